// The quizzes of the guide: resources/guide/quizzes.json, read into values.
#pragma once

#include "core/game/game.h"
#include "ui/guide/diagramwords.h"

#include <optional>
#include <vector>

namespace ui {

struct Quiz {
    QString id;                      // of its section, "2.4"
    std::optional<chess::Game> game; // its position is shown
    GuideWords question;
    std::vector<GuideWords> choices; // two or more
    std::size_t answer = 0;          // the right one of them
    GuideWords why;
};

chess::Result<std::vector<Quiz>, GuideFault> readQuizzes(const QByteArray& json);

const std::vector<Quiz>& allQuizzes();
const Quiz* findQuiz(const QString& id); // nothing where there is none

} // namespace ui
