//! All that a block has, searched together: filling its last liberty captures it.

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color};
use semeai_search::{
    Halt, KoRule, Leaves, Mask, Means, PieceId, PieceMove, PieceValues, Rest, Stake, ValueEntry,
};

use super::liberties::Liberties;
use crate::rule::CooledValue;

/// All pieces that a block's liberties lie in, and plain liberties that are only counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub(super) struct LastState {
    pieces: Vec<PieceId>,
    plain: u32,
}

/// What is known of the positions of one side, with the captures in kos of one colour left out or none.
#[derive(Debug)]
pub(super) struct Tables {
    pub(super) values: PieceValues<1, CooledValue>,
    /// States of one piece alone, the most there are, by its number.
    alone: Vec<Option<ValueEntry<CooledValue>>>,
    together: FxHashMap<LastState, ValueEntry<CooledValue>>,
}

/// A search at work.
pub(super) struct LastSearch<'a> {
    pub(super) tables: &'a mut Tables,
    pub(super) means: Means<'a, 1, Liberties<'a>>,
}

impl LastState {
    pub(super) fn new(pieces: Vec<PieceId>) -> Self {
        Self { pieces, plain: 0 }
    }

    /// The only piece, if there is nothing else.
    fn alone(&self) -> Option<PieceId> {
        match self.pieces[..] {
            [id] if self.plain == 0 => Some(id),
            _ => None,
        }
    }
}

impl Tables {
    pub(super) fn new(defender: Color, left_out: Option<Color>) -> Self {
        let rule = left_out.map(|loser| KoRule::Wins(loser.opponent()));
        Self {
            values: PieceValues::new(Stake::Target(defender), rule),
            alone: Vec::new(),
            together: FxHashMap::default(),
        }
    }

    /// Forgets lines that were given up in the middle.
    pub(super) fn settle(&mut self) {
        self.values.settle();
        for entry in &mut self.alone {
            *entry = entry.filter(|entry| *entry != ValueEntry::Open);
        }
        self.together.retain(|_, entry| *entry != ValueEntry::Open);
    }

    fn entry(&self, state: &LastState) -> Option<ValueEntry<CooledValue>> {
        match state.alone() {
            Some(id) => self.entry_alone(id),
            None => self.together.get(state).copied(),
        }
    }

    fn entry_alone(&self, id: PieceId) -> Option<ValueEntry<CooledValue>> {
        self.alone.get(id.index()).copied().flatten()
    }

    fn record(&mut self, state: &LastState, entry: ValueEntry<CooledValue>) {
        match state.alone() {
            Some(id) => {
                let least = id.index() + 1;
                if self.alone.len() < least {
                    self.alone.resize(least, None);
                }
                self.alone[id.index()] = Some(entry);
            }
            // The second time there is an entry to write over, and the state need not be copied.
            None => match self.together.get_mut(state) {
                Some(known) => *known = entry,
                None => {
                    self.together.insert(state.clone(), entry);
                }
            },
        }
    }
}

impl LastSearch<'_> {
    /// The value of pieces together if the block has liberties elsewhere.
    pub(super) fn normals(&mut self, pieces: &[PieceId]) -> Result<CooledValue, Halt> {
        self.tables.values.sum(&mut self.means, pieces)
    }

    /// The value of all that a block has.
    pub(super) fn last(&mut self, mut state: LastState) -> Result<CooledValue, Halt> {
        if state.plain == 0 && state.pieces.len() < 2 {
            return match state.pieces.first() {
                Some(&piece) => self.last_piece(piece),
                None => Ok(CooledValue::Count(0)),
            };
        }
        let mut sum = CooledValue::Count(state.plain.into());
        let mut is_plain = true;
        let mut open = 0;
        for i in 0..state.pieces.len() {
            let piece = state.pieces[i];
            let normal = self.tables.values.value(&mut self.means, piece)?;
            let last = self.last_piece(piece)?;
            if last.is_life() {
                return Ok(CooledValue::LIFE);
            }
            is_plain &= normal == last;
            sum = self.means.leaves.sum(sum, normal)?;
            match normal {
                CooledValue::Count(n) if normal == last => {
                    state.plain += u32::try_from(n).unwrap_or(0);
                }
                _ => {
                    state.pieces[open] = piece;
                    open += 1;
                }
            }
        }
        if is_plain {
            return Ok(sum);
        }
        state.pieces.truncate(open);
        state.pieces.sort_unstable();
        if state.plain == 0 && state.pieces.len() == 1 {
            return self.last_piece(state.pieces[0]);
        }
        self.expand(state)
    }

    fn last_piece(&mut self, piece: PieceId) -> Result<CooledValue, Halt> {
        if self.liberties_of(piece).is_empty() {
            return Ok(CooledValue::Count(0));
        }
        // Most are known, and asking needs no state.
        match self.tables.entry_alone(piece) {
            Some(entry) => self.value_of_entry(entry),
            None => self.expand(LastState::new(vec![piece])),
        }
    }

    /// The value of a position that was met before.
    fn value_of_entry(&self, entry: ValueEntry<CooledValue>) -> Result<CooledValue, Halt> {
        match entry {
            ValueEntry::Done(value) => Ok(value),
            ValueEntry::Open => self.means.leaves.repeated(self.tables.values.left_out()),
        }
    }

    /// Tries every move of both sides. An entry holds on every line, as in [`PieceValues::value`].
    fn expand(&mut self, state: LastState) -> Result<CooledValue, Halt> {
        if let Some(entry) = self.tables.entry(&state) {
            return self.value_of_entry(entry);
        }
        self.tables.record(&state, ValueEntry::Open);
        self.tables.values.descend()?;
        self.means.budget.spend(1)?;
        let mut values = ByColor::<Vec<CooledValue>>::default();
        for i in 0..state.pieces.len() {
            let moves = self.tables.values.moves(&mut self.means, state.pieces[i])?;
            values.black.reserve(moves.len());
            values.white.reserve(moves.len());
            for played in moves.iter() {
                if let Some(value) = self.after(&state, i, played)? {
                    values[played.color].push(value);
                }
            }
        }
        if state.plain > 0 {
            let filled = LastState {
                pieces: state.pieces.clone(),
                plain: state.plain - 1,
            };
            let value = if self.liberties(&filled) == 0 {
                CooledValue::Count(0)
            } else {
                self.last(filled)?
            };
            values[self.means.leaves.defender.opponent()].push(value);
        }
        let liberties = self.liberties(&state);
        let value = self.means.leaves.choose(&values, liberties)?;
        self.tables.values.rise();
        self.tables.record(&state, ValueEntry::Done(value));
        Ok(value)
    }

    fn liberties_of(&self, piece: PieceId) -> Mask<1> {
        let defender = self.means.leaves.defender;
        self.tables.values.piece(piece).liberties(defender)
    }

    fn liberties(&self, state: &LastState) -> u32 {
        let liberties = |&piece: &PieceId| self.liberties_of(piece).len();
        state.plain + state.pieces.iter().map(liberties).sum::<u32>()
    }

    /// The value after a move, if it is legal.
    fn after(
        &mut self,
        state: &LastState,
        at: usize,
        played: &PieceMove<PieceId>,
    ) -> Result<Option<CooledValue>, Halt> {
        match self.state_after(state, at, played) {
            BlockChange::Illegal => Ok(None),
            BlockChange::Captured => Ok(Some(CooledValue::Count(0))),
            BlockChange::Alive => Ok(Some(CooledValue::LIFE)),
            BlockChange::State(state) => Ok(Some(self.last(state)?)),
        }
    }

    /// A capture in a ko that is left out may capture the block itself all the same.
    fn state_after(
        &self,
        state: &LastState,
        at: usize,
        played: &PieceMove<PieceId>,
    ) -> BlockChange {
        let is_own = played.color == self.means.leaves.defender;
        let liberties = self.liberties_of(state.pieces[at]);
        let fills = !is_own && liberties.meets(Mask::of(played.point));
        if fills && self.liberties(state) == 1 {
            return BlockChange::Captured;
        }
        if played.is_suicide || self.tables.values.is_left_out(played) {
            return BlockChange::Illegal;
        }
        let Rest::Pieces(rest) = &played.rest else {
            return BlockChange::Alive;
        };
        let mut pieces = Vec::with_capacity(state.pieces.len() + rest.len());
        pieces.extend_from_slice(&state.pieces);
        pieces.swap_remove(at);
        pieces.extend(rest);
        let after = LastState {
            pieces,
            plain: state.plain,
        };
        if is_own && self.liberties(&after) == 0 {
            return BlockChange::Illegal;
        }
        BlockChange::State(after)
    }
}

/// What a move makes of all that a block has.
#[derive(Debug)]
enum BlockChange {
    Illegal,
    Captured,
    Alive,
    State(LastState),
}
