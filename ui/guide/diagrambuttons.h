// Buttons that take as many lines as they need for their width: side by side, or one below the
// other with long words broken into lines.
#pragma once

#include <QWidget>

#include <vector>

class QPushButton;

namespace ui {

struct NamedButton {
    QString id; // the name by which it is found: "reset"
    QString label;
};

class DiagramButtons : public QWidget {
    Q_OBJECT

public:
    enum class Flow { Row, Column };

    explicit DiagramButtons(Flow flow, QWidget* parent = nullptr);

    // New ones where the ids differ; else new words on the same.
    void set(const std::vector<NamedButton>& buttons);
    QPushButton* button(const QString& id) const; // nothing where there is none

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, heightForWidth(width())}; }

signals:
    void pressed(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Entry {
        NamedButton named;
        QPushButton* button;
    };

    bool hasSameIds(const std::vector<NamedButton>& buttons) const;
    int naturalWidth(const Entry& entry) const; // of its words in one line
    int widest() const;                         // of those
    int columns(int width) const;
    std::vector<QRect> places(int width) const; // by button
    void place();

    Flow m_flow;
    std::vector<Entry> m_entries;
};

} // namespace ui
