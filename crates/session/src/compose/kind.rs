//! What exercises are about.

use semeai_endgame::compose::EndgameKind;
use semeai_race::compose::RaceKind;

use crate::counting::Subject;

/// Of which science a kind of exercises is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Composer {
    Race(RaceKind),
    Endgame(EndgameKind),
    Life,
}

/// Declares every kind: its name, its name on the command line, and who composes it.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident: $id:literal, $composer:expr;)*) => {
        /// What an exercise is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum ExerciseKind {
            $($(#[$doc])* $kind,)*
        }

        impl ExerciseKind {
            /// All kinds, in the order in which they are learned.
            pub const ALL: &'static [Self] = &[$(Self::$kind,)*];

            /// A name that never changes: `outside`.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$kind => $id,)*
                }
            }

            pub(super) const fn composer(self) -> Composer {
                match self {
                    $(Self::$kind => $composer,)*
                }
            }
        }
    };
}

kinds! {
    /// Races with nothing but liberties of one side each.
    Plain: "plain", Composer::Race(RaceKind::Plain);
    /// Races with shared liberties, of which those outside are filled first.
    Outside: "outside", Composer::Race(RaceKind::OutsideFirst);
    /// Races with shared liberties and without eyes that somebody cannot win.
    Shared: "shared", Composer::Race(RaceKind::Shared);
    /// Races with eyes.
    Eyes: "eyes", Composer::Race(RaceKind::Eyes);
    /// Races with a liberty that has to be approached.
    Approach: "approach", Composer::Race(RaceKind::Approach);
    /// Races that are won by a stone that is thrown in.
    ThrowIn: "throw-in", Composer::Race(RaceKind::ThrowIn);
    /// Races with regions that are worth more to who is first there.
    Hot: "hot", Composer::Race(RaceKind::Hot);
    /// Races that a ko decides.
    Ko: "ko", Composer::Race(RaceKind::Ko);
    /// Endgames of corridors.
    Corridor: "corridor", Composer::Endgame(EndgameKind::Corridor);
    /// Endgames with gote and sente.
    Gote: "gote", Composer::Endgame(EndgameKind::Gote);
    /// Endgames in which it counts who makes the last big move.
    Tedomari: "tedomari", Composer::Endgame(EndgameKind::Tedomari);
    /// Groups that are alive, dead, or for who plays first to say.
    Life: "life", Composer::Life;
}

impl ExerciseKind {
    /// The kind of this name.
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.id() == id)
    }
    /// What its exercises are looked at for.
    pub const fn subject(self) -> Subject {
        match self.composer() {
            Composer::Race(_) => Subject::Race,
            Composer::Endgame(_) => Subject::Endgame,
            Composer::Life => Subject::Life,
        }
    }
}
