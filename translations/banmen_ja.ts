<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>BoardWords</name>
    <message>
        <source>Chess board</source>
        <translation>チェス盤</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a square and the piece on it</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1、駒なし</translation>
    </message>
    <message>
        <source>possible move</source>
        <translation>動かせるマス</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>取れる駒</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>チェックされている</translation>
    </message>
    <message>
        <source>%1 castles kingside</source>
        <translation>%1、キングサイドへキャスリング</translation>
    </message>
    <message>
        <source>%1 castles queenside</source>
        <translation>%1、クイーンサイドへキャスリング</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <translation>%1：%2、%3から%4へ</translation>
    </message>
    <message>
        <source>%1: %2 from %3 takes %4 on %5</source>
        <translation>%1：%2、%3から%5の%4を取る</translation>
    </message>
    <message>
        <source>%1, en passant</source>
        <translation>%1（アンパッサン）</translation>
    </message>
    <message>
        <source>%1, and becomes a %2</source>
        <translation>%1、%2に昇格</translation>
    </message>
</context>
<context>
    <name>ClockWords</name>
    <message>
        <source>flag fallen</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>delay %1 s</source>
        <translation>ディレイ%1秒</translation>
    </message>
    <message>
        <source>last byo-yomi</source>
        <translation>秒読み 最後の1回</translation>
    </message>
    <message>
        <source>byo-yomi: %1 left</source>
        <translation>秒読み あと%1回</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to time control</source>
        <translation>
            <numerusform>規定手数まであと%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1、その後%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>hourglass %1</source>
        <translation>砂時計 %1</translation>
    </message>
    <message>
        <source>no time limit, time used shown</source>
        <translation>時間無制限、使った時間を表示</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1分%2秒</translation>
    </message>
    <message>
        <source>%1, + %2 a move</source>
        <translation>%1、1手ごとに%2加算</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1, Bronstein %2</source>
        <translation>%1、ブロンシュタイン方式%2</translation>
    </message>
    <message>
        <source>%1, delay %2</source>
        <translation>%1、ディレイ%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 / %n move(s)</source>
        <translation>
            <numerusform>%n手まで%1</numerusform>
        </translation>
    </message>
    <message>
        <source>byo-yomi %1</source>
        <translation>秒読み%1</translation>
    </message>
    <message>
        <source>byo-yomi %1 × %2</source>
        <translation>秒読み%1×%2</translation>
    </message>
</context>
<context>
    <name>ControlPresets</name>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>Bullet: 1 min</source>
        <translation>ブレット：1分</translation>
    </message>
    <message>
        <source>Bullet: 2 min + 1 s</source>
        <translation>ブレット：2分＋1秒</translation>
    </message>
    <message>
        <source>Blitz: 3 min</source>
        <translation>ブリッツ：3分</translation>
    </message>
    <message>
        <source>Blitz: 3 min + 2 s</source>
        <translation>ブリッツ：3分＋2秒</translation>
    </message>
    <message>
        <source>Blitz: 5 min</source>
        <translation>ブリッツ：5分</translation>
    </message>
    <message>
        <source>Blitz: 5 min + 3 s</source>
        <translation>ブリッツ：5分＋3秒</translation>
    </message>
    <message>
        <source>Rapid: 10 min</source>
        <translation>ラピッド：10分</translation>
    </message>
    <message>
        <source>Rapid: 10 min + 5 s</source>
        <translation>ラピッド：10分＋5秒</translation>
    </message>
    <message>
        <source>Rapid: 15 min + 10 s</source>
        <translation>ラピッド：15分＋10秒</translation>
    </message>
    <message>
        <source>Rapid: 30 min</source>
        <translation>ラピッド：30分</translation>
    </message>
    <message>
        <source>Classical: 60 min + 30 s</source>
        <translation>クラシカル：60分＋30秒</translation>
    </message>
    <message>
        <source>Classical: 90 min/40 moves + 30 min, + 30 s from move 1</source>
        <translation>クラシカル：40手まで90分、その後30分、1手目から＋30秒</translation>
    </message>
    <message>
        <source>Byo-yomi: 10 min + 30 s × 1</source>
        <translation>秒読み：10分、切れたら1手30秒</translation>
    </message>
    <message>
        <source>Byo-yomi: 20 min + 60 s × 3</source>
        <translation>秒読み：20分、切れたら1手60秒（3回）</translation>
    </message>
    <message>
        <source>Bronstein: 5 min, 3 s each move</source>
        <translation>ブロンシュタイン：5分、1手3秒</translation>
    </message>
    <message>
        <source>US delay: 5 min, 5 s each move</source>
        <translation>ディレイ（US方式）：5分、1手5秒</translation>
    </message>
    <message>
        <source>US delay: 25 min, 5 s each move</source>
        <translation>ディレイ（US方式）：25分、1手5秒</translation>
    </message>
    <message>
        <source>Hourglass: 3 min</source>
        <translation>砂時計：3分</translation>
    </message>
    <message>
        <source>Count up: time is shown, no limit</source>
        <translation>時間を計るだけ（制限なし）</translation>
    </message>
</context>
<context>
    <name>DrawWords</name>
    <message>
        <source>FIDE rules (default)</source>
        <translation>FIDE規則（標準）</translation>
    </message>
    <message>
        <source>Automatic draws</source>
        <translation>自動引き分け</translation>
    </message>
    <message>
        <source>Family and first games</source>
        <translation>家族・入門</translation>
    </message>
    <message>
        <source>Over the board</source>
        <translation>対面の練習</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>自由設定</translation>
    </message>
    <message>
        <source>automatic draws</source>
        <translation>自動引き分け</translation>
    </message>
    <message>
        <source>custom rules</source>
        <translation>自由設定</translation>
    </message>
    <message>
        <source>%1 offers a draw</source>
        <translation>%1が引き分けを提案しています</translation>
    </message>
    <message>
        <source>Accept, decline, or move (moving declines).</source>
        <translation>承諾するか、断るか、手を指すと断ったことになります。</translation>
    </message>
    <message>
        <source>Draw offered. By custom this comes after one’s own move; it is valid.</source>
        <translation>引き分けを提案中です。慣習では自分の手を指した後に提案しますが、この提案も有効です。</translation>
    </message>
    <message>
        <source>Draw offered</source>
        <translation>引き分けを提案中</translation>
    </message>
    <message>
        <source>%1 claims a draw</source>
        <translation>%1が引き分けを申請します</translation>
    </message>
    <message>
        <source>On the position as it stands, or with a move announced first.</source>
        <translation>今の局面のまま申請するか、先に次の手を予告して申請します。</translation>
    </message>
    <message>
        <source>A move can bring the same position for the third time.</source>
        <translation>次の手で、同じ局面が3回目になります。</translation>
    </message>
    <message>
        <source>This position has occurred three times.</source>
        <translation>同じ局面が3回現れました。</translation>
    </message>
    <message>
        <source>A move can complete the 50 moves each.</source>
        <translation>次の手で、ポーンの手も駒取りもない手が双方50手ずつになります。</translation>
    </message>
    <message>
        <source>50 moves each without a pawn move or capture.</source>
        <translation>双方50手ずつ、ポーンの手も駒取りもありません。</translation>
    </message>
    <message>
        <source>You may claim a draw</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>引き分けを申請できます</translation>
    </message>
    <message>
        <source>%1 You may also play on.</source>
        <translation>%1申請せずに続けることもできます。</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between moves</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Claimed by %1 (moves %2).</source>
        <translation>%1が申請しました（%2の後の局面）。</translation>
    </message>
    <message>
        <source>Announced: %1.</source>
        <translation>予告した手は%1です。</translation>
    </message>
    <message>
        <source>House rule “%1”. Under FIDE it must be claimed.</source>
        <translation>ルール設定「%1」によります。FIDE規則では申請が必要です。</translation>
    </message>
    <message>
        <source>House rule “%1”. Under FIDE this is a draw.</source>
        <translation>ルール設定「%1」によります。FIDE規則では引き分けです。</translation>
    </message>
    <message>
        <source>%1 (automatic)</source>
        <translation>%1（自動）</translation>
    </message>
    <message>
        <source>House rule, beside %1</source>
        <translation>ルール設定（%1とは別）</translation>
    </message>
    <message numerus="yes">
        <source>This position has occurred %n time(s): after %1.</source>
        <translation>
            <numerusform>この局面が現れたのは%n回です（%1の後）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 100 half-moves without a pawn move or capture.</source>
        <translation>
            <numerusform>ポーンの手も駒取りもない手は、双方合わせて100手のうち%n手です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Last pawn move: %1; last capture: %2.</source>
        <translation>最後のポーンの手は%1、最後の駒取りは%2です。</translation>
    </message>
    <message>
        <source>none in this game</source>
        <translation>この対局ではなし</translation>
    </message>
    <message>
        <source>The claim is correct</source>
        <translation>申請は認められました</translation>
    </message>
    <message>
        <source>The claim is not correct</source>
        <translation>申請は認められません</translation>
    </message>
    <message>
        <source>The claim stands as an offer of a draw.</source>
        <translation>この申請は引き分けの提案として残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) are added to the opponent.</source>
        <translation>
            <numerusform>相手の持ち時間に%n分を加えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The same position</source>
        <translation>同じ局面</translation>
    </message>
    <message>
        <source>Pieces on other squares</source>
        <translation>駒の位置が違います</translation>
    </message>
    <message>
        <source>The other side to move</source>
        <translation>手番が違います</translation>
    </message>
    <message>
        <source>Other castling rights</source>
        <translation>キャスリングの権利が違います</translation>
    </message>
    <message>
        <source>Other en passant capture</source>
        <translation>アンパッサンができるかどうかが違います</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Threefold repetition</source>
        <translation>同一局面3回</translation>
    </message>
    <message>
        <source>Fifty-move rule</source>
        <translation>50手ルール</translation>
    </message>
    <message>
        <source>Position %1× · %2/%3 without pawn move or capture</source>
        <translation>同一局面 %1回目 ・ ポーンの手も駒取りもない手 %2/%3</translation>
    </message>
    <message>
        <source>Dead position — draw</source>
        <translation>デッドポジション — 引き分け</translation>
    </message>
    <message>
        <source>No sequence of moves can lead to checkmate.</source>
        <translation>どんな手を続けても、どちらもチェックメイトできません。</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Careful: %1 would be stalemate</source>
        <extracomment>%1 is a move or several: &quot;Qf7, Qe6&quot;</extracomment>
        <translation>注意：%1はステイルメイトになります</translation>
    </message>
    <message>
        <source>%1 would have no move and no check: a draw. %2</source>
        <extracomment>%1 is the side, %2 the article</extracomment>
        <translation>%1はチェックされていないのに指せる手がなくなり、引き分けです。%2</translation>
    </message>
    <message>
        <source>En passant is possible: %1</source>
        <translation>アンパッサンができます：%1</translation>
    </message>
    <message>
        <source>The pawn that has just gone two squares may be captured as if it had gone one, on this move only. %1</source>
        <translation>いま2マス進んだポーンは、1マスだけ進んだものとして取れます。この1手だけです。%1</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Castling</source>
        <translation>キャスリング</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>アンパッサン</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>プロモーション（昇格）</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>チェックメイト</translation>
    </message>
    <message>
        <source>Straight ahead, and captures diagonally</source>
        <translation>まっすぐ進み、ななめに取る</translation>
    </message>
    <message>
        <source>Jumps in an L, over other pieces too</source>
        <translation>L字に動き、駒を飛び越える</translation>
    </message>
    <message>
        <source>Diagonals, on one colour for ever</source>
        <translation>ななめに、同じ色のマスだけを動く</translation>
    </message>
    <message>
        <source>Along files and ranks</source>
        <translation>縦と横にまっすぐ動く</translation>
    </message>
    <message>
        <source>Any straight line</source>
        <translation>縦、横、ななめにまっすぐ動く</translation>
    </message>
    <message>
        <source>One square, never into attack</source>
        <translation>1マスずつ。攻撃されたマスには行けない</translation>
    </message>
    <message>
        <source>King and rook move at once</source>
        <translation>キングとルークを1手で動かす</translation>
    </message>
    <message>
        <source>A pawn captured in passing</source>
        <translation>通りすぎたポーンを取る</translation>
    </message>
    <message>
        <source>A pawn becomes another piece</source>
        <translation>ポーンが別の駒になる</translation>
    </message>
    <message>
        <source>Give it, and get out of it</source>
        <translation>チェックする、チェックから逃れる</translation>
    </message>
    <message>
        <source>Win, and do not stalemate</source>
        <translation>勝つ。ステイルメイトにしない</translation>
    </message>
    <message>
        <source>Capture the marked piece.</source>
        <translation>印のついた駒を取る。</translation>
    </message>
    <message numerus="yes">
        <source>Capture all marked pieces. You have %n move(s).</source>
        <translation>
            <numerusform>印のついた駒をすべて取る。%n手まで。</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle, on a side where it is possible.</source>
        <translation>できる側にキャスリングする。</translation>
    </message>
    <message numerus="yes">
        <source>Castle. You have %n move(s): something else must come first.</source>
        <translation>
            <numerusform>キャスリングする。%n手まで。先にすることがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Capture en passant, the pawn that has just moved two squares.</source>
        <translation>いま2マス進んだポーンを、アンパッサンで取る。</translation>
    </message>
    <message>
        <source>Promote the pawn, to any piece you like.</source>
        <translation>ポーンを好きな駒に昇格させる。</translation>
    </message>
    <message numerus="yes">
        <source>Promote the pawn. You have %n move(s).</source>
        <translation>
            <numerusform>ポーンを昇格させる。%n手まで。</numerusform>
        </translation>
    </message>
    <message>
        <source>Promote the pawn, but do not stalemate {side}.</source>
        <translation>ポーンを昇格させる。ただし{side}をステイルメイトにしない。</translation>
    </message>
    <message>
        <source>Attack the king and the queen at once, where you cannot be taken.</source>
        <translation>取られないマスから、キングとクイーンを同時に攻撃する。</translation>
    </message>
    <message>
        <source>That is not castling. The king moves two squares towards a rook.</source>
        <translation>キャスリングではありません。キングをルークのほうへ2マス動かします。</translation>
    </message>
    <message>
        <source>A king or rook that has moved can no longer castle.</source>
        <translation>一度動いたキングやルークは、もうキャスリングできません。</translation>
    </message>
    <message>
        <source>That captures nothing in passing, and after this move it is too late.</source>
        <translation>アンパッサンではありません。この手の後ではもう取れません。</translation>
    </message>
    <message>
        <source>No pawn has reached the last rank.</source>
        <translation>まだ最後のランクに着いたポーンがありません。</translation>
    </message>
    <message>
        <source>That is stalemate: {side} is not in check and has no legal move. The game would be drawn.</source>
        <translation>ステイルメイトです。{side}はチェックされていないのに指せる手がなく、引き分けになってしまいます。</translation>
    </message>
    <message>
        <source>That is check, but the queen is not attacked.</source>
        <translation>チェックですが、クイーンを攻撃していません。</translation>
    </message>
    <message>
        <source>Both are attacked, but the {piece} on {from} can take on {to}.</source>
        <translation>両方を攻撃していますが、{from}の{piece}に{to}で取られます。</translation>
    </message>
    <message>
        <source>That is not check: the king is not attacked.</source>
        <translation>チェックではありません。キングを攻撃していません。</translation>
    </message>
    <message>
        <source>The piece that moved gives check itself. Open the line of another one.</source>
        <translation>動いた駒が自分でチェックしています。別の駒の線を開けましょう。</translation>
    </message>
    <message>
        <source>Only one piece gives check.</source>
        <translation>チェックしている駒は1つだけです。</translation>
    </message>
    <message>
        <source>That is check, but the {piece} on {from} can take on {to}.</source>
        <translation>チェックですが、{from}の{piece}に{to}で取られます。</translation>
    </message>
    <message>
        <source>That is check, but the king can go to {to}.</source>
        <translation>チェックですが、キングが{to}へ逃げられます。</translation>
    </message>
    <message>
        <source>That is check, but the {piece} on {from} can block on {to}.</source>
        <translation>チェックですが、{from}の{piece}が{to}で間をふさげます。</translation>
    </message>
    <message>
        <source>That is check, but the king can take on {to}.</source>
        <translation>チェックですが、キングが{to}の駒を取って逃げられます。</translation>
    </message>
    <message numerus="yes">
        <source>No move is left, but %n star(s). It begins again.</source>
        <translation>
            <numerusform>手数を使いきりましたが、星が%n個残っています。最初からやりなおします。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left, but %n marked piece(s). It begins again.</source>
        <translation>
            <numerusform>手数を使いきりましたが、印のついた駒が%n個残っています。最初からやりなおします。</numerusform>
        </translation>
    </message>
    <message>
        <source>The king moves out of check.</source>
        <translation>キングがチェックから逃げました。</translation>
    </message>
    <message>
        <source>The checking piece is captured.</source>
        <translation>チェックしている駒を取りました。</translation>
    </message>
    <message>
        <source>The line is blocked.</source>
        <translation>間をふさぎました。</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) left to find.</source>
        <translation>
            <numerusform>あと%n通り見つけましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) left.</source>
        <translation>
            <numerusform>あと%n手です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} was in check and had to answer.</source>
        <translation>{side}はチェックされたので、それに応じました。</translation>
    </message>
    <message>
        <source>No star is left.</source>
        <translation>星をすべて取りました。</translation>
    </message>
    <message>
        <source>No marked piece is left.</source>
        <translation>印のついた駒をすべて取りました。</translation>
    </message>
    <message>
        <source>King and rook have castled in one move.</source>
        <translation>キングとルークが1手で動きました。</translation>
    </message>
    <message>
        <source>The pawn is captured in passing.</source>
        <translation>通りすぎたポーンを取りました。</translation>
    </message>
    <message>
        <source>The pawn has become a {promoted}.</source>
        <translation>ポーンが{promoted}になりました。</translation>
    </message>
    <message>
        <source>The pawn has become a {promoted}, and {side} can still move.</source>
        <translation>ポーンが{promoted}になり、{side}にはまだ指せる手があります。</translation>
    </message>
    <message>
        <source>The king must answer, and the queen is lost.</source>
        <translation>キングが逃げるしかないので、次にクイーンを取れます。</translation>
    </message>
    <message>
        <source>The king is attacked.</source>
        <translation>キングを攻撃しています。</translation>
    </message>
    <message>
        <source>The line is open: discovered check.</source>
        <translation>線が開いて、ディスカバードチェックになりました。</translation>
    </message>
    <message>
        <source>Two pieces give check. Only the king can move.</source>
        <translation>2つの駒でチェックしています。キングが動くしかありません。</translation>
    </message>
    <message>
        <source>Checkmate: the king is attacked and has no way out.</source>
        <translation>チェックメイトです。攻撃されたキングに逃れる手がありません。</translation>
    </message>
    <message>
        <source>{side} can move, and the game goes on.</source>
        <translation>{side}に指せる手があり、対局が続きます。</translation>
    </message>
    <message>
        <source>There is no other way.</source>
        <translation>ほかの方法はありません。</translation>
    </message>
    <message>
        <source>You have moved the king already. Find another way.</source>
        <translation>キングを逃がす方法はもう見つけました。別の方法を探しましょう。</translation>
    </message>
    <message>
        <source>You have captured already. Find another way.</source>
        <translation>取る方法はもう見つけました。別の方法を探しましょう。</translation>
    </message>
    <message>
        <source>You have blocked already. Find another way.</source>
        <translation>間をふさぐ方法はもう見つけました。別の方法を探しましょう。</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>正解！</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>その調子</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>This is how</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many tasks of a lesson are done: &quot;3 of 6&quot;</extracomment>
        <translation>%2問中%1問</translation>
    </message>
    <message>
        <source>Take the star with the {man}, in one move.</source>
        <translation>1手で、{man}で星を取る。</translation>
    </message>
    <message numerus="yes">
        <source>Take the star with the {man}. You have %n move(s).</source>
        <translation>
            <numerusform>{man}で星を取る。%n手まで。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take all stars with the {man}. You have %n move(s).</source>
        <translation>
            <numerusform>{man}で星をすべて取る。%n手まで。</numerusform>
        </translation>
    </message>
    <message>
        <source>You are in check, and there is only one way out. Find it.</source>
        <translation>チェックされています。逃れる方法は1つだけです。それを見つける。</translation>
    </message>
    <message>
        <source>You are in check, and there are two ways out. Find both.</source>
        <translation>チェックされています。逃れる方法は2つあります。両方を見つける。</translation>
    </message>
    <message>
        <source>You are in check. Find all three ways out: move the king, capture, block.</source>
        <translation>チェックされています。逃れる方法を3つとも見つける。キングが逃げる、取る、間をふさぐ。</translation>
    </message>
    <message>
        <source>Give check.</source>
        <translation>チェックする。</translation>
    </message>
    <message>
        <source>Give a discovered check: one piece moves away, another one gives check.</source>
        <translation>ディスカバードチェックをする。駒をどけて、後ろの駒でチェックする。</translation>
    </message>
    <message>
        <source>Give a double check, with two pieces at once.</source>
        <translation>2つの駒で同時にチェックする（ダブルチェック）。</translation>
    </message>
    <message>
        <source>Give checkmate in one move.</source>
        <translation>1手でチェックメイトにする。</translation>
    </message>
    <message>
        <source>Move so that {side} is not stalemated.</source>
        <translation>{side}をステイルメイトにしない手を指す。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, one after the other</extracomment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>MateWords</name>
    <message>
        <source>Checking whether %1 could still checkmate…</source>
        <translation>%1にまだメイトの可能性があるか調べています…</translation>
    </message>
    <message>
        <source>Whether %1 could still checkmate was not settled in the time there was.</source>
        <translation>%1にまだメイトの可能性があるかは、時間内に分かりませんでした。</translation>
    </message>
    <message>
        <source>%1 could still checkmate if %2 played along, for example like this:</source>
        <translation>%2が協力すれば、%1はまだメイトできました。たとえば次の手順です。</translation>
    </message>
    <message>
        <source>%1 has nothing but the king, and a king alone cannot checkmate.</source>
        <translation>%1にはキングしかありません。キングだけではメイトできません。</translation>
    </message>
    <message>
        <source>One bishop or knight cannot checkmate a king that stands alone.</source>
        <translation>ビショップかナイト1つだけでは、ほかに駒のないキングをメイトできません。</translation>
    </message>
    <message>
        <source>With bishops on squares of one colour only, no checkmate can come about.</source>
        <translation>残った駒は同じ色のマスのビショップだけなので、メイトの形は作れません。</translation>
    </message>
    <message>
        <source>%1 has only a knight, and %2 only queens: with these no checkmate by %1 can come about.</source>
        <translation>%1にはナイト1つ、%2にはクイーンしかありません。これらの駒では、%1がメイトする形は作れません。</translation>
    </message>
    <message>
        <source>%1’s bishops reach squares of one colour only: against these pieces no checkmate by %1 can come about.</source>
        <translation>%1のビショップは片方の色のマスにしか行けません。この駒が相手では、%1がメイトする形は作れません。</translation>
    </message>
    <message>
        <source>The game is over here, and %1 has not checkmated.</source>
        <translation>対局はここで終わりで、%1はメイトしていません。</translation>
    </message>
    <message>
        <source>Every move from here is forced, and then %1 cannot checkmate:</source>
        <translation>ここからは指せる手が毎回1つしかなく、その先で%1はメイトできません。</translation>
    </message>
    <message>
        <source>Whatever is played, %2’s king never leaves the squares marked, and %1 can checkmate it on none of them.</source>
        <translation>どう指しても%2のキングは印のマスから出られず、そのどこでも%1はメイトできません。</translation>
    </message>
    <message>
        <source>Every position that can still arise was looked at (positions: %1);</source>
        <translation>これから現れうる局面をすべて調べました（局面 %1）。</translation>
    </message>
    <message>
        <source>Every position that can still arise was looked at (positions: %1, parts: %2);</source>
        <translation>これから現れうる局面をすべて調べました（局面 %1、区分 %2）。</translation>
    </message>
    <message>
        <source>%1 in none does %2 checkmate.</source>
        <translation>%1%2がメイトする局面は1つもありません。</translation>
    </message>
    <message>
        <source>Corners mark where the king can come, rings the locked pawns.</source>
        <translation>四隅の印はキングが行けるマス、輪はもう動けないポーンです。</translation>
    </message>
    <message>
        <source>With the pieces ringed neither side can ever checkmate.</source>
        <translation>輪で囲んだ駒だけでは、どちらもメイトできません。</translation>
    </message>
    <message>
        <source>Whatever is played, the kings never leave the squares marked, and are checkmated on none of them.</source>
        <translation>どう指してもキングは印のマスから出られず、そのどこでもメイトされません。</translation>
    </message>
    <message>
        <source>%1 none is a checkmate.</source>
        <translation>%1メイトになる局面は1つもありません。</translation>
    </message>
    <message>
        <source>Whether %1 could still checkmate was not settled in ten seconds; so %2 loses.</source>
        <translation>%1にまだメイトの可能性があるか、10秒では分かりませんでした。そのため%2の負けです。</translation>
    </message>
    <message>
        <source>Does %1 resign?</source>
        <translation>%1が投了しますか？</translation>
    </message>
    <message>
        <source>%1 wins if a checkmate is still possible; else it is a draw. That will be checked.</source>
        <translation>%1にまだメイトの可能性があれば%1の勝ち、なければ引き分けです。これから調べます。</translation>
    </message>
    <message>
        <source>%1 resigned</source>
        <translation>%1の投了</translation>
    </message>
    <message>
        <source>%1 ran out of time</source>
        <translation>%1の時間切れ</translation>
    </message>
    <message>
        <source>Second illegal move by %1</source>
        <translation>%1の反則2回</translation>
    </message>
    <message>
        <source>The position at the end</source>
        <translation>終局の局面</translation>
    </message>
</context>
<context>
    <name>PositionWords</name>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>kingside</source>
        <translation>キングサイド</translation>
    </message>
    <message>
        <source>queenside</source>
        <translation>クイーンサイド</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>the castling rights</source>
        <translation>キャスリングの権利</translation>
    </message>
    <message>
        <source>the en passant square</source>
        <translation>アンパッサンのマス</translation>
    </message>
    <message>
        <source>the halfmove clock</source>
        <translation>50手ルール用の半手数</translation>
    </message>
    <message>
        <source>the move number</source>
        <translation>手の番号</translation>
    </message>
    <message>
        <source>Rank %1 is left empty in the FEN; it needs 8 squares.</source>
        <translation>FENのランク%1に何も書かれていません。8マス分が必要です。</translation>
    </message>
    <message>
        <source>The squares of rank %1, “%2”, add up to %3 instead of 8.</source>
        <translation>ランク%1「%2」のマスの数は合わせて%3で、8になりません。</translation>
    </message>
    <message>
        <source>The halfmove clock must be a whole number from 0 to %1, not “%2”.</source>
        <translation>50手ルール用の半手数は0から%1までの整数です。「%2」とは書けません。</translation>
    </message>
    <message>
        <source>The move number must be a whole number from 0 to %1, not “%2”.</source>
        <translation>手の番号は0から%1までの整数です。「%2」とは書けません。</translation>
    </message>
    <message>
        <source>The FEN is empty.</source>
        <translation>FENに何も書かれていません。</translation>
    </message>
    <message>
        <source>A FEN has six fields, but “%1” comes after the sixth.</source>
        <translation>FENの項目は6つですが、6つ目の後に「%1」があります。</translation>
    </message>
    <message>
        <source>A FEN needs 8 ranks separated by “/”; the number found is %1.</source>
        <translation>FENには「/」で区切った8つのランクが必要ですが、見つかった数は%1です。</translation>
    </message>
    <message>
        <source>“%1” on rank %2 is neither a piece (KQRBNP or kqrbnp) nor a number from 1 to 8.</source>
        <translation>ランク%2の「%1」は、駒の文字（KQRBNPかkqrbnp）でも1から8までの数字でもありません。</translation>
    </message>
    <message>
        <source>The side to move must be “w” or “b”, not “%1”.</source>
        <translation>手番は「w」か「b」です。「%1」とは書けません。</translation>
    </message>
    <message>
        <source>The castling rights must be “-” or letters of “KQkq”, each once, not “%1”.</source>
        <translation>キャスリングの権利は「-」か、「KQkq」の文字を1回ずつ使って書きます。「%1」とは書けません。</translation>
    </message>
    <message>
        <source>The en passant square must be “-” or a square such as “e3”, not “%1”.</source>
        <translation>アンパッサンのマスは「-」か、「e3」のようなマスの名前です。「%1」とは書けません。</translation>
    </message>
    <message>
        <source>%1 has no king.</source>
        <translation>%1のキングがありません。</translation>
    </message>
    <message>
        <source>%1 has more than one king.</source>
        <translation>%1のキングが2つ以上あります。</translation>
    </message>
    <message>
        <source>%1 has more than 16 pieces, pawns included.</source>
        <translation>%1の駒がポーンを含めて16を超えています。</translation>
    </message>
    <message>
        <source>%1 has more than 8 pawns.</source>
        <translation>%1のポーンが8を超えています。</translation>
    </message>
    <message>
        <source>%1 has more promoted pieces than missing pawns.</source>
        <translation>%1の昇格した駒が、盤にないポーンの数より多くなっています。</translation>
    </message>
    <message>
        <source>%1 cannot have the right to castle %2: the king is not on %3.</source>
        <translation>キングが%3にないので、%1に%2・キャスリングの権利はありえません。</translation>
    </message>
    <message>
        <source>%1 cannot have the right to castle %2: no rook is on %3.</source>
        <translation>ルークが%3にないので、%1に%2・キャスリングの権利はありえません。</translation>
    </message>
    <message>
        <source>%1 has a pawn on %2; pawns never stand on rank 1 or 8.</source>
        <translation>%1のポーンが%2にありますが、ポーンがランク1や8にいることはありません。</translation>
    </message>
    <message>
        <source>The king of %1 on %2 is in check, but it is the other side’s turn.</source>
        <translation>%2の%1のキングがチェックされているのに、相手の手番になっています。</translation>
    </message>
    <message>
        <source>No pawn of %1 can have just passed over %2.</source>
        <translation>%1のポーンが直前の手で%2を通り過ぎたはずはありません。</translation>
    </message>
    <message>
        <source>The halfmove clock must be from 0 to %1.</source>
        <translation>50手ルール用の半手数は0から%1までです。</translation>
    </message>
    <message>
        <source>The move number must be from 1 to %1.</source>
        <translation>手の番号は1から%1までです。</translation>
    </message>
    <message>
        <source>The FEN ends before %1; the rest is read as “%2”.</source>
        <translation>FENに%1から後がないので、残りを「%2」とみなします。</translation>
    </message>
    <message>
        <source>The right of %1 to castle %2 is dropped: king or rook is not on its first square.</source>
        <translation>キングかルークが最初のマスにないので、%1の%2・キャスリングの権利を外しました。</translation>
    </message>
    <message>
        <source>The en passant square %1 is dropped: no pawn can have just passed over it.</source>
        <translation>直前の手で%1を通り過ぎたポーンはありえないので、アンパッサンのマスを外しました。</translation>
    </message>
    <message>
        <source>The move number 0 is read as 1.</source>
        <translation>手の番号0を1とみなします。</translation>
    </message>
    <message>
        <source>“%1” cannot be read as a move.</source>
        <translation>「%1」は指し手として読めません。</translation>
    </message>
    <message>
        <source>“%1” is not a legal move in this position.</source>
        <translation>「%1」は、この局面では指せない手です。</translation>
    </message>
    <message>
        <source>“%1” fits more than one legal move.</source>
        <translation>「%1」に当てはまる手が2つ以上あります。</translation>
    </message>
    <message>
        <source>“%1” does not say which piece the pawn becomes.</source>
        <translation>「%1」では、ポーンがどの駒に昇格するのかわかりません。</translation>
    </message>
</context>
<context>
    <name>ReachText</name>
    <message>
        <source>White %1, %2</source>
        <translation>白の%1（%2）</translation>
    </message>
    <message>
        <source>Black %1, %2</source>
        <translation>黒の%1（%2）</translation>
    </message>
    <message>
        <source>Goes one square straight ahead, or two from its first square. Captures one square diagonally ahead.</source>
        <translation>まっすぐ前に1マス、最初の位置からは2マスも進めます。駒を取るのは斜め前の1マスです。</translation>
    </message>
    <message>
        <source>Jumps in an L: two squares one way and one to the side, over all that stands between.</source>
        <translation>L字に跳びます。縦か横に2マス、そこから横か縦に1マスで、間の駒は跳び越えます。</translation>
    </message>
    <message>
        <source>Goes along the diagonals, as far as the way is free.</source>
        <translation>斜めに、じゃまがなければ何マスでも進めます。</translation>
    </message>
    <message>
        <source>Goes along its file and rank, as far as the way is free.</source>
        <translation>縦と横に、じゃまがなければ何マスでも進めます。</translation>
    </message>
    <message>
        <source>Goes along files, ranks and diagonals, as far as the way is free.</source>
        <translation>縦、横、斜めに、じゃまがなければ何マスでも進めます。</translation>
    </message>
    <message>
        <source>Goes one square in any direction, never to one that is attacked. May castle once.</source>
        <translation>どの方向にも1マス動けます。攻撃されているマスには行けません。一度だけキャスリングできます。</translation>
    </message>
    <message>
        <source>Goes to %1.</source>
        <extracomment>%1 is a square or several: &quot;f6, h6&quot;</extracomment>
        <translation>%1に動けます。</translation>
    </message>
    <message>
        <source>Captures on %1.</source>
        <translation>%1の駒を取れます。</translation>
    </message>
    <message>
        <source>Captures en passant on %1.</source>
        <translation>%1へアンパッサンで取れます。</translation>
    </message>
    <message>
        <source>Castles to %1.</source>
        <translation>%1へキャスリングできます。</translation>
    </message>
    <message>
        <source>Promotes on %1.</source>
        <translation>%1で昇格します。</translation>
    </message>
    <message>
        <source>Captures and promotes on %1.</source>
        <translation>%1の駒を取って昇格します。</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <extracomment>as in &quot;Goes to 14 squares.&quot;</extracomment>
        <translation>
            <numerusform>%nマス</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the names of squares in a list</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>Not to %1</source>
        <extracomment>%1: &quot;d3 and f3 (nothing to capture)&quot;</extracomment>
        <translation>行けないマス：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>squares that a piece may not enter, and why</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No move: %1.</source>
        <extracomment>%1 is why a piece has no move: &quot;pinned by the bishop on b4&quot;</extracomment>
        <translation>指せる手がありません。%1。</translation>
    </message>
    <message>
        <source>No move.</source>
        <translation>指せる手がありません。</translation>
    </message>
    <message>
        <source>its own piece is there</source>
        <translation>味方の駒がいます</translation>
    </message>
    <message>
        <source>the piece in front of it cannot be captured</source>
        <translation>前の駒は取れません</translation>
    </message>
    <message>
        <source>the way is blocked</source>
        <translation>前がふさがっています</translation>
    </message>
    <message>
        <source>nothing to capture there</source>
        <translation>取る駒がありません</translation>
    </message>
    <message>
        <source>too late for en passant</source>
        <translation>アンパッサンにはもう遅い</translation>
    </message>
    <message>
        <source>beside the other king</source>
        <translation>相手のキングの隣です</translation>
    </message>
    <message>
        <source>that piece is protected</source>
        <translation>その駒は守られています</translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>攻撃されています</translation>
    </message>
    <message>
        <source>double check: only the king moves</source>
        <translation>ダブルチェックで、キングしか動けません</translation>
    </message>
    <message>
        <source>it does not answer the check</source>
        <translation>チェックを防げません</translation>
    </message>
    <message>
        <source>it would open the king to attack</source>
        <translation>キングが攻撃されます</translation>
    </message>
    <message>
        <source>every square beside it is attacked or taken by its own side</source>
        <translation>まわりのマスは、攻撃されているか味方の駒がいます</translation>
    </message>
    <message>
        <source>its own pieces are in the way</source>
        <translation>味方の駒がじゃまをしています</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>できます</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はできない</translation>
    </message>
    <message>
        <source>Gone for ever</source>
        <translation>もうできない</translation>
    </message>
    <message>
        <source>castling kingside (O-O)</source>
        <translation>キングサイド・キャスリング（O-O）</translation>
    </message>
    <message>
        <source>castling queenside (O-O-O)</source>
        <translation>クイーンサイド・キャスリング（O-O-O）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a side, %2 &quot;castling kingside (O-O)&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Ready: king and rook have not moved, the way is free.</source>
        <translation>できます。キングもルークもまだ動かず、間も空いています。</translation>
    </message>
    <message>
        <source>Gone for ever: the game began without it.</source>
        <translation>もうできません。この対局は、はじめからキャスリングの権利がない局面です。</translation>
    </message>
    <message>
        <source>Gone for ever since %1.</source>
        <extracomment>%1 is a move: &quot;12. Ke2&quot;</extracomment>
        <translation>%1のあと、もうできません。</translation>
    </message>
    <message>
        <source>pinned by the %1 on %2</source>
        <extracomment>a piece, and the piece and square that pin it</extracomment>
        <translation>%2の%1にピンされています</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, one after the other</extracomment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>FIDE Laws, article %1</source>
        <translation>FIDE規則 %1</translation>
    </message>
    <message>
        <source>You can’t play that</source>
        <translation>その手は指せません</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>対局は終わっています</translation>
    </message>
    <message>
        <source>A draw can be agreed only after each side has moved</source>
        <translation>引き分けの合意は、双方が1手以上指してからです</translation>
    </message>
    <message>
        <source>It is too early in the game to agree on a draw</source>
        <translation>引き分けの合意には、まだ早すぎます</translation>
    </message>
    <message>
        <source>Your offer is still open</source>
        <translation>提案はまだ有効です</translation>
    </message>
    <message>
        <source>The offer was declined</source>
        <translation>提案は断られました</translation>
    </message>
    <message>
        <source>Offer again after your next move.</source>
        <translation>次の手を指してから、また提案できます。</translation>
    </message>
    <message>
        <source>Too early for an offer</source>
        <translation>今は提案できません</translation>
    </message>
    <message>
        <source>Here a draw is offered after one’s own move.</source>
        <translation>この設定では、自分の手を指した後に提案します。</translation>
    </message>
    <message>
        <source>There is no offer to answer</source>
        <translation>答える提案がありません</translation>
    </message>
    <message>
        <source>This claim has been judged already</source>
        <translation>この申請はもう判定しました</translation>
    </message>
    <message>
        <source>Play on, or claim otherwise.</source>
        <translation>続けて指すか、別の申請をしてください。</translation>
    </message>
    <message>
        <source>No claim is needed</source>
        <translation>申請は必要ありません</translation>
    </message>
    <message>
        <source>Here the program itself declares this draw.</source>
        <translation>この設定では、自動で引き分けになります。</translation>
    </message>
    <message>
        <source>A piece was touched: no claim on this move</source>
        <translation>駒に触れたので、この手では申請できません</translation>
    </message>
    <message>
        <source>The move announced must be played</source>
        <translation>予告した手を指さなければなりません</translation>
    </message>
    <message>
        <source>Another piece was touched first</source>
        <translation>先に別の駒に触れています</translation>
    </message>
    <message>
        <source>A piece let go of stands</source>
        <translation>手を離した駒は戻せません</translation>
    </message>
    <message>
        <source>Choose what the pawn becomes.</source>
        <translation>どの駒に昇格するかを選んでください。</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>戻す手がありません</translation>
    </message>
    <message>
        <source>There is nothing to play again</source>
        <translation>やり直す手がありません</translation>
    </message>
    <message>
        <source>The clock is not running yet</source>
        <translation>時計はまだ動いていません</translation>
    </message>
    <message>
        <source>Press Start or the space bar.</source>
        <translation>「開始」かスペースキーを押してください。</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>対局を止めています</translation>
    </message>
    <message>
        <source>Press Resume to play on.</source>
        <translation>「再開」を押すと続けられます。</translation>
    </message>
    <message>
        <source>Too late: the time was up</source>
        <translation>時間切れの後なので、指せません</translation>
    </message>
    <message>
        <source>A move has been made already</source>
        <translation>手はもう指されています</translation>
    </message>
    <message>
        <source>Press the clock to complete it.</source>
        <translation>時計を押すと、手が完了します。</translation>
    </message>
    <message>
        <source>Make a move first</source>
        <translation>先に手を指してください</translation>
    </message>
    <message>
        <source>Taking back is off in this game</source>
        <translation>この対局では、手を戻せません</translation>
    </message>
    <message>
        <source>The result is counted in the match</source>
        <translation>結果はもうマッチの得点に入っています</translation>
    </message>
    <message>
        <source>It can’t be taken back.</source>
        <translation>元に戻せません。</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>King and rook were touched: castle</source>
        <translation>キングとルークに触れたので、キャスリングします</translation>
    </message>
    <message>
        <source>The %1 was touched before the king: no castling with it</source>
        <translation>先に%1に触れたので、そのルークとのキャスリングはできません</translation>
    </message>
    <message>
        <source>The %1 must take the %2</source>
        <translation>%1で%2を取らなければなりません</translation>
    </message>
    <message>
        <source>The %1 was touched: it must move</source>
        <translation>%1に触れたので、動かさなければなりません</translation>
    </message>
    <message>
        <source>The %1 was touched: it must be taken</source>
        <translation>%1に触れたので、取らなければなりません</translation>
    </message>
    <message>
        <source>Which piece shall the pawn become?</source>
        <translation>どの駒に昇格しますか？</translation>
    </message>
    <message>
        <source>Esc, or a press beside the choices, puts the pawn back.</source>
        <translation>Escキーか、選択肢の外を押すと、ポーンが元に戻ります。</translation>
    </message>
    <message>
        <source>Is this your move?</source>
        <translation>この手でよいですか？</translation>
    </message>
    <message>
        <source>Press Done. Until then it may be changed freely.</source>
        <translation>「完了」を押すまでは、自由に指し直せます。</translation>
    </message>
    <message>
        <source>Move made</source>
        <translation>手を指しました</translation>
    </message>
    <message>
        <source>Announce your move</source>
        <translation>手を予告してください</translation>
    </message>
    <message>
        <source>Make it on the board. It is not played yet.</source>
        <translation>盤上で動かします。まだ指したことにはなりません。</translation>
    </message>
    <message>
        <source>Announced: %1</source>
        <translation>予告した手：%1</translation>
    </message>
    <message>
        <source>Confirm the claim, or change the move.</source>
        <translation>申請を確定するか、手を変えてください。</translation>
    </message>
    <message>
        <source>Play the move announced: %1</source>
        <translation>予告した手を指してください：%1</translation>
    </message>
    <message>
        <source>“I adjust” (j’adoube)</source>
        <translation>「直します」（ジャドゥーブ）</translation>
    </message>
    <message>
        <source>The next piece touched need not move.</source>
        <translation>次に触れる駒は、動かさなくてもかまいません。</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備ができました</translation>
    </message>
    <message>
        <source>White’s first move starts the clock.</source>
        <translation>白の最初の手で時計が動き始めます。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>対局を止めています</translation>
    </message>
    <message>
        <source>Both clocks stand.</source>
        <translation>どちらの時計も止まっています。</translation>
    </message>
    <message>
        <source>A checkmate is still possible</source>
        <translation>まだメイトの可能性があります</translation>
    </message>
    <message>
        <source>The game has ended</source>
        <translation>対局は終わりました</translation>
    </message>
    <message>
        <source>Only its result is still being checked.</source>
        <translation>結果をまだ調べているところです。</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>The game is over. Start a new game, or step back to look.</source>
        <translation>対局は終わっています。新しい対局を始めるか、棋譜を戻して見てください。</translation>
    </message>
    <message>
        <source>There is no piece on {from}.</source>
        <translation>{from}には駒がありません。</translation>
    </message>
    <message>
        <source>It is {side} to move. You can move only {side} pieces.</source>
        <translation>{side}の手番です。動かせるのは{side}の駒だけです。</translation>
    </message>
    <message>
        <source>{to} is taken by your own {blocker}. Two pieces cannot share a square.</source>
        <translation>{to}には自分の{blocker}がいます。自分の駒がいるマスには動けません。</translation>
    </message>
    <message>
        <source>A knight moves in an L: two squares one way, then one to the side.</source>
        <translation>ナイトはL字に動きます。縦か横に2マス、そこから直角に1マスです。</translation>
    </message>
    <message>
        <source>A king moves one square in any direction.</source>
        <translation>キングはどの方向にも1マスだけ動けます。</translation>
    </message>
    <message>
        <source>A bishop moves along diagonals only.</source>
        <translation>ビショップは斜めにだけ動けます。</translation>
    </message>
    <message>
        <source>A rook moves along its file or rank only.</source>
        <translation>ルークは縦か横にだけ動けます。</translation>
    </message>
    <message>
        <source>A queen moves in a straight line: file, rank or diagonal.</source>
        <translation>クイーンは縦・横・斜めのまっすぐな線にだけ動けます。</translation>
    </message>
    <message>
        <source>The {piece} cannot jump. The {blocker} on {at} is in the way.</source>
        <translation>{piece}は駒を飛び越せません。{at}の{blocker}がじゃまをしています。</translation>
    </message>
    <message>
        <source>FIDE Laws, articles %1</source>
        <translation>FIDE規則 %1</translation>
    </message>
    <message>
        <source>First move: %1. %2</source>
        <extracomment>of the king or rook that can no longer castle, and the article</extracomment>
        <translation>最初に動いた手：%1。%2</translation>
    </message>
    <message>
        <source>Your king has already moved. Castling is gone for the rest of the game.</source>
        <translation>キングが一度動いたので、この対局ではもうキャスリングできません。</translation>
    </message>
    <message>
        <source>There is no rook of yours on {rook} to castle with.</source>
        <translation>{rook}に自分のルークがいないので、キャスリングできません。</translation>
    </message>
    <message>
        <source>That rook has already moved. Castling on this side is gone.</source>
        <translation>このルークは一度動いたので、こちら側にはもうキャスリングできません。</translation>
    </message>
    <message>
        <source>In this position castling on this side is no longer allowed.</source>
        <translation>この局面では、こちら側にキャスリングする権利がありません。</translation>
    </message>
    <message>
        <source>The squares between king and rook must be empty. {at} is occupied.</source>
        <translation>キングとルークの間が空いていません（{at}に駒がいます）。空けばできます。</translation>
    </message>
    <message>
        <source>You cannot castle out of check. Answer the check from the {attacker} on {by} first.</source>
        <translation>チェックされている間はキャスリングできません。先に{by}の{attacker}のチェックを防いでください。</translation>
    </message>
    <message>
        <source>The king would pass over {at}, which the {attacker} on {by} attacks. Once {at} is safe you may castle.</source>
        <translation>キングが通る{at}を{by}の{attacker}が攻撃しています。{at}が安全になればできます。</translation>
    </message>
    <message>
        <source>The king would land on {at}, which the {attacker} on {by} attacks.</source>
        <translation>キングが着く{at}を{by}の{attacker}が攻撃しています。</translation>
    </message>
    <message>
        <source>Pawns never move backward.</source>
        <translation>ポーンは後ろに戻れません。</translation>
    </message>
    <message>
        <source>Pawns never move sideways.</source>
        <translation>ポーンは横に動けません。</translation>
    </message>
    <message>
        <source>A pawn cannot capture straight ahead. The {blocker} on {to} blocks it.</source>
        <translation>ポーンはまっすぐ前の駒を取れません。{to}の{blocker}がいるので進めません。</translation>
    </message>
    <message>
        <source>Two squares are allowed only on the pawn’s first move.</source>
        <translation>2マス進めるのは、そのポーンの最初の1手だけです。</translation>
    </message>
    <message>
        <source>Both squares ahead must be empty. {at} is occupied.</source>
        <translation>2マス進むには、2マスとも空いていなければなりません。{at}に駒がいます。</translation>
    </message>
    <message>
        <source>A pawn advances one square (two only on its first move).</source>
        <translation>ポーンが進めるのは1マスです（最初の1手だけ2マス）。</translation>
    </message>
    <message>
        <source>Only a pawn can be captured en passant. The {blocker} on {at} is not a pawn.</source>
        <translation>アンパッサンで取れるのはポーンだけです。{at}にいるのは{blocker}です。</translation>
    </message>
    <message>
        <source>En passant is allowed only on the very next move. That chance is gone.</source>
        <translation>アンパッサンができるのは、相手がポーンを2マス進めた直後の1手だけです。もうできません。</translation>
    </message>
    <message>
        <source>That pawn did not advance two squares in one move, so no en passant.</source>
        <translation>そのポーンは1手で2マス進んだのではないので、アンパッサンはできません。</translation>
    </message>
    <message>
        <source>En passant is not available in this position.</source>
        <translation>この局面ではアンパッサンはできません。</translation>
    </message>
    <message>
        <source>A pawn moves diagonally only to capture. There is nothing to capture on {to}.</source>
        <translation>ポーンが斜めに進むのは駒を取るときだけです。{to}には取る駒がありません。</translation>
    </message>
    <message>
        <source>A pawn goes straight ahead, and captures one square diagonally forward.</source>
        <translation>ポーンはまっすぐ前に進み、取るときだけ斜め前に1マス進みます。</translation>
    </message>
    <message>
        <source>A pawn on the last rank must become a queen, rook, bishop or knight.</source>
        <translation>最後のランクに着いたポーンは昇格します。クイーン、ルーク、ビショップ、ナイトから選んでください。</translation>
    </message>
    <message>
        <source>A pawn cannot become a {piece_choice}.</source>
        <translation>ポーンは{piece_choice}には昇格できません。</translation>
    </message>
    <message>
        <source>The kings may never stand next to each other: each attacks the squares around it.</source>
        <translation>キングどうしは隣り合えません。{to}は相手のキングが攻撃しているマスです。</translation>
    </message>
    <message>
        <source>That {victim} is protected by the {attacker} on {by}. The king cannot take it.</source>
        <translation>その{victim}は{by}の{attacker}に守られています。キングでは取れません。</translation>
    </message>
    <message>
        <source>Stepping back along the same line does not escape the {attacker} on {by}.</source>
        <translation>同じ線の上を下がっても、{by}の{attacker}のチェックは続きます。</translation>
    </message>
    <message>
        <source>{to} is attacked by the {attacker} on {by}. The king cannot go there.</source>
        <translation>{to}は{by}の{attacker}に攻撃されています。キングはそこへ動けません。</translation>
    </message>
    <message>
        <source>Two pieces give check at once. Only a king move can answer.</source>
        <translation>2つの駒に同時にチェックされています。キングを動かすしかありません。</translation>
    </message>
    <message>
        <source>Your king is in check from the {attacker} on {by}. Move the king, take that piece, or block.</source>
        <translation>{by}の{attacker}にチェックされています。キングを逃がすか、その駒を取るか、間をふさいでください。</translation>
    </message>
    <message>
        <source>Both pawns would leave the rank and open your king to the {attacker} on {by}.</source>
        <translation>取ると2つのポーンが同時に消え、{by}の{attacker}から自分のキングが攻撃されます。</translation>
    </message>
    <message>
        <source>This {piece} is pinned. Off this line, the {attacker} on {by} would attack your king.</source>
        <translation>この{piece}はピンされています。この線から外れると、{by}の{attacker}に自分のキングが攻撃されます。</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>ポーン</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>ナイト</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>ビショップ</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>ルーク</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>King</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>ポーン</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>ナイト</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>ビショップ</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>ルーク</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>white %1</source>
        <translation>白の%1</translation>
    </message>
    <message>
        <source>black %1</source>
        <translation>黒の%1</translation>
    </message>
    <message>
        <source>the %1 on %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>Double check! Move the king</source>
        <translation>ダブルチェック！ キングを動かすしかありません</translation>
    </message>
    <message>
        <source>Check! %1’s king</source>
        <translation>チェック！ %1のキング</translation>
    </message>
    <message>
        <source>Check from the %1 on %2.</source>
        <translation>%2の%1がチェックしています。</translation>
    </message>
    <message>
        <source>Check: yes</source>
        <translation>チェック：されている</translation>
    </message>
    <message>
        <source>Check: no</source>
        <translation>チェック：されていない</translation>
    </message>
    <message>
        <source>Legal moves: none</source>
        <translation>指せる手：なし</translation>
    </message>
    <message>
        <source>Result: win</source>
        <translation>結果：勝ち</translation>
    </message>
    <message>
        <source>Result: draw</source>
        <translation>結果：引き分け</translation>
    </message>
    <message>
        <source>%1 could never checkmate, so this is a draw, not a loss.</source>
        <translation>%1にはメイトの可能性がないので、負けではなく引き分けです。</translation>
    </message>
    <message>
        <source>%1 could never checkmate, so the game is drawn.</source>
        <translation>%1にはメイトの可能性がないので、引き分けです。</translation>
    </message>
    <message>
        <source>%1 resigned — %2 wins</source>
        <translation>%1の投了 — %2の勝ち</translation>
    </message>
    <message>
        <source>%1 resigned — draw</source>
        <translation>%1の投了 — 引き分け</translation>
    </message>
    <message>
        <source>%1 ran out of time — %2 wins</source>
        <translation>%1の時間切れ — %2の勝ち</translation>
    </message>
    <message>
        <source>%1 ran out of time — draw</source>
        <translation>%1の時間切れ — 引き分け</translation>
    </message>
    <message>
        <source>Second illegal move — %1 wins</source>
        <translation>反則2回 — %1の勝ち</translation>
    </message>
    <message>
        <source>Second illegal move — draw</source>
        <translation>反則2回 — 引き分け</translation>
    </message>
    <message>
        <source>Checkmate — %1 wins</source>
        <translation>チェックメイト — %1の勝ち</translation>
    </message>
    <message>
        <source>%1’s king is in check and no move can answer it.</source>
        <translation>%1のキングはチェックされていて、防ぐ手が一つもありません。</translation>
    </message>
    <message>
        <source>Stalemate — draw</source>
        <translation>ステイルメイト — 引き分け</translation>
    </message>
    <message>
        <source>%1 is not in check but has no legal move.</source>
        <translation>%1はチェックされていませんが、指せる手が一つもありません。</translation>
    </message>
    <message>
        <source>Insufficient material — draw</source>
        <translation>戦力不足 — 引き分け</translation>
    </message>
    <message>
        <source>With these pieces neither side can ever checkmate (dead position).</source>
        <translation>残った駒では、どちらもチェックメイトできません（デッドポジション）。</translation>
    </message>
    <message>
        <source>Fivefold repetition — draw</source>
        <translation>同一局面5回 — 引き分け</translation>
    </message>
    <message>
        <source>No claim needed.</source>
        <translation>申請は必要ありません。</translation>
    </message>
    <message>
        <source>Seventy-five-move rule — draw</source>
        <translation>75手ルール — 引き分け</translation>
    </message>
    <message>
        <source>75 moves each without a pawn move or capture.</source>
        <translation>双方75手ずつ、ポーンが動かず、駒も取られませんでした。</translation>
    </message>
    <message>
        <source>Threefold repetition — draw</source>
        <translation>同一局面3回 — 引き分け</translation>
    </message>
    <message>
        <source>Claimed by %1.</source>
        <translation>%1が申請しました。</translation>
    </message>
    <message>
        <source>Fifty-move rule — draw</source>
        <translation>50手ルール — 引き分け</translation>
    </message>
    <message>
        <source>50 moves each without a pawn move or capture (claimed by %1).</source>
        <translation>双方50手ずつ、ポーンが動かず、駒も取られませんでした（%1の申請）。</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>合意による引き分け</translation>
    </message>
    <message>
        <source>%1 offered, %2 accepted.</source>
        <translation>%1が提案し、%2が承諾しました。</translation>
    </message>
    <message>
        <source>FIDE Laws, article %1</source>
        <translation>FIDE規則 %1</translation>
    </message>
    <message>
        <source>%1: own %2</source>
        <translation>%1：自分の%2</translation>
    </message>
    <message>
        <source>%1: open</source>
        <translation>%1：空いている</translation>
    </message>
    <message>
        <source>%1: attacked by %2</source>
        <translation>%1：%2が攻撃</translation>
    </message>
    <message>
        <source> and </source>
        <translation>と</translation>
    </message>
    <message>
        <source>Does %1 resign?</source>
        <translation>%1が投了しますか？</translation>
    </message>
    <message>
        <source>%1 could never checkmate: this will be a draw.</source>
        <translation>%1にはメイトの可能性がないので、引き分けになります。</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1の勝ちになります。</translation>
    </message>
    <message>
        <source>An earlier position</source>
        <translation>前の局面を見ています</translation>
    </message>
    <message>
        <source>A move tried here returns to the game and plays nothing.</source>
        <translation>ここで手を指そうとすると、対局に戻ります（手は指されません）。</translation>
    </message>
    <message>
        <source>Match over %1–%2</source>
        <translation>マッチ終了 %1–%2</translation>
    </message>
    <message>
        <source>Match so far %1–%2</source>
        <translation>マッチの途中 %1–%2</translation>
    </message>
    <message>
        <source>Back in the game</source>
        <translation>対局に戻りました</translation>
    </message>
</context>
<context>
    <name>app::Application</name>
    <message>
        <source>The game could not be kept in %1 (%2). It goes on, but would be lost if the program stopped.</source>
        <translation>対局を%1に保存できませんでした（%2）。対局は続けられますが、プログラムが止まると失われます。</translation>
    </message>
    <message>
        <source>The unfinished game in %1 could not be read (%2).</source>
        <translation>途中の対局（%1）を読み込めませんでした（%2）。</translation>
    </message>
    <message>
        <source>The file of the unfinished game is damaged. It was set aside as %1.</source>
        <translation>途中の対局のファイルが壊れています。%1という名前で残しました。</translation>
    </message>
    <message>
        <source>The machine was asleep. The game is paused; nobody has lost time.</source>
        <translation>コンピューターが休止していたので、対局を止めました。どちらの時間も減っていません。</translation>
    </message>
</context>
<context>
    <name>ui::ClaimBox</name>
    <message>
        <source>Make the move on the board. It is announced, not played.</source>
        <translation>盤上で手を示してください。予告するだけで、まだ指しません。</translation>
    </message>
    <message>
        <source>Announced: %1. It cannot be changed after the claim.</source>
        <translation>予告した手：%1。申請した後は変えられません。</translation>
    </message>
    <message>
        <source>Without a move</source>
        <translation>予告をやめる</translation>
    </message>
    <message>
        <source>Announce a move…</source>
        <translation>手を予告する…</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>申請する</translation>
    </message>
    <message>
        <source>Claim with %1</source>
        <translation>%1を予告して申請する</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Ground of the claim</source>
        <translation>申請の理由</translation>
    </message>
</context>
<context>
    <name>ui::ClockBar</name>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Press the clock</source>
        <translation>時計を押す</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>時計を止める</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Change the times…</source>
        <translation>時間を直す…</translation>
    </message>
</context>
<context>
    <name>ui::ClockDialog</name>
    <message>
        <source>The flag has fallen</source>
        <translation>フラッグが落ちました</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>使った時間</translation>
    </message>
    <message>
        <source>Byo-yomi, %1 left</source>
        <translation>秒読み&#x3000;残り%1回</translation>
    </message>
    <message>
        <source>Moves to the time control: %1</source>
        <translation>規定手数まであと%1手</translation>
    </message>
    <message>
        <source>%1’s time will run.</source>
        <translation>再開すると%1の時計が動きます。</translation>
    </message>
    <message>
        <source>Change the clock</source>
        <translation>時計の変更</translation>
    </message>
    <message>
        <source>S&amp;witch</source>
        <translation>交代(&amp;W)</translation>
    </message>
    <message>
        <source>Switch whose time runs</source>
        <translation>時計が動く側を交代する</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>%1’s time</source>
        <translation>%1の時間</translation>
    </message>
    <message>
        <source>Set the time</source>
        <translation>時間を設定する</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1時間</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Set %1’s time</source>
        <translation>%1の時間を設定する</translation>
    </message>
    <message>
        <source>Add or take time</source>
        <translation>時間を加える、減らす</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加える</translation>
    </message>
    <message>
        <source>Add to %1’s time</source>
        <translation>%1の時間に加える</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>減らす</translation>
    </message>
    <message>
        <source>Take from %1’s time</source>
        <translation>%1の時間から減らす</translation>
    </message>
</context>
<context>
    <name>ui::ClockFace</name>
    <message>
        <source>%1’s clock</source>
        <translation>%1の時計</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>running</source>
        <translation>動作中</translation>
    </message>
    <message>
        <source>little time left</source>
        <translation>残りわずか</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>ui::Commands</name>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>1手戻す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>戻した手をやり直す(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy the position (FEN)</source>
        <translation>局面をコピー（FEN）(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;White resigns…</source>
        <translation>白が投了(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Black resigns…</source>
        <translation>黒が投了(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>盤を反転(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Turn the board after each move</source>
        <translation>手番ごとに盤を反転(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>最初の局面(&amp;F)</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>1手前を見る(&amp;B)</translation>
    </message>
    <message>
        <source>One move f&amp;orward</source>
        <translation>1手先を見る(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>最後の局面(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>明るい色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>暗い色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;About Banmen</source>
        <translation>Banmenについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>指し手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語 Language(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しい対局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>再対局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Start, or complete the move</source>
        <translation>開始／手の完了(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pause or resume</source>
        <translation>止める／再開する(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Change the times…</source>
        <translation>時間を直す(&amp;C)…</translation>
    </message>
    <message>
        <source>C&amp;over the board while paused</source>
        <translation>止めている間は盤を隠す(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>時計(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;White offers a draw</source>
        <translation>白が引き分けを提案(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Black offers a draw</source>
        <translation>黒が引き分けを提案(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Accept the offer</source>
        <translation>提案を承諾(&amp;A)</translation>
    </message>
    <message>
        <source>D&amp;ecline the offer</source>
        <translation>提案を断る(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Claim a draw…</source>
        <translation>引き分けを申請(&amp;C)…</translation>
    </message>
    <message>
        <source>“I &amp;adjust” (j’adoube)</source>
        <translation>「直します」（ジャドゥーブ）(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Say when a draw may be claimed</source>
        <translation>申請できるときに知らせる(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;ount positions and moves</source>
        <translation>局面と手数を数えて示す(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>引き分け(&amp;D)</translation>
    </message>
    <message>
        <source>Say &amp;why a move is refused</source>
        <translation>指せない理由を示す(&amp;W)</translation>
    </message>
    <message>
        <source>Learning &amp;aids</source>
        <translation>学習の助け(&amp;A)</translation>
    </message>
    <message>
        <source>Show where a piece can &amp;go</source>
        <translation>駒の動けるマスを示す(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Tell of the piece clicked</source>
        <translation>クリックした駒を説明する(&amp;T)</translation>
    </message>
    <message>
        <source>Show how it stands with &amp;castling</source>
        <translation>キャスリングの状況を示す(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Hint at stalemate and en passant</source>
        <translation>ステイルメイトとアンパッサンを知らせる(&amp;H)</translation>
    </message>
    <message>
        <source>The rules of this game allow no learning aids.</source>
        <translation>この対局のルールでは、学習の助けは使えません。</translation>
    </message>
    <message>
        <source>Le&amp;arn</source>
        <translation>学ぶ(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Rules guide</source>
        <translation>ルールガイド(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ui::DiagramCard</name>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Nf3, exd5, O-O …</source>
        <translation>例：Nf3、exd5、O-O</translation>
    </message>
    <message>
        <source>The move in writing</source>
        <translation>文字で書いた手</translation>
    </message>
    <message numerus="yes">
        <source>First position: %n time(s)</source>
        <translation>
            <numerusform>最初の局面は%n回目</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 half-moves</source>
        <translation>%2半手のうち%1半手</translation>
    </message>
    <message>
        <source>Board of the diagram</source>
        <translation>図の盤</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>はじめから</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Hide the squares</source>
        <translation>マスの印を消す</translation>
    </message>
    <message>
        <source>Show every square</source>
        <translation>まわりのマスを見る</translation>
    </message>
    <message>
        <source>Opens a game from the position shown</source>
        <translation>この局面から対局を始めます</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Flip board</source>
        <translation>盤を反転</translation>
    </message>
    <message>
        <source>Try in a game</source>
        <translation>対局で試す</translation>
    </message>
</context>
<context>
    <name>ui::DiagramClockRow</name>
    <message>
        <source>Fischer</source>
        <translation>フィッシャー</translation>
    </message>
    <message>
        <source>US delay</source>
        <translation>ディレイ（US方式）</translation>
    </message>
    <message>
        <source>Bronstein</source>
        <translation>ブロンシュタイン</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a clock: %1 is its kind, %2 what it shows</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ui::DiagramPanel</name>
    <message>
        <source>Done</source>
        <translation>できました</translation>
    </message>
</context>
<context>
    <name>ui::DiagramSolver</name>
    <message>
        <source>Write the move and press Enter.</source>
        <translation>手を書いて、Enterキーを押してください。</translation>
    </message>
    <message>
        <source>Choose a square on the board.</source>
        <translation>盤のマスを選んでください。</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>答えを選んでください。</translation>
    </message>
    <message>
        <source>Use the board and the buttons.</source>
        <translation>盤とボタンを使ってください。</translation>
    </message>
    <message>
        <source>Drag a piece, or choose it and then a square.</source>
        <translation>駒をドラッグするか、駒、行き先の順に選んでください。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>%1 of %2 found.</source>
        <translation>%2のうち%1つ見つけました。</translation>
    </message>
    <message>
        <source>You have found that already. Look for another.</source>
        <translation>それはもう見つけました。ほかを探してください。</translation>
    </message>
    <message>
        <source>Legal, but not what the task asks.</source>
        <translation>指せる手ですが、課題とは違います。</translation>
    </message>
    <message>
        <source>That is %1.</source>
        <translation>そこは%1です。</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <extracomment>%1 is the move, the square or the button</extracomment>
        <translation>答え：%1</translation>
    </message>
</context>
<context>
    <name>ui::DrillCard</name>
    <message>
        <source>Check, and no legal move.</source>
        <translation>チェックされていて、指せる手がありません。</translation>
    </message>
    <message>
        <source>No check, and no legal move.</source>
        <translation>チェックされていないのに、指せる手がありません。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between moves</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>There are legal moves: %1 and others.</source>
        <translation>%1など、指せる手があります。</translation>
    </message>
    <message>
        <source>There are legal moves: %1.</source>
        <translation>指せる手があります（%1）。</translation>
    </message>
    <message>
        <source>%1 of %2: mate, stalemate or neither?</source>
        <translation>%1/%2：メイト、ステイルメイト、どちらでもない？</translation>
    </message>
    <message>
        <source>Position %1: mate, stalemate or neither?</source>
        <translation>%1問目：メイト、ステイルメイト、どちらでもない？</translation>
    </message>
    <message>
        <source>%1 of %2 right. In a row: %3, best: %4.</source>
        <translation>%2問中%1問正解。連続正解%3問、最高%4問。</translation>
    </message>
    <message>
        <source>White to move.</source>
        <translation>白の手番です。</translation>
    </message>
    <message>
        <source>Black to move.</source>
        <translation>黒の手番です。</translation>
    </message>
    <message>
        <source>Board of the drill</source>
        <translation>ドリルの盤</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>メイト</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>ステイルメイト</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>どちらでもない</translation>
    </message>
    <message>
        <source>It is checkmate.</source>
        <translation>チェックメイトです。</translation>
    </message>
    <message>
        <source>It is stalemate: a draw.</source>
        <translation>ステイルメイトで、引き分けです。</translation>
    </message>
    <message>
        <source>Neither: the game goes on.</source>
        <translation>どちらでもなく、対局は続きます。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, one after the other</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>ちがいます。</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>次の局面</translation>
    </message>
</context>
<context>
    <name>ui::EvidenceDialog</name>
    <message>
        <source>Claimed</source>
        <translation>申請した局面</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>対局を続ける</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ui::GuideBar</name>
    <message>
        <source>Back to the game</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>ガイドを閉じる</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Print this page…</source>
        <translation>このページを印刷…</translation>
    </message>
    <message>
        <source>Save this page as PDF…</source>
        <translation>このページをPDFで保存…</translation>
    </message>
    <message>
        <source>Search: a word, or an article such as 5.2.1</source>
        <translation>検索：言葉、または5.2.1のような条文番号</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>ガイドを検索</translation>
    </message>
</context>
<context>
    <name>ui::GuideContents</name>
    <message>
        <source>Contents of the guide</source>
        <translation>ガイドの目次</translation>
    </message>
    <message>
        <source>%1, done</source>
        <extracomment>a section in the list of contents, as it is read aloud</extracomment>
        <translation>%1、済み</translation>
    </message>
    <message>
        <source>To look things up</source>
        <translation>調べる</translation>
    </message>
</context>
<context>
    <name>ui::GuideFoot</name>
    <message>
        <source>Section before: %1</source>
        <translation>前の項目：%1</translation>
    </message>
    <message>
        <source>Next section: %1</source>
        <translation>次の項目：%1</translation>
    </message>
</context>
<context>
    <name>ui::GuideMade</name>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
    <message>
        <source>Articles of the FIDE Laws</source>
        <translation>FIDE規則の条文</translation>
    </message>
    <message>
        <source>To look things up</source>
        <translation>調べる</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>a word of the glossary: %1 is how it is read, %2 the same in the other language</extracomment>
        <translation>（%1）%2</translation>
    </message>
    <message>
        <source>What each says, in our words, and where the guide treats it. In force since 1 January 2023.</source>
        <translation>それぞれの条文の内容を短くまとめ、ガイドのどこで扱うかを示します。2023年1月1日から施行されている規則です。</translation>
    </message>
    <message>
        <source>Found for “%1”</source>
        <extracomment>%1 is what was looked for</extracomment>
        <translation>「%1」の検索結果</translation>
    </message>
    <message>
        <source>Nothing. Try another word, or the number of an article, such as 5.2.1.</source>
        <translation>見つかりませんでした。別の言葉か、5.2.1のような条文番号でためしてください。</translation>
    </message>
    <message>
        <source>Article %1</source>
        <translation>条文 %1</translation>
    </message>
</context>
<context>
    <name>ui::GuidePage</name>
    <message>
        <source>Save this page as PDF</source>
        <translation>このページをPDFで保存</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDFファイル (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 に書き込めません。</translation>
    </message>
</context>
<context>
    <name>ui::HelpButton</name>
    <message>
        <source>What the rules say of this</source>
        <translation>ルールではどうなっているか</translation>
    </message>
</context>
<context>
    <name>ui::LearnPanel</name>
    <message>
        <source>Attacks</source>
        <translation>攻撃</translation>
    </message>
    <message>
        <source>Hold: how many pieces of each side attack each square (or hold the A key)</source>
        <translation>押している間、各マスを攻撃している駒の数を白黒別に示します（Aキーでも同じです）</translation>
    </message>
</context>
<context>
    <name>ui::LessonCard</name>
    <message>
        <source>%1, %2</source>
        <extracomment>the lesson and how much of it is done, as it is read aloud: &quot;Knight, 3 of 7&quot;</extracomment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>対局に戻る(&amp;G)</translation>
    </message>
</context>
<context>
    <name>ui::LessonView</name>
    <message>
        <source>Board of the lesson</source>
        <translation>レッスンの盤</translation>
    </message>
    <message>
        <source>&amp;Now I try</source>
        <translation>自分でやってみる(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>もう一度(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Show the answer</source>
        <translation>答えを見る(&amp;S)</translation>
    </message>
    <message>
        <source>Ne&amp;xt task</source>
        <translation>次の課題(&amp;X)</translation>
    </message>
    <message>
        <source>A&amp;ll lessons done</source>
        <translation>レッスン終了(&amp;L)</translation>
    </message>
    <message>
        <source>Ne&amp;xt lesson</source>
        <translation>次のレッスン(&amp;X)</translation>
    </message>
    <message>
        <source>All &amp;lessons</source>
        <translation>レッスン一覧(&amp;L)</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>対局に戻る(&amp;G)</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>%1 — Banmen</source>
        <extracomment>%1 is how the game stands: &quot;White to move&quot;</extracomment>
        <translation>%1 — Banmen</translation>
    </message>
    <message>
        <source>About Banmen</source>
        <translation>Banmenについて</translation>
    </message>
    <message>
        <source>Banmen %1: chess for two at one screen, by the FIDE Laws of Chess in force since 1 January 2023.</source>
        <translation>Banmen %1：1つの画面で2人で指すチェス。2023年1月1日から施行されているFIDEチェス規則に従います。</translation>
    </message>
</context>
<context>
    <name>ui::MoveList</name>
    <message>
        <source>Moves of the game</source>
        <translation>棋譜</translation>
    </message>
</context>
<context>
    <name>ui::NewGameDialog</name>
    <message>
        <source>&amp;White</source>
        <translation>白(&amp;W)</translation>
    </message>
    <message>
        <source>Player &amp;1</source>
        <translation>プレイヤー&amp;1</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黒(&amp;B)</translation>
    </message>
    <message>
        <source>Player &amp;2</source>
        <translation>プレイヤー&amp;2</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>プレイヤー1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>プレイヤー2</translation>
    </message>
    <message>
        <source>When the player presses the clock</source>
        <translation>プレイヤーが時計を押したとき</translation>
    </message>
    <message>
        <source>With the [Done] button</source>
        <translation>［完了］ボタンを押したとき</translation>
    </message>
    <message>
        <source>When it is made (automatic)</source>
        <translation>駒を動かしたとき（自動）</translation>
    </message>
    <message>
        <source>%1 — needs a clock</source>
        <translation>%1（時計を使うときだけ）</translation>
    </message>
    <message>
        <source>%1 — needs take-back</source>
        <translation>%1（待ったありのときだけ）</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>名前（省略できます）</translation>
    </message>
    <message>
        <source>Swap the names</source>
        <translation>名前を入れ替える</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>色(&amp;C)</translation>
    </message>
    <message>
        <source>As above</source>
        <translation>上のとおり</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Ta&amp;ke-back</source>
        <translation>待った(&amp;K)</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Ask the other player</source>
        <translation>相手の承諾を得る</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>詳しい設定(&amp;M)</translation>
    </message>
    <message>
        <source>A move is com&amp;plete</source>
        <translation>手の完了(&amp;P)</translation>
    </message>
    <message>
        <source>Clock &amp;starts</source>
        <translation>時計の開始(&amp;S)</translation>
    </message>
    <message>
        <source>With a Start button</source>
        <translation>開始ボタンを押したとき</translation>
    </message>
    <message>
        <source>After White’s first move</source>
        <translation>白の最初の手の後</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>マッチ(&amp;A)</translation>
    </message>
    <message>
        <source>Single game</source>
        <translation>1局だけ</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>局数を決める</translation>
    </message>
    <message>
        <source>Number of games or points</source>
        <translation>局数または得点</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Start &amp;game</source>
        <translation>対局開始(&amp;G)</translation>
    </message>
    <message>
        <source>Swap from last game</source>
        <translation>前の対局と交代</translation>
    </message>
    <message>
        <source>First to N points</source>
        <translation>得点を先に取るまで</translation>
    </message>
    <message>
        <source>%1 — not with touch-move</source>
        <translation>%1（タッチムーブでは使えません）</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ui::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>このお知らせを閉じる</translation>
    </message>
</context>
<context>
    <name>ui::OfferBox</name>
    <message>
        <source>Accept</source>
        <translation>承諾</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>断る</translation>
    </message>
</context>
<context>
    <name>ui::Pages</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Rules guide</source>
        <translation>ルールガイド</translation>
    </message>
</context>
<context>
    <name>ui::PieceCard</name>
    <message>
        <source>How do pieces move?</source>
        <translation>駒の動き</translation>
    </message>
    <message>
        <source>Click any piece, of either side, at any time, to see what it can do.</source>
        <translation>どちらの駒でも、いつでもクリックすると、動けるマスがわかります。</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Keep this piece here (or press it for long)</source>
        <translation>この駒を表示したままにする（駒の長押しでも）</translation>
    </message>
</context>
<context>
    <name>ui::PlayerStrip</name>
    <message>
        <source>to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>%1 resigns</source>
        <translation>%1が投了する</translation>
    </message>
    <message>
        <source>Offer draw</source>
        <translation>引き分けを提案</translation>
    </message>
    <message>
        <source>%1 offers a draw</source>
        <translation>%1が引き分けを提案しています</translation>
    </message>
    <message>
        <source>Claim draw</source>
        <translation>引き分けを申請</translation>
    </message>
    <message>
        <source>%1 claims a draw</source>
        <translation>%1が引き分けを申請します</translation>
    </message>
    <message>
        <source>J’adoube</source>
        <translation>直します</translation>
    </message>
    <message>
        <source>“I adjust” (j’adoube)</source>
        <translation>「直します」（ジャドゥーブ）</translation>
    </message>
</context>
<context>
    <name>ui::PromotionPicker</name>
    <message>
        <source>Which piece shall the pawn become?</source>
        <translation>どの駒に昇格しますか？</translation>
    </message>
    <message>
        <source>%1 — ½ stalemate</source>
        <extracomment>%1 is the piece that a pawn may become: &quot;Queen ½ stalemate&quot;</extracomment>
        <translation>%1 ½ ステイルメイト</translation>
    </message>
    <message>
        <source>Stalemate: the game would be drawn.</source>
        <translation>ステイルメイトで引き分けになります。</translation>
    </message>
</context>
<context>
    <name>ui::Questions</name>
    <message>
        <source>Start a new game?</source>
        <translation>新しい対局を始めますか？</translation>
    </message>
    <message>
        <source>The game on the board is not finished and will be lost.</source>
        <translation>盤の上の対局はまだ終わっていません。始めると失われます。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>対局を続ける</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>%1 asks to take back.</source>
        <translation>%1が1手戻すことを求めています。</translation>
    </message>
    <message>
        <source>Does %1 agree?</source>
        <translation>%1は承諾しますか？</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>承諾する</translation>
    </message>
    <message>
        <source>Quit during the game?</source>
        <translation>対局の途中で終了しますか？</translation>
    </message>
    <message>
        <source>The game is kept and will be offered at the next start.</source>
        <translation>対局は残り、次に始めたときに続けられます。</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Go on with the unfinished game?</source>
        <translation>途中の対局を続けますか？</translation>
    </message>
    <message numerus="yes">
        <source>It was kept after %n half-moves.</source>
        <translation>
            <numerusform>%n手まで指した対局が残っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>The match is not over and will be lost.</source>
        <translation>マッチはまだ終わっていません。始めると失われます。</translation>
    </message>
</context>
<context>
    <name>ui::QuizCard</name>
    <message>
        <source>Board of the question</source>
        <translation>問題の盤</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>答えを選んでください。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Not quite. The answer is: %1</source>
        <translation>ちがいます。正解：%1</translation>
    </message>
    <message>
        <source>Quiz: %1</source>
        <extracomment>before the question of a quiz</extracomment>
        <translation>クイズ：%1</translation>
    </message>
</context>
<context>
    <name>ui::RefusalBalloon</name>
    <message>
        <source>Why?</source>
        <translation>どうして？</translation>
    </message>
    <message>
        <source>Read about it in the rules guide</source>
        <translation>ルールガイドで読む</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習する</translation>
    </message>
    <message>
        <source>Open the lesson about this</source>
        <translation>このルールのレッスンを開く</translation>
    </message>
</context>
<context>
    <name>ui::ResultBanner</name>
    <message>
        <source>Show why</source>
        <translation>理由を見る</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>次の対局</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再対局</translation>
    </message>
    <message>
        <source>Colours change</source>
        <translation>色を交代します</translation>
    </message>
    <message>
        <source>Why is this a win?</source>
        <translation>どうして勝ち？</translation>
    </message>
    <message>
        <source>Why is this a draw?</source>
        <translation>どうして引き分け？</translation>
    </message>
    <message>
        <source>Opens the rules guide</source>
        <translation>ルールガイドを開きます</translation>
    </message>
</context>
<context>
    <name>ui::RulesDialog</name>
    <message>
        <source>Rules of the game</source>
        <translation>対局のルール</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>このルールを使う</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Claimed by a player</source>
        <translation>対局者が申請する</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Never by itself</source>
        <translation>自動では終わらない</translation>
    </message>
    <message>
        <source>Same position three times (9.2)</source>
        <translation>同一局面3回（9.2）</translation>
    </message>
    <message>
        <source>Fifty moves (9.3)</source>
        <translation>50手ルール（9.3）</translation>
    </message>
    <message>
        <source>Same position five times (9.6.1)</source>
        <translation>同一局面5回（9.6.1）</translation>
    </message>
    <message>
        <source>Seventy-five moves (9.6.2)</source>
        <translation>75手ルール（9.6.2）</translation>
    </message>
    <message>
        <source>Draw offers (9.1.2.1)</source>
        <translation>引き分けの提案（9.1.2.1）</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>After one’s own move alone</source>
        <translation>自分の手を指した後だけ</translation>
    </message>
    <message>
        <source>Moves each before a draw is agreed (9.1.1)</source>
        <translation>引き分けに合意できるまでの手数（双方、9.1.1）</translation>
    </message>
    <message>
        <source>Minutes given for a wrong claim (9.5.3)</source>
        <translation>誤った申請で相手に加える時間（分、9.5.3）</translation>
    </message>
    <message>
        <source>No legal moves could mate</source>
        <translation>どんな手順でもメイトできないとき</translation>
    </message>
    <message>
        <source>The opponent has a bare king</source>
        <translation>相手がキングだけのとき</translation>
    </message>
    <message>
        <source>Dead position (5.2.2)</source>
        <translation>デッドポジション（5.2.2）</translation>
    </message>
    <message>
        <source>Whatever cannot lead to mate</source>
        <translation>メイトできない局面すべて</translation>
    </message>
    <message>
        <source>By the material alone</source>
        <translation>駒の種類だけで判断</translation>
    </message>
    <message>
        <source>Out of time, but a draw if (6.9)</source>
        <translation>時間切れが引き分けになる条件（6.9）</translation>
    </message>
    <message>
        <source>Resigned, but a draw if (5.1.2)</source>
        <translation>投了が引き分けになる条件（5.1.2）</translation>
    </message>
    <message>
        <source>On</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Touch-move (4.3)</source>
        <translation>タッチムーブ（4.3）</translation>
    </message>
    <message>
        <source>Illegal moves (7.5)</source>
        <translation>反則の手（7.5）</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>指せない</translation>
    </message>
    <message>
        <source>With a press: taken back, with a penalty</source>
        <translation>時計を押したら元に戻し、相手に時間を加える</translation>
    </message>
    <message>
        <source>Say when a draw may be claimed</source>
        <translation>申請できるときに知らせる</translation>
    </message>
    <message>
        <source>Learning aids</source>
        <translation>学習の助け</translation>
    </message>
    <message>
        <source>Say “check”</source>
        <translation>チェックを知らせる</translation>
    </message>
    <message>
        <source>The same in rapid and blitz (A.3, B.3)</source>
        <translation>同じく、ラピッドとブリッツの場合（分、A.3・B.3）</translation>
    </message>
</context>
<context>
    <name>ui::RulesField</name>
    <message>
        <source>Details…</source>
        <translation>詳細…</translation>
    </message>
</context>
<context>
    <name>ui::StepButton</name>
    <message>
        <source>Task %1, done</source>
        <translation>課題%1、できました</translation>
    </message>
    <message>
        <source>Task %1</source>
        <translation>課題%1</translation>
    </message>
</context>
<context>
    <name>ui::TimeControlEditor</name>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Count down</source>
        <translation>残り時間を計る</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>砂時計</translation>
    </message>
    <message>
        <source>Count up, no limit</source>
        <translation>使った時間を計る（制限なし）</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Main time, minutes</source>
        <translation>持ち時間（分）</translation>
    </message>
    <message>
        <source>Main time, seconds</source>
        <translation>持ち時間（秒）</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>1手ごと</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>加算なし</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>フィッシャー</translation>
    </message>
    <message>
        <source>Bronstein</source>
        <translation>ブロンシュタイン</translation>
    </message>
    <message>
        <source>US delay</source>
        <translation>ディレイ（US方式）</translation>
    </message>
    <message>
        <source>No time is added.</source>
        <translation>時間は加算されません。</translation>
    </message>
    <message>
        <source>Added before each move, the first too.</source>
        <translation>1手目も含めて、手を考え始めるたびに加算されます。</translation>
    </message>
    <message>
        <source>What a move has used is given back, up to so much.</source>
        <translation>1手に使った時間が、この秒数まで戻ります。</translation>
    </message>
    <message>
        <source>The main time waits so long before it runs.</source>
        <translation>手番が来てからこの秒数の間、持ち時間は減りません。</translation>
    </message>
    <message>
        <source>Each move, seconds</source>
        <translation>1手ごとの秒数</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>時間の追加</translation>
    </message>
    <message>
        <source>More time after so many moves</source>
        <translation>時間が追加される手数</translation>
    </message>
    <message>
        <source>More time, minutes</source>
        <translation>追加される時間（分）</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>Byo-yomi, number of times</source>
        <translation>秒読みの回数</translation>
    </message>
    <message>
        <source>Byo-yomi, seconds each</source>
        <translation>秒読み1回の秒数</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>after %1 moves</source>
        <extracomment>after so many moves there is more time</extracomment>
        <translation>%1手の後</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <extracomment>so many spans of byo-yomi</extracomment>
        <translation>%1回</translation>
    </message>
</context>
<context>
    <name>ui::TimeFields</name>
    <message>
        <source>&amp;Time</source>
        <translation>持ち時間(&amp;T)</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>自分で決める…</translation>
    </message>
    <message>
        <source>&amp;Different for the two players</source>
        <translation>2人の持ち時間を別々に(&amp;D)</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>2人共通</translation>
    </message>
    <message>
        <source>There is no time to play with: give some main time.</source>
        <translation>使える時間がありません。持ち時間を決めてください。</translation>
    </message>
</context>
<context>
    <name>ui::WhyBox</name>
    <message>
        <source>To the beginning</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>A move back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>A move on</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
</context>
</TS>
