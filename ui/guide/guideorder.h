// The order of the glossary: by letter in English, by reading in Japanese.
#pragma once

#include "ui/guide/guidebook.h"

namespace ui {

std::vector<const GuideTerm*> inOrder(const std::vector<GuideTerm>& terms, GuideLanguage language);

// What stands above a group: "C", か行.
QString headingOf(const GuideTerm& term, GuideLanguage language);

} // namespace ui
