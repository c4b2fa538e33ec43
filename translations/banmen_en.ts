<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>It was kept after %n half-moves.</source>
        <translation>
            <numerusform>It was kept after %n half-move.</numerusform>
            <numerusform>It was kept after %n half-moves.</numerusform>
        </translation>
    </message>
</context>
</TS>
