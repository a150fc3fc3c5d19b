//! Games by number, whoever plays them, and rates against those of other programs.

use std::sync::Arc;

use semeai_board::{BoardKind, ByColor, Color, Position, Setup, Topology};
use semeai_search::PositionBudget;
use serde_json::Value;

use super::*;
use crate::map::{Map, Preset};
use crate::player::Player;
use crate::rules::{GameEnd, KoBan, Passing, Rules, Scoring};

fn named(name: &str) -> NamedBoard {
    let kind: BoardKind = name.parse().expect("a board");
    NamedBoard {
        name: name.to_owned(),
        topology: Arc::new(Topology::new(kind)),
    }
}

fn player(text: &str) -> Player {
    if text == "random" {
        Player::Random
    } else {
        Player::Map(text.parse::<Map>().expect("a map"))
    }
}

fn preset(preset: Preset) -> Player {
    player(preset.text())
}

fn experiment(boards: &[&str], blacks: &[&str], games: u64) -> Experiment {
    Experiment {
        boards: boards.iter().map(|name| named(name)).collect(),
        players: ByColor {
            black: blacks.iter().map(|text| player(text)).collect(),
            white: vec![Player::Random],
        },
        rules: Rules::PAPER_LIKE,
        games,
        seed: 1,
    }
}

fn played(board: &str, black: &Player, rules: Rules, games: u64) -> Tally {
    let board = named(board);
    let cell = Cell {
        board: &board,
        players: ByColor {
            black,
            white: &Player::Random,
        },
        rules,
    };
    let mut budget = PositionBudget::new(u64::MAX);
    cell.play(1, 0..games, &mut budget).expect("no limit")
}

fn counted(run: &Run, threads: usize) -> Vec<Tally> {
    simulate(run, threads, &PositionBudget::new(u64::MAX));
    let counts = run.counts();
    assert!(counts.iter().all(CellCounts::is_finished));
    counts.into_iter().map(|counts| counts.tally).collect()
}

#[test]
fn the_counts_are_the_same_on_any_number_of_threads() {
    let asked = experiment(
        &["square:5x5", "honey-hexagon:2"],
        &["random", "P4(V)"],
        1_100,
    );
    let on = |threads| {
        let run = Run::new(asked.clone(), Share::WHOLE).expect("its points");
        counted(&run, threads)
    };
    let one = on(1);
    assert_eq!(one.len(), 4);
    assert!(one.iter().all(|tally| tally.games == 1_100));
    assert!(one[0] != one[1] && one[0] != one[2]);
    assert_eq!(one, on(2));
    assert_eq!(one, on(7));
}

#[test]
fn shares_are_the_whole_together() {
    for blacks in [&["random", "P4(V)", "P2(W)"][..], &["P2(W)"]] {
        let asked = experiment(&["square:4x4"], blacks, 1_010);
        let whole = counted(&Run::new(asked.clone(), Share::WHOLE).expect("points"), 1);
        let mut sum = vec![Tally::default(); blacks.len()];
        for number in [3, 1, 2] {
            let share = Share { number, of: 3 };
            let part = counted(&Run::new(asked.clone(), share).expect("points"), 2);
            assert!(part != whole);
            sum.iter_mut()
                .zip(&part)
                .for_each(|(sum, part)| sum.add(part));
        }
        assert_eq!(sum, whole);
    }
}

#[test]
fn what_is_stopped_has_some_cells_finished() {
    let run = Run::new(
        experiment(&["square:5x5"], &["random", "P4(V)"], 1_000_000),
        Share::WHOLE,
    );
    let run = run.expect("points");
    let budget = PositionBudget::new(100_000);
    simulate(&run, 1, &budget);
    assert_eq!(run.begun().len(), 1, "no room for what was not played");
    let counts = run.counts();
    assert!(counts[0].tally.games > 250 && !counts[0].is_finished());
    assert_eq!(counts[1].tally.games, 0);
}

#[test]
fn maps_that_choose_alike_play_the_same_games() {
    let rules = Rules::PAPER_LIKE;
    for board in ["square:6x6", "tri-triangle:5"] {
        let four = played(board, &player("P4(V)"), rules, 300);
        assert_eq!(
            played(board, &preset(Preset::Conjectured2), rules, 300),
            four
        );
        assert_eq!(
            played(board, &preset(Preset::Conjectured3), rules, 300),
            four
        );
    }
    // These maps are empty wherever a stone can be played, so they fall back in every move.
    for (board, printed) in [
        ("honey-hexagon:3", Preset::Paper1),
        ("square:6x6", Preset::Paper4a),
    ] {
        let random = played(board, &Player::Random, rules, 300);
        let mut by_map = played(board, &preset(printed), rules, 300);
        assert_eq!(by_map.fallbacks.black, by_map.turns.black);
        by_map.fallbacks = ByColor::default();
        assert_eq!(by_map, random);
    }
}

/// A map for White is the map for Black with the colours exchanged: neither has an advantage but that Black begins.
#[test]
fn players_of_white_see_the_colours_exchanged() {
    let board = named("square:5x5");
    let touching = player("P2(W)");
    let cell = Cell {
        board: &board,
        players: ByColor {
            black: &Player::Random,
            white: &touching,
        },
        rules: Rules::PAPER_LIKE,
    };
    let mut budget = PositionBudget::new(u64::MAX);
    let tally = cell.play(1, 0..1_000, &mut budget).expect("no limit");
    assert!(tally.wins.white > 800, "{tally:?}");
    assert!(tally.fallbacks.white > 0 && tally.fallbacks.black == 0);
}

/// Games again, by the crate that knows positions: every move is legal and takes the same stones, every pass is of one who may
/// not play, and the end counts the same.
fn replayed(name: &str, black: &Player, rules: Rules, games: u64) {
    let board = named(name);
    let cell = Cell {
        board: &board,
        players: ByColor {
            black,
            white: &Player::Random,
        },
        rules,
    };
    let mut tally = Tally::default();
    for game in 0..games {
        let replay = cell.replay(1, game).expect("points");
        let margin = follow(&board.topology, &replay, rules);
        assert_eq!(replay.margin, margin, "game {game} of {name}");
        *tally.margins.entry(margin).or_default() += 1;
        assert_eq!(
            replay.is_capped,
            replay.turns.len() == rules.cap_on(board.topology.len()) as usize
                && !ends_with_passes(&replay)
        );
    }
    assert_eq!(tally.margins, played(name, black, rules, games).margins);
}

fn ends_with_passes(replay: &Replay) -> bool {
    let mut last = replay.turns.iter().rev().take(2);
    replay.turns.len() >= 2 && last.all(|turn| turn.point.is_none())
}

/// Plays a game on a position. Returns the area by regions of the crate `board`.
fn follow(topology: &Arc<Topology>, replay: &Replay, rules: Rules) -> i32 {
    let empty = Position::new(Setup::new(Arc::clone(topology))).expect("empty");
    let mut position = empty;
    let mut seen = vec![*position.stones_by_color()];
    for turn in &replay.turns {
        assert_eq!(&turn.stones, position.stones_by_color());
        let may = |point| {
            let near = topology.neighbors(point);
            let is_eye = near
                .iter()
                .all(|next| position.stone(*next) == Some(turn.color));
            !is_eye && is_allowed(&position, turn.color, point, rules, &seen)
        };
        let playable = position
            .empty()
            .iter()
            .filter(|point| may(*point))
            .collect();
        let Some(point) = turn.point else {
            assert!(turn.choice.is_empty() && semeai_board::PointSet::is_empty(&playable));
            position = position.without_ko();
            continue;
        };
        assert!(turn.choice.contains(point) && turn.choice.is_subset(&playable));
        let before = if rules.ko == KoBan::Simple {
            position
        } else {
            position.without_ko()
        };
        position = before.play(turn.color, point).expect("legal").position;
        seen.push(*position.stones_by_color());
    }
    area(&position)
}

/// Superko looks through a list of all positions.
fn is_allowed(
    position: &Position,
    color: Color,
    point: semeai_board::Point,
    rules: Rules,
    seen: &[ByColor<semeai_board::PointSet>],
) -> bool {
    match rules.ko {
        KoBan::Simple => position.is_legal(color, point),
        KoBan::None => position.without_ko().is_legal(color, point),
        KoBan::Superko => {
            let after = position.without_ko().play(color, point);
            after.is_ok_and(|after| !seen.contains(after.position.stones_by_color()))
        }
    }
}

fn area(position: &Position) -> i32 {
    let mut count = ByColor::new_with(|color| position.stones(color).len());
    for region in position.topology().components(&position.empty()) {
        let around = position.topology().neighborhood(&region);
        let touches = ByColor::new_with(|color| !around.is_disjoint(&position.stones(color)));
        for color in Color::ALL {
            if touches[color] && !touches[color.opponent()] {
                count[color] += region.len();
            }
        }
    }
    let [black, white] = [count.black, count.white].map(|it| i32::try_from(it).expect("few"));
    black - white
}

#[test]
fn a_thousand_games_are_legal_and_count_the_same_by_the_crate_board() {
    let rules = Rules::PAPER_LIKE;
    replayed("square:6x6", &Player::Random, rules, 300);
    replayed("tri-hexagon:3", &player("P4(V)"), rules, 200);
    replayed("honey-hexagon:2", &preset(Preset::Conjectured4), rules, 200);
    replayed("torus:9x9", &player("P2(W)"), rules, 20);
    replayed("wheel:9", &preset(Preset::Conjectured1), rules, 140);
    let rules = |ko| Rules { ko, ..rules };
    replayed("square:3x4", &Player::Random, rules(KoBan::Superko), 100);
    replayed("cycle:6", &Player::Random, rules(KoBan::Superko), 20);
    replayed("square:3x3", &Player::Random, rules(KoBan::None), 20);
}

#[test]
fn small_boards_and_other_rules_have_an_end() {
    let rules = Rules::PAPER_LIKE;
    let one = played("path:1", &Player::Random, rules, 10);
    assert_eq!(
        (one.draws, one.plies, one.capped),
        (10, 20, 0),
        "two passes"
    );
    let two = played("path:2", &player("P4(V)"), rules, 10);
    assert_eq!(two.games, 10);
    let end = Rules {
        end: GameEnd::OnePass,
        ..rules
    };
    assert_eq!(played("path:1", &Player::Random, end, 10).plies, 10);
    let any = Rules {
        pass: Passing::Any,
        ..rules
    };
    let short = played("square:6x6", &Player::Random, any, 500);
    assert!(short.plies < played("square:6x6", &Player::Random, rules, 500).plies);
    for change in [
        Rules {
            own_eyes: true,
            ..rules
        },
        Rules {
            cap: Some(3),
            ..rules
        },
        Rules {
            score: Scoring::Stones,
            ..rules
        },
        Rules {
            score: Scoring::Territory,
            ..rules
        },
        Rules {
            ko: KoBan::None,
            ..rules
        },
    ] {
        let tally = played("square:4x4", &Player::Random, change, 50);
        assert_eq!(tally.games, 50);
        assert!(
            tally != played("square:4x4", &Player::Random, rules, 50),
            "{change}"
        );
    }
}

/// What is to be reproduced, by name: `tests/fixtures/simulations.json`.
fn cases() -> Vec<Value> {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/fixtures/simulations.json"
    );
    let text = std::fs::read_to_string(path).expect("the cases");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    file["cases"].as_array().expect("cases").clone()
}

/// Plays a case. Returns what is too far away, with so many games.
fn compare(case: &Value, games: u64, tolerance: f64) -> Vec<String> {
    let text = |key: &str| case[key].as_str().expect("text");
    let tally = played(
        text("board"),
        &player(text("black")),
        Rules::PAPER_LIKE,
        games,
    );
    let counted = [
        ("black_wins_percent", 100.0 * tally.rate()),
        ("draws_percent", 100.0 * share(tally.draws, games)),
        ("capped_percent", 100.0 * share(tally.capped, games)),
        ("fallback_percent", 100.0 * tally.fallback()),
    ];
    let far = counted.into_iter().filter_map(|(key, own)| {
        let given = case[key].as_f64().expect("a number");
        ((own - given).abs() > tolerance)
            .then(|| format!("{} {key}: {own:.2}, not {given:.2}", case["id"]))
    });
    far.collect()
}

#[test]
fn rates_are_those_of_other_programs() {
    let cases = cases();
    assert_eq!(cases.len(), 69);
    // Of 1,000 games the standard error is up to 1.6 points.
    let far: Vec<String> = cases
        .iter()
        .flat_map(|case| compare(case, 1_000, 6.4))
        .collect();
    assert_eq!(far, Vec::<String>::new());
}

#[test]
#[ignore = "690,000 games take half a minute"]
fn rates_of_ten_thousand_games_are_those_of_other_programs() {
    let far: Vec<String> = cases()
        .iter()
        .flat_map(|case| compare(case, 10_000, 1.6))
        .collect();
    assert_eq!(far, Vec::<String>::new());
}
