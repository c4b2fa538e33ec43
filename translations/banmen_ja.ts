<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
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
        <source>You can’t play that</source>
        <translation>その手は指せません</translation>
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
</context>
<context>
    <name>ui::Commands</name>
    <message>
        <source>&amp;New game</source>
        <translation>新しい対局(&amp;N)</translation>
    </message>
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
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>%1 — Banmen</source>
        <extracomment>%1 is how the game stands: &quot;White to move&quot;</extracomment>
        <translation>%1 — Banmen</translation>
    </message>
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
        <source>About Banmen</source>
        <translation>Banmenについて</translation>
    </message>
    <message>
        <source>Banmen %1: chess for two at one screen, by the FIDE Laws of Chess in force since 1 January 2023.</source>
        <translation>Banmen %1：1つの画面で2人で指すチェス。2023年1月1日から施行されているFIDEチェス規則に従います。</translation>
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
</context>
<context>
    <name>ui::MoveList</name>
    <message>
        <source>Moves of the game</source>
        <translation>棋譜</translation>
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
    <name>ui::PlayPage</name>
    <message>
        <source>An earlier position</source>
        <translation>前の局面を見ています</translation>
    </message>
    <message>
        <source>A move tried here returns to the game and plays nothing.</source>
        <translation>ここで手を指そうとすると、対局に戻ります（手は指されません）。</translation>
    </message>
    <message>
        <source>Back in the game</source>
        <translation>対局に戻りました</translation>
    </message>
    <message>
        <source>Which piece shall the pawn become?</source>
        <translation>どの駒に昇格しますか？</translation>
    </message>
    <message>
        <source>Esc, or a press beside the choices, puts the pawn back.</source>
        <translation>Escキーか、選択肢の外を押すと、ポーンが元に戻ります。</translation>
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
</context>
<context>
    <name>ui::PromotionPicker</name>
    <message>
        <source>Which piece shall the pawn become?</source>
        <translation>どの駒に昇格しますか？</translation>
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
</context>
</TS>
