//! What each side can do by itself: is a block captured by one that is safe?
//!
//! Where neither block could be, both live; otherwise a race that nobody wins is a seki, in which each lives by the danger of the
//! other.

use std::sync::Arc;

use semeai_board::{ByColor, Color, PointSet, Position};
use semeai_search::{
    AnyWidth, Care, Field, Ground, KoRule, NoShortcut, PositionBudget, Search, State, fitting,
};

use super::engine::{RULES, memory};
use super::limits::SolveLimits;
use super::moment::RacePosition;
use super::race::Race;

/// Whether both live from a position of a race that nobody wins from there; absent if that is not found out. `falls` says whether
/// the block of a side could be captured if the other were safe, moved first and won all kos.
///
/// - One of two blocks has two eyes and lives though its owner never moves: the other one, which may have to make its own life first,
///   does not live by the danger of that one.
/// - Or neither could be captured even if the other were safe.
pub(super) fn both_live(
    race: &Race,
    now: &RacePosition,
    mut falls: impl FnMut(Color) -> Option<bool>,
) -> Option<bool> {
    if now.lost.is_some() {
        return Some(false);
    }
    let is_single = !Color::ALL.into_iter().any(|color| race.has_several(color));
    if is_single
        && Color::ALL
            .into_iter()
            .any(|color| now.has_two_eyes(race, color))
    {
        return Some(true);
    }
    let mut is_open = false;
    for color in Color::ALL {
        match falls(color) {
            Some(true) => return Some(false),
            Some(false) => {}
            None => is_open = true,
        }
    }
    (!is_open).then_some(true)
}

/// Whether both live in a race that nobody wins if this side starts, see [`both_live`]; each search has the whole budget. Of a side
/// that is captured if the other one starts, `falls` says so.
pub(crate) fn both_live_from(
    race: &Race,
    first: Color,
    falls: ByColor<bool>,
    limits: &SolveLimits,
) -> Option<bool> {
    let asked = AskedAlone {
        race,
        first,
        falls,
        limits,
    };
    fitting(race.searched().len(), asked)
}

/// A race that nobody wins if this side starts.
struct AskedAlone<'a> {
    race: &'a Race,
    first: Color,
    falls: ByColor<bool>,
    limits: &'a SolveLimits,
}

impl AnyWidth for AskedAlone<'_> {
    type Answer = Option<bool>;

    fn with_words<const W: usize>(self) -> Option<bool> {
        let mut alone = SiegeSearches::<W>::new(&ByColor::default());
        let now = RacePosition::begin(self.race, self.first);
        both_live(self.race, &now, |color| {
            if self.falls[color] {
                return Some(true);
            }
            let budget = self.limits.budget.clone();
            let position = &self.race.position;
            alone.can_be_captured(self.race, position, color, self.limits, budget)
        })
    }
}

/// A field with its search.
type SiegeSearch<const W: usize> = (Arc<Field<W>>, Search<W, NoShortcut>);

/// The searches for the capture of each block by a side that is safe, moves first and wins all kos.
#[derive(Debug)]
pub(super) struct SiegeSearches<const W: usize> {
    barred: ByColor<PointSet>,
    /// By the side that is to be captured, with parts reduced; made when it is needed.
    reduced: ByColor<Option<Box<SiegeSearch<W>>>>,
    /// The same for positions that do not arise from the race.
    plain: ByColor<Option<Box<SiegeSearch<W>>>>,
}

impl<const W: usize> SiegeSearches<W> {
    /// Of a race where each side is barred from some points.
    pub(super) fn new(barred: &ByColor<PointSet>) -> Self {
        Self {
            barred: *barred,
            reduced: ByColor::default(),
            plain: ByColor::default(),
        }
    }

    /// Whether the block of a side could be captured; absent if it is not found out.
    pub(super) fn can_be_captured(
        &mut self,
        race: &Race,
        position: &Position,
        color: Color,
        limits: &SolveLimits,
        budget: PositionBudget,
    ) -> Option<bool> {
        let (attacker, rule) = (color.opponent(), KoRule::Wins(color.opponent()));
        let field = || siege_field(race, &self.barred, color);
        let siege = |field: Field<W>| {
            let (field, memory) = (Arc::new(field), memory(limits));
            let search = Search::new(NoShortcut, Arc::clone(&field), attacker, rule, memory);
            Box::new((field, search))
        };
        let position = position.without_ko();
        let reduced = self.reduced[color].get_or_insert_with(|| {
            let field = field();
            let fields = if race.has_blocks() {
                RULES.map(|_| field.clone())
            } else {
                field.reduced(&race.position, RULES, Care::Quick)
            };
            let [of_black, of_white, _] = fields;
            siege(match attacker {
                Color::Black => of_black,
                Color::White => of_white,
            })
        });
        let begins = |siege: &SiegeSearch<W>| State::new(&siege.0, &position, attacker, rule, 0);
        let (state, siege) = match begins(reduced) {
            Some(state) => (state, reduced),
            None => {
                let plain = self.plain[color].get_or_insert_with(|| siege(field()));
                (begins(plain)?, plain)
            }
        };
        let moves = siege.1.captures(&state, budget).ok()?;
        Some(moves.is_some())
    }

    fn all(&self) -> impl Iterator<Item = &Search<W, NoShortcut>> {
        let both = self.reduced.iter().chain(self.plain.iter());
        both.filter_map(|(_, siege)| Some(&siege.as_ref()?.1))
    }

    /// The positions made so far.
    pub(super) fn positions_made(&self) -> u64 {
        self.all().map(Search::positions_made).sum()
    }

    /// The bytes of its tables.
    pub(super) fn table_bytes(&self) -> usize {
        self.all().map(Search::table_bytes).sum()
    }
}

/// The field on which it is asked whether a side is captured though the other cannot be.
fn siege_field<const W: usize>(race: &Race, barred: &ByColor<PointSet>, color: Color) -> Field<W> {
    let attacker = color.opponent();
    // The blocks of the attacker are one target that is never captured.
    let (mut targets, mut blocks) = (race.targets(), race.blocks());
    targets[attacker] = race.essential[attacker];
    blocks[attacker].clear();
    let own = blocks[color].iter();
    let points = own.fold(race.movable(), |all, block| all.union(block));
    let ground = Ground::new(&race.position, &targets, &points)
        .barring_both(barred)
        .with_blocks(&blocks, race.several);
    let mut is_immortal = ground.border().is_immortal;
    is_immortal[attacker] = true;
    Field::new(ground.with_immortal(is_immortal))
}
