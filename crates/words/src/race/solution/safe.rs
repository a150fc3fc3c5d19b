//! What a solved race takes as safe, each block with its reason.

use semeai_board::{Assumption, SafeReason, Topology};
use semeai_race::answer::RaceAnswer;
use semeai_race::bounds::Hangs;
use semeai_race::propose::Proposal;
use semeai_session::Phrasing;

use crate::grammar::{all_of, sentences, side};
use crate::texts::race::solution::safe as texts;

/// The blocks that are taken as safe, those with the same reason together, in the order of the proposal.
pub(super) fn safe_groups(solved: &RaceAnswer) -> Vec<(SafeReason, Vec<&Assumption>)> {
    let mut groups: Vec<(SafeReason, Vec<&Assumption>)> = Vec::new();
    for assumption in &solved.proposal.assumed_safe {
        match groups
            .iter_mut()
            .find(|(reason, _)| *reason == assumption.reason)
        {
            Some((_, blocks)) => blocks.push(assumption),
            None => groups.push((assumption.reason, vec![assumption])),
        }
    }
    groups
}

pub(super) fn safe_list(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    let lines: Vec<String> = safe_groups(solved)
        .into_iter()
        .map(|(reason, blocks)| {
            format!(
                "- {}",
                safe_sentence(reason, &blocks, solved.topology(), phrasing)
            )
        })
        .collect();
    if lines.is_empty() {
        return String::new();
    }
    let head = texts::safe_list(phrasing);
    format!("{head}\n{}", lines.join("\n"))
}

/// Up to where a solved race was searched, and whether it matters what lies beyond; empty if it is closed.
pub fn beyond_sentence(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    let (proposal, topology) = (&solved.proposal, solved.topology());
    if !solved.holds_beyond() {
        return left_out_sentence(proposal, topology, phrasing);
    }
    let Some(which) = left_out_points(proposal, topology, phrasing) else {
        return String::new();
    };
    texts::beyond_sentence(&which, phrasing)
}

/// That what is shown of a solved race is known of near surroundings only, with what was left out.
pub fn nearby_note(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    let nearby = texts::nearby_note(phrasing);
    sentences(
        &[nearby.to_owned(), beyond_sentence(solved, phrasing)],
        phrasing,
    )
}

/// What the answer hangs on, if that is known.
pub(crate) fn hangs_sentence(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    let sentence = |hangs: &Hangs| {
        let (own, other) = (
            side(hangs.side, phrasing),
            side(hangs.side.opponent(), phrasing),
        );
        let point = phrasing.point(solved.topology(), hangs.point);
        texts::hangs_sentence(&other, &own, &point, phrasing)
    };
    let all: Vec<String> = solved.hangs_on.iter().map(sentence).collect();
    sentences(&all, phrasing)
}

/// That the race is searched up to some empty points and not beyond; empty if it is closed.
pub fn left_out_sentence(proposal: &Proposal, topology: &Topology, phrasing: Phrasing) -> String {
    let Some(which) = left_out_points(proposal, topology, phrasing) else {
        return String::new();
    };
    texts::left_out_sentence(&which, phrasing)
}

/// The names of the points up to which a race is searched, of many the first; none if it is closed.
fn left_out_points(proposal: &Proposal, topology: &Topology, phrasing: Phrasing) -> Option<String> {
    const MOST: usize = 6;
    let names = phrasing.points(topology, &proposal.left_out);
    Some(match names.len() {
        0 => return None,
        1..=MOST => all_of(&names, phrasing),
        count => {
            let rest = count - MOST;
            let names = names[..MOST].join(crate::grammar::comma(phrasing));
            texts::left_out_points(&names, &rest, phrasing)
        }
    })
}

pub(super) fn safe_sentence(
    reason: SafeReason,
    blocks: &[&Assumption],
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let names: Vec<String> = blocks
        .iter()
        .map(|assumption| {
            let color = side(assumption.block.color, phrasing);
            let point = phrasing.point(topology, assumption.block.anchor);
            texts::safe_sentence(&color, &point, phrasing)
        })
        .collect();
    let (names, reason) = (all_of(&names, phrasing), safe_reason(reason, phrasing));
    texts::safe_sentence_2(&names, &reason, phrasing)
}

/// Why a block is taken as safe, in a few words.
pub fn safe_reason(reason: SafeReason, phrasing: Phrasing) -> String {
    match reason {
        SafeReason::Said => texts::safe_reason_said(phrasing).to_owned(),
        SafeReason::TwoEyes => texts::safe_reason_two_eyes(phrasing).to_owned(),
        SafeReason::Room => texts::safe_reason_room(phrasing).to_owned(),
        SafeReason::Liberties(count) => {
            let noun = if count == 1 { "liberty" } else { "liberties" };
            texts::safe_reason_outside_race(&count, &noun, phrasing)
        }
        SafeReason::Joined => texts::safe_reason_joined(phrasing).to_owned(),
        SafeReason::Looks => texts::safe_reason_looks(phrasing).to_owned(),
        SafeReason::Edge => texts::safe_reason_edge(phrasing).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{ByColor, PointSet};
    use semeai_race::Ending;
    use semeai_race::solve::{Outcome, Several};

    use super::*;
    use crate::example::{PLAIN, solved};

    #[test]
    fn an_answer_of_near_surroundings_says_first_what_was_left_out() {
        let mut race = solved(PLAIN, Outcome::Ends(Ending::Black));
        for (holds_beyond, before) in [
            (true, ["Black to play", "黒先"]),
            (
                false,
                [
                    "Not read: A1 and everything beyond.",
                    "読んでいない所：A1とその先。",
                ],
            ),
        ] {
            race.holds_beyond = ByColor::new_with(|_| holds_beyond);
            race.proposal.left_out = race
                .position
                .topology()
                .points()
                .iter()
                .skip(15)
                .take(1)
                .collect();
            for (phrasing, before) in [Phrasing::ENGLISH, Phrasing::JAPANESE]
                .into_iter()
                .zip(before)
            {
                let said = super::super::proved_sentence(&race, phrasing);
                assert!(said.starts_with(before), "{said}");
            }
        }
    }

    #[test]
    fn of_many_points_left_out_six_are_named() {
        let board = Topology::rectangle(9, 2).expect("a board");
        let said = |count: usize, phrasing| {
            let proposal = Proposal {
                essential: ByColor::default(),
                several: Several::All,
                assumed_safe: Vec::new(),
                relevant: PointSet::EMPTY,
                left_out: board.points().iter().take(count).collect(),
            };
            left_out_sentence(&proposal, &board, phrasing)
        };
        assert_eq!(said(0, Phrasing::ENGLISH), "");
        for (count, english, japanese) in [
            (1, "A2 and", "A2と"),
            (
                6,
                "A2, B2, C2, D2, E2 and F2 and",
                "A2、B2、C2、D2、E2、F2と",
            ),
            (
                8,
                "A2, B2, C2, D2, E2, F2, 2 more and",
                "A2、B2、C2、D2、E2、F2ほか2か所と",
            ),
        ] {
            let sentence = said(count, Phrasing::ENGLISH);
            assert!(
                sentence.starts_with(&format!("Not read: {english} everything beyond.")),
                "{sentence}"
            );
            let sentence = said(count, Phrasing::JAPANESE);
            assert!(
                sentence.ends_with(&format!("：{japanese}その先。")),
                "{sentence}"
            );
        }
    }
}
