### The help of the command line: what its commands and options do.

# Commands.

program = Solve capturing races, endgames and life and death on the command line.
analyze = Count a capturing race: who wins it, and the value of every region
solve = Solve the fight in a position: who wins, with which moves, proved by search
sum = Evaluate a sum of trees: the score, the best move, and what the other moves lose
map = Explain a tactics map: what it is, what it equals, and the points it gives in a position
of-boards = List the kinds of boards, or describe one board and write it to a file
render = Draw a position, a tree or a thermograph as SVG, PNG, PDF or text, or print files as a handout
value = Evaluate a combinatorial game: canonical form, mean, temperature, thermograph
gtp = Talk to another program, such as GoGui, Sabaki or q5Go, by the Go Text Protocol
of-help = Print this message or the help of the given subcommand(s)
long-help = Print help (see a summary with '-h')
short-help = Print help (see more with '--help')
plain-help = Print help
version = Print version

# Input.

file = SGF file or text diagram (- for standard input)
board = Board by name, such as tri-hexagon:5 or torus:6x6 ('board' lists them), or by its file, in place of FILE
board-or-file = Board by name, such as tri-hexagon:5, or a file with a board [default: list all kinds]
board-output = Output file: .graphml, .json, .g6, .edges or .sgf
stones = Stones for an empty board or file, one sign per point: B W racing, # @ safe, X O other, . empty
after-move = Move number in the main line, as in the window; 0 is the set-up position [default: the set-up stones, else the end of the game]
analyze-game = Game number in a file with several games [default: the one saved last, else the first]
game = Game number in a file with several games; with --move, the game that the position is from [default: the one saved last, else the first]
essential = A stone of each group that races, such as C3,D5; one is enough if its opponent is clear
races = List the groups in the game that could have been captured or saved, each with the move where it began; solve one with --move and --essential
several = When a side with several essential blocks has lost: with all of them, or with the first [default: as the file says, else all]
picks = Candidate points as MOVES:POINTS: ':C3,D4' at the root, 'bB3/wH3:H5' after two moves

# What is asked.

analyze-first = Side that plays first in the count
solve-first = Side that plays first in the fight
first = Side that plays first
render-first = Side that begins the line, or whose first moves are shown [default: the side to move]
auto = Expand every region in which no point is picked
accept-nearby = Accept a local result (exit status 0 instead of 1)

# Limits.

solve-nodes = Maximum number of positions to search
seconds = Time limit in seconds [default: 10]
sum-nodes = Maximum number of positions [default: 5000000]

# Output.

json = Print JSON
sum-json = Print JSON, one object per line for a file
value-json = Print JSON, one object per line with --batch
solve-sgf = Write the position as SGF, with the best lines as variations
language = Language [default: the system's]
render-language = Language of captions and messages [default: the system's]

# Pictures.

output = Output file: .svg, .png, .pdf or .txt; a PDF is a handout unless another option is given
more-files = More files for a handout
handout = Make a handout: the problems first, then the answers; .svg and .png give one file per page, OUT-1, OUT-2 …
regions = Show the regions with their numerals
counts = Show the liberty counts of the regions; in an endgame show territory and dame
letters = Show the letters of the candidate points; in an endgame mark the best points of each region
stars = Star the first moves that win, or are best in an endgame: Black's on the left, White's on the right
losses = Show how many points each first move of an endgame loses
render-endgame = Treat the position as an endgame [default: as the file says]
curve = Plot the value of the biggest endgame move along the best line, instead of the board
endgame-sgf = Write the position as SGF, with safe stones, settled territory and the best lines; with --from the game, with the moves that lost points marked
classes = Show the class of every point: B, W, N, P, N+, N-
four-letters = Use four class letters: N for N+ and N-
line = Number the moves of the best line
render-tree = Draw the tree of a region (its numeral or letter, II or B) instead of the board
thermograph = Draw a thermograph instead of the board: of a region by its numeral or letter, else of the whole race or of the hottest region
coordinates = Show coordinates
crop = Show only the race or the regions with what is around them
size = Length of the longer side in pixels [default: 40 per line, PNG 80]
theme = Colours

# Endgames.

endgame = Find the biggest endgame move, the value of every move, and the score
safe = More safe stones, such as C3,D5
dead = Dead stones, such as C4,F8: their whole groups are taken off as prisoners
only = Read these points as one region, such as C3-F5,G4; everything around them stays as it is (repeatable)
narrow = Use the board as it looks, without a longer search, if a first look gives no score
scoring = Scoring method [default: by the rules in the file, else territory]
komi = Komi [default: the file's, else 0]
prisoners = Prisoners taken by Black and by White [default: the game's]
endgame-prove = Also search the whole board by the rules alone
from = Answer for every position from before this move on, one per line; --seconds is per position
compare-moves = Compare two moves of the side to move (or of --first), such as D6,F1: which is bigger, and what each comes to here
slips = With --from: list the moves that lost points, largest loss first, and what was better
endgame-nodes = Maximum number of positions for a region and for the whole board; grows with --seconds [default: 400000, 6000000]
endgame-theory = Also show the value of every region, the scores by both countings and what rules of thumb score
endgame-json = Print JSON, one object per line with --from

# Who lives.

classify = Classify every point: whose it is, who gets it by playing first, and whether the game can end
ending = When a point is decided: territory (unconditionally alive stones settle it), ultimate (in an ultimate position only), or target:POINT (when that string is captured or settled)
ko-rule = Ko rule: simple (nobody takes back at once), black or white (that side always may), all to compare these, or superko (no position comes back; up to 7 points)
life-region = Search only the region around this point
life-safe = Safe groups, one stone each, such as C3,D5
life-point = Show what every first move makes of this point
life-nodes = Maximum number of positions to search
count-legal = Also count the legal positions, by the width of the board: up to 9x9 and any length
all-positions = Count all legal positions of the board, whatever is on it: how many are ultimate, how many points have each class
census = Classify the empty boards of all connected graphs with this many points (up to 10), or of a file of graph6 graphs, and count the kinds
census-save = Write the rows to this file; what is in it already is not done again
census-csv = Print a row of comma-separated values for each graph
life-batch = Read graph6 graphs, one per line (- for standard input), and print one line of JSON for each

# Boards solved.

solve-board = Solve a board of up to 16 points: the score with best play, what every first move loses, and a best line
solved-board = Board by name, such as square:3x3, or a file with a board or position (- for standard input)
board-scoring = Scoring method
repetition = When a position comes back: draw or no-result (simple ko, play may go on for ever), positional or situational (superko, up to 7 points, area scoring)

# Maps.

map-expression = Map, such as P4(V) or 'F(W | V)', or a preset such as @paper-2
map-explore = List the maps of depth 1 to N (at most 3) in place of one: P and Q with numbers up to one more than the most neighbours of a point of --board [default: 4 neighbours]
map-list = What to list as comma-separated values
map-player = Side that plays by the map; for White the colours are swapped
render-map = Show the points of a tactics map: strong where the player can play, pale elsewhere

# Sums.

sum-expression = Sum of trees
sum-tree = Sum of the tree A(xl,xr,y) and the gotes of --gotes
gotes = Gotes to add to --tree
sum-file = Read sums from a file, one per line (- for standard input)
count = Count the endings of a sum of this many depth-3 trees, depth-2 trees and gotes
sum-prove = Also try every order of play
plane = Show where the tree should be played first, on the plane of two of its numbers [default: Black to play]
sum-svg = Draw the plane to an SVG file

# Simulations.

compose = Compose exercises, each proved, and write them as the games of one SGF file
compose-kind = Topic: plain, outside, shared, eyes, approach, throw-in, hot, ko; corridor, gote, tedomari; life
compose-grade = Level, from 1 to 3
compose-count = Number of exercises, all different
compose-seed = Random seed: the same seed gives the same exercises everywhere
compose-output = Output file, optional with --json
compose-seconds = Time limit in seconds; writes what is ready, as Ctrl+C does
simulate = Play games by maps or at random on any board, and count how often Black wins
simulate-boards = Boards by name or file, separated by commas; tri-triangle:4..10 is a range of sizes
simulate-black = Black's player: a map, @ and a preset, or random; separate several with semicolons
simulate-white = White's player; write maps as for Black
simulate-games = Number of games per cell, or in the last round of --explore
simulate-seed = Random seed
simulate-rules = Rules: paper-like, or with changes: own-eyes=yes, ko=none|simple|superko, end=two-passes|one-pass, cap=N, score=area|stones|territory, pass=last|any
simulate-threads = Number of threads [default: one per core]
simulate-seconds = Time limit in seconds [default: none; Ctrl+C stops]
simulate-experiment = Experiment by name, paper or without-corners, or a file with boards, players, rules, number of games and seed
simulate-save = Also write the settings as a file for --experiment
simulate-replay = Replay one game of a cell by its number, from 0, move by move
simulate-explore = Find the maps of depth 1 to N (at most 3) that win most; the maps of --black take part
simulate-shard = Play every N-th cell from the I-th on (with one cell, every N-th block of games) and print lines for --join
simulate-join = Join the lines of several --shard runs, from files or - for standard input
csv = Print comma-separated values

# Values.

value-expression = Expression
cool = Cool by this dyadic number, at least 0
compare = Compare with another expression
value-svg = Draw the thermograph (after cooling, if any) to a file
batch = Read expressions from a file, one per line (- for standard input); with tabs, from the third column
