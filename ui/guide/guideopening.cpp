// How the guide finds its way from page to page.
#include "ui/guide/guidecontents.h"
#include "ui/guide/guidefoot.h"
#include "ui/guide/guidemade.h"
#include "ui/guide/guidepage.h"
#include "ui/guide/guideprint.h"

#include <QLineEdit>
#include <QUrl>

namespace ui {
namespace {

const QString GuideSearchPrefix = QStringLiteral("search:");

// Cards need not be made anew.
bool hasSameShape(const GuideText& a, const GuideText& b) {
    return a.id == b.id && a.blocks.size() == b.blocks.size() &&
           std::equal(a.blocks.begin(), a.blocks.end(), b.blocks.begin(), [](auto& x, auto& y) {
               return x.index() == y.index();
           });
}

} // namespace

const GuideIndex& GuidePage::index() {
    if (!m_index) {
        m_index.emplace(m_book);
    }
    return *m_index;
}

GuideText GuidePage::textOf(const QString& page) {
    if (page == QLatin1String("glossary")) {
        return GuideMade::glossary(m_book);
    }
    if (page == QLatin1String("articles")) {
        return GuideMade::articles(m_book);
    }
    if (page.startsWith(GuideSearchPrefix)) {
        const QString query = page.mid(GuideSearchPrefix.size());
        m_hits = index().find(query, guideLanguage());
        return GuideMade::results(query, m_hits, m_book);
    }
    return m_book.isWritten(page) ? m_book.text(page, guideLanguage())
                                  : GuideMade::contents(m_book);
}

void GuidePage::fill(const QString& page) {
    const QWidget* focus = window()->focusWidget();
    if (isVisible() && (!focus || m_column->isAncestorOf(focus))) {
        takeFocus(); // what has the keys goes with the page before
    }
    m_page = page;
    m_text = textOf(page);
    m_foot->show(page);
    m_column->show(m_text, style());
    m_column->setAccessibleName(m_text.title);
    m_contents->mark(page);
    m_bar->setCan(m_history.canGoBack(), m_history.canGoForward());
    if (!page.startsWith(GuideSearchPrefix)) {
        m_bar->field().clear();
    }
    emit placeChanged(place());
}

void GuidePage::refresh() {
    m_isStale = false;
    if (m_page.isEmpty()) {
        return;
    }
    const GuideText text = textOf(m_page);
    const GuideSpot spot = m_column->spot();
    if (hasSameShape(text, m_text)) {
        m_column->dress(text, style());
    } else {
        m_column->show(text, style());
    }
    m_text = text;
    m_column->setAccessibleName(m_text.title);
    m_column->scrollTo(spot);
}

// A change of language or theme comes as several events.
void GuidePage::refreshSoon() {
    if (!m_isStale) {
        m_isStale = true;
        QMetaObject::invokeMethod(this, &GuidePage::refresh, Qt::QueuedConnection);
    }
}

QString GuidePage::place() const {
    return toText({m_page, m_column->spot()});
}

void GuidePage::setPlace(const QString& place) {
    const GuidePlace start = placeFrom(place).value_or(GuidePlace{QStringLiteral("contents")});
    m_history.replace(start);
    go(start);
}

void GuidePage::openSection(const QString& page, const QString& anchor) {
    if (page != m_page) {
        m_history.leave(m_column->spot());
        m_history.visit({page});
        fill(page);
    }
    if (!anchor.isEmpty()) {
        m_column->scrollTo(anchor);
    }
}

void GuidePage::openArticle(const QString& number) {
    const auto section = m_book.sectionFor(number);
    if (section) {
        openSection(*section, QStringLiteral("article:") + number);
    } else {
        openSection(QStringLiteral("articles"), number);
    }
}

void GuidePage::openLink(const QUrl& link) {
    if (link.scheme() == QLatin1String("article")) {
        openSection(QStringLiteral("articles"), link.path());
    } else if (link.scheme() == QLatin1String("term")) {
        openSection(QStringLiteral("glossary"), link.path());
    } else {
        openSection(link.path(), link.fragment());
    }
    takeFocus();
}

// What a word means and an article says can be read without going there.
void GuidePage::explainLink(QWidget* view, const QUrl& link) const {
    const GuideTerm* term = m_book.term(link.path());
    const GuideArticle* article = m_book.article(link.path());
    const QString words =
        link.scheme() == QLatin1String("term") && term         ? term->text[guideLanguage()]
        : link.scheme() == QLatin1String("article") && article ? article->text[guideLanguage()]
                                                               : QString();
    view->setToolTip(
        words.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(words.toHtmlEscaped())
    );
}

void GuidePage::search(const QString& query) {
    const bool isSearching = m_page.startsWith(GuideSearchPrefix);
    if (query.trimmed().isEmpty()) {
        if (isSearching) {
            goBack();
        }
        return;
    }
    const QString page = GuideSearchPrefix + query;
    if (!isSearching) {
        m_history.leave(m_column->spot());
        m_history.visit({page});
    } else {
        m_history.replace({page});
    }
    fill(page);
}

void GuidePage::openFirstHit() {
    if (!m_page.startsWith(GuideSearchPrefix)) {
        search(m_bar->field().text());
    }
    if (!m_hits.empty()) {
        const GuideHit hit = m_hits.front();
        openSection(hit.page, hit.anchor);
        takeFocus();
    }
}

void GuidePage::goBack() {
    if (m_history.canGoBack()) {
        m_history.leave(m_column->spot());
        go(m_history.back());
    }
}

void GuidePage::goForward() {
    if (m_history.canGoForward()) {
        m_history.leave(m_column->spot());
        go(m_history.forward());
    }
}

void GuidePage::go(const GuidePlace& place) {
    fill(place.page);
    if (place.page.startsWith(GuideSearchPrefix)) {
        m_bar->field().setText(place.page.mid(GuideSearchPrefix.size()));
    }
    m_column->scrollTo(place.spot);
}

bool GuidePage::writePdf(const QString& file) const {
    return writeGuidePdf(m_text, file);
}

} // namespace ui
