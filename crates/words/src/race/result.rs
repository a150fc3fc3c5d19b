//! How a race ends, in a few words.

use semeai_race::Ending;
use semeai_race::report::Claim;
use semeai_race::solve::Outcome;
use semeai_session::Language;

use crate::labels::{Label, label};

/// How the race ends from one start in a few words: "Black wins", "Seki".
pub fn start_result(ending: Claim<Ending>, language: Language) -> &'static str {
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
    label(name, language)
}

/// How a race ends, in a few words.
///
/// ```
/// use semeai_race::Ending;
/// use semeai_race::solve::Outcome;
/// use semeai_session::Language;
/// use semeai_words::race::result::solved_outcome;
///
/// assert_eq!(solved_outcome(Outcome::Ko, Language::English), "Ko");
/// assert_eq!(solved_outcome(Outcome::Ends(Ending::White), Language::Japanese), "白の勝ち");
/// ```
pub fn solved_outcome(outcome: Outcome, language: Language) -> &'static str {
    match outcome {
        Outcome::Ends(ending) => start_result(Claim::Counted(ending), language),
        Outcome::Ko => say!(language, en = "Ko", ja = "コウ"),
        Outcome::Undecided => label(Label::Undecided, language),
    }
}
