//! Where somebody stands in the trees of the regions, and the chain of questions that is being answered: the procedure
//! of the system paper, section 4.3, by clicks.
//!
//! A click on a point tries both sides' moves there. If one of the two positions needs candidates of its own, the place
//! steps into it (Black's first) and asks there; when all are answered it returns to where the chain began. So every
//! candidate costs exactly one click. What a click means is told as data: whoever stands here applies the action.

use semeai_board::{Color, Point, PointSet};
use semeai_race::picks::{ClosedQuestion, Move, Path};
use semeai_race::report::{Node, NodeState, OpenQuestion, Reply, Report, Tree};

use crate::action::RaceAction;
use crate::document::Document;
use crate::place::{Place, TreeStep};
use crate::race::questions::{
    by_urgency, children, has_candidates, has_too_many, next_nil, questions, region_at, suggested,
};

/// A node of a region's tree, with the chain of questions that leads through it.
pub type RacePlace = Place<QuestionChain>;

/// The chain of questions that is being answered.
#[derive(Clone, Debug, Default)]
pub struct QuestionChain {
    /// Where it began, if there is one.
    origin: Option<Path>,
    /// Whether the next report leads on to its next question.
    is_stepping: bool,
}

/// What a click on a point of a node means.
#[derive(Clone, Debug, PartialEq)]
pub enum ClickMeaning {
    /// It led to another place, or nowhere.
    Went,
    /// The point is to be tried; the chain of questions goes on with the next report.
    Try(RaceAction),
    /// No move of this side is tried there.
    Impossible(Impossible),
}

/// Why no move of a side is tried on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// The stone would have no liberty and capture nothing.
    Suicide,
    /// A position of the way would come back.
    Repeats,
    /// A stone is there.
    Occupied,
    /// The person said that the move is of no use.
    Useless,
    /// No move there changes the count any more.
    Settled,
    /// The block cannot be captured there any more.
    Alive,
    /// It lies between the two blocks: a rule counts it.
    Shared,
    /// It belongs to no region.
    Outside,
}

impl RacePlace {
    /// Stands in a node of the selected region's tree.
    pub fn go(&mut self, path: Path) {
        self.path = path;
        self.science = QuestionChain::default();
        self.is_new = true;
    }

    /// Selects a region, standing on the position itself.
    pub fn select(&mut self, anchor: Point) {
        self.region = Some(anchor);
        self.go(Path::new());
    }

    /// Leaves trees that are no longer there.
    pub fn leave(&mut self) {
        *self = Self {
            is_new: self.is_new,
            ..Self::default()
        };
    }

    /// Keeps the place true to a new report, and goes on with a chain of questions.
    pub fn follow(&mut self, report: &Report) {
        // The selection must not jump to another region because this one has cooled down.
        if self.region.is_none() {
            let anchor = by_urgency(report)
                .first()
                .and_then(|&i| report.regions[i].points.first());
            self.region = anchor;
        }
        self.leave_what_is_gone(report);
        if std::mem::take(&mut self.science.is_stepping)
            && let Some(region) = self.selected(report)
        {
            self.step_on(&report.regions[region].tree);
        }
    }

    fn step_on(&mut self, tree: &Tree) {
        let origin = self.science.origin.clone().unwrap_or_default();
        self.is_new = true;
        match next_nil(tree, &self.path, &origin) {
            Some(path) => self.path = path,
            None => {
                self.path = origin;
                self.science.origin = None;
            }
        }
    }

    /// Leaves regions and nodes that are no longer there.
    fn leave_what_is_gone(&mut self, report: &Report) {
        if self
            .region
            .is_some_and(|anchor| region_at(report, anchor).is_none())
        {
            self.region = None;
            self.path.clear();
        }
        let Some(region) = self.selected(report) else {
            self.path.clear();
            return;
        };
        let tree = &report.regions[region].tree;
        while !self.path.is_empty() && tree.find(&self.path).is_none() {
            self.path.pop();
        }
    }

    /// The selected region, by its index.
    pub fn selected(&self, report: &Report) -> Option<usize> {
        self.region
            .and_then(|anchor| region_at(report, anchor))
            .or_else(|| by_urgency(report).first().copied())
    }

    /// The node where one stands; absent where the trees have changed.
    pub fn node<'r>(&self, report: &'r Report) -> Option<&'r Node> {
        let tree = &report.regions[self.selected(report)?].tree;
        Some(tree.node(tree.find(&self.path)?))
    }

    /// A click on a point, as a move of this side: goes to that move, tries the point, or selects its region.
    pub fn click(&mut self, report: &Report, point: Point, color: Color) -> ClickMeaning {
        let known = report.points.get(point.index());
        let Some(region) = known.and_then(|known| known.region) else {
            let is_shared = known.is_some_and(|known| known.shared.is_some());
            return ClickMeaning::Impossible(match is_shared {
                true => Impossible::Shared,
                false => Impossible::Outside,
            });
        };
        let tree = &report.regions[region].tree;
        let is_other = self.selected(report) != Some(region);
        let path = if is_other {
            Path::new()
        } else {
            self.path.clone()
        };
        let Some(node) = tree.find(&path).map(|id| tree.node(id)) else {
            return ClickMeaning::Went;
        };
        if let Some(anchor) = report.regions[region].points.first().filter(|_| is_other) {
            self.select(anchor);
        }
        match meaning(node, point, color) {
            Meaning::Go => {
                self.go_on(path, Move { color, point });
                ClickMeaning::Went
            }
            Meaning::Try => {
                self.begin_chain(&path);
                ClickMeaning::Try(RaceAction::AddPick { path, point })
            }
            Meaning::Impossible(why) => ClickMeaning::Impossible(why),
            Meaning::Nothing => ClickMeaning::Went,
        }
    }

    fn go_on(&mut self, mut path: Path, step: Move) {
        path.push(step);
        self.go(path);
    }

    fn begin_chain(&mut self, path: &[Move]) {
        // Whoever stands in no chain begins one here; within one, the origin stays.
        if self.science.origin.is_none() {
            self.science.origin = Some(path.to_vec());
        }
        self.science.is_stepping = true;
    }

    /// Adds or removes a candidate of the node without going anywhere.
    pub fn toggle(&self, document: &Document, point: Point) -> RaceAction {
        let path = self.path.clone();
        if document.race.picks.contains(&path, point) {
            RaceAction::RemovePick { path, point }
        } else {
            RaceAction::AddPick { path, point }
        }
    }

    /// Closes the question of the node where one stands, for nobody has a useful move there, and goes on with the chain of
    /// questions; where it is closed already, it is asked again. Of another region that is pointed at it is the position
    /// itself. Nothing where nothing is asked.
    pub fn close_node(&mut self, report: &Report, at: Option<Point>) -> Option<RaceAction> {
        self.turn_to(report, at);
        let region = &report.regions[self.selected(report)?];
        let node = region.tree.node(region.tree.find(&self.path)?);
        let what = ClosedQuestion::Region(region.points.first()?);
        let path = self.path.clone();
        if node.is_closed {
            return Some(RaceAction::Reopen { path, what });
        }
        if !has_candidates(node) {
            return None;
        }
        self.begin_chain(&path);
        Some(RaceAction::Close { path, what })
    }

    /// Says that a side's move on a candidate of the node where one stands is of no use, or if that was said, that it may be
    /// of use. Of another region it is a candidate of the position itself. Nothing where there is no such candidate.
    pub fn close_move(&mut self, report: &Report, step: Move) -> Option<RaceAction> {
        self.turn_to(report, Some(step.point));
        let tree = &report.regions[self.selected(report)?].tree;
        let node = tree.node(tree.find(&self.path)?);
        let slot = node.slots.iter().find(|slot| slot.point == step.point)?;
        let (path, what) = (self.path.clone(), ClosedQuestion::Move(step));
        match slot.reply(step.color) {
            Reply::Useless => Some(RaceAction::Reopen { path, what }),
            Reply::Node(_) => Some(RaceAction::Close { path, what }),
            Reply::Suicide | Reply::Repeats | Reply::Occupied => None,
        }
    }

    /// Selects the region of a point, unless it is selected.
    fn turn_to(&mut self, report: &Report, point: Option<Point>) {
        let region = point
            .and_then(|point| report.points.get(point.index()))
            .and_then(|known| known.region)
            .filter(|&region| self.selected(report) != Some(region));
        if let Some(anchor) = region.and_then(|region| report.regions[region].points.first()) {
            self.select(anchor);
        }
    }

    /// Says that the move that led to where one stands is of no use, and stands before it; the chain of questions goes on.
    pub fn close_last(&mut self, report: &Report) -> Option<RaceAction> {
        let mut path = self.path.clone();
        let last = path.pop()?;
        let (origin, was_there) = (
            self.science.origin.take(),
            std::mem::replace(&mut self.path, path),
        );
        let action = self.close_move(report, last);
        if action.is_none() {
            (self.science.origin, self.path) = (origin, was_there);
            return None;
        }
        self.is_new = true;
        // A chain that began below the move that is gone has no end any more.
        self.science.origin = origin.filter(|origin| self.path.starts_with(origin));
        self.begin_chain(&self.path.clone());
        action
    }

    /// Goes so many open questions of all regions on, or back, round in a circle; from a place without a question to
    /// the first one, or back to the last.
    pub fn go_to_question(&mut self, report: &Report, by: isize) {
        let open = questions(report);
        let here = self.selected(report);
        let is_here =
            |question: &OpenQuestion| Some(question.region) == here && question.path == self.path;
        let chosen = match open.iter().position(is_here) {
            Some(at) => around(at, by, open.len()),
            None if by < 0 => open.len().checked_sub(1),
            None => Some(0),
        };
        let chosen = chosen.and_then(|chosen| open.get(chosen));
        let Some(OpenQuestion { region, path }) = chosen.cloned() else {
            return;
        };
        self.region = report.regions[region].points.first();
        self.go(path);
    }

    /// Accepts what is suggested here, in a part of the board if only that is asked about, and goes on as after a click.
    /// Where nothing is useful it leads to the next question instead.
    pub fn accept_here(&mut self, report: &Report, asked: Option<&PointSet>) -> Option<RaceAction> {
        let node = self.node(report)?;
        let points: Vec<Point> = suggested(node, asked).iter().collect();
        if points.is_empty() {
            if suggested(node, None).is_empty() && !has_too_many(node, None) {
                self.go_to_question(report, 1);
            }
            return None;
        }
        let path = self.path.clone();
        self.begin_chain(&path);
        Some(RaceAction::AddPicks { path, points })
    }

    /// Goes about the tree of the selected region, as far as it is known; nothing happens where a step leads nowhere.
    pub fn step(&mut self, report: Option<&Report>, step: TreeStep) {
        let region = report.and_then(|report| Some(&report.regions[self.selected(report)?]));
        let below =
            |path: &[Move]| region.map_or_else(Vec::new, |region| children(&region.tree, path));
        if let Some(path) = self.after(step, below) {
            self.go(path);
        }
    }
}

/// So many steps on or back in a circle of this length.
fn around(at: usize, by: isize, length: usize) -> Option<usize> {
    let length = isize::try_from(length).ok()?;
    let at = isize::try_from(at).ok()?;
    usize::try_from(at.checked_add(by)?.checked_rem_euclid(length)?).ok()
}

enum Meaning {
    Go,
    Try,
    Impossible(Impossible),
    Nothing,
}

fn meaning(node: &Node, point: Point, color: Color) -> Meaning {
    let is_stone = node.black.contains(point) || node.white.contains(point);
    match node.slots.iter().find(|slot| slot.point == point) {
        Some(slot) => match slot.reply(color) {
            Reply::Node(_) => Meaning::Go,
            Reply::Suicide => Meaning::Impossible(Impossible::Suicide),
            Reply::Repeats => Meaning::Impossible(Impossible::Repeats),
            Reply::Occupied => Meaning::Impossible(Impossible::Occupied),
            Reply::Useless => Meaning::Impossible(Impossible::Useless),
        },
        None if is_stone => Meaning::Nothing,
        None => match node.state {
            NodeState::Nil | NodeState::Options => Meaning::Try,
            NodeState::Count(_) => Meaning::Impossible(Impossible::Settled),
            NodeState::Alive => Meaning::Impossible(Impossible::Alive),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race::questions::accept_all;
    use crate::session::Session;
    use crate::{Action, file};

    /// Figure 10 of the system paper: candidates at B3 and H3 (the paper's a and b).
    const FIGURE_10: &str = "\
@.@.@.@.@
@XXXXXXX@
@X@@@@@X@
@..@@@@.@
@B@@@@@B@
BBBBBBBBB";

    struct Standing {
        session: Session,
        place: RacePlace,
    }

    impl Standing {
        fn new() -> Self {
            let loaded = file::parse("test", FIGURE_10.as_bytes()).expect("a diagram");
            let mut standing = Self {
                session: Session::new(loaded.document),
                place: RacePlace::default(),
            };
            standing.follow();
            standing
        }

        fn follow(&mut self) {
            self.session.finish();
            self.place.follow(self.session.report().expect("a report"));
        }

        fn point(&self, name: &str) -> Point {
            let topology = self.session.document().topology();
            topology.point(name).expect("on the board")
        }

        fn act(&mut self, action: RaceAction) {
            let action = Action::Race(action);
            self.session.apply(&action).expect("a candidate");
            self.follow();
        }

        fn click(&mut self, name: &str, color: Color) -> ClickMeaning {
            let point = self.point(name);
            let report = self.session.report().expect("a report");
            let clicked = self.place.click(report, point, color);
            if let ClickMeaning::Try(action) = &clicked {
                self.act(action.clone());
            }
            clicked
        }

        /// The way to where one stands: "wB3 bH3".
        fn way(&self) -> String {
            let topology = self.session.document().topology();
            let step = |step: &Move| {
                let side = if step.color == Color::Black { "b" } else { "w" };
                format!("{side}{}", topology.name(step.point))
            };
            let way: Vec<String> = self.place.path().iter().map(step).collect();
            way.join(" ")
        }
    }

    #[test]
    fn every_candidate_of_the_papers_example_costs_one_click() {
        let mut standing = Standing::new();
        // Candidate a: Black has 6; White's move is nil, so the chain steps into it.
        standing.click("B3", Color::Black);
        assert_eq!(standing.way(), "wB3");
        // Candidate b there: no nil is left, so the chain is back.
        standing.click("H3", Color::Black);
        assert_eq!(standing.way(), "");
        standing.click("H3", Color::Black);
        standing.click("B3", Color::Black);
        assert_eq!(standing.way(), "");
        assert_eq!(standing.session.document().race.picks.len(), 4);
        let report = standing.session.report().expect("a report");
        assert!(questions(report).is_empty() && accept_all(report, None).is_none());
    }

    #[test]
    fn a_click_on_a_candidate_goes_to_the_move_of_its_side() {
        let mut standing = Standing::new();
        for name in ["B3", "H3", "H3", "B3"] {
            standing.click(name, Color::Black);
        }
        assert_eq!(standing.click("B3", Color::White), ClickMeaning::Went);
        assert_eq!(standing.way(), "wB3");
        let report = standing.session.report().expect("a report");
        standing.place.step(None, TreeStep::Parent);
        standing.place.step(Some(report), TreeStep::Child);
        assert_eq!(standing.way(), "bB3");
        let report = standing.session.report().expect("a report");
        standing.place.step(Some(report), TreeStep::Sibling(1));
        assert_eq!(standing.way(), "bH3");
    }

    impl Standing {
        fn close(&mut self, close: impl Fn(&mut RacePlace, &Report) -> Option<RaceAction>) {
            let report = self.session.report().expect("a report");
            let action = close(&mut self.place, report).expect("a question");
            self.act(action);
        }

        fn report(&self) -> &Report {
            self.session.report().expect("a report")
        }
    }

    #[test]
    fn a_question_is_closed_where_nobody_has_a_useful_move() {
        let mut standing = Standing::new();
        standing.click("B3", Color::Black);
        assert_eq!(standing.way(), "wB3");
        standing.close(|place, report| place.close_node(report, None));
        assert_eq!(standing.way(), "", "the chain has come to its end");
        let tree = &standing.report().regions[0].tree;
        let closed = tree.nodes.iter().find(|node| node.is_closed);
        let closed = closed.expect("a closed node");
        let liberties = u32::try_from(closed.liberties.len()).expect("few");
        assert_eq!(closed.state, NodeState::Count(liberties));
        assert!(questions(standing.report()).is_empty());
        let value = |standing: &Standing| {
            let root = standing.report().regions[0].root();
            root.value.as_ref().map(|value| value.text.to_string())
        };
        assert_eq!(value(&standing), Some(format!("{{6|{liberties}}}")));
        // A file keeps it, and undo takes it back.
        let text = file::to_sgf(standing.session.document(), &file::Answers::NOTHING)
            .expect("a rectangle");
        let read = file::parse("test.sgf", text.as_bytes()).expect("a game");
        assert_eq!(
            read.document.race.picks,
            standing.session.document().race.picks
        );
        assert!(text.contains("SEMN["), "{text}");
        assert!(standing.session.undo());
        standing.follow();
        assert_eq!(value(&standing), None);
    }

    #[test]
    fn a_whole_region_is_closed_and_asked_again() {
        let mut standing = Standing::new();
        let all = questions(standing.report()).len();
        assert!(all > 0);
        standing.close(|place, report| place.close_node(report, None));
        assert!(questions(standing.report()).is_empty());
        let text = file::to_sgf(standing.session.document(), &file::Answers::NOTHING)
            .expect("a rectangle");
        let read = file::parse("test.sgf", text.as_bytes()).expect("a game");
        assert_eq!(
            read.document.race.picks,
            standing.session.document().race.picks
        );
        standing.close(|place, report| place.close_node(report, None));
        assert_eq!(questions(standing.report()).len(), all);
        assert!(standing.session.document().race.picks.is_empty());
    }

    #[test]
    fn a_move_of_no_use_is_no_option() {
        let mut standing = Standing::new();
        for name in ["B3", "H3", "H3", "B3"] {
            standing.click(name, Color::Black);
        }
        let nodes = standing.report().regions[0].tree.nodes.len();
        let [black, white] = Color::ALL.map(|color| Move {
            color,
            point: standing.point("H3"),
        });
        let before = standing.report().regions[0].root().value.clone();
        standing.close(|place, report| place.close_move(report, black));
        let region = &standing.report().regions[0];
        assert!(region.tree.nodes.len() < nodes);
        assert_eq!(region.root().slots[1].reply(Color::Black), Reply::Useless);
        // Black's move on B3 is as good, so nothing is lost.
        let text = |value: &Option<semeai_race::report::ValueReport>| {
            value.as_ref().map(|value| value.text.to_string())
        };
        assert_eq!(text(&region.root().value), text(&before));
        assert_eq!(
            standing.click("H3", Color::Black),
            ClickMeaning::Impossible(Impossible::Useless)
        );
        // Without a move of White the node is a question: he may always fill a liberty.
        standing.close(|place, report| place.close_move(report, white));
        let point = standing.point("B3");
        let other = Move {
            color: Color::White,
            point,
        };
        standing.close(|place, report| place.close_move(report, other));
        assert_eq!(questions(standing.report()).len(), 1);
        standing.close(|place, report| place.close_move(report, other));
        assert!(questions(standing.report()).is_empty());
        let document = standing.session.document();
        let file = file::to_sgf(document, &file::Answers::NOTHING).expect("a rectangle");
        let read = file::parse("test.sgf", file.as_bytes()).expect("a game");
        assert_eq!(read.document.race.picks, document.race.picks);
        assert!(file.contains("SEMN[B:"), "{file}");
    }

    #[test]
    fn the_move_that_led_to_a_question_is_said_to_be_of_no_use() {
        let mut standing = Standing::new();
        standing.click("B3", Color::Black);
        standing.close(RacePlace::close_last);
        assert_eq!(standing.way(), "");
        let slot = &standing.report().regions[0].root().slots[0];
        assert_eq!(slot.reply(Color::White), Reply::Useless);
        assert!(matches!(slot.reply(Color::Black), Reply::Node(_)));
    }

    #[test]
    fn what_is_suggested_is_accepted_here_or_everywhere_as_one_change() {
        let mut standing = Standing::new();
        let report = standing.session.report().expect("a report");
        let all = accept_all(report, None).expect("suggestions");
        standing.act(all);
        assert_eq!(standing.session.document().race.picks.len(), 2);
        assert!(standing.session.undo() && !standing.session.history().has_undo());
        standing.follow();
        for _ in 0..3 {
            let report = standing.session.report().expect("a report");
            if let Some(action) = standing.place.accept_here(report, None) {
                standing.act(action);
            }
        }
        let report = standing.session.report().expect("a report");
        assert!(questions(report).is_empty());
    }
}
