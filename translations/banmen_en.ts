<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ClockWords</name>
    <message numerus="yes">
        <source>%n move(s) to time control</source>
        <translation>
            <numerusform>%n move to time control</numerusform>
            <numerusform>%n moves to time control</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 / %n move(s)</source>
        <translation>
            <numerusform>%1 / %n move</numerusform>
            <numerusform>%1 / %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawWords</name>
    <message numerus="yes">
        <source>This position has occurred %n time(s): after %1.</source>
        <translation>
            <numerusform>This position has occurred %n time: after %1.</numerusform>
            <numerusform>This position has occurred %n times: after %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 100 half-moves without a pawn move or capture.</source>
        <translation>
            <numerusform>%n of 100 half-moves without a pawn move or capture.</numerusform>
            <numerusform>%n of 100 half-moves without a pawn move or capture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) are added to the opponent.</source>
        <translation>
            <numerusform>%n minute is added to the opponent.</numerusform>
            <numerusform>%n minutes are added to the opponent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReachText</name>
    <message numerus="yes">
        <source>%n square(s)</source>
        <extracomment>as in &quot;Goes to 14 squares.&quot;</extracomment>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DiagramCard</name>
    <message numerus="yes">
        <source>The start has stood %n time(s)</source>
        <translation>
            <numerusform>The start has stood %n time</numerusform>
            <numerusform>The start has stood %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Questions</name>
    <message numerus="yes">
        <source>It was kept after %n half-moves.</source>
        <translation>
            <numerusform>It was kept after %n half-move.</numerusform>
            <numerusform>It was kept after %n half-moves.</numerusform>
        </translation>
    </message>
</context>
</TS>
