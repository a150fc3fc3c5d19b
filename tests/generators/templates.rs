//! Boards put together from halves that books show: switches, shafts, eyes, and ways out to safe stones.

use crate::random::Random;
use crate::support::swapped;

/// How a half of a board is made: what lies behind the block of one side.
#[derive(Clone, Copy, Debug)]
enum Half {
    Dame,
    Corridor,
    Switch,
    Shafts,
    Eye,
    Anything,
    /// With safe stones of the side's own colour near.
    Escape,
}

const HALVES: [Half; 7] = [
    Half::Dame,
    Half::Corridor,
    Half::Switch,
    Half::Shafts,
    Half::Eye,
    Half::Anything,
    Half::Escape,
];

/// Four rows behind Black's block, the one that touches it last; five points wide.
const WIDTH: usize = 5;

fn half(kind: Half, random: &mut Random) -> Vec<String> {
    let rows = |text: &str| text.split('/').map(str::to_owned).collect::<Vec<_>>();
    let dame = |random: &mut Random| -> String {
        (0..WIDTH)
            .map(|x| {
                if x.is_multiple_of(2) && random.percent(60) {
                    '.'
                } else {
                    '@'
                }
            })
            .collect()
    };
    let mixture = |cells: &str, random: &mut Random| {
        let cells: Vec<char> = cells.chars().collect();
        let row = |random: &mut Random| (0..WIDTH).map(|_| random.pick(&cells)).collect();
        (0..random.between(1, 2)).map(|_| row(random)).collect()
    };
    match kind {
        Half::Dame => vec![dame(random)],
        Half::Corridor => {
            let (length, start) = (random.between(2, 3), random.below(2));
            let is_open = |x: &usize| (start..start + length).contains(x);
            vec![
                (0..WIDTH)
                    .map(|x| if is_open(&x) { '.' } else { '@' })
                    .collect(),
            ]
        }
        Half::Switch => {
            let switches = [
                "@..@@/@XX@@/@.@@@",
                "@...@/@XXX@/@.@@@",
                "@..@@/@XX@@/@.@@.",
                ".@.@@/XXX@@/@.@@@",
                ".@.@./XXXXX/@.@@@",
                ".@.@@/XXX@@/@.@@.",
            ];
            rows(random.pick(&switches))
        }
        Half::Shafts => {
            let shafts = [
                "@.@@@/B.B@@",
                "@.@.@/B.B.B",
                "@.@@@/B.B@.",
                "@.@@@/@.@@@/B.B@@",
                "@.@@@/@.@.@/B.B.B",
                "@.@@@/B.B@@/B.B@@",
                "@..@@/B.B@@",
            ];
            rows(random.pick(&shafts))
        }
        Half::Eye => {
            let eyes = ["B.B@@", "B.B@.", "B..B@", "B...B", "B.B.@", "..B@@/..B@."];
            rows(random.pick(&eyes))
        }
        Half::Anything => {
            let cells = random.pick(&["...@@@XX", "..@@@@XXO", "...@@@@@B", "..@@@XB"]);
            mixture(cells, random)
        }
        Half::Escape => {
            let escapes = ["..#@.", "@..#@/@.@@@", ".@#@@/.@.@@", "@#..@/@.X@."];
            if random.percent(40) {
                return rows(random.pick(&escapes));
            }
            let cells = random.pick(&["...@@@#X", "...@@##O", "....@@@#", "...@@XO#"]);
            mixture(cells, random)
        }
    }
}

/// A row of shared liberties between the blocks, mostly none.
fn shared_row(random: &mut Random) -> Option<String> {
    let rows = ["B.BBB", "B.B.B", "B..WW", ".BBB.", ".BB.B"];
    random.percent(35).then(|| random.pick(&rows).to_owned())
}

/// Two halves with their blocks, and perhaps shared liberties.
pub(super) fn board(random: &mut Random) -> Vec<String> {
    let mut rows = half(random.pick(&HALVES), random);
    rows.push("B".repeat(WIDTH));
    rows.extend(shared_row(random));
    rows.push("W".repeat(WIDTH));
    let mut below = swapped(&half(random.pick(&HALVES), random));
    below.reverse();
    rows.extend(below);
    rows
}
