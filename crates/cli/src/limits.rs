//! How long an answer may take.

use std::io;
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread::Builder;
use std::time::{Duration, Instant};

use clap::Args;
use semeai_cgt::Budget;
use semeai_search::STACK;
use semeai_words::help::options as help;
use semeai_words::usage::ValueFault;

/// How long an answer takes at most where nobody says otherwise.
pub(crate) const USUAL: Duration = Duration::from_secs(10);

/// What is left at least where all is spent.
const LEAST: Duration = Duration::from_millis(1);

/// The option that says how long an answer may take.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct TimeLimit {
    #[arg(help = help::SECONDS, long, value_name = "S", allow_hyphen_values = true, value_parser = seconds)]
    seconds: Option<Duration>,
    /// What of it is over.
    #[arg(skip)]
    spent: Duration,
}

impl TimeLimit {
    /// So much time, or the usual where none is said.
    pub(crate) const fn granting(seconds: Option<Duration>) -> Self {
        Self {
            seconds,
            spent: Duration::ZERO,
        }
    }

    /// How long everything together may take.
    pub(crate) fn allowance(self) -> Duration {
        self.seconds.unwrap_or(USUAL)
    }

    /// How long everything may take, if somebody has said it.
    pub(crate) const fn granted(self) -> Option<Duration> {
        self.seconds
    }

    /// How long an answer may take that is begun now. What begins after everything is spent has a moment to see that.
    pub(crate) fn time(self) -> Duration {
        match self.allowance() {
            Duration::MAX => Duration::MAX,
            granted => granted.saturating_sub(self.spent).max(LEAST),
        }
    }

    /// How many times the usual time was granted, rounded up.
    pub(crate) fn in_usual(&self) -> u64 {
        let times = self.allowance().as_millis().div_ceil(USUAL.as_millis());
        u64::try_from(times).unwrap_or(u64::MAX)
    }

    /// When an answer that is begun now must be there; none if that is beyond what the clock can tell.
    pub(crate) fn deadline(self) -> Option<Instant> {
        Instant::now().checked_add(self.time())
    }

    /// Does work that never looks at the clock, on a thread of its own. What it takes is no longer there for what comes after it. Where
    /// it is not done in time there is no answer; it goes on until the program ends, and nobody hears of it.
    ///
    /// # Errors
    ///
    /// If the system gives no thread.
    pub(crate) fn spend<T: Send + 'static>(
        &mut self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> io::Result<Option<T>> {
        let begun = Instant::now();
        let (answer, answered) = sync_channel(1);
        let named = Builder::new().name("read".to_owned()).stack_size(STACK);
        let thread = named.spawn(move || {
            // Nobody may be waiting any more.
            let _ = answer.send(work());
        })?;
        match answered.recv_timeout(self.time()) {
            Ok(answer) => {
                self.take(begun.elapsed());
                Ok(Some(answer))
            }
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => match thread.join() {
                Err(panic) => std::panic::resume_unwind(panic),
                Ok(()) => Ok(None),
            },
        }
    }

    /// So much of the time is over.
    pub(crate) fn take(&mut self, spent: Duration) {
        self.spent = self.spent.saturating_add(spent);
    }

    /// What a calculation that is begun now may cost.
    pub(crate) fn budget(self) -> Budget {
        Budget::default().with_deadline(self.deadline())
    }
}

/// A number of seconds above zero, perhaps with a fraction. One that is beyond all bounds means no bound.
pub(crate) fn seconds(text: &str) -> Result<Duration, ValueFault> {
    let is_number = text
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    match text.parse::<f64>() {
        Ok(number) if is_number && number > 0.0 => {
            Ok(Duration::try_from_secs_f64(number).unwrap_or(Duration::MAX))
        }
        _ => Err(ValueFault::NotSeconds),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_numbers_above_zero_and_have_no_end() {
        assert_eq!(seconds("2.5"), Ok(Duration::from_millis(2_500)));
        assert_eq!(seconds("10"), Ok(Duration::from_secs(10)));
        assert_eq!(seconds(&"9".repeat(400)), Ok(Duration::MAX));
        for wrong in ["0", "", "-1", "1e6", "inf", "nan", "many", "."] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
        let limit = TimeLimit::granting;
        assert_eq!(limit(None).time(), USUAL);
        assert_eq!(limit(Some(Duration::MAX)).deadline(), None);
    }

    #[test]
    fn work_without_an_end_is_left_behind_and_what_it_took_is_gone() {
        let (end, endless) = std::sync::mpsc::channel::<()>();
        let mut limit = TimeLimit::granting(Some(Duration::from_millis(5)));
        let answer = limit.spend(move || endless.recv().is_ok());
        assert_eq!(answer.expect("a thread"), None);
        drop(end);
        let mut limit = TimeLimit::granting(None);
        assert_eq!(limit.spend(|| 7).expect("a thread"), Some(7));
        assert!(limit.time() < USUAL, "{limit:?}");
        assert_eq!(limit.in_usual(), 1);
        limit.take(USUAL);
        assert_eq!(limit.time(), LEAST);
        let mut limit = TimeLimit::granting(Some(Duration::MAX));
        limit.take(USUAL);
        assert_eq!(limit.time(), Duration::MAX);
    }
}
