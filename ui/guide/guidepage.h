// The rules guide: a page of it, its contents, and a search through all of it. It speaks the
// language of the program and keeps its place when that changes.
#pragma once

#include "ui/guide/guidebar.h"
#include "ui/guide/guidehistory.h"
#include "ui/guide/guideprogress.h"
#include "ui/guide/guidesearch.h"

#include <QWidget>

namespace ui {

class GuideContents;
class GuideFoot;

class GuidePage : public QWidget {
    Q_OBJECT

public:
    explicit GuidePage(QWidget* parent = nullptr);

    void setStand(GuideStand stand);
    void setTextSize(int percent); // 100 to 200, of the program's own
    int textSize() const { return m_textSize; }

    QString place() const; // that setPlace() leads back to
    void setPlace(const QString& place);
    const QString& page() const {
        return m_page;
    } // "5.2", "glossary", "search:en passant";
      // empty until one is opened
    const GuideText& text() const { return m_text; }
    GuideColumn& column() { return *m_column; }

    // What has been done of tasks and quizzes, to be kept between starts.
    GuideProgress& progress() { return m_progress; }

    // Places the keys in the page.
    void takeFocus();

    bool writePdf(const QString& file) const; // the page shown; false: it cannot be written

public slots:
    // A section, or another page; at an anchor in it: an id, or the target of a link.
    void openSection(const QString& page, const QString& anchor = {});
    void openArticle(const QString& number); // at the section that treats it best

signals:
    void gameRequested(); // the reader has read enough
    void placeChanged(const QString& place);
    void textSizeChanged(int percent);
    void tryInGameRequested(const chess::Position& position);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void connectParts();
    void addKeys();
    GuideStyle style() const;
    GuideText textOf(const QString& page);
    const GuideIndex& index();
    void fill(const QString& page); // from its top
    void refresh();                 // other words or another style
    void refreshSoon();
    void openLink(const QUrl& link);
    void explainLink(QWidget* view, const QUrl& link) const;
    void search(const QString& query);
    void openFirstHit();
    void goBack();
    void goForward();
    void go(const GuidePlace& place);
    void stepTextSize(int steps);
    void print();
    void savePdf();

    GuideBook m_book;
    std::optional<GuideIndex> m_index; // once something has been looked for
    GuideProgress m_progress;
    GuideHistory m_history;
    QString m_page;
    GuideText m_text;
    std::vector<GuideHit> m_hits; // of the last search
    int m_textSize = 100;
    bool m_isStale = false; // and will be refreshed
    GuideBar* m_bar;
    GuideContents* m_contents;
    GuideColumn* m_column;
    GuideFoot* m_foot;
};

} // namespace ui
