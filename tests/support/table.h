// Tables of tests/data: text, one row a line, tabs between the columns, the names of the columns in
// the first line. The first column names the row and is never the same twice.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>
#include <QVector>

namespace support {

class TableRow {
public:
    explicit TableRow(QHash<QString, QString> cells, QString id)
        : m_cells(std::move(cells)), m_id(std::move(id)) {}

    QString operator[](const char* column) const;
    int number(const char* column) const;
    QByteArray id() const { return m_id.toUtf8(); } // the first cell, for QTest::newRow

private:
    QHash<QString, QString> m_cells;
    QString m_id;
};

QByteArray dataFile(const QString& path); // every byte, the path seen from tests/data
QVector<TableRow> table(const QString& path);

// "a b c" as its parts; "-" as none.
QStringList words(const QString& cell);

} // namespace support
