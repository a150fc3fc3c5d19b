//! What follows the capture of a target, told at once or by a search of its own.
//!
//! The rule for kos goes on, and a ban that the capture itself brings about holds.
//!
//! Before every move is tried, the captor is asked whether he lives in the room that he has, see `crate::room`: no point of it is
//! unknown any more, and most often a handful of answers is enough. What is found there holds though the loser moves first and wins all
//! kos, so under every rule.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color, PointSet, Position};

use super::aftermath::{Aftermath, Sequel, TargetCapture};
use super::goal::NoShortcut;
use super::living::{Edges, surely_lives};
use super::search::{ANSWERS_A_POSITION, Memory, Search};
use super::table::{Fate, Numbers, Thresholds};
use crate::budget::{Halt, PositionBudget};
use crate::field::Field;
use crate::ground::Ground;
use crate::ko::KoRule;
use crate::look::Look;
use crate::mask::Mask;
use crate::room::lives_in_room;
use crate::state::State;
use crate::width::{AnyWidth, fitting};

/// So many answers are looked at in the room that a capture leaves, before it is searched.
const MOST_ANSWERS: u64 = 1_500;

/// And so many in each position of that search.
const ANSWERS_WITHIN: u64 = 20;

/// What follows the capture of either target of a ground, or of one of several blocks, of a position with these targets and such
/// blocks on points of the ground, where each side does not play on its barred points. Nothing is learned yet.
#[must_use]
pub fn sequel<const W: usize>(
    ground: &Ground<W>,
    position: &Position,
    targets: &ByColor<PointSet>,
    blocks: &ByColor<Vec<PointSet>>,
    barred: &ByColor<PointSet>,
    rule: KoRule,
    memory: Memory,
) -> Box<dyn Sequel<W>> {
    let most = Color::ALL.map(|color| targets[color].len());
    let count = ground.bits() + most.into_iter().max().unwrap_or(0);
    let asked = SequelTask {
        ground,
        position,
        targets,
        blocks,
        barred,
        rule,
        memory,
    };
    fitting(count, asked)
}

/// A sequel that is wanted.
#[derive(Clone, Copy)]
struct SequelTask<'a, const W: usize> {
    ground: &'a Ground<W>,
    position: &'a Position,
    targets: &'a ByColor<PointSet>,
    blocks: &'a ByColor<Vec<PointSet>>,
    barred: &'a ByColor<PointSet>,
    rule: KoRule,
    memory: Memory,
}

impl<const W: usize> AnyWidth for SequelTask<'_, W> {
    type Answer = Box<dyn Sequel<W>>;

    fn with_words<const V: usize>(self) -> Self::Answer {
        Box::new(SequelsByLoser::<W, V> {
            lost: ByColor::new_with(|loser| LossSequel::new(self, loser)),
            look: Look::default(),
        })
    }
}

/// What follows the captures on a ground, with masks that are long enough.
#[derive(Debug)]
struct SequelsByLoser<const W: usize, const V: usize> {
    /// By loser.
    lost: ByColor<LossSequel<W, V>>,
    look: Look<V>,
}

/// What follows the capture of one target.
#[derive(Debug)]
struct LossSequel<const W: usize, const V: usize> {
    field: Arc<Field<V>>,
    /// The points of the target.
    target: Mask<V>,
    /// For every point of the first ground.
    bits: Vec<u16>,
    edges: Option<Edges<V>>,
    rule: KoRule,
    memory: Memory,
    /// By position whether the captor is found to live in the room that he has, and the positions that it cost to find out.
    rooms: FxHashMap<u64, bool>,
    spent: u64,
    /// Whether a capture was looked at that could be taken back at once.
    met_ko: bool,
    /// Made when it is needed.
    search: Option<Box<Search<V, NoShortcut>>>,
}

impl<const W: usize, const V: usize> LossSequel<W, V> {
    fn new(board: SequelTask<'_, W>, loser: Color) -> Self {
        let first = board.ground;
        let mut points = board.targets[loser];
        for index in first.all().points() {
            points.insert(first.point(index));
        }
        let mut targets = *board.targets;
        targets[loser] = PointSet::EMPTY;
        // What is left of several blocks are stones like others.
        let mut blocks = board.blocks.clone();
        blocks[loser].clear();
        let ground = Ground::<V>::new(board.position, &targets, &points)
            .barring_both(board.barred)
            .with_blocks(&blocks, first.several());
        let bit = |index: u16| {
            let point = first.point(index);
            ground.index(point).expect("it has all points of the first")
        };
        let bits = (0..).take(first.bits()).map(bit).collect();
        Self {
            target: ground.mask(&board.targets[loser]),
            edges: Edges::of(board.position, &ground),
            field: Arc::new(Field::new(ground)),
            bits,
            rule: board.rule,
            memory: board.memory,
            rooms: FxHashMap::default(),
            spent: 0,
            met_ko: false,
            search: None,
        }
    }

    fn mask(&self, mask: Mask<W>) -> Mask<V> {
        let points = mask.points();
        points.map(|point| self.bits[usize::from(point)]).collect()
    }

    /// The position after a capture, the loser to move, and all points that were taken.
    fn begin(&mut self, taken: &TargetCapture<W>) -> (State<V>, Mask<V>) {
        let stones = taken.stones.map(|stones| self.mask(stones));
        let captured = self.mask(taken.captured) | self.target;
        let captor = taken.loser.opponent();
        let (ground, last) = (self.field.ground(), self.mask(taken.last));
        let beside = ground.near().beside(last);
        // A lone stone that took one stone and has no other liberty.
        let empty = ground.all().without(stones.black | stones.white);
        let is_ko = captured.is_single()
            && !beside.meets(stones[captor])
            && !last.meets(ground.border().tied(captor))
            && (beside & empty) == captured;
        self.met_ko |= is_ko;
        let ko = captured.lowest();
        let ko = ko.filter(|_| is_ko && self.rule.can_ban(taken.loser));
        let state = State::of_stones(&self.field, stones, taken.loser, ko, taken.threats);
        let mut lost = ByColor::default();
        lost[captor] = taken.lost[captor];
        (state.with_lost(lost), captured)
    }

    fn prover(&mut self, loser: Color) -> &mut Search<V, NoShortcut> {
        let (field, rule, memory) = (&self.field, self.rule, self.memory);
        self.search.get_or_insert_with(|| {
            let search = Search::new(NoShortcut, Arc::clone(field), loser, rule, memory);
            Box::new(search.looking_into_rooms(ANSWERS_WITHIN))
        })
    }

    /// Whether the captor is found to live in the room that he has.
    fn lives_in_room(&mut self, look: &mut Look<V>, state: &State<V>, captor: Color) -> bool {
        if let Some(&lives) = self.rooms.get(&state.key) {
            return lives;
        }
        look.renew(&self.field, state);
        let ground = self.field.ground();
        let (lives, answers) = lives_in_room(ground, look, state.stones(), captor, MOST_ANSWERS);
        self.spent += answers / ANSWERS_A_POSITION;
        self.rooms.insert(state.key, lives);
        lives
    }

    fn ask(
        &mut self,
        loser: Color,
        state: &State<V>,
        budget: PositionBudget,
    ) -> Result<Fate, Halt> {
        let moves = self.prover(loser).captures(state, budget)?;
        Ok(moves.map_or(Fate::FAILURE, |distance| Fate {
            captures: true,
            distance,
        }))
    }
}

impl<const W: usize, const V: usize> Sequel<W> for SequelsByLoser<W, V> {
    fn glance(&mut self, taken: &TargetCapture<W>) -> Option<Numbers> {
        let lost = &mut self.lost[taken.loser];
        let (state, captured) = lost.begin(taken);
        let captor = taken.loser.opponent();
        let (field, look) = (&lost.field, &mut self.look);
        look.renew(field, &state);
        if surely_lives(field, look, &state, captor, captured, lost.edges.as_ref())
            || lost.rooms.get(&state.key) == Some(&true)
        {
            return Some(Numbers::lost(0));
        }
        lost.search.as_ref()?.remembered(&state)
    }

    fn follow(
        &mut self,
        taken: &TargetCapture<W>,
        limits: Thresholds,
        budget: PositionBudget,
    ) -> Result<Numbers, Halt> {
        let lost = &mut self.lost[taken.loser];
        let (state, _) = lost.begin(taken);
        if lost.lives_in_room(&mut self.look, &state, taken.loser.opponent()) {
            return Ok(Numbers::lost(0));
        }
        let numbers = lost.prover(taken.loser).numbers(&state, limits, budget)?;
        Ok(if numbers.other == 0 {
            Numbers::lost(0)
        } else {
            numbers
        })
    }

    fn search(&mut self, at: &Aftermath<'_>, budget: PositionBudget) -> Result<Fate, Halt> {
        let lost = &mut self.lost[at.loser];
        let state = State::new(&lost.field, at.position, at.mover, at.ko, at.skips);
        let state = state.expect("a field without parts covers every position");
        let state = state.after_loss(&lost.field, at.gone);
        // Who lives though the loser moves first does so though he himself moves, or the loser moves elsewhere.
        if lost.lives_in_room(&mut self.look, &state, at.loser.opponent()) {
            return Ok(Fate::FAILURE);
        }
        lost.ask(at.loser, &state, budget)
    }

    fn is_settled(&mut self, at: &Aftermath<'_>) -> bool {
        let lost = &self.lost[at.loser];
        let state = State::new(&lost.field, at.position, at.mover, at.ko, 0);
        let state = state.expect("a field without parts covers every position");
        let state = state.after_loss(&lost.field, at.gone);
        self.look.renew(&lost.field, &state);
        let captor = at.loser.opponent();
        surely_lives(&lost.field, &self.look, &state, captor, Mask::EMPTY, None)
    }

    fn has_met_ko(&self) -> bool {
        let mut lost = self.lost.iter();
        lost.any(|(_, lost)| {
            let search = lost.search.as_ref();
            lost.met_ko || search.is_some_and(|search| search.has_met_ko())
        })
    }

    fn positions_made(&self) -> u64 {
        let searches = self
            .lost
            .iter()
            .filter_map(|(_, lost)| lost.search.as_ref());
        let spent: u64 = self.lost.iter().map(|(_, lost)| lost.spent).sum();
        spent + searches.map(|search| search.positions_made()).sum::<u64>()
    }

    fn table_bytes(&self) -> usize {
        let searches = self
            .lost
            .iter()
            .filter_map(|(_, lost)| lost.search.as_ref());
        searches.map(|search| search.table_bytes()).sum()
    }
}
