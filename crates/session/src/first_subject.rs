//! What a position is likely to be looked at for where no file says it.

use semeai_board::{Color, PointSet, Position, Role, Roles};
use semeai_race::fight::Watch;
use semeai_race::solve::SolveLimits;

use crate::counting::Subject;

/// A single stone that can be captured is no group that fights.
const LEAST: usize = 2;

/// What a position is likely to be looked at for: by the words beside it if these say so, else by its stones.
///
/// Unmarked groups of both sides that hang on who moves, one beside the other, are a fight, whatever else is safe. Without one a board
/// with safe stones and no essential ones is an endgame, and so is one on which every empty space is one side's.
pub(crate) fn first_subject(words: &str, position: &Position, roles: &Roles) -> Subject {
    if let Some(subject) = by_words(words) {
        return subject;
    }
    let has = |role| !roles.points(role).is_empty();
    if has(Role::Essential) {
        return Subject::Race;
    }
    let is_endgame = has(Role::Safe) || is_divided(position);
    match is_endgame && !fights(position, roles) {
        true => Subject::Endgame,
        false => Subject::Race,
    }
}

/// What the words beside a board say that it is about.
fn by_words(text: &str) -> Option<Subject> {
    const ENDGAME: [&str; 6] = ["endgame", "end game", "yose", "ヨセ", "寄せ", "官子"];
    const FIGHT: [&str; 17] = [
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

/// Whether a text has a word, in letters of its own: "race" is none in "trace".
fn has_word(text: &str, word: &str) -> bool {
    let is_letter = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_alphabetic());
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !word.is_ascii() || (!is_letter(before) && !is_letter(after))
    })
}

/// Whether every empty space of more than one point lies within the stones of one side, and each side has one.
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
    let owners: Vec<Option<Color>> = spaces
        .iter()
        .filter(|space| space.len() > 1)
        .map(owner)
        .collect();
    let mut colors = Color::ALL.into_iter();
    owners.iter().all(Option::is_some) && colors.all(|color| owners.contains(&Some(color)))
}

/// Whether unmarked blocks of both sides that touch each other or have a liberty in common are captured by who moves first.
fn fights(position: &Position, roles: &Roles) -> bool {
    let limits = SolveLimits::default();
    let hanging = Watch::default().hanging(position, LEAST, &limits);
    let mut hanging = hanging.unwrap_or_default();
    hanging.retain(|hanging| roles.of(&hanging.block) == Role::Unknown);
    let topology = position.topology();
    hanging.iter().any(|one| {
        let near = topology.neighborhood(&one.block.stones);
        let near = near.union(&topology.neighborhood(&one.block.liberties));
        hanging.iter().any(|other| {
            other.block.color != one.block.color && !near.is_disjoint(&other.block.stones)
        })
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
