//! Values of the pieces of a region under one rule for kos, where positions may come back.
//!
//! The positions that can be reached from each other hang together (a strongly connected component, R. Tarjan, "Depth-first
//! search and linear graph algorithms", 1972); all others are valued once, after everything that they lead to. Where positions
//! hang together, one that is met again on its own line counts once as the worst for Black and once as the worst for White, and
//! the positions are valued again with what was found in its place until nothing changes. So there is a lower and an upper value;
//! nearly always they are the same. [`together`](super::together) does that.

use std::hash::BuildHasher;
use std::ops::Range;

use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};
use semeai_board::{ByColor, Color};
use semeai_cgt::GameId;
use semeai_search::{
    Border, Ground, Halt, KoRule, Look, Mask, Piece, PieceMove, Rest, Stake, each_move, moves,
};

use super::means::PieceMeans;
use super::room::{Stranger, has_dead_end, room};
use super::standstill::{AreaBounds, AreaValue};
use super::together::Together;
use crate::points::{points, too_large};

/// Every piece that was met, and what is known of it.
#[derive(Debug)]
pub(crate) struct RuleValues {
    rule: KoRule,
    pub(super) pieces: Vec<BarePiece>,
    numbers: HashTable<u32>,
    pub(super) known: Vec<PieceState>,
    /// Those whose moves have all been followed, but that hang together with one that is still open.
    pub(super) finished: Vec<PieceMoves>,
    /// The moves of all that are open or finished, in the order in which they were begun.
    pub(super) ways: Vec<MoveRecord>,
    /// The pieces that these leave, one after the other.
    pub(super) rests: Vec<u32>,
    /// Memory for what is valued.
    pub(super) together: Together,
    /// How many have been begun.
    visits: u32,
    look: Look<1>,
    /// What pieces count by area where that is not their value; nothing where it is not known.
    pub(super) areas: FxHashMap<u32, Option<AreaBounds>>,
    /// Whether something hangs on that nobody lives in a large room.
    pub(crate) takes_rooms: bool,
}

/// A piece without what its ground says of it: half the size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct BarePiece {
    empty: Mask<1>,
    stones: ByColor<Mask<1>>,
    wall: ByColor<Mask<1>>,
    barred: ByColor<Mask<1>>,
}

/// What is known of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceState {
    Nothing,
    /// It is being looked at, and hangs together with the one that was begun after so many.
    Open(u32),
    /// It is being valued, and has this place among those that it hangs together with.
    Placed(u32),
    Done(PieceValue),
}

/// What was found of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceValue {
    /// The value where positions that come back count against Black, and for him; nothing if that has no end.
    pub(super) bounds: Option<[GameId; 2]>,
    /// The value, if it is one integer: most pieces are settled soon, and integers are added up without the arena.
    pub(super) whole: Option<i32>,
    /// Whether a ko can arise in it.
    pub(super) has_ko: bool,
    /// Whether it counts by area as by territory, and no point of it stays neutral.
    pub(super) is_plain: bool,
}

impl BarePiece {
    /// The whole piece.
    pub(super) fn on(&self, ground: &Ground<1>) -> Piece<1> {
        let points = self.empty | self.stones.black | self.stones.white;
        Piece {
            ground: 0,
            empty: self.empty,
            stones: self.stones,
            border: Border {
                target: ByColor::default(),
                wall: self.wall,
                outside: ground.border().outside & points,
                barred: self.barred,
                is_immortal: ByColor::default(),
                prizes: ByColor::default(),
            },
        }
    }
}

/// A piece on the line that is being followed.
#[derive(Debug)]
struct OpenPiece {
    listed: PieceMoves,
    /// How many had been begun before.
    number: u32,
    /// How many had been finished.
    finished: usize,
    /// Where the next piece is that its moves leave.
    next: usize,
    /// The first that it hangs together with, as far as is known.
    first: u32,
}

/// A piece whose moves are listed.
#[derive(Clone, Debug)]
pub(super) struct PieceMoves {
    pub(super) id: u32,
    /// Where its moves are, of those that count under the rule.
    pub(super) ways: Range<usize>,
    /// Where all pieces that they leave are.
    pub(super) rests: Range<usize>,
    pub(super) has_ko: bool,
}

/// A move.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveRecord {
    pub(super) color: Color,
    /// The points of the stones that it takes.
    pub(super) taken: i64,
    /// Where in the list what it leaves ends.
    pub(super) end: usize,
}

impl RuleValues {
    pub(crate) fn new(rule: KoRule) -> Self {
        Self {
            rule,
            pieces: Vec::new(),
            numbers: HashTable::new(),
            known: Vec::new(),
            finished: Vec::new(),
            ways: Vec::new(),
            rests: Vec::new(),
            together: Together::default(),
            visits: 0,
            look: Look::default(),
            areas: FxHashMap::default(),
            takes_rooms: false,
        }
    }

    /// How many pieces have been met.
    pub(crate) fn len(&self) -> usize {
        self.pieces.len()
    }

    /// The memory that is taken.
    pub(crate) fn bytes(&self) -> usize {
        self.pieces.capacity() * size_of::<BarePiece>()
            + self.numbers.capacity() * (size_of::<u32>() + 1)
            + self.known.capacity() * size_of::<PieceState>()
            + self.finished.capacity() * size_of::<PieceMoves>()
            + self.ways.capacity() * size_of::<MoveRecord>()
            + self.rests.capacity() * size_of::<u32>()
            + self.areas.capacity() * (size_of::<(u32, Option<AreaBounds>)>() + 1)
    }

    /// The value of pieces together. `usual` has been asked before: what no ko plays a part in is the same there.
    ///
    /// # Errors
    ///
    /// Over budget, or positions come back and the bounds differ.
    pub(crate) fn sum(
        &mut self,
        means: &mut PieceMeans<'_>,
        usual: Option<&Self>,
        spot: &[Piece<1>],
    ) -> Result<GameId, Halt> {
        let mut sums = [means.arena.zero(); 2];
        for piece in spot {
            let id = self.number(piece);
            let found = self.value_of(means, usual, id)?;
            let bounds = found.bounds.ok_or(Halt::Repetition)?;
            for (sum, bound) in sums.iter_mut().zip(bounds) {
                *sum = means.arena.add(*sum, bound).map_err(too_large)?;
            }
        }
        let [low, high] = sums;
        if low == high {
            Ok(low)
        } else {
            Err(Halt::Repetition)
        }
    }

    /// What pieces that were valued count by area.
    ///
    /// # Errors
    ///
    /// It is not known, or takes numbers that are too large.
    pub(crate) fn area(
        &self,
        means: &mut PieceMeans<'_>,
        spot: &[Piece<1>],
    ) -> Result<AreaValue, Halt> {
        let mut all = AreaValue::of(means.arena.zero());
        for piece in spot {
            let id = self.find(&self.bare(piece)).ok_or(Halt::Budget)?;
            let PieceState::Done(found) = self.known[id as usize] else {
                return Err(Halt::Budget);
            };
            let area = match found.bounds.filter(|_| found.is_plain) {
                Some([least, most]) => AreaValue {
                    least,
                    most,
                    neutral: 0,
                },
                None => {
                    let area = self.areas.get(&id).copied().flatten();
                    area.ok_or(Halt::Repetition)?.value(means.arena)?
                }
            };
            all = all.add(means.arena, area)?;
        }
        Ok(all)
    }

    /// Whether a ko can arise in pieces that were valued.
    pub(crate) fn has_ko(&self, spot: &[Piece<1>]) -> bool {
        let has_ko = |piece: &Piece<1>| match self.find(&self.bare(piece)) {
            Some(id) => !matches!(
                self.known[id as usize],
                PieceState::Done(PieceValue { has_ko: false, .. })
            ),
            None => true,
        };
        spot.iter().any(has_ko)
    }

    /// Every move of both sides in a piece, with what it leaves.
    ///
    /// # Errors
    ///
    /// Over budget.
    pub(crate) fn moves(
        &mut self,
        means: &mut PieceMeans<'_>,
        piece: &Piece<1>,
    ) -> Result<Vec<PieceMove<Piece<1>>>, Halt> {
        means.budget.spend(1)?;
        let (stake, rule) = (Stake::Points, Some(self.rule));
        Ok(moves(
            means.ground,
            piece,
            &mut self.look,
            stake,
            rule,
            |piece| piece,
        ))
    }

    /// A piece as it is kept. Where a side wins all kos nobody is banned.
    fn bare(&self, piece: &Piece<1>) -> BarePiece {
        let is_won = self.rule.loser().is_some();
        BarePiece {
            empty: piece.empty,
            stones: piece.stones,
            wall: piece.border.wall,
            barred: if is_won {
                ByColor::default()
            } else {
                piece.border.barred
            },
        }
    }

    fn find(&self, bare: &BarePiece) -> Option<u32> {
        let is_same = |id: &u32| self.pieces[*id as usize] == *bare;
        let found = self.numbers.find(FxBuildHasher.hash_one(bare), is_same);
        found.copied()
    }

    /// The number of a piece.
    fn number(&mut self, piece: &Piece<1>) -> u32 {
        let bare = self.bare(piece);
        if let Some(id) = self.find(&bare) {
            return id;
        }
        let id = u32::try_from(self.pieces.len()).expect("fewer pieces than a budget has");
        self.pieces.push(bare);
        self.known.push(PieceState::Nothing);
        let (hash, pieces) = (FxBuildHasher.hash_one(bare), &self.pieces);
        self.numbers
            .insert_unique(hash, id, |id| FxBuildHasher.hash_one(pieces[*id as usize]));
        id
    }

    fn value_of(
        &mut self,
        means: &mut PieceMeans<'_>,
        usual: Option<&Self>,
        id: u32,
    ) -> Result<PieceValue, Halt> {
        if let PieceState::Nothing = self.known[id as usize]
            && let Err(halt) = self.visit(means, usual, id)
        {
            // Lines that were given up in the middle are forgotten; what is known stays.
            self.finished.clear();
            self.ways.clear();
            self.rests.clear();
            for known in &mut self.known {
                if !matches!(known, PieceState::Done(_)) {
                    *known = PieceState::Nothing;
                }
            }
            return Err(halt);
        }
        match self.known[id as usize] {
            PieceState::Done(found) => Ok(found),
            _ => Err(Halt::Budget),
        }
    }

    /// Follows all moves of a piece, and of what they leave, until its value is known.
    fn visit(
        &mut self,
        means: &mut PieceMeans<'_>,
        usual: Option<&Self>,
        id: u32,
    ) -> Result<(), Halt> {
        let mut line: Vec<OpenPiece> = Vec::new();
        line.extend(self.begin(means, usual, id)?);
        while let Some(last) = line.last_mut() {
            if last.next == last.listed.rests.end {
                let ended = line.pop().expect("it is the last");
                self.finish(means, ended)?;
                continue;
            }
            let rest = self.rests[last.next];
            match self.known[rest as usize] {
                // It is looked at again when it is known, or known to hang together with one before.
                PieceState::Nothing => line.extend(self.begin(means, usual, rest)?),
                PieceState::Open(other) => {
                    last.first = last.first.min(other);
                    last.next += 1;
                }
                PieceState::Placed(_) | PieceState::Done(_) => last.next += 1,
            }
        }
        Ok(())
    }

    /// Lists the moves of a piece, unless its value is known without.
    fn begin(
        &mut self,
        means: &mut PieceMeans<'_>,
        usual: Option<&Self>,
        id: u32,
    ) -> Result<Option<OpenPiece>, Halt> {
        let bare = self.pieces[id as usize];
        let piece = bare.on(means.ground);
        let found = usual.and_then(|usual| usual.without_ko(&bare));
        let found = match found {
            Some(found) => Some(found),
            None => self.leaf(means, &piece)?,
        };
        if let Some(found) = found {
            if !found.is_plain
                && let Some(usual) = usual
                && let Some(area) = usual.find(&bare).and_then(|there| usual.areas.get(&there))
            {
                self.areas.insert(id, *area);
            }
            self.known[id as usize] = PieceState::Done(found);
            return Ok(None);
        }
        let number = self.visits;
        self.visits += 1;
        self.known[id as usize] = PieceState::Open(number);
        let listed = self.list(means, id, &piece)?;
        Ok(Some(OpenPiece {
            number,
            finished: self.finished.len(),
            next: listed.rests.start,
            first: number,
            listed,
        }))
    }

    /// All moves of a piece have been followed: it is valued with those that were finished since it was begun, unless it
    /// hangs together with one before it.
    fn finish(&mut self, means: &mut PieceMeans<'_>, ended: OpenPiece) -> Result<(), Halt> {
        let (id, ways, rests) = (
            ended.listed.id,
            ended.listed.ways.start,
            ended.listed.rests.start,
        );
        self.finished.push(ended.listed);
        if ended.first < ended.number {
            self.known[id as usize] = PieceState::Open(ended.first);
            return Ok(());
        }
        self.settle(means, ended.finished)?;
        self.finished.truncate(ended.finished);
        self.ways.truncate(ways);
        self.rests.truncate(rests);
        Ok(())
    }

    /// What is known of a piece in which no ko can arise. From there no move takes a ko, so every rule leaves the same positions with
    /// the same moves, and what was found under one of them holds under all.
    fn without_ko(&self, bare: &BarePiece) -> Option<PieceValue> {
        match self.known[self.find(bare)? as usize] {
            PieceState::Done(found) if !found.has_ko => Some(found),
            _ => None,
        }
    }

    /// The value of an empty room. Of a piece in which a way ends nobody knows a value: a ko there may go on without end.
    fn leaf(
        &mut self,
        means: &mut PieceMeans<'_>,
        piece: &Piece<1>,
    ) -> Result<Option<PieceValue>, Halt> {
        let owner = match room(means.ground, piece) {
            Some((owner, Stranger::Dies)) => owner,
            Some((owner, Stranger::TakenToDie)) => {
                self.takes_rooms = true;
                owner
            }
            Some((_, Stranger::Unknown)) | None if has_dead_end(means.ground, piece) => {
                return Err(Halt::Repetition);
            }
            Some((_, Stranger::Unknown)) | None => return Ok(None),
        };
        let whole = points(owner, piece.empty.len());
        let value = means.arena.integer(whole).map_err(too_large)?;
        Ok(Some(PieceValue {
            bounds: Some([value; 2]),
            whole: i32::try_from(whole).ok(),
            has_ko: false,
            is_plain: true,
        }))
    }

    /// Lists the moves of a piece that count under the rule.
    fn list(
        &mut self,
        means: &mut PieceMeans<'_>,
        id: u32,
        piece: &Piece<1>,
    ) -> Result<PieceMoves, Halt> {
        means.budget.spend(1)?;
        if self.bytes() + means.forms.bytes() > means.most_bytes {
            return Err(Halt::Budget);
        }
        let (ways, rests) = (self.ways.len(), self.rests.len());
        let mut has_ko = piece.border.barred != ByColor::default();
        let mut look = std::mem::take(&mut self.look);
        let (stake, rule) = (Stake::Points, Some(self.rule));
        let keep = |piece: Piece<1>| piece;
        each_move(
            means.ground,
            piece,
            &mut look,
            stake,
            rule,
            keep,
            |played| {
                let is_left_out = played.is_ko && self.rule.loser() == Some(played.color);
                if played.is_suicide || is_left_out {
                    return;
                }
                has_ko |= played.is_ko;
                if let Rest::Pieces(rest) = &played.rest {
                    for piece in rest {
                        let rest = self.number(piece);
                        self.rests.push(rest);
                    }
                }
                self.ways.push(MoveRecord {
                    color: played.color,
                    taken: points(played.color, played.captured),
                    end: self.rests.len(),
                });
            },
        );
        self.look = look;
        Ok(PieceMoves {
            id,
            ways: ways..self.ways.len(),
            rests: rests..self.rests.len(),
            has_ko,
        })
    }
}
