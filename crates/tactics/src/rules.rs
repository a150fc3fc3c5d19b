//! The rules of a simulated game, as data.

use std::fmt;
use std::str::FromStr;

/// How a game is played, ends and is scored.
///
/// [`Rules::PAPER_LIKE`] is our reading: the source names neither rules of end nor of score. Each part can be changed, and then the
/// name says so; the name is read back.
///
/// ```
/// use semeai_tactics::{KoBan, Rules};
///
/// let rules: Rules = "paper-like,ko=none,cap=100".parse()?;
/// assert_eq!(rules.ko, KoBan::None);
/// assert_eq!((rules.cap_on(36), Rules::PAPER_LIKE.cap_on(36), Rules::PAPER_LIKE.cap_on(361)), (100, 500, 2888));
/// assert_eq!(rules.to_string(), "paper-like,ko=none,cap=100");
/// assert_eq!(Rules::PAPER_LIKE.to_string(), "paper-like");
/// # Ok::<(), semeai_tactics::RulesError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether a player may play on a point all of whose neighbours are stones of his own.
    pub own_eyes: bool,
    /// What may not be repeated.
    pub ko: KoBan,
    /// What ends a game.
    pub end: GameEnd,
    /// After how many plies, passes among them, a game ends anyway and is scored as it stands; absent for the usual number, see
    /// [`Rules::cap_on`].
    pub cap: Option<u32>,
    /// What counts.
    pub score: Scoring,
    /// When a player passes.
    pub pass: Passing,
}

/// What may not be repeated. Suicide is forbidden by all rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum KoBan {
    /// Everything may be.
    None,
    /// Where a lone stone took one stone and has no other liberty, the opponent may not take it back with his next move.
    #[default]
    Simple,
    /// No move may make the stones on the board what they were at any time before, whoever was to move (positional superko).
    Superko,
}

/// What ends a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameEnd {
    /// Two passes, one after the other.
    #[default]
    TwoPasses,
    /// One pass.
    OnePass,
}

/// What counts. All stones on the board at the end count as alive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Stones, and empty regions that touch one side only.
    #[default]
    Area,
    /// Stones alone.
    Stones,
    /// Empty regions that touch one side only, and the stones that were taken.
    Territory,
}

/// When a player passes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Passing {
    /// If there is nothing else that he may do.
    #[default]
    Last,
    /// As well as he plays: a pass is one more choice, as likely as each of the points.
    Any,
}

/// The longest game that can be asked for.
pub const LONGEST_CAP: u32 = 1_000_000;

impl Rules {
    /// What is nearest to the games of the source, as far as they can be read from its numbers.
    pub const PAPER_LIKE: Self = Self {
        own_eyes: false,
        ko: KoBan::Simple,
        end: GameEnd::TwoPasses,
        cap: None,
        score: Scoring::Area,
        pass: Passing::Last,
    };

    /// After how many plies a game on so many points ends anyway: 500, or eight times the points where there are more than 64.
    #[must_use]
    pub fn cap_on(&self, points: usize) -> u32 {
        let usual = if points > 64 { 8 * points } else { 500 };
        self.cap
            .unwrap_or_else(|| u32::try_from(usual).unwrap_or(u32::MAX))
    }

    /// How many passes, one after the other, end a game.
    #[must_use]
    pub const fn passes_to_end(&self) -> u32 {
        match self.end {
            GameEnd::TwoPasses => 2,
            GameEnd::OnePass => 1,
        }
    }

    /// The parts that are not as in [`Rules::PAPER_LIKE`], each with what it is, as they are written.
    #[must_use]
    pub fn changes(&self) -> Vec<(&'static str, String)> {
        let parts = self.parts().into_iter().zip(Self::PAPER_LIKE.parts());
        let changed = parts.filter(|(own, usual)| own != usual);
        changed.map(|(own, _)| own).collect()
    }

    /// Every part with what it is, as they are written.
    #[must_use]
    pub fn parts(&self) -> [(&'static str, String); 6] {
        let cap = self.cap.map_or(USUAL_CAP.to_owned(), |cap| cap.to_string());
        [
            ("own-eyes", name_in(&OWN_EYES, self.own_eyes)),
            ("ko", name_in(&KOS, self.ko)),
            ("end", name_in(&ENDS, self.end)),
            ("cap", cap),
            ("score", name_in(&SCORES, self.score)),
            ("pass", name_in(&PASSES, self.pass)),
        ]
    }

    fn change(&mut self, part: &str, value: &str) -> Result<(), Fault> {
        let unknown = || Fault::Value;
        match part {
            "own-eyes" => self.own_eyes = named(&OWN_EYES, value).ok_or_else(unknown)?,
            "ko" => self.ko = named(&KOS, value).ok_or_else(unknown)?,
            "end" => self.end = named(&ENDS, value).ok_or_else(unknown)?,
            "cap" => self.cap = cap(value).ok_or_else(unknown)?,
            "score" => self.score = named(&SCORES, value).ok_or_else(unknown)?,
            "pass" => self.pass = named(&PASSES, value).ok_or_else(unknown)?,
            _ => return Err(Fault::Part),
        }
        Ok(())
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::PAPER_LIKE
    }
}

impl Rules {
    /// What every part but the cap can be, as it is written; a text that names another value behind a comma means the last one.
    pub const VALUES: [(&'static str, &'static [&'static str]); 5] = [
        ("own-eyes", &["no", "yes"]),
        ("ko", &["none", "simple", "superko"]),
        ("end", &["two-passes", "one-pass"]),
        ("score", &["area", "stones", "territory"]),
        ("pass", &["last", "any"]),
    ];

    /// The same rules with another value of a part.
    ///
    /// # Errors
    ///
    /// If there is no such part, or it has no such value.
    pub fn with(self, part: &str, value: &str) -> Result<Self, RulesError> {
        format!("{self},{part}={value}").parse()
    }
}

const NAME: &str = "paper-like";
const USUAL_CAP: &str = "usual";
const OWN_EYES: [(&str, bool); 2] = [("no", false), ("yes", true)];
const KOS: [(&str, KoBan); 3] = [
    ("none", KoBan::None),
    ("simple", KoBan::Simple),
    ("superko", KoBan::Superko),
];
const ENDS: [(&str, GameEnd); 2] = [
    ("two-passes", GameEnd::TwoPasses),
    ("one-pass", GameEnd::OnePass),
];
const SCORES: [(&str, Scoring); 3] = [
    ("area", Scoring::Area),
    ("stones", Scoring::Stones),
    ("territory", Scoring::Territory),
];
const PASSES: [(&str, Passing); 2] = [("last", Passing::Last), ("any", Passing::Any)];

fn named<T: Copy>(names: &[(&str, T)], text: &str) -> Option<T> {
    let mut names = names.iter();
    names
        .find(|(name, _)| *name == text)
        .map(|(_, value)| *value)
}

fn name_in<T: Copy + PartialEq>(names: &[(&'static str, T)], value: T) -> String {
    let mut names = names.iter();
    let found = names.find(|(_, known)| *known == value);
    found.map_or("", |(name, _)| name).to_owned()
}

fn cap(text: &str) -> Option<Option<u32>> {
    if text == USUAL_CAP {
        return Some(None);
    }
    let cap = text.parse().ok()?;
    (1..=LONGEST_CAP).contains(&cap).then_some(Some(cap))
}

impl fmt::Display for Rules {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(NAME)?;
        for (part, value) in self.changes() {
            write!(formatter, ",{part}={value}")?;
        }
        Ok(())
    }
}

/// Why a text names no rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind} at column {column}: {text:?}")]
pub struct RulesError {
    /// What is wrong.
    pub kind: RulesErrorKind,
    /// Where, in characters from 1.
    pub column: usize,
    /// The piece between commas that is meant.
    pub text: String,
}

/// What is wrong with a piece of a text that should name rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesErrorKind {
    /// It does not begin with `paper-like`.
    #[error("the name of the rules is paper-like")]
    Name,
    /// It is no `part=value`, or there is no such part.
    #[error("no part of the rules")]
    Part,
    /// The part has no such value.
    #[error("no value of this part")]
    Value,
}

use RulesErrorKind as Fault;

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        let mut rules = Self::PAPER_LIKE;
        let mut column = 1;
        for (number, piece) in text.split(',').enumerate() {
            let read = match piece.split_once('=') {
                _ if number == 0 && piece == NAME => Ok(()),
                _ if number == 0 => Err(Fault::Name),
                Some((part, value)) => rules.change(part, value),
                None => Err(Fault::Part),
            };
            read.map_err(|kind| RulesError {
                kind,
                column,
                text: piece.to_owned(),
            })?;
            column += piece.chars().count() + 1;
        }
        Ok(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_change_is_in_the_name_and_read_back() {
        let texts = [
            "paper-like",
            "paper-like,own-eyes=yes",
            "paper-like,ko=none",
            "paper-like,ko=superko,end=one-pass",
            "paper-like,cap=1,score=stones,pass=any",
            "paper-like,score=territory",
        ];
        for text in texts {
            let rules: Rules = text.parse().expect("rules");
            assert_eq!(rules.to_string(), text);
        }
        let usual: Rules =
            "paper-like,own-eyes=no,ko=simple,end=two-passes,cap=usual,score=area,pass=last"
                .parse()
                .expect("rules");
        assert_eq!(usual, Rules::PAPER_LIKE);
    }

    #[test]
    fn every_value_that_is_offered_is_one() {
        for (part, values) in Rules::VALUES {
            for value in values {
                let rules = Rules::PAPER_LIKE.with(part, value).expect("a value");
                assert!(rules.parts().contains(&(part, (*value).to_owned())));
            }
        }
        assert!(Rules::PAPER_LIKE.with("ko", "never").is_err());
    }

    #[test]
    fn what_is_wrong_is_pointed_at() {
        let cases = [
            ("", Fault::Name, 1),
            ("chinese", Fault::Name, 1),
            ("paper-like,", Fault::Part, 12),
            ("paper-like,kos=none", Fault::Part, 12),
            ("paper-like,ko=none,ko=never", Fault::Value, 20),
            ("paper-like,cap=0", Fault::Value, 12),
            ("paper-like,cap=1000001", Fault::Value, 12),
            ("paper-like,cap=-1", Fault::Value, 12),
        ];
        for (text, kind, column) in cases {
            let error = text.parse::<Rules>().expect_err(text);
            assert_eq!((error.kind, error.column), (kind, column), "{text}");
        }
    }
}
