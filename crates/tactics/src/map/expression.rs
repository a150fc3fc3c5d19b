//! A map as a tree of leaves, operators and junctions.
//!
//! What each of them is on a position is said here, by the formulas of N. Sato and K. Anada with the corrections that the help names.
//! B, W and V are the black stones, the white stones and the empty points, X all points; S(x) is the string of x, where an empty
//! point is a string of one, and F(x) = S(x) ∪ N(S(x)).

use semeai_board::Color;

/// A map: for every position on a board a set of points.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Map {
    /// A set that a position has by itself.
    Leaf(Leaf),
    /// What an operator makes of one set.
    Apply(Operator, Box<Self>),
    /// Two sets put together, in this order.
    Join(Junction, Box<Self>, Box<Self>),
}

/// A set that a position has by itself.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Leaf {
    /// `B`, `W`: the stones of a side.
    Stones(Color),
    /// `V`: the empty points.
    Empty,
    /// `H`: the points whose F has one empty point exactly: the strings in atari, and empty points with no empty neighbour.
    Atari,
    /// `X`: all points of the board. Ours; the source has no name for it.
    All,
    /// `LB`, `LW`: the empty points at which a side may play by the rule of capture, with suicide forbidden and no rule of ko. Ours as a
    /// leaf; the source has the set.
    Legal(Color),
    /// `{C3,D4}`: these points, by their names as they were written. Ours. Names are looked up in upper and lower case; on a board
    /// that lacks one of them the map has no value. A name with a brace in it cannot be written.
    Points(Vec<String>),
}

/// What makes a set O of points into another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operator {
    /// `~`: all points that are not in O. Ours.
    Complement,
    /// `F`: the union of F(x) over O: the strings of O and their neighbours.
    Reach,
    /// `F0`: the union of N\[x\] over O: its points and their neighbours, whatever stands there.
    StartReach,
    /// `AB`, `AW`: F⁻¹(O) ∩ (B ∪ O): O and the strings of a side that touch it or meet it.
    Attached(Color),
    /// `DB`, `DW`: H ∩ W ∩ F⁻¹(O): the enemy stones that a move *of this side* in O would take; for White H ∩ B ∩ F⁻¹(O).
    Captured(Color),
    /// `P1`, `P2` …: the points y with |F(y) ∩ O| at least so many.
    AtLeast(u16),
    /// `Q0`, `Q1` …: the points y with |F(y) ∩ O| at most so many.
    AtMost(u16),
}

/// How two sets are put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Junction {
    /// `&`, ∩: the points of both.
    Intersection,
    /// `|`, ∪: the points of either.
    Union,
    /// `\`: the points of the first that are not in the second.
    Difference,
}

impl Map {
    /// An operator on a map.
    #[must_use]
    pub fn apply(operator: Operator, of: Self) -> Self {
        Self::Apply(operator, Box::new(of))
    }

    /// Two maps put together.
    #[must_use]
    pub fn join(junction: Junction, first: Self, second: Self) -> Self {
        Self::Join(junction, Box::new(first), Box::new(second))
    }

    /// The maps that it is made of, in the order in which they are written: none, one or two.
    pub fn children(&self) -> impl Iterator<Item = &Self> {
        let (first, second) = match self {
            Self::Leaf(_) => (None, None),
            Self::Apply(_, of) => (Some(&**of), None),
            Self::Join(_, first, second) => (Some(&**first), Some(&**second)),
        };
        first.into_iter().chain(second)
    }

    /// All that it is made of, itself first, then its first map with all of it, then its second: the order in which parts are numbered.
    #[must_use]
    pub fn parts(&self) -> Vec<&Self> {
        let mut parts = Vec::new();
        let mut rest = vec![self];
        while let Some(part) = rest.pop() {
            parts.push(part);
            let children: Vec<&Self> = part.children().collect();
            rest.extend(children.into_iter().rev());
        }
        parts
    }

    /// How many leaves, operators and junctions it has.
    #[must_use]
    pub fn size(&self) -> usize {
        1 + self.children().map(Self::size).sum::<usize>()
    }

    /// The depth in the sense of the source: 1 for a leaf, and one more than the deepest of its maps for whatever is made of maps.
    #[must_use]
    pub fn depth(&self) -> usize {
        1 + self.children().map(Self::depth).max().unwrap_or(0)
    }

    /// The same map for the other side: Black and White exchanged wherever they are named. On a position with its colours exchanged
    /// it gives what this map gives on the position.
    #[must_use]
    pub fn with_colors_exchanged(&self) -> Self {
        match self {
            Self::Leaf(leaf) => Self::Leaf(leaf.with_colors_exchanged()),
            Self::Apply(operator, of) => {
                Self::apply(operator.with_colors_exchanged(), of.with_colors_exchanged())
            }
            Self::Join(junction, first, second) => Self::join(
                *junction,
                first.with_colors_exchanged(),
                second.with_colors_exchanged(),
            ),
        }
    }
}

impl Leaf {
    /// The same leaf for the other side.
    #[must_use]
    pub fn with_colors_exchanged(&self) -> Self {
        match self {
            Self::Stones(color) => Self::Stones(color.opponent()),
            Self::Legal(color) => Self::Legal(color.opponent()),
            Self::Empty | Self::Atari | Self::All | Self::Points(_) => self.clone(),
        }
    }
}

impl Operator {
    /// The same operator for the other side.
    #[must_use]
    pub const fn with_colors_exchanged(self) -> Self {
        match self {
            Self::Attached(color) => Self::Attached(color.opponent()),
            Self::Captured(color) => Self::Captured(color.opponent()),
            Self::Complement
            | Self::Reach
            | Self::StartReach
            | Self::AtLeast(_)
            | Self::AtMost(_) => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stones(color: Color) -> Map {
        Map::Leaf(Leaf::Stones(color))
    }

    /// `P2(W) \ (B | {C3})`.
    fn example() -> Map {
        Map::join(
            Junction::Difference,
            Map::apply(Operator::AtLeast(2), stones(Color::White)),
            Map::join(
                Junction::Union,
                stones(Color::Black),
                Map::Leaf(Leaf::Points(vec!["C3".to_owned()])),
            ),
        )
    }

    #[test]
    fn a_leaf_has_depth_one_and_whatever_is_made_of_it_one_more() {
        assert_eq!(
            (stones(Color::Black).size(), stones(Color::Black).depth()),
            (1, 1)
        );
        assert_eq!((example().size(), example().depth()), (6, 3));
    }

    #[test]
    fn parts_are_numbered_as_they_are_written_with_what_is_made_of_them_first() {
        let sizes: Vec<usize> = example().parts().iter().map(|part| part.size()).collect();
        assert_eq!(sizes, [6, 2, 1, 3, 1, 1]);
    }

    #[test]
    fn colours_exchanged_twice_are_as_before() {
        let exchanged = example().with_colors_exchanged();
        assert_ne!(exchanged, example());
        assert_eq!(exchanged.with_colors_exchanged(), example());
        let attached = Map::apply(
            Operator::Attached(Color::Black),
            Map::Leaf(Leaf::Legal(Color::Black)),
        );
        let other = Map::apply(
            Operator::Attached(Color::White),
            Map::Leaf(Leaf::Legal(Color::White)),
        );
        assert_eq!(attached.with_colors_exchanged(), other);
    }
}
