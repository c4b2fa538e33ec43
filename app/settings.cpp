#include "app/settings.h"

#include "ui/shell/newgamejson.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <utility>

namespace app {
namespace {

const QString LanguageKey = QStringLiteral("language");
const QString ThemeKey = QStringLiteral("theme");
const QString BelowKey = QStringLiteral("board/below");
const QString TurnKey = QStringLiteral("board/turnEachMove");
const QString ChoiceKey = QStringLiteral("game/lastChoice");
const QString LastColorKey = QStringLiteral("game/lastColor");
const QString CoverKey = QStringLiteral("clock/coverWhilePaused");
const QString NoticeKey = QStringLiteral("aids/claimNotice");
const QString CountsKey = QStringLiteral("aids/counts");
const QString LessonsKey = QStringLiteral("lessons/done");
const QString GuidePlaceKey = QStringLiteral("guide/place");
const QString GuideSizeKey = QStringLiteral("guide/textSize");
const QString GuideProgressKey = QStringLiteral("guide/progress");
const QString GeometryKey = QStringLiteral("window/geometry");

QString nameOf(chess::Color color) {
    return color == chess::Color::White ? QStringLiteral("white") : QStringLiteral("black");
}

using Aid = bool ui::LearningAids::*;

constexpr std::array<std::pair<Aid, const char*>, 6> AidKeys{{
    {&ui::LearningAids::any, "aids/any"},
    {&ui::LearningAids::targets, "aids/targets"},
    {&ui::LearningAids::card, "aids/card"},
    {&ui::LearningAids::castling, "aids/castling"},
    {&ui::LearningAids::refusals, "aids/explainRefusals"},
    {&ui::LearningAids::hints, "aids/hints"},
}};

} // namespace

Settings::Settings(const QString& file) : m_settings(file, QSettings::IniFormat) {}

std::optional<QString> Settings::language() const {
    const QString code = m_settings.value(LanguageKey).toString();
    return code == QLatin1String("en") || code == QLatin1String("ja") ? std::optional(code)
                                                                      : std::nullopt;
}

void Settings::setLanguage(const QString& code) {
    m_settings.setValue(LanguageKey, code);
}

std::optional<ui::Theme> Settings::theme() const {
    const QString name = m_settings.value(ThemeKey).toString();
    if (name == QLatin1String("light")) {
        return ui::Theme::Light;
    }
    return name == QLatin1String("dark") ? std::optional(ui::Theme::Dark) : std::nullopt;
}

void Settings::setTheme(ui::Theme theme) {
    m_settings.setValue(
        ThemeKey, theme == ui::Theme::Light ? QStringLiteral("light") : QStringLiteral("dark")
    );
}

chess::Color Settings::below() const {
    return m_settings.value(BelowKey).toString() == QLatin1String("black") ? chess::Color::Black
                                                                           : chess::Color::White;
}

void Settings::setBelow(chess::Color color) {
    m_settings.setValue(BelowKey, nameOf(color));
}

bool Settings::turnsEachMove() const {
    return m_settings.value(TurnKey, false).toBool();
}

void Settings::setTurnsEachMove(bool isOn) {
    m_settings.setValue(TurnKey, isOn);
}

ui::NewGameChoice Settings::lastChoice() const {
    const QByteArray kept = m_settings.value(ChoiceKey).toByteArray();
    return ui::fromJson(QJsonDocument::fromJson(kept).object()).value_or(ui::NewGameChoice());
}

void Settings::setLastChoice(const ui::NewGameChoice& choice) {
    m_settings.setValue(
        ChoiceKey, QJsonDocument(ui::toJson(choice)).toJson(QJsonDocument::Compact)
    );
}

std::optional<chess::Color> Settings::lastColor() const {
    const QString name = m_settings.value(LastColorKey).toString();
    if (name == QLatin1String("white")) {
        return chess::Color::White;
    }
    return name == QLatin1String("black") ? std::optional(chess::Color::Black) : std::nullopt;
}

void Settings::setLastColor(chess::Color color) {
    m_settings.setValue(LastColorKey, nameOf(color));
}

bool Settings::showsClaimNotice() const {
    return m_settings.value(NoticeKey, true).toBool();
}

void Settings::setShowsClaimNotice(bool isOn) {
    m_settings.setValue(NoticeKey, isOn);
}

bool Settings::showsCounts() const {
    return m_settings.value(CountsKey, true).toBool();
}

void Settings::setShowsCounts(bool isOn) {
    m_settings.setValue(CountsKey, isOn);
}

ui::LearningAids Settings::aids() const {
    ui::LearningAids aids;
    for (const auto& [aid, key] : AidKeys) {
        aids.*aid = m_settings.value(QLatin1String(key), aids.*aid).toBool();
    }
    return aids;
}

void Settings::setAids(const ui::LearningAids& aids) {
    for (const auto& [aid, key] : AidKeys) {
        m_settings.setValue(QLatin1String(key), aids.*aid);
    }
}

bool Settings::coversWhilePaused() const {
    return m_settings.value(CoverKey, false).toBool();
}

void Settings::setCoversWhilePaused(bool isOn) {
    m_settings.setValue(CoverKey, isOn);
}

QSet<QString> Settings::lessonTasksDone() const {
    const QStringList ids = m_settings.value(LessonsKey).toStringList();
    return {ids.begin(), ids.end()};
}

void Settings::addLessonTaskDone(const QString& id) {
    QStringList ids = m_settings.value(LessonsKey).toStringList();
    if (!ids.contains(id)) {
        ids.append(id);
        m_settings.setValue(LessonsKey, ids);
    }
}

QString Settings::guidePlace() const {
    return m_settings.value(GuidePlaceKey).toString();
}

void Settings::setGuidePlace(const QString& place) {
    m_settings.setValue(GuidePlaceKey, place);
}

int Settings::guideTextSize() const {
    return m_settings.value(GuideSizeKey, 100).toInt();
}

void Settings::setGuideTextSize(int percent) {
    m_settings.setValue(GuideSizeKey, percent);
}

QString Settings::guideProgress() const {
    return m_settings.value(GuideProgressKey).toString();
}

void Settings::setGuideProgress(const QString& progress) {
    m_settings.setValue(GuideProgressKey, progress);
}

QByteArray Settings::windowGeometry() const {
    return m_settings.value(GeometryKey).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry) {
    m_settings.setValue(GeometryKey, geometry);
}

} // namespace app
