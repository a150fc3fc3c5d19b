### A table of simulated games: what every cell came to, which boards are alike, a game of it, and the maps that win most.

rules-sentence = ルール { $name }、乱数の種 { $seed }。

table-corner = 黒の勝率(%) [区間] (論文)

cell-sentence-game-was-played = { $heading }：対局していません。

cell-sentence-black-wins-games = { $heading }：{ $games }局のうち黒の勝ち{ $won }%({ $low }~{ $high })、白の勝ち{ $lost }%、引き分け{ $draws }%。手数の上限{ $capped }%、マップで選べない手番{ $fallback }%、平均{ $plies }手。{ $printed }{ $open }

heading-points = { $points_2 }

heading-black-white = { $board }（{ $points }点）、黒 { $black }、白 { $white }

player = 無作為

printed = 論文の値は{ $paper }%、差は標準誤差の{ $errors }倍。

open = 未完了（{ $asked }局の予定）。

cells-finished = 終わった欄：{ $finished }/{ $all }

stopped-sentence = 中断しました。{ $all }欄のうち{ $finished }欄が完了しています。

first-cells-sentence = 表は{ $most }欄までなので、最初の{ $most }欄だけを対局します。

first-shown-sentence = { $all }欄のうち最初の{ $shown }欄を示します。保存かコピーをした表には全部あります。

unread-sentence = 時間切れです。すべての行は読めていません。

incomplete-sentence = 表は揃っていません。{ $missing }欄がなく、{ $open }欄は局数が足りません。

paper-notes-printed-numbers-games = 論文（N. Sato, K. Anada）の値は一万局ずつのもの。盤とルールはこちらの解釈です。

paper-notes-printed-maps-not = 印刷されたマップは実験に使われたものではありません。(2)と(3)は空点の上で互いの補集合なのに勝率が同じで、(1)は蜂の巣では空なのに68.0%勝っています。

paper-notes-conjectured-maps-were = 推測のマップは多くの候補から値に合うものを選んだので、一致は検証になりません。論文のマップは分かっていません。
