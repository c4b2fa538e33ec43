// A line across the top of the window for what a player must know and need not answer: a game that
// could not be kept.
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace ui {

class NoticeBar : public QFrame {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void show(const QString& notice);
    using QFrame::show;
    QString notice() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_label;
    QToolButton* m_close;
};

} // namespace ui
