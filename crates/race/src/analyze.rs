//! From a question to a report.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use semeai_board::{ByColor, Color, Point, PointSet, Position, Region, Roles, useful_points};
use semeai_cgt::{Arena, Budget, Error};

use crate::expand::{Grown, grow};
use crate::eye::{Eye, eye, eye_class, is_eye_space};
use crate::joint::{RegionFound, Searched};
use crate::joint_verdict::FirstMoves;
use crate::judge::{DeadEye, Judgement, SideStanding, Standing};
use crate::local::heat::has_life;
use crate::moves::{Place, Placed, Trial};
use crate::picks::Picks;
use crate::report::{
    Conclusion, Known, Node, NodeState, Notice, PointReport, Question as OpenQuestion, RaceResult,
    RegionReport, Report, Rule, SharedReport, Start, Tree, Verdict,
};
use crate::settle::Settlement;
use crate::sides::Sides;
use crate::transform::{ALIVE, MORE_ALIVE, NodeWorth, Worth, transform};
use crate::value::describe;

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The stones; safe stones should be protected in it, so that they are never captured.
    pub position: &'a Position,
    /// The roles of the blocks.
    pub roles: &'a Roles,
    /// The candidate points that were picked.
    pub picks: &'a Picks,
    /// Whether several essential blocks of a colour count as one.
    pub linked: ByColor<bool>,
    /// Who is to move: only for the notice that a block in atari can be captured.
    pub to_move: Color,
    /// Whether regions are expanded automatically where nothing is picked.
    pub auto: bool,
}

/// How much an analysis may cost.
#[derive(Clone, Debug)]
pub struct Limits {
    nodes: usize,
    positions: u64,
    stop: Option<Arc<AtomicBool>>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            nodes: 20_000,
            positions: 400_000,
            stop: None,
        }
    }
}

impl Limits {
    /// The most nodes of one liberty tree.
    #[must_use]
    pub fn with_nodes(self, nodes: usize) -> Self {
        Self { nodes, ..self }
    }

    /// The most positions of one side that an automatic analysis looks at.
    #[must_use]
    pub fn with_positions(self, positions: u64) -> Self {
        Self { positions, ..self }
    }

    /// A flag that ends the analysis early.
    #[must_use]
    pub fn with_stop(self, stop: Option<Arc<AtomicBool>>) -> Self {
        Self { stop, ..self }
    }

    pub(crate) fn positions(&self) -> u64 {
        self.positions
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stop
            .as_ref()
            .is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    fn budget(&self) -> Budget {
        let budget = Budget::default();
        match &self.stop {
            Some(stop) => budget.with_stop(Arc::clone(stop)),
            None => budget,
        }
    }
}

/// Analyses a race. Always answers: what does not fit the theory, or is over the limits, is said in the report.
///
/// Cost: some ten microseconds for every node of the trees on a board of 19 by 19, and what the sum of
/// their values costs.
pub fn analyze(question: &Question<'_>, limits: &Limits) -> Report {
    Analysis::new(question, limits).report()
}

/// A region that belongs to one side, with its tree.
pub(crate) struct OwnRegion {
    pub(crate) defender: Color,
    pub(crate) region: Region,
    useful: PointSet,
    pub(crate) is_eye: bool,
    pub(crate) grown: Grown,
    /// Worths with the defender's life counting [`ALIVE`], and [`MORE_ALIVE`].
    pub(crate) worths: [Vec<NodeWorth>; 2],
    /// What a search of the region has found.
    pub(crate) found: Option<RegionFound>,
    /// The bounds that were found, before cooling, with the defender's life as in the worths.
    pub(crate) found_worths: Option<[Worth; 2]>,
    /// Its number among the regions of its side.
    pub(crate) number: usize,
    /// Whether it is not settled, so that a move there may threaten something.
    has_threats: bool,
}

impl OwnRegion {
    fn has_liberty(&self) -> bool {
        !self.region.liberties[self.defender].is_empty()
    }

    fn has_alive_leaf(&self) -> bool {
        self.grown
            .nodes
            .iter()
            .any(|node| node.state == NodeState::Alive)
    }
}

pub(crate) struct Analysis<'a> {
    pub(crate) question: &'a Question<'a>,
    pub(crate) limits: &'a Limits,
    pub(crate) sides: Sides,
    pub(crate) arena: Arena,
    pub(crate) regions: Vec<OwnRegion>,
    pub(crate) dead_eyes: ByColor<Option<DeadEye>>,
    /// The searches of an automatic analysis.
    pub(crate) searched: ByColor<Option<Searched>>,
    /// The positions that each side's searches may still look at.
    pub(crate) positions: ByColor<u64>,
    is_over_budget: bool,
    pub(crate) notices: Vec<Notice>,
}

impl<'a> Analysis<'a> {
    fn new(question: &'a Question<'a>, limits: &'a Limits) -> Self {
        Self {
            question,
            limits,
            sides: Sides::new(question.position, question.roles),
            arena: Arena::with_budget(limits.budget()),
            regions: Vec::new(),
            dead_eyes: ByColor::default(),
            searched: ByColor::default(),
            positions: ByColor::default(),
            is_over_budget: false,
            notices: Vec::new(),
        }
    }

    fn report(mut self) -> Report {
        self.notice_sides();
        self.search();
        self.grow_regions();
        self.dead_eyes = self.find_dead_eyes();
        self.notice_regions();
        self.notice_unexpanded();
        if self.notice_differences().is_err() {
            self.is_over_budget = true;
        }
        let verdict = self.verdict();
        if self.is_over_budget {
            self.notices.push(Notice::OverBudget);
        }
        let regions = self.region_reports();
        let shared = self
            .sides
            .shared
            .iter()
            .map(|(region, obstacle)| SharedReport {
                points: region.points,
                obstacle: *obstacle,
            })
            .collect();
        Report {
            topology: Arc::clone(self.question.position.topology()),
            points: self.point_reports(),
            regions,
            shared,
            eyes: self.dead_eyes.map(|eye| eye.map_or(0, |eye| eye.liberties)),
            verdict,
            notices: self.notices,
        }
    }

    fn grow_regions(&mut self) {
        let question = self.question;
        let mut numbers: ByColor<usize> = ByColor::default();
        for (defender, region) in self.sides.own.clone() {
            let number = numbers[defender];
            numbers[defender] += 1;
            let is_stopped = self.limits.is_stopped();
            let nodes = if is_stopped { 0 } else { self.limits.nodes };
            let (grown, found) = match self.grow_found(defender, number, &region) {
                Some((grown, found)) => (grown, Some(found)),
                None => {
                    let (position, roles) = (question.position, question.roles);
                    let picks = question.picks;
                    let grown = grow(position, roles, defender, &region, picks, nodes);
                    (grown, None)
                }
            };
            self.is_over_budget |= grown.is_cut_short || is_stopped;
            let unknown = vec![NodeWorth::UNKNOWN; grown.nodes.len()];
            let worths = [ALIVE, MORE_ALIVE].map(|alive| {
                transform(&mut self.arena, &grown, alive).unwrap_or_else(|_| {
                    self.is_over_budget = true;
                    unknown.clone()
                })
            });
            let is_settled = matches!(grown.nodes[0].local.settle(), Settlement::Count(_));
            let root = worths[0][0].worth.filter(|_| grown.root_found.is_none());
            let found_worths = found.and_then(|found| self.found_worths(&found, root).ok()?);
            for point in grown.repeats {
                self.notices.push(Notice::Ko(point));
            }
            self.regions.push(OwnRegion {
                useful: useful_points(question.position, question.roles, &region),
                is_eye: is_eye_space(question.position, &region, defender),
                defender,
                region,
                grown,
                worths,
                found,
                has_threats: !is_settled,
                found_worths,
                number,
            });
        }
    }

    /// The eyes that stay one eye, where a side has just one and it is settled.
    fn find_dead_eyes(&self) -> ByColor<Option<DeadEye>> {
        ByColor::new_with(|color| {
            let mut eyes = self.eyes(color);
            let (first, second) = (eyes.next()?, eyes.next());
            if second.is_some() || !matches!(first.grown.nodes[0].state, NodeState::Count(_)) {
                return None;
            }
            let essential = self.sides.stones(color);
            match eye(self.question.position, &first.region, &essential) {
                Eye::Dead { size, liberties } => Some(DeadEye { size, liberties }),
                Eye::Alive | Eye::Unsettled => None,
            }
        })
    }

    fn eyes(&self, color: Color) -> impl Iterator<Item = &OwnRegion> {
        self.regions
            .iter()
            .filter(move |r| r.is_eye && r.defender == color)
    }

    /// Whether a side cannot be captured, whatever happens in its open regions.
    pub(crate) fn is_alive(&self, color: Color) -> bool {
        let is_alive_at_root = |r: &OwnRegion| r.grown.nodes[0].state == NodeState::Alive;
        let is_joined = self.sides.blocks[color]
            .iter()
            .any(|block| self.question.roles.is_joined_to_safe(block));
        let is_found_alive = || {
            self.searched[color]
                .as_ref()
                .is_some_and(Searched::is_alive)
        };
        is_joined
            || is_found_alive()
            || self.eyes(color).filter(|own| own.has_liberty()).count() > 1
            || self
                .regions
                .iter()
                .any(|r| r.defender == color && is_alive_at_root(r))
    }

    fn plain_shared(&self) -> PointSet {
        self.sides
            .shared
            .iter()
            .filter(|(_, obstacle)| obstacle.is_none())
            .fold(PointSet::EMPTY, |all, (region, _)| {
                all.union(&region.points)
            })
    }

    fn questions(&self) -> Vec<OpenQuestion> {
        let mut questions = Vec::new();
        for (region, own) in self.regions.iter().enumerate() {
            if self.is_alive(own.defender) {
                continue;
            }
            let mut paths: Vec<_> = own
                .grown
                .nodes
                .iter()
                .filter(|node| node.state == NodeState::Nil)
                .map(|node| node.path.clone())
                .collect();
            paths.sort();
            questions.extend(paths.into_iter().map(|path| OpenQuestion { region, path }));
        }
        questions
    }

    /// Whether the marks fit the theory at all.
    fn is_inside_theory(&self) -> bool {
        let is_single =
            |color: Color| self.sides.blocks[color].len() == 1 || self.question.linked[color];
        Color::ALL.into_iter().all(is_single)
            && self.sides.is_in_contact(self.question.position)
            && self
                .sides
                .shared
                .iter()
                .all(|(_, obstacle)| obstacle.is_none())
    }

    /// The standing with each side's life counting as given, and where each region went.
    fn standing(&self, mode: ByColor<usize>) -> (Standing, Vec<Place>) {
        let eyes = self.dead_eyes;
        let mut standing = Standing {
            sides: ByColor::new_with(|color| SideStanding {
                is_alive: self.is_alive(color),
                alive: [ALIVE, MORE_ALIVE][mode[color]],
                eye: eyes[color],
                is_bounded: self.is_bounded(color),
                ..SideStanding::default()
            }),
            shared: crate::eye::to_u32(self.plain_shared().len()),
        };
        let places = self
            .regions
            .iter()
            .map(|own| {
                let side = &mut standing.sides[own.defender];
                let picked = own.worths[mode[own.defender]][0].worth;
                let found = own.found_worths.map(|worths| worths[mode[own.defender]]);
                match found.or(picked) {
                    _ if side.is_alive => {
                        side.eye = None;
                        Place::Nowhere
                    }
                    _ if own.is_eye && side.eye.is_some() => Place::Eye,
                    Some(worth) => {
                        side.has_threats |= own.has_threats;
                        // What a search has found includes them.
                        if own.found_worths.is_none() {
                            let kos = own.grown.most(|count| count.kos);
                            side.kos += kos;
                            side.has_kos_in_tree |= own.grown.nodes.len() > 1 && kos > 0;
                            side.approaches += own.grown.most(|count| count.approaches);
                            side.loose += own.grown.most(|count| count.loose);
                        }
                        side.regions.push(worth);
                        Place::Region(side.regions.len() - 1)
                    }
                    None => Place::Nowhere,
                }
            })
            .collect();
        (standing, places)
    }

    fn verdict(&mut self) -> Option<Verdict> {
        if Color::ALL
            .into_iter()
            .any(|color| self.sides.blocks[color].is_empty())
        {
            return None;
        }
        let questions = self.questions();
        let mut verdict = Verdict {
            conclusion: Conclusion::Undecided,
            known: Known::Undecided,
            black_first: unknown_start(RaceResult::Undecided),
            white_first: unknown_start(RaceResult::Undecided),
            sum: None,
            threshold: 0,
            shared: crate::eye::to_u32(self.plain_shared().len()),
            rule: Rule::Plain,
            external: ByColor::default(),
            mean: ByColor::default(),
            eye_class: self
                .dead_eyes
                .map(|eye| eye.map_or(0, |eye| eye_class(eye.size))),
            is_alive: ByColor::new_with(|color| self.is_alive(color)),
            questions,
        };
        if !self.is_inside_theory() {
            return Some(verdict);
        }
        match self.joint_verdict() {
            Ok(Some(joint)) => {
                verdict.questions.clear();
                if let Some(judgement) = &joint.judgement
                    && self.describe_totals(&mut verdict, judgement).is_err()
                {
                    self.is_over_budget = true;
                }
                let adjusted = joint.judgement.map(|judgement| judgement.adjusted);
                announce(&mut verdict, joint.results, adjusted, &joint.moves);
                return Some(verdict);
            }
            Ok(None) => {}
            Err(_) => self.is_over_budget = true,
        }
        if !verdict.questions.is_empty() {
            verdict.conclusion = Conclusion::Open;
            verdict.known = Known::Provisional;
            verdict.black_first = unknown_start(RaceResult::Open);
            verdict.white_first = unknown_start(RaceResult::Open);
            return Some(verdict);
        }
        if self.is_over_budget {
            return Some(verdict);
        }
        if self.count(&mut verdict).is_err() {
            self.is_over_budget = true;
        }
        Some(verdict)
    }

    /// Fills in a verdict by the formulas.
    fn count(&mut self, verdict: &mut Verdict) -> Result<(), Error> {
        let mode = |black, white| ByColor { black, white };
        let (standing, places) = self.standing(mode(0, 0));
        let judgement = standing.judge(&mut self.arena)?;
        let (mut is_sure, mut is_free_of_ko) = (judgement.is_sure, judgement.is_free_of_ko);
        let mut results = judgement.results;
        let mut starts = self.starts(&standing, &places, mode(0, 0))?;
        let mut may_live = ByColor::default();
        for color in Color::ALL {
            may_live[color] = self.may_live(color)?;
        }
        if may_live.black && may_live.white {
            // Neither captures what may live: try each side as the stronger, once for each claim.
            let (white_stronger, _) = self.standing(mode(0, 1));
            let (black_stronger, _) = self.standing(mode(1, 0));
            let black = white_stronger.judge(&mut self.arena)?;
            let white = black_stronger.judge(&mut self.arena)?;
            is_sure = black.is_sure && white.is_sure;
            is_free_of_ko = black.is_free_of_ko && white.is_free_of_ko;
            let (black, white) = (black.results, white.results);
            results = ByColor::new_with(|first| match (black[first], white[first]) {
                (RaceResult::Black, _) => RaceResult::Black,
                (_, RaceResult::White) => RaceResult::White,
                _ => RaceResult::Seki,
            });
            starts = ByColor {
                black: self.starts(&white_stronger, &places, mode(0, 1))?.black,
                white: self.starts(&black_stronger, &places, mode(1, 0))?.white,
            };
        }
        self.describe_totals(verdict, &judgement)?;
        let is_trusted = self.notice_doubts(&standing, is_sure);
        let is_shown = !self.question.auto || has_winning_moves(results, &starts);
        if !self.are_formulas_sound()? || !is_trusted || !is_shown {
            return Ok(());
        }
        if !is_free_of_ko {
            self.notice_throw_in();
        }
        announce(verdict, results, Some(judgement.adjusted), &starts);
        Ok(())
    }

    /// Names a liberty that is counted as filled by a throw-in, where the ko that it begins decides.
    fn notice_throw_in(&mut self) {
        let nodes = self.regions.iter().flat_map(|own| &own.grown.nodes);
        let mut points = nodes.filter_map(|node| node.local.throw_ins().first());
        if let Some(point) = points.next() {
            self.notices.push(Notice::Ko(point));
        }
    }

    /// The first moves of both sides with their results.
    fn starts(
        &mut self,
        standing: &Standing,
        places: &[Place],
        mode: ByColor<usize>,
    ) -> Result<ByColor<Vec<(Point, RaceResult)>>, Error> {
        let mut found = Vec::with_capacity(places.len());
        for (i, place) in places.iter().enumerate() {
            let own = &self.regions[i];
            let is_found = own.found.is_some() && matches!(place, Place::Region(_));
            let (color, number) = (own.defender, own.number);
            let alive = [ALIVE, MORE_ALIVE][mode[color]];
            let moves = is_found.then(|| self.region_moves(color, number, alive));
            found.push(moves.transpose()?);
        }
        let placed: Vec<Placed<'_>> = self
            .regions
            .iter()
            .zip(places)
            .zip(&found)
            .map(|((own, &place), found)| Placed {
                grown: &own.grown,
                worths: &own.worths[mode[own.defender]],
                points: own.region.points,
                place,
                found: found.as_deref(),
            })
            .collect();
        let trial = Trial {
            position: self.question.position,
            roles: self.question.roles,
            standing,
            placed: &placed,
            shared: self.plain_shared(),
            essential: self
                .sides
                .stones(Color::Black)
                .union(&self.sides.stones(Color::White)),
        };
        Ok(ByColor {
            black: trial.first_moves(&mut self.arena, Color::Black)?,
            white: trial.first_moves(&mut self.arena, Color::White)?,
        })
    }

    /// Whether a side lives or may come to live, as far as its trees and searches show.
    fn may_live(&mut self, color: Color) -> Result<bool, Error> {
        if self.is_alive(color) {
            return Ok(true);
        }
        for own in self.regions.iter().filter(|own| own.defender == color) {
            if own.has_alive_leaf() {
                return Ok(true);
            }
            if let Some(worths) = own.found_worths
                && has_life(&mut self.arena, worths[0].normal)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn describe_totals(
        &mut self,
        verdict: &mut Verdict,
        judgement: &Judgement,
    ) -> Result<(), Error> {
        verdict.threshold = judgement.threshold;
        verdict.rule = judgement.rule;
        verdict.sum = Some(describe(&mut self.arena, judgement.sum, Color::Black)?);
        verdict.external = judgement.external.map(|total| self.arena.as_integer(total));
        for color in Color::ALL {
            let mean = self.arena.mean(judgement.external[color])?;
            verdict.mean[color] = Some(mean.to_rational());
        }
        Ok(())
    }

    /// Says where the count may be wrong; whether it can be trusted all the same.
    fn notice_doubts(&mut self, standing: &Standing, is_sure: bool) -> bool {
        // A refused repetition is a ko, and the value of its tree is not that of a game without loops.
        let has_ko = self
            .notices
            .iter()
            .any(|notice| matches!(notice, Notice::Ko(_)));
        let mut is_trusted = is_sure && !has_ko;
        if !is_sure {
            let regions = self
                .regions
                .iter()
                .enumerate()
                .filter(|(_, own)| {
                    let differs = own.worths[0][0].worth.is_some_and(|w| w.normal != w.last);
                    differs || own.grown.nodes.iter().any(|node| node.count.kos > 0)
                })
                .map(|(i, _)| i)
                .collect();
            self.notices.push(Notice::ApproachOrder { regions });
        }
        for color in Color::ALL {
            let has_hot_eye = self.eyes(color).count() == 1
                && standing.sides[color].eye.is_none()
                && !standing.sides[color].is_alive;
            let is_plain = standing.shared == 0 && standing.sides[color.opponent()].eye.is_none();
            if has_hot_eye && !is_plain {
                is_trusted = false;
                let regions = (0..self.regions.len())
                    .filter(|&i| self.regions[i].is_eye && self.regions[i].defender == color)
                    .collect();
                self.notices.push(Notice::ApproachOrder { regions });
            }
        }
        is_trusted
    }

    fn region_reports(&mut self) -> Vec<RegionReport> {
        let regions = std::mem::take(&mut self.regions);
        let is_only: Vec<bool> = regions
            .iter()
            .map(|own| {
                self.plain_shared().is_empty() && self.sides_regions(&regions, own.defender) == 1
            })
            .collect();
        let reports = regions
            .iter()
            .zip(&is_only)
            .enumerate()
            .map(|(i, (own, &is_only))| RegionReport {
                id: region_id(i),
                defender: own.defender,
                is_eye: own.is_eye,
                points: own.region.points,
                liberties: own.region.liberties[own.defender],
                useful: own.useful,
                tree: self.tree(own, is_only),
            })
            .collect();
        self.regions = regions;
        reports
    }

    pub(crate) fn sides_regions(&self, regions: &[OwnRegion], color: Color) -> usize {
        regions
            .iter()
            .filter(|r| r.defender == color && !r.region.liberties[color].is_empty())
            .count()
    }

    /// The tree with its values; in the only region of a block these are the values of a last region.
    fn tree(&mut self, own: &OwnRegion, is_only: bool) -> Tree {
        let nodes = own
            .grown
            .nodes
            .iter()
            .zip(&own.worths[0])
            .map(|(grown, valued)| {
                let state = match grown.state {
                    NodeState::Count(_) if is_only => NodeState::Count(grown.count.last),
                    state => state,
                };
                let value = valued.worth.and_then(|worth| {
                    let game = if is_only { worth.last } else { worth.normal };
                    describe(&mut self.arena, game, own.defender).ok()
                });
                Node {
                    path: grown.path.clone(),
                    parent: grown.parent,
                    state,
                    slots: grown.slots.clone(),
                    liberties: grown.local.liberties(),
                    useful: grown.local.suggestions(),
                    black: grown.local.position.stones(Color::Black),
                    white: grown.local.position.stones(Color::White),
                    value,
                    is_cut: valued.is_cut,
                }
            })
            .collect();
        Tree { nodes }
    }

    fn point_reports(&self) -> Vec<PointReport> {
        let topology = self.question.position.topology();
        let mut points = vec![PointReport::default(); topology.len()];
        for (i, own) in self.regions.iter().enumerate() {
            for point in own.region.points {
                points[point.index()].region = Some(i);
                points[point.index()].is_useful = own.useful.contains(point);
            }
        }
        for (i, (region, _)) in self.sides.shared.iter().enumerate() {
            for point in region.points {
                points[point.index()].shared = Some(i);
            }
        }
        for color in Color::ALL {
            for point in self.sides.liberties(color) {
                points[point.index()].liberty[color] = true;
            }
        }
        points
    }
}

/// Puts sure results into a verdict, with the first moves that hold them.
fn announce(
    verdict: &mut Verdict,
    results: ByColor<RaceResult>,
    adjusted: Option<ByColor<i128>>,
    first_moves: &FirstMoves,
) {
    verdict.known = Known::Counted;
    for (first, start) in [
        (Color::Black, &mut verdict.black_first),
        (Color::White, &mut verdict.white_first),
    ] {
        let result = results[first];
        let moves = |wanted: RaceResult| -> Vec<Point> {
            let mut points: Vec<Point> = first_moves[first]
                .iter()
                .filter(|(_, after)| *after == wanted)
                .map(|(point, _)| *point)
                .collect();
            points.dedup();
            points
        };
        let is_won = result == won_by(first);
        *start = Start {
            adjusted: adjusted.map(|adjusted| adjusted[first]),
            result,
            winning_moves: if is_won { moves(result) } else { Vec::new() },
            seki_moves: if result == RaceResult::Seki {
                moves(result)
            } else {
                Vec::new()
            },
        };
    }
    verdict.conclusion = conclusion(results);
}

/// Whether a side that wins moving first has a move that is known to win.
fn has_winning_moves(results: ByColor<RaceResult>, first_moves: &FirstMoves) -> bool {
    let is_shown = |first: Color| {
        let mut moves = first_moves[first].iter();
        results[first] != won_by(first) || moves.any(|(_, after)| *after == results[first])
    };
    Color::ALL.into_iter().all(is_shown)
}

fn unknown_start(result: RaceResult) -> Start {
    Start {
        adjusted: None,
        result,
        winning_moves: Vec::new(),
        seki_moves: Vec::new(),
    }
}

pub(crate) fn won_by(color: Color) -> RaceResult {
    match color {
        Color::Black => RaceResult::Black,
        Color::White => RaceResult::White,
    }
}

fn conclusion(results: ByColor<RaceResult>) -> Conclusion {
    match (results.black, results.white) {
        (RaceResult::Black, RaceResult::Black) => Conclusion::Black,
        (RaceResult::White, RaceResult::White) => Conclusion::White,
        (RaceResult::Black, RaceResult::White) => Conclusion::First,
        (RaceResult::Seki, RaceResult::Seki) => Conclusion::Seki,
        (RaceResult::Black, RaceResult::Seki) => Conclusion::BlackOrSeki,
        (RaceResult::Seki, RaceResult::White) => Conclusion::WhiteOrSeki,
        _ => Conclusion::Undecided,
    }
}

/// `A` to `Z`, then `AA`, `AB`, ….
fn region_id(index: usize) -> String {
    let letter = |i: usize| char::from(b'A' + u8::try_from(i % 26).unwrap_or(0));
    match index / 26 {
        0 => letter(index).to_string(),
        n => format!("{}{}", region_id(n - 1), letter(index)),
    }
}
