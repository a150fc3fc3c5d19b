//! Who is to move: by a property, by the words of a comment, by the first move.

use std::ops::Range;

use semeai_board::Color;

use crate::file::sgf::scan::Scanner;

/// The side that a value of `PL` names; old files have numbers.
pub(crate) fn side(raw: &str) -> Option<Color> {
    match raw.trim().chars().next()? {
        'B' | 'b' | '1' => Some(Color::Black),
        'W' | 'w' | '2' => Some(Color::White),
        _ => None,
    }
}

/// Who makes the first move in a part of a game.
pub(crate) fn first_mover(text: &str, rest: &Range<usize>) -> Option<Color> {
    let mut properties = Scanner::part(text, rest.clone()).properties();
    properties.find_map(|property| property.mover())
}

/// Who is to move by the words of a comment, if it names one side only.
pub(crate) fn by_words(comment: &str) -> Option<Color> {
    const BLACK: [&str; 11] = [
        "black to play",
        "black to move",
        "black to kill",
        "black to live",
        "black to capture",
        "black to win",
        "black plays first",
        "next player: black",
        "黒番",
        "黒先",
        "黒の番",
    ];
    const WHITE: [&str; 11] = [
        "white to play",
        "white to move",
        "white to kill",
        "white to live",
        "white to capture",
        "white to win",
        "white plays first",
        "next player: white",
        "白番",
        "白先",
        "白の番",
    ];
    // Engines name the stones of a side behind it.
    let comment = comment
        .to_lowercase()
        .replace(" (x)", "")
        .replace(" (o)", "");
    let names = |words: [&str; 11]| words.iter().any(|word| comment.contains(word));
    match (names(BLACK), names(WHITE)) {
        (true, false) => Some(Color::Black),
        (false, true) => Some(Color::White),
        _ => None,
    }
}
