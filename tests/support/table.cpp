#include "tests/support/table.h"

#include <QFile>
#include <QSet>

namespace support {

QString TableRow::operator[](const char* column) const {
    const auto cell = m_cells.constFind(QString::fromLatin1(column));
    if (cell == m_cells.constEnd()) {
        qFatal("The table has no column %s", column);
    }
    return *cell;
}

int TableRow::number(const char* column) const {
    bool isNumber = false;
    const int value = (*this)[column].toInt(&isNumber);
    if (!isNumber) {
        qFatal("%s holds no number in column %s", id().constData(), column);
    }
    return value;
}

QByteArray dataFile(const QString& path) {
    QFile file(QStringLiteral(BANMEN_TEST_DATA "/") + path);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("%s: %s", qPrintable(path), qPrintable(file.errorString()));
    }
    return file.readAll();
}

QVector<TableRow> table(const QString& path) {
    QStringList lines = QString::fromUtf8(dataFile(path)).split(QLatin1Char('\n'));
    const QStringList columns = lines.takeFirst().split(QLatin1Char('\t'));
    QVector<TableRow> rows;
    QSet<QString> ids;
    for (const QString& line : std::as_const(lines)) {
        if (line.isEmpty()) {
            continue;
        }
        const QStringList cells = line.split(QLatin1Char('\t'));
        if (cells.size() != columns.size() || ids.contains(cells.first())) {
            qFatal("%s: wrong row \"%s\"", qPrintable(path), qPrintable(line));
        }
        QHash<QString, QString> row;
        for (int i = 0; i < columns.size(); ++i) {
            row.insert(columns[i], cells[i]);
        }
        ids.insert(cells.first());
        rows.append(TableRow(row, cells.first()));
    }
    if (rows.isEmpty()) {
        qFatal("%s holds no row", qPrintable(path));
    }
    return rows;
}

QStringList words(const QString& cell) {
    return cell == QLatin1String("-") ? QStringList()
                                      : cell.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace support
