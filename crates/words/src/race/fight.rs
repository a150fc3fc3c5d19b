//! The fights of a position: who captures or saves a block by moving first, where, and how that is known.

use semeai_board::{Block, Color, PointSet, Topology};
use semeai_race::Fate;
use semeai_race::NoRace;
use semeai_race::fight::{Attempt, Fight, FightResult, FightStart};
use semeai_search::Known;
use semeai_session::Phrasing;

use crate::grammar::{int, liberties, one_of, sentences, side};
use crate::texts::race::fight as texts;

/// The most fights that are told beside the one that most hangs on.
const MOST_OTHERS: usize = 3;

/// The most first moves that are named.
const MOST_MOVES: usize = 6;

/// The fights that were found, the biggest first, a sentence or two each.
pub fn fights(found: &NoRace, topology: &Topology, phrasing: Phrasing) -> Vec<String> {
    let told = 0..found.fights.len().min(1 + MOST_OTHERS);
    let each = told.map(|place| fight_sentences(found, place, topology, phrasing));
    each.collect()
}

/// The fights beside the biggest, a sentence or two each, with the stones that hang on them.
pub fn other_fights(
    found: &NoRace,
    topology: &Topology,
    phrasing: Phrasing,
) -> Vec<(String, PointSet)> {
    let told = fights(found, topology, phrasing).into_iter();
    let stones = found.fights.iter().map(|fight| fight.target.stones);
    told.zip(stones).skip(1).collect()
}

/// What both sides reach in the fight at this place, in a sentence each; where it was asked about one side alone, that side first. How a
/// block is saved is looked for in the biggest fight alone, so of the others it is not said that it was not found.
///
/// # Panics
///
/// If there is no such fight.
pub fn fight_sentences(
    found: &NoRace,
    place: usize,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let (fight, asked) = (&found.fights[place], found.first);
    let first = asked.unwrap_or_else(|| fight.attacker());
    let known = [first, first.opponent()].into_iter();
    let known = known.filter(|&color| fight.starts[color].is_some());
    let mut said: Vec<String> = known
        .enumerate()
        .map(|(place, color)| start_sentence(fight, color, place == 0, topology, phrasing))
        .collect();
    let owner = fight.target.color;
    if place == 0 && fight.starts[owner].is_none() && asked != Some(fight.attacker()) {
        let owner = side(owner, phrasing);
        let stones = pronoun(&fight.target, phrasing);
        said.push(match fight.attempt {
            Some(attempt) => {
                let attempt = attempt_words(attempt, topology, phrasing);
                texts::fight_sentences_play(&attempt, &owner, phrasing)
            }
            None => texts::fight_sentences_none(&owner, &stones, phrasing),
        });
    }
    sentences(&said, phrasing)
}

/// What a side reaches by moving first, as a sentence of its own.
fn start_sentence(
    fight: &Fight,
    first: Color,
    is_named: bool,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let name = side(first, phrasing);
    let reached = start_words(fight, first, is_named, topology, phrasing);
    texts::start_sentence(&name, &reached, phrasing)
}

/// What the owner of a block can try, in a few words: "can try F6 (3 liberties): found no capture after it".
fn attempt_words(attempt: Attempt, topology: &Topology, phrasing: Phrasing) -> String {
    let point = phrasing.point(topology, attempt.point);
    let count = int(attempt.liberties);
    let left = liberties(count);
    texts::attempt_words(&count, &left, &point, phrasing)
}

/// What a side reaches by moving first, in a few words: "captures the 3 white stones at B2 by A4". `is_named` says whether the stones are
/// named.
pub fn start_words(
    fight: &Fight,
    first: Color,
    is_named: bool,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let Some(start) = &fight.starts[first] else {
        let attempt = fight.attempt.filter(|_| first == fight.target.color);
        let told = attempt.map(|attempt| attempt_words(attempt, topology, phrasing));
        let open = || texts::start_words_not_known(phrasing).to_owned();
        return told.unwrap_or_else(open);
    };
    let stones = match is_named {
        true => stones_named(&fight.target, topology, phrasing),
        false => pronoun(&fight.target, phrasing).to_owned(),
    };
    let moves = moves(start, topology, phrasing);
    let said = match start.result {
        FightResult::Captured => texts::start_words_captured(&moves, &stones, phrasing),
        FightResult::Ko {
            threats: Some(threats),
        } => {
            let condition = ko_condition(first, threats, phrasing);
            match first == fight.attacker() {
                true => texts::start_words_captures_by_ko(&condition, &moves, &stones, phrasing),
                false => texts::start_words_saves_by_ko(&condition, &moves, &stones, phrasing),
            }
        }
        FightResult::Ko { threats: None } if first == fight.attacker() => {
            let name = side(first, phrasing);
            texts::start_words_captures_if_wins(&moves, &name, &stones, phrasing)
        }
        FightResult::Ko { threats: None } => texts::start_words_ko(&moves, &stones, phrasing),
        FightResult::Lives => texts::start_words_lives(&moves, &stones, phrasing),
        FightResult::Liberties(count) => {
            texts::start_words_liberties(&count, &moves, &stones, phrasing)
        }
        FightResult::Wins(other) => {
            let other = phrasing.point(topology, other.anchor);
            texts::start_words_saves_winning_race(&moves, &other, &stones, phrasing)
        }
        FightResult::Seki => texts::start_words_seki(&moves, &stones, phrasing),
    };
    if start.by == Known::Provisional && !matches!(start.result, FightResult::Liberties(_)) {
        return texts::start_words_local_result(&said, phrasing);
    }
    said
}

/// With which ko threats a side wins a ko: "Black has 1 ko threat and White none".
fn ko_condition(winner: Color, threats: u8, phrasing: Phrasing) -> String {
    let (name, other) = (side(winner, phrasing), side(winner.opponent(), phrasing));
    match threats {
        0 => texts::ko_condition_none(&other, phrasing),
        count => texts::ko_condition_threats(i64::from(count), &name, &other, phrasing),
    }
}

/// A block that was named before.
fn pronoun(block: &Block, phrasing: Phrasing) -> &'static str {
    match block.stones.len() {
        1 => texts::pronoun_it(phrasing),
        _ => texts::pronoun_them(phrasing),
    }
}

/// "the 3 white stones at B2".
pub(super) fn stones_named(block: &Block, topology: &Topology, phrasing: Phrasing) -> String {
    let point = phrasing.point(topology, block.anchor);
    let count = block.stones.len();
    let stones = match (block.color, count) {
        (Color::Black, 1) => "the black stone".to_owned(),
        (Color::White, 1) => "the white stone".to_owned(),
        (Color::Black, count) => format!("the {count} black stones"),
        (Color::White, count) => format!("the {count} white stones"),
    };
    let color = side(block.color, phrasing);
    texts::stones_named(&color, &count, &point, &stones, phrasing)
}

/// The first moves of a start, and of many the first ones.
fn moves(start: &FightStart, topology: &Topology, phrasing: Phrasing) -> String {
    let named = &start.moves[..start.moves.len().min(MOST_MOVES)];
    one_of(named, topology, phrasing)
}

/// The fight that most hangs on, in one line: who captures or saves what. It is said to hang on who plays first only where both starts say so.
pub fn fight_headline(fight: &Fight, topology: &Topology, phrasing: Phrasing) -> String {
    let stones = stones_named(&fight.target, topology, phrasing);
    let reached = |color: Color| {
        let start = fight.starts[color].as_ref();
        start.map(|start| Fate::from(start.result))
    };
    let captured = reached(fight.attacker());
    let saved = reached(fight.target.color);
    match (captured, saved) {
        (Some(Fate::Captured), Some(Fate::Saved)) => {
            texts::fight_headline_whoever_plays_first(&stones, phrasing)
        }
        (Some(Fate::Captured), _) => {
            let attacker = side(fight.attacker(), phrasing);
            texts::fight_headline_play_captures(&attacker, &stones, phrasing)
        }
        _ => texts::fight_headline_ko(&stones, phrasing),
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;

    use super::*;

    /// White's three stones at D4 are fought for.
    const BOARD: &str = "\
.........
.........
.........
..XXXX...
..XOOX...
..XO.OOOO
...XXO.O.
....XOOOO
....XXXXX";

    fn headline(captured: Option<FightResult>, saved: Option<FightResult>) -> [String; 2] {
        let position = diagram::parse(BOARD).expect("a board").position();
        let position = position.expect("legal");
        let topology = position.topology();
        let point = topology.point("D4").expect("a point");
        let start = |result| FightStart {
            moves: topology.point("E4").into_iter().collect(),
            result,
            by: Known::Proved,
            holds_on: PointSet::EMPTY,
        };
        let fight = Fight {
            target: position.block_at(point).expect("a block"),
            beside: Vec::new(),
            starts: semeai_board::ByColor {
                black: captured.map(start),
                white: saved.map(start),
            },
            attempt: None,
        };
        [Phrasing::ENGLISH, Phrasing::JAPANESE].map(|it| fight_headline(&fight, topology, it))
    }

    #[test]
    fn a_fight_hangs_on_who_plays_first_where_both_starts_say_so() {
        let whoever = [
            "Whoever plays first wins the fight over the 3 white stones at D5",
            "白D5の3子の攻防は先に打ったほうが勝ち",
        ];
        let captures = [
            "Black to play captures the 3 white stones at D5",
            "黒先で白D5の3子を取れる",
        ];
        let ko = ["A ko for the 3 white stones at D5", "白D5の3子をめぐるコウ"];
        let captured = Some(FightResult::Captured);
        let by_ko = Some(FightResult::Ko { threats: Some(1) });
        for saved in [FightResult::Lives, FightResult::Seki] {
            assert_eq!(headline(captured, Some(saved)), whoever);
            assert_eq!(headline(by_ko, Some(saved)), ko);
        }
        // Liberties that were gained, a ko, and what was not found out are no saving.
        for saved in [Some(FightResult::Liberties(4)), by_ko, None] {
            assert_eq!(headline(captured, saved), captures);
            assert_eq!(headline(by_ko, saved), ko);
        }
    }
}
