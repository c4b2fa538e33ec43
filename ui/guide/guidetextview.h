// A run of the guide's text, as high as its words need it. It does not scroll: the column does.
#pragma once

#include "ui/guide/guidestyle.h"

#include <QTextBrowser>

#include <optional>

namespace ui {

class GuideTextView : public QTextBrowser {
    Q_OBJECT

public:
    explicit GuideTextView(QWidget* parent);

    void show(const QString& html, const GuideStyle& style, int width); // to be laid out once
    using QTextBrowser::show;

    // Where a paragraph with that anchor, or the first link with that target, begins; in pixels
    // from the top. Nothing if it is elsewhere.
    std::optional<int> find(const QString& anchor) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, 0}; } // one short line is enough

signals:
    void linkFocused(const QRect& at); // by the keys

protected:
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintChips(const QRect& exposed);

    QString m_html;
    GuideStyle m_style;
    TableFit m_fit;
};

} // namespace ui
