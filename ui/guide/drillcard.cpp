#include "ui/guide/drillcard.h"

#include "core/notation/san.h"
#include "core/verdict/kingzone.h"
#include "ui/guide/spacedlabel.h"
#include "ui/tasks/taskboard.h"
#include "ui/text/refusalwords.h"

#include <QRandomGenerator>

namespace ui {
namespace {

constexpr int MostMovesNamed = 3;

QString idOfVerdict(DrillVerdict verdict) {
    switch (verdict) {
    case DrillVerdict::Mate: return QStringLiteral("mate");
    case DrillVerdict::Stalemate: return QStringLiteral("stalemate");
    case DrillVerdict::Neither: break;
    }
    return QStringLiteral("neither");
}

DrillPosition positionAt(int number, DrillGenerator& generator) {
    const auto& known = knownDrill();
    const auto index = static_cast<std::size_t>(number);
    return index < known.size() ? known[index] : generator.next();
}

} // namespace

QString written(const DrillProgress& progress) {
    return QStringLiteral("%1 %2 %3 %4")
        .arg(progress.answered)
        .arg(progress.right)
        .arg(progress.streak)
        .arg(progress.best);
}

std::optional<DrillProgress> readProgress(const QString& text) {
    const QStringList parts = text.split(QLatin1Char(' '));
    std::array<int, 4> numbers{};
    if (parts.size() != static_cast<int>(numbers.size())) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        bool isNumber = false;
        numbers[i] = parts[static_cast<int>(i)].toInt(&isNumber);
        if (!isNumber || numbers[i] < 0) {
            return std::nullopt;
        }
    }
    const DrillProgress read{numbers[0], numbers[1], numbers[2], numbers[3]};
    const bool isPossible =
        read.right <= read.answered && read.best <= read.right && read.streak <= read.best;
    return isPossible ? std::optional(read) : std::nullopt;
}

DrillCard::DrillCard(QWidget* parent) : DrillCard(QRandomGenerator::global()->generate(), parent) {}

DrillCard::DrillCard(std::uint32_t seed, QWidget* parent)
    : DiagramPanel(parent),
      m_generator(seed),
      m_now(positionAt(0, m_generator)),
      m_board(new TaskBoard(this)),
      m_score(new SpacedLabel(this)),
      m_choices(new DiagramButtons(DiagramButtons::Flow::Row, this)),
      m_answer(new DiagramAnswer(this)),
      m_zone(new SpacedLabel(this)) {
    setObjectName(QStringLiteral("drill"));
    m_score->setObjectName(QStringLiteral("drillScore"));
    m_zone->setObjectName(QStringLiteral("drillZone"));
    m_board->setInput(TaskInput::Nothing);
    setBoard(m_board);
    for (QWidget* part : std::initializer_list<QWidget*>{m_score, m_answer, m_choices, m_zone}) {
        add(part);
    }
    connect(m_choices, &DiagramButtons::pressed, this, [this](const QString& id) {
        if (id == QLatin1String("next")) {
            return ask();
        }
        for (const DrillVerdict verdict : AllDrillVerdicts) {
            if (id == idOfVerdict(verdict)) {
                return answer(verdict);
            }
        }
    });
    ask();
}

void DrillCard::setProgress(const DrillProgress& progress) {
    m_progress = progress;
    if (m_progress.answered >= static_cast<int>(knownDrill().size())) {
        setDone(true);
    }
    ask();
}

void DrillCard::ask() {
    m_given.reset();
    m_now = positionAt(m_progress.answered, m_generator);
    m_board->setCheckShown(false); // it is a part of the answer
    m_board->start(m_now.position, chess::Color::White);
    showWords();
}

void DrillCard::answer(DrillVerdict verdict) {
    if (m_given) {
        return;
    }
    m_given = verdict;
    const bool isRight = verdict == drillVerdict(m_now.position);
    ++m_progress.answered;
    m_progress.right += isRight ? 1 : 0;
    m_progress.streak = isRight ? m_progress.streak + 1 : 0;
    m_progress.best = std::max(m_progress.best, m_progress.streak);
    m_board->setCheckShown(true);
    m_board->setZone(kingZone(m_now.position, m_now.position.turn()));
    showWords();
    emit progressChanged(m_progress);
    if (m_progress.answered == static_cast<int>(knownDrill().size())) {
        setDone(true);
        emit done(objectName());
    }
}

QString DrillCard::reason() const {
    if (m_now.why) {
        return said(*m_now.why);
    }
    const chess::Position& position = m_now.position;
    QStringList moves;
    for (const chess::Move move : position.legalMoves()) {
        moves.append(QString::fromStdString(chess::writeSan(position, move)));
    }
    if (moves.isEmpty()) {
        return position.isCheck() ? tr("Check, and no legal move.")
                                  : tr("No check, and no legal move.");
    }
    const QString named = moves.mid(0, MostMovesNamed).join(tr(", ", "between moves"));
    return moves.size() > MostMovesNamed ? tr("There are legal moves: %1 and others.").arg(named)
                                         : tr("There are legal moves: %1.").arg(named);
}

void DrillCard::showWords() {
    const int known = static_cast<int>(knownDrill().size());
    const int number = m_progress.answered + (m_given ? 0 : 1);
    setHeading(
        number <= known ? tr("%1 of %2: mate, stalemate or neither?").arg(number).arg(known)
                        : tr("Position %1: mate, stalemate or neither?").arg(number)
    );
    m_score->setWords(tr("%1 of %2 right. In a row: %3, best: %4.")
                          .arg(m_progress.right)
                          .arg(m_progress.answered)
                          .arg(m_progress.streak)
                          .arg(m_progress.best));
    m_score->setVisible(m_progress.answered > 0); // there is nothing to tell before
    const QString turn =
        m_now.position.turn() == chess::Color::White ? tr("White to move.") : tr("Black to move.");
    m_board->describe(tr("Board of the drill"), turn);
    m_zone->setVisible(m_given.has_value());
    if (!m_given) {
        m_choices->set(
            {{idOfVerdict(DrillVerdict::Mate), tr("Mate")},
             {idOfVerdict(DrillVerdict::Stalemate), tr("Stalemate")},
             {idOfVerdict(DrillVerdict::Neither), tr("Neither")}}
        );
        m_answer->say(DiagramTone::Hint, {turn, {}});
        return;
    }
    const DrillVerdict verdict = drillVerdict(m_now.position);
    const QString truth = verdict == DrillVerdict::Mate        ? tr("It is checkmate.")
                          : verdict == DrillVerdict::Stalemate ? tr("It is stalemate: a draw.")
                                                               : tr("Neither: the game goes on.");
    const bool isRight = m_given == verdict;
    //: two sentences, one after the other
    QString sentence = tr("%1 %2").arg(isRight ? tr("Right.") : tr("Not quite."), truth);
    if (m_now.title) {
        sentence += QLatin1Char('\n') + said(*m_now.title);
    }
    sentence += QLatin1Char('\n') + reason();
    m_answer->say(
        isRight ? DiagramTone::Right : DiagramTone::Wrong,
        {sentence,
         verdict == DrillVerdict::Neither
             ? QString()
             : text::cite(verdict == DrillVerdict::Mate ? "5.1.1" : "5.2.1")}
    );
    const auto zone = kingZone(m_now.position, m_now.position.turn());
    m_zone->setWords(text::zoneLines(zone, m_now.position.board()).join(QLatin1Char('\n')));
    m_choices->set({{QStringLiteral("next"), tr("Next position")}});
}

void DrillCard::retranslate() {
    showWords();
}

} // namespace ui
