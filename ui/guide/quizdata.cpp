#include "ui/guide/quizdata.h"

#include "core/notation/fen.h"
#include "core/notation/san.h"

#include <QJsonArray>

#include <algorithm>

namespace ui {
namespace {

chess::Result<chess::Game, GuideFault> quizGame(const QString& fen, const QString& line) {
    const auto read = chess::readFen(fen.toStdString());
    if (!read) {
        return chess::failure(QStringLiteral("no position: ") + fen);
    }
    chess::Game game(read->value);
    for (const QString& text : line.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto move = chess::readSan(game.position(), text.toStdString());
        auto played = move ? game.play(*move) : chess::Game::Played(game);
        if (!move || !played) {
            return chess::failure(QStringLiteral("no move: ") + text);
        }
        game = *played;
    }
    return game;
}

chess::Result<Quiz, GuideFault> readQuiz(const QJsonValue& value) {
    const auto at = [&](const char* key) { return value[QLatin1String(key)]; };
    Quiz quiz;
    quiz.id = at("id").toString();
    if (const QString fen = at("fen").toString(); !fen.isEmpty()) {
        const auto game = quizGame(fen, at("line").toString());
        if (!game) {
            return chess::failure(quiz.id + QStringLiteral(": ") + game.error());
        }
        quiz.game = *game;
    }
    const auto question = readWords(at("question"), quiz.id);
    const auto why = readWords(at("why"), quiz.id);
    if (!question || !why) {
        return chess::failure(question ? why.error() : question.error());
    }
    quiz.question = *question;
    quiz.why = *why;
    for (const QJsonValue& choice : at("choices").toArray()) {
        const auto words = readWords(choice, quiz.id);
        if (!words) {
            return chess::failure(words.error());
        }
        quiz.choices.push_back(*words);
    }
    const int answer = at("answer").toInt(-1);
    if (answer < 0 || answer >= static_cast<int>(quiz.choices.size()) || quiz.choices.size() < 2) {
        return chess::failure(quiz.id + QStringLiteral(": no answer among two choices or more"));
    }
    quiz.answer = static_cast<std::size_t>(answer);
    return quiz;
}

} // namespace

chess::Result<std::vector<Quiz>, GuideFault> readQuizzes(const QByteArray& json) {
    const auto list = readList(json, "quizzes");
    if (!list) {
        return chess::failure(list.error());
    }
    std::vector<Quiz> quizzes;
    for (const QJsonValue& value : *list) {
        auto quiz = readQuiz(value);
        if (!quiz) {
            return chess::failure(quiz.error());
        }
        quizzes.push_back(std::move(*quiz));
    }
    return quizzes;
}

const std::vector<Quiz>& allQuizzes() {
    static const auto read = readQuizzes(guideFile("quizzes.json"));
    static const std::vector<Quiz> none;
    Q_ASSERT_X(read, "quizzes.json", qPrintable(read ? QString() : read.error()));
    return read ? *read : none;
}

const Quiz* findQuiz(const QString& id) {
    const std::vector<Quiz>& all = allQuizzes();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Quiz& quiz) { return quiz.id == id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace ui
