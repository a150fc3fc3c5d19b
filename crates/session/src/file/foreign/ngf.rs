//! Records of `WBaduk` and Cyberoro: a head of twelve lines, then a line for each move.
//!
//! ```text
//! Friendly game        title
//! 19                   size of the board
//! somebody   6D        White, with his rank
//! somebody else 5D     Black
//! www.cyberoro.com
//! 0                    handicap
//! 0
//! 6                    komi, without its half point in an even game
//! 20110812 [09:31]     date
//! 10                   minutes
//! White wins by 3.5!   the result, in words
//! 111                  the number of moves
//! PMABBQEEQ            move 1, Black, column and row from the top left with B as the first, and once more backwards
//! ```
//!
//! Before the moves some records leave lines out, so each head line is read only where it is what it should be.
//!
//! Another kind of such records has marks before all lines, and a head in another order:
//!
//! ```text
//! GIsomebody           three lines of names; which of them is whose nothing says
//! GI2006-9-5           date
//! GI19                 size of the board
//! GI0                  handicap, 0 and komi as above, then the number of moves
//! PMABBREER            the moves as above
//! IDB[211] words[EndTxt]   what is written about a move, on one line or more
//! ```

use super::game::{Conversion, ForeignGame, bad_line};
use crate::file::error::{FileFault, FileNotice};
use crate::file::sgf;

/// What the lines of a marked head begin with.
const MARK: &str = "GI";
/// No head has more lines.
const LONGEST_HEAD: usize = 20;
/// What ends the words about a move.
const END_OF_WORDS: &str = "[EndTxt]";

/// Whether a text is such a record: its head says what it should, and moves follow.
pub(in crate::file) fn is_record(text: &str) -> bool {
    let mut lines = text.lines();
    let has_head = text.starts_with(MARK) || lines.nth(1).is_some_and(|line| size(line).is_some());
    has_head && lines.any(|line| line.starts_with("PM") && played(line.trim_end()).is_some())
}

/// Reads a record.
///
/// # Errors
///
/// The first line that cannot be understood.
pub(super) fn read(text: &str) -> Result<Conversion, FileFault> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    if text.starts_with(MARK) {
        return marked(&lines);
    }
    let line = |index: usize| lines.get(index).copied().unwrap_or_default();
    let size = size(line(1)).ok_or_else(|| bad_line(2, line(1)))?;
    let mut game = ForeignGame::on(size);
    ranked(&mut game, ["PW", "WR"], line(2));
    ranked(&mut game, ["PB", "BR"], line(3));
    game.say("PC", line(4));
    game.say("GN", line(0));
    conditions(&mut game, line(5), line(7));
    if let Some(date) = line(8).get(..8).filter(|date| is_number(date)) {
        game.say(
            "DT",
            &format!("{}-{}-{}", &date[..4], &date[4..6], &date[6..]),
        );
    }
    game.say(
        "RE",
        &result(line(10)).unwrap_or_else(|| line(10).to_owned()),
    );
    for (index, line) in lines.iter().enumerate().skip(5) {
        move_line(&mut game, index, line)?;
    }
    game.converted()
}

/// A record of which every line has its mark.
fn marked(lines: &[&str]) -> Result<Conversion, FileFault> {
    let heads = lines.iter().take(LONGEST_HEAD);
    let heads = heads.map_while(|line| line.strip_prefix(MARK));
    let head: Vec<&str> = heads.map(str::trim).collect();
    let at = head.iter().position(|line| size(line).is_some());
    let at = at.ok_or_else(|| bad_line(1, lines.first().copied().unwrap_or_default()))?;
    let line = |index: usize| head.get(index).copied().unwrap_or_default();
    let mut game = ForeignGame::on(size(line(at)).unwrap_or(19));
    conditions(&mut game, line(at + 1), line(at + 3));
    let mut names = head[..at].to_vec();
    if let Some(date) = names.pop() {
        game.dated(date);
    }
    names.retain(|name| !name.is_empty());
    game.say("GC", &names.join(", "));
    let mut words: Option<(usize, String)> = None;
    for (index, line) in lines.iter().enumerate().skip(head.len()) {
        if let Some((_, text)) = &mut words {
            *text += "\n";
            *text += line;
        } else if let Some((number, text)) = words_about(line) {
            words = Some((number, text.to_owned()));
        } else {
            move_line(&mut game, index, line)?;
        }
        if let Some((number, text)) = words.take_if(|(_, text)| text.contains(END_OF_WORDS)) {
            let text = text.split(END_OF_WORDS).next().unwrap_or_default();
            if let Some(result) = result(text) {
                game.say("RE", &result);
            }
            game.write(number, text);
        }
    }
    if let Some((number, text)) = words {
        game.write(number, &text);
    }
    let mut converted = game.converted()?;
    if !names.is_empty() {
        let names = names.into_iter().map(sgf::shown).collect();
        converted.notices.push(FileNotice::NamesOfNobody { names });
    }
    Ok(converted)
}

/// The number of a move and the beginning of what is written about it: `IDB[211] words`.
fn words_about(line: &str) -> Option<(usize, &str)> {
    let (_, rest) = line.strip_prefix("ID")?.split_once('[')?;
    let (number, words) = rest.split_once(']')?;
    Some((number.trim().parse().ok()?, words.trim_start()))
}

/// Handicap, and komi without its half point.
fn conditions(game: &mut ForeignGame, handicap: &str, komi: &str) {
    game.handicap = handicap.parse().unwrap_or(0);
    if let Ok(komi) = komi.parse::<u32>() {
        let half = if game.handicap == 0 { ".5" } else { "" };
        game.say("KM", &format!("{komi}{half}"));
    }
}

/// A line, by its index, that is a move.
fn move_line(game: &mut ForeignGame, index: usize, line: &str) -> Result<(), FileFault> {
    if !line.starts_with("PM") {
        return Ok(());
    }
    let bad = || bad_line(index + 1, line);
    let (color, place) = played(line).ok_or_else(bad)?;
    game.play(color, place).ok_or_else(bad)
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

fn size(line: &str) -> Option<usize> {
    line.trim()
        .parse()
        .ok()
        .filter(|size| (2..=25).contains(size))
}

/// A player with a rank as the last word.
fn ranked(game: &mut ForeignGame, [name, rank]: [&'static str; 2], said: &str) {
    match said.trim().rsplit_once(char::is_whitespace) {
        Some((player, level)) => {
            game.say(name, player);
            game.say(rank, level);
        }
        None => game.say(name, said),
    }
}

/// The colour and the place of a move; without a place it is a pass.
fn played(line: &str) -> Option<(char, Option<(usize, usize)>)> {
    let bytes = line.as_bytes();
    let (&color, place) = (bytes.get(4)?, bytes.get(5..7)?);
    let index = |byte: u8| byte.is_ascii_uppercase().then(|| usize::from(byte - b'A'));
    let color = match color {
        b'B' => 'B',
        b'W' => 'W',
        _ => return None,
    };
    match (index(place[0])?, index(place[1])?) {
        (0, 0) => Some((color, None)),
        (column, row) => Some((color, Some((column.checked_sub(1)?, row.checked_sub(1)?)))),
    }
}

/// A result in words as SGF has it; nothing where it is not certain who has won and how.
fn result(words: &str) -> Option<String> {
    let told = words.split(">>").next().unwrap_or_default().to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| told.contains(word));
    let is_lost = has(&["lose", "loses", "lost", "패"]);
    let is_won = has(&["win", "won", "勝", "胜", "승"]);
    let black = has(&["black", "黒", "黑", "흑"]);
    let white = has(&["white", "白", "백"]);
    let winner = match (black, white, is_won, is_lost) {
        (true, false, true, false) | (false, true, false, true) => "B",
        (false, true, true, false) | (true, false, false, true) => "W",
        _ => return None,
    };
    let digits = told.split(|sign: char| !sign.is_ascii_digit() && sign != '.');
    let mut numbers = digits.filter(|digits| digits.parse::<f32>().is_ok());
    let how = if has(&["resign", "中押", "中盤", "中盘", "불계"]) {
        "R"
    } else if has(&["time", "時間", "时间", "超時", "超时", "시간"]) {
        "T"
    } else {
        match (numbers.next(), numbers.next()) {
            (Some(points), None) => return Some(with_half(winner, points, &told)),
            _ => return None,
        }
    };
    Some(format!("{winner}+{how}"))
}

/// A margin of so many points, and a half where a word says so.
fn with_half(winner: &str, points: &str, told: &str) -> String {
    let has_half = ["半", "반"].iter().any(|word| told.contains(word)) && !points.contains('.');
    let half = if has_half { ".5" } else { "" };
    format!("{winner}+{points}{half}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::{FileErrorKind, FileNotice, Spot};

    fn record(handicap: usize, result: &str, moves: &[&str]) -> String {
        let moves = moves.join("\r\n");
        format!(
            "친선대국\r\n19\r\n산들바람   6D*\r\n돌다리      5D \r\nwww.cyberoro.com\r\n{handicap}\r\n0\r\n6\r\n20110812 [09:31]\r\n10\r\n{result}\r\n111\r\n{moves}\r\n"
        )
    }

    #[test]
    fn a_record_with_its_head() {
        let text = record(0, "흑 불계승!", &["PMABBQEEQ", "PMACWEQQE", "PMADBAAAA"]);
        assert!(is_record(&text));
        let read = read(&text).expect("a record");
        assert_eq!(
            read.sgf,
            "(;GM[1]FF[4]CA[UTF-8]SZ[19]PW[산들바람]WR[6D*]PB[돌다리]BR[5D]PC[www.cyberoro.com]GN[친선대국]KM[6.5]DT[2011-08-12]RE[B+R]\n;B[pd];W[dp];B[])\n"
        );
    }

    #[test]
    fn handicap_stones_are_put_and_komi_has_no_half() {
        let read = read(&record(4, "?", &["PMABWCOOC"])).expect("a record");
        assert!(
            read.sgf.contains("KM[6]") && read.sgf.contains("HA[4]AB[pd][dp][dd][pp]"),
            "{}",
            read.sgf
        );
        assert_eq!(read.notices, [FileNotice::HandicapPut { stones: 4 }]);
    }

    #[test]
    fn results_in_words() {
        for (words, expected) in [
            ("White Win by Resign!", "W+R"),
            ("Black Win 6.5 >> White(50):Black(63)", "B+6.5"),
            ("White loses on time ", "B+T"),
            ("흑 1.5집 승", "B+1.5"),
            ("흑 1집반 승", "B+1.5"),
            ("白5.5目勝ち!", "W+5.5"),
            ("黒2目半勝ち", "B+2.5"),
            ("黒中押し勝ち!", "B+R"),
            ("白時間切れ勝ち！", "W+T"),
            ("黒5.5目勝！ >> 白(64):黒(76)", "B+5.5"),
        ] {
            assert_eq!(result(words).as_deref(), Some(expected));
        }
        for uncertain in ["232手完、黒2目半勝ち", "Progressing!"] {
            assert_eq!(result(uncertain), None);
            let read = read(&record(0, uncertain, &["PMABBQEEQ"])).expect("a record");
            let kept = format!("RE[{uncertain}]");
            assert!(read.sgf.contains(&kept), "{}", read.sgf);
        }
    }

    #[test]
    fn a_record_with_marks_before_all_lines() {
        let text = "GI决赛\r\nGI甲\r\nGI乙\r\nGI\r\nGI2006-9-5\r\nGI19\r\nGI0\r\nGI0\r\nGI6\r\nGI2\r\nPMABBREER\r\nPMACWEEEE\r\nGI1\r\nIDB[1] 星\r\n再说[EndTxt]\r\nIDB[2] 白中盘胜(现场)[EndTxt]\r\n";
        assert!(is_record(text));
        let read = read(text).expect("a record");
        assert_eq!(
            read.sgf,
            "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]DT[2006-09-05]GC[决赛, 甲, 乙]RE[W+R]\n;B[qd]C[星\n再说];W[dd]C[白中盘胜(现场)])\n"
        );
        let names = ["决赛", "甲", "乙"].map(str::to_owned).to_vec();
        assert_eq!(read.notices, [FileNotice::NamesOfNobody { names }]);
    }

    #[test]
    fn a_line_that_cannot_be_understood_is_named() {
        for line in ["PMABXQEEQ", "PMABBZZZZ", "PMABB", "PMABBAQQA", "PMABBééé"] {
            let spot = Some(Spot {
                line: 13,
                column: 1,
            });
            let fault = read(&record(0, "", &[line])).expect_err("no move");
            assert_eq!(fault, (spot, FileErrorKind::BadLine(line.to_owned())));
        }
        assert_eq!(
            read(&record(0, "", &[])),
            Err((None, FileErrorKind::NoMoves))
        );
        let bad = read("title\nnineteen\n").expect_err("no size");
        assert_eq!(bad.1, FileErrorKind::BadLine("nineteen".to_owned()));
    }
}
