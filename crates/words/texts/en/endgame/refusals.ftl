### Why there is nothing to be told of a position inside a region, or of a board as a sum.

endgame-no-sum-region-has-value = region { $id } has no value.

endgame-no-sum-region-depends-who = region { $id } depends on who wins a ko.

endgame-no-sum-region-side-has = a side has several good moves in region { $id }, but the tree may have only one for each side.

endgame-no-sum-nothing = nobody gains by moving anywhere.

endgame-no-sum-nothing-taken-over = Nothing is taken over: { $why }

endgame-path-error-point-lies-region = This point lies in no region.

endgame-path-error-region-has-value = This region has no value: { $state }.

endgame-path-error = { $who } { $place }

endgame-path-error-move = Move { $number }, { $played }: { $fault }.

step-fault-outside = it is not in the region

step-fault-illegal-occupied = a stone stands there

step-fault-illegal-suicide = the stone would have no liberty

step-fault-illegal-ko = this ko can't be retaken: nobody has a threat

step-fault-illegal-not-on-board = the board has no such point

step-fault-unknown = its fate in this large room wasn't searched
