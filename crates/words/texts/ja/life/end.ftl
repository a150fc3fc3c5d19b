### The end of a game in the Chinese way.

end-sentence-game-may-not = まだ終われません。先に打つ側によって変わる点：{ $names }。

end-sentence-game-may-not-ended = まだ終われません。一つの連の中で死活が分かれています（{ $names }）。

counted-empty-points-make = 差は空点、つまり石の眼です。

counted-empty-points-dead = 差は空点と死に石です。

counted-game-may-ended = 終わることができます。{ $margin }です。{ $result }

counted-by-stones-alone = 終わることができます。{ $margin }です。石だけ数えると{ $stones }です。{ $why }{ $result }

result-komi-wins = コミ{ MOKU($with) }で{ $winner }の勝ちです。

result-none = コミ{ MOKU($with) }で持碁です。

lead-equal = 同点

lead-points = { $by }

lead-ahead = { $leader }が{ $points }目リード

gain-sentence = どちらも取れない空点は誰のものでもありませんが、石を置けばまだ{ $names }が得られます。
