//! How long an answer may take.

use std::time::{Duration, Instant};

use clap::Args;
use semeai_cgt::Budget;
use semeai_words::ValueFault;
use semeai_words::help;

/// How long an answer takes at most where nobody says otherwise.
pub(crate) const USUAL: Duration = Duration::from_secs(10);

/// The option that says how long an answer may take.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct TimeLimit {
    #[arg(help = help::SECONDS, long, value_name = "S", allow_hyphen_values = true, value_parser = seconds)]
    pub(crate) seconds: Option<Duration>,
}

impl TimeLimit {
    /// How long an answer may take.
    pub(crate) fn time(self) -> Duration {
        self.seconds.unwrap_or(USUAL)
    }

    /// How many times the usual time that is, rounded up.
    pub(crate) fn in_usual(&self) -> u64 {
        let times = self.time().as_millis().div_ceil(USUAL.as_millis());
        u64::try_from(times).unwrap_or(u64::MAX)
    }

    /// When an answer that is begun now must be there; none if that is beyond what the clock can tell.
    pub(crate) fn deadline(self) -> Option<Instant> {
        Instant::now().checked_add(self.time())
    }

    /// What a calculation that is begun now may cost.
    pub(crate) fn budget(self) -> Budget {
        Budget::default().with_deadline(self.deadline())
    }
}

/// A number of seconds above zero, perhaps with a fraction. One that is beyond all bounds means no bound.
fn seconds(text: &str) -> Result<Duration, ValueFault> {
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
        let limit = |seconds| TimeLimit { seconds };
        assert_eq!(limit(None).time(), USUAL);
        assert_eq!(limit(Some(Duration::MAX)).deadline(), None);
    }
}
