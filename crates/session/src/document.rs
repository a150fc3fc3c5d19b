//! What the person said: the only thing that undo and files know.

use std::sync::Arc;

use semeai_board::{
    ByColor, Color, Point, PointSet, Position, PositionError, Role, Roles, Setup, SizeError,
    Topology,
};
use semeai_race::WithoutPicks;
use semeai_race::picks::Picks;
use semeai_race::solve::Several;

use crate::counting::{Counting, Subject};
use crate::crop::Crop;
use crate::file::sgf::Kept;
use crate::game::{Game, NodeId};

/// A position with its marks and questions answered. Everything else is derived from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The stones, not necessarily a legal position.
    pub setup: Setup,
    /// The roles, stone by stone; a block has the strongest role of its stones.
    pub roles: Roles,
    /// The stones that are safe only because the program took them for safe, in a race or an endgame, and the person accepted that: no
    /// proof may lean on it as on a word of the person, until he marks them himself, and at another position an endgame looks at them
    /// again.
    pub assumed: PointSet,
    /// The points of which alone an endgame is asked: each connected part of them is a region by hand. Empty if all are asked
    /// about.
    pub only: PointSet,
    /// What it is looked at for.
    pub subject: Subject,
    /// How the points of its endgame are counted.
    pub counting: Counting,
    /// The candidate points, node by node.
    pub picks: Picks,
    /// Whether several essential blocks of a colour count as one, because they are linked.
    pub linked: ByColor<bool>,
    /// With which of several essential blocks a side has lost.
    pub several: Several,
    /// What becomes of a region in which nothing is picked. Files do not keep it.
    pub unpicked: WithoutPicks,
    /// Who is to move.
    pub to_move: Color,
    /// Who may not play where because of ko, after the last move of a game. It ends with the first change of a stone, and
    /// files do not keep it.
    pub ban: Option<(Color, Point)>,
    /// The game that the position came from, or the variations that follow it in its file, if there are moves.
    pub game: Option<Game>,
    /// What was left behind when another position of the game was put on the board.
    pub left: Left,
    /// The part of the board that is looked at; all of it if absent.
    pub crop: Option<Crop>,
    /// The name of the position.
    pub title: String,
    /// What the person wrote about it.
    pub comment: String,
    /// The sum of trees that is looked at beside it, as typed; none if none was ever typed.
    pub sum: Option<String>,
    /// What a file held beside all this: unknown properties, other games, a game's moves.
    pub kept: Kept,
}

impl Document {
    /// An empty board.
    ///
    /// # Errors
    ///
    /// If a side is not within the limits of the board crate.
    pub fn empty(columns: usize, rows: usize) -> Result<Self, SizeError> {
        let topology = Arc::new(Topology::rectangle(columns, rows)?);
        Ok(Self::on(topology))
    }

    /// An empty board of any shape.
    pub fn on(topology: Arc<Topology>) -> Self {
        Self {
            roles: Roles::new(),
            assumed: PointSet::EMPTY,
            only: PointSet::EMPTY,
            setup: Setup::new(topology),
            subject: Subject::default(),
            counting: Counting::default(),
            picks: Picks::default(),
            linked: ByColor::default(),
            several: Several::All,
            unpicked: WithoutPicks::Asked,
            to_move: Color::Black,
            ban: None,
            game: None,
            left: Left::default(),
            crop: None,
            title: String::new(),
            comment: String::new(),
            sum: None,
            kept: Kept::default(),
        }
    }

    /// The stones as a position: safe ones are protected, and a ban by ko holds.
    ///
    /// # Errors
    ///
    /// Every reason why the stones are no legal position.
    pub fn position(&self) -> Result<Position, PositionError> {
        let safe = self.roles.points(Role::Safe);
        let position = Position::with_protected(self.setup.clone(), safe)?;
        Ok(position.banning(self.ban))
    }

    /// The safe stones that the person did not say are safe.
    pub fn accepted(&self) -> PointSet {
        self.assumed.intersection(&self.roles.points(Role::Safe))
    }

    /// The roles that the person said: stones that the program took for safe have none.
    pub fn said_roles(&self) -> Roles {
        let mut said = self.roles;
        for point in &self.accepted() {
            said.set(point, Role::Unknown);
        }
        said
    }

    /// The stones as a position in which only those are protected that the person calls safe.
    ///
    /// # Errors
    ///
    /// Every reason why the stones are no legal position.
    pub fn said_position(&self) -> Result<Position, PositionError> {
        let safe = self.said_roles().points(Role::Safe);
        let position = Position::with_protected(self.setup.clone(), safe)?;
        Ok(position.banning(self.ban))
    }

    /// The position of its game in which the document stands; nothing without a game, or if its stones are others.
    pub fn standing(&self) -> Option<NodeId> {
        self.game.as_ref()?.at(&self.setup.stones)
    }

    /// After how many moves of its game the document stands; nothing without a game, or if its stones are others.
    pub fn move_number(&self) -> Option<usize> {
        let game = self.game.as_ref()?;
        Some(game.record().node(self.standing()?).number)
    }

    /// Whether both sides have passed, one after the other, where the document stands in its game.
    pub fn is_over(&self) -> bool {
        let pass = |at: NodeId| {
            let node = self.game.as_ref()?.record().node(at);
            let passed = node.played.filter(|played| played.point.is_none())?;
            Some((passed.color, node.parent))
        };
        let passes = || {
            let (last, before) = pass(self.standing()?)?;
            let (first, _) = pass(before?)?;
            Some(first != last)
        };
        passes().unwrap_or(false)
    }

    /// How many stones each side has taken in its game up to where the document stands; none without a game, or if its stones
    /// are others.
    pub fn taken(&self) -> ByColor<u32> {
        let standing = self.game.as_ref().zip(self.standing());
        standing.map_or_else(ByColor::default, |(game, at)| game.record().taken(at))
    }

    /// Whether a side has several essential blocks.
    pub fn has_several(&self, color: Color) -> bool {
        let blocks = self.setup.blocks().into_iter();
        let own = blocks.filter(|block| block.color == color);
        own.filter(|block| self.roles.of(block) == Role::Essential)
            .count()
            > 1
    }

    /// What is said of the stones.
    pub(crate) fn marks(&self) -> Marks {
        Marks {
            roles: self.roles,
            assumed: self.assumed,
            only: self.only,
            linked: self.linked,
            several: self.several,
            picks: self.picks.clone(),
        }
    }

    pub(crate) fn set_marks(&mut self, marks: Marks) {
        self.roles = marks.roles;
        self.assumed = marks.assumed;
        self.only = marks.only;
        self.linked = marks.linked;
        self.several = marks.several;
        self.picks = marks.picks;
    }

    /// The board.
    pub fn topology(&self) -> &Arc<Topology> {
        &self.setup.topology
    }
}

/// What is said of the stones of a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Marks {
    pub(crate) roles: Roles,
    pub(crate) assumed: PointSet,
    pub(crate) only: PointSet,
    pub(crate) linked: ByColor<bool>,
    pub(crate) several: Several,
    pub(crate) picks: Picks,
}

/// What was left behind when another position of a game was put on the board: it is found again on the way back. Cheap to
/// clone.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Left {
    /// The document of the first position, while its variations are looked through: it is what its file holds.
    root: Option<Arc<Document>>,
    /// The marks that were set last, and where: they go along to other positions.
    marks: Option<Arc<(NodeId, Marks)>>,
}

impl Left {
    /// The document of the first position, while one of its variations is on the board.
    pub(crate) fn root(&self) -> Option<&Document> {
        self.root.as_deref()
    }

    pub(crate) fn set_root(&mut self, root: Option<Document>) {
        self.root = root.map(Arc::new);
    }

    pub(crate) fn marks(&self) -> Option<&(NodeId, Marks)> {
        self.marks.as_deref()
    }

    pub(crate) fn set_marks(&mut self, at: NodeId, marks: Marks) {
        self.marks = Some(Arc::new((at, marks)));
    }
}

/// A document as it stood at one moment. Two snapshots are equal if they are of the same moment: of a document that
/// came back to the same stones later they are not. What has been written about a position in between, and which part of
/// it is looked at, does not part two moments, for it answers no question.
#[derive(Clone, Debug)]
pub struct Snapshot {
    document: Arc<Document>,
    moment: Arc<()>,
}

impl Snapshot {
    /// A moment of its own.
    pub fn new(document: Document) -> Self {
        Self {
            document: Arc::new(document),
            moment: Arc::new(()),
        }
    }

    /// The same moment with other words.
    pub(crate) fn in_other_words(&self, document: Document) -> Self {
        Self {
            document: Arc::new(document),
            moment: Arc::clone(&self.moment),
        }
    }
}

impl std::ops::Deref for Snapshot {
    type Target = Document;

    fn deref(&self) -> &Document {
        &self.document
    }
}

impl PartialEq for Snapshot {
    /// The same memory means the same moment, for both hold on to it.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.moment, &other.moment)
    }
}

impl Eq for Snapshot {}
