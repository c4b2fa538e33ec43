#include "ui/shell/commands.h"

#include "ui/play/drawdesk.h"
#include "ui/text/refusalwords.h"

#include <QActionGroup>
#include <QEvent>
#include <QIcon>
#include <QMenu>
#include <QMenuBar>

namespace ui {

Commands::Commands(QObject* parent) : QObject(parent) {
    auto* themes = new QActionGroup(this);
    auto* languages = new QActionGroup(this);
    newGame = add("newGame", {QKeySequence::New});
    nextGame = add("nextGame");
    clockKey = add("clockKey", {QKeySequence(Qt::Key_Space)});
    pause = add("pause", {QKeySequence(Qt::Key_P)});
    clockKey->setAutoRepeat(false);
    pause->setAutoRepeat(false);
    arbiter = add("arbiter");
    coverWhilePaused = add("coverWhilePaused");
    coverWhilePaused->setCheckable(true);
    quit = add("quit", {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    quit->setMenuRole(QAction::QuitRole);
    takeBack = add("takeBack", {QKeySequence(Qt::CTRL | Qt::Key_Z)});
    redo =
        add("redo",
            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    copyFen = add("copyFen", {QKeySequence::Copy});
    resignWhite = add("resignWhiteCommand");
    resignBlack = add("resignBlackCommand");
    offerWhite = add("offerWhiteCommand");
    offerBlack = add("offerBlackCommand");
    acceptDraw = add("acceptDraw");
    declineDraw = add("declineDraw");
    claimDraw = add("claimDraw", {QKeySequence(Qt::CTRL | Qt::Key_D)});
    adjust = add("adjust", {QKeySequence(Qt::Key_J)});
    claimNotice = add("claimNotice");
    counts = add("counts");
    addAids();
    claimNotice->setCheckable(true);
    counts->setCheckable(true);
    lessons = add("lessons", {QKeySequence(Qt::CTRL | Qt::Key_L)});
    flip = add("flip", {QKeySequence(Qt::Key_F)});
    turnEachMove = add("turnEachMove");
    turnEachMove->setCheckable(true);
    first = add("first", {QKeySequence(Qt::Key_Home)});
    previous = add("previous", {QKeySequence(Qt::Key_PageUp)});
    next = add("next", {QKeySequence(Qt::Key_PageDown)});
    last = add("last", {QKeySequence(Qt::Key_End)});
    light = addChoice("light", themes);
    dark = addChoice("dark", themes);
    english = addChoice("english", languages);
    japanese = addChoice("japanese", languages);
    guide = add("guide", {QKeySequence(Qt::Key_F1)});
    about = add("about");
    about->setMenuRole(QAction::AboutRole);
    retranslate();
}

QAction* Commands::add(const char* name, const QList<QKeySequence>& keys) {
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    return action;
}

QAction* Commands::addChoice(const char* name, QActionGroup* group) {
    QAction* action = add(name);
    action->setCheckable(true);
    group->addAction(action);
    return action;
}

void Commands::fill(QMenuBar& bar) {
    const auto menu = [&](const QList<QAction*>& actions) {
        QMenu* added = bar.addMenu(QString());
        for (QAction* action : actions) {
            if (action) {
                added->addAction(action);
            } else {
                added->addSeparator();
            }
        }
        m_menus.append(added);
    };
    menu({newGame, nextGame, nullptr, resignWhite, resignBlack, nullptr, copyFen, nullptr, quit});
    menu({takeBack, redo, adjust, nullptr, first, previous, next, last});
    menu(
        {offerWhite,
         offerBlack,
         acceptDraw,
         declineDraw,
         nullptr,
         claimDraw,
         nullptr,
         claimNotice,
         counts}
    );
    menu({clockKey, pause, arbiter, nullptr, coverWhilePaused});
    menu(
        {lessons, nullptr, aids, nullptr, targets, pieceCard, castlingChips, explainRefusals, hints}
    );
    menu({flip, turnEachMove, nullptr, light, dark});
    menu({english, japanese});
    menu({guide, nullptr, about});
    bar.installEventFilter(this);
    retranslate();
}

bool Commands::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    return QObject::eventFilter(watched, event);
}

void Commands::retranslate() {
    newGame->setText(tr("&New game…"));
    nextGame->setText(tr("&Rematch"));
    clockKey->setText(tr("&Start, or complete the move"));
    pause->setText(tr("&Pause or resume"));
    arbiter->setText(tr("&Change the times…"));
    coverWhilePaused->setText(tr("C&over the board while paused"));
    quit->setText(tr("&Quit"));
    takeBack->setText(tr("&Take back"));
    redo->setText(tr("&Play it again"));
    copyFen->setText(tr("&Copy the position (FEN)"));
    resignWhite->setText(tr("&White resigns…"));
    resignBlack->setText(tr("&Black resigns…"));
    offerWhite->setText(tr("&White offers a draw"));
    offerBlack->setText(tr("&Black offers a draw"));
    acceptDraw->setText(tr("&Accept the offer"));
    declineDraw->setText(tr("D&ecline the offer"));
    claimDraw->setText(tr("&Claim a draw…"));
    adjust->setText(tr("“I &adjust” (j’adoube)"));
    claimNotice->setText(tr("&Say when a draw may be claimed"));
    retranslateAids();
    counts->setText(tr("C&ount positions and moves"));
    lessons->setText(tr("&Lessons"));
    flip->setText(tr("&Flip the board"));
    turnEachMove->setText(tr("&Turn the board after each move"));
    first->setText(tr("&First position"));
    previous->setText(tr("One move &back"));
    next->setText(tr("One move f&orward"));
    last->setText(tr("&Last position"));
    light->setText(tr("&Light"));
    dark->setText(tr("&Dark"));
    english->setText(QStringLiteral("&English"));
    japanese->setText(QStringLiteral("日本語(&J)"));
    guide->setText(tr("&Rules guide"));
    about->setText(tr("&About Banmen"));
    const QStringList titles{
        tr("&Game"),
        tr("&Moves"),
        tr("&Draw"),
        tr("&Clock"),
        tr("Le&arn"),
        tr("&View"),
        tr("&Language"),
        tr("&Help")};
    for (qsizetype i = 0; i < m_menus.size(); ++i) {
        m_menus[i]->setTitle(titles.at(i));
    }
    for (QAction* action : {redo, flip, first, previous, next, last}) {
        QString words = action->text();
        words.remove(QLatin1Char('&'));
        action->setToolTip(words);
    }
}

void Commands::update(const GameSource& source, std::size_t shownPly) {
    const chess::Game& game = source.game();
    redo->setEnabled(game.canRedo() && (game.isOver() || !isDecided(source)));
    nextGame->setEnabled(game.isOver());
    resignWhite->setEnabled(!isDecided(source));
    resignBlack->setEnabled(!isDecided(source));
    copyFen->setEnabled(true);
    flip->setEnabled(true);
    updateDraws(source);
    updateAids(source);
    first->setEnabled(shownPly > 0);
    previous->setEnabled(shownPly > 0);
    next->setEnabled(shownPly < game.plyCount());
    last->setEnabled(shownPly < game.plyCount());
    updateClock(source);
    updateTakeBack(source);
}

void Commands::updateAwayFromGame() {
    for (QAction* action :
         {nextGame,    clockKey,    pause,      arbiter,    takeBack,   redo,        copyFen,
          resignWhite, resignBlack, offerWhite, offerBlack, acceptDraw, declineDraw, claimDraw,
          adjust,      flip,        first,      previous,   next,       last}) {
        action->setEnabled(false);
    }
}

void Commands::updateDraws(const GameSource& source) {
    const chess::Game& game = source.game();
    const bool isOn = !isDecided(source);
    const bool isOpen = isOn && game.dealings().openOffer();
    const auto canOffer = [&](chess::Color color) {
        return isOn && game.dealings().openOffer() != !color;
    };
    offerWhite->setEnabled(canOffer(chess::Color::White));
    offerBlack->setEnabled(canOffer(chess::Color::Black));
    acceptDraw->setEnabled(isOpen);
    declineDraw->setEnabled(isOpen);
    claimDraw->setEnabled(isOn);
    adjust->setEnabled(isOn && game.rules().touchMove == chess::Aid::On);
}

void Commands::updateClock(const GameSource& source) {
    const auto& clock = source.clock();
    const auto is = [&](chess::ClockPhase phase) { return clock && clock->phase() == phase; };
    const bool isPaused = is(chess::ClockPhase::Paused) && !source.game().isOver();
    clockKey->setEnabled((waitsForStart(source) || canComplete(source)) && !isPaused);
    pause->setEnabled(is(chess::ClockPhase::Running) || isPaused);
    arbiter->setEnabled(isPaused);
}

// Greyed with its reason.
void Commands::updateTakeBack(const GameSource& source) {
    const bool isPending = isShownOnly(source.pending());
    const auto why = source.takeBackRefusal();
    QString words = tr("&Take back");
    words.remove(QLatin1Char('&'));
    takeBack->setEnabled(isPending || !why);
    takeBack->setToolTip(
        isPending || !why ? words : text::refusalOf(*why, source.game(), source.pending()).title
    );
}

void Commands::setTheme(Theme theme) {
    (theme == Theme::Light ? light : dark)->setChecked(true);
}

void Commands::setLanguage(const QString& code) {
    (code == QLatin1String("ja") ? japanese : english)->setChecked(true);
}

void connectDraws(Commands& commands, DrawDesk& draws) {
    const auto connected = [&](QAction* action, auto wish) {
        QObject::connect(action, &QAction::triggered, &draws, wish);
    };
    connected(commands.offerWhite, [&draws] { emit draws.offered(chess::Color::White); });
    connected(commands.offerBlack, [&draws] { emit draws.offered(chess::Color::Black); });
    connected(commands.acceptDraw, &DrawDesk::accepted);
    connected(commands.declineDraw, &DrawDesk::declined);
    connected(commands.claimDraw, &DrawDesk::openClaim);
    connected(commands.adjust, &DrawDesk::adjustRequested);
    QObject::connect(commands.claimNotice, &QAction::toggled, &draws, &DrawDesk::setNoticesShown);
    QObject::connect(commands.counts, &QAction::toggled, &draws, &DrawDesk::setCountsShown);
}

} // namespace ui
