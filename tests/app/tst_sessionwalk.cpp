// Whatever the players do, in whatever order: what a session promises holds after each act, and
// there is always a move that can be made.
#include "app/sessionjson.h"
#include "tests/app/situation.h"
#include "tests/support/chess.h"
#include "tests/support/walk.h"

#include <QtTest>

#include <functional>

using namespace support;
using namespace std::chrono_literals;
using chess::ActRefusal;
using chess::Color;

namespace {

const QStringList& starts() {
    static const QStringList all{
        InitialFen,
        QStringLiteral("1r2k3/P6P/8/8/8/8/p6p/1R2K3 w - - 0 1"),
        QStringLiteral("r3k2r/p6p/8/3pP3/8/8/P6P/R3K2R w KQkq d6 0 1"),
        QStringLiteral("8/5k2/8/8/8/2R5/8/2K5 w - - 97 90"),
        QStringLiteral("8/5k2/8/8/8/2R5/P7/2K5 w - - 147 120"),
        QStringLiteral("k7/p7/P7/8/8/7p/7P/7K w - - 0 1"),
    };
    return all;
}

constexpr int Acts = 50;
constexpr std::uint32_t Games = 80;

QString told(const chess::Pending& pending) {
    return QString::number(pending.index());
}

// Players who do whatever comes to their minds.
class Players {
public:
    Players(std::uint32_t seed, const QString& rules, const QString& terms, const QString& fen)
        : m_dice(seed) {
        QObject::connect(&m_session, &app::GameSession::changed, [this] { ++m_changes; });
        QObject::connect(&m_session, &app::GameSession::refused, [this](ActRefusal why) {
            m_refusals << name(why);
        });
        const chess::GameTerms agreed = termsOf(rules, terms);
        std::vector<chess::Clock> clocks;
        if (agreed.controls) {
            clocks.emplace_back(agreed.controls->at(0), agreed.controls->at(1));
        }
        m_session.resume({chess::Game(position(fen), rulesetOf(rules)), agreed, clocks, {}});
        m_session.startClock();
    }

    bool isOver() const { return m_session.game().isOver(); }

    // What was done last, and where it began.
    QString lately() const {
        const QStringList last = m_story.mid(std::max<qsizetype>(m_story.size() - 60, 0));
        return QStringLiteral(": %1: ").arg(fen(m_session.game().start())) +
               last.join(QLatin1Char(' '));
    }

    void act(int times) {
        for (int i = 0; i < times && !isOver(); ++i) {
            doAnything();
        }
    }

    // Does one thing, and gives what is wrong after it; nothing: "".
    QString act() {
        const chess::Game before = m_session.game();
        m_changes = 0;
        m_refusals.clear();
        doAnything();
        const bool isFallen = m_refusals.contains(QStringLiteral("FlagFallen"));
        if (!m_refusals.isEmpty() && !isFallen && !(m_session.game() == before)) {
            return QStringLiteral("refused, and the game is another");
        }
        if (m_changes > 1 || m_refusals.size() > 1) {
            return QStringLiteral("said more than once");
        }
        return faultInRecord();
    }

    // A move can be made and completed, whatever is pending.
    QString goOn() {
        const std::size_t plies = m_session.game().plyCount();
        m_session.resumeClock();
        m_session.endAnnouncing();
        if (std::holds_alternative<chess::PromotionPending>(m_session.pending())) {
            m_session.choosePromotion(chess::Role::Queen);
        }
        for (const chess::Move move : m_session.game().legalMoves()) {
            if (m_session.game().plyCount() > plies || isMoveMade()) {
                break;
            }
            m_session.play(move);
        }
        if (isMoveMade()) {
            m_session.completeMove();
        }
        return m_session.game().plyCount() > plies || isOver()
                   ? QString()
                   : QStringLiteral("no move can be made, pending ") + told(m_session.pending());
    }

private:
    bool isMoveMade() const { return std::holds_alternative<chess::MoveMade>(m_session.pending()); }

    QString faultInRecord() const {
        const app::SessionRecord record = m_session.record();
        const auto read = app::readSession(app::writeSession(record));
        if (!read) {
            return QStringLiteral("kept, and not to be read");
        }
        const bool isSame = read->game.position() == record.game.position() &&
                            read->game.dealings() == record.game.dealings() &&
                            read->game.outcome() == record.game.outcome();
        return isSame ? QString() : QStringLiteral("read back as another");
    }

    template <typename Container>
    auto any(const Container& all) {
        return all[roll(m_dice, std::size(all))];
    }

    chess::Square anySquare() { return chess::Square::at(static_cast<int>(roll(m_dice, 64))); }

    chess::Square anyMan() {
        std::vector<chess::Square> men;
        for (const chess::Square square : m_session.game().position().board().occupied()) {
            men.push_back(square);
        }
        return any(men);
    }

    void playAnything() {
        const chess::MoveList moves = m_session.game().position().legalMoves();
        if (!moves.isEmpty()) {
            const chess::Move move = any(moves);
            m_story << uci(move);
            m_session.play(move);
        }
    }

    void reachAnything() {
        const auto promotions =
            m_session.game().position().legalMoves().where([](chess::Move move) {
                return move.isPromotion();
            });
        if (!promotions.isEmpty()) {
            const chess::Move move = any(promotions);
            m_session.reachPromotion(move.from(), move.to());
        }
    }

    using Deed = std::pair<const char*, std::function<void(Players&)>>;

    static const std::vector<Deed>& deeds();

    void doAnything() {
        const Deed& deed = deeds()[roll(m_dice, deeds().size())];
        m_story << QString::fromLatin1(deed.first);
        deed.second(*this);
    }

    Dice m_dice;
    HandTime m_time;
    app::GameSession m_session{m_time};
    int m_changes = 0;
    QStringList m_refusals;
    QStringList m_story;
};

// Some more often than others.
const std::vector<Players::Deed>& Players::deeds() {
    static const std::vector<Deed> all{
        {"play", [](Players& p) { p.playAnything(); }},
        {"play", [](Players& p) { p.playAnything(); }},
        {"play", [](Players& p) { p.playAnything(); }},
        {"press", [](Players& p) { p.m_session.completeMove(); }},
        {"touch", [](Players& p) { p.m_session.touch(p.anyMan()); }},
        {"touch", [](Players& p) { p.m_session.touch(p.anyMan()); }},
        {"adjust", [](Players& p) { p.m_session.adjust(); }},
        {"attempt",
         [](Players& p) {
             const chess::Square from = p.anySquare();
             p.m_session.attempt(from, p.anySquare());
         }},
        {"reach", [](Players& p) { p.reachAnything(); }},
        {"choose", [](Players& p) { p.m_session.choosePromotion(p.any(chess::AllRoles)); }},
        {"cancel", [](Players& p) { p.m_session.cancelPending(); }},
        {"offer", [](Players& p) { p.m_session.offerDraw(p.any(chess::AllColors)); }},
        {"decline", [](Players& p) { p.m_session.declineDraw(); }},
        {"announcing", [](Players& p) { p.m_session.beginAnnouncing(); }},
        {"announcing", [](Players& p) { p.m_session.beginAnnouncing(); }},
        {"unannounce", [](Players& p) { p.m_session.endAnnouncing(); }},
        {"claim", [](Players& p) { p.m_session.claimDraw(p.any(chess::AllClaimRules)); }},
        {"claim", [](Players& p) { p.m_session.claimDraw(p.any(chess::AllClaimRules)); }},
        {"claim", [](Players& p) { p.m_session.claimDraw(p.any(chess::AllClaimRules)); }},
        {"takeback", [](Players& p) { p.m_session.takeBack(); }},
        {"redo", [](Players& p) { p.m_session.redo(); }},
        {"pause", [](Players& p) { p.m_session.pauseClock(); }},
        {"resume", [](Players& p) { p.m_session.resumeClock(); }},
        {"resume", [](Players& p) { p.m_session.resumeClock(); }},
        {"wait", [](Players& p) { p.m_time.advance(700ms); }},
    };
    return all;
}

} // namespace

class TestSessionWalk : public QObject {
    Q_OBJECT

private slots:
    void anything_data();
    void anything();
    void goesOn_data();
    void goesOn();
};

void TestSessionWalk::anything_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("terms");
    const QVector<QPair<QString, QString>> tables{
        {"fide", "-"},
        {"fide", "5+3"},
        {"fide", "1+0 press"},
        {"automatic", "5+3"},
        {"family", "-"},
        {"family", "1+0 done"},
        {"family", "5+0 press"},
        {"board", "preset"},
        {"board", "1+0"},
        {"board", "-"},
        {"board", "5+0 free"},
        {"board", "up"},
        {"fide;touchMove=on", "5+0 press free"},
        {"fide;illegalMove=restored", "5+0 press"},
        {"fide;offerTime=afterOwnMove;agreementMoves=2", "5+0 press"},
    };
    for (const auto& [rules, terms] : tables) {
        QTest::addRow("%s, %s", qPrintable(rules), qPrintable(terms)) << rules << terms;
    }
}

void TestSessionWalk::anything() {
    QFETCH(QString, rules);
    QFETCH(QString, terms);
    for (std::uint32_t seed = 0; seed < Games; ++seed) {
        const QString& fen = starts()[static_cast<qsizetype>(seed) % starts().size()];
        Players players(seed, rules, terms, fen);
        for (int i = 0; i < Acts && !players.isOver(); ++i) {
            const QString fault = players.act();
            QVERIFY2(fault.isEmpty(), qPrintable(fault + players.lately()));
        }
    }
}

void TestSessionWalk::goesOn_data() {
    anything_data();
}

// After each act of the same games.
void TestSessionWalk::goesOn() {
    QFETCH(QString, rules);
    QFETCH(QString, terms);
    for (std::uint32_t seed = 0; seed < Games; ++seed) {
        const QString& fen = starts()[static_cast<qsizetype>(seed) % starts().size()];
        for (int acts = 1; acts <= Acts; acts += 4) {
            Players players(seed, rules, terms, fen);
            players.act(acts);
            const QString fault = players.isOver() ? QString() : players.goOn();
            QVERIFY2(fault.isEmpty(), qPrintable(fault + players.lately()));
        }
    }
}

QTEST_GUILESS_MAIN(TestSessionWalk)
#include "tst_sessionwalk.moc"
