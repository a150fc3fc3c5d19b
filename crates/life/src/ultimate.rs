//! Ultimate positions: every group lives with exactly two eyes of one point.

use semeai_board::{ByColor, Color, Point, PointSet, Position};

use crate::net::{Net, Points, numbers};

/// What is wrong with an empty point of a position that is not ultimate.
///
/// After "Life and death in graph Go" (2022, in Japanese), said so that it holds on points with a single neighbour too: every empty
/// point has at least one neighbour; all its neighbours are stones of one colour; each string around it has at least two
/// liberties; together these strings have exactly two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// The point has no neighbour.
    NoNeighbor,
    /// A neighbour is empty.
    EmptyNeighbor,
    /// It has neighbours of both colours.
    BothColors,
    /// A string around it has one liberty.
    OneLiberty,
    /// The strings around it have more than two liberties together.
    MoreLiberties,
}

/// Which conditions of an ultimate position hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Eyes {
    /// The empty points at which all conditions hold, by whose they are.
    pub eyes: ByColor<PointSet>,
    /// The first empty point at which one does not, and which.
    pub fault: Option<(Point, Fault)>,
}

impl Eyes {
    /// Whether the position is ultimate: there is an empty point, and each is an eye.
    #[must_use]
    pub fn is_ultimate(&self) -> bool {
        self.fault.is_none() && !(self.eyes.black.is_empty() && self.eyes.white.is_empty())
    }
}

/// The liberties of the strings around a point that have to live by their own eyes.
struct Liberties {
    /// Of the string that has fewest; none if no string needs any.
    fewest: Option<u32>,
    /// Of all together.
    together: u32,
}

/// Whose eye an empty point is, from what is beside it and the liberties of the strings of a colour around it.
fn judge(
    has_empty_neighbor: bool,
    beside: ByColor<bool>,
    liberties: impl FnOnce(Color) -> Liberties,
) -> Result<Color, Fault> {
    if has_empty_neighbor {
        return Err(Fault::EmptyNeighbor);
    }
    let color = match (beside.black, beside.white) {
        (false, false) => return Err(Fault::NoNeighbor),
        (true, true) => return Err(Fault::BothColors),
        (true, false) => Color::Black,
        (false, true) => Color::White,
    };
    let liberties = liberties(color);
    if liberties.fewest.is_some_and(|fewest| fewest < 2) {
        return Err(Fault::OneLiberty);
    }
    if liberties.together > 2 {
        return Err(Fault::MoreLiberties);
    }
    Ok(color)
}

/// The eyes of a position and the first point that keeps it from being ultimate. A block with a protected stone lives without eyes:
/// its liberties are not counted (our reading; the source knows no safe stones).
#[must_use]
pub fn eyes(position: &Position) -> Eyes {
    let topology = position.topology();
    let empty = position.empty();
    let blocks = position.blocks();
    let mut found = Eyes::default();
    for point in empty {
        let around: PointSet = topology.neighbors(point).iter().copied().collect();
        let liberties = |color| {
            let around = blocks.iter().filter(|block| {
                block.color == color
                    && !block.stones.is_disjoint(&around)
                    && block.stones.is_disjoint(&position.protected())
            });
            let (mut fewest, mut together) = (None, PointSet::EMPTY);
            for block in around {
                let count = count(block.liberties.len());
                fewest = Some(fewest.map_or(count, |fewest: u32| fewest.min(count)));
                together = together.union(&block.liberties);
            }
            Liberties {
                fewest,
                together: count(together.len()),
            }
        };
        let beside = ByColor::new_with(|color| !around.is_disjoint(&position.stones(color)));
        match judge(!around.is_disjoint(&empty), beside, liberties) {
            Ok(color) => {
                found.eyes[color].insert(point);
            }
            Err(fault) => {
                found.fault.get_or_insert((point, fault));
            }
        }
    }
    found
}

fn count(len: usize) -> u32 {
    u32::try_from(len).unwrap_or(u32::MAX)
}

/// The points that are decided in an ultimate position of a net, by whose they are; nothing if it is none. Without an empty point it
/// is none, unless all that stands there is joined to what is safe.
pub(crate) fn decided(net: &Net, stones: ByColor<Points>) -> Option<ByColor<Points>> {
    let mut all = stones;
    let empty = net.empty(stones);
    if empty == 0 && !net.has_outside() {
        return None;
    }
    for point in numbers(empty) {
        let color = eye(net, stones, point).ok()?;
        all[color] |= 1 << point;
    }
    Some(all)
}

/// Whose eye an empty point of a net is.
fn eye(net: &Net, stones: ByColor<Points>, point: usize) -> Result<Color, Fault> {
    let around = net.neighbors(point);
    let empty = net.empty(stones);
    let beside = ByColor::new_with(|color: Color| {
        around & stones[color] != 0 || net.beside_safe(color) >> point & 1 == 1
    });
    judge(around & empty != 0, beside, |color| {
        let own = stones[color];
        let strings = net.parts(net.joined(around, own));
        let mut liberties = Liberties {
            fewest: None,
            together: 0,
        };
        let mut together = 0;
        for string in strings.filter(|string| string & net.beside_safe(color) == 0) {
            let open = net.beside(string) & empty;
            let count = open.count_ones();
            liberties.fewest = Some(liberties.fewest.map_or(count, |fewest| fewest.min(count)));
            together |= open;
        }
        liberties.together = together.count_ones();
        liberties
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(len: usize, safe: ByColor<Points>) -> Net {
        let lines: Vec<_> = (1..len).map(|i| (i - 1, i)).collect();
        Net::new(len, &lines, safe).expect("small")
    }

    #[test]
    fn each_condition_is_told_apart() {
        let fault = |len, black, white| {
            let net = path(len, ByColor::default());
            let stones = ByColor { black, white };
            let each = numbers(net.empty(stones));
            let mut each = each.map(|point| (point, eye(&net, stones, point)));
            each.find_map(|(point, eye)| Some((point, eye.err()?)))
        };
        assert_eq!(fault(3, 0b010, 0), None);
        assert_eq!(fault(1, 0, 0), Some((0, Fault::NoNeighbor)));
        assert_eq!(fault(3, 0b001, 0), Some((1, Fault::EmptyNeighbor)));
        assert_eq!(fault(3, 0b001, 0b100), Some((1, Fault::BothColors)));
        assert_eq!(fault(2, 0b01, 0), Some((1, Fault::OneLiberty)));
        assert_eq!(fault(5, 0b01010, 0), Some((2, Fault::MoreLiberties)));
    }

    #[test]
    fn a_whole_board_is_told_as_a_net_is() {
        let eyes = |text: &str| {
            let drawn = semeai_board::diagram::parse(text).expect("a diagram");
            let position = drawn.position().expect("a position");
            let board = std::sync::Arc::clone(position.topology());
            let found = eyes(&position);
            let name = |(point, fault)| (board.name(point).to_owned(), fault);
            (found.is_ultimate(), found.fault.map(name))
        };
        assert_eq!(eyes(".X\nX."), (true, None));
        let safe = "#@\n#@";
        assert_eq!(eyes(safe), (false, None), "no empty point");
        let first = Some(("A2".to_owned(), Fault::EmptyNeighbor));
        assert_eq!(eyes("..\nX."), (false, first));
    }

    #[test]
    fn what_is_safe_needs_no_eyes() {
        let net = path(2, ByColor { black: 1, white: 0 });
        let stones = ByColor { black: 1, white: 0 };
        assert_eq!(decided(&net, stones), Some(ByColor { black: 3, white: 0 }));
        let bare = path(2, ByColor::default());
        assert_eq!(decided(&bare, stones), None);
    }
}
