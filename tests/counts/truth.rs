//! What a board is: what the judge of `oracle` says, or the search where a board is too large for the judge.

use semeai_board::{ByColor, Color, Point, PointSet};
use semeai_race::solve::{Outcome, Prover, Race as Searched};

use crate::oracle::{self, Board};
use crate::proof::board::{GOAL, limits, named, outcome, player, race, unnamed};
use crate::support::Race;

/// Boards of more states are left to the search.
const MOST_STATES: usize = 20_000;

/// A board of which it is known who wins.
pub(crate) struct Truth {
    race: Searched,
    teller: Teller,
    pub(crate) outcomes: ByColor<Outcome>,
}

/// Who says it.
enum Teller {
    Judge(Box<oracle::Judged>),
    Search(Box<Prover>),
}

impl Truth {
    /// What the judge says; nothing if it is too large for him.
    pub(crate) fn judged(marked: &Race) -> Option<Self> {
        Self::of(race(marked), judge(marked)?)
    }

    /// What a judge has said of it.
    pub(crate) fn by_judge(marked: &Race, judged: oracle::Judged) -> Option<Self> {
        Self::of(race(marked), Teller::Judge(Box::new(judged)))
    }

    /// What the judge says, or the search; nothing if it is too large for both.
    pub(crate) fn new(marked: &Race) -> Option<Self> {
        let race = race(marked);
        let teller = judge(marked).or_else(|| search(&race))?;
        Self::of(race, teller)
    }

    fn of(race: Searched, mut teller: Teller) -> Option<Self> {
        let outcomes = ByColor::new_with(|first| match &mut teller {
            Teller::Judge(judged) => named(judged.verdict(player(first))),
            Teller::Search(prover) => prover.outcome_with_kos(&race.position, first),
        });
        let mut starts = Color::ALL.into_iter();
        let is_known = starts.all(|first| outcomes[first] != Outcome::Undecided);
        is_known.then_some(Self {
            race,
            teller,
            outcomes,
        })
    }

    /// Whether the judge has said it.
    pub(crate) const fn is_judged(&self) -> bool {
        matches!(self.teller, Teller::Judge(_))
    }

    /// How many empty points matter.
    pub(crate) fn empty(&self) -> usize {
        let occupied = self.race.position.occupied();
        self.race.relevant.difference(&occupied).len()
    }

    /// Whether a side has several essential blocks.
    pub(crate) fn has_several(&self) -> bool {
        let topology = self.race.position.topology();
        let is_one = |color| topology.components(&self.race.essential[color]).len() == 1;
        !Color::ALL.into_iter().all(is_one)
    }

    /// What it is after a first move; nothing if that is too large for the judge.
    ///
    /// # Panics
    ///
    /// If the move is illegal.
    pub(crate) fn after(&mut self, first: Color, point: Point) -> Option<Outcome> {
        match &mut self.teller {
            Teller::Judge(judged) => judged.learn_threats().then(|| {
                let ending = judged.told_after(player(first), Some(point.index()));
                ending.map_or(Outcome::Ko, outcome)
            }),
            Teller::Search(prover) => {
                let played = self.race.position.play(first, point).expect("a legal move");
                Some(prover.outcome_with_kos(&played.position, first.opponent()))
            }
        }
    }

    /// Whether a first move keeps the ending, whoever wins the kos; nothing if that is too large for the judge. Where a ko has no end that
    /// is more than that no few threats change it.
    ///
    /// # Panics
    ///
    /// If the move is illegal.
    pub(crate) fn keeps(&mut self, first: Color, point: Point) -> Option<bool> {
        let is_same = unnamed(self.after(first, point)?) == unnamed(self.outcomes[first]);
        Some(match &self.teller {
            Teller::Judge(judged) => is_same && judged.keeps(player(first), Some(point.index())),
            Teller::Search(_) => is_same,
        })
    }

    /// The names of points.
    pub(crate) fn names(&self, points: &PointSet) -> String {
        self.race.position.topology().names(points).join(" ")
    }
}

fn judge(marked: &Race) -> Option<Teller> {
    let rows: Vec<&str> = marked.rows.iter().map(String::as_str).collect();
    let judged = oracle::Judged::new(Board::read(&rows)?, GOAL, MOST_STATES)?;
    Some(Teller::Judge(Box::new(judged)))
}

fn search(race: &Searched) -> Option<Teller> {
    let prover = Prover::new(race, &limits()).ok()?;
    Some(Teller::Search(Box::new(prover)))
}
