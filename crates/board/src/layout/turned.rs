//! Drawings of graphs that a turn leaves as they are: circles inside each other, on which the points go round.

use super::flat::room;

/// Graphs of more points are not looked at: the search for a turn takes too long.
const MOST_POINTS: usize = 64;

/// So many circles at most, beside a point in the middle.
const MOST_RINGS: usize = 3;

/// So often a point is tried as the image of another one.
const MOST_TRIES: usize = 200_000;

/// So many drawings are looked at whether all can be told apart in them, those with the shortest lines first.
const MOST_DRAWINGS: usize = 60;

/// How far a point is from lines that do not lead to it, as a part of their mean length.
const CLEAR: f64 = 0.08;

/// Places for the points of a connected graph on as few circles as a turn of it has, the shortest lines that go with that; nothing if
/// there is no such turn, or none by which all points can be told from lines.
pub(super) fn turned(beside: &[Vec<usize>]) -> Option<Vec<(f64, f64)>> {
    let count = beside.len();
    if !(5..=MOST_POINTS).contains(&count) {
        return None;
    }
    let middles = [0, 1].into_iter();
    let sizes =
        (1..=MOST_RINGS).flat_map(|rings| middles.clone().map(move |middle| (rings, middle)));
    let turns = sizes
        .filter(|(rings, middle)| {
            (count - middle).is_multiple_of(*rings) && (count - middle) / rings >= 3
        })
        .filter_map(|(rings, middle)| Turn::new(beside, (count - middle) / rings));
    turns.into_iter().find_map(|turn| turn.drawn(beside))
}

/// A one to one map of the points that keeps all lines, each point of which comes back after equally many steps; but for one perhaps
/// that stays where it is.
struct Turn {
    /// The points in the order in which they go round.
    rings: Vec<Vec<usize>>,
    middle: Option<usize>,
}

/// A turn as far as it is found.
struct Search<'a> {
    beside: &'a [Vec<usize>],
    length: usize,
    images: Vec<Option<usize>>,
    is_image: Vec<bool>,
    rings: Vec<Vec<usize>>,
    tries: usize,
}

impl Turn {
    fn new(beside: &[Vec<usize>], length: usize) -> Option<Self> {
        let count = beside.len();
        let middles: Vec<Option<usize>> = match count % length {
            0 => vec![None],
            _ => (0..count).map(Some).collect(),
        };
        let mut tries = MOST_TRIES;
        middles.into_iter().find_map(|middle| {
            let mut search = Search {
                beside,
                length,
                images: vec![None; count],
                is_image: vec![false; count],
                rings: Vec::new(),
                tries,
            };
            if let Some(middle) = middle {
                search.set(middle, middle);
            }
            let found = search.next_ring();
            tries = search.tries;
            found.then_some(Self {
                rings: search.rings,
                middle,
            })
        })
    }

    /// The drawing with the shortest lines in which all points are told from lines.
    fn drawn(&self, beside: &[Vec<usize>]) -> Option<Vec<(f64, f64)>> {
        let mut all: Vec<(f64, Vec<(f64, f64)>)> = Vec::new();
        let length = self.rings[0].len();
        for step in (1..=length / 2).filter(|step| are_prime(*step, length)) {
            for order in orders(self.rings.len()) {
                for shifts in shifts(self.rings.len(), length) {
                    let places = self.places(beside.len(), step, &order, &shifts);
                    all.push((lines_of(&places, beside), places));
                }
            }
        }
        // Nearly equal ones stay in their order, whatever the last bits of numbers are.
        all.sort_by(|one, other| (one.0 * 1e6).round().total_cmp(&(other.0 * 1e6).round()));
        let mut all = all
            .into_iter()
            .take(MOST_DRAWINGS)
            .map(|(_, places)| places);
        all.find(|places| room(places, beside) > CLEAR)
    }

    /// Each point on its circle, every `step`-th beside the one before; the circles from without to within in this order, each turned by
    /// so many points.
    fn places(
        &self,
        count: usize,
        step: usize,
        order: &[usize],
        shifts: &[usize],
    ) -> Vec<(f64, f64)> {
        let mut places = vec![(0.0, 0.0); count];
        let (rings, length) = (self.rings.len(), self.rings[0].len());
        for (depth, &ring) in order.iter().enumerate() {
            let radius = as_f64(rings + 1 - depth) / as_f64(rings + 1);
            for at in 0..length {
                let point = self.rings[ring][(at * step + shifts[depth]) % length];
                let angle = std::f64::consts::TAU * as_f64(at) / as_f64(length)
                    - std::f64::consts::FRAC_PI_2;
                places[point] = (radius * angle.cos(), radius * angle.sin());
            }
        }
        debug_assert!(
            self.middle
                .is_none_or(|middle| places[middle] == (0.0, 0.0))
        );
        places
    }
}

impl Search<'_> {
    fn set(&mut self, point: usize, image: usize) {
        self.images[point] = Some(image);
        self.is_image[image] = true;
    }

    fn unset(&mut self, point: usize) {
        if let Some(image) = self.images[point].take() {
            self.is_image[image] = false;
        }
    }

    /// Whether a point may go to an image by the lines of those that have one.
    fn fits(&mut self, point: usize, image: usize) -> bool {
        self.tries = self.tries.saturating_sub(1);
        let degrees = [point, image].map(|it| self.beside[it].len());
        degrees[0] == degrees[1]
            && (0..self.images.len()).all(|other| {
                self.images[other].is_none_or(|its| {
                    self.beside[point].contains(&other) == self.beside[image].contains(&its)
                })
            })
    }

    /// Goes on with a circle from the first point that has no image.
    fn next_ring(&mut self) -> bool {
        match self.images.iter().position(Option::is_none) {
            None => true,
            Some(first) => {
                self.rings.push(vec![first]);
                let is_found = self.go_round();
                if !is_found {
                    self.rings.pop();
                }
                is_found
            }
        }
    }

    /// Finds the next point of the last circle, and all that follows.
    fn go_round(&mut self) -> bool {
        let ring = self.rings.last().expect("one has been begun");
        let (first, last, length) = (ring[0], ring[ring.len() - 1], ring.len());
        if length == self.length {
            let closes = !self.is_image[first] && self.fits(last, first);
            if closes {
                self.set(last, first);
                if self.next_ring() {
                    return true;
                }
                self.unset(last);
            }
            return false;
        }
        for next in 0..self.images.len() {
            if self.tries == 0 {
                return false;
            }
            let is_free = next != first && !self.is_image[next] && self.images[next].is_none();
            if is_free && self.fits(last, next) {
                self.set(last, next);
                self.rings.last_mut().expect("it is there").push(next);
                if self.go_round() {
                    return true;
                }
                self.rings.last_mut().expect("it is there").pop();
                self.unset(last);
            }
        }
        false
    }
}

/// The sum of the lengths of all lines, each twice.
fn lines_of(places: &[(f64, f64)], beside: &[Vec<usize>]) -> f64 {
    let length = |one: usize, other: usize| {
        (places[one].0 - places[other].0).hypot(places[one].1 - places[other].1)
    };
    let all = beside.iter().enumerate();
    all.map(|(one, near)| near.iter().map(|&other| length(one, other)).sum::<f64>())
        .sum()
}

/// All orders of so many things, at most three.
fn orders(count: usize) -> Vec<Vec<usize>> {
    match count {
        0 => vec![Vec::new()],
        _ => orders(count - 1)
            .into_iter()
            .flat_map(|order| {
                (0..count).map(move |at| {
                    let mut order = order.clone();
                    order.insert(at, count - 1);
                    order
                })
            })
            .collect(),
    }
}

/// How far circles can be turned against the first.
fn shifts(rings: usize, length: usize) -> Vec<Vec<usize>> {
    let mut all = vec![vec![0]];
    for _ in 1..rings {
        let longer = all.into_iter().flat_map(|shifts: Vec<usize>| {
            (0..length).map(move |shift| [shifts.clone(), vec![shift]].concat())
        });
        all = longer.collect();
    }
    all
}

const fn are_prime(one: usize, other: usize) -> bool {
    match one {
        0 => other == 1,
        one => are_prime(other % one, one),
    }
}

fn as_f64(number: usize) -> f64 {
    f64::from(u16::try_from(number).unwrap_or(u16::MAX))
}
