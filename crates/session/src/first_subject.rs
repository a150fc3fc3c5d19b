//! What a position is likely to be looked at for where no file says it.

use semeai_board::{Block, Color, PointSet, Position, Role, Roles, Topology};
use semeai_race::fight::Watch;
use semeai_race::solve::SolveLimits;

use crate::counting::Subject;

/// A single stone that can be captured is no group that fights.
const LEAST: usize = 2;

/// What a position is likely to be looked at for: by the words beside it if these say so, else by its stones.
///
/// Between safe stones, unmarked groups of both sides that meet are what it is about: whoever draws safe walls round them asks about
/// these, also where one is far ahead. Without any it is an endgame. Where nothing is said of any stone, a board on which every empty space
/// is one side's is an endgame, unless groups of both sides that meet hang on who moves.
pub(crate) fn first_subject(words: &str, position: &Position, roles: &Roles) -> Subject {
    if let Some(subject) = subject_by_words(words) {
        return subject;
    }
    let has = |role| !roles.points(role).is_empty();
    if has(Role::Essential) {
        return Subject::Race;
    }
    let is_endgame = match has(Role::Safe) {
        true => !meets(position.topology(), &unmarked(position, roles)),
        false => is_divided(position) && !fights(position),
    };
    match is_endgame {
        true => Subject::Endgame,
        false => Subject::Race,
    }
}

/// What the words beside a board say that it is about.
pub(crate) fn subject_by_words(text: &str) -> Option<Subject> {
    const ENDGAME: [&str; 12] = [
        "endgame",
        "end game",
        "end-game",
        "yose",
        "boundary play",
        "biggest move",
        "largest move",
        "ヨセ",
        "よせ",
        "寄せ",
        "官子",
        "収官",
    ];
    const FIGHT: [&str; 19] = [
        "to kill",
        "to live",
        "to capture",
        "capturing race",
        "semeai",
        "race",
        "fight",
        "tsumego",
        "life and death",
        "攻合い",
        "攻め合い",
        "死活",
        "詰碁",
        "取れ",
        "殺し",
        "黒死",
        "白死",
        "生き",
        "活き",
    ];
    let text = text.to_lowercase();
    let names = |words: &[&str]| words.iter().any(|word| has_word(&text, word));
    match (names(&ENDGAME), names(&FIGHT)) {
        (true, false) => Some(Subject::Endgame),
        (false, true) => Some(Subject::Race),
        _ => None,
    }
}

/// Whether a text has a word or its plural, in letters of its own: "race" is none in "trace".
fn has_word(text: &str, word: &str) -> bool {
    let is_letter = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_alphabetic());
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let rest = &text[at + word.len()..];
        let ends = [rest, rest.strip_prefix('s').unwrap_or(rest)];
        let is_end = ends.iter().any(|rest| !is_letter(rest.chars().next()));
        !word.is_ascii() || (!is_letter(before) && is_end)
    })
}

/// Whether every empty space of more than one point lies within the stones of one side, and each side has a space of its own.
fn is_divided(position: &Position) -> bool {
    let topology = position.topology();
    let spaces = topology.components(&position.empty());
    let owner = |space: &PointSet| {
        let around = topology.neighborhood(space);
        let touches = |color: Color| !around.is_disjoint(&position.stones(color));
        match (touches(Color::Black), touches(Color::White)) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            _ => None,
        }
    };
    let owners: Vec<(usize, Option<Color>)> = spaces
        .iter()
        .map(|space| (space.len(), owner(space)))
        .collect();
    let has = |color| owners.iter().any(|(_, owner)| *owner == Some(color));
    let is_owned = |(points, owner): &(usize, Option<Color>)| *points == 1 || owner.is_some();
    let has_room = owners.iter().any(|(points, _)| *points > 1);
    has_room && owners.iter().all(is_owned) && Color::ALL.into_iter().all(has)
}

/// The groups of which nothing is said.
fn unmarked(position: &Position, roles: &Roles) -> Vec<Block> {
    let blocks = position.blocks().into_iter();
    let is_group = |block: &Block| block.stones.len() >= LEAST;
    blocks
        .filter(|block| is_group(block) && roles.of(block) == Role::Unknown)
        .collect()
}

/// Whether groups of both sides that touch each other or have a liberty in common are captured by who moves first.
fn fights(position: &Position) -> bool {
    let limits = SolveLimits::default();
    let hanging = Watch::default().hanging(position, LEAST, &limits);
    let hanging = hanging.unwrap_or_default().into_iter();
    let blocks: Vec<Block> = hanging.map(|hanging| hanging.block).collect();
    meets(position.topology(), &blocks)
}

/// Whether blocks of both sides touch each other or have a liberty in common.
fn meets(topology: &Topology, blocks: &[Block]) -> bool {
    blocks.iter().any(|one| {
        let near = topology.neighborhood(&one.stones);
        let near = near.union(&topology.neighborhood(&one.liberties));
        let others = blocks.iter().filter(|other| other.color != one.color);
        others
            .into_iter()
            .any(|other| !near.is_disjoint(&other.stones))
    })
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;

    use super::*;

    fn subject(words: &str, rows: &str) -> Subject {
        let diagram = diagram::parse(rows).expect("a diagram");
        let position = diagram.position().expect("a legal position");
        first_subject(words, &position, &diagram.roles)
    }

    /// Safe walls round two groups that race.
    const RACE: &str = ".@.@.
                        XXXXX
                        OOOOO
                        .#.#.";

    /// Safe walls round a space that is still to be divided.
    const BORDER: &str = ".#...@.
                          .#...@.
                          ##...@@";

    /// Every space is one side's.
    const DIVIDED: &str = "..XO..
                           ..XO..
                           ..XO..
                           ..XO..";

    /// Nothing is divided yet.
    const OPEN: &str = "......
                        ..X...
                        ...O..
                        ......";

    #[test]
    fn words_decide_first() {
        let told = [
            ("Endgame, White to play", Subject::Endgame),
            ("YOSE problem 4", Subject::Endgame),
            ("寄せの問題", Subject::Endgame),
            ("Black to kill", Subject::Race),
            ("A capturing race", Subject::Race),
            ("死活", Subject::Race),
        ];
        for (words, expected) in told {
            for rows in [RACE, BORDER, DIVIDED, OPEN] {
                assert_eq!(subject(words, rows), expected, "{words}\n{rows}");
            }
        }
        for words in ["", "A trace of jade", "Diagram 3", "An endgame or a race?"] {
            assert_eq!(subject(words, BORDER), Subject::Endgame, "{words}");
            assert_eq!(subject(words, RACE), Subject::Race, "{words}");
        }
    }

    #[test]
    fn without_words_the_stones_decide() {
        assert_eq!(subject("", RACE), Subject::Race);
        assert_eq!(subject("", BORDER), Subject::Endgame);
        assert_eq!(subject("", DIVIDED), Subject::Endgame);
        assert_eq!(subject("", OPEN), Subject::Race);
        let marked = RACE.replace('X', "B").replace('O', "W");
        assert_eq!(subject("", &marked), Subject::Race);
    }
}
