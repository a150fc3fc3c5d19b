### 他のプログラムに表示されるものと、命令が読めない理由。

race = 攻合い
race-words = 攻合いの説明
essential = 対象ブロック
safe = 安全な石
only = 調べる点
winning-moves = 勝つ手
line = 最善手順
winner = 勝者
liberties = ダメの数
regions = 領域
status = この石
endgame = ヨセ
losses = 損した目数
biggest = 最大の手
order = ヨセの手順
territory = 地
value = ゲームの値
settings = 設定
save = 手順を付けて保存

missing = 最後に何かが足りません
too-much = 「{ $word }」は余分です
no-number = 「{ $word }」は数ではありません
no-color = 「{ $word }」は黒でも白でもありません
no-vertex = この盤に「{ $word }」という点はありません
unknown-key = 「{ $word }」は読めません
line-too-long = 行が長すぎます
no-rules = 「{ $word }」では目の数え方が分かりません
half-points = コミは半目単位です。「{ $word }」は使えません
named-twice = { $point }が二度出てきます
one-color = 二つの石が同じ色です
