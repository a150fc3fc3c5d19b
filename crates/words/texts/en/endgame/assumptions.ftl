### What an answer to an endgame takes for granted without proof.

endgame-warnings = A large closed room in region { $id } is counted for the side it seems to belong to.

empty-rooms = Counted as { $who }'s: { $rooms }.

room-name-around = { $part } (around { $points })

room-name-none = around { $points }

dead-stones-said = { $side } { $all }

dead-stones = ;{" "}

dead-stones-dead-proved = Dead, proved: { $all }.

many-liberties = Assumed, not proved: stones with many liberties are never captured ({ $named }).

endgame-doubted = Accepted as safe earlier, but not found safe here, so not taken as safe: { $named }.

stone-name = { $who } { $point }

lasting = The proof assumes that stones with room for two eyes or many liberties ({ $named }) are never captured, whatever is played.
