//! The games that SGF has numbers for, but for Go.

use std::fmt;

/// Declares the games in the order of their numbers, from 2 on, with their English names.
macro_rules! other_games {
    ($($game:ident = $name:literal;)*) => {
        /// A game other than Go that SGF has a number for (`FF[4]`, property `GM`). Displayed by its English name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum OtherGame {
            $(#[doc = $name] $game,)*
        }

        impl OtherGame {
            /// Every game, in the order of their numbers.
            pub const ALL: &'static [Self] = &[$(Self::$game,)*];
        }

        impl fmt::Display for OtherGame {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(Self::$game => $name,)*
                })
            }
        }
    };
}

other_games! {
    Othello = "Othello";
    Chess = "chess";
    Gomoku = "Gomoku or Renju";
    NineMensMorris = "Nine Men's Morris";
    Backgammon = "backgammon";
    ChineseChess = "Chinese chess";
    Shogi = "Shogi";
    LinesOfAction = "Lines of Action";
    Ataxx = "Ataxx";
    Hex = "Hex";
    Jungle = "Jungle";
    Neutron = "Neutron";
    PhilosophersFootball = "Philosopher's Football";
    Quadrature = "Quadrature";
    Trax = "Trax";
    Tantrix = "Tantrix";
    Amazons = "Amazons";
    Octi = "Octi";
    Gess = "Gess";
    Twixt = "Twixt";
    Zertz = "Zertz";
    Plateau = "Plateau";
    Yinsh = "Yinsh";
    Punct = "Punct";
    Gobblet = "Gobblet";
    Hive = "Hive";
    Exxit = "Exxit";
    Hnefatal = "Hnefatal";
    Kuba = "Kuba";
    Tripples = "Tripples";
    Chase = "Chase";
    TumblingDown = "Tumbling Down";
    Sahara = "Sahara";
    Byte = "Byte";
    Focus = "Focus";
    Dvonn = "Dvonn";
    Tamsk = "Tamsk";
    Gipf = "Gipf";
    Kropki = "Kropki";
}

impl OtherGame {
    /// The game of a number as it stands in a file; none for Go, and for numbers without a game.
    ///
    /// ```
    /// use semeai_session::file::sgf::OtherGame;
    ///
    /// assert_eq!(OtherGame::of_number("3"), Some(OtherGame::Chess));
    /// assert_eq!(OtherGame::of_number("1"), None);
    /// ```
    pub fn of_number(number: &str) -> Option<Self> {
        let number: usize = number.trim().parse().ok()?;
        Self::ALL.get(number.checked_sub(2)?).copied()
    }
}
