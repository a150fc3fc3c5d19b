//! What exercises about races are about.

use semeai_search::compose::Grade;

/// What an exercise about a race is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RaceKind {
    /// Nothing but liberties of one side each.
    Plain,
    /// Liberties that both sides share: those outside are filled first.
    OutsideFirst,
    /// Shared liberties, no eyes: somebody cannot win.
    Shared,
    /// A side or both have an eye.
    Eyes,
    /// A liberty that cannot be filled at once.
    Approach,
    /// Regions that are worth more to who is first there.
    Hot,
    /// A ko decides.
    Ko,
    /// A stone is thrown in where it can be taken at once. The last, so that the exercises of the others keep their names.
    ThrowIn,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RaceAsk {
    /// How it ends if Black starts, and if White does.
    Ending,
    /// The only first move by which Black wins.
    FirstMove,
    /// The only first move of Black's that holds the ko, and who needs how many threats more.
    KoThreats,
}

impl RaceKind {
    /// All kinds.
    pub const ALL: [Self; 8] = [
        Self::Plain,
        Self::OutsideFirst,
        Self::Shared,
        Self::Eyes,
        Self::Approach,
        Self::Hot,
        Self::Ko,
        Self::ThrowIn,
    ];

    /// What is asked of a position of this kind.
    #[must_use]
    pub const fn asks(self) -> RaceAsk {
        match self {
            Self::Plain | Self::Shared | Self::Eyes => RaceAsk::Ending,
            Self::OutsideFirst | Self::Approach | Self::Hot | Self::ThrowIn => RaceAsk::FirstMove,
            Self::Ko => RaceAsk::KoThreats,
        }
    }

    /// The least and the most empty points on which the race is fought in a grade of this kind.
    #[must_use]
    pub const fn open_points(self, grade: Grade) -> (usize, usize) {
        match self.asks() {
            // A way to a liberty and what makes it matter take points by themselves.
            _ if matches!(self, Self::Approach) => grade.of_three([(7, 8), (9, 10), (11, 13)]),
            RaceAsk::Ending => grade.of_three([(3, 6), (7, 9), (10, 14)]),
            RaceAsk::FirstMove | RaceAsk::KoThreats => grade.of_three([(3, 6), (7, 8), (9, 12)]),
        }
    }
}
