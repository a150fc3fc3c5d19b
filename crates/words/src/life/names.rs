//! What classes, endings and rules of ko are called.

use semeai_board::{Color, Topology};
use semeai_life::{Class, Ending, Ko, Reach};
use semeai_session::Phrasing;

use crate::grammar::{said_point, side};

/// What a class is called, in a few words.
pub const fn class_name(class: Class, phrasing: Phrasing) -> &'static str {
    match class {
        Class::Black => say!(phrasing, en = "Black's", ja = "黒のもの"),
        Class::White => say!(phrasing, en = "White's", ja = "白のもの"),
        Class::First => say!(
            phrasing,
            en = "whoever plays first takes it",
            ja = "先に打つ側が取る"
        ),
        Class::StandOff => say!(phrasing, en = "a stand-off", ja = "どちらも取れない"),
        Class::BlackOrStandOff => say!(
            phrasing,
            en = "Black takes it if he plays first",
            ja = "黒が先なら黒が取る"
        ),
        Class::WhiteOrStandOff => say!(
            phrasing,
            en = "White takes it if he plays first",
            ja = "白が先なら白が取る"
        ),
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
            tell!(
                phrasing,
                en = "{point} is {class}: {owner}'s, whoever plays first.",
                ja = "{point}は{class}。どちらが先でも{owner}のものです。"
            )
        }
        Class::First => tell!(
            phrasing,
            en = "{point} is {class}: whoever plays first takes it.",
            ja = "{point}は{class}。先に打つ側が取ります。"
        ),
        Class::StandOff => tell!(
            phrasing,
            en = "{point} is {class}: nobody can take it, a stand-off.",
            ja = "{point}は{class}。どちらも取れません。"
        ),
        Class::BlackOrStandOff | Class::WhiteOrStandOff => {
            let color = if class == Class::BlackOrStandOff {
                Color::Black
            } else {
                Color::White
            };
            let taker = side(color, phrasing);
            tell!(
                phrasing,
                en = "{point} is {class}: {taker} takes it if he plays first, else it is a stand-off.",
                ja = "{point}は{class}。{taker}が先なら{taker}が取り、そうでなければどちらも取れません。"
            )
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
        Class::Black | Class::White => tell!(
            phrasing,
            en = "{point} is {who}'s, whoever plays first ({letters}).",
            ja = "{point}はどちらが先でも{who}のものです（{letters}）。"
        ),
        Class::First => tell!(
            phrasing,
            en = "Whoever plays first takes {point} ({letters}).",
            ja = "{point}は先に打つ側が取ります（{letters}）。"
        ),
        Class::StandOff => tell!(
            phrasing,
            en = "Nobody can take {point}: a stand-off ({letters}).",
            ja = "{point}はどちらも取れません（{letters}）。"
        ),
        Class::BlackOrStandOff | Class::WhiteOrStandOff => tell!(
            phrasing,
            en = "{who} takes {point} if he plays first, else nobody does ({letters}).",
            ja = "{point}は{who}が先なら{who}が取り、そうでなければどちらも取れません（{letters}）。"
        ),
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
/// assert_eq!(said, "On the board B: Black's; N: whoever plays first takes it.");
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
            tell!(phrasing, en = "{letters}: {name}", ja = "{letters}：{name}")
        })
        .collect();
    let told = told.join(say!(phrasing, en = "; ", ja = "、"));
    match told.is_empty() {
        true => told,
        false => tell!(
            phrasing,
            en = "On the board {told}.",
            ja = "盤上の文字は{told}。"
        ),
    }
}

/// When a point is decided.
pub fn ending_name(ending: Ending, topology: &Topology, phrasing: Phrasing) -> String {
    match ending {
        Ending::Territory => tell!(phrasing, en = "territory", ja = "地"),
        Ending::Ultimate => tell!(phrasing, en = "ultimate", ja = "究極"),
        Ending::Target(point) => {
            let point = phrasing.point(topology, point);
            tell!(phrasing, en = "target {point}", ja = "目標{point}")
        }
    }
}

/// Who may take a ko back.
pub const fn ko_name(ko: Ko, phrasing: Phrasing) -> &'static str {
    match ko {
        Ko::Simple => say!(phrasing, en = "simple ko", ja = "単純コウ"),
        Ko::BlackWins => say!(
            phrasing,
            en = "Black wins all kos",
            ja = "黒がコウにすべて勝つ"
        ),
        Ko::WhiteWins => say!(
            phrasing,
            en = "White wins all kos",
            ja = "白がコウにすべて勝つ"
        ),
        Ko::Free => say!(phrasing, en = "no ko rule", ja = "コウの規則なし"),
    }
}

/// The head of a row or column of the table by which a class follows from first moves.
pub fn reach_name(reach: Reach, color: Color, phrasing: Phrasing) -> &'static str {
    match (reach, color) {
        (Reach::Point, Color::Black) => say!(phrasing, en = "B", ja = "B"),
        (Reach::Point, Color::White) => say!(phrasing, en = "W", ja = "W"),
        (Reach::StandOff, Color::Black) => say!(phrasing, en = "P or N+", ja = "PかN+"),
        (Reach::StandOff, Color::White) => say!(phrasing, en = "P or N−", ja = "PかN−"),
        (Reach::Nothing, _) => say!(phrasing, en = "neither", ja = "なし"),
    }
}
