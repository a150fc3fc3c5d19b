### What an answer to an endgame takes for granted without proof.

endgame-warnings = 囲った側の地として数えています：領域{ $id }で囲われた広い所。

empty-rooms = { $who }の地として数えています：{ $rooms }。

room-name-around = { $part }（{ $points }の辺り）

room-name-none = { $points }の辺り

dead-stones-said = { $side }{ $all }

dead-stones = 、

dead-stones-dead-proved = 死んでいる石（証明済み）：{ $all }。

many-liberties = 仮定（証明なし）：ダメの多い石（{ $named }）は取られない。

endgame-doubted = 前に安全と認めたが、この局面では安全と分からず、安全とはみなさない石：{ $named }。

stone-name = { $who }{ $point }

lasting = 証明の仮定：眼が2つできる広さやダメの多さから安全とみなした石（{ $named }）は、この後どう打たれても取られない。
