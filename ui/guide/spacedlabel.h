// Words on a card, in lines that stand as far apart as those of running text.
#pragma once

#include <QLabel>

namespace ui {

class SpacedLabel : public QLabel {
    Q_OBJECT

public:
    explicit SpacedLabel(QWidget* parent = nullptr);

    void setWords(const QString& words); // plain ones; a line break is kept
    const QString& words() const { return m_words; }

private:
    QString m_words;
};

} // namespace ui
