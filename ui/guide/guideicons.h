// Small pictures for the guide's buttons, drawn in the colour of the text.
#pragma once

#include <QIcon>

class QPalette;

namespace ui {

enum class GuideSign { Back, Forward, Contents, Smaller, Larger, Print, SavePdf, Close, Done };

QIcon guideIcon(GuideSign sign, const QPalette& palette);

} // namespace ui
