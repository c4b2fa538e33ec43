// The colours and manners of the whole window.
#pragma once

class QApplication;

namespace ui {

enum class Theme { Light, Dark };

void applyTheme(QApplication& application, Theme theme);

} // namespace ui
