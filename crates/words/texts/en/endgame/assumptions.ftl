### What an answer to an endgame takes for granted without proof.

endgame-warnings = Counted as whose it looks: a large room that is closed in region { $id }.

empty-rooms = Counted as { $who }'s: { $rooms }.

room-name-around = { $part } (around { $points })

room-name-none = around { $points }

dead-stones-said = { $side } { $all }

dead-stones = ;{" "}

dead-stones-dead-proved = Dead, proved: { $all }.

many-liberties = Assumed, not proved: stones with many liberties are never captured ({ $named }).

endgame-doubted = Accepted as safe before, but not seen to be safe here, and not taken as safe: { $named }.

stone-name = { $who } { $point }

lasting = Assumed by the proof: stones with room for two eyes or many liberties ({ $named }) are never captured, whatever is played.
