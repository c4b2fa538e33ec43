// A mark in the stream of inputs: when it has come round, every input that the window system knew
// of before has been handled. Under X a message that the program sends to itself by way of the
// server; elsewhere one turn of the event loop, which is all that can be known.
#pragma once

#include <QAbstractNativeEventFilter>
#include <QObject>

namespace app {

class InputMark : public QObject, public QAbstractNativeEventFilter {
    Q_OBJECT

public:
    explicit InputMark(QObject* parent = nullptr);
    Q_DISABLE_COPY_MOVE(InputMark)

    void send(); // the one before, if it is on its way, counts no more
    void forget();

    bool nativeEventFilter(const QByteArray& type, void* message, qintptr* result) override;

signals:
    void cameRound();

private:
    bool sendByX();
    void arrive(std::uint32_t number);

    std::uint32_t m_window = 0; // unseen, of X: where the marks go
    std::uint32_t m_sent = 0;
    bool m_isOnItsWay = false;
};

} // namespace app
