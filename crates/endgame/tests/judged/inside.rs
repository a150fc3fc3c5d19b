//! Positions inside regions against boards on which their moves were played.

use semeai_board::{Color, Role};
use semeai_cgt::{Arena, GameId, Player, Rational, RawGame};
use semeai_endgame::inside::{Branches, PathError, RegionPath};
use semeai_endgame::position_report::{EndgameReport, RegionReport};
use semeai_endgame::{
    Endgame, EndgameLimits, RegionCache, endgame_report, region_position, region_tree,
};

use crate::{Random, board, drawn};

/// What a board with everything on it is worth in the points of a region, prisoners not counted; nothing if a region reaches
/// beyond them, for what has two eyes by itself may no longer have when it is joined to what the person calls safe.
fn value_in(arena: &mut Arena, report: &EndgameReport, of: &RegionReport) -> Option<GameId> {
    let rooms = report.rooms.iter().map(|room| room.points);
    let mut all = rooms.chain(report.regions.iter().map(|region| region.points));
    if all.any(|points| !points.is_disjoint(&of.points) && !points.is_subset(&of.points)) {
        return None;
    }
    let mut sum = arena.zero();
    for room in &report.rooms {
        if room.points.is_subset(&of.points) {
            let points = i64::try_from(room.points.len()).expect("a few");
            let points = match room.owner {
                Color::Black => points,
                Color::White => -points,
            };
            let points = arena.integer(points).expect("a small number");
            sum = arena.add(sum, points).expect("small games");
        }
    }
    for region in &report.regions {
        if region.points.is_subset(&of.points) {
            let value = arena.parse(region.value.as_ref()?.text.as_str());
            sum = arena
                .add(sum, value.expect("a value"))
                .expect("small games");
        }
    }
    Some(sum)
}

/// One region of a board: random moves in it, and what is told of where they lead. Says how many were compared.
fn compare(asked: &Endgame, region: &RegionReport, random: &mut Random) -> usize {
    let limits = EndgameLimits::default();
    let (mut kept, mut arena, mut seen) = (RegionCache::default(), Arena::new(), 0);
    let mut played = asked.clone();
    let mut path = RegionPath {
        at: region.points.first().expect("a point"),
        moves: Vec::new(),
    };
    let mut taken = 0;
    let mut expected = region.value.as_ref().map(|value| value.text.clone());
    for _ in 0..4 {
        let told = match region_position(asked, &path, &limits, &mut kept) {
            Ok(told) => told,
            Err(PathError::NoValue(_)) => return seen,
            Err(error) => panic!("{error:?}"),
        };
        assert_eq!(told.stones, *played.position.stones_by_color());
        let Some(value) = &told.left.value else {
            return seen;
        };
        // It is what the move to it makes of the region.
        assert_eq!(Some(&value.text), expected.as_ref());
        let written = RawGame::parse(&told.written.text).expect("a game");
        let here = arena.parse(value.text.as_str()).expect("a value");
        assert_eq!(written.value(&mut arena).expect("small games"), here);
        // It is what a board is worth on which its moves were played.
        let fresh = endgame_report(&played, &limits);
        if let Some(found) = value_in(&mut arena, &fresh, region) {
            let prisoners = arena.integer(taken).expect("a small number");
            let found = arena.add(found, prisoners).expect("small games");
            assert_eq!(
                arena.display(found),
                arena.display(here),
                "{path:?}\n{}\n{}",
                drawn(asked),
                drawn(&played)
            );
            seen += 1;
        }
        let legal = told.left.moves.iter();
        let legal: Vec<_> = legal.filter(|found| found.to.is_some()).collect();
        let Some(next) = legal.get(random.below(legal.len().max(1))) else {
            return seen;
        };
        let after = played.position.without_ko().play(next.color, next.point);
        let after = after.expect("a legal move");
        assert_eq!(after.captured.len(), next.captured as usize);
        taken += match next.color {
            Color::Black => i64::from(next.captured),
            Color::White => -i64::from(next.captured),
        };
        path.moves.push((next.color, next.point));
        expected.clone_from(&next.to);
        played.position = after.position;
    }
    seen
}

#[test]
fn a_position_inside_a_region_is_worth_what_a_board_with_it_is() {
    let mut seen = 0;
    for seed in 20_000..20_400 {
        let Some(asked) = board(seed, 9) else {
            continue;
        };
        let report = endgame_report(&asked, &EndgameLimits::default());
        let mut random = Random(seed);
        for region in &report.regions {
            seen += compare(&asked, region, &mut random);
        }
    }
    assert!(seen > 800, "{seen}");
}

#[test]
fn every_node_of_a_tree_is_the_position_to_which_its_path_leads() {
    let limits = EndgameLimits::default();
    let mut seen = 0;
    for seed in 30_000..30_060 {
        let Some(asked) = board(seed, 7) else {
            continue;
        };
        let safe = asked.roles.points(Role::Safe);
        let Some(at) = asked.position.topology().points().difference(&safe).first() else {
            continue;
        };
        let mut kept = RegionCache::default();
        let path = |moves| RegionPath { at, moves };
        for (branches, most) in [
            (Branches::Best, 60),
            (Branches::All, 40),
            (Branches::All, 5),
        ] {
            let tree = region_tree(
                &asked,
                &path(Vec::new()),
                branches,
                most,
                &limits,
                &mut kept,
            );
            let Ok(tree) = tree else { continue };
            assert!(tree.nodes.len() <= most);
            let cut = tree.nodes.iter().filter(|node| node.is_cut).count();
            assert_eq!(tree.cut, cut);
            for (number, node) in tree.nodes.iter().enumerate() {
                let way = path(tree.path_to(number));
                let told = region_position(&asked, &way, &limits, &mut kept).expect("a position");
                assert_eq!(told.left.value.map(|value| value.text), node.text);
                if let Some(edge) = &node.edge {
                    let step = told.steps.last().expect("a step");
                    assert_eq!((step.gain, step.lost), (edge.gain, edge.lost));
                    assert!(!edge.is_best || edge.lost == Some(0.into()), "{edge:?}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 500, "{seen}");
}

/// Only moves after which a ko matters leave open which is best.
fn makes_ko(region: &RegionReport, color: Color) {
    let mut moves = region.moves.iter();
    assert!(moves.any(|played| played.color == color && played.makes_ko));
}

/// The walls of a region are those of its canonical form; the best moves are found among all of them.
#[test]
fn the_best_moves_at_a_temperature_make_the_wall() {
    let mut seen = 0;
    for seed in 40_000..40_300 {
        let Some(asked) = board(seed, 9) else {
            continue;
        };
        let report = endgame_report(&asked, &EndgameLimits::default());
        for region in &report.regions {
            let Some(value) = &region.value else { continue };
            let Some(worth) = value.worth else { continue };
            for quarter in 0..16 {
                let t = Rational::new(quarter, 4);
                let at = |player| {
                    value
                        .thermograph
                        .value_at(player, t)
                        .expect("a small number")
                };
                let width = at(Player::Left) - at(Player::Right);
                for (color, best) in region.best_at(t).iter() {
                    let Some(best) = best else {
                        makes_ko(region, color);
                        continue;
                    };
                    if t <= worth {
                        assert_eq!(best.margin, width, "seed {seed}, {color} at {t}");
                    } else {
                        assert!(best.margin <= 0.into(), "seed {seed}, {color} at {t}");
                    }
                    seen += 1;
                }
            }
            for (color, best) in region.best_at(worth).iter() {
                let (Some(told), Some(best)) = (&region.best[color], best) else {
                    makes_ko(region, color);
                    continue;
                };
                assert!(told.points.iter().all(|point| best.points.contains(point)));
            }
        }
    }
    assert!(seen > 2_000, "{seen}");
}
