### What the marks of a race lack, and what they leave to be asked.

no-essential = 攻合いをしている黒と白のブロックを1つずつ指定してください。

missing-essential = { $color }の対象ブロックが指定されていません。

many-unknown = 攻合いに接するその他の石が{ $count }個あります。安全な石はありますか。

safe-in-atari = 安全とされた{ $names }の石はアタリです。このまま安全な石として数えます。
