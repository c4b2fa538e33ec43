#include "app/inputmark.h"

#include <QGuiApplication>

#ifdef BANMEN_XCB
#include <xcb/xcb.h>
#endif

namespace app {

InputMark::InputMark(QObject* parent) : QObject(parent) {}

void InputMark::sendByLoop() {
    m_isOnItsWay = true;
    arrive(++m_sent);
}

void InputMark::sendByServer() {
    m_isOnItsWay = true;
    ++m_sent;
    if (!hasAskedX()) {
        arrive(m_sent);
    }
}

void InputMark::forget() {
    m_isOnItsWay = false;
}

// By the time this is called the inputs before have been read, but may not have been handled.
void InputMark::arrive(std::uint32_t number) {
    QMetaObject::invokeMethod(
        this,
        [this, number] {
            if (m_isOnItsWay && number == m_sent) {
                m_isOnItsWay = false;
                emit cameRound();
            }
        },
        Qt::QueuedConnection
    );
}

#ifdef BANMEN_XCB

bool InputMark::hasAskedX() {
    const auto* gui = qobject_cast<QGuiApplication*>(QCoreApplication::instance());
    const auto* x = gui ? gui->nativeInterface<QNativeInterface::QX11Application>() : nullptr;
    if (!x || !x->connection()) {
        return false;
    }
    xcb_connection_t* connection = x->connection();
    if (m_window == 0) {
        const xcb_window_t root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root;
        m_window = xcb_generate_id(connection);
        xcb_create_window(
            connection,
            0,
            m_window,
            root,
            -1,
            -1,
            1,
            1,
            0,
            XCB_WINDOW_CLASS_INPUT_ONLY,
            XCB_COPY_FROM_PARENT,
            0,
            nullptr
        );
        qGuiApp->installNativeEventFilter(this);
    }
    xcb_client_message_event_t mark{};
    mark.response_type = XCB_CLIENT_MESSAGE;
    mark.format = 32;
    mark.window = m_window;
    mark.type = XCB_ATOM_INTEGER;
    mark.data.data32[0] = m_sent;
    xcb_send_event(
        connection, 0, m_window, XCB_EVENT_MASK_NO_EVENT, reinterpret_cast<const char*>(&mark)
    );
    xcb_flush(connection);
    return true;
}

bool InputMark::nativeEventFilter(const QByteArray& type, void* message, qintptr*) {
    if (type == "xcb_generic_event_t") {
        const auto* event = static_cast<const xcb_generic_event_t*>(message);
        const auto* mark = static_cast<const xcb_client_message_event_t*>(message);
        if ((event->response_type & 0x7f) == XCB_CLIENT_MESSAGE && mark->window == m_window) {
            arrive(mark->data.data32[0]);
            return true;
        }
    }
    return false;
}

#else

bool InputMark::hasAskedX() {
    return false;
}

bool InputMark::nativeEventFilter(const QByteArray&, void*, qintptr*) {
    return false;
}

#endif

} // namespace app
