//! A solved race in words: who wins with which move, how it is known, what was assumed.

pub mod certainty;
pub mod line;
pub mod refusal;
pub mod safe;
pub mod start;

use semeai_board::{Color, PointSet};
use semeai_race::answer::RaceAnswer;
use semeai_race::danger::{BlockRelation, PairReport};
use semeai_search::Known;
use semeai_session::printable::inline;
use semeai_session::{Document, Phrasing};

use self::certainty::{
    count_sentence, disagreement_sentences, doubts, known_in_print, proof_sentence,
};
use self::line::line_text;
use self::refusal::{no_race_between, perhaps_race, several_decide};
use self::safe::{
    beyond_sentence, hangs_sentence, left_out_sentence, safe_groups, safe_list, safe_sentence,
};
use self::start::{left_open, start_in_short, start_sentence};
use crate::grammar::{all_of, sentences};
use crate::race::why::{Step, essential_liberties};
use crate::texts::race::solution as texts;

/// A solved race as lines of text for a terminal. Ends with a line break.
///
/// The document must have the stones that were solved, and the roles of [`RaceAnswer::roles`].
pub fn solution_report(solved: &RaceAnswer, document: &Document, phrasing: Phrasing) -> String {
    let mut sections = Vec::new();
    if !document.text.title.is_empty() {
        sections.push(inline(&document.text.title).into_owned());
    }
    sections.push(essential_sentence(solved, phrasing));
    // What an answer leaves out goes before it.
    sections.push(beyond_sentence(solved, phrasing));
    sections.extend(solved.left_open().map(|open| left_open(open, phrasing)));
    sections.extend(
        solved
            .starts()
            .map(|first| start_with_line(solved, first, phrasing).join("\n")),
    );
    sections.push(hangs_sentence(solved, phrasing));
    sections.extend(disagreement_sentences(solved, phrasing));
    sections.extend(count_sentence(solved, document, phrasing));
    sections.push(proof_sentence(solved, phrasing));
    sections.push(doubts(solved, phrasing));
    sections.push(safe_list(solved, phrasing));
    sections.retain(|section| !section.is_empty());
    let mut text = sections.join("\n\n");
    text.push('\n');
    text
}

/// What happens if this side starts, and below it the line of play, if there is one.
fn start_with_line(solved: &RaceAnswer, first: Color, phrasing: Phrasing) -> Vec<String> {
    let line = solved
        .searched(first)
        .map(|start| line_text(&start.line, solved.topology(), phrasing))
        .filter(|line| !line.is_empty())
        .map(|line| texts::start_with_line(&line, phrasing));
    let mut lines = vec![start_sentence(solved, first, phrasing)];
    lines.extend(line);
    lines
}

/// What a solved race comes to for whoever has tried it on paper: what was left out, each start with its line, how it is known.
pub fn solution_in_print(solved: &RaceAnswer, phrasing: Phrasing) -> Vec<String> {
    let mut said = vec![beyond_sentence(solved, phrasing)];
    said.extend(solved.left_open().map(|open| left_open(open, phrasing)));
    let starts = solved.starts();
    said.extend(starts.flat_map(|first| start_with_line(solved, first, phrasing)));
    said.push(hangs_sentence(solved, phrasing));
    said.extend(disagreement_sentences(solved, phrasing));
    said.push(known_in_print(solved, phrasing));
    said.push(doubts(solved, phrasing));
    said.retain(|line| !line.is_empty());
    said
}

/// What a solved race comes to, sentence by sentence: what was left out, each start, where count and search differ, how
/// it is known, what was taken as safe.
pub fn solution_why(solved: &RaceAnswer, phrasing: Phrasing) -> Vec<String> {
    let steps = solution_steps(solved, phrasing).into_iter();
    steps.map(|step| step.said).collect()
}

/// The same, each sentence with the points that it is about.
pub fn solution_steps(solved: &RaceAnswer, phrasing: Phrasing) -> Vec<Step> {
    let essential = &solved.proposal.essential;
    let both = essential.black.union(&essential.white);
    let mut steps = vec![Step::about(essential_sentence(solved, phrasing), both)];
    let liberties = essential.as_ref().map(|stones| liberties(solved, stones));
    let said = essential_liberties(&liberties, phrasing);
    steps.push(Step::about(said, liberties.black.union(&liberties.white)));
    let several = Color::ALL.into_iter();
    let several = several.filter(|&color| solved.has_several(color));
    let decide = solved.proposal.several;
    steps.extend(several.map(|color| {
        let said = several_decide(color, decide, phrasing);
        Step::about(said, essential[color])
    }));
    steps.push(Step::of(beyond_sentence(solved, phrasing)));
    let open = solved.left_open();
    steps.extend(open.map(|open| Step::of(left_open(open, phrasing))));
    steps.extend(solved.starts().map(|first| {
        let said = start_with_line(solved, first, phrasing);
        let moves = solved.start(first).moves.clone().into_iter();
        let line = solved.searched(first).map(|start| &start.line);
        let line = line.into_iter().flatten().filter_map(|step| step.point);
        Step::about(sentences(&said, phrasing), moves.chain(line).collect())
    }));
    steps.push(Step::of(hangs_sentence(solved, phrasing)));
    let parted = disagreement_sentences(solved, phrasing).into_iter();
    steps.extend(parted.map(Step::of));
    steps.push(Step::of(proof_sentence(solved, phrasing)));
    steps.extend(safe_groups(solved).into_iter().map(|(reason, blocks)| {
        let said = safe_sentence(reason, &blocks, solved.topology(), phrasing);
        let stones = blocks.iter().flat_map(|safe| safe.block.stones.iter());
        Step::about(said, stones.collect())
    }));
    steps.retain(|step| !step.said.is_empty());
    steps
}

/// The empty points beside stones.
fn liberties(solved: &RaceAnswer, stones: &PointSet) -> PointSet {
    let beside = solved.topology().neighborhood(stones);
    beside.difference(&solved.race().position.occupied())
}

/// How the answer is known: up to where it was searched, and what that took.
pub fn known_sentence(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    let parts = [
        beyond_sentence(solved, phrasing),
        proof_sentence(solved, phrasing),
    ];
    sentences(&parts, phrasing)
}

/// What was found of each start, in short, or where count and search differ. What was left out stands before an answer of
/// near surroundings.
pub fn proved_sentence(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    if !solved.disagreements.is_empty() {
        return sentences(&disagreement_sentences(solved, phrasing), phrasing);
    }
    let mut said = Vec::new();
    if solved.known() == Known::Provisional {
        said.push(left_out_sentence(
            &solved.proposal,
            solved.topology(),
            phrasing,
        ));
        said.extend(solved.left_open().map(|open| left_open(open, phrasing)));
    }
    let starts = solved.starts();
    said.extend(starts.map(|first| start_in_short(solved, first, phrasing)));
    sentences(&said, phrasing)
}

/// Which blocks race, by their first stones; or of one of each side that they do not, with what is true of each.
fn essential_sentence(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    let is_pair = !Color::ALL
        .into_iter()
        .any(|color| solved.has_several(color));
    match &solved.told {
        Some(PairReport { relation, told }) if is_pair && *relation == BlockRelation::NoRace => {
            no_race_between(&[told.black, told.white], solved.topology(), phrasing)
        }
        Some(PairReport { relation, told }) if is_pair && *relation == BlockRelation::Open => {
            perhaps_race(&[told.black, told.white], solved.topology(), phrasing)
        }
        _ => race_sentence(solved, phrasing),
    }
}

fn race_sentence(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    let names = |color: Color| {
        let stones = solved.proposal.essential[color];
        let blocks = solved.position.blocks().into_iter();
        let own: Vec<_> = blocks
            .filter(|block| block.color == color && !block.stones.is_disjoint(&stones))
            .map(|block| phrasing.point(solved.topology(), block.anchor))
            .collect();
        all_of(&own, phrasing)
    };
    let (black, white) = (names(Color::Black), names(Color::White));
    texts::race_sentence(&black, &white, phrasing)
}
