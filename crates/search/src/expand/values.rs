//! Every move of both sides in a piece, to the end, with what it is worth.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color};

use super::leaves::Leaves;
use super::piece::{Piece, PieceId, PieceMove, Rest, Stake, moves};
use crate::budget::{Halt, PositionBudget};
use crate::ground::Ground;
use crate::ko::KoRule;
use crate::look::Look;

/// Lines of more moves are not followed.
const MOST_DEPTH: u32 = 300;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueEntry<V> {
    /// It is on the line that is being followed.
    Open,
    /// Its value.
    Done(V),
}

/// The pieces of some grounds that moves of either side can make, each with its moves and its value once they are known.
///
/// A side may play elsewhere, so colours need not alternate. Without a rule nobody is ever banned by a ko: a line that takes back
/// repeats a position, which ends the expansion. If a side wins all kos, the captures in kos of the other are left out. If
/// threats decide, nobody has one: a ko that was taken is not taken back while its shape stands.
#[derive(Debug)]
pub struct PieceValues<const W: usize, V> {
    stake: Stake,
    rule: Option<KoRule>,
    pieces: Vec<Piece<W>>,
    numbers: FxHashMap<Piece<W>, PieceId>,
    moves: Vec<Option<Arc<[PieceMove<PieceId>]>>>,
    values: Vec<Option<ValueEntry<V>>>,
    depth: u32,
    look: Look<W>,
}

/// What an expansion works with: the grounds, a budget, and what positions are worth.
#[derive(Debug)]
pub struct Means<'a, const W: usize, L> {
    /// The grounds that pieces belong to.
    pub grounds: &'a [Ground<W>],
    /// Says what leaves are worth, adds values and makes a value of options.
    pub leaves: &'a mut L,
    /// One for every piece whose moves are listed.
    pub budget: &'a mut PositionBudget,
}

impl<const W: usize, V: Copy> PieceValues<W, V> {
    /// An expansion of which nothing is known yet.
    #[must_use]
    pub fn new(stake: Stake, rule: Option<KoRule>) -> Self {
        Self {
            stake,
            rule,
            pieces: Vec::new(),
            numbers: FxHashMap::default(),
            moves: Vec::new(),
            values: Vec::new(),
            depth: 0,
            look: Look::default(),
        }
    }

    /// Whose captures in kos are left out.
    #[must_use]
    pub fn left_out(&self) -> Option<Color> {
        self.rule.and_then(KoRule::loser)
    }

    /// How many pieces have been met.
    #[must_use]
    pub fn len(&self) -> usize {
        self.pieces.len()
    }

    /// Whether no piece has been met yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// Forgets all values, moves not: to find them once more, where something else is known of repetitions.
    pub fn forget(&mut self) {
        self.depth = 0;
        self.values.fill(None);
    }

    /// The number under which a piece is kept; it is the same for equal pieces.
    pub fn number(&mut self, piece: Piece<W>) -> PieceId {
        let next = PieceId::new(self.pieces.len());
        let id = *self.numbers.entry(piece).or_insert(next);
        if id == next {
            self.pieces.push(piece);
            self.moves.push(None);
            self.values.push(None);
        }
        id
    }

    /// A piece by its number.
    ///
    /// # Panics
    ///
    /// If it is a number of another expansion.
    #[inline]
    #[must_use]
    pub fn piece(&self, id: PieceId) -> &Piece<W> {
        &self.pieces[id.index()]
    }

    /// Goes one move deeper on a line; [`PieceValues::rise`] comes back.
    ///
    /// # Errors
    ///
    /// If the line is too long.
    pub fn descend(&mut self) -> Result<(), Halt> {
        self.depth += 1;
        if self.depth > MOST_DEPTH {
            return Err(Halt::Budget);
        }
        Ok(())
    }

    /// Comes back from the move that [`PieceValues::descend`] went down.
    pub fn rise(&mut self) {
        self.depth -= 1;
    }

    /// Forgets lines that were given up in the middle; what is known stays. To be called after every [`Halt`].
    pub fn settle(&mut self) {
        self.depth = 0;
        for value in &mut self.values {
            if matches!(value, Some(ValueEntry::Open)) {
                *value = None;
            }
        }
    }

    /// Every move of both sides in a piece, those that are left out among them.
    ///
    /// # Errors
    ///
    /// If the budget is spent.
    pub fn moves<L: Leaves<W, Value = V>>(
        &mut self,
        means: &mut Means<'_, W, L>,
        id: PieceId,
    ) -> Result<Arc<[PieceMove<PieceId>]>, Halt> {
        if let Some(moves) = &self.moves[id.index()] {
            return Ok(Arc::clone(moves));
        }
        means.budget.spend(1)?;
        let piece = self.pieces[id.index()];
        let ground = &means.grounds[usize::from(piece.ground)];
        let mut look = std::mem::take(&mut self.look);
        let (stake, rule) = (self.stake, self.rule);
        let found = moves(ground, &piece, &mut look, stake, rule, |piece| {
            self.number(piece)
        });
        self.look = look;
        let moves: Arc<[PieceMove<PieceId>]> = found.into();
        self.moves[id.index()] = Some(Arc::clone(&moves));
        Ok(moves)
    }

    /// Whether a move is a capture in a ko that is left out.
    #[inline]
    #[must_use]
    pub fn is_left_out(&self, played: &PieceMove<PieceId>) -> bool {
        played.is_ko && self.left_out() == Some(played.color)
    }

    /// The value of a piece if every target has liberties elsewhere.
    ///
    /// An entry may be used again whatever the line to the piece was: it is written only when all moves below it have been
    /// tried, and a repetition below either ends the expansion or stands for a bound that holds on every line, see
    /// [`Leaves::repeated`].
    ///
    /// # Errors
    ///
    /// If the budget is spent, a line or a value is too long, or a position comes back and that is worth nothing that can be told.
    pub fn value<L: Leaves<W, Value = V>>(
        &mut self,
        means: &mut Means<'_, W, L>,
        id: PieceId,
    ) -> Result<V, Halt> {
        match self.values[id.index()] {
            Some(ValueEntry::Done(value)) => return Ok(value),
            Some(ValueEntry::Open) => return means.leaves.met_again(id, self.left_out()),
            None => {}
        }
        let piece = self.pieces[id.index()];
        if let Some(value) = means.leaves.leaf(&piece)? {
            self.values[id.index()] = Some(ValueEntry::Done(value));
            return Ok(value);
        }
        self.values[id.index()] = Some(ValueEntry::Open);
        self.descend()?;
        let moves = self.moves(means, id)?;
        let mut after = ByColor::new_with(|_| Vec::with_capacity(moves.len()));
        for played in moves.iter() {
            if !played.is_suicide && !self.is_left_out(played) {
                let rest = self.rest(means, &played.rest)?;
                let value = means.leaves.moved(played, rest)?;
                after[played.color].push(value);
            }
        }
        let value = means.leaves.node(&piece, &after)?;
        self.rise();
        self.values[id.index()] = Some(ValueEntry::Done(value));
        Ok(value)
    }

    /// The value of what is left after a move if every target has liberties elsewhere.
    ///
    /// # Errors
    ///
    /// As [`PieceValues::value`].
    pub fn rest<L: Leaves<W, Value = V>>(
        &mut self,
        means: &mut Means<'_, W, L>,
        rest: &Rest<PieceId>,
    ) -> Result<V, Halt> {
        match rest {
            Rest::Pieces(pieces) => self.sum(means, pieces),
            Rest::Safe(color) => Ok(means.leaves.safe(*color)),
        }
    }

    /// The value of pieces together if every target has liberties elsewhere.
    ///
    /// # Errors
    ///
    /// As [`PieceValues::value`].
    pub fn sum<L: Leaves<W, Value = V>>(
        &mut self,
        means: &mut Means<'_, W, L>,
        pieces: &[PieceId],
    ) -> Result<V, Halt> {
        let mut sum = means.leaves.nothing();
        for &piece in pieces {
            let value = self.value(means, piece)?;
            sum = means.leaves.sum(sum, value)?;
        }
        Ok(sum)
    }
}
