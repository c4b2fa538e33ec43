#include "app/language.h"

#include <QApplication>
#include <QFont>
#include <QFontInfo>
#include <QLibraryInfo>
#include <QLocale>

namespace app {
namespace {

// A Chinese font draws some characters in a form that is wrong in Japanese: Japanese fonts come
// first.
QStringList japaneseFamilies() {
    return {
        QStringLiteral("Noto Sans CJK JP"),
        QStringLiteral("Noto Sans JP"),
        QStringLiteral("IPAexGothic"),
        QStringLiteral("IPAPGothic"),
        QStringLiteral("IPAGothic"),
        QStringLiteral("VL PGothic"),
        QStringLiteral("TakaoPGothic")};
}

// The desktop's font by its own name: "Sans Serif" is none, and gives way to any name after it. The
// style sheet is put on again, since what it has dressed keeps its font otherwise.
void useFontFor(const QString& code) {
    if (!qobject_cast<QApplication*>(QCoreApplication::instance())) {
        return; // there is nothing to draw
    }
    static const QStringList latin{QFontInfo(QApplication::font()).family()};
    QFont font = QApplication::font();
    font.setFamilies(
        code == QLatin1String("ja") ? japaneseFamilies() + latin : latin + japaneseFamilies()
    );
    QApplication::setFont(font);
    qApp->setStyleSheet(qApp->styleSheet());
}

} // namespace

Language::~Language() {
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
}

QString Language::ofSystem() {
    for (const QString& name : QLocale::system().uiLanguages()) {
        const QString language = name.section(QLatin1Char('-'), 0, 0);
        if (language == QLatin1String("ja") || language == QLatin1String("en")) {
            return language;
        }
    }
    return QStringLiteral("en");
}

void Language::use(const QString& code) {
    if (code == m_code) {
        return;
    }
    m_code = code;
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
    QLocale::setDefault(QLocale(code));
    useFontFor(code);
    const QString qtWords = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (m_qt.load(QStringLiteral("qtbase_") + code, qtWords)) {
        QCoreApplication::installTranslator(&m_qt);
    }
    if (m_program.load(QStringLiteral(":/i18n/banmen_%1.qm").arg(code))) { // English: plurals alone
        QCoreApplication::installTranslator(&m_program);
    }
}

} // namespace app
