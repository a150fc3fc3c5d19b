//! A position of a proof, with its hash.

use semeai_board::{ByColor, Color, PointSet, Position};

use crate::field::Field;
use crate::hash::mix;
use crate::ko::{KoRule, NO_KO, PART_KO};
use crate::look::Look;
use crate::mask::Mask;
use crate::part::{MOST_PARTS, part_key};

/// As a number of moves that the attacker has to spend elsewhere: as many as the defender likes. They end when the defender
/// plays elsewhere himself.
pub const ENDLESS: u8 = u8::MAX;

/// A position of a proof: stones, the numbers of its parts, whose turn it is, the ko and the threats, with a hash of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State<const W: usize> {
    /// The stones of each side outside the reduced parts.
    pub(crate) stones: ByColor<Mask<W>>,
    /// The number of the position of every reduced part.
    pub(crate) parts: [u16; MOST_PARTS],
    /// The hash of everything in it.
    pub(crate) key: u64,
    pub(crate) mover: Color,
    /// The point where the mover may not take back, [`PART_KO`] and the index of the reduced part where he may not, or
    /// [`NO_KO`].
    pub(crate) ko: u16,
    /// The ko threats left to each side.
    pub(crate) threats: ByColor<u8>,
    /// How many moves the attacker still has to spend elsewhere, or [`ENDLESS`].
    pub(crate) skips: u8,
    /// Those of several blocks that each side has lost, a bit each.
    pub(crate) lost: ByColor<u16>,
}

impl<const W: usize> State<W> {
    /// A position on the board as one of a field, under a rule, where the attacker has to spend so many moves elsewhere first;
    /// absent if a reduced part cannot come to look like this.
    #[must_use]
    pub fn new(
        field: &Field<W>,
        position: &Position,
        mover: Color,
        rule: KoRule,
        skips: u8,
    ) -> Option<Self> {
        let ground = field.ground();
        let stones = ground.stones(position);
        let banned = position.ko().filter(|&(banned, _)| banned == mover);
        let banned = banned.filter(|_| rule.can_ban(mover));
        let ko = banned.map_or(NO_KO, |(_, point)| ground.index(point).unwrap_or(NO_KO));
        Self::assembled(field, stones, mover, ko, rule.threats(), skips)
    }

    /// The same position in another field of the same ground, which may have reduced parts; absent if one cannot come to look
    /// like this. This one has no reduced parts.
    pub(crate) fn seen_in(&self, field: &Field<W>) -> Option<Self> {
        let seen = Self::assembled(
            field,
            self.stones,
            self.mover,
            self.ko,
            self.threats,
            self.skips,
        );
        Some(seen?.with_lost(self.lost))
    }

    /// The same where each side has lost these of its several blocks, a bit each.
    pub(crate) fn with_lost(mut self, lost: ByColor<u16>) -> Self {
        self.key ^= self.rest_key();
        self.lost = lost;
        self.key ^= self.rest_key();
        self
    }

    /// The same after the capture of these stones: whatever stands there now belongs to none of several blocks.
    #[must_use]
    pub fn after_loss(self, field: &Field<W>, gone: &PointSet) -> Self {
        if gone.is_empty() {
            return self;
        }
        let (ground, gone) = (field.ground(), field.ground().mask(gone));
        self.with_lost(ByColor::new_with(|color: Color| {
            self.lost[color] | ground.blocks_in(color, gone)
        }))
    }

    /// A position from the stones on all points, with the point that is banned.
    fn assembled(
        field: &Field<W>,
        stones: ByColor<Mask<W>>,
        mover: Color,
        banned: u16,
        threats: ByColor<u8>,
        skips: u8,
    ) -> Option<Self> {
        let ground = field.ground();
        let mut ko = banned;
        let mut parts = [0; MOST_PARTS];
        for (number, part) in parts.iter_mut().zip(field.parts()) {
            *number = part.number(stones, ko)?;
        }
        if ko != NO_KO && !ground.all().meets(Mask::of(ko)) {
            let tied = (PART_KO..)
                .zip(field.parts())
                .find(|(_, part)| part.mask().meets(Mask::of(ko)));
            ko = tied.map_or(NO_KO, |(ko, _)| ko);
        }
        let mut state = Self {
            stones: stones.map(|mask| mask & ground.all()),
            parts,
            key: 0,
            mover,
            ko,
            threats,
            skips,
            lost: ByColor::default(),
        };
        if let Some(index) = state.tied_part()
            && !field.parts()[index].reduced().is_banned(state.parts[index])
        {
            state.ko = NO_KO;
        }
        state.key = state.hash(field);
        Some(state)
    }

    /// A position of a field without reduced parts, in which the mover may not take back on a point, if any; nobody owes a
    /// move.
    pub(crate) fn of_stones(
        field: &Field<W>,
        stones: ByColor<Mask<W>>,
        mover: Color,
        ko: Option<u16>,
        threats: ByColor<u8>,
    ) -> Self {
        let mut state = Self {
            stones,
            parts: [0; MOST_PARTS],
            key: 0,
            mover,
            ko: ko.unwrap_or(NO_KO),
            threats,
            skips: 0,
            lost: ByColor::default(),
        };
        state.key = state.hash(field);
        state
    }

    /// The stones of each side outside the reduced parts.
    #[inline]
    #[must_use]
    pub fn stones(&self) -> ByColor<Mask<W>> {
        self.stones
    }

    /// The number of the position of every reduced part, in their order.
    #[inline]
    pub fn parts(&self) -> impl Iterator<Item = u16> {
        self.parts.into_iter()
    }

    /// The side that is to move.
    #[inline]
    #[must_use]
    pub fn mover(&self) -> Color {
        self.mover
    }

    /// Whether the mover may not take back a ko.
    #[inline]
    #[must_use]
    pub fn is_banned(&self) -> bool {
        self.ko != NO_KO
    }

    /// The reduced part where the mover may not take back.
    #[inline]
    pub(crate) fn tied_part(&self) -> Option<usize> {
        (self.ko != NO_KO && self.ko >= PART_KO).then(|| usize::from(self.ko - PART_KO))
    }

    /// Lifts the ban after a move elsewhere than in a part; gives what changes in the hash.
    #[inline]
    pub(crate) fn lift(&mut self, field: &Field<W>) -> u64 {
        let Some(index) = self.tied_part() else {
            return 0;
        };
        let number = self.parts[index];
        let tick = field.parts()[index].reduced().tick(number);
        self.parts[index] = tick;
        part_key(index, number) ^ part_key(index, tick)
    }

    /// The position after a move elsewhere; a move that the attacker owes is paid with it, and endless ones end with one of the
    /// defender.
    #[inline]
    pub(crate) fn pass(&self, field: &Field<W>, attacker: Color) -> Self {
        let mut after = *self;
        let lifted = after.lift(field);
        after.mover = self.mover.opponent();
        after.ko = NO_KO;
        after.skips = match (self.skips, self.mover == attacker) {
            (ENDLESS, true) => ENDLESS,
            (ENDLESS, false) => 0,
            (skips, true) => skips.saturating_sub(1),
            (skips, false) => skips,
        };
        after.key = self.key ^ lifted ^ self.rest_key() ^ after.rest_key();
        after
    }

    /// The hash of everything but the stones and the parts.
    #[inline]
    pub(crate) fn rest_key(&self) -> u64 {
        let packed = self.mover as u64
            | u64::from(self.ko) << 8
            | u64::from(self.threats.black) << 24
            | u64::from(self.threats.white) << 32
            | u64::from(self.skips) << 40;
        let lost = u64::from(self.lost.black) | u64::from(self.lost.white) << 16;
        let key = mix(packed | 1 << 63);
        if lost == 0 {
            key
        } else {
            key ^ mix(lost | 1 << 62)
        }
    }

    /// The hash from nothing.
    pub(crate) fn hash(&self, field: &Field<W>) -> u64 {
        let numbers = self.parts.iter().take(field.parts().len()).enumerate();
        let parts = numbers.fold(0, |key, (i, &number)| key ^ part_key(i, number));
        parts
            ^ field.stones_key(Color::Black, self.stones.black)
            ^ field.stones_key(Color::White, self.stones.white)
            ^ self.rest_key()
    }
}

impl<const W: usize> Look<W> {
    /// Looks at a position; uses the memory of the last look again.
    #[inline]
    pub fn renew(&mut self, field: &Field<W>, state: &State<W>) {
        let ground = field.ground();
        let (near, border) = (ground.near(), ground.border());
        self.see(near, border, ground.all(), state.stones);
        self.outer = ByColor::new_with(|color| self.find_outer(near, border, color));
        self.elsewhere = ByColor::default();
        self.eyes = ByColor::default();
        for (part, &number) in field.parts().iter().zip(&state.parts) {
            let reduced = part.reduced();
            for color in Color::ALL {
                self.eyes[color] += u32::from(reduced.eyes(number, color));
                self.elsewhere[color] += u32::from(reduced.has_liberty(number, color));
                self.target[color].is_fixed |= reduced.is_fixed(number, color);
            }
        }
    }
}
