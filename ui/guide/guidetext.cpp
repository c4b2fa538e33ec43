#include "ui/guide/guidetext.h"

#include <QLocale>
#include <QXmlStreamReader>

#include <utility>

namespace ui {

GuideLanguage guideLanguage() {
    return QLocale().language() == QLocale::Japanese ? GuideLanguage::Japanese
                                                     : GuideLanguage::English;
}

QString codeOf(GuideLanguage language) {
    return language == GuideLanguage::Japanese ? QStringLiteral("ja") : QStringLiteral("en");
}

namespace {

bool isParagraph(QStringView name) {
    static const QStringList names{"h1", "h2", "p", "li", "th", "td"};
    return names.contains(name);
}

bool isPlain(QStringView name) { // the same in HTML
    static const QStringList names{"h1", "h2", "p", "ul", "ol", "li", "tr", "th", "td", "b"};
    return names.contains(name);
}

// Where a chip has been left out.
QString withoutEmptyBrackets(QString words) {
    words.remove(QStringLiteral("（）"));
    words.remove(QStringLiteral("()"));
    return words;
}

class GuideReader {
public:
    explicit GuideReader(const QByteArray& xml) : m_xml(xml) {}

    chess::Result<GuideText, QString> read() {
        if (m_xml.readNextStartElement() && m_xml.name() == QLatin1String("section")) {
            m_text.id = m_xml.attributes().value(QLatin1String("id")).toString();
            readInside();
            endRun();
        } else if (!m_xml.hasError()) {
            m_xml.raiseError(QStringLiteral("no <section>"));
        }
        if (m_xml.hasError()) {
            return tl::make_unexpected(
                QStringLiteral("line %1: %2").arg(m_xml.lineNumber()).arg(m_xml.errorString())
            );
        }
        return m_text;
    }

private:
    QString attribute(const char* name) const {
        return m_xml.attributes().value(QLatin1String(name)).toString();
    }

    // All up to the end of the element that has just begun.
    void readInside() {
        while (!m_xml.atEnd()) {
            m_xml.readNext();
            if (m_xml.isEndElement()) {
                return;
            }
            if (m_xml.isStartElement()) {
                readElement();
            } else if (m_xml.isCharacters()) {
                readCharacters();
            }
        }
    }

    // A chip stands off from what comes after it, where the language has no blank there.
    void standOff(QChar next) {
        static const QString ends = QStringLiteral("、。）」』・,.;:)");
        if (std::exchange(m_isAfterChip, false) && !next.isSpace() && !ends.contains(next)) {
            m_html += QLatin1Char(' ');
        }
    }

    void readCharacters() {
        const QString words = m_xml.text().toString();
        if (m_depth > 0) {
            standOff(words.at(0));
            m_html += words.toHtmlEscaped();
            m_words += words;
        } else if (!words.trimmed().isEmpty()) {
            m_xml.raiseError(QStringLiteral("words outside a paragraph"));
        }
    }

    void readElement() {
        const QString name = m_xml.name().toString();
        if (isParagraph(name)) {
            if (name == QLatin1String("h2")) { // short runs are shown sooner
                endRun();
            }
            readParagraph(name);
        } else if (isPlain(name)) {
            wrap(name, QStringLiteral("<%1>").arg(name));
        } else if (name == QLatin1String("table")) {
            wrap(name, QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"0\">"));
        } else if (name == QLatin1String("br")) { // in pages that are made
            m_html += QStringLiteral("<br>");
            m_words += QLatin1Char(' ');
            m_xml.skipCurrentElement();
        } else if (name == QLatin1String("a")) {
            readLink();
        } else if (name == QLatin1String("claim")) { // what it states is for the tests
            readInside();
        } else {
            readCard(name);
        }
    }

    void wrap(const QString& name, const QString& begin) {
        m_html += begin;
        readInside();
        m_html += QStringLiteral("</%1>").arg(name);
    }

    void readParagraph(const QString& name) {
        const GuideParagraph outer = m_paragraph; // of a list inside an item
        const QString outerWords = m_words;
        const QString anchor = attribute("id");
        m_anchor = anchor.isEmpty() ? m_anchor : anchor;
        m_paragraph = {{}, m_anchor, {}, name.startsWith(QLatin1Char('h'))};
        m_words.clear();
        m_isAfterChip = false;
        ++m_depth;
        const QString mark =
            anchor.isEmpty() ? QString() : QStringLiteral("<a name=\"%1\"></a>").arg(anchor);
        wrap(name, QStringLiteral("<%1>").arg(name) + mark);
        --m_depth;
        m_paragraph.text = withoutEmptyBrackets(m_words.simplified());
        if (name == QLatin1String("h1")) {
            m_text.title = m_paragraph.text;
        }
        m_text.paragraphs.push_back(m_paragraph);
        m_paragraph = outer;
        m_words = outerWords;
    }

    void readLink() {
        const QString href = attribute("href");
        const QString kind = href.section(QLatin1Char(':'), 0, 0);
        if (kind != QLatin1String("article")) {
            standOff(u'a'); // a letter, whichever
            wrap(
                QStringLiteral("a"),
                QStringLiteral("<a class=\"%1\" href=\"%2\">").arg(kind, href.toHtmlEscaped())
            );
            return;
        }
        const QString number = m_xml.readElementText();
        m_paragraph.articles.append(number);
        bindChip();
        // The blanks that do not break are the room inside the chip; C.7 could be broken too.
        QString words = number;
        words.replace(QLatin1Char('.'), QStringLiteral(".\u2060"));
        m_html +=
            QStringLiteral("<a class=\"article\" href=\"%1\">\u00A0%2\u00A0</a>").arg(href, words);
        m_isAfterChip = true;
    }

    // The first chip of a sentence stays with its last word. In Japanese, where a line may end
    // before any letter, it would take but the last one along: there it may stand alone.
    void bindChip() {
        const QString before = m_words.trimmed();
        const QString chipEnd = QStringLiteral("\u00A0</a>");
        const qsizetype chip = m_html.lastIndexOf(chipEnd);
        const bool isNext = chip >= 0 && m_html.size() - chip <= chipEnd.size() + 2; // ", " at most
        if (before.isEmpty() || isNext) {
            return;
        }
        constexpr char16_t FirstWide = 0x2E80; // Japanese letters and their signs
        const bool isWide = before.back() >= QChar(FirstWide);
        if (!isWide && m_html.endsWith(QLatin1Char(' '))) {
            m_html.back() = QChar(QChar::Nbsp);
        } else if (isWide && !m_html.endsWith(QLatin1Char(' ')) &&
                   !QStringLiteral("（「『").contains(before.back())) {
            m_html += QChar(0x200B); // a line may end here
        }
    }

    void readCard(const QString& name) {
        if (m_depth > 0) {
            m_xml.raiseError(QStringLiteral("<%1> inside a paragraph").arg(name));
            return;
        }
        endRun();
        if (name == QLatin1String("diagram")) {
            m_text.blocks.push_back(GuideDiagram{attribute("ref")});
        } else if (name == QLatin1String("pair")) {
            m_text.blocks.push_back(GuidePair{attribute("left"), attribute("right")});
        } else if (name == QLatin1String("quiz")) {
            m_text.blocks.push_back(GuideQuiz{attribute("ref")});
        } else if (name == QLatin1String("drill")) {
            m_text.blocks.push_back(GuideDrill{});
        } else {
            m_xml.raiseError(QStringLiteral("unknown element <%1>").arg(name));
            return;
        }
        m_xml.skipCurrentElement();
    }

    void endRun() {
        if (!m_html.isEmpty()) {
            m_text.blocks.push_back(GuideRun{m_html});
            m_html.clear();
        }
    }

    QXmlStreamReader m_xml;
    GuideText m_text;
    QString m_html; // of the run now read
    GuideParagraph m_paragraph;
    QString m_words;  // of the paragraph now read
    QString m_anchor; // the last one
    int m_depth = 0;  // of paragraphs, one in another
    bool m_isAfterChip = false;
};

} // namespace

chess::Result<GuideText, QString> readGuideText(const QByteArray& xml) {
    return GuideReader(xml).read();
}

} // namespace ui
