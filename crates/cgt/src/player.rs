//! The two players, the ways two games can stand to each other, and the four outcome classes.

/// One of the two players. Left likes positive games, Right negative ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// Moves to the options before the bar.
    Left,
    /// Moves to the options behind the bar.
    Right,
}

impl Player {
    /// The player who moves after this one.
    #[must_use]
    pub fn opponent(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// How a first game stands to a second one (Conway, *On Numbers and Games*, chapter 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// The first is less: Right wins the difference whoever starts.
    Less,
    /// Both are equal: whoever starts loses the difference.
    Equal,
    /// The first is greater: Left wins the difference whoever starts.
    Greater,
    /// Confused with each other: whoever starts wins the difference.
    Confused,
}

impl Relation {
    pub(crate) fn of(is_le: bool, is_ge: bool) -> Self {
        match (is_le, is_ge) {
            (true, true) => Self::Equal,
            (true, false) => Self::Less,
            (false, true) => Self::Greater,
            (false, false) => Self::Confused,
        }
    }

    /// The usual sign: `<`, `=`, `>` or `||`.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Self::Less => "<",
            Self::Equal => "=",
            Self::Greater => ">",
            Self::Confused => "||",
        }
    }
}

/// Who wins a game: its relation to zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutcomeClass {
    /// Whoever moves second wins: the game is 0.
    Zero,
    /// Left wins whoever starts.
    Positive,
    /// Right wins whoever starts.
    Negative,
    /// Whoever moves first wins.
    Fuzzy,
}

impl From<Relation> for OutcomeClass {
    fn from(relation: Relation) -> Self {
        match relation {
            Relation::Less => Self::Negative,
            Relation::Equal => Self::Zero,
            Relation::Greater => Self::Positive,
            Relation::Confused => Self::Fuzzy,
        }
    }
}
