//! Where somebody stands inside the regions of an endgame.
//!
//! A face calls [`EndgamePlace::follow`] when answers have come, and [`EndgamePlace::ask`] once it has done what was asked of
//! it: then the place is true to what is known, and what it shows is wanted of the desk. Nothing else is asked about regions.

use semeai_board::Point;
use semeai_endgame::inside::{Branches, MoveTree, PathError, RegionPath, TreeEdge};
use semeai_endgame::position_report::{EndgameReport, RegionReport};
use semeai_race::picks::{Move, Path};

use super::inside::{GrowTree, LookInside};
use super::solve::SolveEndgame;
use crate::desk::Exchange;
use crate::place::{Place, TreeStep};
use crate::session::Session;

/// A position inside a region of an endgame.
pub type EndgamePlace = Place<RegionTree>;

/// The tree that is shown round it.
#[derive(Clone, Debug, Default)]
pub struct RegionTree {
    /// The moves after which it begins.
    from: Path,
    branches: Branches,
}

/// Why somebody does not stand where he wanted to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoMove {
    /// The regions are still being searched.
    Searching,
    /// A move of this way cannot be played; the last one is taken back.
    Fault(PathError, RegionPath),
}

impl EndgamePlace {
    /// Which moves the tree shows from each of its positions.
    pub const fn branches(&self) -> Branches {
        self.science.branches
    }

    /// Shows these moves in the tree, where the place is to be seen.
    pub const fn show(&mut self, branches: Branches) {
        self.science.branches = branches;
        self.is_new = true;
    }

    /// Stands in a position of the selected region.
    pub fn go(&mut self, path: Path) {
        self.is_new = self.path != path;
        self.path = path;
    }

    /// Leaves the regions: none is selected.
    pub fn leave(&mut self) {
        self.region = None;
        self.path.clear();
        self.science.from.clear();
    }

    /// Selects the region of a point, if it has one.
    pub fn select(&mut self, session: &Session, point: Point) {
        let regions = session.endgame_report().map(|report| &report.regions);
        let mut regions = regions.into_iter().flatten();
        let region = regions.find(|region| region.points.contains(point));
        let region = region.and_then(|region| region.points.first());
        if region.is_some() && region != self.region {
            self.leave();
            self.region = region;
            self.is_new = true;
        }
    }

    /// Plays a side's move: in the region where one stands, or in another one from its beginning. On a stone of the position
    /// itself nothing is played; it selects its region.
    ///
    /// # Errors
    ///
    /// While no region is known yet.
    pub fn play(&mut self, session: &Session, step: Move) -> Result<(), NoMove> {
        let report = session.endgame_report();
        if report.is_none() && session.progress::<SolveEndgame>().is_pending() {
            return Err(NoMove::Searching);
        }
        let is_stone = session.document().board.setup.get(step.point).is_some();
        let mut regions = report.into_iter().flat_map(|report| &report.regions);
        let has_region = regions.any(|region| region.points.contains(step.point));
        let is_move = has_region && !(is_stone && self.path.is_empty());
        self.select(session, step.point);
        if is_move {
            self.go(self.path.iter().copied().chain([step]).collect());
        }
        Ok(())
    }

    /// Goes about the tree of the selected region, as far as it is known.
    pub fn step(&mut self, session: &Session, step: TreeStep) {
        let shown = session.desk().shown::<GrowTree>();
        let below = |path: &[Move]| {
            let here = shown.and_then(|shown| node_at(shown, path));
            here.map_or_else(Vec::new, |(tree, node)| moves(tree, node).collect())
        };
        if let Some(path) = self.after(step, below) {
            self.go(path);
        }
    }

    /// Keeps the place true to what has been found out. A move that turned out to be impossible is taken back, and it is said
    /// why.
    pub fn follow(&mut self, session: &mut Session) -> Option<NoMove> {
        let Some(at) = self.stand(session) else {
            self.path.clear();
            return None;
        };
        if session.news::<GrowTree>().is_some() {
            // Where one stands in a new tree is to be seen.
            self.is_new = true;
        }
        let asked = region_path(at, &self.path);
        let position = session.desk().shown::<LookInside>();
        let fault = position
            .filter(|position| position.ask.path == asked)
            .and_then(|position| position.answer.as_ref().err().copied());
        // Where no move was made there is nothing to take back, and nobody has asked.
        let fault = fault.filter(|_| self.path.pop().is_some());
        self.begin_tree(session);
        fault.map(|fault| NoMove::Fault(fault, asked))
    }

    /// A tree that does not show the place is to begin there.
    fn begin_tree(&mut self, session: &Session) {
        let from = &mut self.science.from;
        // Where one has gone out of the tree, that of the whole region is asked for first.
        let is_below = !self.path.is_empty() && self.path.starts_with(from);
        if !is_below || session.progress::<GrowTree>().is_pending() {
            return;
        }
        if let Some(shown) = session.desk().shown::<GrowTree>()
            && shown.answer.is_ok()
            && node_at(shown, &self.path).is_none()
        {
            from.clone_from(&self.path);
        }
    }

    /// Asks for the position where one stands, and for the tree round it.
    pub fn ask(&mut self, session: &mut Session) {
        let desk = session.desk();
        let counted = desk.wanted::<SolveEndgame>();
        let before = desk.wanted::<LookInside>();
        if before.is_some_and(|before| counted.is_none_or(|counted| !before.of.is_about(counted))) {
            // What is counted in another way is looked at from its beginning.
            self.path.clear();
            self.withdraw(session);
        }
        let Some(at) = self.stand(session) else {
            self.path.clear();
            self.withdraw(session);
            return;
        };
        let Some(of) = session.desk().answer::<SolveEndgame>() else {
            return;
        };
        let of = of.ask.clone();
        let RegionTree { from, branches } = &mut self.science;
        if self.path.is_empty() || !self.path.starts_with(from) {
            from.clear();
        }
        session.desk_mut().want(LookInside {
            of: of.clone(),
            path: region_path(at, &self.path),
        });
        session.desk_mut().want(GrowTree {
            of,
            path: region_path(at, from),
            branches: *branches,
        });
    }

    fn withdraw(&self, session: &mut Session) {
        session.desk_mut().withdraw::<LookInside>();
        session.desk_mut().withdraw::<GrowTree>();
    }

    /// Selects the region in which a move is worth most, unless one that is there is selected.
    fn stand(&mut self, session: &Session) -> Option<Point> {
        let (_, region) = self.region_of(session.endgame_report()?)?;
        self.region = region.points.first();
        self.region
    }

    /// The selected region with its number, or else the one in which a move is worth most.
    pub fn region_of<'r>(&self, report: &'r EndgameReport) -> Option<(usize, &'r RegionReport)> {
        let mut regions = report.regions.iter();
        let selected = self
            .region
            .and_then(|at| regions.position(|region| region.points.contains(at)));
        let number = selected.or_else(|| report.hottest_first().first().copied())?;
        Some((number, &report.regions[number]))
    }
}

fn region_path(at: Point, path: &[Move]) -> RegionPath {
    RegionPath {
        at,
        moves: path.iter().map(|step| (step.color, step.point)).collect(),
    }
}

impl Exchange<GrowTree> {
    /// The moves to the position at which the tree begins.
    pub fn from(&self) -> Path {
        let moves = self.ask.path.moves.iter();
        moves.map(|&(color, point)| Move { color, point }).collect()
    }
}

/// The node of a position in a tree, if it shows that.
fn node_at<'t>(grown: &'t Exchange<GrowTree>, path: &[Move]) -> Option<(&'t MoveTree, usize)> {
    let tree = grown.answer.as_ref().ok()?;
    let mut below = path.strip_prefix(grown.from().as_slice())?.iter();
    let root = (!tree.nodes.is_empty()).then_some(0);
    let node = below.try_fold(root?, |node, step| {
        let mut edges = edges(tree, node);
        edges.find_map(|(number, edge)| (step_of(edge) == Some(*step)).then_some(number))
    });
    Some((tree, node?))
}

/// The moves of a node that lead on.
fn moves(tree: &MoveTree, node: usize) -> impl Iterator<Item = Move> {
    edges(tree, node).filter_map(|(_, edge)| step_of(edge))
}

/// The nodes below a node, each with what leads there.
fn edges(tree: &MoveTree, node: usize) -> impl Iterator<Item = (usize, &TreeEdge)> {
    let edges = tree.nodes.iter().enumerate();
    let edges = edges.filter_map(|(number, node)| Some((number, node.edge.as_ref()?)));
    edges.filter(move |(_, edge)| edge.parent == node)
}

/// What lies below several equal moves follows the first.
fn step_of(edge: &TreeEdge) -> Option<Move> {
    let color = edge.color;
    edge.points.first().map(|&point| Move { color, point })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_board::Color;

    use super::*;
    use crate::host::Queue;
    use crate::{Action, BoardAction, EndgameAction, KeptRegions, Subject, file};

    /// Black's corridor of three points, and White's point.
    const CORRIDOR: &str = "#####@@\n@...#.#\n#####@@";

    struct Standing {
        session: Session,
        place: EndgamePlace,
    }

    impl Standing {
        fn new() -> Self {
            let loaded = file::parse("test", CORRIDOR.as_bytes()).expect("a diagram");
            let host = Arc::new(Queue::with_set_clock());
            let mut standing = Self {
                session: Session::on(host, loaded.document),
                place: EndgamePlace::default(),
            };
            let subject = EndgameAction::Subject(Subject::Endgame);
            standing.act(Action::Endgame(subject));
            standing.settle();
            standing
        }

        fn act(&mut self, action: Action) {
            self.session.apply(&action).expect("possible");
        }

        /// A frame, with what a person is told at its beginning.
        fn frame(&mut self) -> Option<NoMove> {
            self.session.update();
            let said = self.place.follow(&mut self.session);
            self.place.ask(&mut self.session);
            self.session.start();
            said
        }

        /// Frames until nothing is asked any more.
        fn settle(&mut self) -> Vec<NoMove> {
            let mut said = Vec::new();
            for _ in 0..3 {
                said.extend(self.frame());
                while self.session.desk().is_pending() {
                    said.extend(self.frame());
                }
            }
            said
        }

        fn point(&self, name: &str) -> Point {
            let topology = self.session.document().topology();
            topology.point(name).expect("on the board")
        }

        fn play(&mut self, name: &str, color: Color) -> Vec<NoMove> {
            let point = self.point(name);
            let step = Move { color, point };
            self.place.play(&self.session, step).expect("known regions");
            self.settle()
        }

        fn step(&mut self, step: TreeStep) -> String {
            self.place.step(&self.session, step);
            self.settle();
            self.way()
        }

        /// The way to where one stands: "wB2 bC2".
        fn way(&self) -> String {
            let topology = self.session.document().topology();
            let step = |step: &Move| {
                let side = if step.color == Color::Black { "b" } else { "w" };
                format!("{side}{}", topology.name(step.point))
            };
            let way: Vec<String> = self.place.path().iter().map(step).collect();
            way.join(" ")
        }

        fn value(&self) -> Option<String> {
            let position = self.session.shown::<LookInside>()?.as_ref().ok()?;
            Some(position.left.value.as_ref()?.text.to_string())
        }

        fn root_of_tree(&self) -> Path {
            let tree = self.session.desk().shown::<GrowTree>();
            tree.expect("a tree").from()
        }
    }

    #[test]
    fn a_move_leads_into_a_region_and_its_tree_back() {
        let mut standing = Standing::new();
        assert_eq!(standing.value().as_deref(), Some("{2||1|*}"));
        assert!(standing.play("B2", Color::White).is_empty());
        assert_eq!(standing.value().as_deref(), Some("{1|*}"));
        assert!(standing.place.is_new());
        standing.place.settle();
        let searched = standing.session.regions.clone();
        assert_eq!(searched.wait().expanded(), 0, "nothing is searched again");
        let first = standing.step(TreeStep::Child);
        assert!(first.starts_with("wB2 "), "{first}");
        assert_eq!(standing.step(TreeStep::Parent), "wB2");
        let other = standing.step(TreeStep::Sibling(-1));
        assert!(other.len() == 3 && other != "wB2", "{other}");
        assert_eq!(standing.step(TreeStep::Sibling(1)), "wB2");
        assert_eq!(standing.step(TreeStep::Root), "");
        assert_eq!(
            standing.step(TreeStep::Parent),
            "",
            "there is nothing above"
        );
    }

    #[test]
    fn a_move_that_cannot_be_played_is_taken_back_and_said() {
        let mut standing = Standing::new();
        standing.play("B2", Color::White);
        let said = standing.play("B2", Color::Black);
        assert!(
            matches!(&said[..], [NoMove::Fault(PathError::Step { number: 2, .. }, way)] if way.moves.len() == 2),
            "{said:?}"
        );
        assert_eq!(standing.way(), "wB2");
    }

    #[test]
    fn another_region_is_gone_into_from_its_beginning_and_a_stone_only_selects() {
        let mut standing = Standing::new();
        standing.play("B2", Color::White);
        let first = standing.place.region();
        standing.play("F2", Color::Black);
        assert!(standing.place.region() != first);
        assert_eq!(standing.way(), "bF2");
        let point = standing.point("C2");
        standing.place.select(&standing.session, point);
        assert_eq!(
            (standing.place.region(), standing.way()),
            (first, String::new())
        );
        standing.place.settle();
        let step = Move {
            color: Color::Black,
            point: standing.point("A1"),
        };
        let played = standing.place.play(&standing.session, step);
        assert!(played.is_ok() && standing.way().is_empty());
        assert!(!standing.place.is_new());
    }

    #[test]
    fn a_tree_begins_where_it_would_not_show_the_place() {
        let mut standing = Standing::new();
        assert!(standing.root_of_tree().is_empty());
        // Nobody's best move.
        standing.play("D2", Color::White);
        assert_eq!(standing.root_of_tree(), standing.place.path());
        standing.step(TreeStep::Root);
        assert!(standing.root_of_tree().is_empty());
        standing.place.show(Branches::All);
        standing.settle();
        standing.play("D2", Color::White);
        assert!(standing.root_of_tree().is_empty());
        let tree = standing.session.shown::<GrowTree>();
        let tree = tree.and_then(|tree| tree.as_ref().ok()).expect("a tree");
        assert!(tree.nodes.len() > 10 && tree.cut == 0);
    }

    #[test]
    fn a_place_ends_with_the_document_and_where_it_is_counted_in_another_way() {
        let mut standing = Standing::new();
        standing.play("B2", Color::White);
        let scoring = EndgameAction::Scoring(semeai_endgame::Scoring::Area);
        standing.act(Action::Endgame(scoring));
        standing.settle();
        assert_eq!(standing.way(), "");
        let stone = Some(Color::Black);
        let point = standing.point("B2");
        standing.act(Action::Board(BoardAction::Set { point, stone }));
        let session = &standing.session;
        assert!(session.shown::<LookInside>().is_none() && session.shown::<GrowTree>().is_none());
        standing.act(Action::Endgame(EndgameAction::Subject(Subject::Race)));
        standing.settle();
        let desk = standing.session.desk();
        assert!(desk.wanted::<LookInside>().is_none() && desk.wanted::<GrowTree>().is_none());
    }

    #[test]
    fn while_regions_are_searched_nothing_is_played_in_them() {
        let loaded = file::parse("test", CORRIDOR.as_bytes()).expect("a diagram");
        let mut document = loaded.document;
        document.subject = Subject::Endgame;
        let session = Session::on(Arc::new(Queue::with_set_clock()), document);
        let point = session.document().topology().point("B2").expect("a point");
        let color = Color::White;
        let mut place = EndgamePlace::default();
        let played = place.play(&session, Move { color, point });
        assert_eq!(played, Err(NoMove::Searching));
    }

    #[test]
    fn a_position_is_told_while_a_search_goes_on_with_what_is_kept() {
        let mut standing = Standing::new();
        let kept: KeptRegions = standing.session.regions.clone();
        let busy = kept.wait();
        standing.play("B2", Color::White);
        assert_eq!(standing.value().as_deref(), Some("{1|*}"));
        drop(busy);
    }
}
