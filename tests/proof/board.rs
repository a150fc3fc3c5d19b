//! A race for the prover and the same race for the judge.

use semeai_board::{ByColor, Color, Point, PointSet, Position, Role, partition};
use semeai_race::solve::{self, Outcome, Race, SolveLimits};
use semeai_search::KoRule;

use crate::oracle::{self, Board, Ending, Goal, Judge, Ko, Several, State, Verdict};
use crate::support;

/// What a side has to do to win.
pub(crate) const GOAL: Goal = Goal::CaptureAndLive;

/// The number of the judge for a colour.
pub(crate) const fn player(color: Color) -> usize {
    match color {
        Color::Black => 0,
        Color::White => 1,
    }
}

/// An ending of the judge in the words of the search.
pub(super) const fn ended(ending: Ending) -> semeai_race::Ending {
    match ending {
        Ending::Black => semeai_race::Ending::Black,
        Ending::White => semeai_race::Ending::White,
        Ending::Seki => semeai_race::Ending::Seki,
    }
}

pub(crate) const fn outcome(ending: Ending) -> Outcome {
    Outcome::Ends(ended(ending))
}

/// So many threats of one side and none of the other.
pub(super) fn threats_of(color: Color, count: u8) -> Ko {
    let mut threats = [0; 2];
    threats[player(color)] = count;
    Ko::Threats(threats)
}

/// The rule as the prover knows it.
pub(super) fn ko_rule(rule: Ko) -> KoRule {
    match rule {
        Ko::Wins(0) => KoRule::Wins(Color::Black),
        Ko::Wins(_) => KoRule::Wins(Color::White),
        Ko::Threats([black, white]) => KoRule::Threats(ByColor { black, white }),
    }
}

/// The rules under which every board is compared.
pub(super) const RULES: [Ko; 5] = [
    Ko::Wins(0),
    Ko::Wins(1),
    Ko::SIMPLE,
    Ko::Threats([1, 0]),
    Ko::Threats([0, 1]),
];

/// Small enough for a board of a test, and never reached.
pub(crate) fn limits() -> SolveLimits {
    SolveLimits::default()
        .with_positions(20_000_000)
        .with_table_bytes(64 << 20)
}

/// The race of a marked diagram: moves matter in all regions that touch an essential block.
pub(crate) fn race(marked: &support::Race) -> Race {
    let (position, roles) = (&marked.position, &marked.roles);
    let touching = partition(position, roles)
        .into_iter()
        .filter(|region| region.essential.black || region.essential.white);
    let relevant = touching.fold(PointSet::EMPTY, |all, region| all.union(&region.points));
    Race {
        position: position.clone(),
        essential: ByColor::new_with(|color| roles.stones(position, color, Role::Essential)),
        several: solve::Several::All,
        relevant,
    }
}

/// A board judged under every rule, in the words of the program.
pub(crate) struct Judged(oracle::Judged);

impl Judged {
    /// Judges a board, or nothing if more than `limit` states arise by simple ko or many more by another rule.
    pub(super) fn new<R: AsRef<str>>(
        rows: &[R],
        several: solve::Several,
        limit: usize,
    ) -> Option<Self> {
        let rows: Vec<&str> = rows.iter().map(AsRef::as_ref).collect();
        Self::on(Board::read(&rows)?, several, limit)
    }

    /// The same of a board of any shape.
    pub(crate) fn on(board: Board, several: solve::Several, limit: usize) -> Option<Self> {
        let board = board.with(match several {
            solve::Several::All => Several::All,
            solve::Several::First => Several::First,
        })?;
        let mut judged = Self(oracle::Judged::new(board, GOAL, limit)?);
        let mut rules = RULES.iter();
        rules.all(|&rule| judged.learn(rule)).then_some(judged)
    }

    /// The judge of the oracle.
    pub(crate) fn into_oracle(self) -> oracle::Judged {
        self.0
    }

    /// Judges the board under one more rule; false if it is too large.
    pub(super) fn learn(&mut self, rule: Ko) -> bool {
        self.0.learn(rule)
    }

    pub(super) const fn has_ko(&self) -> bool {
        self.0.has_ko()
    }

    pub(crate) const fn len(&self) -> usize {
        self.0.len()
    }

    /// The judge of a rule that has been learnt.
    pub(super) fn of(&self, rule: Ko) -> &Judge {
        self.0.of(rule)
    }

    /// How it ends under a rule after one side has moved, or passed, first; nothing if the move is illegal.
    pub(super) fn ending_after(
        &self,
        rule: Ko,
        first: Color,
        point: Option<Point>,
    ) -> Option<Ending> {
        self.0
            .ending_after(rule, player(first), point.map(Point::index))
    }

    /// How it ends under a rule if one side starts.
    pub(super) fn ending(&self, rule: Ko, first: Color) -> Ending {
        self.0.ending(rule, player(first))
    }

    /// How it ends if one side starts: a ko if that differs with who wins all kos.
    pub(super) fn outcome(&self, first: Color) -> Outcome {
        named(self.0.verdict(player(first)))
    }

    /// How it ends under one rule if one side starts.
    pub(super) fn outcome_by(&self, rule: Ko, first: Color) -> Outcome {
        named(self.0.verdict_by(rule, player(first)))
    }
}

pub(crate) const fn named(verdict: Verdict) -> Outcome {
    match verdict {
        Verdict::Black => outcome(Ending::Black),
        Verdict::White => outcome(Ending::White),
        Verdict::Seki => outcome(Ending::Seki),
        Verdict::BothLive => Outcome::Ends(semeai_race::Ending::BothLive),
        Verdict::Ko => Outcome::Ko,
    }
}

/// An outcome without the difference between seki and both live, which the judge knows of the board itself only.
pub(crate) const fn unnamed(found: Outcome) -> Outcome {
    match found {
        Outcome::Ends(semeai_race::Ending::BothLive) => outcome(Ending::Seki),
        other => other,
    }
}

/// A point in play for both: the stones of the program and the state of the judge.
pub(super) struct Both<'a> {
    pub(super) judge: &'a Judge,
    pub(super) position: Position,
    pub(super) state: State,
}

impl<'a> Both<'a> {
    pub(super) fn new(judge: &'a Judge, position: &Position, first: Color) -> Self {
        Self {
            judge,
            position: position.clone(),
            state: judge.start(player(first)),
        }
    }

    pub(super) fn mover(&self) -> Color {
        Color::ALL[self.state.mover()]
    }

    /// Plays a move that the judge allows; the program's own ban is his only under simple ko without threats.
    pub(super) fn play(&mut self, point: Option<Point>) -> bool {
        let Some(after) = self.judge.after(&self.state, point.map(Point::index)) else {
            return false;
        };
        let free = self.position.without_ko();
        let position = match point {
            None => free,
            Some(point) => match free.play(self.mover(), point) {
                Ok(played) => played.position,
                Err(_) => return false,
            },
        };
        (self.position, self.state) = (position, after);
        true
    }
}
