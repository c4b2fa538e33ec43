// A count beside a diagram: discs for a few, a ring for many, and words.
#pragma once

#include <QWidget>

class QLabel;

namespace ui {

class DiagramCount : public QWidget {
    Q_OBJECT

public:
    explicit DiagramCount(QWidget* parent = nullptr);

    void show(int count, int of, const QString& words);
    using QWidget::show;
    int count() const { return m_count; }
    QString words() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintDiscs(QPainter& painter) const;
    void paintRing(QPainter& painter) const;

    int m_count = 0;
    int m_of = 1;
    QLabel* m_words;
};

} // namespace ui
