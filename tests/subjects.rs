//! What positions are looked at for that somebody pastes: by their words, else by their stones.

use semeai_session::file::{self, to_diagram};
use semeai_session::{Sample, Subject};

/// Boards without words, and what their stones say.
const BOARDS: &[(&str, Subject)] = &[
    // Forty stones in two rooms of their own.
    (
        ".X.XXXXOO.O\nXXXXXXXOOOO\nX...X.O.O.O\nXXXXXXXOOOO\n.X.X.XXOO.O",
        Subject::Endgame,
    ),
    // Each group is the other's wall.
    (
        ".X.X.XXXXXXXXXX\nXXXXXXXXXXXXXXX\nOOOOOOXXXOOOOOO\nOOOOXXOOOXXOOOO\n.O.O...X...O.O.",
        Subject::Race,
    ),
    (
        "@@@@@@@@@@\n@........@\n@XXXXXXXX@\n#OOOOOOOO#\n#........#\n##########",
        Subject::Race,
    ),
    (
        "@......@@\n.XXXXXX.@\n@XOOOOXX@\n@XO..OOX@\n@XO...OX@\n@XOOOOOX@\n@XXXXXXX@\n@@@@@@@@@",
        Subject::Race,
    ),
    (
        "@@@@@@@@@@@@@@\n@.......@@@@@@\n@XXXXXXXXXXXX@\n@X.XXXXXXXXXX@\n@XXXXXXXXXXXX@\n\
         #OOOOOOOOOOOO#\n#........#####\n##############",
        Subject::Race,
    ),
    // Safe walls round a space to be divided.
    (".#...@.\n.#...@.\n##...@@", Subject::Endgame),
    // A race that nobody wins.
    ("#####@@@@@\n#OOOOXXXX@\n#O.O.X.X@@", Subject::Race),
    // A part of a board in which two groups fight.
    (
        "5 X X X X O . . .\n4 . X O X O X X .\n3 . X O O X O X X\n2 . X O . X O . X\n1 . X O . X O . X\n  A B C D E F G H",
        Subject::Race,
    ),
    // A settled board of an engine.
    (
        " 5 . X X O .\n 4 X . X O O\n 3 X X X O .\n 2 . X O O O\n 1 X X O . .\n   A B C D E\nNext player: Black",
        Subject::Endgame,
    ),
    // Nothing is divided yet: it is no endgame.
    (
        ".........\n.........\n..X...O..\n.........\n.........",
        Subject::Race,
    ),
    ("@.#\n@O#", Subject::Endgame),
];

/// Titles that say what a position is about, whatever stands on its board.
const TITLES: &[(&str, Subject)] = &[
    ("Endgame", Subject::Endgame),
    ("Small endgames, White to play", Subject::Endgame),
    ("Boundary plays", Subject::Endgame),
    ("The biggest move", Subject::Endgame),
    ("小ヨセ", Subject::Endgame),
    ("よせの問題", Subject::Endgame),
    ("Two capturing races", Subject::Race),
    ("Black to kill", Subject::Race),
    ("Semeai 12", Subject::Race),
    ("攻め合いの問題", Subject::Race),
    ("黒先白死", Subject::Race),
];

fn subject(text: &str) -> Subject {
    let read = file::parse("pasted", text.as_bytes());
    let read = read.unwrap_or_else(|error| panic!("{error}\n{text}"));
    read.document.subject
}

/// A sample as somebody else draws it: without its title, and with nothing said of what races.
fn drawn(sample: Sample) -> Option<String> {
    let mut document = sample.document();
    document.text.title = String::new();
    document.race.picks = Default::default();
    let text = to_diagram(&document).ok()?;
    let plain = |line: &str| match line.split_once('|') {
        Some((edge, row)) => format!("{edge}|{}", row.replace('B', "X").replace('W', "O")),
        None => line.to_owned(),
    };
    Some(text.lines().map(plain).collect::<Vec<_>>().join("\n"))
}

/// The samples that are about races and endgames on rectangles, drawn so.
fn samples() -> Vec<(String, Subject)> {
    let all = Sample::ALL.iter().copied();
    let of = |subject| matches!(subject, Subject::Race | Subject::Endgame);
    let own = all.filter(|sample| of(sample.subject()));
    let drawn = own.filter_map(|sample| Some((drawn(sample)?, sample.subject())));
    drawn.collect()
}

#[test]
fn forty_positions_that_are_pasted_are_looked_at_for_what_they_are_about() {
    let own = BOARDS.iter();
    let own = own.map(|&(text, subject)| (text.to_owned(), subject));
    let all: Vec<(String, Subject)> = own.chain(samples()).collect();
    assert!(all.len() >= 40, "{}", all.len());
    let wrong = all
        .iter()
        .filter(|(text, expected)| subject(text) != *expected);
    let wrong: Vec<String> = wrong
        .map(|(text, expected)| format!("{expected:?}:\n{text}"))
        .collect();
    assert!(
        wrong.is_empty(),
        "{} of {}:\n{}",
        wrong.len(),
        all.len(),
        wrong.join("\n\n")
    );
}

#[test]
fn a_title_decides_before_the_stones() {
    for (title, expected) in TITLES {
        for (board, _) in samples() {
            let (head, rows) = board.split_once('\n').expect("rows");
            let text = format!("{head} {title}\n{rows}");
            assert_eq!(subject(&text), *expected, "{text}");
        }
    }
}

#[test]
fn the_title_of_a_record_says_it_too() {
    let stones = "SZ[9]AB[aa][ba][ca]AW[ab][bb][cb]";
    for (title, expected) in TITLES {
        assert_eq!(subject(&format!("(;{stones}GN[{title}])")), *expected);
        assert_eq!(subject(&format!("(;{stones}C[{title}])")), *expected);
    }
    // A game that was played says nothing by what somebody writes about it.
    let game = "(;SZ[9]GN[An endgame];B[ee];W[ec])";
    assert_eq!(subject(game), Subject::Race);
}
