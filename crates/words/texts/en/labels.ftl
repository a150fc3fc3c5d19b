### The short texts of the window: menus, buttons, headings and hints.

## The labels of menus, and modes.

# Menus.

file = File
edit = Edit
view = View
analysis = Analysis
race = Race
help = Help
turn-menu = Rotate and mirror
on-the-board = On the board
size-menu = Size
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
language-switch = Language

# File menu.

new = New board
open = Open…
try-this-race = Play this race
set-up-own = Set up my own
open-path = Open path…
save = Save
save-as = Save as…
handout = Handout…
handout-hint = Print all positions as problems, with their answers behind them (PDF)
making-handout = Making the handout: finding the answers…
recent = Recent files
no-recent = No files yet
samples = Samples
endgame-samples = Endgames
quit = Quit

# Edit menu.

undo = Undo
redo = Redo
copy-sgf = Copy as SGF
copy-diagram = Copy as text diagram
copy-picture = Copy as picture
save-picture = Save picture
board-picture = Board
line-picture = Line with numbers
picture-failed = The picture can't be drawn: this is a bug.
copy-line-text = Copy diagram
copy-line-text-hint = The whole line as a text diagram with numbers
keep-line = Keep as variation
keep-line-hint = Adds the whole line to the position as a variation, with a comment on each move
kept-line = Kept as a variation.
copy-line-picture = Copy picture
copy-line-picture-hint = The whole line as a picture with numbers
paste = Paste a diagram or SGF
erase = Erase the stone
clear-board = Clear the board
turn-right = Rotate right
turn-left = Rotate left
mirror-left-right = Mirror left to right
mirror-top-bottom = Mirror top to bottom
swap-colors = Swap the colours

# Modes.

set-up = Set up
mark = Mark
analyse = Analyse
play-out = Play out
toggle-set-up = Set up and back

## The labels of what is seen and how, and the lines that say what the hand can do.

# View menu.

coordinates = Coordinates
regions = Regions
counts = Counts
theory = Theory line
for-learners = Learner
for-learners-hint = The answer, and what you can do next
for-theory = Theory
for-theory-hint = Regions, trees, values, and every step to the answer
lessons = Lessons
lessons-hint = Lessons by topic
what-it-teaches = What this shows
click-a-block = Click a group to see what becomes of it.
format-csv = CSV
format-markdown = Markdown
format-json = JSON
format-experiment = Experiment
experiment-taken = The experiment is in the Table tab of Maps.
play-it = Play it
play-it-hint = Try it: the program replies with its best moves
read-it = Analyse
read-on = Keep searching
show-line = Show the line
is-reading = Reading…
is-counted = counted
is-of-chosen-points = chosen points only
is-read-along-border = edges only
is-not-proved = not proved
too-much-is-open = Can't score this yet: too much is undecided
counting-cannot = Counting can't decide this. Search it?
choose-block = Which group? Click it
click-the-two = Click the two groups that race; right-click safe stones
two-marked = Now right-click the stones that can't be captured
are-these-safe = Are these stones safe? Click any that aren't
still-too-open = Too much is undecided to read all of it: mark more safe stones
larger-is-open = Some regions take longer to read
nothing-yet = Place some stones, or open a game
ko-decides = A ko decides
is-open-still = incomplete
ask-first = Ask first
ask-first-hint = A lesson asks before it shows its answer
ask-again = Ask again
hint = Hint
hint-hint = One step closer to the answer (Space)
step-back = Hide again
show-me = Show me
check-it = Check
next-lesson = Next lesson
next-lesson-hint = The next sample (Page Down)
show-on-board = Show it on the board
show-on-board-hint = Play your answer: the program replies with its best moves
back-to-question = ‹ Back to the question
defence-looked = Looking for the best defence …
defence-stray = None of the known answers to this defence.
defence-met = That works. There is another defence.
next-defence = Next defence
defences-open = Not every defence was read to the end.
stone-is-no-answer = That is a stone: click an empty point.
lesson-is-read = Still reading: hints and answer are coming.
lesson-solved = Right: solved.
lesson-solved-helped = Solved, with a hint.
lesson-solved-again = Solved, after a wrong try.
program-finds = The program finds:
lesson-shown = This is the answer.
not-all-points = No: points are missing, or too many.
click-point = Click the point on the board.
click-all-points = Click every such point, then Check.
coach-lesson = Answer beside the board. Space gives a hint, then the answer.
coach-lesson-point = Answer by clicking the board. Space gives a hint, then the answer.
back-to-answer = ‹ Back to the answer
back-here = ‹ Back
tree-top-down = Tree from top to bottom
scroll-left = Scroll a board without edges to the left
scroll-right = Scroll it to the right
scroll-up = Scroll it up
scroll-down = Scroll it down
scroll-hint = This board has no edges: drag its frame to scroll it, or press Ctrl+Shift and an arrow.
nothing-to-scroll = Only a board without edges can be scrolled, and only when all of it is shown.
zoom-in = Larger
zoom-out = Smaller
zoom-reset = Actual size
hide-answers = Hide the answers
shortcuts = Mouse and keys
legend = Glossary
manual = Manual
about = About
about-program = Capturing races and endgames in Go, by combinatorial game theory. MIT or Apache 2.0 licence, as you prefer.
about-fonts = Fonts in the program
about-libraries = Libraries in the program
about-texts = With their licences; the licence texts are below.
close-help = Close help

# Where answers are hidden.

answers-hidden = The answers are hidden.
show-answers = Show the answers

# The board, for a screen reader.

board = Board

# Coach lines under the board.

coach-play-out = Left click: the side to move plays. Right click: take back. P: play elsewhere.
put-stones = Place the stones
coach-try = Left-click to play Black, right-click to play White.
coach-propose = Click a group that races; click again: safe. Right-click: safe. D on a group proposes its race.
coach-choose = Click a group to find its fight; click a second group to choose its opponent.
coach-proposed = D or Enter accepts, Esc discards. Click: this group races. Right-click, E, S, U: other marks.
coach-rule-line = The rule's moves up to its first mistake: step with Left and Right. Esc goes back.
coach-line = The best line: step with Left and Right. Esc goes back to the position.
coach-black-stones = Left-click for Black, right-click for White.
coach-white-stones = Left-click for White, right-click for Black.
coach-in-turn = Left-click: the side to move. Right-click: take back.
coach-set-up = Left: Black. Right: White. Again: remove. Drag: paint.
coach-pen = Click: point. Drag: line. Shift-drag: move. Del: delete. Double-click: name.
coach-select-stones = Drag a rectangle over stones. Esc leaves it.
coach-selected = Drag to move. Ctrl+C, X, V. Del. Esc deselects.
coach-mark = Click: essential, then safe. Right-click: safe. Drag to mark several. Keys E, S, U.
coach-question = Click a point to try both sides' moves there. Faint discs are suggestions (Space).
coach-analyse = Left-click a candidate for Black, right-click for White. Esc: back.
coach-further = Left-click for Black's move, right-click for White's. Faint discs: more points to try (Space).
coach-sheet = Esc goes back to the board.
shown-as-endgame = No fight was found here, so this is shown as an endgame.
shown-as-race = This can't be counted as an endgame, so its fight is shown.
coach-game = Step through the game with Left and Right, or with the wheel over the board.
coach-node = The board shows this line of play. Esc returns to the position.

# Path strip and start.

path-to-open = File to open
path-to-save = Save as
open-button = Open
save-button = Save
path-to-gather = File or folder to add
gather-button = Add
no-dialog = If no file window appears, type the path here.
restore = Restore
discard = Discard
leave-without = Close without saving
write-over = Overwrite
open-changed = Open that file
show-file = Show it
dismiss = Dismiss
left-unsaved = Your previous position had unsaved changes. Ctrl+Z brings it back.
dropped-unsaved = More than 50 unsaved positions: the oldest is no longer kept.
discard-all = Discard all
saved-diagram = Saved as a text diagram. Trees and comments are kept only in SGF files.
copied = Copied.
nothing-to-paste = The clipboard holds no text.
clipboard = clipboard
drop-positions = Drop the files to add their positions
drop-here = Drop the file to open it
sample = Sample
untitled = Untitled
modified = changed
all-answered = complete
empty-board = Click to place stones, or paste a diagram.
no-stones = The board is empty: place stones in Set up, or paste a diagram.
no-display = Semeai needs a display to open its window; here is the analysis as text.

# Help overlay: gestures that are no keys.

help-mouse = Mouse
help-keys = Keys
gesture-set-up = Set up: left-click Black, right-click White, click again to remove, drag to paint; drag a stone to move it, Ctrl-drag to copy it; Shift-drag, or R and drag, selects a rectangle; the middle button erases; B, W and A: black, white, alternating with captures
gesture-mark = Mark: left-click or right-click changes the mark; drag to give all groups the mark of the first
gesture-analyse = Analyse: click a point to try it; on a candidate, left-click for Black's move, right-click for White's, middle-click to remove it; Shift-drag to ask only inside a rectangle. In a game, Shift-click a stone to go to its move, Ctrl-click to write the point into the comment
gesture-play-out = Play out: left-click plays for the side to move, right-click takes back
gesture-look = Board: Ctrl-wheel or two fingers zoom at the pointer; Shift-wheel scrolls; the wheel steps through moves, with the right button held through variations; point at a group to count its liberties
gesture-tree = Tree: click a node to go to its position, twice to try its suggestions; right-click for more; point at it to see its moves on the board
gesture-touch = Touch: the first tap shows the point, the second one acts; a long tap is a right-click; two fingers zoom and scroll

## The labels of races: marks, regions, trees, proposals and proofs.

# Race menu and buttons of the modes.

propose-marks = Propose the marks
propose-safe = Propose the safe stones
clear-roles = Clear the marks
first-decides = The first capture decides
first-decides-hint = A side with several essential blocks loses when the first of them is captured, not when all are.
mark-essential = Mark as essential
mark-safe = Mark as safe
mark-unknown = Mark as unknown
next-question = Next question
previous-question = Previous question
accept-here = Try the useful points here
accept-all = Try all useful points once
expand = Expand all regions
auto = Expand automatically
proposals = Proposals
clear-picks = Remove all candidates
to-root = Back to the board
black-to-move = Black to move
white-to-move = White to move
tree-parent = One move back
tree-child = One move on
tree-up = Option above
tree-down = Option below
game-move = Game: after move
game-slider-hint = Slide through the game; marks: a fight begins, or a move lost something
game-back = Previous move of the game
copy-selected = Copy the selected stones
next-coordinates = Next style of coordinates
coordinates-style = Style of coordinates
coordinates-letters = A1
coordinates-japanese = Japanese
coordinates-numbers = 1-1
coordinates-sgf = aa
name-point = Go to a point…
point-name = Point
point-hint = H9, ha, 8-1
no-such-point = The board has no such point.
erase-block = Remove the block under the pointer
finger-black = Tap plays Black
finger-white = Tap plays White
close-move = This move is useless
close-node = No useful move here
useless = marked useless (N undoes that)
not-here-suicide = Suicide: not allowed here.
not-here-ko = Ko: not allowed here.
not-here-settled = Nothing to try here: no move changes the count any more.
not-here-alive = Nothing to try here: the block can't be captured any more.
not-here-shared = Nothing to try here: the region holds liberties of both sides and is judged as a whole.
not-here-outside = Nothing to try here: the point is in no region of the race.
expanded = Expanded the regions without candidates to their end. Shift+Enter asks for candidates again.
expanded-already = Already expanded. Shift+Enter asks for candidates again.
candidates-asked = Regions without candidates ask for them again.
nothing-to-expand = No race to expand yet: mark its two blocks, or press D for a proposal.
nothing-to-accept = Nothing to accept.
nothing-to-close = Point at half of a candidate, or go to a move that leads to a question.
make-first = Make first
delete-branch = Delete the branch
full-screen = Full screen
board-alone = Board alone
preferences = Preferences
fold-tree = Fold the tree
select-rectangle = Select a rectangle
both-stones = Left black, right white
black-stones = Black stones
white-stones = White stones
take-turns = Alternating, with captures
tools = Tools, in order
copy-way = Copy the moves
too-many-to-try = Too many useful points to try at once: click some, or Shift-drag a rectangle.
coach-many = Too many useful points to suggest: click some to try, or Shift-drag a rectangle.
nothing-selected = Nothing to suggest in the rectangle.
deselect = Deselect
game = Game
game-moves = Moves
fights-of-game = Fights
fights-of-game-hint = Groups of three stones or more that somebody could have captured or saved, with the move where it began. Click one to go there and analyse it.
no-game-here = there is no game here, only a position
no-fights-of-game = No group could be captured or saved.
games-in-file = Games of the file
no-game = No moves yet: open a game, or a position with variations.
game-begins = Beginning
game-pass = pass
game-set-up = stones set up
comment = Comment
comment-hint = Write about this position
variations = Variations
previous-variation = Previous variation
next-variation = Next variation
previous-game = Previous game of the file
ten-back = Ten moves back
ten-on = Ten moves on
next-game = Next game of the file
move-numbers = Move numbers
crop-to-race = Zoom to the race
whole-board = Whole board
game-start = Beginning of the game
game-end = End of the game
game-on = Next move of the game
focus-board = Board cursor
next-sample = Next sample
previous-sample = Previous sample
next-mark = Next: mark
liberties-now = Liberties
mark-blocks = Mark the blocks
mark-safe-stones = Mark safe stones
mark-safe-stones-hint = Click each safe group. Shift-drag: read only these points
next-analyse = Next: analyse
columns = Columns
rows = Rows
apply = Apply
board-size = Size
change-board = Change
choose-board = Board…
draw-board = Draw the board
draw-own = Draw my own…
hand-stones = Stones
hand-board = Board
spread-out = Spread out
straighten = Straighten
rename-point = Rename the point
nothing-to-straighten = The points are straight already, or would hide each other.
boards = Choose a board
use-board = Use this board
turn = Rotate
mirror = Mirror
swap = Swap colours
clear = Clear

# Banner.

black-first = Black to play
white-first = White to play
black-wins = Black wins
white-wins = White wins
seki = Seki
both-live = Both live
not-known-yet = Open
no-verdict = No verdict yet
undecided = Undecided
why = Why?
next = Next
provisional = Provisional
computing = Analysing…
cancel = Cancel
cancelled = Stopped.
analyze-again = Analyse again
failed = The analysis failed: this is a bug.

# Region list.

liberties = now
value = value
mean = mean
temperature = temp.
candidates = tries
state = state
settled = settled
complete = complete
questions = open
eye = eye
shared = Shared liberties
not-plain = not plain
open-liberties = Not closed in
no-own-regions = No region belongs to one side alone.
no-regions-without-race = Regions belong to a race.
no-regions = No regions yet.

# Tree and inspector.

tree = Tree of region
tree-none = Select a region to see its tree.
tree-empty = Click a point of the region to try both sides' moves there.
tree-settled = Settled: no move changes the count any more.
left-to-right = Left to right
top-down = Top down
inspector = Node
cooled-value = cooled by 2
raw = As counted
cooled = Cooled by 2
plain-liberty = plain liberty
thermograph = Thermograph
root = Board
alive = alive
nil = to be answered
occupied = occupied
no-value-yet = No value yet: questions are open.
cut-note = The moves of the block's own side gain less than a liberty here: they are shown, but don't count.

# Proposal.

propose = Propose a race
accept-proposal = Accept
discard-proposal = Discard
proposed-blocks = Proposed blocks
essential-blocks = Essential blocks
assumed-safe = Taken as safe
nothing-assumed = No other stones need to be safe.
relevant-points = points matter (hatched)

# Proof.

prove = Prove
proof = Proof
prove-longer = Search longer
proving = Searching every line…
graphs-so-far = graphs

positions-so-far = positions
proof-idle = A search by the rules confirms or refutes the count.
proved = Proved
is-proved = proved
ko = Ko
nearby = Local result
is-nearby = local result
counted = Counted
proof-failed = The search failed: this is a bug.
best-line = Best line
line-back = One move back in the line
line-on = One move on in the line
to-start = To the beginning

## The labels of sums and game values.

# Sums panel.

sums = Sums
sum-text = Sum of trees
sum-hint = for example A(4,1,4) + {"{"}6|0{"}"} + {"{"}4|0{"}"}
sum-notation = Numbers, {"{"}9|4||3|0{"}"} as written, A(xl,xr,y) for a tree of depth 2, 3*{"{"}5|0{"}"} for copies; players must move in turn
sum-numbers-too = . The numbers below can be dragged too
sum-numbers = Drag a number right or up for more, left or down for less, or click it and type.
add-gote = Add a gote
drop-gote = Drop the smallest gote
figure-four = Figure 4
figure-five = Figure 5
sum-trees = Trees
boundary-graph = Boundary graph
plane-xl-xr = xl and xr
plane-xl-y = xl and y
plane-xr-y = xr and y
plane-hint = Drag the point, or click where it should go.
test-rules = Test the rules
test-rules-up-to = all whole xl, xr and y up to
try-every-order = Try every order

# Values panel.

values = Values
back-to-board = ‹ Back to the board
open-in-values = Open in Values
no-value-here = This position has no value yet.
this-race = This race
from-board = From the board
sum = Sum
expression = Expression
expression-hint = for example {"{"}4|0{"}"} + ^ - 1/2
notation-hint = {"{"}a|b{"}"}, a+b-c, 3.a, ±a, *, *2, ^, v, tiny(a), 1/2; more bars bind more loosely
calculating = Calculating…
calculation-failed = The calculation failed: this is a bug.
full-temperature = temperature
left-stop = left stop
right-stop = right stop
ceiling = ceiling
floor = floor
birthday = birthday
cool-by = Cool by
uncooled = As it is
cooled-here = Cooled
scaffolds = Scaffolds
left-wall = left wall
right-wall = right wall
mast = mast
point-to-read = Point at the picture to read it.
compare-with = Compare with
difference = difference
simplification = Dominated and reversible options
steps-none = The written options are the canonical ones.
steps-need-braces = Write a game in braces, or a sum, to see its options simplified step by step.
copy-text = Copy as text
save-svg = Save SVG…
save-png = Save PNG…

## The labels of playing out.

# Play out.

take-back = Take back
play-again = Forward
elsewhere = Play elsewhere
start-again = Start again
black-starts = Black starts
white-starts = White starts
you-play = You play
plays-black = Black
plays-white = White
plays-both = Both
play-style = The program plays
style-best = Best
style-best-hint = The best move; in a lost race, the one that is hardest to answer
style-longest = Holds out
style-longest-hint = In a lost race, the line that lasts longest
style-inside = Inside first
style-inside-hint = The common mistake: filling shared liberties first
ko-threats = Ko threats
black-more-threats = One more ko threat for Black
black-fewer-threats = One ko threat fewer for Black
white-more-threats = One more ko threat for White
white-fewer-threats = One ko threat fewer for White
group-after = Group after
counts-so-far = Liberties, move by move
at-start = at the start
go-on = Continue
partner-stopped = Stopped.
partner-failed = The program can't answer: this is a bug.
finding-race = Looking for the race…
no-race = No race
liberties-left = Liberties of both sides
no-race-here = There is no fight to play out here. Mark the two groups that fight.
mark-them = Mark them

## The labels of endgames.

# Endgames.

endgame = Endgame
turn-subject = Next topic
choose-race = Look at the race
choose-endgame = Look at the endgame
look-at-race = Subject: race
look-at-endgame = Subject: endgame
find-safe = Find safe stones
finding-safe = Looking for safe stones…
prove-board = Prove on the whole board
prove-needs-safe = Nothing can be proved yet: no stones are safe. Propose safe stones first (D), or mark them in Mark.
board-to-sums = From the board to Sums
move-losses = Points lost by each move
endgame-value = Value
region-state-column = State
no-regions-yet = Which stones are safe?
nothing-seen-safe = No safe group found
no-regions-why = Regions lie between safe stones. Propose safe stones (D), or mark them in Mark.
searching-regions = Searching the regions. A large one takes a while.
nothing-open = Everything is settled.
proposed-safe = Taken as safe
proposed-safe-why = Nothing has changed yet. Click a group to make it safe, or not; Enter accepts, Esc discards.
nothing-safe = Click the groups that can't be captured, then press Enter; Esc cancels.
counting-hint = Scoring, komi and prisoners
komi = Komi
prisoners-of-black = Prisoners taken by Black
prisoners-of-white = Prisoners taken by White
search-longer = Search longer
positions = positions
region = Region
count = Count
worth = Worth
swing = Swing
kind = Kind
best-of-black = Black
best-of-white = White
chilled = Chilled
follow-up = then
follow-ups = Follow-up
no-ko-threats = Nobody has ko threats
black-wins-kos = Black wins kos
white-wins-kos = White wins kos
coach-endgame = In a region, left-click plays Black's move, right-click White's. D proposes safe stones again.
coach-endgame-first = Press D: the program proposes safe stones and finds the regions.
order = Order
move-column = Move
gain = Gain
score-so-far = Score so far
temperature-left = Biggest left
temperature-curve = What the biggest move is worth (up) after each move (across)
no-order = No order of play yet: every region needs a value first.
played-by-rules = Rules of thumb against best play
from-this-game = From this game
from-this-game-hint = The moves played from here on, each with the points it lost
lost = Lost
came-first = Came first
best-play = Best play:
best-play-from-here = The score with best play from here on
then-best-play = With best play
moves-so-far = Moves, with the points each lost
style-best-endgame-hint = A move that loses nothing, the biggest first
style-hotstrat = Hotstrat
style-hotstrat-hint = Plays where a move is worth most, whoever's sente it is
style-sentestrat = Sentestrat
style-sentestrat-hint = Answers if the last move made a bigger one; else as hotstrat
style-thermostrat = Thermostrat
style-thermostrat-hint = Plays where the thermograph is widest at the most promising temperature
style-greedy = Greedy
style-greedy-hint = Takes the most points at once, whatever follows
pass = Pass
coach-play-endgame = Left-click plays for the side to move; right-click takes back; P passes.
coach-proposed-safe = Click a group to make it safe, or not; Enter or D accepts, Esc discards.
move-tree = Tree of region
value-of-region = Value of region
ko-figures = A direct ko is worth a third of what it decides; other kos have no worth here.
gain-by-area = Counted by area, a move gains one point more than it is worth in the list: its own stone.
only-meeting = Read only the border
only-meeting-hint = Reads only the points where Black and White meet. What lies behind them counts as it stands.
only-selected = Only these points
only-selected-hint = Reads only the selected points; the answer says so.
coach-select = Drag a rectangle over the points to read; Esc leaves it.
all-regions = All regions
mark-more-safe = Mark more stones safe
too-large-hint = Mark more stones as safe, or Shift-drag a rectangle to ask about only its points.
over-budget-hint = Search longer, mark more stones as safe, or ask about only the points in a rectangle (Shift and a drag).
sum-from-board = From the board
sum-from-board-hint = The endgame regions as a sum of trees, each with one good move for each side
coach-inside = Left-click plays Black, right-click White; Esc goes back to the board.
best-moves = Best moves
all-moves = All moves
tree-is-cut = Not all positions are shown.
worth-elsewhere = elsewhere

## The labels of who lives.

# Who lives.

life = Life
look-at-life = Subject: life
subject = Subject
choose-life = Look at life and death
life-samples = Life and death
map-samples = Tactics maps
classes = Classes
ending-row = Ending
ending-territory = Territory
ending-territory-hint = A point is decided once unconditionally alive strings settle it. This is our interpretation.
ending-ultimate = Ultimate
ending-ultimate-hint = Points are decided only in an ultimate position, where every group has exactly two one-point eyes: the ending of the source.
ending-target = Target
ending-target-hint = Asks about one string only, until it is captured or settled: click it.
ko-row = Ko
ko-all = All three
all-ko-rules = All rules of ko
ko-all-hint = Simple ko, and a small square where it matters who wins all kos
ko-simple = Simple
ko-simple-hint = Neither side takes a ko back at once
classify-larger = Classify
classify-larger-hint = Makes the tables for regions of 13 to 16 points; you can stop it.
four-letters = Classes in four letters
only-selected-life-hint = Classifies only the selected points. Everything else stays: stones there can't be captured, empty points are no liberties.
all-points = All points
decided-already = Already decided: no move changes it.
ban-lifted-by-pass = A ko is banned here, so a pass, which lifts the ban, counts as a move.
no-end-without-classes = Whether the game can end is shown once every point has a class.
choose-point = Choose a point
click-a-point = Click a point on the board to see it explained here.
first-moves = First moves
first-moves-hint = Click to play the move on the board; Esc goes back.
rule-of-classes = The rule: the best result that each side's moves lead to
black-reaches = Black reaches
white-reaches = White reaches
the-end = The end
points-of-classes = Points of each class
back-to-start = Back to the position
play-for-point = Play it out
class-after = Class after it
owner-after = Owner then
moves-with-owners = Moves, and the owner after each
moves-with-classes = Moves, with the class after each
coach-life = Click a point to see what it is and what every first move makes of it.
coach-life-point = Left-click plays Black, right-click White. Shift-click: another point. Esc: no point.
coach-life-target = Click the target string; Esc leaves it.
coach-play-life = Left-click plays for the side to move; right-click takes back; P passes.

## The labels of tactics maps and the games that are played by them.

# Tactics maps.

maps = Maps
look-at-maps = Subject: maps
choose-maps = Look at tactics maps
map-tab = Map
map-none = No map yet: see the message below the text.
map-field = Tactics map
map-hint = e.g. P4(V), F(W | V \ F Q3(W)), @paper-2
map-presets = Presets
maps-printed = As printed
maps-conjectured = Conjectured
map-of-black = For Black
map-of-white = For White
map-of-black-hint = Black plays by the map.
map-of-white-hint = White plays by the map: the same text with the colours swapped.
map-model = Model
map-model-hint = Shows what the B-W model says of the point under the pointer, and what a move there would change.
map-compare = Compare
map-compare-hint = Shows where another map differs on these stones.
map-other-field = Compared with
map-points = Points
map-playable = Playable
map-elsewhere = Other points
map-mathematics = As mathematics
map-tree = As a tree
map-part-hint = Point at a part: the board shows its set.
map-laws = By law
map-laws-hint = Other equalities may hold too.
map-exchanged = White plays by it, so the colours are swapped.
map-table = Table
table-paper = The paper's table
table-without-corners = Without corners
table-hint = Plays 10,000 games for every board and preset, White at random; finished cells stay.
table-black = Black plays by
table-also = Also
table-draws = draws
table-white-wins = White wins
table-capped = capped
table-fallbacks = fallbacks
table-plies = plies
table-speed = games/s
table-copy = Copy as
table-save = Save as
plot-save = Save the plot as
table-picture = Table of games
plot-picture = Plot of the cell
cell-all = ‹ All cells
cell-hint = Click a cell to look into it.
cell-again = Replaying its games to show how the share settled…
cell-one-size = The table has only one size of this board.
cell-no-game = No game of it has been played yet.
plot-margins = Margin
plot-margins-hint = How many games ended with each margin: dark where Black won, light where White did.
plot-course = Course
plot-course-hint = Black's share of wins as the games go on, in order of their numbers; the band is the 95 % interval (Wilson). The scale of games is logarithmic.
plot-sizes = Size
plot-sizes-hint = The same players on all boards of this kind that the table has; the band is the 95 % interval.
plot-boards = Boards
plot-boards-hint = The same players on every board: the dot is Black's share of wins, the line its 95 % interval, the ring the printed number.
plot-players = Players
plot-players-hint = Every player on this board: the dot is Black's share of wins, the line its 95 % interval, the ring the printed number.
axis-margin = points more for Black than for White
axis-games = games
axis-wins = Black's wins
axis-points = points of the board
table-copied = Copied (finished cells only).
table-replay = Replay a game
table-replay-hint = Move by move on the board, with what each side chose from; your position stays.
table-show-game = Show
table-cell = cell of the table
table-game = game
table-alike = Which boards are alike?
table-alike-hint = Root mean square of the differences over the maps that are finished on both boards, in points, with its standard error.
table-own = Own experiment
table-own-hint = Your players, boards and rules: show or fold.
experiment-black = Black's players
experiment-white = White's players
experiment-players-hint = random; P4(V); @paper-2
experiment-boards = Boards
experiment-boards-hint = square:6x6, tri-triangle:4..10
experiment-add-board = Add this board
experiment-add-board-hint = Adds the board of the window, one of a file too.
experiment-games = Games per cell
experiment-seed = Seed
experiment-rules = Rules
experiment-change-rules = Change
experiment-play = Play
experiment-play-anyway = Play anyway
over-games = Over random games
over-games-hint = Compares both maps on every position of random games on this board.
over-games-show = Show the position
map-explore = Explore
explore-hint = All maps of a depth play on this board, in rounds that drop the worse half. White, rules, seed and the games of the last round come from your experiment.
explore-depth = Depth
explore-budget = Maximum number of games
explore-entered = Your own map
explore-start = Search
explore-take-all = All into the experiment
explore-take = Into the experiment
explore-to-field = Into the map field
explore-no-experiment = Your experiment has a mistake: fix that first.
model-point = Point at a point of the board.
model-before = before
model-after = after
model-past = The last move
model-possible = A move here
model-legal-hint = Legal in the sense of L: no suicide; the model ignores ko.
map-no-game = Nothing to play by: the text isn't a map on this board, or the position is illegal.
map-chosen-from = Chosen from
map-play-chosen = Let it choose
map-play-chosen-hint = Plays for the side to move as its player would: by its map, or at random.
map-replay-hint = Step with the arrow keys; the board shows what the side to move chooses from: strong what can be played, pale the rest of its map. Click to play another move.
map-replay-left = You have left the game.
map-replay-back = ‹ Back (Esc)
map-replay-again = To the beginning
map-replay-take = Open as a document
map-replay-take-hint = The game replaces the position; undo brings it back.
coach-map-game = Left-click plays for the side to move. Right-click, ←: take back. →: play again. P: pass. Esc: back.
coach-maps = Left-click plays Black, right-click White; the set follows. Set up: place stones.

## The labels of lessons of one's own, exercises, and what came of them.

# A lesson of one's own.

own-lesson = My lesson
own-lesson-hint = The positions of this file: drag to reorder. Save writes all of them.
add-position = Add this position
add-position-hint = Adds the position on the board at the end; if it is there already, a copy that you can change
add-files = Add files…
add-files-hint = Adds every position of the files you choose at the end: all positions of a lesson, the end of a game. You can also drop files on the window while this list is shown.
add-them = Add
new-position = New position
new-position-hint = Adds an empty board at the end. A diagram or SGF that you paste, or a file that you drop, is added too
double-position = Duplicate
mirror-position = Mirror
remove-position = Remove
earlier-position = Up
later-position = Down
position-title = Title
asked-starts = Who plays first
asked-starts-hint = Which side plays first in the question, the hints and the handout
both-starts = Ask for both
lesson-question = Question
lesson-question-hint = Your question (the program adds its own)
lesson-answer = Answer
lesson-answer-hint = Shown with the answer, above the program's own
try-lesson = Try it
try-lesson-hint = As your reader will see it
own-marks-hint = Marks for readers: choose one and click the board; click again to remove it. Drag arrows and lines. Type a text after the click.
mark-nothing = No mark
mark-nothing-hint = Clicks on the board work as usual
mark-letter = Letter
mark-text = Text
mark-text-hint = Up to eight characters
mark-triangle = Triangle
mark-circle = Circle
mark-square = Square
mark-cross = Cross
mark-arrow = Arrow
mark-line = Line
mark-with-answer = Only with the answer
mark-with-answer-hint = New marks stay hidden with the question, and are shown and printed with the answer
seen-with-answer = with the answer
no-marks = Clear all marks
open-folder = Open folder…
folder-to-open = Folder to open
unread-file = cannot be read
folder-files = Files in this folder
previous-problem = Previous problem
next-problem = Next problem
next-problem-hint = The next position of the lesson (Page Down)
coach-mark-safe = Click a group to mark it safe, or not; drag to mark several.

# Exercises, and what came of lessons.

new-exercise = New exercise…
new-exercise-hint = A new exercise, proved: choose the topic and the level
exercises = New exercise
exercises-hint = Choose a topic. Every exercise is new and proved.
grade = Level
grade-hint = 1: for beginners. 2: if you know the rules of thumb. 3: needs reading.
exercise-count = How many
exercise-count-hint = 1: you are asked at once. More: a lesson of that many exercises to hand out, save or try
exercise-group = The black group
next-exercise = Next exercise
next-exercise-hint = Another one of this kind (Page Down)
stop-composing = Stop composing
composing-exercise = Composing an exercise…
exercise-ready = The exercise is ready. The position has changed in the meantime.
exercise-failed = The exercise could not be composed: this is a bug.
show-exercise = Show it
missed-lessons = Missed: try again
drop-missed = Don't offer it again
lesson-is-solved = solved
lesson-is-missed = missed
export-results = Export results…
export-results-hint = What you solved and missed, as a table: title, file, number, result, time (CSV, or JSON with .json)
wipe-results = Wipe results…
wipe-results-hint = Forgets what you solved and missed; asks first
wipe-now = Wipe
keep-results = Keep
results-wiped = Wiped.
no-results = No answers yet.
