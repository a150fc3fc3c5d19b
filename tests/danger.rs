//! Is it a race at all? What is proposed on boards without marks, and what is told of their blocks.

use semeai_board::{Block, ByColor, Color, Position, Roles};
use semeai_race::answer::{RaceQuestion, answer_race};
use semeai_race::danger::{BlockRelation, Dangers, scan};
use semeai_race::propose::{ProposeError, propose, propose_within};
use semeai_race::solve::SolveLimits;
use semeai_race::{About, Alone, BlockReport, NoRace, Pairs};

use crate::proposals::GAME;
use crate::support::Race;

/// White F2 and Black H2 have two liberties each and nothing else; all around them lives.
const EVEN: [&str; 3] = [".X.XXXXOOO.O.", "XXXXOOOXXOOOO", "....X....O..."];

/// The same, but White has an eye in the corner and does not need the race.
const ONE_LIVES: [&str; 3] = [".X.X.O.OOO.O.", "XXXXOOOXXOOOO", "....X....O..."];

/// A white stone that nobody can save stands in Black's corner.
const DEAD_STONE: [&str; 5] = [
    "XO.X.....",
    "X..X.....",
    "XXXX..O..",
    "......O..",
    ".........",
];

fn block(race: &Race, name: &str) -> Block {
    let found = race.position.block_at(race.point(name));
    found.unwrap_or_else(|| panic!("no stone at {name}"))
}

fn pair(race: &Race, black: &str, white: &str) -> ByColor<Block> {
    ByColor {
        black: block(race, black),
        white: block(race, white),
    }
}

/// How the blocks of these stones, Black's first, stand to each other.
fn relation(race: &Race, black: &str, white: &str) -> BlockRelation {
    let limits = SolveLimits::default();
    let mut dangers = Dangers::new(&race.position, &race.roles, &limits);
    dangers.relation(&pair(race, black, white))
}

/// The pairs that race, by their first stones, Black's before White's.
fn races(race: &Race) -> Vec<String> {
    let limits = SolveLimits::default();
    let found = scan(&mut Dangers::new(&race.position, &race.roles, &limits));
    assert!(found.is_complete);
    let names = found.races.iter().map(|pair| {
        let name = |color: Color| race.topology().name(pair[color].anchor);
        format!("{} {}", name(Color::Black), name(Color::White))
    });
    names.collect()
}

fn told(race: &Race, name: &str) -> BlockReport {
    let limits = SolveLimits::default();
    let mut dangers = Dangers::new(&race.position, &race.roles, &limits);
    dangers.told(&block(race, name))
}

/// Why nothing is proposed round these stones.
fn refused(position: &Position, roles: &Roles, race: &Race, names: &[&str]) -> NoRace {
    refused_within(position, roles, race, names, &SolveLimits::default())
}

fn refused_within(
    position: &Position,
    roles: &Roles,
    race: &Race,
    names: &[&str],
    limits: &SolveLimits,
) -> NoRace {
    let points: Vec<_> = names.iter().map(|name| race.point(name)).collect();
    match propose_within(position, roles, &points, limits) {
        Err(ProposeError::NoRace(found)) => *found,
        other => panic!("{other:?}"),
    }
}

#[test]
fn of_a_whole_board_the_blocks_in_danger_from_each_other_are_proposed() {
    let even = Race::new(&EVEN);
    assert_eq!(races(&even), ["H2 E2"]);
    for points in [vec![], vec![even.point("E2")], vec![even.point("J2")]] {
        let proposal = propose(&even.position, &even.roles, &points).expect("a race");
        let essential = proposal.essential;
        assert_eq!(essential, pair(&even, "H2", "E2").map(|block| block.stones));
    }
}

/// Blocks in contact of which a long search finds that no two are in danger from each other.
const NEAR: [&str; 6] = ["..O...", "OX....", "OOO..O", "..XXO.", "O..X..", ".XX..O"];

#[test]
fn blocks_that_nobody_has_named_and_that_do_not_race_are_no_answer() {
    let near = Race::new(&NEAR);
    let asked = RaceQuestion::new(near.position.clone(), near.roles);
    let found = answer_race(&asked);
    let Err(ProposeError::NoRace(found)) = found else {
        panic!("{found:?}");
    };
    assert_eq!(found.about, About::Board);
    assert_ne!(found.pairs, Pairs::Proved);
    // Of blocks that are named it is told how they stand to each other.
    let named = RaceQuestion {
        points: vec![near.point("C3"), near.point("A5")],
        ..asked
    };
    let told = answer_race(&named).expect("named").told.expect("a pair");
    // One of them gets many liberties, and that is no life.
    assert_eq!(told.relation, BlockRelation::Open);
}

#[test]
fn a_block_that_lives_beside_one_in_danger_does_not_race() {
    let race = Race::new(&ONE_LIVES);
    assert_eq!(relation(&race, "H2", "E2"), BlockRelation::NoRace);
    assert_eq!(races(&race), Vec::<String>::new());
}

#[test]
fn a_dead_stone_is_in_no_race_and_is_told_to_be_dead() {
    let race = Race::new(&DEAD_STONE);
    assert_eq!(relation(&race, "A5", "B5"), BlockRelation::NoRace);
    let stone = told(&race, "B5");
    assert_eq!(stone.alone, Alone::Dead);
    let found = refused(&race.position, &race.roles, &race, &[]);
    assert_eq!((found.about, found.pairs), (About::Board, Pairs::Proved));
    let names: Vec<&str> = found
        .blocks
        .iter()
        .map(|told| race.topology().name(told.block.anchor))
        .collect();
    assert_eq!(names, ["B5"], "the block in question");
}

#[test]
fn of_blocks_far_from_each_other_it_is_told_what_becomes_of_each() {
    let far = Race::new(&[
        ".........",
        ".X.......",
        ".........",
        "......O..",
        ".........",
    ]);
    let alive = Race::new(&["X.X.X.O.O", "XXXXX.OOO", "........."]);
    for (race, expected) in [
        (&far, [("B4", Color::Black), ("G2", Color::White)]),
        (&alive, [("A3", Color::Black), ("G3", Color::White)]),
    ] {
        let found = refused(&race.position, &race.roles, race, &[]);
        assert_eq!((found.about, found.pairs), (About::Board, Pairs::Proved));
        let names = found.blocks.iter().map(|told| {
            let name = race.topology().name(told.block.anchor);
            (name, told.block.color)
        });
        assert!(names.eq(expected), "{found:?}");
        let is_well = |alone: Alone| alone.is_saved() || matches!(alone, Alone::Runs(_));
        assert!(found.blocks.iter().all(|told| is_well(told.alone)));
    }
}

#[test]
fn a_block_that_races_with_none_is_told_what_becomes_of_it() {
    let race = Race::new(&EVEN);
    let wall = refused(&race.position, &race.roles, &race, &["B2"]);
    assert_eq!(wall.about, About::Block);
    let [wall] = wall.blocks[..] else {
        panic!("one block")
    };
    assert_eq!((wall.alone, wall.races_with), (Alone::TwoEyes, None));
    let open = Race::new(&[
        ".........",
        ".........",
        ".........",
        "...X.....",
        "...XO....",
        "....O....",
        ".........",
        ".........",
    ]);
    let few = SolveLimits::default().with_positions(100_000);
    let refused = |names: &[&str]| refused_within(&open.position, &open.roles, &open, names, &few);
    let running = refused(&["D4"]);
    // Only a short search says that it runs out, which is not told.
    assert_eq!(
        (running.blocks[0].alone, running.pairs),
        (Alone::Open, Pairs::Nearby)
    );
    let nowhere = refused(&[]);
    assert_eq!(nowhere.blocks.len(), 2, "those that come nearest to a race");
}

#[test]
fn a_stone_in_atari_that_joins_its_friends_escapes_if_its_side_starts() {
    let race = Race::new(&[
        ".........",
        ".........",
        ".........",
        ".........",
        "..OO.....",
        ".........",
        ".XOX.....",
        "..X......",
        ".........",
    ]);
    let few = SolveLimits::default().with_positions(100_000);
    let stone = refused_within(&race.position, &race.roles, &race, &["C3"], &few);
    let way_out = race.topology().point("C4").expect("a point");
    assert_eq!(stone.blocks[0].alone, Alone::Flees(way_out));
}

/// Early in a game of two programs. Black E3 and White C3 run out for sure; that H7 does takes a long proof.
const OPENING: [&str; 9] = [
    ".........",
    "......O..",
    "....XO.X.",
    "..O.XOOO.",
    "....XXX..",
    ".........",
    "..O.X....",
    ".........",
    ".........",
];

#[test]
fn that_nothing_races_is_not_proved_by_liberties() {
    let race = Race::new(&OPENING);
    let few = SolveLimits::default().with_positions(1_000_000);
    let asked = |names: &[&str], limits: &SolveLimits| {
        refused_within(&race.position, &race.roles, &race, names, limits)
    };
    let found = asked(&[], &few);
    assert!(
        found.blocks.iter().all(|told| told.alone != Alone::Open),
        "{found:?}"
    );
    assert_eq!(found.pairs, Pairs::Nearby);
    // One block of each of its pairs gets many liberties, which proves no life.
    assert_eq!(asked(&["E3"], &few).pairs, Pairs::Nearby);
}

#[test]
fn each_of_two_racing_blocks_is_told_its_partner() {
    let race = Race::new(&EVEN);
    let limits = SolveLimits::default();
    let mut dangers = Dangers::new(&race.position, &race.roles, &limits);
    let told = dangers.told_of(&pair(&race, "H2", "E2")).told;
    assert_eq!(told.black.races_with, Some(race.point("E2")));
    assert_eq!(told.white.races_with, Some(race.point("H2")));
    let told = dangers.told_of(&pair(&race, "H2", "H3")).told;
    let partners = [told.black, told.white].map(|told| told.races_with);
    assert_eq!(partners, [None, None]);
}

#[test]
fn a_block_in_atari_is_captured_if_the_other_side_starts() {
    // In the open it gets out, which a short search cannot prove, but the capture is proved.
    let race = Race::new(&[
        ".........",
        "...O.....",
        "..OX.....",
        "...O.....",
        ".........",
        ".........",
    ]);
    let stone = told(&race, "D4");
    assert_eq!(stone.alone, Alone::Endangered);
}

#[test]
fn a_search_that_is_told_to_stop_looks_at_no_board() {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;
    let game = Race::new(&GAME);
    let limits = SolveLimits::default().with_stop(Some(Arc::new(AtomicBool::new(true))));
    let found = scan(&mut Dangers::new(&game.position, &game.roles, &limits));
    assert!(!found.is_complete && found.races.is_empty());
}

/// Black A4 was once called dead by a short search; after A3 it gets out.
#[test]
fn what_a_short_search_takes_for_dead_is_not_called_dead() {
    let race = Race::new(&[
        "OOOO.OO..",
        ".XXOOX...",
        "OO.OX....",
        "XOOO.X...",
        ".XXOOX..X",
        "...XX....",
        ".........",
    ]);
    assert_eq!(told(&race, "A4").alone, Alone::Flees(race.point("A3")));
    let play = race.position.play(Color::Black, race.point("A3"));
    let position = play.expect("a legal move").position;
    let limits = SolveLimits::default();
    let block = position.block_at(race.point("A4")).expect("a block");
    let after = Dangers::new(&position, &race.roles, &limits).told(&block);
    assert!(matches!(after.alone, Alone::Runs(_)), "{after:?}");
}

/// The move that is named as the way out gets out by itself, whatever the other side does then.
#[test]
fn a_block_that_runs_out_does_so_by_the_move_that_is_named() {
    let race = Race::new(&OPENING);
    let mut running = 0;
    for block in race.position.blocks() {
        let limits = SolveLimits::default();
        let told = Dangers::new(&race.position, &race.roles, &limits).told(&block);
        let Alone::Runs(point) = told.alone else {
            continue;
        };
        running += 1;
        let play = race.position.play(block.color, point);
        let after = play.expect("a legal move").position;
        let moved = after.block_at(block.anchor).expect("a block");
        let next = Dangers::new(&after, &race.roles, &limits).told(&moved);
        let is_out = moved.liberties.len() >= semeai_race::out(&block) || next.alone.is_saved();
        assert!(is_out, "{told:?}, {next:?}");
    }
    assert!(running > 0);
}

/// White's corner is dead, whoever plays: he can take the stone at C1 and has one eye.
const TAKEN_AND_DEAD: [&str; 9] = [
    ".........",
    ".........",
    ".........",
    ".........",
    "OOOOO....",
    "XXXXOX...",
    ".OOXXX...",
    "OO.OOX...",
    "..X..XX..",
];

#[test]
fn a_block_that_wins_its_race_and_is_captured_is_not_called_alive() {
    let race = Race::new(&TAKEN_AND_DEAD);
    let asked = RaceQuestion {
        points: vec![race.point("C1"), race.point("B3")],
        ..RaceQuestion::new(race.position.clone(), race.roles)
    };
    let told = answer_race(&asked).expect("named").told.expect("a pair");
    assert_eq!(told.told.white.alone, Alone::Dead);
    assert_eq!(told.told.black.alone, Alone::Wins);
}
