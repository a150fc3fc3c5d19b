//! Questions that are answered as a whole.

use semeai_board::{Color, Position, Role, Roles, diagram};
use semeai_search::Known;

use self::example::{Stated, solved};
use super::answering::proposed_roles;
use super::*;
use crate::propose::propose;
use crate::report::{Claim, Conclusion};
use crate::solve::{Outcome, Several, SolveLimits};
use crate::{Ending, Limits};

pub(crate) mod example;

/// The race of a diagram, whose marks are the roles.
fn question(text: &str) -> RaceQuestion {
    let parsed = diagram::parse(text).expect("a diagram");
    let position = parsed.position().expect("a position");
    RaceQuestion::new(position, parsed.roles)
}

#[test]
fn safe_stones_stay_safe_in_an_essential_block() {
    let race = solved("##W@\nWOOO\n@WB#", Stated::undecided());
    let roles = proposed_roles(&race.proposal, &race.roles);
    assert_eq!(roles.points(Role::Safe), race.roles.points(Role::Safe));
    let verdict = race.report.verdict.expect("two sides");
    assert_eq!(
        verdict.conclusion,
        Claim::Counted(Conclusion::BothLive),
        "both are alive"
    );
}

/// Two black and two white blocks with two eyes each, and room between them.
#[test]
fn sides_of_which_blocks_live_by_themselves_both_live() {
    let rows = "B.B.BW.W.W\nBBBBBWWWWW\n..........\nWWWWWBBBBB\nW.W.WB.B.B";
    for several in [Several::All, Several::First] {
        let solved = answer_race(&RaceQuestion {
            several,
            ..question(rows)
        });
        let solved = solved.expect("a race");
        assert_eq!(solved.known(), Known::Proved, "{several:?}");
        for first in Color::ALL {
            let start = solved.start(first);
            assert_eq!(start.outcome, Outcome::Ends(Ending::BothLive));
            assert!(start.may_pass && start.losing.is_empty());
            let names = start
                .moves
                .iter()
                .map(|&point| solved.topology().name(point));
            // The eyes of the other side, and no own one.
            let eye = ["B5", "G5"][usize::from(first == Color::White)];
            assert!(names.clone().all(|name| name != eye), "{first:?}");
            let own = &solved.searched(first).expect("searched").unjudged;
            assert!(!own.is_empty());
        }
    }
}

#[test]
fn a_seki_is_lost_by_filling_what_one_needs() {
    let rows = [
        "@.@.@@@", "@@@@@@@", "@..@@@@", "@BBBBB@", "#W..WW#", "#WWWWW#", "###..##", "#######",
        "#.#.###",
    ];
    let solved = answer_race(&question(&rows.join("\n"))).expect("a race");
    for (first, expected) in [
        (Color::Black, ["B7", "C7", "C5", "D5"]),
        (Color::White, ["C5", "D5", "D3", "E3"]),
    ] {
        let lost = solved.start(first).losing;
        let names = lost.iter().map(|&point| solved.topology().name(point));
        assert_eq!(names.collect::<Vec<_>>(), expected, "{first:?}");
    }
}

#[test]
fn safe_marks_far_apart_on_a_whole_board_do_not_widen_a_race() {
    let rows = [
        "..X.O.X..",
        "..XXOOX..",
        "..OXXOXX.",
        ".OOOXOOO.",
        "..X.O....",
    ];
    let near = rows.map(|row| format!("{row:.<19}"));
    let far = (0..14).map(|_| ".".repeat(19));
    let text: Vec<String> = near.into_iter().chain(far).collect();
    let setup = diagram::parse(&text.join("\n")).expect("a diagram").setup;
    let position = Position::new(setup).expect("a position");
    let at = |name: &str| position.topology().point(name).expect("a point");
    let bare = propose(&position, &Roles::new(), &[at("C19"), at("E19")]).expect("a race");
    let mut roles = proposed_roles(&bare, &Roles::new());
    let far = position.block_at(at("G19")).expect("a block");
    roles.set_block(&far, Role::Safe);
    let again = propose(&position, &roles, &[]).expect("a race");
    assert!(again.relevant.len() <= 128, "{}", again.relevant.len());
    assert_eq!(again.essential, bare.essential);
}

#[test]
fn a_count_of_near_surroundings_is_not_sure() {
    let rows = [
        "OO.XO.O.X",
        "OO.XOOO.X",
        "..XXXXOOX",
        "XXOOOXXXX",
        "XOO.OOOOO",
        "XO.......",
        ".O.......",
        ".........",
        ".........",
    ];
    let mut question = question(&rows.join("\n"));
    let topology = question.position.topology();
    question.points = ["D9", "E9"]
        .map(|name| topology.point(name).expect("a point"))
        .to_vec();
    question.first = Some(Color::White);
    question.limits = SolveLimits::default().with_positions(1_000);
    let near = answer_race(&question).expect("a race");
    assert!(!near.is_count_sure() && !near.holds_beyond.white);
    assert_eq!(near.known(), Known::Undecided);
    question.limits = SolveLimits::default();
    let whole = answer_race(&question).expect("a race");
    // Not proved: stones with many liberties beyond are taken as safe.
    assert_eq!(whole.known(), Known::Provisional);
    assert_eq!(
        whole.start(Color::White).outcome,
        Outcome::Ends(Ending::White)
    );
    assert_eq!(
        near.start(Color::White).outcome,
        Outcome::Ends(Ending::Black)
    );
}

#[test]
fn the_count_expands_where_the_search_was_not_enough() {
    let rows = [
        ".@.@.XX.B",
        "@@@@@..@B",
        "@@@@@@@@B",
        "@@@@@@@.B",
        "@@@@@@@@B",
        "########W",
        "#######.W",
        "#######.W",
        ".#.####.W",
    ];
    let request = |count_limits| RaceQuestion {
        limits: SolveLimits::default().with_positions(1),
        count_limits,
        ..question(&rows.join("\n"))
    };
    let known = |limits| answer_race(&request(limits)).expect("a race").known();
    assert_eq!(known(Limits::default()), Known::Counted);
    assert_eq!(
        known(Limits::default().within_positions(1)),
        Known::Undecided
    );
}

#[test]
fn a_race_is_proposed_counted_and_proved() {
    let plain = question(example::PLAIN);
    let solved = answer_race(&plain).expect("a race");
    assert_eq!(solved.known(), Known::Proved);
    assert!(solved.is_count_sure());
    assert_eq!(solved.roles, plain.roles);
    assert_eq!(solved.disagreements, []);
}
