#include "ui/guide/diagramdata.h"

#include "core/notation/fen.h"
#include "core/notation/san.h"

#include <QJsonArray>

#include <algorithm>
#include <map>

namespace ui {
namespace {

// Reads one diagram. The first fault is kept, and what follows it does not matter.
class DiagramReader {
public:
    explicit DiagramReader(const QJsonObject& object)
        : m_object(object), m_where(object[QLatin1String("id")].toString()) {}

    chess::Result<Diagram, GuideFault> read();

private:
    void fault(const QString& what);
    GuideWords words(const QJsonValue& value);
    std::optional<GuideWords> wordsIfAny(const QJsonValue& value);
    chess::Position position(const QJsonValue& fen);
    chess::Game game();
    chess::Bitboard squares(const QJsonValue& names);
    std::vector<chess::SquarePair> lines(const QJsonValue& pairs);
    DiagramRule rule(const QJsonObject& object, std::size_t next);
    std::vector<DiagramRule> rules(const QJsonValue& list, std::size_t next);
    std::size_t stepNamed(const QString& id);
    DiagramStep step(const QJsonObject& object, std::size_t number);
    DiagramTaskList tasks();
    DiagramFilm film(const chess::Position& start);

    const QJsonObject m_object; // read only: to ask it for a name adds none
    QString m_where;
    std::optional<GuideFault> m_fault;
};

void DiagramReader::fault(const QString& what) {
    if (!m_fault) {
        m_fault = m_where + QStringLiteral(": ") + what;
    }
}

GuideWords DiagramReader::words(const QJsonValue& value) {
    auto read = readWords(value, m_where);
    if (!read) {
        m_fault = m_fault.value_or(read.error());
    }
    return read.value_or(GuideWords());
}

std::optional<GuideWords> DiagramReader::wordsIfAny(const QJsonValue& value) {
    return value.isUndefined() ? std::nullopt : std::optional(words(value));
}

chess::Position DiagramReader::position(const QJsonValue& fen) {
    const auto read = chess::readFen(fen.toString().toStdString());
    if (!read || !read->warnings.empty()) {
        fault(QStringLiteral("no position: ") + fen.toString());
        return chess::Position::initial();
    }
    return read->value;
}

chess::Game DiagramReader::game() {
    chess::Game game(position(m_object[QLatin1String("fen")]));
    const QString line = m_object[QLatin1String("line")].toString();
    for (const QString& text : line.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto move = chess::readSan(game.position(), text.toStdString());
        auto played = move ? game.play(*move) : chess::Game::Played(game);
        if (!move || !played) {
            fault(QStringLiteral("no move: ") + text);
            break;
        }
        game = *played;
    }
    return game;
}

chess::Bitboard DiagramReader::squares(const QJsonValue& names) {
    chess::Bitboard set;
    for (const QString& name : names.toString().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (const auto square = chess::Square::parse(name.toStdString())) {
            set |= *square;
        } else {
            fault(QStringLiteral("no square: ") + name);
        }
    }
    return set;
}

std::vector<chess::SquarePair> DiagramReader::lines(const QJsonValue& pairs) {
    std::vector<chess::SquarePair> read;
    for (const QString& pair : pairs.toString().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto from = chess::Square::parse(pair.left(2).toStdString());
        const auto to = chess::Square::parse(pair.mid(2).toStdString());
        if (from && to) {
            read.push_back({*from, *to});
        } else {
            fault(QStringLiteral("no line: ") + pair);
        }
    }
    return read;
}

std::size_t DiagramReader::stepNamed(const QString& id) {
    const QJsonArray steps = m_object[QLatin1String("steps")].toArray();
    const auto named = std::find_if(steps.begin(), steps.end(), [&](const QJsonValue& step) {
        return step[QLatin1String("id")].toString() == id;
    });
    if (named == steps.end() && id != QLatin1String("end")) {
        fault(QStringLiteral("no step: ") + id);
    }
    return static_cast<std::size_t>(named - steps.begin());
}

std::optional<DiagramClocks> clocksIn(const QJsonValue& value) {
    if (value.isUndefined()) {
        return std::nullopt;
    }
    return DiagramClocks{
        std::chrono::seconds(value[QLatin1String("used")].toInt()),
        value[QLatin1String("pressed")].toBool()};
}

DiagramRule DiagramReader::rule(const QJsonObject& object, std::size_t next) {
    DiagramRule rule;
    const QString on = object[QLatin1String("on")].toString();
    if (const auto trigger = parseTrigger(on)) {
        rule.on = *trigger;
    } else {
        fault(QStringLiteral("nothing that can be done: ") + on);
    }
    rule.say = wordsIfAny(object[QLatin1String("say")]);
    rule.reply = object[QLatin1String("reply")].toString();
    rule.clocks = clocksIn(object[QLatin1String("clock")]);
    rule.goesBack = object[QLatin1String("back")].toBool();
    const QString to = object[QLatin1String("to")].toString();
    rule.next = to.isEmpty() ? next : stepNamed(to);
    return rule;
}

std::vector<DiagramRule> DiagramReader::rules(const QJsonValue& list, std::size_t next) {
    std::vector<DiagramRule> read;
    for (const QJsonValue& value : list.toArray()) {
        read.push_back(rule(value.toObject(), next));
    }
    return read;
}

std::optional<TaskInput> inputNamed(const QString& name) {
    if (name == QLatin1String("squares")) {
        return TaskInput::Squares;
    }
    if (name == QLatin1String("none")) {
        return TaskInput::Nothing;
    }
    return name.isEmpty() ? std::optional(TaskInput::Moves) : std::nullopt;
}

DiagramStep DiagramReader::step(const QJsonObject& object, std::size_t number) {
    const auto at = [&](const char* key) { return object[QLatin1String(key)]; };
    DiagramStep step;
    step.task = words(at("task"));
    if (!at("position").isUndefined()) {
        step.placement = position(at("position"));
    }
    if (!at("below").isUndefined()) {
        step.below = at("below").toString() == QLatin1String("black") ? chess::Color::Black
                                                                      : chess::Color::White;
    }
    const auto input = inputNamed(at("input").toString());
    if (!input) {
        fault(QStringLiteral("no input: ") + at("input").toString());
    }
    step.input = input.value_or(TaskInput::Moves);
    step.needed =
        at("need").toString() == QLatin1String("all") ? GoalsNeeded::All : GoalsNeeded::One;
    step.goals = rules(at("goals"), number + 1);
    step.answers = rules(at("answers"), number + 1);
    step.found = wordsIfAny(at("found"));
    for (const QJsonValue& button : at("buttons").toArray()) {
        step.buttons.push_back({button[QLatin1String("id")].toString(), words(button)});
    }
    step.isTyped = at("typed").toBool();
    step.marks = squares(at("marks"));
    step.lines = lines(at("lines"));
    step.clocks = clocksIn(at("clock"));
    return step;
}

DiagramTaskList DiagramReader::tasks() {
    DiagramTaskList list;
    for (const QJsonValue& value : m_object[QLatin1String("steps")].toArray()) {
        list.steps.push_back(step(value.toObject(), list.steps.size()));
    }
    if (list.steps.empty()) {
        fault(QStringLiteral("nothing to do"));
    }
    return list;
}

DiagramFilm DiagramReader::film(const chess::Position& start) {
    DiagramFilm film;
    film.title = words(m_object[QLatin1String("title")]);
    chess::Position now = start;
    for (const QJsonValue& value : m_object[QLatin1String("frames")].toArray()) {
        DiagramFrame frame;
        frame.say = words(value[QLatin1String("say")]);
        if (const QString san = value[QLatin1String("move")].toString(); !san.isEmpty()) {
            const auto move = chess::readSan(now, san.toStdString());
            if (!move) {
                fault(QStringLiteral("no move: ") + san);
                break;
            }
            now = now.play(*move);
            frame.move = san;
        } else {
            now = start;
        }
        film.frames.push_back(frame);
    }
    if (film.frames.empty() || film.frames.front().move) {
        fault(QStringLiteral("a film begins with the start"));
    }
    return film;
}

std::optional<DiagramCounter> counterNamed(const QString& name) {
    if (name == QLatin1String("start")) {
        return DiagramCounter::Start;
    }
    return name == QLatin1String("halfmoves") ? std::optional(DiagramCounter::Halfmoves)
                                              : std::nullopt;
}

chess::Result<Diagram, GuideFault> DiagramReader::read() {
    Diagram diagram;
    diagram.id = m_where;
    diagram.start = game();
    if (const QJsonValue look = m_object[QLatin1String("look")]; !look.isUndefined()) {
        diagram.content = DiagramLook{
            words(look[QLatin1String("caption")]), look[QLatin1String("zone")].toBool()};
    } else if (m_object.contains(QLatin1String("frames"))) {
        diagram.content = film(diagram.start.position());
    } else {
        diagram.content = tasks();
    }
    diagram.counter = counterNamed(m_object[QLatin1String("counter")].toString());
    diagram.offersGame = m_object[QLatin1String("game")].toBool(true);
    diagram.hasFaintMen = m_object[QLatin1String("faint")].toBool();
    if (m_where.isEmpty()) {
        fault(QStringLiteral("a diagram without id"));
    }
    if (m_fault) {
        return chess::failure(*m_fault);
    }
    return diagram;
}

} // namespace

chess::Result<std::vector<Diagram>, GuideFault> readDiagrams(const QByteArray& json) {
    const auto list = readList(json, "diagrams");
    if (!list) {
        return chess::failure(list.error());
    }
    std::vector<Diagram> diagrams;
    for (const QJsonValue& value : *list) {
        auto diagram = DiagramReader(value.toObject()).read();
        if (!diagram) {
            return chess::failure(diagram.error());
        }
        diagrams.push_back(std::move(*diagram));
    }
    return diagrams;
}

const std::vector<Diagram>& allDiagrams() {
    static const auto read = readDiagrams(guideFile("diagrams.json"));
    static const std::vector<Diagram> none;
    Q_ASSERT_X(read, "diagrams.json", qPrintable(read ? QString() : read.error()));
    return read ? *read : none;
}

// Read when it is asked for: reading all of them takes longer than a page may take to open.
const Diagram* findDiagram(const QString& id) {
    static const auto list = readList(guideFile("diagrams.json"), "diagrams");
    static std::map<QString, Diagram> found; // where they are, they stay
    if (const auto known = found.find(id); known != found.end()) {
        return &known->second;
    }
    for (const QJsonValue& value : list.value_or(QJsonArray())) {
        if (value[QLatin1String("id")].toString() == id) {
            auto diagram = DiagramReader(value.toObject()).read();
            Q_ASSERT_X(diagram, "diagrams.json", qPrintable(diagram ? QString() : diagram.error()));
            return diagram ? &found.emplace(id, std::move(*diagram)).first->second : nullptr;
        }
    }
    return nullptr;
}

} // namespace ui
