//! Records of Tygem: a head of `\[NAME=value\]` lines, then `INI` with the handicap and a line `STO` for each move.
//!
//! ```text
//! \[GAMEBLACKNAME=somebody (5D)\]
//! \[GAMEINFOMAIN=GBKIND:3,GRLT:0,ZIPSU:35,GONGJE:65,LINE:19\]
//! \[GAMETAG=S1,R3,D5,G65,W1,Z35,C2016:03:26:17:29\]
//! INI 0 1 3 &4
//! STO 0 2 2 15 15
//! ```
//!
//! The result is a number (`GRLT`, `W`) with a margin in tenths of a point (`ZIPSU`, `Z`), komi (`GONGJE`, `G`) is in tenths,
//! and a move has its number, its colour (1 is Black) and its column and row from the top left. A pass (`SKI 0 280`) need not say
//! whose it is: then it is that of the side that has not moved last. Some programs end the file with a zero byte.

use super::game::{Conversion, ForeignGame, bad_line};
use crate::file::error::FileFault;

/// Whether a text begins like such a record.
pub(in crate::file) fn is_record(text: &str) -> bool {
    text.trim_start().starts_with("\\HS")
}

/// Reads a record.
///
/// # Errors
///
/// The first line that cannot be understood.
pub(super) fn read(text: &str) -> Result<Conversion, FileFault> {
    let size = text.lines().find_map(|line| numbered(line, &["LINE:"]));
    let mut game = ForeignGame::on(size.filter(|size| (2..=25).contains(size)).unwrap_or(19));
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if let Some((name, value)) = head(line) {
            head_line(&mut game, name, value);
        } else if line.starts_with("INI ") {
            game.handicap = field(line, 3).unwrap_or(0);
        } else if line.starts_with("STO ") {
            stone(&mut game, line).ok_or_else(|| bad_line(index + 1, line))?;
        } else if line.starts_with("SKI ") {
            pass(&mut game, line).ok_or_else(|| bad_line(index + 1, line))?;
        }
    }
    game.converted()
}

/// A line of the head, by name and value.
fn head(line: &str) -> Option<(&str, &str)> {
    let line = line.strip_prefix("\\[")?;
    let line = line.strip_suffix("\\]").unwrap_or(line);
    line.split_once('=')
}

fn head_line(game: &mut ForeignGame, name: &str, value: &str) {
    match name {
        "GAMEBLACKNAME" => game.player(["PB", "BR"], value),
        "GAMEWHITENAME" => game.player(["PW", "WR"], value),
        "BUSERINFO" => game.say("PB", said(value, "BID:")),
        "WUSERINFO" => game.say("PW", said(value, "WID:")),
        "GAMENAME" => game.say("EV", value),
        "GAMEPLACE" => game.say("PC", value),
        "GAMEINFOMAIN" => numbers(game, value, [&["GRLT:"], &["ZIPSU:"], &["GONGJE:"]]),
        "GAMETAG" => {
            numbers(game, value, [&["W"], &["Z"], &["G"]]);
            let date = value
                .split(',')
                .find_map(|part| part.trim().strip_prefix('C'));
            game.dated(date.unwrap_or_default());
        }
        // It is read where there is no longer line about the same.
        "GAMEINFOSUB" => {
            game.say("EV", said(value, "GNAME:"));
            game.say("PC", said(value, "GPLC:"));
            game.dated(said(value, "GDATE:"));
        }
        _ => {}
    }
}

/// The word behind a key among words parted by commas; empty without.
fn said<'a>(value: &'a str, key: &str) -> &'a str {
    let parts = value.split(',').map(str::trim);
    let mut found = parts.filter_map(|part| part.strip_prefix(key));
    found.next().unwrap_or_default()
}

/// The number behind one of these keys.
fn numbered(value: &str, keys: &[&str]) -> Option<usize> {
    let mut found = keys
        .iter()
        .filter_map(|key| said(value, key).trim_end_matches("\\]").parse().ok());
    found.next()
}

/// Result, margin and komi by their keys.
fn numbers(game: &mut ForeignGame, value: &str, [result, margin, komi]: [&[&str]; 3]) {
    let tenths = |tenths: usize| match tenths % 10 {
        0 => (tenths / 10).to_string(),
        part => format!("{}.{part}", tenths / 10),
    };
    if let Some(komi) = numbered(value, komi) {
        game.say("KM", &tenths(komi));
    }
    let margin = numbered(value, margin)
        .filter(|&margin| margin > 0)
        .map(tenths);
    let ended = match (numbered(value, result), margin) {
        (Some(0), Some(margin)) => format!("B+{margin}"),
        (Some(1), Some(margin)) => format!("W+{margin}"),
        (Some(3), _) => "B+R".to_owned(),
        (Some(4), _) => "W+R".to_owned(),
        (Some(7), _) => "B+T".to_owned(),
        (Some(8), _) => "W+T".to_owned(),
        _ => return,
    };
    game.say("RE", &ended);
}

/// The number in a column of a line, from zero.
fn field(line: &str, column: usize) -> Option<usize> {
    line.split_ascii_whitespace().nth(column)?.parse().ok()
}

const fn color(number: usize) -> Option<char> {
    match number {
        1 => Some('B'),
        2 => Some('W'),
        _ => None,
    }
}

fn stone(game: &mut ForeignGame, line: &str) -> Option<()> {
    let place = (field(line, 4)?, field(line, 5)?);
    game.play(color(field(line, 3)?)?, Some(place))
}

/// A pass of the side that is named, else of the one whose turn it is.
fn pass(game: &mut ForeignGame, line: &str) -> Option<()> {
    let is_named = line.split_ascii_whitespace().nth(3).is_some();
    let color = match is_named {
        true => color(field(line, 3)?)?,
        false => game.turn(),
    };
    game.play(color, None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::{FileErrorKind, FileNotice, Spot};

    const HEAD: &str = "\\HS\r\n\\[GAMEBLACKNAME=돌다리 (5D)\\]\r\n\\[GAMEWHITENAME=산들바람 (6D)\\]\r\n\\[GAMENAME=친선]대국\\]\r\n";

    #[test]
    fn a_record_with_its_head() {
        let text = format!(
            "{HEAD}\\[GAMEINFOMAIN=GBKIND:3,GTYPE:0,GRLT:1,ZIPSU:35,DUM:0,GONGJE:65,TCNT:3\\]\r\n\\[GAMETAG=S1,R3,D5,G65,W1,Z35,T30-3-1200,C2016:03:26:17:29,I:a\\]\r\n\\HE\r\n\\GS\r\n2 1 0\r\n3 0 &4\r\nINI 0 1 0 &4\r\nSTO 0 2 1 15 3\r\nSTO 0 3 2 3 15\r\nSKI 0 4 1\r\n\\GE\r\n"
        );
        assert!(is_record(&text));
        let read = read(&text).expect("a record");
        assert_eq!(
            read.sgf,
            "(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[돌다리]BR[5D]PW[산들바람]WR[6D]EV[친선\\]대국]KM[6.5]RE[W+3.5]DT[2016-03-26]\n;B[pd];W[dp];B[])\n"
        );
        assert_eq!(read.notices, []);
    }

    #[test]
    fn handicap_stones_stand_on_the_usual_points_and_it_is_told() {
        let text = "\\HS\n\\[GAMEINFOMAIN=GRLT:3,ZIPSU:0,GONGJE:0,LINE:19\\]\n\\[BUSERINFO=BID:somebody ,BLV:35\\]\n\\HE\n\\GS\nINI 0 1 3 &4\nSTO 0 2 2 15 15\n\\GE\n";
        let read = read(text).expect("a record");
        assert_eq!(
            read.sgf,
            "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[0]RE[B+R]PB[somebody]HA[3]AB[pd][dp][dd]\n;W[pp])\n"
        );
        assert_eq!(read.notices, [FileNotice::HandicapPut { stones: 3 }]);
    }

    #[test]
    fn a_pass_without_a_colour_is_that_of_whose_turn_it_is() {
        let text = "\\HS\n\\[GAMEINFOSUB=GNAMEF:0,GNAME:rank game,GDATE:2025-01-18-16-38-32,GPLC:somewhere,GCMT:\\]\n\\[GAMETAG=S0,W0,Z635,C2025-01-18-16-38-32\\]\n\\HE\nINI 0 1 2 &4\nSKI 0 1 \nSTO 0 2 1 15 15\nSKI 0 3 \nSKI 0 4 \nSKI 0 5 2\n\\GE\n \0";
        let read = read(text).expect("a record");
        assert_eq!(
            read.sgf,
            "(;GM[1]FF[4]CA[UTF-8]SZ[19]EV[rank game]PC[somewhere]DT[2025-01-18]RE[B+63.5]HA[2]AB[pd][dp]\n;W[];B[pp];W[];B[];W[])\n"
        );
    }

    #[test]
    fn a_line_that_cannot_be_understood_is_named() {
        let spot = |line| Some(Spot { line, column: 1 });
        for line in [
            "STO 0 2 1 15",
            "STO 0 2 1 19 3",
            "STO 0 2 3 1 1",
            "STO 0 2 1 x y",
            "SKI 0 2 9",
            "SKI 0 2 x",
        ] {
            let text = format!("\\HS\n\\HE\n\\GS\n{line}\n");
            assert_eq!(
                read(&text),
                Err((spot(4), FileErrorKind::BadLine(line.to_owned())))
            );
        }
        assert_eq!(read("\\HS\n"), Err((None, FileErrorKind::NoMoves)));
    }
}
