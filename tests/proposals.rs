//! What holds for every proposed race, on random whole boards.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::Index;
use semeai_board::{
    Block, Color, Point, PointSet, Position, Role, Roles, SafeReason, Setup, Topology,
};
use semeai_race::About;
use semeai_race::propose::{Proposal, ProposeError, proposals, proposals_within, propose_within};
use semeai_race::solve::SolveLimits;

use crate::support::Race;

/// A board of any size with stones anywhere, some blocks marked, and points that name blocks, or nothing.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) position: Position,
    pub(crate) roles: Roles,
    pub(crate) points: Vec<Point>,
}

pub(crate) fn asked() -> impl Strategy<Value = Asked> {
    let shape = (4..=19_usize, 4..=19_usize, 20..80_u8, 1..=4_usize);
    shape.prop_flat_map(|(columns, rows, stones, patch)| {
        let cell = (0..100_u8, 0..100_u8, any::<bool>());
        let cells = prop::collection::vec(cell, columns * rows);
        let marks = prop::collection::vec((any::<Index>(), role()), 0..4);
        let points = prop::collection::vec(any::<Index>(), 0..3);
        (cells, marks, points).prop_map(move |(cells, marks, points)| {
            let topology = Topology::rectangle(columns, rows).expect("within the limits");
            // Most stones of a patch are of one colour, so that blocks are larger than noise makes them.
            let stone = |index: usize| {
                let (x, y) = (index % columns, index / columns);
                let corner = y / patch * patch * columns + x / patch * patch;
                let (chance, loyal, own) = cells[index];
                let is_black = if loyal < 85 { cells[corner].2 } else { own };
                (chance < stones).then_some(if is_black { Color::Black } else { Color::White })
            };
            let stones: Vec<Option<Color>> = (0..cells.len()).map(stone).collect();
            marked(settled(Arc::new(topology), &stones), &marks, &points)
        })
    })
}

/// Marks blocks and names some; where there is no block, a point without a stone.
fn marked(position: Position, marks: &[(Index, Role)], points: &[Index]) -> Asked {
    let blocks = position.blocks();
    let mut roles = Roles::new();
    for (index, role) in marks.iter().filter(|_| !blocks.is_empty()) {
        roles.set_block(&blocks[index.index(blocks.len())], *role);
    }
    let all = position.topology().points();
    let named = |index: &Index| match blocks.len() {
        0 => all.iter().nth(index.index(all.len())),
        count => Some(blocks[index.index(count)].anchor),
    };
    Asked {
        points: points.iter().filter_map(named).collect(),
        position: position.protecting(roles.points(Role::Safe)),
        roles,
    }
}

fn role() -> impl Strategy<Value = Role> {
    prop_oneof![3 => Just(Role::Safe), 1 => Just(Role::Essential)]
}

/// The stones with a liberty: blocks without one are taken off first.
fn settled(topology: Arc<Topology>, stones: &[Option<Color>]) -> Position {
    let mut setup = Setup::new(topology);
    for (index, &stone) in stones.iter().enumerate() {
        setup.set(Point::new(index).expect("on the board"), stone);
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

fn check(asked: &Asked, proposal: &Proposal) -> Result<(), TestCaseError> {
    let Asked { position, .. } = asked;
    let (occupied, empty) = (position.occupied(), position.empty());
    let essential = proposal.essential.black.union(&proposal.essential.white);
    let topology = position.topology();
    for color in Color::ALL {
        prop_assert!(!proposal.essential[color].is_empty());
        prop_assert!(proposal.essential[color].is_subset(&position.stones(color)));
        let around = topology.neighborhood(&proposal.essential[color]);
        let liberties = around.intersection(&empty);
        prop_assert!(
            liberties.is_subset(&proposal.relevant),
            "essential liberties"
        );
    }
    prop_assert!(proposal.relevant.is_disjoint(&essential));
    prop_assert!(proposal.left_out.is_disjoint(&proposal.relevant));
    prop_assert!(proposal.left_out.is_subset(&empty));
    for safe in &proposal.assumed_safe {
        let stones = &safe.block.stones;
        prop_assert_eq!(position.block_at(safe.block.anchor), Some(safe.block));
        prop_assert!(stones.is_disjoint(&essential.union(&proposal.relevant)));
        let around = topology.neighborhood(stones);
        let race = proposal.relevant.union(&essential);
        prop_assert!(!around.is_disjoint(&race), "far from the race");
    }
    let in_race = proposal.relevant.intersection(&occupied);
    let is_cut =
        |block: &Block| !block.stones.is_subset(&in_race) && !block.stones.is_disjoint(&in_race);
    prop_assert!(!position.blocks().iter().any(is_cut), "whole blocks only");
    check_gaps(position, proposal)?;
    check_race(asked, proposal)
}

/// A gap of one point or two is left out for a block beside it that is not searched nor safe for a reason of its own.
fn check_gaps(position: &Position, proposal: &Proposal) -> Result<(), TestCaseError> {
    if proposal.left_out.is_empty() {
        return Ok(());
    }
    let topology = position.topology();
    let essential = proposal.essential.black.union(&proposal.essential.white);
    let safe = proposal.assumed_safe.iter();
    let safe = safe.filter(|safe| safe.reason != SafeReason::Edge);
    let known = safe.fold(proposal.relevant.union(&essential), |all, safe| {
        all.union(&safe.block.stones)
    });
    for gap in topology.components(&position.empty().difference(&proposal.relevant)) {
        if gap.len() <= 2 && !gap.is_disjoint(&proposal.left_out) {
            prop_assert!(!topology.neighborhood(&gap).is_subset(&known), "a gap");
        }
    }
    Ok(())
}

/// The race is legal: every block has a liberty or is protected; what is empty in it is relevant or not there.
fn check_race(asked: &Asked, proposal: &Proposal) -> Result<(), TestCaseError> {
    let race = proposal.race(&asked.position);
    let position = &race.position;
    prop_assert_eq!(position.stones_by_color(), asked.position.stones_by_color());
    prop_assert!(Position::with_protected(position.to_setup(), position.protected()).is_ok());
    prop_assert_eq!(race.relevant, proposal.relevant);
    prop_assert_eq!(&race.essential, &proposal.essential);
    if !proposal.left_out.is_empty() {
        prop_assert!(position.empty().is_subset(&proposal.relevant));
    }
    for assumed in &proposal.assumed_safe {
        prop_assert!(assumed.block.stones.is_subset(&position.protected()));
    }
    Ok(())
}

/// Why nothing was proposed, checked against the question.
fn check_refusal(asked: &Asked, error: ProposeError) -> Result<(), TestCaseError> {
    let stone = |point| asked.position.stone(point);
    match error {
        ProposeError::NoStone(point) => prop_assert!(stone(point).is_none()),
        ProposeError::OneColor(one, other) => prop_assert_eq!(stone(one), stone(other)),
        ProposeError::NoRace(found) => {
            for told in &found.blocks {
                prop_assert_eq!(asked.position.block_at(told.block.anchor), Some(told.block));
                prop_assert_eq!(told.races_with, None);
            }
            if found.about == About::Block {
                let named = |&point: &Point| found.blocks[0].block.stones.contains(point);
                prop_assert!(asked.points.iter().all(named));
            }
        }
        ProposeError::Stopped => prop_assert!(false, "nobody stopped it"),
    }
    Ok(())
}

/// Part of a game in a corner; nothing is marked, and nothing closes the race.
pub(crate) const GAME: [&str; 19] = [
    "..X.O.X............",
    "..XXOOX............",
    "..OXXOXX..X..O.....",
    ".OOOXOOO.X.....X...",
    "..X.O..............",
    "...........O....X..",
    "......O............",
    "O..................",
    "..O................",
    ".........X.....X...",
    "...................",
    "...................",
    "...................",
    "..O.O...........X..",
    "...................",
    "...X.....O.....O...",
    ".....X.......O.....",
    "...................",
    "...................",
];

#[test]
fn of_an_open_race_there_are_several_widths() {
    let game = Race::new(&GAME);
    let points = ["C19", "E19"].map(|name| game.point(name));
    let all = proposals(&game.position, &game.roles, &points).expect("a race");
    assert!(all.len() >= 3, "{} widths", all.len());
    assert!(all.iter().all(|proposal| !proposal.left_out.is_empty()));
    let sizes: Vec<usize> = all.iter().map(|each| each.relevant.len()).collect();
    assert!(sizes.is_sorted(), "{sizes:?}");
    let whole = |name| game.position.block_at(game.point(name));
    for (color, name) in [(Color::Black, "C19"), (Color::White, "E19")] {
        assert_eq!(
            all[0].essential[color],
            whole(name).expect("a block").stones
        );
    }
}

#[test]
fn a_marked_diagram_has_one_width_and_leaves_nothing_out() {
    let race = Race::new(&[".@.@.", "BBBBB", "WWWWW", ".#.##"]);
    let all = proposals(&race.position, &race.roles, &[]).expect("a race");
    assert_eq!(all.len(), 1);
    assert_eq!(race.names(all[0].relevant), "A4 C4 E4 A1 C1");
    assert!(all[0].left_out.is_empty());
}

/// The black stones at A5 lose their one liberty with what is left out: the race holds them safe and says so.
#[test]
fn a_block_whose_liberties_are_left_out_is_named_as_safe() {
    let race = Race::new(&["X.O.", "XO..", "O.X.", ".XOO", "XO.O"]);
    let all = between(&race, ["A1", "B1"]);
    let stone = race.point("A5");
    let at_edge = |proposal: &&Proposal| {
        let mut named = proposal.assumed_safe.iter();
        named.any(|safe| safe.block.stones.contains(stone) && safe.reason == SafeReason::Edge)
    };
    let cut_off: Vec<&Proposal> = all.iter().filter(at_edge).collect();
    assert!(!cut_off.is_empty());
    for proposal in cut_off {
        assert!(!proposal.relevant.contains(stone));
        let position = proposal.race(&race.position).position;
        assert!(position.protected().contains(stone));
    }
}

/// The proposals of a race between two blocks, from near to far.
fn between(race: &Race, names: [&str; 2]) -> Vec<Proposal> {
    let points = names.map(|name| race.point(name));
    proposals(&race.position, &race.roles, &points).expect("a race")
}

/// E1 is no liberty of either, but everything beside it is searched or safe.
#[test]
fn a_point_is_searched_if_nothing_is_left_out_beside_it() {
    let race = Race::new(&["...X.XO....", "...X......."]);
    let all = between(&race, ["F2", "G2"]);
    assert_eq!(race.names(all[0].relevant), "E2 H2 E1 F1 G1");
    assert_eq!(race.names(all[0].left_out), "J2 H1");
}

/// The black stones between them are one block, so they are not far from each other.
#[test]
fn a_long_block_between_two_others_is_one_step() {
    let race = Race::new(&[
        "...................",
        "OOOOOOOOOOOOOOOXXXX",
        ".XX.XXXXXXXXXXXOO.X",
    ]);
    assert!(!between(&race, ["B1", "Q1"]).is_empty());
}

/// With E1 the stone at D1 would have a liberty that can be taken, and its other one is left out.
#[test]
fn a_point_beside_stones_held_safe_at_the_edge_is_left_out() {
    let race = Race::new(&["...O.XO....", "...X......."]);
    let all = between(&race, ["F2", "G2"]);
    assert_eq!(race.names(all[0].relevant), "D2 E2 H2 F1 G1");
    assert_eq!(race.names(all[0].left_out), "C2 J2 E1 H1");
    let stone = race.point("D1");
    let mut safe = all[0].assumed_safe.iter();
    let at_edge = safe.find(|safe| safe.block.stones.contains(stone));
    assert_eq!(at_edge.map(|safe| safe.reason), Some(SafeReason::Edge));
}

/// Whatever is held safe beside a race is named.
#[test]
fn nothing_beside_a_race_is_safe_without_a_word() {
    let race = Race::new(&["X.O.", "XO..", "O.X.", ".XOO", "XO.O"]);
    for names in [["A1", "B1"], ["A5", "A3"], ["C3", "C2"]] {
        let points = names.map(|name| race.point(name));
        for proposal in proposals(&race.position, &race.roles, &points).expect("a race") {
            let named = proposal.assumed_safe.iter();
            let named = named.fold(PointSet::EMPTY, |all, safe| all.union(&safe.block.stones));
            let protected = proposal.race(&race.position).position.protected();
            let around = race.position.topology().neighborhood(&proposal.relevant);
            assert!(
                protected.intersection(&around).is_subset(&named),
                "{names:?}"
            );
            assert!(protected.is_disjoint(&proposal.relevant), "{names:?}");
        }
    }
}

/// Distance is no reason to refuse: the answer is what each block can do by itself.
#[test]
fn blocks_far_apart_are_searched_too() {
    let game = Race::new(&GAME);
    let points = ["C19", "Q4"].map(|name| game.point(name));
    assert!(proposals(&game.position, &game.roles, &points).is_ok());
    // All of these are weak, and each touches the next.
    let row = Race::new(&["...................", "XOXOXOXOXOXOXOXOXOX"]);
    let points = ["A1", "S1"].map(|name| row.point(name));
    let far = proposals(&row.position, &row.roles, &points).expect("a race");
    let both = far[0].essential.black.union(&far[0].essential.white);
    assert_eq!(both.len(), 2);
}

#[test]
fn what_is_asked_wrongly_is_refused_with_the_reason() {
    let game = Race::new(&GAME);
    let refused = |names: &[&str]| {
        let points: Vec<Point> = names.iter().map(|name| game.point(name)).collect();
        proposals(&game.position, &game.roles, &points).expect_err("no race")
    };
    let at = |name| game.point(name);
    assert_eq!(refused(&["A19"]), ProposeError::NoStone(at("A19")));
    assert_eq!(
        refused(&["C19", "G19"]),
        ProposeError::OneColor(at("C19"), at("G19"))
    );
    let empty = Race::new(&["...", "..."]);
    let nothing = proposals(&empty.position, &empty.roles, &[]);
    assert_eq!(nothing, Err(ProposeError::nothing()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_proposal_is_a_race(asked in asked()) {
        proposes_races(&asked)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    #[ignore = "minutes; for the weekly run"]
    fn every_proposal_of_many_is_a_race(asked in asked()) {
        proposes_races(&asked)?;
    }
}

/// Whether all that is proposed of a question are races, and of one kind.
fn proposes_races(asked: &Asked) -> Result<(), TestCaseError> {
    let Asked {
        position,
        roles,
        points,
    } = asked;
    // What is told of blocks is not looked at here, so little goes into it.
    let limits = SolveLimits::default().with_positions(30_000);
    let all = match proposals_within(position, roles, points, &limits) {
        Ok(all) => all,
        Err(error) => return check_refusal(asked, error),
    };
    prop_assert!(!all.is_empty());
    for (i, proposal) in all.iter().enumerate() {
        check(asked, proposal)?;
        prop_assert_eq!(&proposal.essential, &all[0].essential, "one race");
        let is_alike = |other: &Proposal| other.relevant == proposal.relevant;
        prop_assert!(!all[..i].iter().any(is_alike), "no two alike");
    }
    let chosen = propose_within(position, roles, points, &limits).expect("the same question");
    prop_assert!(all.contains(&chosen));
    for &point in points {
        let color = position.stone(point).expect("it was accepted");
        prop_assert!(chosen.essential[color].contains(point));
    }
    Ok(())
}
