#include "ui/guide/diagramfilm.h"

#include "core/notation/san.h"
#include "ui/board/boardview.h"

namespace ui {
namespace {

constexpr std::chrono::milliseconds FramePace{2200}; // the words beside a frame are to be read

} // namespace

DiagramFilmPlayer::DiagramFilmPlayer(const Diagram& diagram, TaskBoard& board, QObject* parent)
    : QObject(parent),
      m_diagram(diagram),
      m_film(std::get<DiagramFilm>(diagram.content)),
      m_board(board),
      m_timer(this) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (!m_board.visibleRegion().isEmpty()) { // else it may be further down the page
            step();
        }
        wait();
    });
    m_board.start(m_diagram.start, chess::Color::White);
}

void DiagramFilmPlayer::wait() {
    m_timer.start(isAtEnd() ? 2 * FramePace : FramePace);
}

void DiagramFilmPlayer::play() {
    m_isPlaying = true;
    wait();
    emit toggled();
}

void DiagramFilmPlayer::pause() {
    m_isPlaying = false;
    m_timer.stop();
    emit toggled();
}

void DiagramFilmPlayer::step() {
    m_frame = isAtEnd() ? 0 : m_frame + 1;
    showFrame();
}

void DiagramFilmPlayer::showFrame() {
    const auto move = frame().move ? chess::readSan(m_board.position(), frame().move->toStdString())
                                   : chess::Result<chess::Move, chess::MoveTextFault>(
                                         chess::failure(chess::MoveTextFault::NotLegal)
                                     );
    if (move) {
        m_board.play(*move);
    } else {
        m_board.start(m_diagram.start, m_board.board().below());
    }
    emit frameShown();
}

} // namespace ui
