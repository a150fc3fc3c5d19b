//! A position of a search with zones, and what is known of it.

use semeai_board::{ByColor, Color};

use crate::ko::NO_KO;
use crate::mask::Mask;

/// A number that stands for "never": proved or given up.
pub(super) const NEVER: u32 = 1 << 28;

/// A position.
#[derive(Clone, Copy, Debug)]
pub(super) struct ZonePosition<const W: usize> {
    pub(super) stones: ByColor<Mask<W>>,
    pub(super) mover: Color,
    /// Where the side that moves may not take back, or [`NO_KO`], see [`super::aim::ZoneKo`].
    pub(super) ban: u16,
    /// So often the side that has the aim may take back all the same.
    pub(super) threats: u8,
}

impl<const W: usize> ZonePosition<W> {
    /// After a move elsewhere.
    pub(super) fn passed(&self) -> Self {
        Self {
            mover: self.mover.opponent(),
            ban: NO_KO,
            ..*self
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct SpotFacts<const W: usize> {
    /// How far the block is from proof: 0 if that is proved.
    pub(super) proof: u32,
    /// How far it is from being given up: 0 if it is.
    pub(super) refusal: u32,
    /// What the proof depends on.
    pub(super) zone: Mask<W>,
    /// The owner's move that proves it, his answer to a move elsewhere, or [`NO_KO`].
    pub(super) best: u16,
}

impl<const W: usize> SpotFacts<W> {
    /// Nothing is proved.
    pub(super) const fn open(proof: u32, refusal: u32) -> Self {
        Self {
            proof,
            refusal,
            zone: Mask::EMPTY,
            best: NO_KO,
        }
    }

    /// No move that is tried is enough.
    pub(super) const GIVEN_UP: Self = Self::open(NEVER, 0);

    /// The aim is reached.
    pub(super) const fn proved(zone: Mask<W>, best: u16) -> Self {
        Self {
            proof: 0,
            refusal: NEVER,
            zone,
            best,
        }
    }
}

/// How many proofs are looked through.
const MOST: usize = 256;

/// A proof with the stones in its zone, the ban and the threats that it has to spend.
#[derive(Clone, Copy, Debug)]
struct ZoneMemory<const W: usize> {
    stones: ByColor<Mask<W>>,
    ban: u16,
    threats: u8,
    known: SpotFacts<W>,
}

/// The last proofs for one side to move, to be found again wherever the same stones stand in their zones.
#[derive(Debug, Default)]
pub(super) struct Proofs<const W: usize> {
    proofs: Vec<ZoneMemory<W>>,
    /// The oldest, once there are enough.
    oldest: usize,
}

impl<const W: usize> Proofs<W> {
    /// A proof that holds for this position; `is_own` says whether the side moves that has the aim.
    pub(super) fn find(&self, spot: &ZonePosition<W>, is_own: bool) -> Option<SpotFacts<W>> {
        // With the same stones in its zone everything goes as in the proof, whatever stands elsewhere, see `super::zone`. All that may differ
        // is the ban. One that binds the owner could forbid a move of the proof if it is in the zone, so then it is not used. One that
        // binds the opponent takes a move from him: a proof that leans on it wants the same ban. More threats never hurt their owner.
        let holds = |ban: u16, zone: Mask<W>| match is_own {
            true => spot.ban == NO_KO || !zone.meets(Mask::of(spot.ban)),
            false => ban == NO_KO || ban == spot.ban,
        };
        let mut proofs = self.proofs.iter();
        let found = proofs.find(|proof| {
            spot.stones.black & proof.known.zone == proof.stones.black
                && spot.stones.white & proof.known.zone == proof.stones.white
                && proof.threats <= spot.threats
                && holds(proof.ban, proof.known.zone)
        });
        found.map(|proof| proof.known)
    }

    pub(super) fn put(&mut self, spot: &ZonePosition<W>, known: SpotFacts<W>) {
        let proof = ZoneMemory {
            stones: spot.stones.map(|stones| stones & known.zone),
            ban: spot.ban,
            threats: spot.threats,
            known,
        };
        if self.proofs.len() < MOST {
            self.proofs.push(proof);
        } else {
            self.proofs[self.oldest] = proof;
            self.oldest = (self.oldest + 1) % MOST;
        }
    }
}
