// The program without a window, run with arguments and input, and what came of it.
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

namespace support {

struct Run {
    int code = -1; // -1: it crashed, or never ended
    QByteArray out;
    QByteArray err;

    QList<QByteArray> lines() const {
        QList<QByteArray> result = out.split('\n');
        result.removeLast(); // what stands after the last end of a line: nothing
        return result;
    }
};

inline Run finished(QProcess& process) {
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit) {
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline Run run(const QStringList& args, const QByteArray& input = {}) {
    QProcess process;
    process.start(BANMEN_ARBITER, args);
    process.write(input);
    process.closeWriteChannel();
    return finished(process);
}

inline bool isOneLine(const QByteArray& text) {
    return text.count('\n') == 1 && text.endsWith('\n') && text.size() > 1;
}

inline QJsonObject parsed(const QByteArray& line) {
    return QJsonDocument::fromJson(line).object();
}

// "checkmate black 5.1.1", "stalemate - 5.2.1"; "null" while the game goes on
inline QString outcomeIn(const QJsonObject& report) {
    if (report["outcome"].isNull()) {
        return "null";
    }
    const QJsonObject outcome = report["outcome"].toObject();
    return QStringList{
        outcome["termination"].toString(),
        outcome["winner"].toString("-"),
        outcome["article"].toString()}
        .join(' ');
}

// A row of a table of data, by the name of what it shows.
template <typename... Cells>
void row(const char* name, const Cells&... cells) {
    (QTest::newRow(name) << ... << cells);
}

} // namespace support
