//! What a race puts on a board: its regions, liberties, candidates and first moves.

use semeai_board::{ByColor, Color, Point, PointSet};
use semeai_race::Ending;
use semeai_race::answer::RaceAnswer;
use semeai_race::propose::Proposal;
use semeai_race::report::{Node, NodeState, RegionReport, Reply, Report, SharedReport, Tree};
use semeai_race::solve::Outcome;
use semeai_session::play_out::PlayOut;
use semeai_session::questions::suggested;

use super::{Candidate, Half, Scene, Sign, Tint};
use crate::letters::letters;

/// Whether the counts of settled regions are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// They stand behind the letters of the regions.
    Shown,
    /// They do not.
    Hidden,
}

impl Scene {
    /// The regions, and those that both sides share; some of the former stand out.
    pub fn add_tints(
        &mut self,
        report: &Report,
        counts: Counts,
        is_clear: impl Fn(usize, &RegionReport) -> bool,
    ) {
        for (number, region) in report.regions.iter().enumerate() {
            self.tints.push(Tint {
                points: region.points,
                number,
                color: number,
                owner: Some(region.defender),
                tag: tag(region, counts),
                is_clear: is_clear(number, region),
            });
        }
        for (i, shared) in report.shared.iter().enumerate() {
            if is_open_board(shared) {
                continue;
            }
            let number = report.regions.len() + i;
            self.tints.push(Tint {
                points: shared.points,
                number,
                color: number,
                owner: None,
                tag: String::new(),
                is_clear: false,
            });
        }
    }

    /// Liberties and useless points; those of a node of a region in place of the region's own, if one is given.
    pub fn add_signs(&mut self, report: &Report, here: Option<(usize, &Node)>) {
        let is_bounded = |shared: Option<usize>| {
            shared.is_some_and(|i| report.shared.get(i).is_some_and(|it| !is_open_board(it)))
        };
        for point in self.setup.empty().iter() {
            let Some(known) = report.points.get(point.index()) else {
                continue;
            };
            let (is_useful, liberty) = match here {
                Some((number, node)) if known.region == Some(number) => {
                    let is_liberty = node.liberties.contains(point);
                    let defender = report.regions[number].defender;
                    let liberty = ByColor::new_with(|color| is_liberty && color == defender);
                    (node.useful.contains(point), liberty)
                }
                _ => (known.is_useful, known.liberty),
            };
            match (liberty.black, liberty.white) {
                (true, true) => self.signs.push((point, Sign::Shared)),
                (true, false) => self.signs.push((point, Sign::Liberty(Color::Black))),
                (false, true) => self.signs.push((point, Sign::Liberty(Color::White))),
                (false, false)
                    if !is_useful && (known.region.is_some() || is_bounded(known.shared)) =>
                {
                    self.signs.push((point, Sign::Useless));
                }
                (false, false) => {}
            }
        }
    }

    /// The candidates of the roots of all regions.
    pub fn add_roots(&mut self, report: &Report, asked: Option<&PointSet>) {
        let letters = letters(report, None, &[]);
        for region in &report.regions {
            self.add_node(&region.tree, region.root(), &letters, asked);
        }
    }

    /// The candidates of a node of a tree, with these letters, and what else may be tried there.
    pub fn add_node(
        &mut self,
        tree: &Tree,
        node: &Node,
        letters: &[(Point, String)],
        asked: Option<&PointSet>,
    ) {
        for slot in &node.slots {
            let letter = letters.iter().find(|(point, _)| *point == slot.point);
            self.candidates.push(Candidate {
                point: slot.point,
                letter: letter.map(|(_, letter)| letter.clone()).unwrap_or_default(),
                halves: ByColor::new_with(|color| half(tree, slot.reply(color))),
            });
        }
        self.suggestions = self.suggestions.union(&suggested(node, asked));
    }

    /// The liberties that a race being played is about.
    pub fn add_liberties(&mut self, game: &PlayOut) {
        let liberties = ByColor::new_with(|color| game.situation().liberties(color));
        for point in &liberties.black.union(&liberties.white) {
            let sign = match liberties.map(|side| side.contains(point)) {
                ByColor {
                    black: true,
                    white: true,
                } => Sign::Shared,
                ByColor { black: true, .. } => Sign::Liberty(Color::Black),
                ByColor { .. } => Sign::Liberty(Color::White),
            };
            self.signs.push((point, sign));
        }
    }

    /// What a proposal would mark, and the points that matter to it.
    pub fn add_proposal(&mut self, proposal: &Proposal) {
        for block in self.setup.blocks() {
            if !block.stones.is_disjoint(&proposal.essential[block.color]) {
                self.essential = self.essential.union(&block.stones);
                self.outlines.push(block.stones);
            }
        }
        for assumption in &proposal.assumed_safe {
            self.safe = self.safe.union(&assumption.block.stones);
        }
        self.relevant = proposal.relevant;
    }

    /// Every winning first move of a start, as it was proved.
    pub fn add_proved(&mut self, solved: &RaceAnswer, first: Color) {
        let start = solved.start(first);
        let is_lost = start.outcome == Outcome::won_by(first.opponent());
        // Where nobody captures, a move stands out only if something must be done.
        let is_quiet = matches!(
            start.outcome,
            Outcome::Ends(Ending::Seki | Ending::BothLive) | Outcome::Undecided
        ) && solved
            .searched(first)
            .is_none_or(|found| found.may_pass == Some(true));
        if is_lost || is_quiet {
            return;
        }
        self.add_first_moves(first, &start.moves);
    }

    /// First moves by which a side reaches what it can.
    pub fn add_first_moves(&mut self, first: Color, moves: &[Point]) {
        for &point in moves {
            // A move that is right for both sides is one sign.
            match self.winning.iter_mut().find(|(at, _)| *at == point) {
                Some((_, who)) => who[first] = true,
                None => {
                    let who = ByColor::new_with(|color| color == first);
                    self.winning.push((point, who));
                }
            }
        }
    }

    /// Every winning first move, as it was counted.
    pub fn add_winning(&mut self, report: &Report) {
        let Some(verdict) = &report.verdict else {
            return;
        };
        let starts = ByColor {
            black: &verdict.starts.black.winning_moves,
            white: &verdict.starts.white.winning_moves,
        };
        let points: PointSet = starts.black.iter().chain(starts.white).copied().collect();
        for point in &points {
            self.winning
                .push((point, starts.map(|moves| moves.contains(&point))));
        }
    }
}

/// A shared region that no count is made of is shown up to this size: on a whole game it is most of the board.
const LARGEST_SHOWN: usize = 64;

/// Whether a shared region is no more than the open board.
fn is_open_board(shared: &SharedReport) -> bool {
    shared.is_open() || shared.obstacle.is_some() && shared.points.len() > LARGEST_SHOWN
}

fn tag(region: &RegionReport, counts: Counts) -> String {
    match (counts, region.root().state) {
        (Counts::Shown, NodeState::Count(count)) => format!("{} {count}", region.sign),
        (Counts::Shown, NodeState::Alive) => format!("{} ∞", region.sign),
        _ => region.sign.clone(),
    }
}

fn half(tree: &Tree, reply: Reply) -> Half {
    match reply {
        Reply::Node(id) => {
            let node = tree.node(id);
            let is_settled = matches!(node.state, NodeState::Count(_) | NodeState::Alive);
            if is_settled || node.value.is_some() {
                Half::Known
            } else {
                Half::Open
            }
        }
        Reply::Suicide | Reply::Repeats | Reply::Occupied => Half::Illegal,
        Reply::Useless => Half::Useless,
    }
}
