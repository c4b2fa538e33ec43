// The live diagrams as they are written: whole, legal, and true in what they say of a move.
#include "core/game/evidence.h"
#include "core/game/touch.h"
#include "core/verdict/helpmate.h"
#include "tests/support/chess.h"
#include "tests/support/plainrules.h"
#include "tests/support/table.h"
#include "ui/guide/diagramdata.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

using namespace support;
using ui::Diagram;
using ui::DiagramRule;
using ui::DiagramStep;
using ui::GuideWords;

namespace {

QByteArray fileText() {
    QFile file(QStringLiteral(BANMEN_SOURCE_DIR "/resources/guide/diagrams.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const std::vector<DiagramStep>& stepsOf(const Diagram& diagram) {
    static const std::vector<DiagramStep> none;
    const auto* tasks = std::get_if<ui::DiagramTaskList>(&diagram.content);
    return tasks ? tasks->steps : none;
}

const Diagram& diagram(const char* id) {
    const Diagram* found = ui::findDiagram(QString::fromLatin1(id));
    if (!found) {
        qFatal("no diagram %s", id);
    }
    return *found;
}

// Every text of the file with its place in it.
void collect(
    const QJsonValue& value, const QString& where, QList<QPair<QString, QJsonObject>>& all
) {
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        for (int i = 0; i < list.size(); ++i) {
            collect(list[i], QStringLiteral("%1[%2]").arg(where).arg(i), all);
        }
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        if (object.contains(QLatin1String("en")) || object.contains(QLatin1String("ja"))) {
            all.append({where, object});
        }
        for (auto it = object.begin(); it != object.end(); ++it) {
            collect(*it, where + QLatin1Char('/') + it.key(), all);
        }
    }
}

// The position in which a step begins where the reader has taken the way of its goals.
struct Begun {
    const DiagramStep* step;
    chess::Game game;
};

std::optional<chess::Move> firstFitting(const DiagramRule& rule, const chess::Position& position) {
    for (const chess::Move move : position.legalMoves()) {
        if (rule.on.kind == ui::TriggerKind::Move && fits(rule.on, position, move)) {
            return move;
        }
    }
    return std::nullopt;
}

std::vector<Begun> begun(const Diagram& diagram) {
    std::vector<Begun> all;
    chess::Game game = diagram.start;
    const auto& steps = stepsOf(diagram);
    for (std::size_t i = 0; i < steps.size();) {
        const DiagramStep& step = steps[i];
        if (step.placement) {
            game = chess::Game(*step.placement);
        }
        all.push_back({&step, game});
        if (step.goals.empty()) {
            break;
        }
        const DiagramRule& goal = step.goals.front();
        const bool stays = goal.goesBack || step.needed == ui::GoalsNeeded::All;
        if (const auto move = firstFitting(goal, game.position()); move && !stays) {
            game = chess::Game(game.position().play(*move));
            if (!goal.reply.isEmpty()) {
                game = playLine(game, goal.reply);
            }
        }
        i = goal.next;
    }
    return all;
}

// What a sentence claims of the move that it answers.
struct Claimed {
    const char* words; // English
    bool (*isTrue)(const chess::Position& before, chess::Move move);
};

bool isCheck(const chess::Position& before, chess::Move move) {
    return before.play(move).isCheck();
}
bool isEnd(const chess::Position& before, chess::Move move) {
    return !before.play(move).hasLegalMove();
}

const std::vector<Claimed>& claims() {
    static const std::vector<Claimed> all{
        {"Stalemate", [](const auto& b, auto m) { return isEnd(b, m) && !isCheck(b, m); }},
        {"gives no check", [](const auto& b, auto m) { return !isCheck(b, m); }},
        {"king is not attacked", [](const auto& b, auto m) { return !isCheck(b, m); }},
        {"does not attack the king", [](const auto& b, auto m) { return !isCheck(b, m); }},
        {"not mate yet", [](const auto& b, auto m) { return !isEnd(b, m) && !isCheck(b, m); }},
        {"check, but not mate",
         [](const auto& b, auto m) { return !isEnd(b, m) && isCheck(b, m); }},
        {"A discovered check",
         [](const auto& b, auto m) {
             return b.play(m).checkers().count() == 1 && !b.play(m).checkers().contains(m.to());
         }},
        {"that was the pawn", [](const auto&, auto m) { return m.role() == chess::Role::Pawn; }},
        {"that was the king", [](const auto&, auto m) { return m.role() == chess::Role::King; }},
        {"the king has moved", [](const auto&, auto m) { return m.role() == chess::Role::King; }},
        {"this rook has moved", [](const auto&, auto m) { return m.role() == chess::Role::Rook; }},
        {"move of the rook", [](const auto&, auto m) { return m.role() == chess::Role::Rook; }},
        {"cannot mate", [](const auto& b, auto m) { return chess::isDead(b.play(m)); }},
        {"Rd8+", [](const auto& b, auto m) { return san(b, m) == QLatin1String("Rd8+"); }},
        {"Two at once", [](const auto& b, auto m) { return b.play(m).checkers().count() == 2; }},
        {"The queen checks, and",
         [](const auto& b, auto m) { return isEnd(b, m) && isCheck(b, m); }},
    };
    return all;
}

} // namespace

class TestDiagramData : public QObject {
    Q_OBJECT

private slots:
    void everyOneIsThere();
    void words_data();
    void words();
    void linesAreLegal();
    void goalsCanBeReached();
    void answersCanBeGiven();
    void answersAreTrue();
    void refusedFaults_data();
    void refusedFaults();

    void deadOrNot();
    void canMateOrNot();
    void castling();
    void offers();
    void threefold();
    void fiftyMoves();
    void touched();
    void mateAndStalemate();
};

void TestDiagramData::everyOneIsThere() {
    QStringList ids;
    for (const Diagram& one : ui::allDiagrams()) {
        ids.append(one.id);
    }
    QStringList wanted{"1.1", "1.2", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7",
                       "3.1", "3.2", "3.3", "3.4", "4.1", "4.2", "4.3", "4.4", "5.1",
                       "5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "6.1", "6.2", "6.3",
                       "6.4", "A1",  "A2",  "D2",  "D4",  "D5a", "D5b", "D6",  "D7"};
    ids.sort();
    wanted.sort();
    QCOMPARE(ids, wanted);
}

void TestDiagramData::words_data() {
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("japanese");
    for (const char* file : {"diagrams", "quizzes", "drill"}) {
        QFile source(
            QStringLiteral(BANMEN_SOURCE_DIR "/resources/guide/%1.json").arg(QLatin1String(file))
        );
        QVERIFY(source.open(QIODevice::ReadOnly));
        QList<QPair<QString, QJsonObject>> all;
        collect(QJsonDocument::fromJson(source.readAll()).object(), QLatin1String(file), all);
        QVERIFY(all.size() > 30);
        for (const auto& [where, words] : std::as_const(all)) {
            QTest::newRow(qPrintable(where))
                << words[QLatin1String("en")].toString() << words[QLatin1String("ja")].toString();
        }
    }
}

void TestDiagramData::words() {
    QFETCH(QString, english);
    QFETCH(QString, japanese);
    QVERIFY(!english.isEmpty());
    QVERIFY(!japanese.isEmpty());
    static const QRegularExpression kana(QStringLiteral("[\\x{3040}-\\x{30ff}\\x{4e00}-\\x{9fff}]")
    );
    QVERIFY(!english.contains(kana));
    static const QRegularExpression bare(QStringLiteral("^[a-hO0-9KQRBNx:+#-]+$")); // "e4", "5:00"
    QVERIFY(japanese.contains(kana) || (japanese == english && japanese.contains(bare)));
    static const QRegularExpression halfWidth(QStringLiteral("[,.!?;] |[,;!?]$"));
    QVERIFY2(!japanese.contains(halfWidth), qPrintable(japanese));
    for (const QByteArray& word : dataFile(QStringLiteral("banned-words.txt")).split('\n')) {
        const QString banned = QString::fromUtf8(word.trimmed());
        QVERIFY2(banned.isEmpty() || !japanese.contains(banned), qPrintable(banned));
    }
}

// By rules that share nothing with core.
void TestDiagramData::linesAreLegal() {
    const QJsonObject file = QJsonDocument::fromJson(fileText()).object();
    int moves = 0;
    for (const QJsonValue& one : file[QLatin1String("diagrams")].toArray()) {
        chess::Game game = support::game(one[QLatin1String("fen")].toString());
        PlainRules plain(one[QLatin1String("fen")].toString());
        const QString line = one[QLatin1String("line")].toString();
        for (const QString& text : line.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const chess::Move made = move(game.position(), text);
            QVERIFY(plain.legalMoves().contains(uci(made)));
            plain.play(uci(made));
            game = playLine(game, text);
            QCOMPARE(plain.fen(), fen(game.position()));
            ++moves;
        }
        const QString start = plain.fen();
        for (const QJsonValue& frame : one[QLatin1String("frames")].toArray()) {
            const QString text = frame[QLatin1String("move")].toString();
            if (text.isEmpty()) {
                plain = PlainRules(start);
                continue;
            }
            const chess::Move made = move(position(plain.fen()), text);
            QVERIFY(plain.legalMoves().contains(uci(made)));
            plain.play(uci(made));
            ++moves;
        }
    }
    QVERIFY(moves > 40);
}

void TestDiagramData::goalsCanBeReached() {
    for (const Diagram& one : ui::allDiagrams()) {
        for (const auto& [step, game] : begun(one)) {
            for (const DiagramRule& goal : step->goals) {
                const QByteArray where =
                    (one.id + QLatin1Char(' ') + goal.on.patterns.join(u' ')).toUtf8();
                QVERIFY2(goal.next <= stepsOf(one).size(), where.constData());
                const bool hasButton = std::any_of(
                    step->buttons.begin(),
                    step->buttons.end(),
                    [&](const auto& button) { return goal.on.patterns.contains(button.id); }
                );
                const QString first = goal.on.patterns.front();
                switch (goal.on.kind) {
                case ui::TriggerKind::Move:
                    QVERIFY2(firstFitting(goal, game.position()), where.constData());
                    break;
                case ui::TriggerKind::Try:
                    QVERIFY(
                        chess::refusalOnBoard(game, {square(first.left(2)), square(first.mid(2))})
                    );
                    break;
                case ui::TriggerKind::Button: QVERIFY2(hasButton, where.constData()); break;
                case ui::TriggerKind::Typed:
                    QVERIFY(step->isTyped);
                    move(game.position(), first);
                    break;
                default: QVERIFY(first.size() == 2);
                }
            }
        }
    }
}

// No answer stands there that nothing can call up.
void TestDiagramData::answersCanBeGiven() {
    for (const Diagram& one : ui::allDiagrams()) {
        for (const auto& [step, game] : begun(one)) {
            for (const DiagramRule& answer : step->answers) {
                const QByteArray where =
                    (one.id + QLatin1Char(' ') + answer.on.patterns.join(u' ')).toUtf8();
                QVERIFY2(answer.say, where.constData());
                if (answer.on.kind == ui::TriggerKind::Move) {
                    for (const QString& pattern : answer.on.patterns) {
                        DiagramRule alone;
                        alone.on = {answer.on.kind, {pattern}};
                        QVERIFY2(
                            firstFitting(alone, game.position()) ||
                                pattern == QLatin1String("stalemate"),
                            where.constData()
                        );
                    }
                } else if (answer.on.kind == ui::TriggerKind::Try) {
                    const QString tried = answer.on.patterns.front();
                    QVERIFY2(
                        chess::refusalOnBoard(game, {square(tried.left(2)), square(tried.mid(2))}),
                        where.constData()
                    );
                }
            }
        }
    }
}

// Every legal move gets the first answer that fits it; what that says of the move is so.
void TestDiagramData::answersAreTrue() {
    QMap<QString, int> met;
    for (const Diagram& one : ui::allDiagrams()) {
        for (const auto& [step, game] : begun(one)) {
            std::vector<DiagramRule> rules = step->goals;
            rules.insert(rules.end(), step->answers.begin(), step->answers.end());
            for (const chess::Move move : game.position().legalMoves()) {
                const auto rule = std::find_if(rules.begin(), rules.end(), [&](const auto& each) {
                    return each.on.kind == ui::TriggerKind::Move &&
                           fits(each.on, game.position(), move);
                });
                if (rule == rules.end() || !rule->say) {
                    continue;
                }
                for (const auto& [words, isTrue] : claims()) {
                    if (rule->say->english.contains(QLatin1String(words))) {
                        ++met[QLatin1String(words)];
                        QVERIFY2(
                            isTrue(game.position(), move),
                            qPrintable(
                                one.id + QLatin1Char(' ') + uci(move) + QLatin1Char(' ') + words
                            )
                        );
                    }
                }
            }
        }
    }
    for (const auto& claim : claims()) {
        QVERIFY2(met.value(QLatin1String(claim.words)) > 0, claim.words);
    }
}

void TestDiagramData::refusedFaults_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const char* inside, const char* fault) {
        const QByteArray json =
            QByteArray(R"({"diagrams": [{"id": "x", "fen": "6k1/8/8/8/8/8/8/R5K1 w - - 0 1", )") +
            inside + "}]}";
        QTest::newRow(name) << json << QString::fromLatin1(fault);
    };
    const QByteArray task = R"("task": {"en": "Do it.", "ja": "する"}, )";
    const auto steps = [&](const char* inside) {
        return QByteArray(R"("steps": [{)") + task + inside + "}]";
    };
    QTest::newRow("not JSON") << QByteArray("{") << QStringLiteral("unterminated object");
    QTest::newRow("no list") << QByteArray("{}") << QStringLiteral("there are no diagrams");
    QTest::newRow("no legal position")
        << QByteArray(R"({"diagrams": [{"id": "x", "fen": "8/8/8/8/8/8/8/K6k w - - 0 1 x"}]})")
        << QStringLiteral("x: no position: 8/8/8/8/8/8/8/K6k w - - 0 1 x");
    row("nothing to do", R"("game": true)", "x: nothing to do");
    row("a language missing", R"("look": {"caption": {"en": "Look."}})", "x: words are missing");
    row("no move",
        R"("line": "Rb2", "look": {"caption": {"en": "a", "ja": "b"}})",
        "x: no move: Rb2");
    row("a film without start",
        R"("title": {"en": "a", "ja": "b"}, "frames": [{"move": "Ra2", "say": {"en": "a", "ja": "b"}}])",
        "x: a film begins with the start");
    row("an unknown trigger",
        steps(R"("goals": [{"on": "jump:a1"}])").constData(),
        "x: nothing that can be done: jump:a1");
    row("an unknown step",
        steps(R"("goals": [{"on": "move:*", "to": "later"}])").constData(),
        "x: no step: later");
    row("an unknown input",
        steps(R"("input": "voice", "goals": [])").constData(),
        "x: no input: voice");
    row("an unknown square", steps(R"("marks": "i9", "goals": [])").constData(), "x: no square: i9"
    );
}

void TestDiagramData::refusedFaults() {
    QFETCH(QByteArray, json);
    QFETCH(QString, fault);
    const auto read = ui::readDiagrams(json);
    QVERIFY(!read);
    QCOMPARE(read.error(), fault);
}

void TestDiagramData::deadOrNot() { // 5.2.2
    int dead = 0;
    for (const auto& [step, game] : begun(diagram("5.4"))) {
        const QString answer = step->goals.front().on.patterns.front();
        QCOMPARE(chess::isDead(game.position()), answer == QLatin1String("dead"));
        const bool saysMate =
            step->goals.front().say->english.contains(QLatin1String("Here it stands")) ||
            step->goals.front().say->english.contains(QLatin1String("have just mated")) ||
            step->goals.front().say->english.contains(QLatin1String("this is mate"));
        QCOMPARE(saysMate, game.position().isCheck() && !game.position().hasLegalMove());
        dead += answer == QLatin1String("dead") ? 1 : 0;
    }
    QCOMPARE(begun(diagram("5.4")).size(), std::size_t{8});
    QCOMPARE(dead, 4);
}

void TestDiagramData::canMateOrNot() { // 6.9
    const auto all = begun(diagram("5.7"));
    QCOMPARE(all.size(), std::size_t{4});
    for (const auto& [step, game] : all) {
        QCOMPARE(
            chess::cannotMate(game.position(), chess::Color::Black),
            step->goals.front().on.patterns.front() == QLatin1String("no")
        );
    }
    QVERIFY(chess::isBareKing(all[0].game.position(), chess::Color::Black));
    QVERIFY(!chess::isBareKing(all[2].game.position(), chess::Color::Black));
}

void TestDiagramData::castling() {
    const chess::Position b1 = diagram("D4").start.position();
    QVERIFY(!b1.attackers(square(QStringLiteral("b1")), chess::Color::Black).isEmpty());
    const chess::Position now = diagram("4.2").start.position();
    const auto castles = [](const chess::Position& position) {
        return uciMoves(position.legalMoves()).contains(QLatin1String("e1g1"));
    };
    QVERIFY(!castles(now));
    const chess::Game knight = playLine(diagram("4.2").start, QStringLiteral("Nb5 Bxb5"));
    QVERIFY(
        !knight.position().attackers(square(QStringLiteral("f1")), chess::Color::Black).isEmpty()
    );
    QVERIFY(castles(playLine(diagram("4.2").start, QStringLiteral("Ne2 h6")).position()));
}

void TestDiagramData::offers() { // 9.1.2.1
    using enum chess::Color;
    const chess::Game start = diagram("5.3").start;
    QVERIFY(!start.offerRefusal(White));
    const auto offered = playLine(start, QStringLiteral("Nf3")).offerDraw(White);
    QVERIFY(offered);
    QCOMPARE(name(*offered->offerRefusal(White)), QStringLiteral("OfferOpen"));
    const auto answered = offered->play(move(offered->position(), QStringLiteral("Nc6")));
    QVERIFY(answered);
    QVERIFY(!answered->acceptDraw());
}

void TestDiagramData::threefold() { // 9.2
    const chess::Game game = diagram("5.5").start;
    const auto rule = chess::ClaimRule::Threefold;
    QCOMPARE(game.repetitions(), 2);
    QVERIFY(!canClaim(game, rule));
    QCOMPARE(uciMoves(announceable(game, rule)), QStringList("f6g8"));
    const chess::Game third = playLine(game, QStringLiteral("Ng8"));
    QCOMPARE(third.repetitions(), 3);
    QVERIFY(canClaim(third, rule));
    QVERIFY(!judge(game, {rule, move(game.position(), QStringLiteral("Ne4"))}).isRight);
    QCOMPARE(fen(diagram("6.3").start.position()), fen(game.position()));
}

void TestDiagramData::fiftyMoves() { // 9.3
    const chess::Game game = diagram("5.6").start;
    const auto rule = chess::ClaimRule::FiftyMoves;
    QCOMPARE(game.position().halfmoveClock(), 99);
    QVERIFY(!canClaim(game, rule));
    QCOMPARE(announceable(game, rule).size(), game.legalMoves().size());
    QVERIFY(canClaim(playLine(game, QStringLiteral("Ra2")), rule));
}

void TestDiagramData::touched() { // 4.5
    const chess::Position position = diagram("6.1").start.position();
    const auto knight = square(QStringLiteral("e2"));
    QVERIFY(position.legalMoves().where([&](chess::Move m) { return m.from() == knight; }).isEmpty()
    );
    QVERIFY(!dutyOf(position, std::array{knight}).man);
    QVERIFY(dutyOf(position, std::array{square(QStringLiteral("e1"))}).man);
}

void TestDiagramData::mateAndStalemate() {
    const chess::Position mate = diagram("D5a").start.position();
    const chess::Position stale = diagram("D5b").start.position();
    QVERIFY(mate.isCheck() && !mate.hasLegalMove());
    QVERIFY(!stale.isCheck() && !stale.hasLegalMove());
}

QTEST_GUILESS_MAIN(TestDiagramData)
#include "tst_diagramdata.moc"
