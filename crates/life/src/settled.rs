//! What is settled for one side: unconditional life in a region with an outside.

use semeai_board::{ByColor, Color};

use crate::net::{Net, Points, numbers};

/// What is settled for a colour, for every position of a net.
///
/// D. B. Benson, "Life in the game of Go", Information Sciences 10 (1976), on any graph: a part of what the colour does not occupy is
/// vital to a string if it has an empty point and all its empty points are liberties of the string. Strings with fewer than two
/// vital parts are crossed out, and so are parts beside a string that is crossed out, until nothing changes. Two things more than
/// there, for a region with an outside: what lies outside of a colour is one string of it, with whatever stones are joined to it, and
/// that is never crossed out; and a part that touches the enemy's outside is none. Settled are the strings that are left, and the parts
/// that are left and vital to one of them.
///
/// The stones outside may be several blocks of a board. To take them as one settles no point that is not theirs: where only strings
/// that live are round a part and each of its empty points is beside one of them, their owner fills it point by point, by stones that
/// are joined to what lives, so by no ko, until what is empty is beside one string; and all that the enemy can do there is to fill it too.
///
/// The strings and parts depend on the own stones alone, so they are listed once for each of their sets; of the enemy's stones only
/// which parts are vital depends.
#[derive(Clone, Debug)]
pub(crate) struct Settled {
    by_color: Vec<Enclosures>,
}

#[derive(Clone, Debug)]
struct Enclosures {
    /// Where in `shapes` the shape of a set of stones is; [`NOTHING`] where nothing can be settled.
    index: Vec<u32>,
    shapes: Vec<Shape>,
}

const NOTHING: u32 = u32::MAX;

/// The strings of a set of stones and the parts of what it leaves.
#[derive(Clone, Debug, Default)]
struct Shape {
    strings: Vec<StoneString>,
    parts: Vec<Part>,
    /// What lies outside with the stones that are joined to it, as a bit; none if nothing does.
    anchored: Points,
}

#[derive(Clone, Copy, Debug)]
struct StoneString {
    stones: Points,
    reach: Points,
}

#[derive(Clone, Copy, Debug)]
struct Part {
    points: Points,
    /// The strings beside it, a bit each.
    border: Points,
}

impl Settled {
    pub(crate) fn new(net: &Net) -> Self {
        let colors: &[Color] = if net.is_even() {
            &[Color::Black]
        } else {
            &Color::ALL
        };
        let each = colors.iter().map(|&color| Enclosures::new(net, color));
        Self {
            by_color: each.collect(),
        }
    }

    fn of(&self, color: Color) -> &Enclosures {
        match color {
            Color::Black => &self.by_color[0],
            // Where the outsides are alike, so are the colours.
            Color::White => self.by_color.last().unwrap_or(&self.by_color[0]),
        }
    }

    /// The points that are settled for each colour.
    #[inline]
    pub(crate) fn points(&self, stones: ByColor<Points>, empty: Points) -> ByColor<Points> {
        ByColor {
            black: self.of(Color::Black).settled(stones.black, empty),
            white: self.of(Color::White).settled(stones.white, empty),
        }
    }
}

impl Enclosures {
    fn new(net: &Net, color: Color) -> Self {
        let mut found = Self {
            index: Vec::with_capacity(usize::from(net.all()) + 1),
            shapes: Vec::new(),
        };
        for own in 0..=net.all() {
            let shape = Shape::new(net, color, own);
            let may_live = shape.settled(|part, string| part.points & string.reach != 0) != 0;
            found.index.push(if may_live {
                found.shapes.push(shape);
                u32::try_from(found.shapes.len() - 1).unwrap_or(NOTHING)
            } else {
                NOTHING
            });
        }
        found
    }

    #[inline]
    fn settled(&self, own: Points, empty: Points) -> Points {
        match self.index[usize::from(own)] {
            NOTHING => 0,
            index => self.shapes[index as usize].settled(|part, string| {
                let inside = part.points & empty;
                inside != 0 && inside & !string.reach == 0
            }),
        }
    }
}

impl Shape {
    fn new(net: &Net, color: Color, own: Points) -> Self {
        let outside = net.beside_safe(color);
        let joined = net.joined(outside, own);
        let string = |stones: Points, beside: Points| StoneString {
            stones,
            reach: (net.beside(stones) | beside) & !stones,
        };
        let has_outside = outside != 0;
        let others = net.parts(own & !joined).map(|stones| string(stones, 0));
        // Sixteen at most: if all points are strings of their own, those beside the outside are joined to it.
        let strings: Vec<StoneString> = (has_outside.then(|| string(joined, outside)))
            .into_iter()
            .chain(others)
            .collect();
        let beside = |points: Points| {
            let each = (0..).zip(&strings);
            let each = each.filter(|(_, string)| string.reach & points != 0);
            each.fold(0, |all, (i, _)| all | 1 << i)
        };
        let enclosed = net.parts(net.all() & !own);
        let parts = enclosed
            .filter(|part| part & net.beside_safe(color.opponent()) == 0)
            .map(|points| Part {
                points,
                border: beside(points),
            })
            .collect();
        Self {
            parts,
            anchored: Points::from(has_outside),
            strings,
        }
    }

    /// What is settled where a part is vital to a string as `is_vital` says. The more is vital, the more is settled.
    #[inline]
    fn settled(&self, is_vital: impl Fn(&Part, &StoneString) -> bool) -> Points {
        let vital_to = |part: &Part| {
            let strings = numbers(part.border);
            strings
                .filter(|&i| is_vital(part, &self.strings[i]))
                .fold(0, |all: Points, i| all | 1 << i)
        };
        // No net has more than sixteen parts.
        let mut vital = [0; Points::BITS as usize];
        for (vital, part) in vital.iter_mut().zip(&self.parts) {
            *vital = vital_to(part);
        }
        let mut alive: Points = 0;
        for i in 0..self.strings.len() {
            alive |= 1 << i;
        }
        let mut left: Points = 0;
        for j in 0..self.parts.len() {
            left |= 1 << j;
        }
        loop {
            let before = (alive, left);
            for i in numbers(alive & !self.anchored) {
                let count = numbers(left).filter(|&j| vital[j] >> i & 1 == 1).count();
                if count < 2 {
                    alive &= !(1 << i);
                }
            }
            for j in numbers(left) {
                if self.parts[j].border & !alive != 0 {
                    left &= !(1 << j);
                }
            }
            if (alive, left) == before {
                break;
            }
        }
        let strings = numbers(alive).fold(0, |all, i| all | self.strings[i].stones);
        let parts = numbers(left).filter(|&j| vital[j] & alive != 0);
        parts.fold(strings, |all, j| all | self.parts[j].points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settled(net: &Net, black: Points, white: Points) -> (Points, Points) {
        let stones = ByColor { black, white };
        let found = Settled::new(net).points(stones, net.empty(stones));
        (found.black, found.white)
    }

    fn path(len: usize, safe: ByColor<Points>) -> Net {
        let lines: Vec<_> = (1..len).map(|i| (i - 1, i)).collect();
        Net::new(len, &lines, safe).expect("small")
    }

    #[test]
    fn two_eyes_settle_what_they_enclose() {
        let bare = path(5, ByColor::default());
        assert_eq!(settled(&bare, 0b01010, 0), (0b11111, 0));
        assert_eq!(
            settled(&bare, 0b00010, 0),
            (0, 0),
            "the far points are no liberties"
        );
        assert_eq!(settled(&bare, 0, 0b01010), (0, 0b11111));
    }

    #[test]
    fn what_the_outside_alone_encloses_is_settled() {
        // A corridor of which the first point is beside the outside: its only liberty is that of the stones in it.
        let corridor = path(3, ByColor { black: 1, white: 0 });
        assert_eq!(settled(&corridor, 0, 0b110), (0b111, 0));
        assert_eq!(
            settled(&corridor, 0, 0b100),
            (0, 0),
            "the middle is no liberty"
        );
        assert_eq!(settled(&corridor, 0b001, 0b100), (0b111, 0));
        let spoilt = path(3, ByColor { black: 1, white: 4 });
        assert_eq!(settled(&spoilt, 0, 0b110), (0, 0b110), "joined to White");
        // A string that may fall stands between.
        let open = path(4, ByColor { black: 1, white: 0 });
        assert_eq!(settled(&open, 0b0100, 0b0010), (0, 0));
    }

    #[test]
    fn what_is_joined_to_safe_stones_needs_one_eye_and_the_enemy_outside_spoils_it() {
        let mine = path(2, ByColor { black: 1, white: 0 });
        assert_eq!(settled(&mine, 0b01, 0), (0b11, 0));
        let both = path(2, ByColor { black: 1, white: 2 });
        assert_eq!(settled(&both, 0b01, 0), (0b01, 0));
    }
}
