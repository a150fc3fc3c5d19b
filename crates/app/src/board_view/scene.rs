//! What is on the board, as plain data: a pure function of what a frame shows.

use semeai_board::{ByColor, Color, Point, PointSet, Role, Setup};
use semeai_picture::letters::letters;
use semeai_race::Ending;
use semeai_race::propose::Proposal;
use semeai_race::report::{Node, NodeState, RegionReport, Reply, Report, SharedReport, Tree};
use semeai_race::solve::Outcome;
use semeai_session::play_out::PlayOut;
use semeai_session::solve::Solved;

use crate::mode::Mode;
use crate::shown::Shown;
use crate::view::Beside;

/// Everything that is painted on the wood.
#[derive(Debug)]
pub(crate) struct Scene {
    /// The stones.
    pub(crate) setup: Setup,
    /// The stones whose block has a role.
    pub(crate) essential: PointSet,
    /// The stones of safe blocks.
    pub(crate) safe: PointSet,
    /// The essential blocks, stone by stone.
    pub(crate) outlines: Vec<PointSet>,
    /// The regions.
    pub(crate) tints: Vec<Tint>,
    /// The candidate points.
    pub(crate) candidates: Vec<Candidate>,
    /// Useful points that are no candidates yet.
    pub(crate) suggestions: PointSet,
    /// Small signs on other empty points.
    pub(crate) signs: Vec<(Point, Sign)>,
    /// Points where a side's first move wins.
    pub(crate) winning: Vec<(Point, ByColor<bool>)>,
    /// The points that matter to a proposed race.
    pub(crate) relevant: PointSet,
    /// The numbers of the stones of a play-out or a line.
    pub(crate) numbers: Vec<(Point, usize)>,
    /// The move that led here.
    pub(crate) last_move: Option<Point>,
}

/// A region as the board shows it.
#[derive(Debug)]
pub(crate) struct Tint {
    /// Its points.
    pub(crate) points: PointSet,
    /// Its number, which picks the colour.
    pub(crate) number: usize,
    /// Whose it is; both sides' if absent.
    pub(crate) owner: Option<Color>,
    /// Its letter, with the count if it is settled.
    pub(crate) tag: String,
    /// Whether it is the selected one or pointed at.
    pub(crate) is_clear: bool,
}

/// A candidate point.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Candidate {
    /// Where.
    pub(crate) point: Point,
    /// Its letter.
    pub(crate) letter: String,
    /// What each side's move there has come to.
    pub(crate) halves: ByColor<Half>,
}

/// What a side's move at a candidate point has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Half {
    /// It is answered.
    Known,
    /// Questions are open in it.
    Open,
    /// It cannot be played.
    Illegal,
}

/// A small sign on an empty point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// A liberty of this side's essential block.
    Liberty(Color),
    /// A liberty of both.
    Shared,
    /// Of no use to the race.
    Useless,
    /// Banned by ko for the side to move.
    Ko,
}

impl Scene {
    /// What the board shows.
    pub(crate) fn of(shown: &Shown<'_>) -> Self {
        let setup = shown.stones();
        let mut scene = Self {
            essential: PointSet::EMPTY,
            safe: PointSet::EMPTY,
            outlines: Vec::new(),
            tints: Vec::new(),
            candidates: Vec::new(),
            suggestions: PointSet::EMPTY,
            signs: Vec::new(),
            winning: Vec::new(),
            numbers: shown.replay().map(PlayOut::numbers).unwrap_or_default(),
            relevant: PointSet::EMPTY,
            last_move: last_move(shown),
            setup,
        };
        if let Some(proposal) = shown.proposal() {
            scene.add_proposal(proposal);
            return scene;
        }
        scene.add_roles(shown);
        if let Some(game) = shown.replay() {
            scene.add_liberties(game);
        }
        // The regions of the count are those of the document: they say nothing about a race being played.
        if let Some(report) = shown.report.filter(|_| shown.replay().is_none()) {
            if shown.settings.has_regions {
                scene.add_tints(shown, report);
            }
            scene.add_signs(shown, report);
            if shown.view.mode == Mode::Analyse {
                scene.add_candidates(shown, report);
                match shown
                    .session
                    .solved()
                    .filter(|_| shown.view.is_beside(Beside::Proof))
                {
                    Some(solved) => scene.add_proved(shown, solved),
                    None => scene.add_winning(shown, report),
                }
            }
        }
        scene.add_ban(shown);
        scene
    }

    fn add_roles(&mut self, shown: &Shown<'_>) {
        let before = &shown.document.setup;
        let roles = shown.roles();
        for block in self.setup.blocks() {
            // A stone played into a captured stone's place does not inherit its role.
            let kept = block.stones.intersection(&before.stones[block.color]);
            let role = kept.iter().map(|point| roles.at(point)).max();
            match role.unwrap_or_default() {
                Role::Essential => {
                    self.essential = self.essential.union(&block.stones);
                    self.outlines.push(block.stones);
                }
                Role::Safe => self.safe = self.safe.union(&block.stones),
                Role::Unknown => {}
            }
        }
    }

    fn add_tints(&mut self, shown: &Shown<'_>, report: &Report) {
        let selected = shown.view.place.selected(report);
        let is_analysing = shown.view.mode == Mode::Analyse;
        for (number, region) in report.regions.iter().enumerate() {
            let is_pointed_at = region.points.first() == shown.view.hand.hovered_region
                && !region.points.is_empty();
            self.tints.push(Tint {
                points: region.points,
                number,
                owner: Some(region.defender),
                tag: tag(region, !shown.view.looks.are_counts_hidden),
                is_clear: is_pointed_at || (is_analysing && selected == Some(number)),
            });
        }
        for (i, shared) in report.shared.iter().enumerate() {
            if is_open_board(shared) {
                continue;
            }
            self.tints.push(Tint {
                points: shared.points,
                number: report.regions.len() + i,
                owner: None,
                tag: String::new(),
                is_clear: false,
            });
        }
    }

    fn add_signs(&mut self, shown: &Shown<'_>, report: &Report) {
        let here = shown
            .region()
            .filter(|_| shown.is_in_tree())
            .zip(shown.node());
        let is_bounded = |shared: Option<usize>| {
            shared.is_some_and(|i| report.shared.get(i).is_some_and(|it| !is_open_board(it)))
        };
        for point in self.setup.empty().iter() {
            let Some(known) = report.points.get(point.index()) else {
                continue;
            };
            let (is_useful, liberty) = match here {
                Some(((number, region), node)) if known.region == Some(number) => {
                    let is_liberty = node.liberties.contains(point);
                    let liberty = ByColor::new_with(|color| is_liberty && color == region.defender);
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

    fn add_ban(&mut self, shown: &Shown<'_>) {
        let is_at_start = self.setup == shown.document.setup;
        if let Some((_, point)) = shown.document.ban.filter(|_| is_at_start) {
            self.signs.push((point, Sign::Ko));
        }
    }

    fn add_candidates(&mut self, shown: &Shown<'_>, report: &Report) {
        let letters = letters(
            report,
            shown.view.place.selected(report),
            shown.view.place.path(),
        );
        if shown.is_in_tree() {
            if let (Some((_, region)), Some(node)) = (shown.region(), shown.node()) {
                self.add_node(&region.tree, node, &letters);
            }
        } else {
            for region in &report.regions {
                self.add_node(&region.tree, region.root(), &letters);
            }
        }
    }

    fn add_node(&mut self, tree: &Tree, node: &Node, letters: &[(Point, String)]) {
        let mut tried = PointSet::EMPTY;
        for slot in &node.slots {
            tried.insert(slot.point);
            let letter = letters.iter().find(|(point, _)| *point == slot.point);
            self.candidates.push(Candidate {
                point: slot.point,
                letter: letter.map(|(_, letter)| letter.clone()).unwrap_or_default(),
                halves: ByColor::new_with(|color| half(tree, slot.reply(color))),
            });
        }
        if matches!(node.state, NodeState::Nil | NodeState::Options) {
            self.suggestions = self.suggestions.union(&node.useful.difference(&tried));
        }
    }

    /// The liberties that a race being played is about.
    fn add_liberties(&mut self, game: &PlayOut) {
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

    /// What a proposal would mark.
    fn add_proposal(&mut self, proposal: &Proposal) {
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

    /// Every winning first move of the start that the proof panel shows.
    fn add_proved(&mut self, shown: &Shown<'_>, solved: &Solved) {
        if shown.is_in_tree() {
            return;
        }
        let first = shown.view.line.first;
        let start = solved.start(first);
        let is_lost = start.outcome == Outcome::won_by(first.opponent());
        // Where nobody captures, a move stands out only if something must be done.
        let is_quiet = matches!(
            start.outcome,
            Outcome::Ends(Ending::Seki | Ending::BothLive) | Outcome::Undecided
        ) && solved.searched(first).is_none_or(|found| found.may_pass);
        if is_lost || is_quiet {
            return;
        }
        for point in start.moves {
            self.winning
                .push((point, ByColor::new_with(|color| color == first)));
        }
    }

    fn add_winning(&mut self, shown: &Shown<'_>, report: &Report) {
        let Some(verdict) = report.verdict.as_ref().filter(|_| !shown.is_in_tree()) else {
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

/// The move that led to what the board shows, in a tree or in the game of the document.
fn last_move(shown: &Shown<'_>) -> Option<Point> {
    if shown.is_in_tree() {
        return shown.view.place.path().last().map(|last| last.point);
    }
    if shown.replay().is_some() {
        return None;
    }
    let number = shown.document.move_number()?;
    shown.document.game.as_ref()?.last_stone(number)
}

/// A shared region that no count is made of is shown up to this size: on a whole game it is most of the board.
const LARGEST_SHOWN: usize = 64;

/// Whether a shared region is no more than the open board.
fn is_open_board(shared: &SharedReport) -> bool {
    shared.obstacle.is_some() && shared.points.len() > LARGEST_SHOWN
}

fn tag(region: &RegionReport, has_count: bool) -> String {
    match region.root().state {
        NodeState::Count(count) if has_count => format!("{} {count}", region.id),
        NodeState::Alive if has_count => format!("{} ∞", region.id),
        _ => region.id.clone(),
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
    }
}
