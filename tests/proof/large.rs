//! Races on boards with far more points, which need longer sets.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Point, PointSet, Position, Setup, Topology};
use semeai_race::solve::{Outcome, Prover, Race as BoardRace};
use semeai_search::KoRule;

use super::board::{RULES, ko_rule, limits, outcome, race};
use super::judged_boards;
use crate::generators::{self, Kind};
use crate::random::Random;
use crate::support::{Race, drawn};

/// The same race behind so many points that matter to nobody: each has a safe stone beside it and nothing else.
fn behind(race: &BoardRace, lonely: usize) -> BoardRace {
    let topology = race.position.topology();
    let all: Vec<Point> = (0..topology.len()).map_while(Point::new).collect();
    let before = (0..2 * lonely).map(|i| (format!("before{i}"), (0.0, 0.0)));
    let own = all
        .iter()
        .map(|&point| (topology.name(point).to_owned(), (0.0, 0.0)));
    let own_edges = all.iter().flat_map(|&point| {
        let near = topology.neighbors(point).iter();
        near.map(move |&next| (2 * lonely + point.index(), 2 * lonely + next.index()))
    });
    let edges: Vec<(usize, usize)> = (0..lonely)
        .map(|i| (2 * i, 2 * i + 1))
        .chain(own_edges)
        .collect();
    let larger = Topology::graph(before.chain(own).collect(), &edges).expect("a graph");
    let at = |index: usize| Point::new(index).expect("a point");
    let moved = |points: &PointSet| -> PointSet {
        let points = points.iter();
        points.map(|point| at(2 * lonely + point.index())).collect()
    };
    let mut setup = Setup::new(Arc::new(larger));
    for color in Color::ALL {
        let stones = moved(&race.position.stones(color));
        stones
            .iter()
            .for_each(|point| setup.set(point, Some(color)));
    }
    let mut protected = moved(&race.position.protected());
    let mut relevant = moved(&race.relevant);
    for i in 0..lonely {
        let color = Color::ALL[i % 2];
        relevant.extend([at(2 * i)]);
        protected.extend([at(2 * i + 1)]);
        setup.set(at(2 * i + 1), Some(color));
    }
    BoardRace {
        position: Position::with_protected(setup, protected).expect("a position"),
        essential: ByColor::new_with(|color: Color| moved(&race.essential[color])),
        several: race.several,
        relevant,
    }
}

#[test]
fn many_points_that_matter_to_nobody_change_nothing() {
    compare_outcomes(2);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn many_points_that_matter_to_nobody_change_nothing_on_many_boards() {
    compare_outcomes(12);
}

/// So many boards of each kind, as they are and behind points.
fn compare_outcomes(boards: usize) {
    for kind in Kind::ALL {
        for (seed, judged, _) in judged_boards(kind, boards) {
            let rows = generators::board(kind, seed);
            let board = drawn(&rows);
            let small = race(&Race::new(&rows));
            // Sets of 128, 256 and 640 points; the last leave no room for other reduced parts.
            for lonely in [60, 120, 280] {
                let large = behind(&small, lonely);
                let mut prover = Prover::new(&large, &limits()).expect("a race");
                for rule in RULES {
                    for first in Color::ALL {
                        let truth = outcome(judged.ending(rule, first));
                        let found = prover.outcome(&large.position, first, ko_rule(rule));
                        assert_eq!(
                            found, truth,
                            "{board}\n{rule:?}, {first} first, behind {lonely} points"
                        );
                    }
                }
            }
        }
    }
}

/// The outcomes along some moves, as long as both sides are on the board.
fn outcomes_in_play(race: &BoardRace, lonely: usize, moves: &[Point]) -> Vec<Outcome> {
    let mut prover = Prover::new(race, &limits()).expect("a race");
    let mut position = race.position.clone();
    let mut mover = Color::Black;
    let mut outcomes = Vec::new();
    for point in moves {
        let point = Point::new(2 * lonely + point.index()).expect("a point");
        let Ok(played) = position.play(mover, point) else {
            continue;
        };
        (position, mover) = (played.position, mover.opponent());
        let has_gone = |color| race.essential[color].is_disjoint(&position.stones(color));
        if Color::ALL.into_iter().any(has_gone) {
            break;
        }
        let rule = KoRule::Threats(ByColor::default());
        outcomes.push(prover.outcome(&position, mover, rule));
        outcomes.push(prover.outcome_with_kos(&position, mover));
    }
    outcomes
}

#[test]
fn play_goes_on_alike_behind_many_points() {
    compare_play(2);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn play_goes_on_alike_behind_many_points_on_many_boards() {
    compare_play(12);
}

/// So many boards of each kind, played on.
fn compare_play(boards: usize) {
    let mut changes = 0;
    for kind in Kind::ALL {
        for (seed, ..) in judged_boards(kind, boards) {
            let rows = generators::board(kind, seed);
            let small = race(&Race::new(&rows));
            let points: Vec<Point> = small.relevant.iter().collect();
            let mut random = Random::new(seed);
            let moves: Vec<Point> = (0..12).map(|_| random.pick(&points)).collect();
            let expected = outcomes_in_play(&small, 0, &moves);
            changes += usize::from(expected.windows(3).any(|three| three[0] != three[2]));
            for lonely in [60, 120, 280] {
                let found = outcomes_in_play(&behind(&small, lonely), lonely, &moves);
                let board = drawn(&rows);
                assert_eq!(found, expected, "{board}\nseed {seed}, {lonely} points");
            }
        }
    }
    assert!(changes > boards, "only {changes} change hands");
}
