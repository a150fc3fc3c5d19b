//! What the positions of a region are worth: cooled liberties.

use semeai_board::{ByColor, Color};
use semeai_cgt::{Arena, Error};
use semeai_search::{Halt, Leaves, Piece};

use crate::rule::{Choices, CooledValue};

/// The liberties of a side's block, cooled by 2.
#[derive(Debug)]
pub(super) struct Liberties<'a> {
    pub(super) arena: &'a mut Arena,
    pub(super) defender: Color,
}

impl Liberties<'_> {
    /// The value of a node from the values after the moves of each side, where the block has so many liberties.
    pub(super) fn choose(
        &mut self,
        after: &ByColor<Vec<CooledValue>>,
        liberties: u32,
    ) -> Result<CooledValue, Halt> {
        let choices = Choices {
            own: &after[self.defender],
            other: &after[self.defender.opponent()],
        };
        let value = choices.value(self.arena, liberties);
        value.map_err(too_large)
    }
}

impl Leaves<1> for Liberties<'_> {
    type Value = CooledValue;

    fn nothing(&self) -> CooledValue {
        CooledValue::Count(0)
    }

    fn safe(&self, _: Color) -> CooledValue {
        CooledValue::LIFE
    }

    fn node(
        &mut self,
        piece: &Piece<1>,
        after: &ByColor<Vec<CooledValue>>,
    ) -> Result<CooledValue, Halt> {
        self.choose(after, piece.liberties(self.defender).len())
    }

    fn sum(&mut self, one: CooledValue, other: CooledValue) -> Result<CooledValue, Halt> {
        one.add(self.arena, other).map_err(too_large)
    }

    /// Without the captures of the defender what is found is at most the value, and a repetition counts as a capture; without
    /// those of the attacker it is at least the value, and a repetition counts as life. The rule of a node never falls when
    /// an option rises, so that a bound of one position gives bounds of all before it, whatever the way to it was.
    fn repeated(&self, left_out: Option<Color>) -> Result<CooledValue, Halt> {
        match left_out {
            None => Err(Halt::Repetition),
            Some(color) if color == self.defender => Ok(CooledValue::Count(0)),
            Some(_) => Ok(CooledValue::LIFE),
        }
    }
}

/// A value that the arena cannot hold ends a search as a position too many does.
fn too_large(_: Error) -> Halt {
    Halt::Budget
}
