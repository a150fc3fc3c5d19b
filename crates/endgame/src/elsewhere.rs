//! What is best in a region while moves elsewhere are worth something.

use semeai_board::{ByColor, Color, Point};
use semeai_cgt::{Overflow, Player, Rational};

use crate::player;
use crate::position_report::RegionReport;

/// The best moves of a side in a region where a move elsewhere is worth so much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestAt {
    /// The best moves here, by point.
    pub points: Vec<Point>,
    /// By how many points they beat a move elsewhere: below 0 one plays elsewhere, at 0 it is all the same.
    pub margin: Rational,
}

impl BestAt {
    /// Whether a move elsewhere is better.
    #[must_use]
    pub fn is_elsewhere(&self) -> bool {
        self.margin < Rational::from_integer(0)
    }
}

impl RegionReport {
    /// The best moves of each side where a move elsewhere is worth `t`; absent where that is not known, as where the best may be one
    /// after which a ko matters.
    ///
    /// A move at temperature t costs t, and then the other side is free to go on here or elsewhere: what is left is worth the far wall
    /// of its thermograph. Whoever plays elsewhere leaves the far wall of the region.
    ///
    /// ```
    /// use semeai_board::{Color, diagram};
    /// use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
    ///
    /// // A corridor in which a move is worth 3/4.
    /// let drawn = diagram::parse("#####\n@...#\n#####")?;
    /// let mut asked = Endgame::new(drawn.position()?);
    /// asked.roles = drawn.roles;
    /// let report = endgame_report(&asked, &EndgameLimits::default());
    /// let margin = |t: i128| report.regions[0].best_at(t.into())[Color::Black].as_ref().unwrap().margin;
    /// assert_eq!(margin(0), 1.into());
    /// assert_eq!(margin(1), semeai_cgt::Rational::new(-1, 4));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn best_at(&self, t: Rational) -> ByColor<Option<BestAt>> {
        ByColor::new_with(|color| self.best_of(color, t).ok().flatten())
    }

    fn best_of(&self, color: Color, t: Rational) -> Result<Option<BestAt>, Overflow> {
        let Some(value) = &self.value else {
            return Ok(None);
        };
        let side = player(color);
        let for_side = |value: Rational| match side {
            Player::Left => value,
            Player::Right => -value,
        };
        let mut best: Option<(Rational, Vec<Point>)> = None;
        for played in self.moves.iter().filter(|played| played.color == color) {
            let Some(after) = &played.thermograph else {
                continue;
            };
            let wall = for_side(after.value_at(side.opponent(), t)?);
            match &mut best {
                Some((most, points)) if *most == wall => points.push(played.point),
                Some((most, _)) if *most > wall => {}
                _ => best = Some((wall, vec![played.point])),
            }
        }
        let passed = for_side(value.thermograph.value_at(side.opponent(), t)?);
        let most = for_side(value.thermograph.value_at(side, t)?) - passed;
        let mut own = self.moves.iter().filter(|played| played.color == color);
        let is_known = own.all(|played| played.thermograph.is_some());
        let best = best.map(|(wall, points)| BestAt {
            points,
            margin: wall - t - passed,
        });
        // No move makes more than the wall, but one after which a ko matters may make as much.
        Ok(best.filter(|best| is_known || best.margin == most))
    }
}
