//! What classes, endings and rules of ko are called.

use semeai_board::{Color, Topology};
use semeai_life::{Class, Ending, Ko, Reach};
use semeai_session::Language;

use crate::grammar::side;

/// What a class is called, in a few words.
pub const fn class_name(class: Class, language: Language) -> &'static str {
    match class {
        Class::Black => say!(language, en = "Black's", ja = "黒のもの"),
        Class::White => say!(language, en = "White's", ja = "白のもの"),
        Class::First => say!(
            language,
            en = "whoever plays first takes it",
            ja = "先に打つ側が取る"
        ),
        Class::StandOff => say!(language, en = "a stand-off", ja = "どちらも取れない"),
        Class::BlackOrStandOff => say!(
            language,
            en = "Black takes it if he plays first",
            ja = "黒が先なら黒が取る"
        ),
        Class::WhiteOrStandOff => say!(
            language,
            en = "White takes it if he plays first",
            ja = "白が先なら白が取る"
        ),
    }
}

/// What the class of a point means, as a sentence.
///
/// ```
/// use semeai_life::Class;
/// use semeai_session::Language;
/// use semeai_words::life::class_sentence;
///
/// let said = class_sentence("C3", Class::BlackOrStandOff, Language::English);
/// assert_eq!(said, "C3 is N+: Black takes it if he plays first, else it is a stand-off.");
/// ```
pub fn class_sentence(point: &str, class: Class, language: Language) -> String {
    match class {
        Class::Black | Class::White => {
            let owner = side(class.owner().unwrap_or(Color::Black), language);
            tell!(
                language,
                en = "{point} is {class}: {owner}'s, whoever plays first.",
                ja = "{point}は{class}。どちらが先でも{owner}のものです。"
            )
        }
        Class::First => tell!(
            language,
            en = "{point} is {class}: whoever plays first takes it.",
            ja = "{point}は{class}。先に打つ側が取ります。"
        ),
        Class::StandOff => tell!(
            language,
            en = "{point} is {class}: nobody can take it, a stand-off.",
            ja = "{point}は{class}。どちらも取れません。"
        ),
        Class::BlackOrStandOff | Class::WhiteOrStandOff => {
            let color = if class == Class::BlackOrStandOff {
                Color::Black
            } else {
                Color::White
            };
            let taker = side(color, language);
            tell!(
                language,
                en = "{point} is {class}: {taker} takes it if he plays first, else it is a stand-off.",
                ja = "{point}は{class}。{taker}が先なら{taker}が取り、そうでなければどちらも取れません。"
            )
        }
    }
}

/// When a point is decided.
pub fn ending_name(ending: Ending, topology: &Topology, language: Language) -> String {
    match ending {
        Ending::Territory => tell!(language, en = "territory", ja = "地"),
        Ending::Ultimate => tell!(language, en = "ultimate", ja = "究極"),
        Ending::Target(point) => {
            let point = topology.name(point);
            tell!(language, en = "target {point}", ja = "目標{point}")
        }
    }
}

/// Who may take a ko back.
pub const fn ko_name(ko: Ko, language: Language) -> &'static str {
    match ko {
        Ko::Simple => say!(language, en = "simple ko", ja = "単純コウ"),
        Ko::BlackWins => say!(
            language,
            en = "Black wins all kos",
            ja = "黒がコウにすべて勝つ"
        ),
        Ko::WhiteWins => say!(
            language,
            en = "White wins all kos",
            ja = "白がコウにすべて勝つ"
        ),
        Ko::Free => say!(language, en = "no ko rule", ja = "コウの規則なし"),
    }
}

/// The head of a row or column of the table by which a class follows from first moves.
pub fn reach_name(reach: Reach, color: Color, language: Language) -> &'static str {
    match (reach, color) {
        (Reach::Point, Color::Black) => say!(language, en = "B", ja = "B"),
        (Reach::Point, Color::White) => say!(language, en = "W", ja = "W"),
        (Reach::StandOff, Color::Black) => say!(language, en = "P or N+", ja = "PかN+"),
        (Reach::StandOff, Color::White) => say!(language, en = "P or N−", ja = "PかN−"),
        (Reach::Nothing, _) => say!(language, en = "neither", ja = "なし"),
    }
}
