### The legend: every sign, column and word of the window, explained in a sentence or two.

## Board

ring =
    .name = ring
    .text = A stone of an essential block: one of the two that race.

square =
    .name = square on a stone
    .text = A safe stone: it lives whatever happens.

unmarked =
    .name = question mark on a stone
    .text = This block isn't marked yet: in Mark, click once for essential, again for safe.

would-be =
    .name = signs at the two corners
    .text = What a left or right click would make of the block under the pointer: a ring for essential, a square for safe, ? for neither.

dot =
    .name = small disc on a point
    .text = A liberty of the essential block of that colour; half black and half white: a shared one.

cross =
    .name = cross
    .text = A point the count needn't try: a move there does no more than a plain one.

tint =
    .name = colour, hatch and numeral (I, II …)
    .text = A region. Its lines fall for Black's liberties, rise for White's and cross where both touch it. The number is its count, if it is settled.

disc =
    .name = disc with a small letter
    .text = A candidate point: left half Black's move, right half White's. A filled half is answered, a dot in it is a question, a stroke means that the move cannot be played, ∅ that you called it useless.

faint-disc =
    .name = faint dashed disc
    .text = A useful point that is proposed as a candidate; Space takes it.

star =
    .name = star
    .text = A winning first move for this colour. If none wins: one that keeps the seki or fights the ko.

ko-ban =
    .name = small square on a point
    .text = A ko that can't be retaken at once.

hatch =
    .name = hatch without a numeral
    .text = The points that matter to a proposed race.

last-move =
    .name = dot on a stone
    .text = The last move of the game.

move-number =
    .name = number on a stone
    .text = The number of its move, in a game (M), a line or a play-out; the last has a ring. On the block under the pointer: its number of liberties.

liberty-number =
    .name = small number in a circle
    .text = The liberties of the block under the pointer, counted one by one.

## Verdict

solid-edge =
    .name = solid edge
    .text = The answer is final: proved, or counted with every condition checked.

dashed-edge =
    .name = dashed edge
    .text = The answer may change: a question is open, or only near surroundings were searched. Grey: nothing is known.

proved =
    .name = proved
    .text = Every line was tried on the board, and nothing beyond what was searched can change the answer.

nearby-only =
    .name = local result
    .text = Every line was tried, but only nearby; what was left out is shown before the answer and may change it.

undecided =
    .name = undecided
    .text = Neither count nor search is enough; the endings that are still possible are listed.

## Regions

now =
    .name = now
    .text = How many liberties the essential block has in the region as it stands.

value =
    .name = value
    .text = How many moves the region is worth, as a game: 3 is three moves; {"{"}3|0{"}"} is three if Black moves there first and none if White does. White's moves are negative.

mean =
    .name = mean
    .text = What the value comes to on average, if many such regions are played out.

temperature =
    .name = temp. (temperature)
    .text = What a move there gains. Above 1 it is worth more than filling a plain liberty; -1 means that no move is worth anything.

tries =
    .name = tries
    .text = The candidate points that have been tried in the region, by their small letters.

state =
    .name = state
    .text = settled: the count can't change any more. complete: all questions are answered. 2 open: two questions are left. alive: the block can't be captured.

times =
    .name = × 3
    .text = This many equal settled regions share the row; click to go from each to the next.

shared-row =
    .name = shared liberties, not plain
    .text = Liberties of both blocks. They are not plain if there is more between the blocks than empty points that each side can only fill: then counting can't decide. Not closed in: liberties open to the rest of the board.

## Tree

pill =
    .name = number in a frame
    .text = A position of the region with its count or value. Click to put it on the board.

branch =
    .name = line with a stone
    .text = The move that leads there, Black's above White's.

question =
    .name = ? in a dashed frame
    .text = Nil: this position needs candidates before it has a value.

useless =
    .name = ∅
    .text = You closed a question. Next to a count: nobody has a useful move there, so every liberty is a plain one (Shift+N). Alone: the move is useless (N). The same key undoes it.

infinity =
    .name = ∞
    .text = The block is alive there: more than any count.

blocked =
    .name = circled cross, ↻
    .text = The move cannot be played: suicide, or a ko that repeats.

thermograph =
    .name = thermograph
    .text = How the value changes with what a move elsewhere is worth, which grows upwards. The slanting walls are what each side gets by moving first; where they meet is the temperature, and the mast above stands on the mean.

plain-line =
    .name = plain liberty (dashed line)
    .text = Height 1: the value of filling a plain liberty. Anything higher is played first.

cooled =
    .name = cooled by 2
    .text = The value if every move costs two: a plain liberty is then worth nothing, and who is ahead stands out.

## Game

race =
    .name = capturing race, semeai
    .text = Two blocks, neither of which can live except by capturing the other.

liberty =
    .name = liberty
    .text = An empty point next to a block. Outside: of one side only. Inside or shared: next to both blocks.

moves =
    .name = number of moves
    .text = How many moves it takes to capture a block. It can be more than its liberties, if some must be prepared.

block =
    .name = block
    .text = Solidly connected stones of one colour.

approach =
    .name = approach move
    .text = A move that has to be played before a liberty can be filled.

eye =
    .name = eye
    .text = A room that belongs to one side alone. In a race an eye of up to three points is small; four points count five moves, five eight, six twelve.

seki =
    .name = seki
    .text = Nobody can approach: whoever starts is captured.

both-live =
    .name = both live
    .text = Nobody wins, and neither block could be captured even if the other were safe.

ko =
    .name = ko, ko threat
    .text = A shape where each side could recapture for ever, so nobody may recapture at once. A ko threat is a move elsewhere that must be answered first.

unsettled =
    .name = unsettled
    .text = Whoever plays first wins, or gets more.

elsewhere =
    .name = play elsewhere
    .text = A move that is not played in the race.

throw-in =
    .name = throw-in
    .text = A stone given up so that its capture takes the other side's own liberties.

ahead =
    .name = ahead
    .text = How many moves the winner can wait and still win.

## Theory

essential =
    .name = essential, safe, unknown
    .text = The roles of blocks: the two that race; those that live in any case; and all others, which can be captured, cut off or connected.

region =
    .name = region
    .text = Connected empty points and unknown stones, bounded by essential and safe blocks. Each region is counted by itself, and the values are added.

candidate =
    .name = candidate point
    .text = A point where both sides' moves are tried.

nil =
    .name = nil
    .text = A position in which no candidate has been named yet: an open question.

number =
    .name = number
    .text = A value in which nobody gains by moving, such as 3 or 13/2.

switch =
    .name = {"{"}a|b{"}"}, switch
    .text = Left of the bar what Black's move leads to, right of it White's. With more bars, the longest binds last.

star-game =
    .name = *, ↑, ↓
    .text = Values smaller than every positive number: star helps whoever moves first, up is a little good for Black, down for White.

sum =
    .name = sum
    .text = All regions together: Black's moves less White's.

g =
    .name = g
    .text = The sum cooled by two degrees, in which plain liberties are numbers.

rounded =
    .name = ⌈g⌉, ⌊g⌋
    .text = g rounded for the side that starts: up if Black starts, down if White does.

f =
    .name = F
    .text = The threshold: Black captures from ⌈g⌉ = F upwards, White from ⌊g⌋ = -F downwards. Without eyes it is one less than the shared liberties, or 0; with eyes of one class their number; else 0.

type =
    .name = type 1 to 6
    .text = R. Hunter's kinds of races: 1 no eyes and at most one shared liberty; 2 no eyes and two or more; 3 an eye against none; 4 big eye against big eye; 5 bigger against smaller; 6 small against small.

settled =
    .name = settled
    .text = No move by either side can change the region's count.

useful =
    .name = useful point
    .text = A point where a move can change the count.

plain =
    .name = plain liberty
    .text = A liberty you fill in one move, changing nothing else. Filling it gains one: temperature 1.

## EndgameBoard

territory =
    .name = small square on a point
    .text = Settled territory of the side of this colour, dead stones in it too.

dame-point =
    .name = diamond
    .text = Dame: a move here gains nothing but a turn.

best-move =
    .name = star on a point
    .text = A first move of the side to move that loses nothing.

move-size =
    .name = number on a point
    .text = The biggest move is 1, the next 2, and so on, as in the list of moves by size.

move-loss =
    .name = number below zero
    .text = What a first move of the side to move loses against the best one, in points; between two numbers where a ko decides, one above the other.

no-move =
    .name = circle with a stroke
    .text = The side to move may not play here: its stones would have no liberty.

## Endgame

endgame-count =
    .name = count
    .text = The mean of a region: Black's points less White's on average, prisoners counted.

worth =
    .name = worth
    .text = What a move there gains on average: the temperature (miai value).

swing =
    .name = swing
    .text = The difference between the two sides moving first: twice the worth in gote, as much as the worth in sente.

kind =
    .name = gote, sente
    .text = Gote: nobody need answer. Sente: the other side must answer, and the one whose sente it is plays it when he likes. Only the last move counts: the region is worth a number, except for who plays last.

best-here =
    .name = best point of a side
    .text = The side's best move in this region, if it plays here; if there are several, the first.

follow-up =
    .name = follow-up
    .text = What the next move in the region is worth after Black's best move there, and after White's; - where nothing follows.

chilled =
    .name = chilled value
    .text = The value cooled by one degree, so that every move costs a point. Rounded up it is the score if Black starts, rounded down if White does.

endgame-state =
    .name = exact, ko, unfinished
    .text = Exact: every move of both sides was searched to the end. Ko: it depends on who wins a ko. Unfinished: the search was over budget. Too large: the region has more points than are searched.

## LifeBoard

owned-class =
    .name = square with B or W
    .text = The point is Black's (B) or White's (W), whoever plays first.

first-class =
    .name = diamond with N
    .text = Whoever plays first takes the point.

stand-off-class =
    .name = disc with P
    .text = Nobody can take the point: a stand-off. Play that never decides it counts for nobody.

half-class =
    .name = house with N+ or N−
    .text = Black (N+) or White (N−) takes the point by playing first; else it is a stand-off. Keeping these apart from N is our interpretation; in four letters they are N.

ko-class =
    .name = small square beside a class
    .text = The class changes if Black or White wins all kos; click to see all three.

ultimate-eye =
    .name = ring round a point
    .text = An eye of an ultimate position, in the colour of its side.

## Life

ultimate-word =
    .name = ultimate
    .text = Every group lives with exactly two eyes of one point. This is the ending of the source, and it asks a lot: a group with a spare third eye never has to fill it, so what is next to it stays a stand-off.

territory-word =
    .name = territory
    .text = A point is decided as soon as strings that live unconditionally settle it. Our interpretation, for whole boards and regions.

target-word =
    .name = target
    .text = Only one string is asked about: whether it is captured, or settled.

safe-outside =
    .name = outside
    .text = Safe stones, and what lives unconditionally, are never captured. The rest splits into regions, each classified by itself.

## MapsBoard

map-playable =
    .name = full diamond
    .text = A point of the map, or of the part under the pointer, where its player may play.

map-elsewhere =
    .name = hollow diamond
    .text = A point of the map where its player may not play: a stone, suicide, or a ban by ko.

map-both =
    .name = disc
    .text = A point of both maps that are compared.

map-only-first =
    .name = disc with its left half filled
    .text = A point of the first map alone; with its right half filled of the second alone.

map-reach =
    .name = tinted ground
    .text = F of the point under the pointer, or of the last move: its string with its neighbours.

map-joined =
    .name = ring
    .text = A of that point: the point and its player's strings touching it.

map-taken =
    .name = cross on a stone
    .text = D of that point: a stone that the move takes.

## Maps

map-word =
    .name = map
    .text = A rule that gives a set of points for every position. After a paper by N. Sato and K. Anada, whose text has lost signs in print: which maps it simulated is not known.

reach-word =
    .name = F, F₀
    .text = F(x) is the string of x with its neighbours, an empty point being a string of one; F₀(x) is x with its neighbours. Of a set: the union over its points.

count-word =
    .name = P2, Q3
    .text = P2(O): the points y for which F(y) has at least 2 points of O; Q3(O): at most 3. Any number will do.

attach-word =
    .name = AB, DB
    .text = AB(O): O with Black's strings that touch it. DB(O): White's stones that a black move in O takes. AW and DW for White.

atari-word =
    .name = B, W, V, H, X, L
    .text = Black's stones, White's, the empty points; H: strings in atari and empty points with no empty neighbour. X, all points, LB and LW, where a side may play, lists of points and the complement ¬ are our extensions.

conjectured-word =
    .name = conjectured
    .text = A map of the paper with bars put back, chosen by fit among many possibilities, so its agreement with the printed numbers is no test.
