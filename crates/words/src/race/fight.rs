//! The fights of a position: who captures or saves a block by moving first, where, and how that is known.

use semeai_board::{Block, Color, Topology};
use semeai_race::NoRace;
use semeai_race::answer::Certainty;
use semeai_race::fight::{Attempt, Fight, FightResult, FightStart};
use semeai_session::Phrasing;

use crate::grammar::{int, liberties, one_of, sentences, side};

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

/// The fights beside the biggest, in a line; empty if there is none.
pub fn other_fights(found: &NoRace, topology: &Topology, phrasing: Phrasing) -> String {
    let others = fights(found, topology, phrasing).split_off(1);
    if others.is_empty() {
        return String::new();
    }
    let others = sentences(&others, phrasing);
    tell!(phrasing, en = "Also: {others}", ja = "ほかに、{others}")
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
                tell!(
                    phrasing,
                    en = "{owner} to play {attempt}.",
                    ja = "{owner}先：{attempt}。"
                )
            }
            None => tell!(
                phrasing,
                en = "No move of {owner} was found that saves {stones}.",
                ja = "{owner}が{stones}を助ける手は見つかりませんでした。"
            ),
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
    tell!(
        phrasing,
        en = "{name} to play {reached}.",
        ja = "{name}先：{reached}。"
    )
}

/// What the owner of a block can try, in a few words: "can try F6 (3 liberties), after which no capture was found".
fn attempt_words(attempt: Attempt, topology: &Topology, phrasing: Phrasing) -> String {
    let point = phrasing.point(topology, attempt.point);
    let count = int(attempt.liberties);
    let left = liberties(count);
    tell!(
        phrasing,
        en = "can try {point} ({left}): no capture was found after it",
        ja = "{point}（ダメ{count}）と打てば、取る手は見つかっていない"
    )
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
        let open = || say!(phrasing, en = "not known", ja = "分からない").to_owned();
        return told.unwrap_or_else(open);
    };
    let stones = match is_named {
        true => stones_named(&fight.target, topology, phrasing),
        false => pronoun(&fight.target, phrasing).to_owned(),
    };
    let moves = moves(start, topology, phrasing);
    let said = match start.result {
        FightResult::Captured => tell!(
            phrasing,
            en = "captures {stones} with {moves}",
            ja = "{moves}で{stones}を取る"
        ),
        FightResult::Ko if first == fight.attacker() => {
            let name = side(first, phrasing);
            tell!(
                phrasing,
                en = "captures {stones} with {moves} if {name} wins the ko",
                ja = "{moves}でコウにし、{name}がコウに勝てば{stones}を取る"
            )
        }
        FightResult::Ko => tell!(
            phrasing,
            en = "gets a ko for {stones} with {moves}",
            ja = "{moves}で{stones}をコウにする"
        ),
        FightResult::Lives => tell!(
            phrasing,
            en = "saves {stones} with {moves}",
            ja = "{moves}で{stones}が助かる"
        ),
        FightResult::Liberties(count) => tell!(
            phrasing,
            en = "gets {count} liberties for {stones} with {moves}",
            ja = "{moves}で{stones}のダメが{count}になる"
        ),
        FightResult::Wins(other) => {
            let other = phrasing.point(topology, other.anchor);
            tell!(
                phrasing,
                en = "saves {stones} with {moves}, winning the race against {other}",
                ja = "{moves}で{other}との攻合いに勝ち、{stones}が助かる"
            )
        }
        FightResult::Seki => tell!(
            phrasing,
            en = "gets seki for {stones} with {moves}",
            ja = "{moves}で{stones}はセキ"
        ),
    };
    if start.by == Certainty::Nearby && !matches!(start.result, FightResult::Liberties(_)) {
        return tell!(
            phrasing,
            en = "{said} (local result)",
            ja = "{said}（近くだけの結果）"
        );
    }
    said
}

/// A block that was named before.
fn pronoun(block: &Block, phrasing: Phrasing) -> &'static str {
    match block.stones.len() {
        1 => say!(phrasing, en = "it", ja = "その石"),
        _ => say!(phrasing, en = "them", ja = "その石"),
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
    tell!(
        phrasing,
        en = "{stones} at {point}",
        ja = "{color}{point}の{count}子"
    )
}

/// The first moves of a start, and of many the first ones.
fn moves(start: &FightStart, topology: &Topology, phrasing: Phrasing) -> String {
    let named = &start.moves[..start.moves.len().min(MOST_MOVES)];
    one_of(named, topology, phrasing)
}

/// The fight that most hangs on, in one line: who captures or saves what. It is said to hang on who plays first only where both starts say so.
pub fn fight_headline(fight: &Fight, topology: &Topology, phrasing: Phrasing) -> String {
    let stones = stones_named(&fight.target, topology, phrasing);
    let reached = |color: Color| fight.starts[color].as_ref().map(|start| start.result);
    let captured = reached(fight.attacker());
    let saved = reached(fight.target.color);
    match (captured, saved) {
        (
            Some(FightResult::Captured),
            Some(FightResult::Lives | FightResult::Wins(_) | FightResult::Seki),
        ) => tell!(
            phrasing,
            en = "Whoever plays first wins the fight over {stones}",
            ja = "{stones}の攻防は先に打ったほうが勝ち"
        ),
        (Some(FightResult::Captured), _) => {
            let attacker = side(fight.attacker(), phrasing);
            tell!(
                phrasing,
                en = "{attacker} to play captures {stones}",
                ja = "{attacker}先で{stones}を取れる"
            )
        }
        _ => tell!(
            phrasing,
            en = "A ko for {stones}",
            ja = "{stones}をめぐるコウ"
        ),
    }
}
