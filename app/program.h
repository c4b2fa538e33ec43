// The QApplication of the program: notes when each input arrived, before anything else happens.
#pragma once

#include "app/inputtime.h"

#include <QApplication>

namespace app {

class Program : public QApplication {
public:
    using QApplication::QApplication;

    InputTime& time() { return m_time; }

    bool notify(QObject* receiver, QEvent* event) override {
        const InputTime::Handling handling(m_time, *event);
        return QApplication::notify(receiver, event);
    }

private:
    InputTime m_time;
};

} // namespace app
