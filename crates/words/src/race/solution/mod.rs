//! A solved race in words: who wins with which move, how it is known, what was assumed.

pub mod certainty;
pub mod line;
pub mod refusal;
pub mod safe;
pub mod start;

use semeai_board::Color;
use semeai_race::answer::{Certainty, RaceAnswer};
use semeai_race::danger::{BlockRelation, PairReport};
use semeai_session::printable::inline;
use semeai_session::{Document, Language};

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
use crate::race::why::Step;

/// A solved race as lines of text for a terminal. Ends with a line break.
///
/// The document must have the stones that were solved, and the roles of [`RaceAnswer::roles`].
pub fn solution_report(solved: &RaceAnswer, document: &Document, language: Language) -> String {
    let mut sections = Vec::new();
    if !document.text.title.is_empty() {
        sections.push(inline(&document.text.title).into_owned());
    }
    sections.push(essential_sentence(solved, language));
    // What an answer leaves out goes before it.
    sections.push(beyond_sentence(solved, language));
    sections.extend(solved.left_open().map(|open| left_open(open, language)));
    sections.extend(
        solved
            .starts()
            .map(|first| start_with_line(solved, first, language).join("\n")),
    );
    sections.push(hangs_sentence(solved, language));
    sections.extend(disagreement_sentences(solved, language));
    sections.extend(count_sentence(solved, document, language));
    sections.push(proof_sentence(solved, language));
    sections.push(doubts(solved, language));
    sections.push(safe_list(solved, language));
    sections.retain(|section| !section.is_empty());
    let mut text = sections.join("\n\n");
    text.push('\n');
    text
}

/// What happens if this side starts, and below it the line of play, if there is one.
fn start_with_line(solved: &RaceAnswer, first: Color, language: Language) -> Vec<String> {
    let line = solved
        .searched(first)
        .map(|start| line_text(&start.line, solved.topology(), language))
        .filter(|line| !line.is_empty())
        .map(|line| tell!(language, en = "Line: {line}.", ja = "手順:{line}。"));
    let mut lines = vec![start_sentence(solved, first, language)];
    lines.extend(line);
    lines
}

/// What a solved race comes to for whoever has tried it on paper: what was left out, each start with its line, how it is known.
pub fn solution_in_print(solved: &RaceAnswer, language: Language) -> Vec<String> {
    let mut said = vec![beyond_sentence(solved, language)];
    said.extend(solved.left_open().map(|open| left_open(open, language)));
    let starts = solved.starts();
    said.extend(starts.flat_map(|first| start_with_line(solved, first, language)));
    said.push(hangs_sentence(solved, language));
    said.extend(disagreement_sentences(solved, language));
    said.push(known_in_print(solved, language));
    said.push(doubts(solved, language));
    said.retain(|line| !line.is_empty());
    said
}

/// What a solved race comes to, sentence by sentence: what was left out, each start, where count and search differ, how
/// it is known, what was taken as safe.
pub fn solution_why(solved: &RaceAnswer, language: Language) -> Vec<String> {
    let steps = solution_steps(solved, language).into_iter();
    steps.map(|step| step.said).collect()
}

/// The same, each sentence with the points that it is about.
pub fn solution_steps(solved: &RaceAnswer, language: Language) -> Vec<Step> {
    let essential = &solved.proposal.essential;
    let both = essential.black.union(&essential.white);
    let mut steps = vec![Step::about(essential_sentence(solved, language), both)];
    let several = Color::ALL.into_iter();
    let several = several.filter(|&color| solved.has_several(color));
    let decide = solved.proposal.several;
    steps.extend(several.map(|color| {
        let said = several_decide(color, decide, language);
        Step::about(said, essential[color])
    }));
    steps.push(Step::of(beyond_sentence(solved, language)));
    let open = solved.left_open();
    steps.extend(open.map(|open| Step::of(left_open(open, language))));
    steps.extend(solved.starts().map(|first| {
        let moves = solved.start(first).moves.iter().copied().collect();
        Step::about(start_sentence(solved, first, language), moves)
    }));
    steps.push(Step::of(hangs_sentence(solved, language)));
    let parted = disagreement_sentences(solved, language).into_iter();
    steps.extend(parted.map(Step::of));
    steps.push(Step::of(proof_sentence(solved, language)));
    steps.extend(safe_groups(solved).into_iter().map(|(reason, blocks)| {
        let said = safe_sentence(reason, &blocks, solved.topology(), language);
        let stones = blocks.iter().flat_map(|safe| safe.block.stones.iter());
        Step::about(said, stones.collect())
    }));
    steps.retain(|step| !step.said.is_empty());
    steps
}

/// How the answer is known: up to where it was searched, and what that took.
pub fn known_sentence(solved: &RaceAnswer, language: Language) -> String {
    let parts = [
        beyond_sentence(solved, language),
        proof_sentence(solved, language),
    ];
    sentences(&parts, language)
}

/// What was found of each start, in short, or where count and search differ. What was left out stands before an answer of
/// near surroundings.
pub fn proved_sentence(solved: &RaceAnswer, language: Language) -> String {
    if !solved.disagreements.is_empty() {
        return sentences(&disagreement_sentences(solved, language), language);
    }
    let mut said = Vec::new();
    if solved.known() == Certainty::Nearby {
        said.push(left_out_sentence(
            &solved.proposal,
            solved.topology(),
            language,
        ));
        said.extend(solved.left_open().map(|open| left_open(open, language)));
    }
    let starts = solved.starts();
    said.extend(starts.map(|first| start_in_short(solved, first, language)));
    sentences(&said, language)
}

/// Which blocks race, by their first stones; or of one of each side that they do not, with what is true of each.
fn essential_sentence(solved: &RaceAnswer, language: Language) -> String {
    let is_pair = !Color::ALL
        .into_iter()
        .any(|color| solved.has_several(color));
    match &solved.told {
        Some(PairReport { relation, told }) if is_pair && *relation == BlockRelation::NoRace => {
            no_race_between(&[told.black, told.white], solved.topology(), language)
        }
        Some(PairReport { relation, told }) if is_pair && *relation == BlockRelation::Open => {
            perhaps_race(&[told.black, told.white], solved.topology(), language)
        }
        _ => race_sentence(solved, language),
    }
}

fn race_sentence(solved: &RaceAnswer, language: Language) -> String {
    let names = |color: Color| {
        let stones = solved.proposal.essential[color];
        let blocks = solved.position.blocks().into_iter();
        let own: Vec<&str> = blocks
            .filter(|block| block.color == color && !block.stones.is_disjoint(&stones))
            .map(|block| solved.topology().name(block.anchor))
            .collect();
        all_of(&own, language)
    };
    let (black, white) = (names(Color::Black), names(Color::White));
    tell!(
        language,
        en = "The race is between Black {black} and White {white}.",
        ja = "攻合いは黒{black}と白{white}です。"
    )
}
