//! Where somebody stands in a record, which way leads on from there, and what they have written at its positions.

use std::collections::BTreeMap;
use std::sync::Arc;

use semeai_board::{ByColor, Point, PointSet};

use super::record::{Moment, NodeId, Record};

/// The game that a position came from, and where in it somebody stands. Cheap to clone.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    record: Arc<Record>,
    at: NodeId,
    /// The continuations that were gone, where they are not the first.
    ways: Arc<BTreeMap<NodeId, NodeId>>,
    /// The comments that were changed since the record was read.
    comments: Arc<BTreeMap<NodeId, String>>,
}

impl Game {
    /// A game in which somebody stands here; nothing without positions to go to, or if it has no such position.
    pub(crate) fn new(record: Record, at: NodeId) -> Option<Self> {
        let is_in = !record.is_empty() && record.find(at).is_some();
        is_in.then(|| Self {
            record: Arc::new(record),
            at,
            ways: Arc::default(),
            comments: Arc::default(),
        })
    }

    /// Every position with its moves and variations, whichever is on the board.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Whether it is the record of another one, in which every position has the same number.
    pub(crate) fn has_record_of(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.record, &other.record)
    }

    /// The same game as another record of it was played, with the same moves; unchanged if some of them cannot be played there.
    pub(crate) fn played_as(mut self, record: Record) -> Self {
        if record.len() == self.record.len() {
            self.record = Arc::new(record);
        }
        self
    }

    /// The same game as another record has it, in which its positions are found so; what was written is in that record. Who
    /// stood where it no longer leads stands at the last position before. Nothing if nothing is left to go to.
    pub(crate) fn moved(
        &self,
        record: Record,
        onto: impl Fn(NodeId) -> Option<NodeId>,
    ) -> Option<Self> {
        let at = self.record.way_back(self.at).find_map(&onto)?;
        let ways = self.ways.iter();
        let ways = ways.filter_map(|(&from, &to)| Some((onto(from)?, onto(to)?)));
        let ways = Arc::new(ways.collect());
        Self::new(record, at).map(|game| Self { ways, ..game })
    }

    /// The position where somebody stood last.
    pub const fn place(&self) -> NodeId {
        self.at
    }

    /// The position with these stones: the one of the last step if it has them.
    pub fn at(&self, stones: &ByColor<PointSet>) -> Option<NodeId> {
        (self.record.node(self.at).moment.stones == *stones).then_some(self.at)
    }

    /// The stone that the move to a position has put; nothing at the beginning, or after a pass.
    pub fn last_stone(&self, at: NodeId) -> Option<Point> {
        self.record.node(at).played?.point
    }

    /// The next position on the way that is being gone.
    pub fn on(&self, from: NodeId) -> Option<NodeId> {
        let way = self.ways.get(&from).copied();
        way.or(self.record.node(from).first)
    }

    /// The last position on the way that is being gone.
    pub fn end(&self) -> NodeId {
        let line = std::iter::successors(Some(self.at), |&at| self.on(at));
        line.last().unwrap_or(self.at)
    }

    /// How many moves there are on the way that is being gone.
    pub fn moves(&self) -> usize {
        self.record.node(self.end()).number
    }

    /// The position after so many moves on the way that is being gone, the first of several; nothing if there are not so
    /// many.
    pub fn after(&self, moves: usize) -> Option<NodeId> {
        let is_it = |&at: &NodeId| self.record.node(at).number == moves;
        if moves <= self.record.node(self.at).number {
            return self.record.way_back(self.at).filter(is_it).last();
        }
        let mut line = std::iter::successors(Some(self.at), |&at| self.on(at));
        line.find(is_it)
    }

    /// So many variations on or back, from the nearest position on the way here, this one included, that has others beside
    /// it; nothing where no variation is left.
    pub fn beside(&self, by: isize) -> Option<NodeId> {
        let record = &*self.record;
        let has_others = |at: &NodeId| record.node(*at).parent.is_some_and(|p| record.is_fork(p));
        let at = record.way_back(self.at).find(has_others)?;
        let all: Vec<NodeId> = record.continuations(record.node(at).parent?).collect();
        let place = all.iter().position(|&each| each == at)?;
        all.get(place.checked_add_signed(by)?).copied()
    }

    /// What is written at a position.
    pub fn comment(&self, at: NodeId) -> &str {
        let changed = self.comments.get(&at).map(String::as_str);
        changed.unwrap_or_else(|| self.record.comment(at))
    }

    /// The comments that were changed since the record was read.
    pub(crate) fn changed_comments(&self) -> &BTreeMap<NodeId, String> {
        &self.comments
    }

    /// Writes at the position where somebody stands.
    pub(crate) fn write(&mut self, comment: &str) {
        let comments = Arc::make_mut(&mut self.comments);
        if self.record.comment(self.at) == comment {
            comments.remove(&self.at);
        } else {
            comments.insert(self.at, comment.to_owned());
        }
    }

    /// Stands at a position from now on; the position, if there is such a one.
    pub(crate) fn go(&mut self, to: NodeId) -> Option<Moment> {
        let moment = self.record.find(to)?.moment;
        self.at = to;
        for way in self.record.way_back(to) {
            let Some(parent) = self.record.node(way).parent else {
                break;
            };
            if self.on(parent) != Some(way) {
                let ways = Arc::make_mut(&mut self.ways);
                if self.record.node(parent).first == Some(way) {
                    ways.remove(&parent);
                } else {
                    ways.insert(parent, way);
                }
            }
        }
        Some(moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Document, Session, TextAction, file};

    fn open(text: &str) -> Document {
        let loaded = file::parse("x.sgf", text.as_bytes());
        loaded.expect("a game").document
    }

    fn game(document: &Document) -> &Game {
        document.game.as_ref().expect("moves")
    }

    #[test]
    fn the_last_stone_is_the_one_that_was_put_whatever_it_took() {
        let document = open("(;SZ[5];B[ba];W[aa];B[cc];W[];B[ab])");
        let game = game(&document);
        let name = |number| {
            let point = game.last_stone(game.after(number)?)?;
            Some(document.topology().name(point))
        };
        let names: Vec<_> = (0..=5).map(name).collect();
        let expected = [None, Some("B5"), Some("A5"), Some("C3"), None, Some("A4")];
        assert_eq!(names, expected);
        assert_eq!(game.after(6), None);
    }

    /// The moves on the way that is being gone, and where in it somebody stands.
    fn way(document: &Document) -> (Vec<&str>, usize) {
        let game = game(document);
        let nodes = std::iter::successors(Some(NodeId::ROOT), |&at| game.on(at));
        let stones = nodes.filter_map(|at| game.last_stone(at));
        let names = stones.map(|point| document.topology().name(point));
        (
            names.collect(),
            document.move_number().expect("in the game"),
        )
    }

    #[test]
    fn a_variation_that_was_gone_into_is_the_way_on() {
        let text = "(;SZ[5];B[aa];W[bb](;B[cc];W[dd])(;B[ee](;W[ea])(;W[eb];B[ec])))";
        let mut session = Session::new(open(text));
        let go = |session: &mut Session, to: Option<NodeId>| {
            let go = Action::Game(to.expect("a position"));
            session.apply(&go).expect("always possible");
        };
        assert_eq!(way(session.document()), (vec!["A5", "B4", "C3", "D2"], 4));
        let beside = game(session.document()).beside(1);
        go(&mut session, beside);
        assert_eq!(way(session.document()), (vec!["A5", "B4", "E1", "E5"], 3));
        let on = game(session.document()).after(4);
        go(&mut session, on);
        let beside = game(session.document()).beside(1);
        go(&mut session, beside);
        assert_eq!(
            way(session.document()),
            (vec!["A5", "B4", "E1", "E4", "E3"], 4)
        );
        assert_eq!(game(session.document()).beside(1), None);
        go(&mut session, Some(NodeId::ROOT));
        assert_eq!(
            way(session.document()),
            (vec!["A5", "B4", "E1", "E4", "E3"], 0),
            "the way on is remembered"
        );
        assert_eq!(
            game(session.document()).beside(1),
            None,
            "nothing beside the root"
        );
        assert!(!session.history().is_modified());
    }

    #[test]
    fn a_comment_belongs_to_its_position_and_can_be_taken_back() {
        let mut session = Session::new(open("(;SZ[5];B[aa]C[first];W[bb];B[cc]C[third])"));
        let write = |session: &mut Session, text: &str| {
            let text = TextAction::Comment(text.to_owned());
            session.apply(&Action::Text(text)).expect("always possible");
        };
        let go = |session: &mut Session, number| {
            let to = game(session.document()).after(number).expect("a position");
            session.apply(&Action::Game(to)).expect("always possible");
            session.document().text.comment.clone()
        };
        assert_eq!(session.document().text.comment, "third");
        assert_eq!(go(&mut session, 1), "first");
        assert_eq!(go(&mut session, 2), "");
        write(&mut session, "second");
        assert!(session.history().is_modified());
        assert_eq!(go(&mut session, 1), "first");
        assert_eq!(go(&mut session, 2), "second");
        assert!(session.undo() && session.undo() && session.undo());
        assert_eq!(session.document().text.comment, "");
        assert_eq!(go(&mut session, 3), "third");
        assert_eq!(go(&mut session, 2), "");
    }

    #[test]
    fn variations_of_a_problem_lead_back_to_it_with_its_marks() {
        let text = "(;SZ[5]AB[aa]AW[ba]C[Black to play](;B[bb]C[right])(;B[ee];W[bb]))";
        let mut session = Session::new(open(text));
        let point = session.document().topology().point("A5").expect("a point");
        let mark = crate::MarkAction::Next(point);
        session.apply(&Action::Mark(mark)).expect("a stone");
        let before = session.document().clone();
        let go = |session: &mut Session, to: NodeId| {
            session.apply(&Action::Game(to)).expect("always possible");
        };
        let on = game(&before).on(NodeId::ROOT).expect("a variation");
        go(&mut session, on);
        assert_eq!(session.document().text.comment, "right");
        assert_eq!(session.document().board.setup.stones.black.len(), 2);
        go(&mut session, NodeId::ROOT);
        let back = session.document().clone();
        assert_eq!(back.marks.roles, before.marks.roles);
        assert_eq!(
            (back.text.comment, back.kept),
            (before.text.comment, before.kept)
        );
    }
}
