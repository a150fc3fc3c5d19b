//! Scaffolds: the lines of which the walls of a thermograph are the part below their meeting point.

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Run};
use crate::heat::thermograph::Corner;
use crate::heat::walls::better_of;
use crate::player::Player;
use crate::shape::Value;

/// The scaffolds of a game from t = 0 up (Siegel, *Combinatorial Game Theory*, 2013, II.5).
///
/// The left scaffold is the highest right wall of a Left option, minus t; the right scaffold the lowest left wall of a
/// Right option, plus t. The walls follow them until they meet. After its last corner the left scaffold falls and the
/// right one rises with slope 1 for ever. A number's walls are constant and do not follow its scaffolds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scaffolds {
    /// Corners `(t, value)` of the left scaffold, t growing from 0; empty if Left has no option.
    pub left: Vec<Corner>,
    /// Corners of the right scaffold; empty if Right has no option.
    pub right: Vec<Corner>,
}

impl Arena {
    /// The scaffolds over the canonical options of a game.
    ///
    /// # Errors
    ///
    /// [`Error::Overflow`] if a corner needs more than 126 binary places, and [`Error::OverBudget`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{3|2||1|0}").unwrap();
    /// let scaffolds = arena.scaffolds(game).unwrap();
    /// assert_eq!(format!("{:?}", scaffolds.left), "[(0, 2), (1/2, 2)]");
    /// assert_eq!(format!("{:?}", scaffolds.right), "[(0, 1), (1/2, 1)]");
    /// ```
    pub fn scaffolds(&mut self, game: GameId) -> Result<Scaffolds, Error> {
        let value = self.value(game);
        self.run(|arena| {
            Ok(Scaffolds {
                left: arena.scaffold(value, Player::Left)?,
                right: arena.scaffold(value, Player::Right)?,
            })
        })
    }

    fn scaffold(&mut self, value: Value, player: Player) -> Run<Vec<Corner>> {
        let mut best: Option<Vec<Corner>> = None;
        for at in 0..self.option_count(value, player) {
            let option = self.option(value, player, at)?;
            let wall = self.opposite_wall(option, player)?;
            best = Some(match best {
                None => wall,
                Some(best) => better_of(&best, &wall, player)?,
            });
        }
        let mut corners = best.unwrap_or_default();
        for (t, height) in &mut corners {
            let tax = if player == Player::Left { -*t } else { *t };
            *height = height.checked_add(tax)?;
        }
        Ok(corners)
    }
}
