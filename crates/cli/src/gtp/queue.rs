//! The lines that wait for an answer: one thread reads them, another works.

use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::line::{self, Command, Line, MOST_BYTES};

/// So many words and commands wait at most before nothing more is read.
const MOST_WAITING: usize = 1 << 18;

/// A command that waits for its answer.
#[derive(Debug)]
pub(super) struct Waiting {
    pub(super) command: Command,
    /// What ends the work on it early.
    pub(super) stop: Arc<AtomicBool>,
    /// How many lines had come with it: an analysis goes on until there are more.
    pub(super) lines: u64,
}

impl Waiting {
    fn weight(&self) -> usize {
        1 + self.command.words.len()
    }
}

#[derive(Debug, Default)]
struct State {
    waiting: VecDeque<Waiting>,
    weight: usize,
    /// What ends the work on the command that is answered now.
    running: Option<Arc<AtomicBool>>,
    /// Whether the next line ends that work, as it ends an analysis.
    ends_at_line: bool,
    /// How many lines have come, empty ones and the end of the input among them.
    lines: u64,
    is_closed: bool,
    /// Whether nobody answers any more.
    is_left: bool,
}

/// The lines that wait for an answer.
#[derive(Debug, Default)]
pub(super) struct Queue {
    state: Mutex<State>,
    changed: Condvar,
}

impl Queue {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        let waited = self.changed.wait(state);
        waited.unwrap_or_else(PoisonError::into_inner)
    }

    /// Another line, or the end, has come.
    fn come(&self, change: impl FnOnce(&mut State)) {
        let mut state = self.state();
        state.lines += 1;
        if let Some(running) = state.running.as_ref().filter(|_| state.ends_at_line) {
            running.store(true, Ordering::Relaxed);
        }
        change(&mut state);
        self.changed.notify_all();
    }

    fn push(&self, command: Command) {
        self.come(|state| {
            let waiting = Waiting {
                command,
                stop: Arc::default(),
                lines: state.lines,
            };
            state.weight += waiting.weight();
            state.waiting.push_back(waiting);
        });
        let mut state = self.state();
        while state.weight > MOST_WAITING && !state.is_left {
            state = self.wait(state);
        }
    }

    /// Ends the work on everything that was asked so far. It is a line like others, so that an analysis ends too.
    fn interrupt(&self) {
        self.come(|state| {
            let waiting = state.waiting.iter().map(|waiting| &waiting.stop);
            for stop in state.running.iter().chain(waiting) {
                stop.store(true, Ordering::Relaxed);
            }
        });
    }

    fn close(&self) {
        self.come(|state| state.is_closed = true);
    }

    /// The next command, as soon as there is one; nothing at the end of the input.
    pub(super) fn next(&self) -> Option<Waiting> {
        let mut state = self.state();
        state.running = None;
        state.ends_at_line = false;
        loop {
            if let Some(next) = state.waiting.pop_front() {
                state.weight -= next.weight();
                state.running = Some(Arc::clone(&next.stop));
                self.changed.notify_all();
                return Some(next);
            }
            if state.is_closed {
                return None;
            }
            state = self.wait(state);
        }
    }

    /// From here on the next line ends the work on the command that came with so many lines. Returns whether one has come already.
    pub(super) fn end_at_line(&self, lines: u64) -> bool {
        let mut state = self.state();
        state.ends_at_line = true;
        state.lines != lines
    }

    /// Waits for the next line after so many, or until a moment. Returns whether it has come.
    pub(super) fn wait_for_line(&self, lines: u64, until: Option<Instant>) -> bool {
        let mut state = self.state();
        while state.lines == lines {
            let Some(until) = until else {
                state = self.wait(state);
                continue;
            };
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            let waited = self.changed.wait_timeout(state, left);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        true
    }

    /// Nobody answers any more: whoever reads need not go on.
    pub(super) fn leave(&self) {
        self.state().is_left = true;
        self.changed.notify_all();
    }

    /// Whether all has been read that is read.
    pub(super) fn is_closed(&self) -> bool {
        self.state().is_closed
    }

    /// Reads lines until the input ends, or `quit` comes, or nobody answers any more.
    pub(super) fn fill(&self, input: impl BufRead) {
        // What cannot be read any further has ended.
        let _ = self.read(input);
        self.close();
    }

    fn read(&self, mut input: impl BufRead) -> io::Result<()> {
        let mut is_open = true;
        while is_open && !self.state().is_left {
            let (bytes, is_cut, more) = next_line(&mut input)?;
            is_open = more;
            if bytes.is_empty() && !more {
                break;
            }
            match line::read(&bytes, is_cut) {
                Line::Empty => self.come(|_| ()),
                Line::Interrupt => self.interrupt(),
                Line::Command(command) => {
                    is_open &= command.name != "quit";
                    self.push(command);
                }
            }
        }
        Ok(())
    }
}

/// The bytes of a line without its end, whether it was cut because it is too long, and whether it ended with a line break: what has none
/// is the last.
fn next_line(input: &mut impl BufRead) -> io::Result<(Vec<u8>, bool, bool)> {
    let (mut bytes, mut is_cut) = (Vec::new(), false);
    loop {
        let piece = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            piece => piece?,
        };
        let end = piece.iter().position(|&byte| byte == b'\n');
        let length = end.unwrap_or(piece.len());
        if !is_cut {
            bytes.extend_from_slice(&piece[..length]);
        }
        let is_last = piece.is_empty();
        input.consume(end.map_or(length, |end| end + 1));
        if bytes.len() > MOST_BYTES && !is_cut && !line::may_be_long(&bytes) {
            bytes.truncate(MOST_BYTES);
            is_cut = true;
        }
        if is_last || end.is_some() {
            return Ok((bytes, is_cut, !is_last));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(input: &[u8]) -> Vec<(String, bool)> {
        let queue = Queue::default();
        queue.fill(input);
        let next = std::iter::from_fn(|| queue.next());
        next.map(|next| (next.command.name, next.command.is_cut))
            .collect()
    }

    #[test]
    fn nothing_is_read_behind_quit_and_the_last_line_needs_no_end() {
        let plain = |name: &str| (name.to_owned(), false);
        assert_eq!(names(b"name\nquit\nversion\n"), ["name", "quit"].map(plain));
        assert_eq!(
            names(b"name\n\n# x\nversion"),
            ["name", "version"].map(plain)
        );
        assert_eq!(names(b""), []);
    }

    #[test]
    fn a_long_line_is_cut_but_for_games() {
        let mut text = b"name ".to_vec();
        text.extend(vec![b'x'; 10 << 20]);
        text.extend(b"\ngogui-setup");
        text.extend(b" b A1".repeat(40_000));
        text.extend(b"\nquit\n");
        let read = names(&text);
        let read: Vec<_> = read
            .iter()
            .map(|(name, cut)| (name.as_str(), *cut))
            .collect();
        assert_eq!(
            read,
            [("name", true), ("gogui-setup", false), ("quit", false)]
        );
    }

    #[test]
    fn an_interrupt_stops_what_was_asked_before_it() {
        let queue = Queue::default();
        queue.fill(&b"one\n# interrupt\ntwo\n"[..]);
        let stops: Vec<bool> = std::iter::from_fn(|| queue.next())
            .map(|next| next.stop.load(Ordering::Relaxed))
            .collect();
        assert_eq!(stops, [true, false]);
    }

    #[test]
    fn any_line_ends_an_analysis_and_so_does_the_end() {
        for more in ["\n", "name\n", "# x\n", "# interrupt\n", ""] {
            let queue = Queue::default();
            queue.push(Command::default());
            let next = queue.next().expect("a command");
            assert!(!queue.end_at_line(next.lines));
            assert!(!queue.wait_for_line(next.lines, Some(Instant::now())));
            queue.fill(more.as_bytes());
            assert!(next.stop.load(Ordering::Relaxed), "{more:?}");
            assert!(queue.wait_for_line(next.lines, None), "{more:?}");
        }
    }
}
