//! How many legal positions a board has, counted without listing them.
//!
//! Points are put on the board one after the other. Of what is there already only the frontier matters, the points that have
//! neighbours yet to come: what is on each, and which of its blocks still need a liberty and hang together. So positions are counted
//! together that have the same frontier (J. Tromp and G. Farnebäck, "Combinatorics of Go", 2007, for squares; here for any graph,
//! and blocks with a liberty are not told apart). Exchanging the colours of a frontier leaves its count as it is.

use std::collections::HashMap;
use std::fmt;

use crate::point::Point;
use crate::topology::Topology;

/// The widest frontier whose content is a number of 64 bits.
const MOST_WIDTH: usize = 12;

/// So many bits a point of the frontier has.
const BITS: usize = 5;

/// What is on a point of the frontier: nothing, or a stone whose block has a liberty; from [`NEEDY`] on two numbers for each block
/// that has none yet, one a colour.
const EMPTY: u8 = 0;
const NEEDY: u8 = 3;

/// As many bytes a content of the frontier takes with its count, in two maps that are half full.
const BYTES_OF_STATE: u64 = 100;

/// How many legal positions a board has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalCount {
    /// The number, in decimal digits.
    pub digits: String,
    /// How many points the widest frontier had.
    pub width: usize,
}

/// Why legal positions were not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncounted {
    /// No order of the points has a frontier that is narrow enough.
    TooWide {
        /// How many points the narrowest one has that was found.
        width: usize,
        /// How many points it may have.
        most: usize,
        /// How many bytes counting would take, roughly: five times as many for each point more.
        bytes: u64,
    },
    /// Somebody stopped it.
    Stopped,
}

/// Counts the legal positions of a board: stones of two colours, each block with a liberty.
///
/// The cost grows with the width of the board, not with its length: some five times for each point of the frontier more. A board of 7
/// rows takes a second, one of 9 rows some minutes, on one thread. `goes_on` is asked again and again.
///
/// ```
/// use semeai_board::{Topology, count_legal};
///
/// let board = Topology::new("square:5x5".parse()?);
/// assert_eq!(count_legal(&board, 1 << 30, || true).unwrap().digits, "414295148741");
/// # Ok::<(), semeai_board::KindError>(())
/// ```
///
/// # Errors
///
/// If the board is too wide for so many bytes, or `goes_on` has said no.
pub fn count_legal(
    topology: &Topology,
    most_bytes: u64,
    goes_on: impl Fn() -> bool,
) -> Result<LegalCount, Uncounted> {
    let order = narrowest_order(topology);
    let plan = Plan::new(topology, &order);
    let width = plan.width();
    if width > MOST_WIDTH || bytes_expected(width) > most_bytes {
        let fits = |width: &usize| bytes_expected(*width) <= most_bytes;
        return Err(Uncounted::TooWide {
            width,
            most: (0..=MOST_WIDTH).rev().find(fits).unwrap_or(0),
            bytes: bytes_expected(width),
        });
    }
    // Three to the 80th is the last that fits into 128 bits, three to the 640th into 1,024.
    let digits = match topology.len() {
        0..=80 => plan.count::<2>(goes_on),
        _ => plan.count::<16>(goes_on),
    };
    digits
        .map(|digits| LegalCount { digits, width })
        .ok_or(Uncounted::Stopped)
}

/// How many bytes a frontier of so many points takes, roughly.
fn bytes_expected(width: usize) -> u64 {
    let width = u32::try_from(width).unwrap_or(u32::MAX);
    5_u64.saturating_pow(width).saturating_mul(BYTES_OF_STATE)
}

/// An order of the points with a narrow frontier: the best of those by number, by place, and of those that take from each
/// of some points on always the point that leaves the frontier narrowest.
fn narrowest_order(topology: &Topology) -> Vec<Point> {
    let points: Vec<Point> = topology.points().iter().collect();
    let by_place = |turn: bool| {
        let mut order = points.clone();
        order.sort_by(|&one, &other| {
            let [one, other] = [one, other].map(|point| {
                let (x, y) = topology.coordinates(point);
                if turn { (x, y) } else { (y, x) }
            });
            one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1))
        });
        order
    };
    let starts = points.iter().step_by(points.len().div_ceil(32).max(1));
    let greedy = starts.map(|&start| greedy_order(topology, start));
    let orders = [points.clone(), by_place(false), by_place(true)];
    let orders = orders.into_iter().chain(greedy);
    let cost = |order: &Vec<Point>| {
        let plan = Plan::new(topology, order);
        (plan.width(), plan.area())
    };
    orders.min_by_key(cost).unwrap_or_default()
}

fn greedy_order(topology: &Topology, start: Point) -> Vec<Point> {
    let mut left: Vec<Point> = topology.points().iter().collect();
    let mut waiting: HashMap<Point, usize> = left
        .iter()
        .map(|&point| (point, topology.neighbors(point).len()))
        .collect();
    let (mut order, mut next) = (Vec::new(), Some(start));
    while let Some(point) = next {
        left.retain(|it| *it != point);
        order.push(point);
        for beside in topology.neighbors(point) {
            waiting.entry(*beside).and_modify(|count| *count -= 1);
        }
        let is_placed = |it: &Point| !left.contains(it);
        // How many points leave the frontier, and how long the point has been beside it.
        let gain = |it: &&Point| {
            let beside = topology.neighbors(**it);
            let placed = beside.iter().filter(|it| is_placed(it));
            let done = placed.clone().filter(|it| waiting[it] == 1).count();
            let stays = usize::from(waiting[*it] > 0);
            let age =
                placed.map(|it| order.len() - order.iter().position(|at| at == it).unwrap_or(0));
            (1 + done - stays, age.max())
        };
        next = left.iter().max_by_key(gain).copied();
    }
    order
}

/// What happens when a point is put on the board.
struct Step {
    /// The places in the frontier of its neighbours that are there already.
    beside: Vec<usize>,
    /// The places that leave the frontier after it, the last first; its own is the last of the frontier.
    leaving: Vec<usize>,
    /// How many points the frontier has then.
    width: usize,
}

struct Plan {
    steps: Vec<Step>,
}

impl Plan {
    fn new(topology: &Topology, order: &[Point]) -> Self {
        let number: HashMap<Point, usize> =
            order.iter().enumerate().map(|(at, it)| (*it, at)).collect();
        let last = |point: &Point| {
            let beside = topology.neighbors(*point).iter();
            beside.map(|it| number[it]).chain([number[point]]).max()
        };
        let mut frontier: Vec<Point> = Vec::new();
        let steps = order.iter().enumerate().map(|(at, point)| {
            let place = |it: &Point| frontier.iter().position(|other| other == it);
            let beside = topology.neighbors(*point).iter().filter_map(place);
            let beside = beside.collect();
            frontier.push(*point);
            let is_done = |it: &Point| last(it).is_none_or(|last| last <= at);
            let leaving = (0..frontier.len())
                .rev()
                .filter(|&it| is_done(&frontier[it]));
            let leaving: Vec<usize> = leaving.collect();
            for &gone in &leaving {
                frontier.remove(gone);
            }
            Step {
                beside,
                leaving,
                width: frontier.len(),
            }
        });
        Self {
            steps: steps.collect(),
        }
    }

    fn width(&self) -> usize {
        self.steps.iter().map(|step| step.width).max().unwrap_or(0)
    }

    fn area(&self) -> usize {
        self.steps.iter().map(|step| step.width).sum()
    }

    /// The number of legal positions in digits, counted in so many words of 64 bits; nothing if it was stopped.
    fn count<const WORDS: usize>(&self, goes_on: impl Fn() -> bool) -> Option<String> {
        let mut counts: HashMap<u64, Number<WORDS>> = HashMap::from([(0, Number::ONE)]);
        let mut width = 0;
        for step in &self.steps {
            let mut next: HashMap<u64, Number<WORDS>> = HashMap::with_capacity(counts.len());
            for (number, (content, count)) in counts.into_iter().enumerate() {
                if number % 4_096 == 0 && !goes_on() {
                    return None;
                }
                let frontier = Frontier::unpacked(content, width);
                for stone in EMPTY..NEEDY {
                    if let Some(after) = frontier.put(stone, step) {
                        next.entry(after.packed()).or_default().add(count);
                    }
                }
            }
            counts = next;
            width = step.width;
        }
        let mut all = Number::default();
        counts.into_values().for_each(|count| all.add(count));
        Some(all.to_string())
    }
}

/// What is on the frontier.
#[derive(Clone)]
struct Frontier(Vec<u8>);

/// The colour of a stone, as 0 or 1.
const fn color(content: u8) -> u8 {
    (content + 1) % 2
}

impl Frontier {
    fn unpacked(content: u64, width: usize) -> Self {
        let one = |place: usize| {
            let bits = content >> (BITS * place) & ((1 << BITS) - 1);
            u8::try_from(bits).expect("a few bits")
        };
        Self((0..width).map(one).collect())
    }

    /// After a point is put on the board, empty or with a stone of a colour; nothing if a block is without a liberty for good.
    fn put(&self, stone: u8, step: &Step) -> Option<Self> {
        let mut on = self.0.clone();
        let own = on.len();
        if stone == EMPTY {
            for &place in &step.beside {
                let content = on[place];
                if content >= NEEDY {
                    replace(&mut on, content, 1 + color(content));
                }
            }
            on.push(EMPTY);
        } else {
            // A block of its own, behind all others.
            let mine = color(stone);
            let blocks = on.iter().filter(|it| **it >= NEEDY).max();
            let new = blocks.map_or(NEEDY, |last| last + 2 - (last - NEEDY) % 2) + mine;
            on.push(new);
            for &place in &step.beside {
                let (content, now) = (on[place], on[own]);
                if content == EMPTY {
                    replace(&mut on, now, stone);
                } else if color(content) == mine && content != now {
                    // Whichever has a liberty gives it to the other.
                    let (from, to) = if content < NEEDY {
                        (now, content)
                    } else {
                        (content, now)
                    };
                    if from >= NEEDY {
                        replace(&mut on, from, to);
                    }
                }
            }
        }
        for &place in &step.leaving {
            let gone = on.remove(place);
            if gone >= NEEDY && !on.contains(&gone) {
                return None;
            }
        }
        Some(Self(on))
    }

    /// As a number, the same for the same content: blocks are numbered as they come, and the first stone is black.
    fn packed(&self) -> u64 {
        let first = self.0.iter().find(|it| **it != EMPTY);
        let turn = first.map_or(0, |it| color(*it));
        let mut known: Vec<u8> = Vec::new();
        let mut packed = 0;
        for (place, &content) in self.0.iter().enumerate() {
            let number = match content {
                EMPTY => EMPTY,
                1..NEEDY => 1 + (color(content) ^ turn),
                _ => {
                    let at = known.iter().position(|it| *it == content);
                    let at = at.unwrap_or_else(|| {
                        known.push(content);
                        known.len() - 1
                    });
                    // At most as many as the frontier has points.
                    NEEDY + 2 * u8::try_from(at).unwrap_or(u8::MAX) + (color(content) ^ turn)
                }
            };
            packed |= u64::from(number) << (BITS * place);
        }
        packed
    }
}

fn replace(on: &mut [u8], from: u8, to: u8) {
    for content in on {
        if *content == from {
            *content = to;
        }
    }
}

/// A whole number of so many words, the lowest first.
#[derive(Clone, Copy)]
struct Number<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Default for Number<WORDS> {
    fn default() -> Self {
        Self([0; WORDS])
    }
}

impl<const WORDS: usize> Number<WORDS> {
    const ONE: Self = {
        let mut words = [0; WORDS];
        words[0] = 1;
        Self(words)
    };

    fn add(&mut self, other: Self) {
        let mut carry = false;
        for (word, more) in self.0.iter_mut().zip(other.0) {
            let (sum, is_over) = word.overflowing_add(more);
            let (sum, is_over_too) = sum.overflowing_add(u64::from(carry));
            (*word, carry) = (sum, is_over || is_over_too);
        }
    }

    /// Divides it by ten; what is left over.
    fn take_digit(&mut self) -> u8 {
        let mut rest = 0;
        for word in self.0.iter_mut().rev() {
            let whole = u128::from(rest) << 64 | u128::from(*word);
            // The rest is below ten, so the quotient is below 2 to the 64th.
            *word = u64::try_from(whole / 10).unwrap_or(u64::MAX);
            rest = u64::try_from(whole % 10).unwrap_or(0);
        }
        u8::try_from(rest).unwrap_or(0)
    }
}

impl<const WORDS: usize> fmt::Display for Number<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = *self;
        let mut digits = Vec::new();
        while digits.is_empty() || rest.0.iter().any(|word| *word != 0) {
            digits.push(char::from(b'0' + rest.take_digit()));
        }
        f.write_str(&digits.iter().rev().collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(name: &str) -> String {
        let board = Topology::new(name.parse().expect("a board"));
        count_legal(&board, 1 << 30, || true)
            .expect("narrow")
            .digits
    }

    /// J. Tromp and G. Farnebäck, "Combinatorics of Go", 2007; OEIS A094777.
    #[test]
    fn squares_have_as_many_as_were_published() {
        let published = [
            (2, "57"),
            (3, "12675"),
            (4, "24318165"),
            (5, "414295148741"),
            (6, "62567386502084877"),
        ];
        for (side, expected) in published {
            assert_eq!(count(&format!("square:{side}x{side}")), expected, "{side}");
        }
    }

    #[test]
    #[ignore = "a minute; for the weekly run"]
    fn large_squares_have_as_many_as_were_published() {
        assert_eq!(count("square:7x7"), "83677847847984287628595");
        assert_eq!(count("square:8x8"), "990966953618170260281935463385");
    }

    #[test]
    #[ignore = "minutes; for the weekly run"]
    fn nine_by_nine_has_as_many_as_was_published() {
        assert_eq!(
            count("square:9x9"),
            "103919148791293834318983090438798793469"
        );
    }

    #[test]
    fn a_long_board_has_more_digits_than_128_bits_have() {
        // One row: 1, 5, 15, 41, 113, 313, 867 (OEIS A102620 has them for one row).
        let rows = [1, 2, 3, 4, 5, 6, 7].map(|points| count(&format!("path:{points}")));
        assert_eq!(rows, ["1", "5", "15", "41", "113", "313", "867"]);
        assert!(count("path:200").len() > 80);
    }

    #[test]
    fn what_is_too_wide_is_told_with_what_it_would_take() {
        let board = Topology::new("square:19x19".parse().expect("a board"));
        let Err(Uncounted::TooWide { width, most, bytes }) = count_legal(&board, 1 << 30, || true)
        else {
            panic!("much too wide");
        };
        assert!(
            width >= 19 && most < 12 && bytes > 1 << 40,
            "{width} {most} {bytes}"
        );
        let small = Topology::new("square:5x5".parse().expect("a board"));
        assert_eq!(
            count_legal(&small, 1 << 30, || false),
            Err(Uncounted::Stopped)
        );
    }
}
