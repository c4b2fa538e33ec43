#include "tests/ui/guide/guidexml.h"

#include "tests/support/table.h"

#include <QFile>
#include <QXmlStreamReader>

namespace support {
namespace {

const QStringList& guideElements() {
    static const QStringList all{
        "section",
        "h1",
        "h2",
        "p",
        "ul",
        "ol",
        "li",
        "table",
        "tr",
        "th",
        "td",
        "b",
        "a",
        "claim",
        "diagram",
        "pair",
        "quiz",
        "drill"};
    return all;
}

bool isHeading(const QString& name) {
    return name == QLatin1String("h1") || name == QLatin1String("h2");
}

class XmlOfGuide {
public:
    explicit XmlOfGuide(const QByteArray& source) : m_xml(source) {}

    GuideXml read() {
        while (!m_xml.atEnd()) {
            m_xml.readNext();
            if (m_xml.isStartElement()) {
                begin();
            } else if (m_xml.isEndElement()) {
                end();
            } else if (m_xml.isCharacters()) {
                m_all += m_xml.text();
                if (!m_href.startsWith(QLatin1String("article:"))) {
                    m_page.text += m_xml.text();
                }
                if (m_href.isEmpty() && !m_isHeading) {
                    m_running += m_xml.text();
                }
            }
        }
        if (m_xml.hasError()) {
            m_page.error = m_xml.errorString();
        }
        return m_page;
    }

private:
    QString attribute(const char* name) const {
        return m_xml.attributes().value(QLatin1String(name)).toString();
    }

    void begin() {
        const QString name = m_xml.name().toString();
        m_isHeading = m_isHeading || isHeading(name);
        if (!guideElements().contains(name)) {
            m_page.error = QStringLiteral("element ") + name;
        }
        if (name == QLatin1String("section")) {
            m_page.id = attribute("id");
        } else if (name == QLatin1String("claim")) {
            m_claims = attribute("ids").split(QLatin1Char(' '));
            m_claimFrom = m_page.text.size();
        } else if (name == QLatin1String("a")) {
            m_href = attribute("href");
            m_linkFrom = m_all.size();
            m_wordsFrom = m_page.text.size();
        } else if (name == QLatin1String("pair")) {
            m_page.cards.append(
                QStringLiteral("pair %1 %2").arg(attribute("left"), attribute("right"))
            );
        } else if (name == QLatin1String("drill")) {
            m_page.cards.append(name);
        } else if (name == QLatin1String("diagram") || name == QLatin1String("quiz")) {
            m_page.cards.append(name + QLatin1Char(' ') + attribute("ref"));
        } else if (name == QLatin1String("h1")) {
            m_linkFrom = m_all.size();
        }
    }

    void end() {
        const QString name = m_xml.name().toString();
        m_isHeading = m_isHeading && !isHeading(name);
        if (name == QLatin1String("claim")) {
            for (const QString& claim : m_claims) {
                m_page.claims[claim].append(m_page.text.mid(m_claimFrom).trimmed());
            }
        } else if (name == QLatin1String("a")) {
            m_page.links.append({m_href, m_all.mid(m_linkFrom)});
            if (m_href.startsWith(QLatin1String("term:"))) {
                m_page.before.append({m_running, m_page.text.mid(m_wordsFrom)});
            }
            m_href.clear();
        } else if (name == QLatin1String("h1")) {
            m_page.titles.append(m_all.mid(m_linkFrom));
        }
    }

    QXmlStreamReader m_xml;
    GuideXml m_page;
    QString m_all;     // with the numbers of articles
    QString m_running; // without headings and links
    bool m_isHeading = false;
    QString m_href;
    QStringList m_claims;
    qsizetype m_claimFrom = 0;
    qsizetype m_linkFrom = 0;
    qsizetype m_wordsFrom = 0;
};

} // namespace

QStringList GuideXml::targets(const QString& kind) const {
    QStringList found;
    for (const auto& [href, words] : links) {
        if (href.section(QLatin1Char(':'), 0, 0) == kind) {
            found.append(href.section(QLatin1Char(':'), 1));
        }
    }
    return found;
}

const QStringList& guidePages() {
    static const QStringList pages = [] {
        QStringList all;
        for (const TableRow& row : table(QStringLiteral("guide-sections.tsv"))) {
            all.append(row["id"]);
        }
        return all + QStringList{QStringLiteral("mistakes")};
    }();
    return pages;
}

QByteArray guideSource(const QString& path) {
    QFile file(QStringLiteral(BANMEN_SOURCE_DIR "/resources/guide/") + path);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("%s: %s", qPrintable(path), qPrintable(file.errorString()));
    }
    return file.readAll();
}

GuideXml guideXml(const QString& page, const QString& language) {
    return XmlOfGuide(guideSource(QStringLiteral("text/%1/%2.html").arg(language, page))).read();
}

} // namespace support
