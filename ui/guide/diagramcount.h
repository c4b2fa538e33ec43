// A count beside a diagram: discs for a few, a ring for many, and words.
#pragma once

#include <QFrame>

class QLabel;

namespace ui {

class DiagramCount : public QFrame {
    Q_OBJECT

public:
    explicit DiagramCount(QWidget* parent = nullptr);

    void show(int count, int of, const QString& words);
    using QFrame::show;
    int count() const { return m_count; }
    QString words() const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int disc() const; // how large; logical pixels
    void keepRoom();
    void paintDiscs(QPainter& painter) const;
    void paintRing(QPainter& painter) const;

    int m_count = 0;
    int m_of = 1;
    QLabel* m_words;
};

} // namespace ui
