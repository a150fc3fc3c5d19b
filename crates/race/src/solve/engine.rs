//! A field with its six searches: each side as the attacker, under each rule for kos.

use std::sync::Arc;

use semeai_board::{ByColor, Color, PointSet, Position};
use semeai_search::{Field, GoingOn, KoRule, Links, Memory, PositionBudget, Search, State, sequel};

use super::both_kos::Attack;
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
    pub(super) fields: [Arc<Field<W>>; 3],
    /// By attacker.
    pub(super) searches: ByColor<ByRule<W>>,
}

/// The searches for captures by one attacker.
#[derive(Debug)]
pub(super) struct ByRule<const W: usize> {
    pub(super) attacker: Color,
    searches: [Search<W, Capture>; 3],
    /// Whether no ko can arise in a reduced part.
    is_alike: bool,
}

/// A position that an attacker is asked about.
#[derive(Clone, Copy, Debug)]
pub(super) struct AttackPosition<'a> {
    pub(super) position: &'a Position,
    pub(super) mover: Color,
    /// The essential stones that have been captured.
    pub(super) gone: &'a PointSet,
    /// How many moves the attacker has to spend elsewhere first.
    pub(super) skips: u8,
}

impl<const W: usize> ByRule<W> {
    /// The answer under a rule, with the moves to the capture at most; absent if it is not found out.
    ///
    /// Most races have no ko, so it is first asked as if the attacker won them all: as long as that search has met none, its answers hold
    /// under every rule, and nothing is searched twice.
    pub(super) fn ask(
        &mut self,
        fields: &[Arc<Field<W>>; 3],
        asked: AttackPosition<'_>,
        rule: KoRule,
        budget: &PositionBudget,
    ) -> Option<Attack> {
        let with_kos = KoRule::Wins(self.attacker);
        let search = &self.searches[rule_index(with_kos)];
        let mut left = budget.left();
        if rule != with_kos && self.is_alike && !search.has_met_ko() {
            let before = search.positions_made();
            let moves = self.ask_by_rule(fields, asked, with_kos, budget.clone());
            let search = &self.searches[rule_index(with_kos)];
            if !search.has_met_ko() {
                return moves;
            }
            left = left.saturating_sub(search.positions_made() - before);
        }
        self.ask_by_rule(fields, asked, rule, budget.clone().with_positions(left))
    }

    fn ask_by_rule(
        &mut self,
        fields: &[Arc<Field<W>>; 3],
        asked: AttackPosition<'_>,
        rule: KoRule,
        budget: PositionBudget,
    ) -> Option<Attack> {
        let field = &fields[rule_index(rule)];
        let state = State::new(field, asked.position, asked.mover, rule, asked.skips)?;
        let state = state.after_loss(field, asked.gone);
        self.searches[rule_index(rule)]
            .captures(&state, budget)
            .ok()
            .map(Attack::of)
    }

    /// Whether the attacker captures first though he loses all kos; absent if that is not found out or every capture decides.
    pub(super) fn captures_first(
        &mut self,
        fields: &[Arc<Field<W>>; 3],
        asked: AttackPosition<'_>,
        budget: &PositionBudget,
    ) -> Option<bool> {
        let rule = KoRule::Wins(self.attacker.opponent());
        let field = &fields[rule_index(rule)];
        let state = State::new(field, asked.position, asked.mover, rule, asked.skips)?;
        let state = state.after_loss(field, asked.gone);
        self.searches[rule_index(rule)].captures_first(&state, budget.clone())
    }

    pub(super) fn positions_made(&self) -> u64 {
        self.searches.iter().map(Search::positions_made).sum()
    }
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

impl<const W: usize> Engine<W> {
    /// An engine of a race in which every capture decides.
    pub(super) fn new(fields: [Field<W>; 3], limits: &SolveLimits) -> Self {
        let is_alike = has_no_ko(&fields);
        Self::with(fields.map(Arc::new), is_alike, |field, attacker, rule| {
            Search::new(Capture, field, attacker, rule, memory(limits))
        })
    }

    /// An engine of a race on a field that goes on after a capture, but where one by these sides decides. Who captures first is
    /// searched on the reduced fields.
    pub(super) fn going_on(
        field: &Field<W>,
        reduced: [Field<W>; 3],
        race: &Race,
        barred: &ByColor<PointSet>,
        decides: ByColor<bool>,
        limits: &SolveLimits,
    ) -> Self {
        let field = Arc::new(field.clone());
        let (position, targets, blocks) = (&race.position, race.targets(), race.blocks());
        let links = Links::new(field.ground(), position, &targets);
        let is_alike = has_no_ko(&reduced);
        let reduced = reduced.map(Arc::new);
        let fields = RULES.map(|_| Arc::clone(&field));
        Self::with(fields, is_alike, |field, attacker, rule| {
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
                    &targets,
                    &blocks,
                    barred,
                    rule,
                    memory_after(limits),
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
        is_alike: bool,
        search: impl Fn(Arc<Field<W>>, Color, KoRule) -> Search<W, Capture>,
    ) -> Self {
        let search = |attacker: Color, rule: KoRule| {
            let field = Arc::clone(&fields[rule_index(rule)]);
            search(field, attacker, rule)
        };
        let searches = ByColor::new_with(|attacker| ByRule {
            attacker,
            searches: RULES.map(|rule| search(attacker, rule)),
            is_alike,
        });
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
    pub(super) fn positions_made(&self) -> u64 {
        self.all().map(Search::positions_made).sum()
    }

    /// The bytes of its tables.
    pub(super) fn table_bytes(&self) -> usize {
        self.all().map(Search::table_bytes).sum()
    }

    fn all(&self) -> impl Iterator<Item = &Search<W, Capture>> {
        let ByColor { black, white } = &self.searches;
        black.searches.iter().chain(&white.searches)
    }

    /// The answer to one question, with the moves to the capture at most; absent if it is not found out.
    pub(super) fn ask(
        &mut self,
        ask: &CaptureQuestion<'_>,
        budget: PositionBudget,
    ) -> Option<Attack> {
        let asked = AttackPosition {
            position: ask.position,
            mover: ask.mover,
            gone: ask.gone,
            skips: ask.skips,
        };
        self.searches[ask.attacker].ask(&self.fields, asked, ask.ko, &budget)
    }
}

/// Whether no ko can arise in a reduced part: then the fields of all rules are the same.
fn has_no_ko<const W: usize>(fields: &[Field<W>; 3]) -> bool {
    fields.iter().all(|field| field.has_parts_of(&fields[0]))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_board::{Position, Setup, Topology};
    use semeai_search::{Care, Several};

    use super::*;

    /// A race by chance of the largest block of each side.
    fn by_chance(seed: u64) -> Option<Race> {
        let topology = Arc::new(Topology::rectangle(4, 3).expect("a size"));
        let mut setup = Setup::new(Arc::clone(&topology));
        let mut left = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 8;
        for point in topology.points().iter() {
            let stone = match left % 5 {
                0 | 1 => Some(Color::Black),
                2 | 3 => Some(Color::White),
                _ => None,
            };
            left /= 5;
            setup.set(point, stone);
        }
        let position = Position::new(setup).ok()?;
        let blocks = position.blocks();
        let largest = |color: Color| {
            let own = blocks.iter().filter(|block| block.color == color);
            own.max_by_key(|block| block.stones.len())
        };
        Some(Race {
            essential: ByColor {
                black: largest(Color::Black)?.stones,
                white: largest(Color::White)?.stones,
            },
            relevant: topology.points(),
            several: Several::All,
            position,
        })
    }

    fn engine(race: &Race, goes_on: bool) -> Engine<1> {
        let limits = SolveLimits::default().with_table_bytes(1 << 24);
        let barred = ByColor::default();
        let field = Field::new(race.ground(&barred));
        let fields = field.reduced(&race.position, RULES, Care::Quick);
        if goes_on {
            let decides = ByColor::default();
            Engine::going_on(&field, fields, race, &barred, decides, &limits)
        } else {
            Engine::new(fields, &limits)
        }
    }

    #[test]
    fn what_is_found_without_a_ko_holds_under_every_rule() {
        let (mut shared, mut apart) = (0, 0);
        for seed in 0..1_500 {
            let Some(race) = by_chance(seed) else {
                continue;
            };
            let goes_on = seed % 2 == 0;
            let (mut both, mut each) = (engine(&race, goes_on), engine(&race, goes_on));
            let budget = PositionBudget::new(1_000_000);
            for attacker in Color::ALL {
                let asked = AttackPosition {
                    position: &race.position,
                    mover: Color::ALL[usize::from(seed.is_multiple_of(3))],
                    gone: &PointSet::EMPTY,
                    skips: 0,
                };
                for rule in [KoRule::SIMPLE, KoRule::Wins(attacker.opponent())] {
                    let ways = &mut both.searches[attacker];
                    let answer = ways.ask(&both.fields, asked, rule, &budget);
                    let made = ways.searches[rule_index(rule)].positions_made();
                    let ways = &mut each.searches[attacker];
                    let alone = ways.ask_by_rule(&each.fields, asked, rule, budget.clone());
                    let captures = |attack: Option<Attack>| attack.map(Attack::is_won);
                    assert_eq!(captures(answer), captures(alone), "seed {seed}: {race:?}");
                    let by_other = usize::from(made == 0);
                    (shared, apart) = (shared + by_other, apart + 1 - by_other);
                }
            }
        }
        assert!(shared > 500 && apart > 500, "{shared}, {apart}");
    }
}
