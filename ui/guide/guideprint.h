// A page of the guide on paper: the text as it stands, the diagrams as pictures.
#pragma once

#include "ui/guide/guidetext.h"

class QPagedPaintDevice;

namespace ui {

void printGuideText(const GuideText& text, QPagedPaintDevice& paper);

bool writeGuidePdf(const GuideText& text, const QString& file); // false: it cannot be written

} // namespace ui
