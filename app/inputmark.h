// A mark in the stream of inputs: when it has come round, the inputs before it have been handled.
// It goes by one turn of the event loop, behind what the program has received; or under X by way
// of the server, behind all that was stamped before. That takes longer, with a busy machine some
// milliseconds.
#pragma once

#include <QAbstractNativeEventFilter>
#include <QObject>

namespace app {

class InputMark : public QObject, public QAbstractNativeEventFilter {
    Q_OBJECT

public:
    explicit InputMark(QObject* parent = nullptr);
    Q_DISABLE_COPY_MOVE(InputMark)

    // The one before, if it is on its way, counts no more.
    void sendByLoop();
    void sendByServer(); // where there is none to be asked, by the loop
    void forget();

    bool nativeEventFilter(const QByteArray& type, void* message, qintptr* result) override;

signals:
    void cameRound();

private:
    bool hasAskedX();
    void arrive(std::uint32_t number);

    std::uint32_t m_window = 0; // unseen, of X: where the marks go
    std::uint32_t m_sent = 0;
    bool m_isOnItsWay = false;
};

} // namespace app
