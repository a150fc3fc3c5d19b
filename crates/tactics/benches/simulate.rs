//! How many times faster than a plain loop games are played, on this machine and beside it.
//!
//! `cargo bench -p semeai-tactics` prints a line an entry: games a second of one core and of the plain loop at random on the same board, the
//! ratio, and how long a ply takes; what that is more than at random goes into the map, at every second ply. An entry is left out if
//! its name is not among the arguments, where there are any.

mod plain;
mod twin;

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use semeai_board::{ByColor, Color, Position, Setup, Topology};
use semeai_search::PositionBudget;
use semeai_search::Random;
use semeai_tactics::paper::PaperBoard;
use semeai_tactics::{
    Cell, Experiment, Map, MapQuestion, Model, NamedBoard, Neighborhoods, Player, Preset, Rules,
    Run, Share, map_report, simulate,
};

use plain::{Plain, PlainRandom};
use twin::Twin;

/// Board, name of the player, his map.
const GAMES: [(&str, &str); 14] = [
    ("square:6x6", "random"),
    ("tri-hexagon:4", "random"),
    ("tri-triangle:8", "random"),
    ("honey-hexagon:3", "random"),
    ("square:9x9", "random"),
    ("square:13x13", "random"),
    ("square:19x19", "random"),
    ("square:6x6", "P4(V)"),
    ("square:6x6", "P2(W)"),
    ("square:6x6", "(P1(W) \\ W) | B | P4(V)"),
    ("square:6x6", CONJECTURED_4),
    ("honey-hexagon:3", CONJECTURED_4),
    ("square:6x6", "F(~((W | V) \\ F(~Q3(W))))"),
    ("square:19x19", CONJECTURED_4),
];

const CONJECTURED_4: &str =
    "~(((P1(AB(W)) | V) \\ ((P1(W) | ~Q4(B)) \\ (B \\ Q0(W)))) & ((P1(P1(B)) \\ W) | H))";

/// How long each of both is run.
const RUN: Duration = Duration::from_millis(700);

fn main() {
    let asked: Vec<String> = std::env::args()
        .skip(1)
        .filter(|it| !it.starts_with('-'))
        .collect();
    let is_asked = |name: &str| asked.is_empty() || asked.iter().any(|it| name.contains(&**it));
    for (board, player) in GAMES {
        if is_asked(&format!("{player} {board}")) {
            games(board, player);
        }
    }
    for board in ["square:6x6", "square:8x8"] {
        if is_asked(&format!("steps {board}")) {
            steps(board);
        }
    }
    if is_asked("threads") {
        threads();
    }
    if is_asked("overlay") {
        overlay();
    }
    if is_asked("table") {
        table();
    }
}

/// A move, the points where the other side may play, and H; against flood fill.
fn steps(name: &str) {
    let topology = topology(name);
    let board = Arc::new(Neighborhoods::<1>::new(&topology));
    let games = games_to_follow(&board);
    let mut model = Model::new(Arc::clone(&board));
    let moves: usize = games.iter().map(Vec::len).sum();
    let rates = by_turns(
        || {
            for game in &games {
                model.clear();
                for &(color, point) in game {
                    model.play(color, point);
                    black_box((model.legal(color.opponent()), model.in_atari()));
                }
            }
        },
        || {
            for game in &games {
                let mut twin = Twin::new(&board);
                for &(color, point) in game {
                    twin = twin.play(color, point).expect("legal");
                    black_box((twin.legal(color.opponent()), twin.in_atari()));
                }
            }
        },
    );
    println!(
        "steps {name:<16} {:>9.0} moves/s: {:.1} times flood fill",
        rates[0] * moves as f64,
        rates[0] / rates[1],
    );
}

/// Ten games at random, as moves.
fn games_to_follow(board: &Arc<Neighborhoods<1>>) -> Vec<Vec<(Color, u16)>> {
    let game = |number| {
        let mut random = Random::of(1, 0, number);
        let mut model = Model::new(Arc::clone(board));
        let mut moves = Vec::new();
        for ply in 0..board.len() * 2 {
            let color = Color::ALL[ply % 2];
            let playable = model.legal(color).without(model.eyes(color));
            if let Some(point) = playable.nth(random.below(playable.len())) {
                model.play(color, point);
                moves.push((color, point));
            }
        }
        moves
    };
    (0..10).map(game).collect()
}

/// A million games on one thread and on two.
fn threads() {
    let took = |threads| {
        let experiment = Experiment {
            boards: vec![NamedBoard {
                name: "square:6x6".to_owned(),
                topology: topology("square:6x6"),
            }],
            players: ByColor {
                black: vec![Player::Random],
                white: vec![Player::Random],
            },
            rules: Rules::PAPER_LIKE,
            games: 1_000_000,
            seed: 1,
        };
        let run = Run::new(experiment, Share::WHOLE).expect("no points");
        let begun = Instant::now();
        simulate(&run, threads, &PositionBudget::new(u64::MAX));
        begun.elapsed()
    };
    let [one, two] = [1, 2].map(took);
    println!(
        "threads: 1,000,000 games, one {one:.2?}, two {two:.2?}: {:.2} times",
        one.as_secs_f64() / two.as_secs_f64(),
    );
}

/// The four boards with random play and all presets.
fn table() {
    let presets = Preset::ALL.into_iter().map(|preset| player(preset.text()));
    let boards = PaperBoard::ALL.into_iter().map(|board| NamedBoard {
        name: board.name().to_owned(),
        topology: topology(board.name()),
    });
    let experiment = Experiment {
        boards: boards.collect(),
        players: ByColor {
            black: [Player::Random].into_iter().chain(presets).collect(),
            white: vec![Player::Random],
        },
        rules: Rules::PAPER_LIKE,
        games: 10_000,
        seed: 1,
    };
    let run = Run::new(experiment, Share::WHOLE).expect("no points");
    let begun = Instant::now();
    simulate(&run, 2, &PositionBudget::new(u64::MAX));
    println!(
        "table: {} cells of 10,000 games on two threads: {:.2?}",
        run.cells_asked(),
        begun.elapsed()
    );
}

/// What a map and every part of it is on a large position, as it is shown at every key stroke.
fn overlay() {
    let mut random = Random::of(1, 0, 0);
    let board = topology("square:19x19");
    let mut position = Position::new(Setup::new(board)).expect("empty");
    for ply in 0..200 {
        let color = Color::ALL[ply % 2];
        let empty: Vec<_> = position.empty().iter().collect();
        let point = empty[random.below(u32::try_from(empty.len()).expect("few")) as usize];
        if let Ok(after) = position.play(color, point) {
            position = after.position;
        }
    }
    let question = MapQuestion {
        map: CONJECTURED_4.parse().expect("a map"),
        position,
        player: Color::Black,
    };
    let begun = Instant::now();
    let times = 2_000;
    for _ in 0..times {
        black_box(map_report(black_box(&question)).expect("no points"));
    }
    println!(
        "overlay: conjectured-4 on 361 points {:.2?}",
        begun.elapsed() / times
    );
}

fn topology(name: &str) -> Arc<Topology> {
    Arc::new(Topology::new(name.parse().expect("a board")))
}

fn player(text: &str) -> Player {
    if text == "random" {
        Player::Random
    } else {
        Player::Map(text.parse::<Map>().expect("a map"))
    }
}

/// How many times a second something is done, the best of three turns, each of both by turns so that both see the same machine.
fn by_turns(mut first: impl FnMut(), mut second: impl FnMut()) -> [f64; 2] {
    let mut best = [0.0_f64; 2];
    for _ in 0..3 {
        let turns: [&mut dyn FnMut(); 2] = [&mut first, &mut second];
        for (best, turn) in best.iter_mut().zip(turns) {
            let begun = Instant::now();
            let mut done = 0.0;
            while begun.elapsed() < RUN {
                turn();
                done += 1.0;
            }
            *best = best.max(done / begun.elapsed().as_secs_f64());
        }
    }
    best
}

fn games(name: &str, text: &str) {
    let board = NamedBoard {
        name: name.to_owned(),
        topology: topology(name),
    };
    let (black, white) = (player(text), Player::Random);
    let cell = Cell {
        board: &board,
        players: ByColor {
            black: &black,
            white: &white,
        },
        rules: Rules::PAPER_LIKE,
    };
    let (mut plain, mut random) = (Plain::new(&board.topology), PlainRandom(7));
    let (mut wins, mut plies, mut begun) = (0, 0, 0);
    let (own, other) = (200, 20);
    let mut budget = PositionBudget::new(u64::MAX);
    let rates = by_turns(
        || {
            let tally = cell
                .play(1, begun..begun + own, &mut budget)
                .expect("games");
            begun += own;
            wins += tally.wins.black;
            plies += tally.plies;
        },
        || {
            black_box(plain.play(other, &mut random).wins);
        },
    );
    let [fast, plain] = [rates[0] * own as f64, rates[1] * other as f64];
    println!(
        "{text:.30} {name:<16} {fast:>9.0} games/s, plain at random {plain:>7.0}: {:>5.1} times; {:.0} ns a ply, {:.1} plies, Black wins {:.1} %",
        fast / plain,
        1e9 / fast / (plies as f64 / begun as f64),
        plies as f64 / begun as f64,
        100.0 * wins as f64 / begun as f64,
    );
}
