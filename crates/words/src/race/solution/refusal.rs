//! Why there is nothing to solve, what is true of the blocks then, and what was taken for granted.

use semeai_board::{Color, Topology};
use semeai_race::danger::{BlockRelation, PairReport};
use semeai_race::propose::ProposeError;
use semeai_race::solve::Several;
use semeai_race::{About, Alone, BlockReport, NoRace, out};
use semeai_session::Phrasing;

use crate::grammar::{all_of, sentences, side};
use crate::race::fight::fights;
use crate::texts::race::solution::refusal as texts;

/// Why there is no race to solve, as a sentence.
pub fn propose_error(error: &ProposeError, topology: &Topology, phrasing: Phrasing) -> String {
    match error {
        ProposeError::NoStone(point) => {
            let point = phrasing.point(topology, *point);
            texts::propose_error_there_stone(&point, phrasing)
        }
        ProposeError::OneColor(a, b) => {
            let (a, b) = (phrasing.point(topology, *a), phrasing.point(topology, *b));
            texts::propose_error_stones_one_colour(&a, &b, phrasing)
        }
        ProposeError::NoRace(found) => sentences(&no_race_why(found, topology, phrasing), phrasing),
        ProposeError::Stopped => texts::propose_error_stopped(phrasing).to_owned(),
    }
}

/// The fights that were found, sentence by sentence, with the blocks that are dead; where none was found that nothing races, then
/// what is true of the blocks in question.
pub fn no_race_why(found: &NoRace, topology: &Topology, phrasing: Phrasing) -> Vec<String> {
    if !found.fights.is_empty() {
        let dead = found.blocks.iter();
        let dead = dead.filter(|told| told.alone == Alone::Dead);
        let dead = dead.map(|told| told_sentence(told, topology, phrasing));
        return fights(found, topology, phrasing)
            .into_iter()
            .chain(dead)
            .collect();
    }
    let each = |told: &BlockReport| told_sentence(told, topology, phrasing);
    let told: Vec<String> = found.blocks.iter().map(each).collect();
    match (found.about, found.is_proved()) {
        // Who asks about a block wants to know what becomes of it.
        (About::Block, _) if !told.is_empty() => told,
        (About::Pair, true) => headed(no_race_head(&found.blocks, topology, phrasing), told),
        (About::Pair, false) => headed(not_found_head(&found.blocks, topology, phrasing), told),
        (_, true) => headed(
            texts::no_race_why_there_race_here(phrasing).to_owned(),
            told,
        ),
        (_, false) => headed(
            texts::no_race_why_fight_was_found(phrasing).to_owned(),
            told,
        ),
    }
}

/// What is true of the blocks in question of which it is known.
pub fn known_blocks(found: &NoRace, topology: &Topology, phrasing: Phrasing) -> Vec<String> {
    let known = found.blocks.iter();
    let known = known.filter(|told| told.alone != Alone::Open);
    known
        .map(|told| told_sentence(told, topology, phrasing))
        .collect()
}

/// A sentence with others after it.
fn headed(head: String, rest: Vec<String>) -> Vec<String> {
    std::iter::once(head).chain(rest).collect()
}

/// That these two blocks do not race, with what is true of each.
pub(super) fn no_race_between(
    told: &[BlockReport],
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let head = no_race_head(told, topology, phrasing);
    with_each(head, told, topology, phrasing)
}

/// That it was not found out whether these two blocks race, with what is true of each.
pub(super) fn perhaps_race(
    told: &[BlockReport],
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let head = not_found_head(told, topology, phrasing);
    with_each(head, told, topology, phrasing)
}

fn with_each(
    head: String,
    told: &[BlockReport],
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let each = told
        .iter()
        .map(|told| told_sentence(told, topology, phrasing));
    sentences(&headed(head, each.collect()), phrasing)
}

fn no_race_head(blocks: &[BlockReport], topology: &Topology, phrasing: Phrasing) -> String {
    let names = block_names(blocks, topology, phrasing);
    texts::no_race_head(&names, phrasing)
}

/// The same where not everything was found out.
fn not_found_head(blocks: &[BlockReport], topology: &Topology, phrasing: Phrasing) -> String {
    let names = block_names(blocks, topology, phrasing);
    texts::not_found_head(&names, phrasing)
}

fn block_names(blocks: &[BlockReport], topology: &Topology, phrasing: Phrasing) -> String {
    let names: Vec<String> = blocks
        .iter()
        .map(|told| block_name(told, topology, phrasing))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    all_of(&names, phrasing)
}

/// What is true of a block, as a sentence.
pub fn told_sentence(told: &BlockReport, topology: &Topology, phrasing: Phrasing) -> String {
    let name = block_name(told, topology, phrasing);
    let words = told_words(told, topology, phrasing);
    texts::told_sentence(&name, &words, phrasing)
}

/// What a proposal is of whose first blocks this is true: a race, or blocks that do not race as far as is known.
pub fn proposal_heading(pair: &PairReport, topology: &Topology, phrasing: Phrasing) -> String {
    if pair.relation.is_race() {
        return texts::proposal_heading_proposed_race(phrasing).to_owned();
    }
    let settled = Color::ALL.into_iter().find_map(|color| {
        let told = &pair.told[color];
        let name = block_name(told, topology, phrasing);
        match told.alone {
            alone if alone.is_saved() => {
                Some(texts::proposal_heading_race_not_captured(&name, phrasing))
            }
            Alone::Dead => Some(texts::proposal_heading_dead(&name, phrasing)),
            _ => None,
        }
    });
    let open = || texts::proposal_heading_perhaps_race(phrasing).to_owned();
    let settled = settled.filter(|_| pair.relation == BlockRelation::NoRace);
    settled.unwrap_or_else(open)
}

/// What is true of a block, in a few words: with whom it races, and what becomes of it by itself.
pub fn told_words(told: &BlockReport, topology: &Topology, phrasing: Phrasing) -> String {
    let races = told.races_with.map(|point| {
        let point = phrasing.point(topology, point);
        texts::told_words_race(&point, phrasing)
    });
    let is_told = told.alone != Alone::Open || races.is_none();
    let alone = is_told.then(|| {
        match told.alone {
            // What saves it is to win the race.
            Alone::Endangered | Alone::Flees(_) if told.races_with.is_some() => {
                let other = side(told.block.color.opponent(), phrasing);
                texts::told_words_captured_if_starts(&other, phrasing)
            }
            _ => alone_words(told, topology, phrasing),
        }
    });
    let parts: Vec<String> = races.into_iter().chain(alone).collect();
    parts.join(texts::told_words(phrasing))
}

fn block_name(told: &BlockReport, topology: &Topology, phrasing: Phrasing) -> String {
    let (color, point) = (
        side(told.block.color, phrasing),
        phrasing.point(topology, told.called),
    );
    texts::block_name(&color, &point, phrasing)
}

/// What becomes of a block by itself, in a few words; of one that gets out also with how many liberties.
fn alone_words(told: &BlockReport, topology: &Topology, phrasing: Phrasing) -> String {
    let words = match told.alone {
        Alone::TwoEyes => texts::alone_words_two_eyes(phrasing),
        Alone::Lives => texts::alone_words_lives(phrasing),
        Alone::Wins => {
            let color = told.block.color;
            let [own, other] = [color, color.opponent()].map(|color| side(color, phrasing));
            return texts::alone_words_wins_even_if(&other, &own, phrasing);
        }
        Alone::Unsettled => texts::alone_words_unsettled(phrasing),
        Alone::Endangered => {
            let other = side(told.block.color.opponent(), phrasing);
            return texts::alone_words_play_captures_can(&other, phrasing);
        }
        Alone::Dead => texts::alone_words_dead(phrasing),
        Alone::Runs(point) => {
            let (count, point) = (out(&told.block), phrasing.point(topology, point));
            return texts::alone_words_gets_liberties_even(&count, &point, phrasing);
        }
        Alone::Flees(point) => {
            let (count, point) = (out(&told.block), phrasing.point(topology, point));
            let [own, other] = [told.block.color, told.block.color.opponent()];
            let [own, other] = [own, other].map(|color| side(color, phrasing));
            return texts::alone_words_captured_if_starts(&count, &other, &own, &point, phrasing);
        }
        Alone::Open => texts::alone_words_open(phrasing),
    };
    words.to_owned()
}

/// That marks of another program were taken as roles.
pub fn marks_taken(phrasing: Phrasing) -> String {
    texts::marks_taken(phrasing).to_owned()
}

/// With which of several essential blocks a side has lost, and that it can be read the other way.
pub fn several_decide(color: Color, several: Several, phrasing: Phrasing) -> String {
    let name = side(color, phrasing);
    match several {
        Several::All => texts::several_decide_all(&name, phrasing),
        Several::First => texts::several_decide_first(&name, phrasing),
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{ByColor, SafeReason};
    use semeai_race::Pairs;
    use semeai_race::solve::Outcome;

    use super::super::safe::safe_reason;
    use super::*;
    use crate::example::{PLAIN, solved};

    #[test]
    fn of_a_block_that_races_it_is_not_said_that_nobody_knows_what_saves_it() {
        let race = solved(PLAIN, Outcome::Undecided);
        let board = race.position.topology();
        let block = |name| {
            let point = board.point(name).expect("on the board");
            race.position.block_at(point).expect("a stone")
        };
        let told = |races_with| BlockReport {
            block: block("A3"),
            called: board.point("A3").expect("on the board"),
            alone: Alone::Endangered,
            races_with,
        };
        assert_eq!(
            told_words(&told(board.point("A2")), board, Phrasing::ENGLISH),
            "in a race with A2; captured if White starts"
        );
        assert_eq!(
            told_words(&told(board.point("A2")), board, Phrasing::JAPANESE),
            "A2と攻合い、白が先なら取られる"
        );
        let alone = told_words(&told(None), board, Phrasing::ENGLISH);
        assert!(alone.ends_with("Not found yet"), "{alone}");
    }

    #[test]
    fn only_blocks_that_race_are_headed_as_a_race() {
        let race = solved(PLAIN, Outcome::Undecided);
        let board = race.position.topology();
        let point = board.point("A3").expect("a point");
        let block = race.position.block_at(point).expect("a stone");
        let told = |alone| BlockReport {
            block,
            called: block.anchor,
            alone,
            races_with: None,
        };
        let cases = [
            (Alone::Dead, BlockRelation::Decided, "Proposed race"),
            (
                Alone::TwoEyes,
                BlockRelation::NoRace,
                "No race: Black A3 is not captured",
            ),
            (
                Alone::Dead,
                BlockRelation::NoRace,
                "No race: Black A3 is dead",
            ),
            (Alone::Dead, BlockRelation::Open, "Perhaps a race"),
            (Alone::Unsettled, BlockRelation::Open, "Perhaps a race"),
        ];
        for (alone, relation, heading) in cases {
            let pair = PairReport {
                relation,
                told: ByColor {
                    black: told(Alone::Open),
                    white: told(alone),
                },
            };
            let said = |phrasing| proposal_heading(&pair, board, phrasing);
            assert_eq!(said(Phrasing::ENGLISH), heading, "{pair:?}");
            let is_race = said(Phrasing::JAPANESE) == "攻合いの提案";
            assert_eq!(is_race, relation.is_race());
        }
    }

    #[test]
    fn every_reason_and_refusal_is_said_in_both_languages() {
        let race = solved(PLAIN, Outcome::Undecided);
        let board = race.position.topology();
        let [a, b] = ["A4", "A3"].map(|name| board.point(name).expect("a point"));
        let mut said = Vec::new();
        for phrasing in [Phrasing::ENGLISH, Phrasing::JAPANESE] {
            let reasons = [
                SafeReason::Said,
                SafeReason::TwoEyes,
                SafeReason::Room,
                SafeReason::Liberties(7),
                SafeReason::Joined,
                SafeReason::Edge,
            ];
            said.extend(reasons.map(|reason| safe_reason(reason, phrasing)));
            let refusals = [
                ProposeError::NoStone(a),
                ProposeError::OneColor(a, b),
                ProposeError::nothing(),
                ProposeError::Stopped,
            ];
            said.extend(refusals.map(|error| propose_error(&error, board, phrasing)));
            let alone = [
                Alone::TwoEyes,
                Alone::Lives,
                Alone::Wins,
                Alone::Unsettled,
                Alone::Endangered,
                Alone::Dead,
                Alone::Runs(a),
                Alone::Open,
            ];
            let block = race.position.block_at(b).expect("a stone");
            let told = |alone| BlockReport {
                block,
                called: block.anchor,
                alone,
                races_with: None,
            };
            said.extend(alone.map(|alone| alone_words(&told(alone), board, phrasing)));
            let questions = [
                (About::Board, Pairs::Proved),
                (About::Board, Pairs::Open),
                (About::Block, Pairs::Open),
                (About::Pair, Pairs::Proved),
                (About::Pair, Pairs::Open),
            ];
            for (about, pairs) in questions {
                let told = BlockReport {
                    block,
                    called: block.anchor,
                    alone: Alone::Dead,
                    races_with: None,
                };
                let races = BlockReport {
                    races_with: Some(a),
                    ..told
                };
                let also = (about, pairs) == (About::Board, Pairs::Proved);
                said.extend(also.then(|| told_words(&races, board, phrasing)));
                let found = NoRace {
                    about,
                    first: None,
                    fights: Vec::new(),
                    blocks: vec![told],
                    pairs,
                };
                said.push(propose_error(
                    &ProposeError::NoRace(Box::new(found)),
                    board,
                    phrasing,
                ));
            }
        }
        let all = said.len();
        said.sort();
        said.dedup();
        assert_eq!((said.len(), said[0].is_empty()), (all, false));
    }
}
