//! Who captures with all kos won and with all kos lost: the questions about both attackers.

use std::sync::Arc;

use semeai_board::{ByColor, Color, PointSet, Position};
use semeai_search::{Field, KoRule, PositionBudget, STACK};

use super::both_kos::{Attack, BothKos, CaptureWithKos};
use super::engine::{AttackPosition, ByRule, Engine};

/// How many positions each attacker gets in the first round in which both are asked about, and at most in one.
const FIRST_ROUND: u64 = 20_000;
const MOST_A_ROUND: u64 = 160_000;

/// On how many threads both attackers are asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Threads {
    One,
    Two,
}

impl Threads {
    /// As many as there are cores for them.
    pub(super) fn of_this_machine() -> Self {
        match std::thread::available_parallelism() {
            Ok(cores) if cores.get() == 1 => Self::One,
            _ => Self::Two,
        }
    }
}

/// A question about one position: does each side capture with all kos won, and with all kos lost?
#[derive(Clone, Copy, Debug)]
pub(super) struct AskBoth<'a> {
    pub(super) position: &'a Position,
    pub(super) mover: Color,
    /// The essential stones that have been captured.
    pub(super) gone: &'a PointSet,
    /// For each side, for both of its questions together.
    pub(super) budget: &'a PositionBudget,
    /// Whether to ask about both sides in rounds, on two threads where there are cores for them.
    pub(super) at_once: bool,
}

impl<const W: usize> Engine<W> {
    /// Whether a side captures with all kos won and with all kos lost, given what was known before.
    pub(super) fn ask_with_kos(
        &mut self,
        ask: &AskBoth<'_>,
        attacker: Color,
        known: CaptureWithKos,
    ) -> CaptureWithKos {
        let work = AttackerQuestions {
            fields: &self.fields,
            ask,
            budget: ask.budget,
        };
        work.run(&mut self.searches[attacker], known)
    }

    /// Who captures first never mind the kos, so that he is asked about before the other; the mover if nobody is known to.
    pub(super) fn likely_winner(&mut self, ask: &AskBoth<'_>) -> Color {
        let sides = [ask.mover, ask.mover.opponent()];
        let asked = AttackPosition {
            position: ask.position,
            mover: ask.mover,
            gone: ask.gone,
            skips: 0,
        };
        let mut captures = |attacker: &Color| {
            let ways = &mut self.searches[*attacker];
            ways.captures_first(&self.fields, asked, ask.budget) == Some(true)
        };
        sides
            .into_iter()
            .find(|attacker| captures(attacker))
            .unwrap_or(ask.mover)
    }

    /// The questions about both attackers, in rounds of as many positions for each, until one captures whatever the kos. What comes of a
    /// round hangs on nothing that the other side does in it, so two threads find what one finds, with the same positions.
    pub(super) fn ask_in_rounds(
        &mut self,
        ask: &AskBoth<'_>,
        threads: Threads,
        known: &mut BothKos,
    ) {
        let mut left = ByColor::new_with(|_| ask.budget.left());
        let mut round = FIRST_ROUND;
        loop {
            let before = self.searches.as_ref().map(ByRule::positions_made);
            let granted = left.map(|left| round.min(left));
            known.0 = self.round(ask, granted, threads, known.0);
            for color in Color::ALL {
                let made = self.searches[color].positions_made() - before[color];
                left[color] = left[color].saturating_sub(made);
            }
            let is_over = |color: Color| left[color] == 0 || known.0[color].is_complete();
            if known.is_decided() || Color::ALL.into_iter().all(is_over) || ask.budget.is_stopped()
            {
                return;
            }
            round = (2 * round).min(MOST_A_ROUND);
        }
    }

    /// What is known after so many positions more for each attacker.
    fn round(
        &mut self,
        ask: &AskBoth<'_>,
        positions: ByColor<u64>,
        threads: Threads,
        before: ByColor<CaptureWithKos>,
    ) -> ByColor<CaptureWithKos> {
        let fields = &self.fields;
        let ByColor { black, white } = self.searches.as_mut();
        let run = |searches: &mut ByRule<W>, attacker: Color| {
            let budget = ask.budget.clone().with_positions(positions[attacker]);
            let work = AttackerQuestions {
                fields,
                ask,
                budget: &budget,
            };
            work.run(searches, before[attacker])
        };
        let (by_black, by_white) = std::thread::scope(|scope| {
            let other = (threads == Threads::Two).then(|| {
                std::thread::Builder::new()
                    .name("race search".to_owned())
                    .stack_size(STACK)
                    .spawn_scoped(scope, || run(white, Color::White))
            });
            let by_black = run(black, Color::Black);
            let other = other.and_then(Result::ok);
            (by_black, other.map(|other| other.join().ok()))
        });
        ByColor {
            black: by_black,
            white: match by_white {
                Some(found) => found.unwrap_or(before.white),
                // A system that gives no thread, such as a browser's, asks in turn.
                None => run(white, Color::White),
            },
        }
    }
}

/// The questions about one attacker.
struct AttackerQuestions<'a, const W: usize> {
    fields: &'a [Arc<Field<W>>; 3],
    ask: &'a AskBoth<'a>,
    budget: &'a PositionBudget,
}

impl<const W: usize> AttackerQuestions<'_, W> {
    /// Asks whether the attacker captures if he wins all kos, and if so, whether he does if he loses them.
    fn run(&self, searches: &mut ByRule<W>, before: CaptureWithKos) -> CaptureWithKos {
        if before.is_complete() {
            return before;
        }
        let attacker = searches.attacker;
        let mut known = before;
        let mut left = self.budget.left();
        let asked = AttackPosition {
            position: self.ask.position,
            mover: self.ask.mover,
            gone: self.ask.gone,
            skips: 0,
        };
        // Who captures first whatever happens at kos most often wins whatever happens there, which then is all there is to ask.
        let is_likely = searches.captures_first(self.fields, asked, self.budget) == Some(true);
        let mut captures = |rule: KoRule| {
            let before = searches.positions_made();
            let budget = self.budget.clone().with_positions(left);
            let attack = searches.ask(self.fields, asked, rule, &budget);
            left = left.saturating_sub(searches.positions_made() - before);
            attack.map(Attack::is_won)
        };
        // Winning a ko more never hurts a side, which may pass in place of any move that it gains by it. So who captures with all kos lost
        // does with all kos won, and who does not with all kos won does not with all lost: then one search answers both.
        if is_likely && known.never_mind_kos.is_none() {
            known.never_mind_kos = captures(KoRule::Wins(attacker.opponent()));
            if known.never_mind_kos == Some(true) {
                known.with_kos = Some(true);
            }
        }
        if known.with_kos.is_none() {
            known.with_kos = captures(KoRule::Wins(attacker));
        }
        if known.with_kos == Some(false) {
            // Who cannot capture with every ko cannot without.
            known.never_mind_kos = Some(false);
        }
        if known.with_kos == Some(true) && known.never_mind_kos.is_none() {
            known.never_mind_kos = captures(KoRule::Wins(attacker.opponent()));
        }
        known
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{Role, diagram};
    use semeai_search::{Care, Several};

    use super::super::engine::RULES;
    use super::super::limits::SolveLimits;
    use super::super::race::Race;
    use super::*;

    const BOARDS: [&str; 3] = [
        ".......\n.BBBBB.\n.B.W.B.\n.WWWWW.\n.......",
        "#.....@\n..BBB..\n.B...B.\n.WWWWW.\n..W.W..\n@.....#",
        "@......\n.BB.BB.\n..BBB..\n.WWWWW.\n.W.W.W.\n......#",
    ];

    fn race(rows: &str) -> Race {
        let drawn = diagram::parse(rows).expect("a diagram");
        let position = drawn.position().expect("a position");
        let essential = |color| drawn.roles.stones(&position, color, Role::Essential);
        Race {
            essential: ByColor::new_with(essential),
            several: Several::All,
            relevant: position.topology().points(),
            position,
        }
    }

    #[test]
    fn two_threads_find_what_one_finds_with_the_same_positions() {
        let (mut decided, mut open) = (0, 0);
        for rows in BOARDS {
            let race = race(rows);
            for positions in [30_000, 100_000, 300_000] {
                for mover in Color::ALL {
                    let asked = |threads: Threads| {
                        let field = Field::<1>::new(race.ground(&ByColor::default()));
                        let fields = field.reduced(&race.position, RULES, Care::Quick);
                        let limits = SolveLimits::default().with_table_bytes(1 << 24);
                        let mut engine = Engine::new(fields, &limits);
                        let ask = AskBoth {
                            position: &race.position,
                            mover,
                            gone: &PointSet::EMPTY,
                            budget: &PositionBudget::new(positions),
                            at_once: true,
                        };
                        let mut known = BothKos::default();
                        engine.ask_in_rounds(&ask, threads, &mut known);
                        (known, engine.positions_made())
                    };
                    let [one, two] = [Threads::One, Threads::Two].map(asked);
                    assert_eq!(one, two, "{mover} first, {positions} positions\n{rows}");
                    assert!(one.1 < 2 * positions + 1_000, "{} positions", one.1);
                    if one.0.is_decided() {
                        decided += 1;
                    } else {
                        open += 1;
                    }
                }
            }
        }
        assert!(decided > 2 && open > 2, "{decided}, {open}");
    }
}
