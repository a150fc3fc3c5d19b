//! The grounds of the two stages of a race.

use semeai_board::{ByColor, Color, Position};

use super::alone::{AloneGround, without};
use super::duellists::Duellists;
use super::spot::{DuelPosition, DuelStage};
use crate::ground::Ground;
use crate::ko::{KoRule, NO_KO};
use crate::look::Look;
use crate::mask::Mask;

/// The ground of each stage.
pub(super) struct DuelGrounds<const W: usize> {
    pub(super) rule: KoRule,
    pub(super) both: Ground<W>,
    /// By the side whose target is left; absent where its capture wins at once.
    pub(super) alone: ByColor<Option<AloneGround<W>>>,
    /// The points of the first ground that are plain outer liberties, which are only counted.
    pub(super) outer: ByColor<Mask<W>>,
}

impl<const W: usize> DuelGrounds<W> {
    pub(super) fn new(race: &Duellists<'_>, rule: KoRule) -> Self {
        let whole = Ground::<W>::new(race.position, race.targets, race.points);
        let mut look = Look::default();
        let stones = whole.stones(race.position);
        look.see(whole.near(), whole.border(), whole.all(), stones);
        // Whose capture does not win at once may be made to take one stone more or fewer, so that it matters who fills.
        let outer = ByColor::new_with(|color: Color| {
            if race.is_final[color.opponent()] {
                look.find_outer(whole.near(), whole.border(), color)
            } else {
                Mask::EMPTY
            }
        });
        let alone = ByColor::new_with(|color: Color| {
            (!race.is_final[color]).then(|| AloneGround::new(race, &whole, color, outer[color]))
        });
        Self {
            rule,
            both: without(&whole, outer.black | outer.white),
            alone,
            outer,
        }
    }

    /// Whether a move at this stage may be a capture after which the race goes on.
    pub(super) fn may_go_on_after(&self, stage: DuelStage) -> bool {
        let mut alone = self.alone.iter();
        stage == DuelStage::Both && alone.any(|(_, alone)| alone.is_some())
    }

    pub(super) fn start(&self, position: &Position, mover: Color) -> DuelPosition<W> {
        let banned = position.ko().filter(|&(banned, _)| banned == mover);
        let banned = banned.filter(|_| self.rule.can_ban(mover));
        let ban = banned.and_then(|(_, point)| self.both.index(point));
        let all = self.both.all();
        DuelPosition {
            stones: self.both.stones(position).map(|stones| stones & all),
            outer: self.outer.map(count),
            mover,
            ban: ban.unwrap_or(NO_KO),
            stage: DuelStage::Both,
        }
    }
}

fn count<const W: usize>(points: Mask<W>) -> u8 {
    u8::try_from(points.len()).unwrap_or(u8::MAX)
}
