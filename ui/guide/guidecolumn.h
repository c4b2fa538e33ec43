// A page of the guide as one column that scrolls: runs of text, and cards between them.
#pragma once

#include "ui/guide/blocks.h"
#include "ui/guide/guidestyle.h"

#include <QScrollArea>
#include <QTimer>

#include <optional>
#include <vector>

class QUrl;

namespace ui {

// Which part of the page is at the top of what is seen. It means the same in both languages and at
// every size of the text.
struct GuideSpot {
    int block = 0;
    double fraction = 0; // of the block, above the top

    friend bool operator==(const GuideSpot&, const GuideSpot&) = default;
};

class GuideColumn : public QScrollArea {
    Q_OBJECT

public:
    explicit GuideColumn(const GuideCards& cards, QWidget* parent = nullptr);

    void show(const GuideText& text, const GuideStyle& style); // from the top
    using QScrollArea::show;

    // The same blocks with other words or in another style; their cards stay as they are.
    void dress(const GuideText& text, const GuideStyle& style);

    // Widgets below the page, in a row.
    void setFoot(QWidget* foot);

    // Kept when the page changes its width or a block its height.
    const GuideSpot& spot() const { return m_spot; }
    void scrollTo(const GuideSpot& spot);
    void scrollTo(const QString& anchor); // or link; to the top if it is nowhere
    void scrollTo(Qt::Edge edge);         // the top, or the bottom

    bool isComplete() const; // every block is made, those too that are not seen

signals:
    void linkActivated(const QUrl& url);
    void linkHovered(QWidget* view, const QUrl& url);
    void scrolled();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void clear();
    QWidget* makeText(const GuideRun& run);
    void makeAt(std::size_t block);
    void makeWanted();
    void dressNow();
    void dressCards();
    bool makeSeen(); // a block that is seen and not there yet; false: there is none
    void makeNext(); // one that is not seen
    void orderKeys();
    void arrange();
    int estimateOf(const GuideBlock& block, int width) const;
    int gapAfter(std::size_t block) const;
    void layOut();
    void place(); // at the spot or anchor that is wanted
    void noteScroll();
    GuideSpot spotAt(int top) const;
    std::optional<int> topOf(const QString& anchor) const;
    int widthOfText() const;

    GuideCards m_cards;
    QWidget* m_page;
    QWidget* m_foot = nullptr;
    std::vector<GuideBlock> m_content;
    std::vector<QWidget*> m_blocks; // nothing where one is yet to be made
    std::vector<QRect> m_places;    // of the blocks, in the page
    GuideStyle m_style;
    bool m_isUndressed = false; // words and style are given, and wait for the width
    GuideSpot m_spot;
    QString m_anchor; // wanted until the reader scrolls
    bool m_isLayingOut = false;
    QTimer m_later; // for what is not seen
};

} // namespace ui
