//! The legend: every sign, column and word of the window, explained in a sentence or two.

use semeai_session::{Phrasing, Subject};

use crate::texts::chapters as texts;
pub use crate::texts::legend::LegendEntry;

/// What an entry of the legend belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// Signs on the board.
    Board,
    /// The verdict above the board.
    Verdict,
    /// Columns and words of the list of regions.
    Regions,
    /// Signs of the tree and of the node.
    Tree,
    /// Words of the game.
    Game,
    /// Words of the theory.
    Theory,
    /// What the board shows of an endgame.
    EndgameBoard,
    /// Columns and words of an endgame.
    Endgame,
    /// What the board shows of who lives.
    LifeBoard,
    /// Words of life and death.
    Life,
    /// What the board shows of a tactics map.
    MapsBoard,
    /// Words of tactics maps.
    Maps,
}

impl Chapter {
    /// Every chapter, in the order of reading.
    pub const ALL: [Self; 12] = [
        Self::Board,
        Self::Verdict,
        Self::Regions,
        Self::Tree,
        Self::Game,
        Self::Theory,
        Self::EndgameBoard,
        Self::Endgame,
        Self::LifeBoard,
        Self::Life,
        Self::MapsBoard,
        Self::Maps,
    ];

    /// Every chapter, what belongs to the subject of the window first.
    pub fn in_order(subject: Subject) -> Vec<Self> {
        let own: &[Self] = match subject {
            Subject::Race => &[],
            Subject::Endgame => &[Self::EndgameBoard, Self::Endgame],
            Subject::Life => &[Self::LifeBoard, Self::Life],
            Subject::Maps => &[Self::MapsBoard, Self::Maps],
        };
        let is_own = |chapter: &&Self| own.contains(*chapter);
        let first = Self::ALL.iter().filter(is_own);
        let rest = Self::ALL.iter().filter(|chapter| !is_own(chapter));
        first.chain(rest).copied().collect()
    }

    /// Whether its entries are signs of the board, which are painted beside them.
    pub const fn is_of_signs(self) -> bool {
        matches!(
            self,
            Self::Board | Self::EndgameBoard | Self::LifeBoard | Self::MapsBoard
        )
    }

    /// The heading above its entries in the help.
    pub const fn heading(self, phrasing: Phrasing) -> &'static str {
        match self {
            Self::Board => texts::heading_board(phrasing),
            Self::Verdict => texts::heading_verdict(phrasing),
            Self::Regions => texts::heading_regions(phrasing),
            Self::Tree => texts::heading_tree(phrasing),
            Self::Game => texts::heading_game(phrasing),
            Self::Theory => texts::heading_theory(phrasing),
            Self::EndgameBoard => texts::heading_endgame_board(phrasing),
            Self::Endgame => texts::heading_endgame(phrasing),
            Self::LifeBoard => texts::heading_life_board(phrasing),
            Self::Life => texts::heading_life(phrasing),
            Self::MapsBoard => texts::heading_maps_board(phrasing),
            Self::Maps => texts::heading_maps(phrasing),
        }
    }
}

impl LegendEntry {
    /// The chapter in which it stands.
    pub const fn chapter(self) -> Chapter {
        match self {
            Self::Ring
            | Self::Square
            | Self::Unmarked
            | Self::WouldBe
            | Self::Dot
            | Self::Cross
            | Self::Tint
            | Self::Disc
            | Self::FaintDisc
            | Self::Star
            | Self::KoBan
            | Self::Hatch
            | Self::LastMove
            | Self::MoveNumber
            | Self::LibertyNumber => Chapter::Board,
            Self::SolidEdge
            | Self::DashedEdge
            | Self::Proved
            | Self::NearbyOnly
            | Self::Undecided => Chapter::Verdict,
            Self::Now
            | Self::Value
            | Self::Mean
            | Self::Temperature
            | Self::Tries
            | Self::State
            | Self::Times
            | Self::SharedRow => Chapter::Regions,
            Self::Pill
            | Self::Branch
            | Self::Question
            | Self::Useless
            | Self::Infinity
            | Self::Blocked
            | Self::Thermograph
            | Self::PlainLine
            | Self::Cooled => Chapter::Tree,
            Self::Race
            | Self::Liberty
            | Self::Moves
            | Self::Block
            | Self::Approach
            | Self::Eye
            | Self::Seki
            | Self::BothLive
            | Self::Ko
            | Self::Unsettled
            | Self::Elsewhere
            | Self::ThrowIn
            | Self::Ahead => Chapter::Game,
            Self::Essential
            | Self::Region
            | Self::Candidate
            | Self::Nil
            | Self::Number
            | Self::Switch
            | Self::StarGame
            | Self::Sum
            | Self::G
            | Self::Rounded
            | Self::F
            | Self::Type
            | Self::Settled
            | Self::Useful
            | Self::Plain => Chapter::Theory,
            Self::Territory
            | Self::DamePoint
            | Self::BestMove
            | Self::MoveSize
            | Self::MoveLoss
            | Self::NoMove => Chapter::EndgameBoard,
            Self::EndgameCount
            | Self::Worth
            | Self::Swing
            | Self::Kind
            | Self::BestHere
            | Self::FollowUp
            | Self::Chilled
            | Self::EndgameState => Chapter::Endgame,
            Self::OwnedClass
            | Self::FirstClass
            | Self::StandOffClass
            | Self::HalfClass
            | Self::KoClass
            | Self::UltimateEye => Chapter::LifeBoard,
            Self::UltimateWord | Self::TerritoryWord | Self::TargetWord | Self::SafeOutside => {
                Chapter::Life
            }
            Self::MapPlayable
            | Self::MapElsewhere
            | Self::MapBoth
            | Self::MapOnlyFirst
            | Self::MapReach
            | Self::MapJoined
            | Self::MapTaken => Chapter::MapsBoard,
            Self::MapWord
            | Self::ReachWord
            | Self::CountWord
            | Self::AttachWord
            | Self::AtariWord
            | Self::ConjecturedWord => Chapter::Maps,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_says_something_in_both_languages() {
        for phrasing in crate::PHRASINGS {
            for &entry in LegendEntry::ALL {
                let (name, text) = (entry.name(phrasing), entry.text(phrasing));
                assert!(!name.is_empty() && name.trim() == name, "{entry:?}");
                assert!(
                    text.ends_with(['.', '。']) && !text.contains("  "),
                    "{entry:?}: {text}"
                );
            }
            let endgame = Chapter::in_order(Subject::Endgame);
            assert_eq!(endgame[..2], [Chapter::EndgameBoard, Chapter::Endgame]);
            assert_eq!(endgame.len(), Chapter::ALL.len());
            let life = Chapter::in_order(Subject::Life);
            assert_eq!(life[..2], [Chapter::LifeBoard, Chapter::Life]);
            let maps = Chapter::in_order(Subject::Maps);
            assert_eq!(maps[..2], [Chapter::MapsBoard, Chapter::Maps]);
            assert_eq!(Chapter::in_order(Subject::Race), Chapter::ALL);
            for chapter in Chapter::ALL {
                assert!(!chapter.heading(phrasing).is_empty());
                assert!(
                    LegendEntry::ALL
                        .iter()
                        .any(|entry| entry.chapter() == chapter)
                );
            }
        }
    }
}
