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
    <name>LessonWords</name>
    <message numerus="yes">
        <source>Capture all marked pieces. You have %n move(s).</source>
        <translation>
            <numerusform>Capture all marked pieces. You have %n move.</numerusform>
            <numerusform>Capture all marked pieces. You have %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Castle. You have %n move(s): something else must come first.</source>
        <translation>
            <numerusform>Castle. You have %n move: something else must come first.</numerusform>
            <numerusform>Castle. You have %n moves: something else must come first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Promote the pawn. You have %n move(s).</source>
        <translation>
            <numerusform>Promote the pawn. You have %n move.</numerusform>
            <numerusform>Promote the pawn. You have %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left, but %n star(s). It begins again.</source>
        <translation>
            <numerusform>No move is left, but %n star. It begins again.</numerusform>
            <numerusform>No move is left, but %n stars. It begins again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left, but %n marked piece(s). It begins again.</source>
        <translation>
            <numerusform>No move is left, but %n marked piece. It begins again.</numerusform>
            <numerusform>No move is left, but %n marked pieces. It begins again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) left to find.</source>
        <translation>
            <numerusform>%n way left to find.</numerusform>
            <numerusform>%n ways left to find.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) left.</source>
        <translation>
            <numerusform>%n move left.</numerusform>
            <numerusform>%n moves left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the star with the {man}. You have %n move(s).</source>
        <translation>
            <numerusform>Take the star with the {man}. You have %n move.</numerusform>
            <numerusform>Take the star with the {man}. You have %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take all stars with the {man}. You have %n move(s).</source>
        <translation>
            <numerusform>Take all stars with the {man}. You have %n move.</numerusform>
            <numerusform>Take all stars with the {man}. You have %n moves.</numerusform>
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
        <source>First position: %n time(s)</source>
        <translation>
            <numerusform>First position: %n time</numerusform>
            <numerusform>First position: %n times</numerusform>
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
