### What the samples are called, and what they teach; the names of points stand in square brackets.

connect-first =
    .title = Connect first
    .note = [H9] is worth three liberties or none, a plain liberty only one: Black must play there before the liberties, for nothing else wins; White has other winning moves too. Try [H9] with the left button, Black's move, and with the right, White's; Esc comes back.

same-count =
    .title = Same count
    .note = Three liberties against three: whoever plays first is one ahead. Play it out (F5), then once more with White to play (Shift+B).

one-more =
    .title = One more
    .note = Four liberties against three: Black wins even if White plays first, by answering every move; with the move Black can play elsewhere once. Play it out (F5), and play elsewhere once with P.

outside-first =
    .title = Outside first
    .note = One liberty is shared. Fill the outside liberties first: a shared one is also your own. Play it out (F5) and fill [D5] first to see what that costs.

live-together =
    .title = Live together
    .note = Two shared liberties and equal outside liberties: whoever fills a shared one loses. Prove it (Ctrl+Enter) to see which moves lose the seki.

kill-or-seki =
    .title = Kill or seki
    .note = With two shared liberties Black must be one ahead outside; whoever plays first decides. Play it out (F5), once with each side first (B, Shift+B).

far-ahead =
    .title = Far ahead
    .note = Two ahead outside: the shared liberties do not save White. Play it out (F5), play elsewhere with P, and still capture.

an-eye-is-worth-a-lot =
    .title = An eye is worth a lot
    .note = Black touches more empty points, but the shared ones count only for White, who has the eye. Play White (F5) and let Black start.

eye-but-close =
    .title = Eye, but close
    .note = White has the only eye, Black enough outside liberties to make it a matter of who plays first. Play it out (F5), once with each side first (B, Shift+B).

two-big-eyes =
    .title = Two big eyes
    .note = A square eye takes five moves to fill. With eyes of equal size, the attacker must fill the shared liberty. Play it out (F5): how many moves does it take to fill White's eye?

big-eye-small-eye =
    .title = Big eye, small eye
    .note = The bigger eye takes the shared liberty: five and one against one and five. Play it out (F5), once with each side first (B, Shift+B).

two-small-eyes =
    .title = Two small eyes
    .note = Each side has a small eye: Black can capture only by playing first, else both live. Play it out (F5), once with each side first (B, Shift+B).

points-are-not-moves =
    .title = Points are not moves
    .note = Black has two liberties, yet White needs three moves: one of them cannot be filled at once. Play White (F5) with White to play (Shift+B), and find the point to connect at before [G6] can be filled.

the-bigger-one-first =
    .title = The bigger one first
    .note = Two hot regions: [J13] is worth three liberties, [J10] two. Black wins only in the hotter one; White has other winning moves too. Play it out (F5) as Black and start with [J10] to see Black lose the race.

count-the-ko-threats =
    .title = Count the ko threats
    .note = A ko between the two blocks: counting liberties does not decide it, the ko threats do. Play it out (F5), with a ko threat for each side and with none.

corridors =
    .title = Corridors
    .note = Every corridor is open at one end, and the longer it is the nearer a move at its mouth is to a whole point: 15/16, ¾, ½. Try the mouth of the longest, [B10], and then a move in its middle.

introduction =
    .title = The introduction's example
    .note = One region is left, and a move in it is worth ¾: Black makes it a draw, White wins by 1. Click the points [C5], [F5] and [D4], with Esc after each to come back: [D4] loses 2. Look at the values in the tree.

gote-and-sente =
    .title = Gote and sente
    .note = [B6] is gote: a swing of 4, so a move is worth 2. [B4] is White's sente: the swing is only 1, but Black must answer, so it is worth all of that. Right-click [B4] to see what White then threatens.

reverse-sente =
    .title = Reverse sente
    .note = [B8] is White's sente, a swing of 1; the corridors have a swing of 1½, but in gote, which is worth ¾. Let Black begin in a corridor and see a point lost: he must take the reverse sente first.

sente-first =
    .title = Sente first
    .note = [B6] is worth 1½ and [G3] only 1, yet Black must play [G3] first: White has to answer there, and would take it from him next. Try [B6] for Black and see what it loses.

miai =
    .title = Miai
    .note = Every region has its mirror image: what one side takes here, the other takes there. Play it out (F5) with either side first: Black wins by 1 both times.

last-move-counts =
    .title = The last move counts
    .note = Both regions are worth 1, but only one move gets the last play of that size: [B4] for Black, [B6] for White. Try the other one for each and see a point lost.

snapback =
    .title = Snapback
    .note = Black at [D4] can be taken at [D5], and takes everything back: 9 points. Click [D4], right-click [D5] for White's answer, then click to take; [D5] at once loses all 9.

dame-and-scoring =
    .title = Dame and the two scorings
    .note = By territory only the corridor counts: Black must begin at [B9], and a dame loses 1. Change the scoring to Area above the board: every dame is a point now, and whatever Black begins with loses nothing.

half-point-ko =
    .title = Half-point ko
    .note = The regions cannot tell who fills the ko at [D4]: they leave it open. Press Ctrl+Enter to search the whole board: Black wins by 1 if he begins, otherwise it is a draw, so the ko is worth half a point.

first-line-hane =
    .title = Hane on the first line
    .note = Black plays [C1], White blocks at [D1], Black connects at [B1]; or White begins with [B1], and has it the other way round. Each takes a point and keeps one: books call the difference 2 points in gote, and one move is worth half of it. The corridors are worth ½ each. Begin with [B1] instead, and see a point lost.

monkey-jump =
    .title = Monkey jump
    .note = [D1] reaches three lines into White's territory, and White must answer at [D2]: otherwise Black saves his three stones with [E1], and no territory is left. The small monkey jump, [C1], loses 1. Books count more: there the territory goes on to the right, and if White blocks first he can still hane on Black's side. Here the territory is four lines wide, and Black has none behind his wall to lose.

clamp =
    .title = Clamp
    .note = [D2] clamps White's stone: if it runs to [C3] Black cuts at [D3], if to [C1] at [D1], so White gives it up. The plain moves [C1] and [C3] let White connect at [D2], and lose 2. Books compare it with a monkey jump, for which there is no room here: the plain move stands in its place.

teire =
    .title = A move in one's own territory
    .note = Seven points seem to be Black's below, White's stone counted twice, and nothing is open: why play there? Because White at [D2] takes the two stones at the border, and the one inside lives again: none of the seven is left. Black must fill [D2]; by Japanese rules that costs one point, leaving six. Take the corridor first with [B8], and let White show it.

figure-four =
    .title = Figure 4 as a sum
    .note = White begins, and here the tree and the gote of 6 are equally good. Drag the point of the boundary graph to (4,1): the average says the tree, but the gote comes first, and the rule loses a point. The board shows the gotes of 6 and 4.

figure-five =
    .title = Figure 5 as a sum
    .note = Black begins: the average says the tree, but the gote of 6 comes first, and the tree loses 2. Drag the point of the boundary graph up until both are right. The board shows the gotes of 6 and 2.

hole =
    .title = A hole in the board
    .note = The point D3 is missing: White has two outside liberties and Black three, so Black wins whoever starts. Take the hand Board (Ctrl+Shift+B) in Set up, click where the hole is, and draw a line to each of its four neighbours: now the first move decides.

seven-points =
    .title = Seven points
    .note = The smallest hexagon of triangles: its middle touches every other point. Whoever plays there first wins. Try both starts.

star =
    .title = The star
    .note = Every stone has one liberty, and it is the same one: the centre. Whoever takes it captures everything of the other side at once. Play it out (F5).

torus =
    .title = A race on a torus
    .note = The board goes on beyond its frame: what lies there is a copy of the other side. Black's two stones at the bottom have a liberty at the top, [C5]. Scroll the board with Ctrl+Shift and the arrows, or drag the copies, until it is next to them.

honeycomb-ko =
    .title = A ko in the honeycomb
    .note = Every point has at most three neighbours, so a ko takes fewer stones than on squares. White to play wins; if Black begins, everything depends on the ko, and he needs one threat more than White. Black fights it at [B5]. Press Ctrl+Enter to prove it.

dead-eye =
    .title = An eye of eight points that is dead
    .note = All eight points of Black's eye are neighbours of each other: wherever Black plays in it, what is left is one eye again. On squares so large an eye always lives; here it is 23 liberties and no more, and White has two eyes.

open-star =
    .title = Who lives on a star?
    .note = An empty board of seven points. Every point is N: whoever plays first takes it, and the first move in the centre takes all of them. Click a point to see what every first move makes of it.

wheel =
    .title = The wheel
    .note = Five points round a sixth. All are N, whoever wins the kos: no point wears the small square of a ko. Without its rim the wheel is a star; take one line of the rim away (hand Board) and look again.

petersen =
    .title = Petersen's graph
    .note = Ten points with three neighbours each. Every point is P, a stand-off: neither side can take one, even by playing first. But whoever wins all kos takes every point by playing first, so each wears the sign of a ko.

triangle-eye =
    .title = An eye that is a triangle
    .note = Black's eye is three points that are all neighbours of each other. Wherever he plays in it, one eye is left: Black's stones are W. On squares three points in a row would be N.

complete-eye =
    .title = An eye of four points, all joined
    .note = Four points, each the neighbour of every other: dead again, as is every eye of this kind, however large. Take the diagonals away (hand Board): a ring of four is dead too. A ring of five lives, as the next sample shows.

ring-eye =
    .title = An eye that is a ring of five
    .note = The eye is a ring of five points, and Black's stones are B: he lives even if White plays first. But click a stone: after any first move of White in the ring it is N+, so Black has to answer.

two-fates =
    .title = A string with two fates
    .note = Five black stones in one string, but [D3] is W and [E2] is B, whoever plays first: White can always capture the string, and Black then takes back [E2], [E1] and [F1]. No point is open, and yet the game may not be ended while a string has two fates.

corner =
    .title = Rectangular six in the corner
    .note = Black's eye space is a rectangular six in the corner, with no outside liberties. Playing first he lives, at [B19] or [B18]; White, playing first, kills there. The rest of the board is too large to be classified, and does not matter: the white wall is safe. Play it (F5).

room =
    .title = Room around a point
    .note = P4(V): the points with at least four empty points around them, counting themselves. Of the empty points, 21 are lit. [C5] isn't: it has stones on three sides. No corner ever is: it has only three points in all. So whoever plays by this map stays away from corners and stones. Place stones and see.

contact =
    .title = Touch White twice
    .note = P2(W): the points that touch at least two white stones, [D5] and [C4] here. F(W), next to it, is all that touch White or are White. In games against a player at random P2(W) wins far more often than F(W) or any other map this short: the tab Table plays them.

move-changes =
    .title = What a move changes
    .note = AB({"{"}C3{"}"}) is what a black stone at [C3] would be joined to, DB({"{"}C3{"}"}) what it would take: [D3]. Move the pointer over the board: with the model on, every point tells its F and what a move there changes. Then play at [C3].

two-formulas =
    .title = Two formulas, one map
    .note = The map conjectured-2 is much longer than P4(V), and [C3] and [A2] are only in it. But both are stones: on the empty points, where one can play, the two are equal on every board and in every position. That is a law, shown below; a thousand games could only suggest it.

nothing-there =
    .title = A formula without a point
    .note = The first map as the paper prints it needs four black stones about an empty point. On a honeycomb no point has more than three neighbours: the set is empty in every position, and its player plays at random. Yet the paper prints 68 wins of a hundred: signs were lost in print. Type P3(B): it is [C7].

no-corners =
    .title = No corners, no advantage
    .note = The same P4(V) on a torus: nothing is a corner or an edge, and on the empty board every point is in the set. On a square of this size its player wins about two games of three against a player at random, here little more than half. The tab Table plays them: Without corners.

tie =
    .title = A tie
    .note = Both live with two eyes and nothing is left to play: 9 points each. Without komi nobody wins. That is our interpretation: the source gives a tie to White.

komi-decides =
    .title = Komi decides
    .note = Black has 10 points and White 8, so Black leads by 2. White gets 2½ points for playing second, the komi of this board, and wins by ½. Set another komi and see.
