//! What classes, endings and rules of ko are called.

use semeai_board::{Color, Topology};
use semeai_life::{Class, Ending, Ko, Reach};
use semeai_session::Phrasing;

use crate::grammar::{said_point, side};
use crate::texts::life::names as texts;

/// What a class is called, in a few words.
pub const fn class_name(class: Class, phrasing: Phrasing) -> &'static str {
    match class {
        Class::Black => texts::class_name_black(phrasing),
        Class::White => texts::class_name_white(phrasing),
        Class::First => texts::class_name_first(phrasing),
        Class::StandOff => texts::class_name_stand_off(phrasing),
        Class::BlackOrStandOff => texts::class_name_black_or_stand_off(phrasing),
        Class::WhiteOrStandOff => texts::class_name_white_or_stand_off(phrasing),
    }
}

/// What the class of a point means, as a sentence.
///
/// ```
/// use semeai_life::Class;
/// use semeai_session::Phrasing;
/// use semeai_words::life::class_sentence;
///
/// let said = class_sentence("C3", Class::BlackOrStandOff, Phrasing::ENGLISH);
/// assert_eq!(said, "C3 is N+: Black takes it if he plays first, else it is a stand-off.");
/// ```
pub fn class_sentence(point: &str, class: Class, phrasing: Phrasing) -> String {
    match class {
        Class::Black | Class::White => {
            let owner = side(class.owner().unwrap_or(Color::Black), phrasing);
            texts::class_sentence_whoever_plays_first(&class, &owner, &point, phrasing)
        }
        Class::First => texts::class_sentence_first(&class, &point, phrasing),
        Class::StandOff => texts::class_sentence_stand_off(&class, &point, phrasing),
        Class::BlackOrStandOff | Class::WhiteOrStandOff => {
            let color = if class == Class::BlackOrStandOff {
                Color::Black
            } else {
                Color::White
            };
            let taker = side(color, phrasing);
            texts::class_sentence_takes_if_he(&class, &point, &taker, phrasing)
        }
    }
}

/// The answer to whose a point is, in a player's words, with the letters that stand on the board for it.
///
/// ```
/// use semeai_life::Class;
/// use semeai_session::Phrasing;
/// use semeai_words::life::class_answer;
///
/// let said = |phrasing| class_answer("A4", Class::First, "N", phrasing);
/// assert_eq!(said(Phrasing::ENGLISH), "Whoever plays first takes A4 (N).");
/// assert_eq!(said(Phrasing::JAPANESE), "A4は先に打つ側が取ります（N）。");
/// ```
pub fn class_answer(point: &str, class: Class, letters: &str, phrasing: Phrasing) -> String {
    let color = match class {
        Class::White | Class::WhiteOrStandOff => Color::White,
        _ => Color::Black,
    };
    let who = side(color, phrasing);
    let point = said_point(point, phrasing);
    match class {
        Class::Black | Class::White => {
            texts::class_answer_black_white(&letters, &point, &who, phrasing)
        }
        Class::First => texts::class_answer_first(&letters, &point, phrasing),
        Class::StandOff => texts::class_answer_stand_off(&letters, &point, phrasing),
        Class::BlackOrStandOff | Class::WhiteOrStandOff => {
            texts::class_answer_black_or_stand_off_white_or_stand_off(
                &letters, &point, &who, phrasing,
            )
        }
    }
}

/// What the letters on a board mean, for who has not met them: those that are there, each once.
///
/// ```
/// use semeai_life::Class;
/// use semeai_session::Phrasing;
/// use semeai_words::life::letters_told;
///
/// let seen = [(Class::First, "N"), (Class::Black, "B"), (Class::First, "N")];
/// let said = letters_told(seen, Phrasing::ENGLISH);
/// assert_eq!(said, "On the board, B: Black's; N: whoever plays first takes it.");
/// ```
pub fn letters_told<'a>(
    seen: impl IntoIterator<Item = (Class, &'a str)>,
    phrasing: Phrasing,
) -> String {
    let mut seen: Vec<(&str, Class)> = (seen.into_iter())
        .map(|(class, letters)| (letters, class))
        .collect();
    seen.sort_by_key(|(letters, _)| *letters);
    seen.dedup_by_key(|(letters, _)| *letters);
    let told: Vec<String> = (seen.into_iter())
        .map(|(letters, class)| {
            let name = class_name(class, phrasing);
            texts::letters_told(&letters, &name, phrasing)
        })
        .collect();
    let told = told.join(texts::letters_told_2(phrasing));
    match told.is_empty() {
        true => told,
        false => texts::letters_told_no(&told, phrasing),
    }
}

/// When a point is decided.
pub fn ending_name(ending: Ending, topology: &Topology, phrasing: Phrasing) -> String {
    match ending {
        Ending::Territory => texts::ending_name_territory(phrasing).to_owned(),
        Ending::Ultimate => texts::ending_name_ultimate(phrasing).to_owned(),
        Ending::Target(point) => {
            let point = phrasing.point(topology, point);
            texts::ending_name_target(&point, phrasing)
        }
    }
}

/// Who may take a ko back.
pub const fn ko_name(ko: Ko, phrasing: Phrasing) -> &'static str {
    match ko {
        Ko::Simple => texts::ko_name_simple(phrasing),
        Ko::BlackWins => texts::ko_name_black_wins(phrasing),
        Ko::WhiteWins => texts::ko_name_white_wins(phrasing),
        Ko::Free => texts::ko_name_free(phrasing),
    }
}

/// The head of a row or column of the table by which a class follows from first moves.
pub fn reach_name(reach: Reach, color: Color, phrasing: Phrasing) -> &'static str {
    match (reach, color) {
        (Reach::Point, Color::Black) => texts::reach_name_point_black(phrasing),
        (Reach::Point, Color::White) => texts::reach_name_point_white(phrasing),
        (Reach::StandOff, Color::Black) => texts::reach_name_stand_off_black(phrasing),
        (Reach::StandOff, Color::White) => texts::reach_name_stand_off_white(phrasing),
        (Reach::Nothing, _) => texts::reach_name_nothing(phrasing),
    }
}
