// The language of the words: English, which stands in the source, or Japanese. Switched while the
// program runs.
#pragma once

#include <QString>
#include <QTranslator>

namespace app {

class Language {
public:
    ~Language();

    void use(const QString& code); // "en", "ja"
    const QString& code() const { return m_code; }

    // The language of the system: "ja" where Japanese comes before English among those the user
    // reads, else "en".
    static QString ofSystem();

private:
    QString m_code;
    QTranslator m_program;
    QTranslator m_qt; // the words of Qt's own dialogs
};

} // namespace app
