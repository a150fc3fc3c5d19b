//! How a race ends, in a few words.

use semeai_race::Ending;
use semeai_race::report::Claim;
use semeai_race::solve::Outcome;
use semeai_session::Phrasing;

use crate::labels::{Label, label};
use crate::texts::race::result as texts;

/// How the race ends from one start in a few words: "Black wins", "Seki".
pub fn start_result(ending: Claim<Ending>, phrasing: Phrasing) -> &'static str {
    let name = match ending {
        Claim::Counted(ending) | Claim::Assumed(ending) => match ending {
            Ending::Black => Label::BlackWins,
            Ending::White => Label::WhiteWins,
            Ending::Seki => Label::Seki,
            Ending::BothLive => Label::BothLive,
        },
        Claim::Ko => Label::Ko,
        Claim::Open => Label::NotKnownYet,
        Claim::Undecided => Label::Undecided,
    };
    label(name, phrasing)
}

/// How a race ends, in a few words.
///
/// ```
/// use semeai_race::Ending;
/// use semeai_race::solve::Outcome;
/// use semeai_session::Phrasing;
/// use semeai_words::race::result::solved_outcome;
///
/// assert_eq!(solved_outcome(Outcome::Ko, Phrasing::ENGLISH), "Ko");
/// assert_eq!(solved_outcome(Outcome::Ends(Ending::White), Phrasing::JAPANESE), "白の勝ち");
/// ```
pub fn solved_outcome(outcome: Outcome, phrasing: Phrasing) -> &'static str {
    match outcome {
        Outcome::Ends(ending) => start_result(Claim::Counted(ending), phrasing),
        Outcome::Ko => texts::solved_outcome(phrasing),
        Outcome::Undecided => label(Label::Undecided, phrasing),
    }
}
