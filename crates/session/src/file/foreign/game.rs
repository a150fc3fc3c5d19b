//! A record of another server on its way to SGF.

use crate::file::error::{FileErrorKind, FileFault, FileNotice, Spot};
use crate::file::sgf;

/// A record as SGF, with what is to be said of it.
#[derive(Debug, PartialEq)]
pub(super) struct Conversion {
    pub(super) sgf: String,
    pub(super) notices: Vec<FileNotice>,
}

/// A game on its way to SGF.
#[derive(Debug)]
pub(super) struct ForeignGame {
    pub(super) size: usize,
    pub(super) properties: Vec<(&'static str, String)>,
    pub(super) handicap: usize,
    /// The colour of each move, its point as SGF names it, and what is written about it.
    moves: Vec<(char, String, String)>,
}

impl ForeignGame {
    pub(super) const fn on(size: usize) -> Self {
        Self {
            size,
            properties: Vec::new(),
            handicap: 0,
            moves: Vec::new(),
        }
    }

    /// What the root says under a name; the first word holds, and nothing is not said.
    pub(super) fn say(&mut self, name: &'static str, value: &str) {
        let value = value.trim();
        if !value.is_empty() && self.properties.iter().all(|(said, _)| *said != name) {
            self.properties.push((name, value.to_owned()));
        }
    }

    /// A player, whose rank may stand behind his name in parentheses.
    pub(super) fn player(&mut self, [name, rank]: [&'static str; 2], said: &str) {
        let said = said.trim();
        let parts = said
            .strip_suffix(')')
            .and_then(|said| said.rsplit_once('('));
        match parts {
            Some((player, level)) if !player.trim().is_empty() => {
                self.say(name, player);
                self.say(rank, level);
            }
            _ => self.say(name, said),
        }
    }

    /// A move, by column and row from the top left; a pass without them. Nothing if it is off the board.
    pub(super) fn play(&mut self, color: char, place: Option<(usize, usize)>) -> Option<()> {
        let place = match place {
            None => String::new(),
            Some((column, row)) => {
                let letter = |index: usize| {
                    let index = u8::try_from(index).ok().filter(|_| index < self.size)?;
                    Some(char::from(b'a' + index))
                };
                [letter(column)?, letter(row)?].iter().collect()
            }
        };
        self.moves.push((color, place, String::new()));
        Some(())
    }

    /// Writes something about a move, by its number from one; where there is no such move, about the game as a whole.
    pub(super) fn write(&mut self, number: usize, words: &str) {
        let words = words.trim();
        let played = number.checked_sub(1).and_then(|at| self.moves.get_mut(at));
        match played {
            Some((_, _, comment)) if comment.is_empty() => words.clone_into(comment),
            Some((_, _, comment)) => *comment += &format!("\n{words}"),
            None => self.say("C", words),
        }
    }

    /// Whose turn it is: that of the side that has not moved last. White begins where Black has a handicap.
    pub(super) fn turn(&self) -> char {
        match self.moves.last() {
            Some(('B', ..)) => 'W',
            None if self.handicap > 1 => 'W',
            _ => 'B',
        }
    }

    /// A date as year, month and day with one sign between them, whatever follows; anything else is none.
    pub(super) fn dated(&mut self, date: &str) {
        let mut parts = date.split([':', '-', '.', '/', ' ']).map(str::parse::<u16>);
        let mut part = |limit: u16| parts.next()?.ok().filter(|part| (1..=limit).contains(part));
        if let (Some(year), Some(month), Some(day)) = (part(9999), part(12), part(31)) {
            self.say("DT", &format!("{year:04}-{month:02}-{day:02}"));
        }
    }

    pub(super) fn converted(self) -> Result<Conversion, FileFault> {
        if self.moves.is_empty() {
            return Err((None, FileErrorKind::NoMoves));
        }
        let mut sgf = format!("(;GM[1]FF[4]CA[UTF-8]SZ[{}]", self.size);
        for (name, value) in &self.properties {
            sgf += &format!("{name}[{}]", sgf::escape(value));
        }
        let mut notices = Vec::new();
        let stones = usual_stones(self.size, self.handicap);
        if self.handicap > 1 {
            sgf += &format!("HA[{}]", self.handicap);
        }
        if !stones.is_empty() {
            notices.push(FileNotice::HandicapPut {
                stones: stones.len(),
            });
            let names = stones
                .iter()
                .map(|(column, row)| format!("[{column}{row}]"));
            sgf += "AB";
            sgf.extend(names);
        }
        sgf += "\n";
        for (color, place, comment) in &self.moves {
            sgf += &format!(";{color}[{place}]");
            if !comment.is_empty() {
                sgf += &format!("C[{}]", sgf::escape(comment));
            }
        }
        sgf += ")\n";
        Ok(Conversion { sgf, notices })
    }
}

/// The usual points of so many handicap stones on an ordinary board, by the letters of column and row; none where no
/// points are usual. Of three the third is in the upper left, as these servers have it.
fn usual_stones(size: usize, handicap: usize) -> Vec<(char, char)> {
    const CORNERS: [(char, char); 4] = [('p', 'd'), ('d', 'p'), ('d', 'd'), ('p', 'p')];
    const SIDES: [(char, char); 2] = [('d', 'j'), ('p', 'j')];
    const ENDS: [(char, char); 2] = [('j', 'd'), ('j', 'p')];
    const MIDDLE: (char, char) = ('j', 'j');
    if size != 19 || !(2..=9).contains(&handicap) {
        return Vec::new();
    }
    let mut stones = CORNERS[..handicap.min(4)].to_vec();
    if handicap >= 6 {
        stones.extend(SIDES);
    }
    if handicap >= 8 {
        stones.extend(ENDS);
    }
    if [5, 7, 9].contains(&handicap) {
        stones.push(MIDDLE);
    }
    stones
}

/// The fault of a line of a record.
pub(super) fn bad_line(number: usize, line: &str) -> FileFault {
    let spot = Spot {
        line: number,
        column: 1,
    };
    (Some(spot), FileErrorKind::BadLine(sgf::shown(line)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_points_are_as_many_as_the_stones_and_symmetrical() {
        for handicap in 2..=9 {
            let stones = usual_stones(19, handicap);
            assert_eq!(stones.len(), handicap);
            let mut points = stones.clone();
            points.sort_unstable();
            points.dedup();
            assert_eq!(points.len(), handicap);
        }
        assert_eq!(usual_stones(19, 1), []);
        assert_eq!(usual_stones(19, 10), []);
        assert_eq!(usual_stones(13, 4), []);
    }
}
