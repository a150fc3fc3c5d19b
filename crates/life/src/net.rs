//! The points that vary, as bits, and the rule of capture on them.

use semeai_board::{ByColor, Color};

/// The most points that may vary in one region.
pub const MOST_POINTS: usize = 16;

/// A set of varying points, a bit each.
pub type Points = u16;

/// The varying points of a region: which are neighbours, and which are beside safe stones outside.
///
/// A stone outside is never captured and gives its liberty to every stone of its colour beside it. Of what lies outside nothing else
/// matters, so two regions with equal nets have the same classes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Net {
    neighbors: Vec<Points>,
    safe: ByColor<Points>,
    /// What is beside the points of the lower and of the upper byte of a set.
    beside: [Vec<Points>; 2],
}

/// A stone that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The stones after it.
    pub stones: ByColor<Points>,
    /// The stones that were taken.
    pub captured: Points,
    /// Whether a lone stone has taken one stone and has its place as the only liberty.
    pub is_ko: bool,
}

impl Net {
    /// A net of so many points, of these lines, and of these points beside safe stones of each colour. Bits and lines beyond the
    /// points are left out; nothing if there are more than [`MOST_POINTS`].
    #[must_use]
    pub fn new(len: usize, lines: &[(usize, usize)], safe: ByColor<Points>) -> Option<Self> {
        if len > MOST_POINTS {
            return None;
        }
        let mut neighbors = vec![0; len];
        for &(one, other) in lines {
            if one < len && other < len && one != other {
                neighbors[one] |= 1 << other;
                neighbors[other] |= 1 << one;
            }
        }
        let beside = [0, 8].map(|first| {
            let of = |byte: Points| {
                let points = (0..8).filter(|bit| byte >> bit & 1 == 1);
                points.fold(0, |all, bit| {
                    all | neighbors.get(first + bit).copied().unwrap_or(0)
                })
            };
            (0..256).map(of).collect()
        });
        let all = below(len);
        Some(Self {
            neighbors,
            safe: safe.map(|points| points & all),
            beside,
        })
    }

    /// How many points there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.neighbors.len()
    }

    /// Whether there is no point.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.neighbors.is_empty()
    }

    /// All points.
    #[must_use]
    pub fn all(&self) -> Points {
        below(self.len())
    }

    /// The points beside a point.
    #[must_use]
    pub fn neighbors(&self, point: usize) -> Points {
        self.neighbors[point]
    }

    /// The points beside safe stones outside of a colour.
    #[must_use]
    pub fn beside_safe(&self, color: Color) -> Points {
        self.safe[color]
    }

    /// Whether both colours have the same outside.
    #[must_use]
    pub fn is_even(&self) -> bool {
        self.safe.black == self.safe.white
    }

    /// Whether anything safe is outside.
    #[must_use]
    pub fn has_outside(&self) -> bool {
        self.safe.black | self.safe.white != 0
    }

    /// The points beside some of these, which may be some of them.
    #[inline]
    #[must_use]
    pub fn beside(&self, points: Points) -> Points {
        self.beside[0][usize::from(points & 0xFF)] | self.beside[1][usize::from(points >> 8)]
    }

    /// The empty points under these stones.
    #[inline]
    #[must_use]
    pub fn empty(&self, stones: ByColor<Points>) -> Points {
        self.all() & !(stones.black | stones.white)
    }

    /// All of some points that hang together with a part of them.
    #[inline]
    #[must_use]
    pub fn joined(&self, part: Points, points: Points) -> Points {
        let mut found = part & points;
        loop {
            let next = found | self.beside(found) & points;
            if next == found {
                return found;
            }
            found = next;
        }
    }

    /// The connected parts of some points, by their lowest point.
    pub fn parts(&self, points: Points) -> impl Iterator<Item = Points> {
        let mut rest = points;
        std::iter::from_fn(move || {
            let part = self.joined(rest & rest.wrapping_neg(), points);
            rest &= !part;
            (part != 0).then_some(part)
        })
    }

    /// The stones of a colour in strings that have a liberty, or are joined to what is safe.
    #[inline]
    #[must_use]
    pub fn breathing(&self, color: Color, own: Points, empty: Points) -> Points {
        self.joined(self.beside(empty) | self.safe[color], own)
    }

    /// Whether every string has a liberty or is joined to what is safe.
    #[inline]
    #[must_use]
    pub fn is_legal(&self, stones: ByColor<Points>) -> bool {
        let empty = self.empty(stones);
        let breathes = |color| self.breathing(color, stones[color], empty) == stones[color];
        breathes(Color::Black) && breathes(Color::White)
    }

    /// What a stone on an empty point makes of a legal position; nothing if the point is not empty or it would be suicide. Of a ban
    /// by ko it knows nothing.
    #[must_use]
    pub fn play(&self, color: Color, point: usize, stones: ByColor<Points>) -> Option<Played> {
        let (enemy, stone) = (color.opponent(), 1 << point);
        if self.empty(stones) & stone == 0 {
            return None;
        }
        let own = stones[color] | stone;
        let open = self.empty(stones) & !stone;
        let left = self.breathing(enemy, stones[enemy], open);
        let captured = stones[enemy] & !left;
        let open = open | captured;
        let string = self.joined(stone, own);
        let liberties = self.beside(string) & open;
        if liberties == 0 && string & self.safe[color] == 0 {
            return None;
        }
        let mut after = stones;
        after[color] = own;
        after[enemy] = left;
        Some(Played {
            stones: after,
            captured,
            is_ko: string == stone
                && captured.count_ones() == 1
                && liberties == captured
                && self.safe[color] & stone == 0,
        })
    }
}

/// The first so many points.
fn below(len: usize) -> Points {
    let all = (1_u32 << len) - 1;
    Points::try_from(all).unwrap_or(Points::MAX)
}

/// The numbers of the points of a set, ascending.
pub fn numbers(points: Points) -> impl Iterator<Item = usize> {
    let mut rest = points;
    std::iter::from_fn(move || {
        let number = rest.trailing_zeros();
        rest &= rest.wrapping_sub(1);
        (number < Points::BITS).then_some(number as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOBODY: ByColor<Points> = ByColor { black: 0, white: 0 };

    fn path(len: usize, safe: ByColor<Points>) -> Net {
        let lines: Vec<_> = (1..len).map(|i| (i - 1, i)).collect();
        Net::new(len, &lines, safe).expect("small")
    }

    #[test]
    fn stones_beside_what_is_safe_need_no_liberty() {
        let stones = ByColor {
            black: 0b01,
            white: 0b10,
        };
        assert!(!path(2, NOBODY).is_legal(stones));
        let black = ByColor { black: 1, white: 0 };
        assert!(!path(2, black).is_legal(stones), "White has no liberty");
        let both = ByColor { black: 1, white: 2 };
        assert!(path(2, both).is_legal(stones));
    }

    #[test]
    fn a_lone_stone_that_takes_one_and_could_be_taken_back_makes_a_ko() {
        // . X O . as a ring of four with a point more: Black takes at the end.
        let net = path(4, NOBODY);
        let stones = ByColor {
            black: 0b0001,
            white: 0b0110,
        };
        let played = net.play(Color::Black, 3, stones).expect("takes two");
        assert_eq!(played.captured, 0b0110);
        assert!(!played.is_ko, "two stones");
        let stones = ByColor {
            black: 0b0001,
            white: 0b1010,
        };
        // X O . O: White's stone at the second point has its liberty at the third.
        let played = net.play(Color::Black, 2, stones).expect("takes two");
        assert_eq!(played.captured, 0b1010);
        let three = path(3, NOBODY);
        let stones = ByColor {
            black: 0b001,
            white: 0b010,
        };
        let played = three.play(Color::Black, 2, stones).expect("takes one");
        assert_eq!(
            (played.captured, played.is_ko),
            (0b010, true),
            "a lone stone"
        );
        assert_eq!(
            three.play(Color::White, 2, stones).map(|p| p.captured),
            Some(1)
        );
        assert!(three.play(Color::White, 0, stones).is_none(), "occupied");
    }

    #[test]
    fn suicide_is_no_move() {
        let net = path(3, NOBODY);
        let stones = ByColor {
            black: 0,
            white: 0b010,
        };
        assert!(net.play(Color::Black, 0, stones).is_none());
        assert!(net.play(Color::White, 0, stones).is_some());
        let one = Net::new(1, &[], NOBODY).expect("small");
        assert!(one.play(Color::Black, 0, NOBODY).is_none());
    }

    #[test]
    fn sixteen_points_are_the_most() {
        assert_eq!(path(16, NOBODY).all(), Points::MAX);
        assert!(Net::new(17, &[], NOBODY).is_none());
        assert_eq!(numbers(0b1010).collect::<Vec<_>>(), [1, 3]);
        assert_eq!(numbers(Points::MAX).count(), 16);
        let net = path(5, NOBODY);
        assert_eq!(net.parts(0b11011).collect::<Vec<_>>(), [0b11, 0b11000]);
    }
}
