//! What one side has, in numbers.

use semeai_cgt::{Arena, Dyadic, Error, GameId};

use crate::life::Life;
use crate::regions::transformation::Worth;

/// An eye that stays one eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DeadEye {
    pub(crate) size: u32,
    pub(crate) liberties: u32,
}

/// What one side has.
#[derive(Clone, Debug, Default)]
pub(crate) struct SideTally {
    /// Its regions but for the eye.
    pub(crate) regions: Vec<Worth>,
    /// The liberties in them that are filled by throwing in a stone.
    pub(crate) kos: u32,
    /// Whether some of those stand in a tree, so that their number depends on the play.
    pub(crate) has_kos_in_tree: bool,
    /// The liberties in them that need an approach move or a throw-in.
    pub(crate) narrow: u32,
    /// Whether some of those stand in a tree.
    pub(crate) has_narrow_in_tree: bool,
    /// What its regions are worth at least and at most whoever wins the kos, cooled by 2, if a search knows.
    pub(crate) with_kos: Option<[GameId; 2]>,
    /// The approach moves in them, at most: the order of play may save some.
    pub(crate) approaches: u32,
    /// Those of them that may be saved in any case.
    pub(crate) loose: u32,
    /// Its only eye.
    pub(crate) eye: Option<DeadEye>,
    /// Whether it cannot be captured.
    pub(crate) is_alive: bool,
    /// What its life counts.
    pub(crate) life: Life,
    /// Whether the two values of a region are bounds, as searches find them: what holds is somewhere between, since
    /// a block with liberties elsewhere may come to an eye, or have fewer left than are there.
    pub(crate) is_bounded: bool,
    /// Whether there are threats in its regions, even if their values are integers.
    pub(crate) has_threats: bool,
}

impl SideTally {
    /// The moves that throw-ins cost beyond one each: least, best estimate, most.
    ///
    /// Two such liberties can be left for the end, the last of them captures; a third makes two kos at
    /// once, and with a liberty inside already one of them has to be filled solidly; which one is not clear
    /// if there are other approach moves too. Found by exhaustive search on boards with one to three of them.
    pub(super) fn throw_ins(&self, has_inside: bool, is_doubtful: bool) -> (u32, u32, u32) {
        let kos = self.kos;
        let has_approach = self.regions.iter().any(|w| w.normal != w.last);
        let (estimate, is_sure) = match (has_inside, kos) {
            (_, 0) | (false, 1 | 2) => (0, true),
            (true, 1) => (1, !has_approach),
            (true, _) => (kos - 1, false),
            (false, _) => (kos - 2, false),
        };
        if is_sure && !is_doubtful && !self.has_kos_in_tree {
            (estimate, estimate, estimate)
        } else {
            (0, estimate, kos)
        }
    }

    /// Whether a ko may matter: a shaft whose ko is won becomes an eye, and with another one or a liberty inside that
    /// is room to live. The last liberty of a block is filled without a ko.
    pub(super) fn is_ko_possible(&self, has_inside: bool) -> bool {
        self.narrow > u32::from(!has_inside) || self.has_narrow_in_tree
    }

    /// The region to be left for last, whose last liberty needs no approach move, and whether the choice is
    /// clear: it is if each region saves a whole number of moves.
    pub(super) fn last_region(&self, arena: &mut Arena) -> Result<Option<(usize, bool)>, Error> {
        let mut best: Option<(usize, Dyadic)> = None;
        let mut are_integers = true;
        for (i, worth) in self.regions.iter().enumerate() {
            if worth.normal == worth.last {
                continue;
            }
            let saved = arena.sub(worth.normal, worth.last)?;
            are_integers &= arena.as_integer(saved).is_some();
            let mean = arena.mean(saved)?;
            if best.is_none_or(|(_, most)| mean > most) {
                best = Some((i, mean));
            }
        }
        let is_sure = are_integers || self.regions.len() < 2;
        Ok(best.map(|(i, _)| (i, is_sure)))
    }
}
