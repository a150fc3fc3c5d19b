//! A field with its six searches: each side as the attacker, under each rule for kos.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use semeai_board::{ByColor, Color, PointSet, Position};
use semeai_search::{
    Field, GoingOn, KoRule, Links, Memory, PositionBudget, STACK, Search, State, sequel,
};

use super::known::{BothKos, CaptureWithKos};
use super::limits::SolveLimits;
use super::plain::Capture;
use super::race::Race;

/// The rules that have a search of their own; the number of threats is part of the position.
pub(super) const RULES: [KoRule; 3] = [
    KoRule::Wins(Color::Black),
    KoRule::Wins(Color::White),
    KoRule::SIMPLE,
];

pub(super) fn rule_index(rule: KoRule) -> usize {
    match rule {
        KoRule::Wins(Color::Black) => 0,
        KoRule::Wins(Color::White) => 1,
        KoRule::Threats(_) => 2,
    }
}

/// How many searches share the memory: those of two engines, or of one that goes on after captures.
const SHARES: usize = 12;

/// What each search may remember.
pub(super) fn memory(limits: &SolveLimits) -> Memory {
    Memory {
        table_bytes: limits.table_bytes / SHARES,
        exact_until: limits.exact_until,
    }
}

/// The same of each search of what follows a capture: of the loss of either side.
pub(super) fn memory_after(limits: &SolveLimits) -> Memory {
    let memory = memory(limits);
    Memory {
        table_bytes: memory.table_bytes / 2,
        ..memory
    }
}

/// A field with its searches.
#[derive(Debug)]
pub(super) struct Engine<const W: usize> {
    /// By rule.
    fields: [Arc<Field<W>>; 3],
    /// By attacker, then by rule.
    searches: ByColor<[Search<W, Capture>; 3]>,
}

/// A question about one position: does a side win?
#[derive(Clone, Copy, Debug)]
pub(super) struct CaptureQuestion<'a> {
    pub(super) position: &'a Position,
    pub(super) mover: Color,
    /// The side that lost its essential stones, if one has.
    pub(super) lost: Option<Color>,
    /// The essential stones that have been captured.
    pub(super) gone: &'a PointSet,
    pub(super) attacker: Color,
    pub(super) ko: KoRule,
    /// How many moves the attacker has to spend elsewhere first.
    pub(super) skips: u8,
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
    /// Whether to ask about both sides at once, on two threads.
    pub(super) at_once: bool,
}

impl<const W: usize> Engine<W> {
    /// An engine of a race in which every capture decides.
    pub(super) fn new(fields: [Field<W>; 3], limits: &SolveLimits) -> Self {
        Self::with(fields.map(Arc::new), |field, attacker, rule| {
            Search::new(Capture, field, attacker, rule, memory(limits))
        })
    }

    /// An engine of a race on a field that goes on after a capture, but where one by these sides decides. Who captures first is
    /// searched on the reduced fields.
    pub(super) fn going_on(
        field: &Field<W>,
        reduced: [Field<W>; 3],
        (race, barred, decides): (&Race, &ByColor<PointSet>, ByColor<bool>),
        limits: &SolveLimits,
    ) -> Self {
        let field = Arc::new(field.clone());
        let (position, targets, blocks) = (&race.position, race.targets(), race.blocks());
        let links = Links::new(field.ground(), position, &targets);
        let reduced = reduced.map(Arc::new);
        let fields = RULES.map(|_| Arc::clone(&field));
        Self::with(fields, |field, attacker, rule| {
            let whole = memory(limits);
            let memory = Memory {
                table_bytes: whole.table_bytes / 2,
                ..whole
            };
            let reduced = Arc::clone(&reduced[rule_index(rule)]);
            let on = GoingOn {
                sequel: sequel(
                    field.ground(),
                    position,
                    (&targets, &blocks),
                    barred,
                    (rule, memory_after(limits)),
                ),
                decides,
                links: links.clone(),
                first: Search::new(Capture, reduced, attacker, rule, memory),
            };
            Search::new(Capture, field, attacker, rule, memory).going_on(on)
        })
    }

    fn with(
        fields: [Arc<Field<W>>; 3],
        search: impl Fn(Arc<Field<W>>, Color, KoRule) -> Search<W, Capture>,
    ) -> Self {
        let search = |attacker: Color, rule: KoRule| {
            let field = Arc::clone(&fields[rule_index(rule)]);
            search(field, attacker, rule)
        };
        let searches = ByColor::new_with(|attacker| RULES.map(|rule| search(attacker, rule)));
        Self { fields, searches }
    }

    /// Whether it can tell about a position.
    pub(super) fn covers(&self, position: &Position) -> bool {
        let mut fields = RULES.into_iter().zip(&self.fields);
        fields.all(|(rule, field)| {
            let mut movers = Color::ALL.into_iter();
            movers.all(|mover| State::new(field, position, mover, rule, 0).is_some())
        })
    }

    /// Whether parts were reduced with less care than they could be.
    pub(super) fn is_rough(&self) -> bool {
        self.fields.iter().any(|field| field.is_rough())
    }

    /// The positions made so far.
    pub(super) fn made(&self) -> u64 {
        self.all().map(Search::made).sum()
    }

    /// The bytes of its tables.
    pub(super) fn table_bytes(&self) -> usize {
        self.all().map(Search::table_bytes).sum()
    }

    fn all(&self) -> impl Iterator<Item = &Search<W, Capture>> {
        self.searches.black.iter().chain(&self.searches.white)
    }

    /// The answer to one question, with the moves to the capture at most; absent if it is not found out.
    pub(super) fn ask(
        &mut self,
        ask: &CaptureQuestion<'_>,
        budget: PositionBudget,
    ) -> Option<Option<u16>> {
        let rule = rule_index(ask.ko);
        let state = State::new(
            &self.fields[rule],
            ask.position,
            ask.mover,
            ask.ko,
            ask.skips,
        )?
        .after_loss(&self.fields[rule], ask.gone);
        let search = &mut self.searches[ask.attacker][rule];
        search.captures(&state, budget).ok()
    }

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
            attacker,
            budget: ask.budget,
        };
        work.run(&mut self.searches[attacker], known)
    }

    /// Who captures first never mind the kos, so that he is asked about before the other; the mover if nobody is known to.
    pub(super) fn likely_winner(&mut self, ask: &AskBoth<'_>) -> Color {
        let sides = [ask.mover, ask.mover.opponent()];
        let mut captures = |attacker: &Color| {
            let rule = KoRule::Wins(attacker.opponent());
            let rule_index = rule_index(rule);
            let state = State::new(&self.fields[rule_index], ask.position, ask.mover, rule, 0);
            let search = &mut self.searches[*attacker][rule_index];
            let state = state.map(|state| state.after_loss(&self.fields[rule_index], ask.gone));
            let found = state.and_then(|state| search.captures_first(&state, ask.budget.clone()));
            found == Some(true)
        };
        sides
            .into_iter()
            .find(|attacker| captures(attacker))
            .unwrap_or(ask.mover)
    }

    /// Who finds a capture that no ko can prevent stops the other.
    pub(super) fn ask_at_once(&mut self, ask: &AskBoth<'_>, known: &mut BothKos) {
        let fields = &self.fields;
        let ByColor { black, white } = self.searches.as_mut();
        let done = Arc::new(AtomicBool::new(false));
        let budget = ask.budget.clone().with_stop(Some(Arc::clone(&done)));
        let before = known.0;
        let run = |searches: &mut [Search<W, Capture>; 3], attacker: Color| {
            let work = AttackerQuestions {
                fields,
                ask,
                attacker,
                budget: &budget,
            };
            let found = work.run(searches, before[attacker]);
            if found.never_mind_kos == Some(true) {
                done.store(true, Ordering::Relaxed);
            }
            found
        };
        let (by_black, by_white) = std::thread::scope(|scope| {
            let other = std::thread::Builder::new()
                .name("race search".to_owned())
                .stack_size(STACK)
                .spawn_scoped(scope, || run(white, Color::White));
            let by_black = run(black, Color::Black);
            (by_black, other.ok().map(|other| other.join().ok()))
        });
        known.0 = ByColor {
            black: by_black,
            white: match by_white {
                Some(found) => found.unwrap_or(before.white),
                // A system that gives no thread, such as a browser's, asks in turn.
                None => run(white, Color::White),
            },
        };
    }
}

/// The questions about one attacker.
struct AttackerQuestions<'a, const W: usize> {
    fields: &'a [Arc<Field<W>>; 3],
    ask: &'a AskBoth<'a>,
    attacker: Color,
    budget: &'a PositionBudget,
}

impl<const W: usize> AttackerQuestions<'_, W> {
    /// Asks whether the attacker captures if he wins all kos, and if so, whether he does if he loses them.
    fn run(
        &self,
        searches: &mut [Search<W, Capture>; 3],
        before: CaptureWithKos,
    ) -> CaptureWithKos {
        let mut known = before;
        let mut left = self.budget.left();
        let mut captures = |rule: KoRule| {
            let field = &self.fields[rule_index(rule)];
            let state = State::new(field, self.ask.position, self.ask.mover, rule, 0)?;
            let state = state.after_loss(field, self.ask.gone);
            let search = &mut searches[rule_index(rule)];
            let before = search.made();
            let moves = search.captures(&state, self.budget.clone().with_positions(left));
            left = left.saturating_sub(search.made() - before);
            moves.ok().map(|moves| moves.is_some())
        };
        if known.with_kos.is_none() {
            known.with_kos = captures(KoRule::Wins(self.attacker));
        }
        if known.with_kos == Some(false) {
            // Who cannot capture with every ko cannot without.
            known.never_mind_kos = Some(false);
        }
        if known.with_kos == Some(true) && known.never_mind_kos.is_none() {
            known.never_mind_kos = captures(KoRule::Wins(self.attacker.opponent()));
        }
        known
    }
}
