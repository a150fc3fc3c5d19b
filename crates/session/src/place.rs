//! Where somebody stands in the trees of the regions, and the chain of questions that is being answered: the procedure
//! of the system paper, section 4.3, by clicks.
//!
//! A click on a point tries both sides' moves there. If one of the two positions needs candidates of its own, the place
//! steps into it (Black's first) and asks there; when all are answered it returns to where the chain began. So every
//! candidate costs exactly one click. What a click means is told as data: whoever stands here applies the action.

use semeai_board::{Color, Point};
use semeai_race::picks::{Move, Path};
use semeai_race::report::{Node, OpenQuestion, Reply, Report, Tree};

use crate::action::RaceAction;
use crate::document::Document;
use crate::questions::{
    by_urgency, children, has_candidates, next_nil, questions, region_at, untried,
};

/// A node of a region's tree, and the chain of questions that leads through it.
#[derive(Clone, Debug, Default)]
pub struct Place {
    region: Option<Point>,
    path: Path,
    /// Where the chain of questions began that is being answered.
    origin: Option<Path>,
    /// Whether the next report leads on to the next question of the chain.
    is_stepping: bool,
    has_moved: bool,
}

/// What a click on a point of a node means.
#[derive(Clone, Debug, PartialEq)]
pub enum Clicked {
    /// It led to another place, or nowhere.
    Went,
    /// The point is to be tried; the chain of questions goes on with the next report.
    Try(RaceAction),
    /// This side cannot play there.
    Impossible(Impossible),
}

/// Why a side cannot play on a candidate point of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// The stone would have no liberty and capture nothing.
    Suicide,
    /// A position of the way would come back.
    Repeats,
    /// A stone is there.
    Occupied,
}

impl Place {
    /// The selected region, by its first point; the most urgent one if absent.
    pub const fn region(&self) -> Option<Point> {
        self.region
    }

    /// The node of its tree.
    pub const fn path(&self) -> &[Move] {
        self.path.as_slice()
    }

    /// Whether the place has changed since this was last asked.
    pub fn take_moved(&mut self) -> bool {
        std::mem::take(&mut self.has_moved)
    }

    /// As [`Place::take_moved`], but the next one who asks is told so too.
    pub const fn has_moved(&self) -> bool {
        self.has_moved
    }

    /// Stands in a node of the selected region's tree.
    pub fn go(&mut self, path: Path) {
        self.path = path;
        self.origin = None;
        self.is_stepping = false;
        self.has_moved = true;
    }

    /// Selects a region, standing on the position itself.
    pub fn select(&mut self, anchor: Point) {
        self.region = Some(anchor);
        self.go(Path::new());
    }

    /// Stands on the position itself; a chain of questions goes on.
    pub fn go_to_root(&mut self) {
        self.path.clear();
    }

    /// Leaves trees that are no longer there.
    pub fn leave(&mut self) {
        *self = Self {
            has_moved: self.has_moved,
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
        self.settle(report);
        if std::mem::take(&mut self.is_stepping)
            && let Some(region) = self.selected(report)
        {
            self.step_on(&report.regions[region].tree);
        }
    }

    fn step_on(&mut self, tree: &Tree) {
        let origin = self.origin.clone().unwrap_or_default();
        self.has_moved = true;
        match next_nil(tree, &self.path, &origin) {
            Some(path) => self.path = path,
            None => {
                self.path = origin;
                self.origin = None;
            }
        }
    }

    /// Leaves regions and nodes that are no longer there.
    fn settle(&mut self, report: &Report) {
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

    /// A click on a point, as a move of this side: goes to that move, tries the point, or selects its region.
    pub fn click(&mut self, report: &Report, point: Point, color: Color) -> Clicked {
        let known = report.points.get(point.index());
        let Some(region) = known.and_then(|known| known.region) else {
            return Clicked::Went;
        };
        let tree = &report.regions[region].tree;
        let is_other = self.selected(report) != Some(region);
        let path = if is_other {
            Path::new()
        } else {
            self.path.clone()
        };
        let Some(node) = tree.find(&path).map(|id| tree.node(id)) else {
            return Clicked::Went;
        };
        if let Some(anchor) = report.regions[region].points.first().filter(|_| is_other) {
            self.select(anchor);
        }
        match meaning(node, point, color) {
            Meaning::Go => {
                self.go_on(path, Move { color, point });
                Clicked::Went
            }
            Meaning::Try => {
                self.begin_chain(&path);
                Clicked::Try(RaceAction::AddPick { path, point })
            }
            Meaning::Impossible(why) => Clicked::Impossible(why),
            Meaning::Nothing => Clicked::Went,
        }
    }

    fn go_on(&mut self, mut path: Path, step: Move) {
        path.push(step);
        self.go(path);
    }

    fn begin_chain(&mut self, path: &[Move]) {
        // Whoever stands in no chain begins one here; within one, the origin stays.
        if self.origin.is_none() {
            self.origin = Some(path.to_vec());
        }
        self.is_stepping = true;
    }

    /// Adds or removes a candidate of the node without going anywhere.
    pub fn toggle(&self, document: &Document, point: Point) -> RaceAction {
        let path = self.path.clone();
        if document.picks.contains(&path, point) {
            RaceAction::RemovePick { path, point }
        } else {
            RaceAction::AddPick { path, point }
        }
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

    /// Accepts what is suggested here, and goes on as after a click. Where nothing is suggested it leads to the next
    /// question instead.
    pub fn accept_here(&mut self, report: &Report) -> Option<RaceAction> {
        let tree = &report.regions[self.selected(report)?].tree;
        let node = tree.find(&self.path).map(|id| tree.node(id));
        let points = node.map(untried).unwrap_or_default();
        if points.is_empty() {
            self.go_to_question(report, 1);
            return None;
        }
        let path = self.path.clone();
        self.begin_chain(&path);
        Some(RaceAction::AddPicks { path, points })
    }

    /// Goes to the position before the last move.
    pub fn go_to_parent(&mut self) {
        let mut path = self.path.clone();
        if path.pop().is_some() {
            self.go(path);
        }
    }

    /// Goes to the first move that leads on.
    pub fn go_to_child(&mut self, report: &Report) {
        let Some(region) = self.selected(report) else {
            return;
        };
        let options = children(&report.regions[region].tree, &self.path);
        if let Some(&step) = options.first() {
            self.go_on(self.path.clone(), step);
        }
    }

    /// Goes so many moves on, or back, among those that could have been played in place of the last one.
    pub fn go_to_sibling(&mut self, report: &Report, by: isize) {
        let mut path = self.path.clone();
        let (Some(last), Some(region)) = (path.pop(), self.selected(report)) else {
            return;
        };
        let options = children(&report.regions[region].tree, &path);
        let at = options.iter().position(|&option| option == last);
        let next = at.and_then(|at| at.checked_add_signed(by));
        if let Some(&step) = next.and_then(|next| options.get(next)) {
            self.go_on(path, step);
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
        },
        None if !is_stone && has_candidates(node) => Meaning::Try,
        None => Meaning::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::questions::accept_all;
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
        place: Place,
    }

    impl Standing {
        fn new() -> Self {
            let loaded = file::parse("test", FIGURE_10.as_bytes()).expect("a diagram");
            let mut standing = Self {
                session: Session::new(loaded.document),
                place: Place::default(),
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

        fn click(&mut self, name: &str, color: Color) -> Clicked {
            let point = self.point(name);
            let report = self.session.report().expect("a report");
            let clicked = self.place.click(report, point, color);
            if let Clicked::Try(action) = &clicked {
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
        assert_eq!(standing.session.document().picks.len(), 4);
        let report = standing.session.report().expect("a report");
        assert!(questions(report).is_empty() && accept_all(report).is_none());
    }

    #[test]
    fn a_click_on_a_candidate_goes_to_the_move_of_its_side() {
        let mut standing = Standing::new();
        for name in ["B3", "H3", "H3", "B3"] {
            standing.click(name, Color::Black);
        }
        assert_eq!(standing.click("B3", Color::White), Clicked::Went);
        assert_eq!(standing.way(), "wB3");
        standing.place.go_to_parent();
        let report = standing.session.report().expect("a report");
        standing.place.go_to_child(report);
        assert_eq!(standing.way(), "bB3");
        let report = standing.session.report().expect("a report");
        standing.place.go_to_sibling(report, 1);
        assert_eq!(standing.way(), "bH3");
    }

    #[test]
    fn what_is_suggested_is_accepted_here_or_everywhere_as_one_change() {
        let mut standing = Standing::new();
        let report = standing.session.report().expect("a report");
        let all = accept_all(report).expect("suggestions");
        standing.act(all);
        assert_eq!(standing.session.document().picks.len(), 2);
        assert!(standing.session.undo() && !standing.session.has_undo());
        standing.follow();
        for _ in 0..3 {
            let report = standing.session.report().expect("a report");
            if let Some(action) = standing.place.accept_here(report) {
                standing.act(action);
            }
        }
        let report = standing.session.report().expect("a report");
        assert!(questions(report).is_empty());
    }
}
