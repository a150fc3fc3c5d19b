### Who played a game and how it ended.

recorded-result = 棋譜の記録：{ $said }

move-of-game = { $moves }手中{ $at }手目

start-of-game = 全{ $moves }手の棋譜の初形

game-head = コミ{ $said }

result-text-wins = { $who }の勝ち

result-text-r-resign = { $who }の中押し勝ち

result-text-t-time = { $who }の時間切れ勝ち

result-text-f-forfeit = { $who }の反則勝ち

result-text-wins-2 = { $who }の{ MOKU($points) }勝ち
