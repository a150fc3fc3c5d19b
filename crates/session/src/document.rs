//! What the person said: the only thing that undo and files know.

use std::sync::Arc;

use semeai_board::{
    ByColor, Color, Point, Position, PositionError, Role, Roles, Setup, SizeError, Topology,
};
use semeai_race::Unpicked;
use semeai_race::picks::Picks;

use crate::file::sgf::Kept;
use crate::game::Game;

/// A position with its marks and questions answered. Everything else is derived from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The stones, not necessarily a legal position.
    pub setup: Setup,
    /// The roles, stone by stone; a block has the strongest role of its stones.
    pub roles: Roles,
    /// The candidate points, node by node.
    pub picks: Picks,
    /// Whether several essential blocks of a colour count as one, because they are linked.
    pub linked: ByColor<bool>,
    /// What becomes of a region in which nothing is picked. Files do not keep it.
    pub unpicked: Unpicked,
    /// Who is to move.
    pub to_move: Color,
    /// Who may not play where because of ko, after the last move of a game. It ends with the first change of a stone, and
    /// files do not keep it.
    pub ban: Option<(Color, Point)>,
    /// The game that the position came from, if it had moves. Files keep its moves in their own way, and not where in it
    /// the document stands.
    pub game: Option<Game>,
    /// The name of the position.
    pub title: String,
    /// What the person wrote about it.
    pub comment: String,
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
            setup: Setup::new(topology),
            picks: Picks::default(),
            linked: ByColor::default(),
            unpicked: Unpicked::Asked,
            to_move: Color::Black,
            ban: None,
            game: None,
            title: String::new(),
            comment: String::new(),
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

    /// After how many moves of its game the document stands; nothing without a game, or if its stones are others.
    pub fn move_number(&self) -> Option<usize> {
        self.game.as_ref()?.at(&self.setup.stones)
    }

    /// The board.
    pub fn topology(&self) -> &Arc<Topology> {
        &self.setup.topology
    }
}

/// A document as it stood at one moment. Two snapshots are equal if they are of the same moment: of a document that
/// came back to the same stones later they are not.
#[derive(Clone, Debug)]
pub struct Snapshot(Arc<Document>);

impl Snapshot {
    /// A moment of its own.
    pub fn new(document: Document) -> Self {
        Self(Arc::new(document))
    }
}

impl std::ops::Deref for Snapshot {
    type Target = Document;

    fn deref(&self) -> &Document {
        &self.0
    }
}

impl PartialEq for Snapshot {
    /// The same memory means the same moment, for both hold on to it.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Snapshot {}
