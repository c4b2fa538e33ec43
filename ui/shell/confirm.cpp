#include "ui/shell/confirm.h"

#include <QGuiApplication>
#include <QIcon>
#include <QMessageBox>
#include <QPushButton>

namespace ui {
namespace {

constexpr int IconSize = 48; // logical pixels

QMessageBox* boxFor(QWidget* window, const Question& question) {
    auto* box = new QMessageBox(
        QMessageBox::Question,
        QGuiApplication::applicationDisplayName(),
        question.title,
        QMessageBox::NoButton,
        window
    );
    box->setAttribute(Qt::WA_DeleteOnClose);
    // The style's own question mark is a small bitmap, coarse on a fine screen.
    box->setIconPixmap(
        window->windowIcon().pixmap(QSize(IconSize, IconSize), window->devicePixelRatioF())
    );
    box->setInformativeText(question.line);
    box->setTextFormat(Qt::PlainText);
    return box;
}

void ask(
    QMessageBox* box,
    QPushButton* yes,
    std::function<void()> accepted,
    std::function<void()> rejected
) {
    QObject::connect(
        box,
        &QMessageBox::finished,
        box,
        [box, yes, accepted = std::move(accepted), rejected = std::move(rejected)] {
            const auto& answer = box->clickedButton() == yes ? accepted : rejected;
            if (answer) {
                answer();
            }
        }
    );
    box->open();
}

} // namespace

void confirm(QWidget* window, const Question& question, std::function<void()> accepted) {
    QMessageBox* box = boxFor(window, question);
    QPushButton* yes = box->addButton(question.accept, QMessageBox::AcceptRole);
    QPushButton* no = box->addButton(question.reject, QMessageBox::RejectRole);
    yes->setObjectName(QStringLiteral("confirmYes"));
    no->setObjectName(QStringLiteral("confirmNo"));
    box->setDefaultButton(no);
    box->setEscapeButton(no);
    ask(box, yes, std::move(accepted), {});
}

void choose(
    QWidget* window,
    const Question& question,
    std::function<void()> accepted,
    std::function<void()> rejected
) {
    QMessageBox* box = boxFor(window, question);
    QPushButton* yes = box->addButton(question.accept, QMessageBox::AcceptRole);
    QPushButton* no = box->addButton(question.reject, QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("chooseYes"));
    no->setObjectName(QStringLiteral("chooseNo"));
    box->setDefaultButton(yes);
    box->setEscapeButton(yes);
    ask(box, yes, std::move(accepted), std::move(rejected));
}

} // namespace ui
