//! Answers about single positions of one race, with everything learned kept for the next.

use semeai_board::{ByColor, Color, Point, PointSet, Position};
use semeai_search::{KoRule, PositionBudget};

use super::alone::both_live;
use super::both_attackers::AskBoth;
use super::both_kos::{Attack, BothKos, Captures, decide};
use super::engine::CaptureQuestion;
use super::finality::{is_final, own_eyes};
use super::limits::SolveLimits;
use super::moment::RacePosition;
use super::race::{Race, RaceError};
use super::searches::{Searches, searches};
use super::solution::Outcome;
use crate::ending::Ending;

/// So many positions are made on one thread before a second one helps.
const ALONE: u64 = 20_000;

/// Of the positions of a budget one in so many is spent on what follows a capture that does not plainly decide.
const FOR_AFTER_CAPTURES: u64 = 300;

/// Budgets of so many positions or fewer are spent on it as a whole, if need be.
const SMALL: u64 = 100_000;

/// So many positions at most are spent on what follows a capture.
pub(crate) fn after_captures(limits: &SolveLimits) -> u64 {
    let positions = limits.positions();
    (positions / FOR_AFTER_CAPTURES).max(positions.min(SMALL))
}

/// How many positions each first move gets, round by round, where only one that wins is to be named, and all of them together.
const FOR_A_MOVE: [u64; 2] = [200, 5_000];
const MOST_FOR_A_MOVE: u64 = 100_000;

/// A search that keeps what it has learned about one race.
#[derive(Debug)]
pub struct Prover {
    race: Race,
    barred: ByColor<PointSet>,
    decides: ByColor<bool>,
    limits: SolveLimits,
    searches: Box<dyn Searches>,
    /// What is told here counts on the owners of these eyes not to fill them.
    eyes: ByColor<Vec<PointSet>>,
    /// For the last position that was asked about in which one is filled all the same.
    robbed: Option<Box<Self>>,
    /// The positions that others made for those before.
    made_robbed: u64,
}

impl Prover {
    /// A search of this race and the positions that arise from it.
    ///
    /// # Errors
    ///
    /// If the race has no two sides.
    pub fn new(race: &Race, limits: &SolveLimits) -> Result<Self, RaceError> {
        let decides = is_final(race, &race.movable(), &ByColor::default());
        let prover = Self::barring(race, &ByColor::default(), decides, limits)?;
        Ok(prover.counting_on_eyes())
    }

    /// The same where a capture decides only as long as nobody fills his own eyes: a position in which one has is asked about by
    /// itself.
    pub(super) fn counting_on_eyes(self) -> Self {
        let eyes = own_eyes(&self.race, &self.race.movable());
        Self { eyes, ..self }
    }

    /// Whether somebody has filled an eye of his own that is counted on.
    pub(super) fn is_robbed(&self, position: &Position) -> bool {
        let is_filled = |color: Color| {
            let stones = position.stones(color);
            self.eyes[color].iter().any(|eye| eye.is_subset(&stones))
        };
        Color::ALL.into_iter().any(is_filled)
    }

    /// The answers about a position in which somebody has filled an eye of his own, given the essential stones that have been
    /// captured: their points are played on like others.
    fn robbed(&mut self, position: &Position, gone: &PointSet) -> Option<&mut Self> {
        if !self.is_robbed(position) {
            return None;
        }
        let essential = self.race.essential;
        let essential = ByColor::new_with(|color: Color| essential[color].difference(gone));
        let is_known =
            |robbed: &Self| robbed.race.position == *position && robbed.race.essential == essential;
        if !self.robbed.as_deref().is_some_and(is_known) {
            let race = Race {
                position: position.clone(),
                essential,
                relevant: self.race.relevant.union(gone),
                several: self.race.several,
            };
            let decides = is_final(&race, &race.movable(), &self.barred);
            let made = self
                .robbed
                .take()
                .map_or(0, |robbed| robbed.positions_made());
            self.made_robbed += made;
            let other = Self::barring(&race, &self.barred, decides, &self.limits).ok()?;
            self.robbed = Some(Box::new(other.counting_on_eyes()));
        }
        self.robbed.as_deref_mut()
    }

    /// A search for a race that is played out. Captures are followed until they decide if that can be told of the race as it stands
    /// within few positions; else who captures first is taken to live.
    ///
    /// # Errors
    ///
    /// If the race has no two sides.
    pub fn for_play(race: &Race, limits: &SolveLimits) -> Result<Self, RaceError> {
        let mut followed = Self::new(race, limits)?;
        let is_told = followed.always_decides()
            || Color::ALL.into_iter().all(|mover| {
                let now = RacePosition::begin(race, mover);
                let known = followed.both_kos(&now, after_captures(limits), BothKos::default());
                known.is_decided()
            });
        if is_told {
            if !followed.always_decides() {
                let positions = 4 * after_captures(limits);
                followed.limits = followed.limits.with_positions(positions);
            }
            return Ok(followed);
        }
        let always = ByColor::new_with(|_| true);
        Self::barring(race, &ByColor::default(), always, limits)
    }

    /// The same where each side does not play on some points; what its opponent has there or beside them is never captured. A
    /// capture by a side decides, or is followed until it does.
    ///
    /// # Errors
    ///
    /// If the race has no two sides.
    pub(super) fn barring(
        race: &Race,
        barred: &ByColor<PointSet>,
        decides: ByColor<bool>,
        limits: &SolveLimits,
    ) -> Result<Self, RaceError> {
        Ok(Self {
            race: race.clone(),
            limits: limits.clone(),
            searches: searches(race, barred, decides, limits)?,
            barred: *barred,
            decides,
            eyes: ByColor::default(),
            robbed: None,
            made_robbed: 0,
        })
    }

    /// Who wins in a position that arose from the race by moves on its relevant points; never [`Outcome::Ko`]. Each call has the
    /// whole budget for itself.
    pub fn outcome(&mut self, position: &Position, mover: Color, ko: KoRule) -> Outcome {
        let moment = RacePosition::new(&self.race, position.clone(), mover);
        self.outcome_at(&moment, ko)
    }

    /// As [`Prover::outcome`], also where essential stones were captured and others stand in their place.
    pub fn outcome_at(&mut self, now: &RacePosition, ko: KoRule) -> Outcome {
        let positions = self.positions();
        let ending = decide(self.wins(now, ko, positions));
        self.outcome_by_name(now, ending, positions)
    }

    /// An ending that was found out, by its name: nobody wins a seki, nor where both live.
    pub(super) fn outcome_by_name(
        &mut self,
        now: &RacePosition,
        ending: Option<Ending>,
        positions: u64,
    ) -> Outcome {
        match ending {
            Some(Ending::Seki) => match self.both_live(now, positions) {
                Some(true) => Outcome::Ends(Ending::BothLive),
                Some(false) => Outcome::Ends(Ending::Seki),
                None => Outcome::Undecided,
            },
            ending => ending.into(),
        }
    }

    /// Whether both live, if nobody wins from here; absent if it is not found out.
    pub(super) fn both_live(&mut self, now: &RacePosition, positions: u64) -> Option<bool> {
        let (searches, limits) = (&mut self.searches, &self.limits);
        both_live(&self.race, now, |color| {
            let budget = limits.budget.clone().with_positions(positions);
            searches.can_be_captured(&now.position, color, budget)
        })
    }

    /// Whether nothing is left to play: one side has won, and that is plain.
    pub(super) fn is_over(&mut self, now: &RacePosition, ko: KoRule) -> bool {
        now.winner(&self.race).is_some() || {
            let ask = question(now, now.mover, ko);
            now.lost.is_some() && self.searches.is_settled(&ask)
        }
    }

    /// What is known with either side winning all kos, within so many positions in all, given what was known before.
    pub(super) fn both_kos(
        &mut self,
        now: &RacePosition,
        positions: u64,
        before: BothKos,
    ) -> BothKos {
        if let Some(winner) = now.winner(&self.race) {
            return BothKos::won_by(winner);
        }
        if now.lost.is_some() {
            return self.both_kos_after_capture(now, positions);
        }
        if let Some(robbed) = self.robbed(&now.position, &now.gone) {
            return robbed.both_kos(now, positions, BothKos::default());
        }
        let mut known = before;
        let begun = self.positions_made();
        let mut ask = |prover: &mut Self, positions: u64, at_once: bool| {
            let ask = AskBoth {
                position: &now.position,
                mover: now.mover,
                gone: &now.gone,
                budget: &prover.limits.budget.clone().with_positions(positions),
                at_once,
            };
            prover.searches.ask_both(&ask, &mut known);
            known.is_decided()
        };
        // What was known stays known: each round only adds, so a round that is cut off takes nothing back.
        let mut is_decided = ask(self, ALONE.min(positions / 2), false);
        let left = |prover: &Self| positions.saturating_sub(prover.positions_made() - begun);
        if !is_decided && left(self) >= ALONE {
            self.searches.take_more_care();
            let each = left(self) / 2;
            is_decided = ask(self, each, true);
        }
        // What one side did not need the other may have.
        if !is_decided && left(self) >= ALONE {
            let left = left(self);
            ask(self, left, false);
        }
        known
    }

    /// The same after a capture, when one of them wins.
    fn both_kos_after_capture(&mut self, now: &RacePosition, positions: u64) -> BothKos {
        let mut known = BothKos::default();
        for favoured in Color::ALL {
            let ko = KoRule::Wins(favoured);
            let wins = self.ask(&question(now, favoured, ko), positions / 2);
            let wins = wins.map(Attack::is_won);
            known.0[favoured].with_kos = wins;
            known.0[favoured.opponent()].never_mind_kos = wins.map(|wins| !wins);
        }
        known
    }

    /// Whether each side wins under one rule, within so many positions for each side.
    pub(super) fn wins(&mut self, now: &RacePosition, ko: KoRule, positions: u64) -> Captures {
        let mut wins = Captures::default();
        for attacker in [now.mover, now.mover.opponent()] {
            wins[attacker] = if wins[attacker.opponent()] == Some(true) {
                Some(false)
            } else {
                let attack = self.ask(&question(now, attacker, ko), positions);
                attack.map(Attack::is_won)
            };
        }
        wins
    }

    /// How many moves a side needs at most, if it wins; absent if it does not or it is not found out.
    pub(super) fn moves_to_win(
        &mut self,
        now: &RacePosition,
        attacker: Color,
        ko: KoRule,
        positions: u64,
    ) -> Option<u16> {
        self.attack(now, attacker, ko, positions)?.moves()
    }

    /// What becomes of the attack of a side; absent if it is not found out.
    pub(super) fn attack(
        &mut self,
        now: &RacePosition,
        attacker: Color,
        ko: KoRule,
        positions: u64,
    ) -> Option<Attack> {
        self.ask(&question(now, attacker, ko), positions)
    }

    /// Whether a side still wins that spends so many moves elsewhere first; absent if it is not found out.
    pub(super) fn wins_after_skips(
        &mut self,
        now: &RacePosition,
        attacker: Color,
        ko: KoRule,
        skips: u8,
        positions: u64,
    ) -> Option<bool> {
        let ask = CaptureQuestion {
            skips,
            ..question(now, attacker, ko)
        };
        self.ask(&ask, positions).map(Attack::is_won)
    }

    /// The answer to one question, with the moves until it is certain at most; absent if it is not found out.
    fn ask(&mut self, ask: &CaptureQuestion<'_>, positions: u64) -> Option<Attack> {
        self.ask_within(ask, self.limits.budget.clone().with_positions(positions))
    }

    fn ask_within(&mut self, ask: &CaptureQuestion<'_>, budget: PositionBudget) -> Option<Attack> {
        if let Some(winner) = ask
            .lost
            .filter(|loser| self.race.has_lost(loser.opponent(), ask.gone))
        {
            return Some(Attack::of((ask.attacker == winner).then_some(0)));
        }
        if ask.lost.is_none()
            && let Some(robbed) = self.robbed(ask.position, ask.gone)
        {
            return robbed.ask_within(ask, budget);
        }
        self.searches.ask(ask, budget)
    }

    /// A first move with which the side to move wins whatever the kos, where it is known that it does. What was searched for that is
    /// remembered, so a little is enough, and that little is granted even if the time is over: a win that is told names its move.
    pub(super) fn winning_move(&mut self, now: &RacePosition) -> Option<Point> {
        let mut left = MOST_FOR_A_MOVE;
        for most in FOR_A_MOVE {
            for point in &self.points(&now.position, now.mover) {
                let Ok(played) = now.position.play(now.mover, point) else {
                    continue;
                };
                let after = now.then(&self.race, played.position);
                let budget = self.limits.budget.clone().with_deadline(None);
                let ask = question(&after, now.mover, KoRule::Wins(now.mover.opponent()));
                let before = self.positions_made();
                let attack = self.ask_within(&ask, budget.with_positions(left.min(most)));
                if attack.is_some_and(Attack::is_won) {
                    return Some(point);
                }
                left = left.saturating_sub(self.positions_made() - before);
            }
        }
        None
    }

    /// Whether every capture decides.
    pub(super) fn always_decides(&self) -> bool {
        self.decides.black && self.decides.white
    }

    /// The positions made so far.
    pub(super) fn positions_made(&self) -> u64 {
        let robbed = self
            .robbed
            .as_ref()
            .map_or(0, |robbed| robbed.positions_made());
        self.searches.positions_made() + self.made_robbed + robbed
    }

    /// The bytes of its tables.
    pub(super) fn table_bytes(&self) -> usize {
        self.searches.table_bytes()
    }

    /// What a position costs, compared with one of a small race.
    pub(super) fn cost(&self) -> u64 {
        self.searches.cost()
    }

    /// The empty points where a side may play. Where it is barred it still takes an essential block.
    pub(super) fn points(&self, position: &Position, mover: Color) -> PointSet {
        let free = self.race.relevant.intersection(&position.empty());
        let takes = self.last_liberties(position, mover.opponent());
        free.difference(&self.barred[mover].difference(&takes))
    }

    /// The points where the essential blocks of a side in atari are taken.
    fn last_liberties(&self, position: &Position, side: Color) -> PointSet {
        let mut left = self.race.essential[side].intersection(&position.stones(side));
        let mut last = PointSet::EMPTY;
        while let Some(block) = left.first().and_then(|point| position.block_at(point)) {
            left = left.difference(&block.stones);
            if block.liberties.len() == 1 {
                last = last.union(&block.liberties);
            }
        }
        last
    }

    /// The race.
    pub(super) fn race(&self) -> &Race {
        &self.race
    }

    /// The positions that one answer may cost.
    pub(super) fn positions(&self) -> u64 {
        self.limits.positions()
    }
}

/// Whether a side wins from here.
fn question(now: &RacePosition, attacker: Color, ko: KoRule) -> CaptureQuestion<'_> {
    CaptureQuestion {
        position: &now.position,
        mover: now.mover,
        lost: now.lost,
        gone: &now.gone,
        attacker,
        ko,
        skips: 0,
    }
}
