//! Lines in, answers out: read on one thread, answered on every core, given back in the order of the lines.
//!
//! A line is given back as soon as it and all before it are answered, and no more than [`WINDOW`] lines are under way at
//! any time: so whoever types lines sees each answer, and input without an end takes bounded memory.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, available_parallelism, scope};

use semeai_search::STACK;
use semeai_session::Phrasing;

use crate::input::Format;
use crate::status::{ANSWERED, CommandError};
use crate::terminal::{Audience, write_answer};

/// How many lines are read and not yet given back. Enough that a slow line leaves work for the other cores.
const WINDOW: usize = 256;

/// Why nothing more is answered.
pub(crate) enum NoMore {
    /// Whoever reads the answers has stopped reading, as `head` does.
    Unread,
    /// No time is left for what follows.
    Cut,
    Error(CommandError),
}

impl From<io::Error> for NoMore {
    fn from(error: io::Error) -> Self {
        Self::Error(error.to_string())
    }
}

/// Reads lines, answers each, and gives the answers back in order, until there are no more lines or one cannot be given
/// back. A worker is made for each thread; what it keeps speeds up its next line.
///
/// # Errors
///
/// If the system gives no thread, and what `give` says.
pub(crate) fn in_order<L, A, W, E>(
    lines: impl Iterator<Item = L> + Send,
    worker: impl Fn() -> W + Sync,
    mut give: impl FnMut(A) -> Result<(), E>,
) -> Result<(), E>
where
    L: Send,
    A: Send,
    W: FnMut(L) -> A,
    E: From<io::Error>,
{
    let (to_workers, work) = channel();
    let work = Mutex::new(work);
    let (work, worker) = (&work, &worker);
    // Everything that another thread could wait for is the closure's own: however it ends, no thread goes on waiting.
    scope(move |scope| {
        let (to_us, answers) = channel();
        let (permits, permitted) = channel();
        for _ in 0..available_parallelism().map_or(1, usize::from) {
            let to_us = to_us.clone();
            let named = Builder::new().name("batch".to_owned()).stack_size(STACK);
            named.spawn_scoped(scope, move || answer(work, &to_us, worker()))?;
        }
        // Only the workers may hold on to it: else nobody would notice that they are done.
        drop(to_us);
        for _ in 0..WINDOW {
            // The other end is right here.
            let _ = permits.send(());
        }
        let named = Builder::new().name("lines".to_owned());
        named.spawn_scoped(scope, move || read_lines(lines, &permitted, &to_workers))?;
        let mut early = BTreeMap::new();
        let mut next = 0;
        for (number, answer) in answers {
            early.insert(number, answer);
            while let Some(answer) = early.remove(&next) {
                give(answer)?;
                next += 1;
                // Nobody wants it when all lines are read.
                let _ = permits.send(());
            }
        }
        Ok(())
    })
}

/// Answers lines on every core, each with an exit status, and writes the answers in order until nobody reads them any more. Returns
/// the worst status.
///
/// # Errors
///
/// The first answer that is none, and what keeps answers from being written.
pub(crate) fn write_in_order<L, W>(
    lines: impl Iterator<Item = L> + Send,
    worker: impl Fn() -> W + Sync,
    output: &mut dyn Write,
    format: Format,
    phrasing: Phrasing,
) -> Result<u8, CommandError>
where
    L: Send,
    W: FnMut(L) -> Result<(String, u8), CommandError>,
{
    let mut worst = ANSWERED;
    let give = |answered: Result<(String, u8), CommandError>| {
        let (text, status) = answered.map_err(NoMore::Error)?;
        worst = worst.max(status);
        match write_answer(output, &text, format, phrasing) {
            Ok(Audience::There) => Ok(()),
            Ok(Audience::Gone) => Err(NoMore::Unread),
            Err(error) => Err(NoMore::Error(error)),
        }
    };
    match in_order(lines, worker, give) {
        Ok(()) | Err(NoMore::Unread | NoMore::Cut) => Ok(worst),
        Err(NoMore::Error(error)) => Err(error),
    }
}

/// Hands out a line for every permit.
fn read_lines<L>(
    lines: impl Iterator<Item = L>,
    permitted: &Receiver<()>,
    work: &Sender<(usize, L)>,
) {
    let mut numbered = lines.enumerate();
    while permitted.recv().is_ok() {
        let Some(line) = numbered.next() else { return };
        if work.send(line).is_err() {
            return;
        }
    }
}

/// Answers lines until there are no more, or nobody wants an answer.
fn answer<L, A>(
    work: &Mutex<Receiver<(usize, L)>>,
    answers: &Sender<(usize, A)>,
    mut worker: impl FnMut(L) -> A,
) {
    loop {
        // Whoever waits for a line holds the lock; the others wait for it.
        let next = work.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((number, line)) = next else { return };
        if answers.send((number, worker(line))).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    #[test]
    fn answers_come_in_the_order_of_the_lines() {
        let mut given = Vec::new();
        let slow_first = |line: u64| {
            std::thread::sleep(Duration::from_millis(if line == 0 { 50 } else { 0 }));
            line * 2
        };
        let result: io::Result<()> = in_order(
            0..1_000,
            || slow_first,
            |answer| {
                given.push(answer);
                Ok(())
            },
        );
        assert!(result.is_ok());
        assert_eq!(given, (0..1_000).map(|line| line * 2).collect::<Vec<u64>>());
    }

    #[test]
    fn input_without_an_end_is_not_read_ahead_without_an_end() {
        let read = Arc::new(AtomicUsize::new(0));
        let counter = Arc::clone(&read);
        let endless = std::iter::repeat_with(move || counter.fetch_add(1, Ordering::Relaxed));
        let mut given = 0;
        let result = in_order(
            endless,
            || |line| line,
            |_| {
                given += 1;
                let ahead = read.load(Ordering::Relaxed) - given;
                assert!(ahead <= WINDOW, "{ahead}");
                match given {
                    5_000 => Err(io::ErrorKind::BrokenPipe.into()),
                    _ => Ok(()),
                }
            },
        );
        let error: io::Error = result.expect_err("nobody listens any more");
        assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
    }

    #[test]
    fn an_answer_does_not_wait_for_the_next_line() {
        let (to_lines, typed) = channel::<u32>();
        to_lines.send(1).expect("it listens");
        let mut given = 0;
        let mut to_lines = Some(to_lines);
        let result: io::Result<()> = in_order(
            typed.into_iter(),
            || |line| line,
            |answer| {
                given = answer;
                // The next line is typed only now.
                match to_lines.take() {
                    Some(person) if answer == 1 => {
                        let _ = person.send(2);
                    }
                    _ => {}
                }
                Ok(())
            },
        );
        assert!(result.is_ok());
        assert_eq!(given, 2);
    }
}
