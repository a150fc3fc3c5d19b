//! What each side can force at every point of a region, in every position and whoever is to move.

mod goal;
mod layout;
mod positions;
mod scores;
mod sweep;
mod words;

use std::sync::Arc;

use semeai_board::{ByColor, Color};
use semeai_search::{Halt, PositionBudget};

pub(crate) use goal::is_over;
pub use goal::{Goal, Ko};
pub use scores::{Bounds, Scoring, bytes_of_scores};
pub(crate) use scores::{ScoreTable, Turn};

use crate::class::{Class, Value};
use crate::net::{Net, Points};
use goal::Judge;
use layout::Layout;
use positions::Positions;
use sweep::Sweeps;
use words::{Decided, Look, Word, Worth};

/// All positions of a net, decided by one goal under one rule of ko.
///
/// History-free: the least fixed point of what Black can force and of what White can force over position, side to move and banned
/// point, all points at once. What neither can force is a stand-off: play that never decides, passes included, counts for nobody.
///
/// A table keeps eight bytes for each of 3^n positions, legal or not.
#[derive(Clone, Debug)]
pub struct Table {
    net: Net,
    goal: Goal,
    ko: Ko,
    decided: Decided,
    layout: Arc<Layout>,
    words: Arc<ByColor<Vec<Word>>>,
    positions: u64,
    sweeps: u32,
}

/// A position of a net with the ban that holds in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place {
    /// The stones.
    pub stones: ByColor<Points>,
    /// The side that may not play on a point, and which.
    pub ban: Option<(Color, usize)>,
}

impl Place {
    /// These stones without a ban.
    #[must_use]
    pub const fn free(stones: ByColor<Points>) -> Self {
        Self { stones, ban: None }
    }
}

/// How many bytes a table of so many points takes while it is made, at most.
///
/// Eight for each of 3^n positions; at most twice nine for each number that is no position, of which there are fewer than half on all
/// nets that were measured.
#[must_use]
pub fn bytes_needed(points: usize) -> u64 {
    places(points).saturating_mul(17)
}

/// How many bytes a table of so many points keeps.
#[must_use]
pub fn bytes_kept(points: usize) -> u64 {
    places(points).saturating_mul(8)
}

/// How long a table of so many points takes, roughly, on so many threads: 0.4 microseconds for each of 3^n positions on one thread, as
/// measured for 13 to 15 points on a machine that was busy otherwise; small tables take half of that. A guess, to be told as one.
#[must_use]
pub fn seconds_expected(points: usize, threads: usize) -> f64 {
    // Both are small enough to be told apart, and the rest is a guess anyway.
    #[expect(clippy::cast_precision_loss, reason = "a guess needs no last digit")]
    let (places, threads) = (places(points) as f64, threads.max(1) as f64);
    4e-7 * places / threads
}

fn places(points: usize) -> u64 {
    let points = u32::try_from(points).unwrap_or(u32::MAX);
    3_u64.saturating_pow(points)
}

/// The place after a move in a net; nothing if it is not legal or nothing more is played.
pub(crate) fn after(
    net: &Net,
    goal: Goal,
    ko: Ko,
    place: Place,
    color: Color,
    point: usize,
) -> Option<Place> {
    if place.ban == Some((color, point)) || is_over(net, goal, place.stones) {
        return None;
    }
    let played = net.play(color, point, place.stones)?;
    let enemy = color.opponent();
    let bans = played.is_ko && ko.bans(enemy) && !is_over(net, goal, played.stones);
    let taken = played.captured.trailing_zeros() as usize;
    Some(Place {
        stones: played.stones,
        ban: bans.then_some((enemy, taken)),
    })
}

/// The legal positions of a net with what their moves come to that take something. The budget pays for each of the 3^n numbers.
fn listed<W: Worth>(
    net: &Net,
    goal: Goal,
    threads: usize,
    budget: &mut PositionBudget,
) -> Result<Positions<W>, Halt> {
    budget.spend(places(net.len()))?;
    let mut positions = Positions::new(net, threads);
    if budget.is_stopped() {
        return Err(Halt::Budget);
    }
    positions.find_jumps(net, goal, threads);
    if budget.is_stopped() {
        return Err(Halt::Budget);
    }
    Ok(positions)
}

impl Table {
    /// Finds out what can be forced under one rule of ko.
    ///
    /// The budget pays for each of the 3^n numbers once, and for every position that is looked at again.
    ///
    /// # Errors
    ///
    /// If the budget is spent, or somebody stops it.
    pub fn new(
        net: Net,
        goal: Goal,
        ko: Ko,
        threads: usize,
        budget: &mut PositionBudget,
    ) -> Result<Self, Halt> {
        let mut made = None;
        Self::of_rules(net, goal, &[ko], threads, budget, |table| {
            made = Some(table);
        })?;
        made.ok_or(Halt::Budget)
    }

    /// The same for several rules of ko, in their order, each handed over as soon as it is there. Where no move makes a ko, all of
    /// them are one.
    ///
    /// # Errors
    ///
    /// If the budget is spent, or somebody stops it.
    pub fn of_rules(
        net: Net,
        goal: Goal,
        rules: &[Ko],
        threads: usize,
        budget: &mut PositionBudget,
        mut take: impl FnMut(Self),
    ) -> Result<(), Halt> {
        let Some((&first, others)) = rules.split_first() else {
            return Ok(());
        };
        let positions = listed(&net, goal, threads, budget)?;
        let judge = Arc::new(Judge::new(&net, goal));
        let decided = Decided {
            all: net.all(),
            judge: Arc::clone(&judge),
        };
        let mut sweeps = Sweeps::new(net.clone(), decided.clone(), first, threads, positions);
        sweeps.run(budget)?;
        let (words, count) = sweeps.take_words();
        let table = Self {
            net,
            goal,
            ko: first,
            decided,
            layout: Arc::clone(&sweeps.positions.layout),
            words: Arc::new(words),
            positions: sweeps.positions.count(),
            sweeps: count,
        };
        if !sweeps.has_kos() {
            rules.iter().for_each(|&ko| {
                take(Self {
                    ko,
                    ..table.clone()
                });
            });
            return Ok(());
        }
        let like = Self {
            words: Arc::default(),
            ..table.clone()
        };
        take(table);
        for &ko in others {
            sweeps.begin_again(ko);
            sweeps.run(budget)?;
            let (words, count) = sweeps.take_words();
            take(Self {
                ko,
                words: Arc::new(words),
                sweeps: count,
                ..like.clone()
            });
        }
        Ok(())
    }

    /// The points that vary.
    #[must_use]
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// When a point is decided.
    #[must_use]
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// Who may take a ko back.
    #[must_use]
    pub fn ko(&self) -> Ko {
        self.ko
    }

    /// How many legal positions there are.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// How many sweeps over the positions it took.
    #[must_use]
    pub fn sweeps(&self) -> u32 {
        self.sweeps
    }

    /// The points that each side can force where one of them is to move. The stones must be a legal position.
    #[must_use]
    pub fn forced(&self, place: Place, to_move: Color) -> ByColor<Points> {
        let look = Look {
            net: &self.net,
            layout: &self.layout,
            ends: &self.decided,
            words: self.words.as_ref().as_ref().map(Vec::as_slice),
        };
        let ban = place.ban.filter(|(color, _)| *color == to_move);
        let at = self.layout.place(place.stones);
        let word = look.word(at, to_move, ban.map(|(_, point)| point));
        let mut forced = ByColor::default();
        forced[to_move] = self.net.all() & !word.denied();
        forced[to_move.opponent()] = word.moved();
        forced
    }

    /// What becomes of a point where a side is to move.
    #[must_use]
    pub fn value(&self, place: Place, to_move: Color, point: usize) -> Value {
        let forced = self.forced(place, to_move);
        match (forced.black >> point & 1, forced.white >> point & 1) {
            (1, _) => Value::Black,
            (_, 1) => Value::White,
            _ => Value::StandOff,
        }
    }

    /// The class of a point.
    #[must_use]
    pub fn class(&self, place: Place, point: usize) -> Class {
        let value = |first| self.value(place, first, point);
        Class::of(ByColor::new_with(value))
    }

    /// The classes of all points.
    #[must_use]
    pub fn classes(&self, place: Place) -> Vec<Class> {
        let points = 0..self.net.len();
        points.map(|point| self.class(place, point)).collect()
    }

    /// The place after a move; nothing if it is not legal or nothing more is played.
    #[must_use]
    pub fn after(&self, place: Place, color: Color, point: usize) -> Option<Place> {
        after(&self.net, self.goal, self.ko, place, color, point)
    }

    /// The points that are decided in a position, by whose they are.
    pub(crate) fn decided(&self, stones: ByColor<Points>) -> ByColor<Points> {
        self.decided.judge.decided(&self.net, stones)
    }

    /// Whether a point is decided in a position, so that no move changes its class.
    #[must_use]
    pub fn is_decided(&self, stones: ByColor<Points>, point: usize) -> bool {
        let decided = self.decided(stones);
        (decided.black | decided.white) >> point & 1 == 1
    }
}
