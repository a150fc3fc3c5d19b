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
use rustc_hash::FxBuildHasher;
use semeai_board::{ByColor, Color};
use semeai_cgt::GameId;
use semeai_search::{
    Border, Ground, Halt, KoRule, Look, Mask, Piece, PieceMove, Rest, Stake, each_move, moves,
};

use super::means::PieceMeans;
use super::room::{Stranger, has_dead_end, room};
use super::together::Together;
use crate::points::{points, too_large, with_points};

/// Every piece that was met, and what is known of it.
#[derive(Debug)]
pub(crate) struct RuleValues {
    rule: KoRule,
    pieces: Vec<BarePiece>,
    numbers: HashTable<u32>,
    known: Vec<PieceState>,
    /// Those whose moves have all been followed, but that hang together with one that is still open.
    finished: Vec<PieceMoves>,
    /// The moves of all that are open or finished, in the order in which they were begun.
    ways: Vec<MoveRecord>,
    /// The pieces that these leave, one after the other.
    rests: Vec<u32>,
    /// Memory for what is valued.
    together: Together,
    /// How many have been begun.
    visits: u32,
    look: Look<1>,
    /// Whether something hangs on that nobody lives in a large room.
    pub(crate) takes_rooms: bool,
}

/// A piece without what its ground says of it: half the size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct BarePiece {
    empty: Mask<1>,
    stones: ByColor<Mask<1>>,
    wall: ByColor<Mask<1>>,
    barred: ByColor<Mask<1>>,
}

/// What is known of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PieceState {
    Nothing,
    /// It is being looked at, and hangs together with the one that was begun after so many.
    Open(u32),
    /// It is being valued, and has this place among those that it hangs together with.
    Placed(u32),
    Done(PieceValue),
}

/// What was found of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PieceValue {
    /// The value where positions that come back count against Black, and for him; nothing if that has no end.
    bounds: Option<[GameId; 2]>,
    /// The value, if it is one integer: most pieces are settled soon, and integers are added up without the arena.
    whole: Option<i32>,
    /// Whether a ko can arise in it.
    has_ko: bool,
}

impl BarePiece {
    /// The whole piece.
    fn on(&self, ground: &Ground<1>) -> Piece<1> {
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
struct PieceMoves {
    id: u32,
    /// Where its moves are, of those that count under the rule.
    ways: Range<usize>,
    /// Where all pieces that they leave are.
    rests: Range<usize>,
    has_ko: bool,
}

/// A move.
#[derive(Clone, Copy, Debug)]
struct MoveRecord {
    color: Color,
    /// The points of the stones that it takes.
    taken: i64,
    /// Where in the list what it leaves ends.
    end: usize,
}

/// What pieces that a move leaves add up to.
#[derive(Default)]
struct RestSum {
    /// Of those that are one integer.
    points: i64,
    /// Of the others whose values are known.
    sum: Option<GameId>,
    /// Whether there are more, which are just being valued.
    is_open: bool,
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

    /// Values pieces that hang together: those that were finished from the `begin`-th on, in this order.
    fn settle(&mut self, means: &mut PieceMeans<'_>, begin: usize) -> Result<(), Halt> {
        for (place, listed) in (0..).zip(&self.finished[begin..]) {
            self.known[listed.id as usize] = PieceState::Placed(place);
        }
        let (mut has_ko, mut is_exact, mut is_alone) = (false, true, true);
        for listed in &self.finished[begin..] {
            has_ko |= listed.has_ko;
            for rest in &self.rests[listed.rests.clone()] {
                match self.known[*rest as usize] {
                    PieceState::Done(found) => {
                        has_ko |= found.has_ko;
                        is_exact &= found.bounds.is_some_and(|[low, high]| low == high);
                    }
                    _ => is_alone = false,
                }
            }
        }
        let mut together = std::mem::take(&mut self.together);
        let settled = if is_alone {
            let bounds = self.bounds_alone(means, begin, is_exact, &mut together);
            bounds.map(|bounds| self.close(means, begin, bounds, has_ko))
        } else {
            let found = self.bounds(means, begin, is_exact, &mut together);
            found.map(|found| {
                for place in 0..self.finished.len() - begin {
                    let bounds = found.as_ref().map(|[low, high]| [low[place], high[place]]);
                    self.close(means, begin + place, bounds, has_ko);
                }
            })
        };
        self.together = together;
        settled
    }

    /// What was found of a piece that was finished is known from now on.
    fn close(
        &mut self,
        means: &PieceMeans<'_>,
        at: usize,
        bounds: Option<[GameId; 2]>,
        has_ko: bool,
    ) {
        let one = bounds.filter(|[low, high]| low == high);
        let whole = one.and_then(|[value, _]| means.arena.as_integer(value));
        self.known[self.finished[at].id as usize] = PieceState::Done(PieceValue {
            bounds,
            whole: whole.and_then(|whole| i32::try_from(whole).ok()),
            has_ko,
        });
    }

    /// The lower and the upper value of a piece that hangs together with no other, nor with itself; nothing if it has no end.
    fn bounds_alone(
        &self,
        means: &mut PieceMeans<'_>,
        begin: usize,
        is_exact: bool,
        together: &mut Together,
    ) -> Result<Option<[GameId; 2]>, Halt> {
        if !self.gather(means, begin, Color::Black, together)? {
            return Ok(None);
        }
        let low = together.only_value(means)?;
        if is_exact {
            return Ok(Some([low; 2]));
        }
        self.gather(means, begin, Color::White, together)?;
        Ok(Some([low, together.only_value(means)?]))
    }

    /// The lower and the upper values of pieces that hang together; nothing if they have no end.
    fn bounds(
        &self,
        means: &mut PieceMeans<'_>,
        begin: usize,
        is_exact: bool,
        together: &mut Together,
    ) -> Result<Option<[Vec<GameId>; 2]>, Halt> {
        if !self.gather(means, begin, Color::Black, together)? {
            return Ok(None);
        }
        let Some(low) = together.values(means, Color::Black)? else {
            return Ok(None);
        };
        if !is_exact {
            self.gather(means, begin, Color::White, together)?;
        }
        let high = together.values(means, Color::White)?;
        Ok(high.map(|high| [low, high]))
    }

    /// What the moves of pieces that hang together are worth as far as it is known, where what comes back counts against a side.
    /// False if one of them leaves something without a value.
    fn gather(
        &self,
        means: &mut PieceMeans<'_>,
        begin: usize,
        against: Color,
        together: &mut Together,
    ) -> Result<bool, Halt> {
        together.clear();
        for listed in &self.finished[begin..] {
            let mut best_whole: ByColor<Option<i64>> = ByColor::default();
            let mut from = listed.rests.start;
            for way in &self.ways[listed.ways.clone()] {
                let rests = &self.rests[from..way.end];
                from = way.end;
                let Some(rest) = self.add_up(means, rests, against, &mut together.open_places)?
                else {
                    return Ok(false);
                };
                let points = way.taken + rest.points;
                match rest.sum {
                    sum if rest.is_open => together.add_open(way.color, points, sum),
                    None => keep_better(&mut best_whole[way.color], way.color, points),
                    Some(sum) => {
                        let value = with_points(means.arena, sum, points)?;
                        together.options[way.color].push(value);
                    }
                }
            }
            for color in Color::ALL {
                if let Some(points) = best_whole[color] {
                    let value = means.arena.integer(points).map_err(too_large)?;
                    together.options[color].push(value);
                }
            }
            together.end_member();
        }
        Ok(true)
    }

    /// Adds up pieces that a move leaves, where what comes back counts against a side; nothing if one of them has no value. The
    /// places of those that are just being valued go on a list.
    fn add_up(
        &self,
        means: &mut PieceMeans<'_>,
        rests: &[u32],
        against: Color,
        open_places: &mut Vec<u32>,
    ) -> Result<Option<RestSum>, Halt> {
        let mut all = RestSum::default();
        for rest in rests {
            let value = match self.known[*rest as usize] {
                PieceState::Done(PieceValue {
                    whole: Some(whole), ..
                }) => {
                    all.points += i64::from(whole);
                    continue;
                }
                PieceState::Done(PieceValue { bounds: None, .. }) => return Ok(None),
                PieceState::Done(PieceValue {
                    bounds: Some([low, high]),
                    ..
                }) => match against {
                    Color::Black => low,
                    Color::White => high,
                },
                PieceState::Placed(place) => {
                    open_places.push(place);
                    all.is_open = true;
                    continue;
                }
                PieceState::Open(_) | PieceState::Nothing => return Err(Halt::Budget),
            };
            all.sum = Some(match all.sum {
                None => value,
                Some(sum) => means.arena.add(sum, value).map_err(too_large)?,
            });
        }
        Ok(Some(all))
    }
}

/// Of options that are integers only the best of a side counts: the others are dominated.
fn keep_better(best: &mut Option<i64>, color: Color, points: i64) {
    *best = Some(match (color, *best) {
        (_, None) => points,
        (Color::Black, Some(other)) => other.max(points),
        (Color::White, Some(other)) => other.min(points),
    });
}
