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
    /// Where the side that moves may not take back, or [`NO_KO`]: one of the two always may, see [`super::aim::ZoneKo`].
    pub(super) ban: u16,
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

/// How many proofs are kept of those that have a stone, or none, on the same point first of all that changed.
const MOST: usize = 32;

/// The last proofs for one side to move, to be found again wherever the same stones stand in their zones.
///
/// In the zone of a proof some points are not what they were when the search began. A position that looks the same in the zone
/// differs from the beginning there too, so a proof is looked for under the points that have changed, each under its first one.
#[derive(Debug)]
pub(super) struct Proofs<const W: usize> {
    /// The stones at the beginning.
    begun: ByColor<Mask<W>>,
    /// The proofs by that point; last those in whose zones nothing has changed.
    shelves: Vec<Shelf<W>>,
}

/// Proofs that are found together.
#[derive(Clone, Debug, Default)]
struct Shelf<const W: usize> {
    proofs: Vec<KeptProof<W>>,
    /// The oldest, once there are enough.
    oldest: usize,
}

#[derive(Clone, Copy, Debug)]
struct KeptProof<const W: usize> {
    /// The stones in the zone.
    stones: ByColor<Mask<W>>,
    ban: u16,
    known: SpotFacts<W>,
}

impl<const W: usize> Proofs<W> {
    /// None of a search that begins with these stones on so many points.
    pub(super) fn new(begun: ByColor<Mask<W>>, points: usize) -> Self {
        Self {
            begun,
            shelves: vec![Shelf::default(); points + 1],
        }
    }

    /// The points that are not what they were at the beginning.
    fn changed(&self, stones: ByColor<Mask<W>>) -> Mask<W> {
        (stones.black ^ self.begun.black) | (stones.white ^ self.begun.white)
    }

    /// A proof that holds for this position; `is_own` says whether the side moves that has the aim.
    pub(super) fn find(&self, spot: &ZonePosition<W>, is_own: bool) -> Option<SpotFacts<W>> {
        // With the same stones in its zone everything goes as in the proof, whatever stands elsewhere, see `super::zone`. All that may differ
        // is the ban. One that binds the owner could forbid a move of the proof if it is in the zone, so then it is not used. One that
        // binds the opponent takes a move from him: a proof that leans on it wants the same ban.
        let holds = |proof: &KeptProof<W>| match is_own {
            true => spot.ban == NO_KO || !proof.known.zone.meets(Mask::of(spot.ban)),
            false => proof.ban == NO_KO || proof.ban == spot.ban,
        };
        let is_same = |proof: &KeptProof<W>| {
            spot.stones.black & proof.known.zone == proof.stones.black
                && spot.stones.white & proof.known.zone == proof.stones.white
        };
        let points = self.changed(spot.stones).points().map(usize::from);
        let shelves = points.chain([self.shelves.len() - 1]);
        let mut proofs = shelves.flat_map(|shelf| &self.shelves[shelf].proofs);
        let found = proofs.find(|proof| is_same(proof) && holds(proof));
        found.map(|proof| proof.known)
    }

    pub(super) fn put(&mut self, spot: &ZonePosition<W>, known: SpotFacts<W>) {
        let changed = (self.changed(spot.stones) & known.zone).lowest();
        let shelf = changed.map_or(self.shelves.len() - 1, usize::from);
        self.shelves[shelf].put(KeptProof {
            stones: spot.stones.map(|stones| stones & known.zone),
            ban: spot.ban,
            known,
        });
    }
}

impl<const W: usize> Shelf<W> {
    fn put(&mut self, proof: KeptProof<W>) {
        if self.proofs.len() < MOST {
            self.proofs.push(proof);
        } else {
            self.proofs[self.oldest] = proof;
            self.oldest = (self.oldest + 1) % MOST;
        }
    }
}
