//! The lines of a batch, with their numbers and the time for them.

use std::io::{self, BufRead, Read as _};
use std::time::Instant;

use crate::limits::TimeLimit;

/// A longer line is refused.
const MAX_LINE_BYTES: u64 = 1 << 20;

/// A line with its number, counted from 1, and when it must be answered.
pub(crate) struct InputLine {
    pub(crate) number: usize,
    pub(crate) text: Result<String, Unreadable>,
    pub(crate) deadline: Option<Instant>,
}

pub(crate) fn is_over(deadline: Option<Instant>) -> bool {
    deadline.is_some_and(|deadline| Instant::now() >= deadline)
}

/// Why a line cannot be read.
pub(crate) enum Unreadable {
    /// It is no UTF-8 from this character on, counted from 1.
    NotText { column: usize },
    /// It is longer than [`MAX_LINE_BYTES`].
    TooLong,
    /// The line before it is too long, and did not end in time.
    OutOfTime,
    /// The system stopped reading; no line follows.
    System(io::Error),
}

/// The lines of an input, none of them longer than it may be.
pub(crate) struct Lines<R> {
    input: R,
    limit: TimeLimit,
    /// When all must be answered, once the first is there.
    deadline: Option<Instant>,
    number: usize,
    /// Whether the rest of a line that is too long is to be passed over.
    is_in_long: bool,
    is_over: bool,
}

impl<R: BufRead> Lines<R> {
    pub(crate) const fn within(limit: TimeLimit, input: R) -> Self {
        Self {
            input,
            limit,
            deadline: None,
            number: 0,
            is_in_long: false,
            is_over: false,
        }
    }

    /// The bytes of the next line without its end, or nothing where there is none. Of one that is too long this is told as
    /// soon as it is known: it may have no end.
    fn next_text(&mut self) -> io::Result<Option<Result<String, Unreadable>>> {
        if self.number == 0 {
            // Nobody may have got to writing yet.
            self.input.fill_buf()?;
            self.deadline = self.limit.deadline();
        }
        if std::mem::take(&mut self.is_in_long) && !self.skip_line()? {
            return Ok(Some(Err(Unreadable::OutOfTime)));
        }
        let mut bytes = Vec::new();
        let most = MAX_LINE_BYTES + 1;
        if self
            .input
            .by_ref()
            .take(most)
            .read_until(b'\n', &mut bytes)?
            == 0
        {
            return Ok(None);
        }
        if bytes.len() as u64 == most && !bytes.ends_with(b"\n") {
            self.is_in_long = true;
            return Ok(Some(Err(Unreadable::TooLong)));
        }
        while bytes.ends_with(b"\n") || bytes.ends_with(b"\r") {
            bytes.pop();
        }
        if self.number == 0 && bytes.starts_with(b"\xef\xbb\xbf") {
            bytes.drain(..3);
        }
        Ok(Some(String::from_utf8(bytes).map_err(|error| {
            let valid = error.utf8_error().valid_up_to();
            let read = String::from_utf8_lossy(&error.as_bytes()[..valid]);
            Unreadable::NotText {
                column: read.chars().count() + 1,
            }
        })))
    }

    /// Passes over the rest of a line. Returns whether it ended in time.
    fn skip_line(&mut self) -> io::Result<bool> {
        while !is_over(self.deadline) {
            let piece = self.input.fill_buf()?;
            let end = piece.iter().position(|&byte| byte == b'\n');
            let (is_end, length) = (end.is_some() || piece.is_empty(), piece.len());
            self.input.consume(end.map_or(length, |end| end + 1));
            if is_end {
                return Ok(true);
            }
        }
        self.is_over = true;
        Ok(false)
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = InputLine;

    fn next(&mut self) -> Option<InputLine> {
        if self.is_over {
            return None;
        }
        let text = self.next_text().unwrap_or_else(|error| {
            self.is_over = true;
            Some(Err(Unreadable::System(error)))
        })?;
        self.number += 1;
        Some(InputLine {
            number: self.number,
            text,
            deadline: self.deadline,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn a_line_without_an_end_is_refused_before_its_end() {
        let limit = TimeLimit::granting(None);
        let mut input = io::repeat(b'x').take(8 << 20).chain(&b"\n*\n"[..]);
        let mut lines = Lines::within(limit, BufReader::new(&mut input));
        let first = lines.next().expect("a line");
        assert!(matches!(first.text, Err(Unreadable::TooLong)));
        let second = lines.next().expect("another line");
        assert_eq!((second.number, second.text.ok()), (2, Some("*".to_owned())));
        let mut input = io::repeat(b'x');
        let first = Lines::within(limit, BufReader::new(&mut input))
            .next()
            .expect("a line");
        assert!(matches!(first.text, Err(Unreadable::TooLong)));
        assert_eq!(first.number, 1);
    }

    /// A line that ended exactly where a piece of it does is not taken for one that goes on: the line after it is read.
    #[test]
    fn a_long_line_is_passed_over_to_its_end() {
        let most = usize::try_from(MAX_LINE_BYTES).expect("a size");
        for rest in [most - 1, most, 2 * most, 2 * most + 1] {
            let mut text = vec![b'x'; most + 1 + rest];
            text.extend_from_slice(b"\n*\n");
            let lines = Lines::within(TimeLimit::granting(None), &*text);
            let read: Vec<_> = lines.map(|line| (line.number, line.text.ok())).collect();
            assert_eq!(read, [(1, None), (2, Some("*".to_owned()))], "{rest}");
        }
    }
}
