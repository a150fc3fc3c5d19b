//! A board as a sum of trees: what the laboratory of sums can take over.

use semeai_cgt::{Arena, GameId, Player, Rational};

use crate::position_report::{EndgameReport, RegionReport, RegionState};

/// Why a board is no sum of trees with one good move a side. Regions are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSum {
    /// This region has no value.
    Open(usize),
    /// This region depends on who wins a ko.
    Ko(usize),
    /// Somewhere in this region a side has several good moves.
    Several(usize),
    /// Nobody gains by moving anywhere.
    Nothing,
}

/// The board as the text of a sum in braces and bars: a tree for every region in which somebody gains by moving, and
/// everything else as a number. Its scores are those of the board under territory scoring, before they are rounded.
///
/// # Errors
///
/// A region without a value, with a ko, or in which a side has several good moves.
///
/// ```
/// use semeai_board::diagram;
/// use semeai_endgame::{Endgame, EndgameLimits, board_sum, endgame_report};
///
/// let drawn = diagram::parse("#####@@\n@...#.#\n#####@@")?;
/// let mut asked = Endgame::new(drawn.position()?);
/// asked.roles = drawn.roles;
/// let report = endgame_report(&asked, &EndgameLimits::default());
/// assert_eq!(board_sum(&report).unwrap(), "{2|{1|{0|0}}} + {0|0}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn board_sum(report: &EndgameReport) -> Result<String, NoSum> {
    let mut arena = Arena::new();
    let mut rest = Rational::from_integer(report.settled.into());
    let mut terms = Vec::new();
    for (at, region) in report.regions.iter().enumerate() {
        match term(&mut arena, at, region)? {
            Branch::Number(points) => rest += points,
            tree => {
                let base = tree.last();
                rest += base;
                terms.push(tree.minus(base).term());
            }
        }
    }
    if terms.is_empty() {
        return Err(NoSum::Nothing);
    }
    let zero = Rational::from_integer(0);
    let mut text = terms.join(" + ");
    if rest > zero {
        text += &format!(" + {rest}");
    } else if rest < zero {
        text += &format!(" - {}", -rest);
    }
    Ok(text)
}

fn term(arena: &mut Arena, at: usize, region: &RegionReport) -> Result<Branch, NoSum> {
    if region.state == RegionState::Ko {
        return Err(NoSum::Ko(at));
    }
    let value = region.value.as_ref().ok_or(NoSum::Open(at))?;
    // A text that was cut is no game.
    let game = arena.parse(value.text.as_str());
    let game = game.map_err(|_| NoSum::Several(at))?;
    Branch::of(arena, game).ok_or(NoSum::Several(at))
}

/// A tree with one move a side.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Branch {
    Number(Rational),
    Moves(Box<[Self; 2]>),
}

impl Branch {
    /// Nothing if a side has several good moves somewhere.
    fn of(arena: &mut Arena, game: GameId) -> Option<Self> {
        if let Some(number) = arena.as_number(game) {
            return Some(Self::Number(number.to_rational()));
        }
        let mut one = |player| match arena.options(game, player).ok()?[..] {
            [option] => Some(option),
            _ => None,
        };
        let (left, right) = (one(Player::Left)?, one(Player::Right)?);
        let both = [Self::of(arena, left)?, Self::of(arena, right)?];
        Some(Self::Moves(Box::new(both)))
    }

    /// What is left if White makes every move.
    fn last(&self) -> Rational {
        match self {
            Self::Number(points) => *points,
            Self::Moves(both) => both[1].last(),
        }
    }

    fn minus(&self, points: Rational) -> Self {
        match self {
            Self::Number(own) => Self::Number(own - points),
            Self::Moves(both) => {
                Self::Moves(Box::new([both[0].minus(points), both[1].minus(points)]))
            }
        }
    }

    /// A tree of depth 2 by its three numbers, any other one as it is.
    fn term(&self) -> String {
        self.binary().unwrap_or_else(|| self.text())
    }

    /// `A(xl,xr,y)`, if it is a tree `{{xl+y+xr|xl+y}|{xl|0}}` without zugzwang.
    fn binary(&self) -> Option<String> {
        let numbers = |branch: &Self| match branch {
            Self::Moves(both) => match &**both {
                [Self::Number(left), Self::Number(right)] => Some((*left, *right)),
                _ => None,
            },
            Self::Number(_) => None,
        };
        let Self::Moves(both) = self else { return None };
        let ((most, more), (less, _)) = (numbers(&both[0])?, numbers(&both[1])?);
        let [xl, xr, y] = [less, most - more, more - less];
        let is_calm = [xl, xr, y].iter().all(|x| *x >= Rational::from_integer(0));
        is_calm.then(|| format!("A({xl},{xr},{y})"))
    }

    fn text(&self) -> String {
        match self {
            Self::Number(points) => points.to_string(),
            Self::Moves(both) => format!("{{{}|{}}}", both[0].text(), both[1].text()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(game: &str) -> Option<String> {
        let mut arena = Arena::new();
        let game = arena.parse(game).expect("a game");
        let tree = Branch::of(&mut arena, game)?;
        Some(tree.minus(tree.last()).term())
    }

    #[test]
    fn a_tree_of_depth_two_is_told_by_its_numbers() {
        assert_eq!(text("{9|5||4|1}").as_deref(), Some("A(3,4,1)"));
        assert_eq!(text("{5|2}").as_deref(), Some("{3|0}"));
        assert_eq!(text("{5||4|1}").as_deref(), Some("{4|{3|0}}"));
        assert_eq!(text("^").as_deref(), Some("{0|{0|0}}"));
    }

    #[test]
    fn several_good_moves_are_no_such_tree() {
        assert_eq!(
            text("{3|1,2}").as_deref(),
            Some("{2|0}"),
            "one of them is better"
        );
        assert_eq!(text("{{9|5},{20|3}|0}"), None);
        assert_eq!(text("*2"), None);
    }
}
