// What stands above a page of the guide: the way back to the game, back and forward, contents, the
// size of the text, print, and the field to search in.
#pragma once

#include <QFrame>

class QLineEdit;
class QPushButton;
class QToolButton;

namespace ui {

enum class GuideStand {
    Beside,  // the game is seen too
    InPlace, // of the game
};

class GuideBar : public QFrame {
    Q_OBJECT

public:
    explicit GuideBar(QWidget* parent);

    void setStand(GuideStand stand);
    void setCan(bool goBack, bool goForward);
    void setTextSize(int percent); // what can still be done, and what is said
    QLineEdit& field() { return *m_field; }

signals:
    void gameRequested();
    void backRequested();
    void forwardRequested();
    void contentsRequested();
    void textSizeRequested(int steps); // more or fewer
    void printRequested();
    void pdfRequested();
    void searched(const QString& query); // at every letter
    void firstHitRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    QToolButton* button(const char* name);
    void retranslate();
    void drawSigns();

    QPushButton* m_game;
    QToolButton* m_close;
    QToolButton* m_back;
    QToolButton* m_forward;
    QToolButton* m_contents;
    QToolButton* m_smaller;
    QToolButton* m_larger;
    QToolButton* m_print;
    QToolButton* m_pdf;
    QLineEdit* m_field;
};

} // namespace ui
