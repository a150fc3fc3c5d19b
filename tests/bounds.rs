//! Answers that hold whatever lies beyond: held against searches of whole boards, where it is known what lies there.

use std::sync::Arc;

use semeai_board::{Block, ByColor, Color, Point, PointSet, Position, Roles, Setup, Topology};
use semeai_race::Alone;
use semeai_race::bounds::{TwoBounds, alone, solve_bounded};
use semeai_race::solve::{self, Lead, Outcome, Solution, SolveLimits, SolvedStart};

use crate::generators::topologies;
use crate::random::Random;
use crate::support::Race;

/// A board with stones nearly everywhere, so that it can be searched whole.
fn board(random: &mut Random) -> Position {
    let (columns, rows) = (random.between(4, 7), random.between(4, 7));
    let patch = random.between(1, 3);
    let topology = Topology::rectangle(columns, rows).expect("a small board");
    let mut setup = Setup::new(Arc::new(topology));
    let patches: Vec<Color> = (0..64).map(|_| random.pick(&Color::ALL)).collect();
    for i in 0..columns * rows {
        let (x, y) = (i % columns / patch, i / columns / patch);
        let own = patches[(8 * y + x) % 64];
        let color = if random.percent(85) {
            own
        } else {
            own.opponent()
        };
        let stone = random.percent(75).then_some(color);
        setup.set(Point::new(i).expect("on the board"), stone);
    }
    for block in setup.blocks() {
        if block.liberties.is_empty() {
            for point in &block.stones {
                setup.set(point, None);
            }
        }
    }
    Position::new(setup).expect("every block has a liberty")
}

/// The same on a board of any lattice or graph.
fn on_any_graph(random: &mut Random) -> Position {
    let board = topologies::board(random);
    topologies::crowded(&board.topology, 75, random)
}

/// Two blocks in contact, if there are any.
fn pair(random: &mut Random, position: &Position) -> Option<ByColor<Block>> {
    let blocks = position.blocks();
    let own = |color: Color| blocks.iter().filter(move |block| block.color == color);
    let touches = |black: &Block, white: &Block| {
        let around = position.topology().neighborhood(&black.stones);
        !around.is_disjoint(&white.stones)
    };
    let pairs: Vec<ByColor<Block>> = own(Color::Black)
        .flat_map(|&black| own(Color::White).map(move |&white| ByColor { black, white }))
        .filter(|pair| touches(&pair.black, &pair.white))
        .collect();
    (!pairs.is_empty()).then(|| random.pick(&pairs))
}

struct Asked {
    position: Position,
    essential: ByColor<PointSet>,
}

impl Asked {
    /// Two blocks of a board that is made from a seed.
    fn new(board: fn(&mut Random) -> Position, seed: u64) -> Option<Self> {
        let mut random = Random::new(seed);
        let position = board(&mut random);
        let pair = pair(&mut random, &position)?;
        Some(Self {
            position,
            essential: pair.map(|block| block.stones),
        })
    }

    fn bounds(&self) -> TwoBounds {
        let limits = SolveLimits::default().with_positions(400_000);
        solve_bounded(
            &self.position,
            &Roles::new(),
            &self.essential,
            None,
            &ByColor::default(),
            &limits,
        )
    }

    /// The whole board, searched with the same rules.
    fn whole(&self) -> Solution {
        let racing = self.essential.black.union(&self.essential.white);
        let race = solve::Race {
            position: self.position.clone(),
            essential: self.essential,
            several: solve::Several::All,
            relevant: self.position.topology().points().difference(&racing),
        };
        let limits = SolveLimits::default().with_positions(1_000_000);
        solve::solve(&race, None, &limits).expect("two sides")
    }
}

/// What bounds say of a start.
struct Told<'a> {
    relevant: PointSet,
    start: &'a SolvedStart,
}

impl Told<'_> {
    /// Everything that is told is true, and what is left out is left open.
    fn compare(&self, first: Color, truth: &SolvedStart, seed: u64) {
        let found = self.start;
        let what = format!("seed {seed}, {first} first");
        let may_keep =
            |point: &&Point| truth.moves.contains(point) || truth.unjudged.contains(point);
        let wrong: Vec<&Point> = found.moves.iter().filter(|it| !may_keep(it)).collect();
        assert!(wrong.is_empty(), "{what}: {wrong:?} do not keep it");
        let wrong: Vec<&Point> = found
            .losing
            .iter()
            .filter(|it| truth.moves.contains(it))
            .collect();
        assert!(wrong.is_empty(), "{what}: {wrong:?} keep it");
        if !found.moves.is_empty() {
            let is_told = |point: &&Point| {
                found.moves.contains(point)
                    || found.unjudged.contains(point)
                    || !self.relevant.contains(**point) && found.may_pass != Some(false)
            };
            let missing: Vec<&Point> = truth.moves.iter().filter(|it| !is_told(it)).collect();
            assert!(missing.is_empty(), "{what}: {missing:?} are missing");
        }
        if let (Some(found), Some(truth)) = (found.may_pass, truth.may_pass) {
            assert_eq!(found, truth, "{what}: may play elsewhere");
        }
        match (found.ahead, truth.ahead) {
            (Some(Lead::AtLeast(least)), Some(Lead::Moves(count))) => {
                assert!(least <= count, "{what}: {least} of {count} moves ahead");
            }
            (Some(found @ (Lead::Moves(_) | Lead::Endless)), Some(truth)) => {
                assert_eq!(found, truth, "{what}: ahead");
            }
            _ => {}
        }
    }
}

/// Compares so many boards; returns how many starts were proved and judged whole, and of how many something was left out even of
/// the widest race that was asked for their moves.
fn compare(board: fn(&mut Random) -> Position, seeds: std::ops::Range<u64>) -> (usize, usize) {
    let (mut compared, mut of_parts) = (0, 0);
    for seed in seeds {
        let Some(asked) = Asked::new(board, seed) else {
            continue;
        };
        let Some(bounded) = asked.bounds().proved else {
            continue;
        };
        let whole = asked.whole();
        for first in Color::ALL {
            let (found, truth) = (&bounded.solution.starts[first], &whole.starts[first]);
            let (Some(found), Some(truth)) = (found, truth) else {
                continue;
            };
            let is_open = |start: &SolvedStart| start.left_open.is_some();
            if truth.outcome == Outcome::Undecided || is_open(truth) || is_open(found) {
                continue;
            }
            compared += 1;
            of_parts += usize::from(!bounded.proposal.left_out.is_empty());
            assert_eq!(found.outcome, truth.outcome, "seed {seed}, {first} first");
            let told = Told {
                relevant: bounded.proposal.relevant,
                start: found,
            };
            // Whether a number of threats turns a ko may hang on what lies beyond; first moves are judged by it. Where the search of
            // the whole board has not found out how many do, it has judged them by less.
            if truth.ko.is_none_or(|ko| ko.threats().is_some()) {
                told.compare(first, truth, seed);
            }
        }
    }
    (compared, of_parts)
}

#[test]
fn what_is_proved_of_a_part_is_true_of_the_whole_board() {
    let (compared, of_parts) = compare(board, 0..75);
    assert!(compared > 3, "{compared}, {of_parts}");
}

/// Where both live, a move that touches the life of neither was not named; and a stone that falls to a move where its owner may
/// not play was taken as lasting; and of a start that was proved on less of the board than the other, moves outside were not named;
/// and of a ko that is lost without threats to the advantage of one side only, a move was named that loses it.
#[test]
fn what_the_weekly_run_has_found_stays_mended() {
    for seed in [1, 1_768, 2_262, 8_022] {
        let (compared, _) = compare(board, seed..seed + 1);
        assert!(compared > 0, "seed {seed}");
    }
}

#[test]
#[ignore = "some minutes"]
fn what_is_proved_of_a_part_is_true_of_many_whole_boards() {
    let (compared, of_parts) = compare(board, 75..40_000);
    assert!(of_parts > 0, "all were searched whole");
    println!("{compared} starts compared, {of_parts} of parts");
}

#[test]
fn what_is_proved_of_a_part_of_any_graph_is_true_of_the_whole_board() {
    let (compared, of_parts) = compare(on_any_graph, 0..60);
    assert!(compared > 3, "{compared}, {of_parts}");
}

#[test]
#[ignore = "some minutes"]
fn what_is_proved_of_a_part_of_any_graph_is_true_of_many_whole_boards() {
    let (compared, of_parts) = compare(on_any_graph, 1_000..31_000);
    println!("{compared} starts compared, {of_parts} of parts");
}

/// What becomes of the black block by itself, for each of these boards.
#[test]
fn a_block_by_itself_lives_is_dead_or_runs() {
    // Six points in a row are two eyes whoever starts, of three the middle decides, and two are none.
    let boards = [
        ("X.X.X\nXXXXX\nOOOOO\n.....", Alone::TwoEyes),
        ("......XO.\nXXXXXXXO.\nOOOOOOOO.\n.........", Alone::Lives),
        (
            "...XO....\nXXXXO....\nOOOOO....\n.........",
            Alone::Unsettled,
        ),
        ("..XO.....\nXXXO.....\nOOOO.....\n.O.O.O...", Alone::Dead),
    ];
    for (rows, expected) in boards {
        let race = Race::new(&rows.lines().collect::<Vec<_>>());
        let blocks = race.position.blocks().into_iter();
        let black = blocks.filter(|block| block.color == Color::Black);
        let block = black
            .max_by_key(|block| block.stones.len())
            .expect("a block");
        let found = alone(&race.position, &race.roles, &block, &SolveLimits::default());
        assert_eq!(found, expected, "{rows}");
    }
}

#[test]
fn a_block_in_the_open_runs() {
    let race = Race::new(&[
        ".........",
        ".........",
        ".........",
        ".........",
        "....X....",
        "......O..",
        ".........",
        ".........",
        ".........",
    ]);
    let block = race.position.block_at(race.point("E5")).expect("a block");
    let found = alone(&race.position, &race.roles, &block, &SolveLimits::default());
    assert!(matches!(found, Alone::Runs(_)), "{found:?}");
}
