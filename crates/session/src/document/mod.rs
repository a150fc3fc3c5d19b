//! What the person said: the only thing that undo and files know.

pub(crate) mod part;

use std::sync::Arc;

use semeai_board::{
    BoardKind, ByColor, Color, Image, PointSet, Position, PositionError, Role, Setup, Topology,
};

use crate::counting::Subject;
use crate::endgame::EndgameMarks;
use crate::file::sgf::Remainder;
use crate::file::sgf::markup::{Markup, MarkupAction};
use crate::file::{ForeignData, GraphCollection};
use crate::game::{Game, NodeId};
use crate::lesson::LessonText;
use crate::life::LifeMarks;
use crate::maps::{ExperimentMarks, MapMarks};
use crate::race::RaceMarks;

use self::part::Part;
pub use self::part::{BoardState, Caption, StoneMarks};

/// A position with its marks and questions answered. Everything else is derived from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The stones, and what is seen of them.
    pub board: BoardState,
    /// What is said of the stones, for every science.
    pub marks: StoneMarks,
    /// What is said of its race.
    pub race: RaceMarks,
    /// What is said of its endgame.
    pub endgame: EndgameMarks,
    /// What is said of how it is asked who lives.
    pub life: LifeMarks,
    /// What is said of a tactics map.
    pub map: MapMarks,
    /// What a lesson asks of it, and what it answers.
    pub lesson: LessonText,
    /// The games that are to be played by maps.
    pub experiment: ExperimentMarks,
    /// The sum of trees that is looked at beside it, as typed; none if none was ever typed.
    pub sum: Option<String>,
    /// What it is looked at for.
    pub subject: Subject,
    /// The game that the position came from, or the variations that follow it in its file, if there are moves.
    pub game: Option<Game>,
    /// What was left behind when another position of the game was put on the board.
    pub left: Left,
    /// What the person wrote about the position.
    pub text: Caption,
    /// What a file held beside all this: unknown properties, other games, a game's moves.
    pub kept: Remainder,
    /// What a graph that came from a file has beside all this: data of other programs.
    pub foreign: ForeignData,
    /// The other graphs of its file, if that holds several.
    pub graphs: Option<GraphCollection<Self>>,
}

impl Document {
    /// An empty board of this kind.
    pub fn empty(kind: BoardKind) -> Self {
        Self::on(Arc::new(Topology::new(kind)))
    }

    /// This board without stones.
    pub fn on(topology: Arc<Topology>) -> Self {
        Self {
            board: BoardState {
                setup: Setup::new(topology),
                to_move: Color::Black,
                ban: None,
                crop: None,
            },
            marks: StoneMarks::default(),
            race: RaceMarks::default(),
            endgame: EndgameMarks::default(),
            life: LifeMarks::default(),
            map: MapMarks::default(),
            lesson: LessonText::default(),
            experiment: ExperimentMarks::default(),
            sum: None,
            subject: Subject::default(),
            game: None,
            left: Left::default(),
            text: Caption::default(),
            kept: Remainder::default(),
            foreign: ForeignData::default(),
            graphs: None,
        }
    }

    /// Everything that goes along when the board changes as a whole.
    pub(crate) fn parts(&mut self) -> [&mut dyn Part; 9] {
        [
            &mut self.board,
            &mut self.marks,
            &mut self.race,
            &mut self.endgame,
            &mut self.life,
            &mut self.map,
            &mut self.lesson,
            &mut self.experiment,
            &mut self.foreign,
        ]
    }

    /// The names of the properties in which files keep what is said by one part alone.
    pub(crate) fn own_properties() -> impl Iterator<Item = &'static str> {
        fn of<P: Part + 'static>() -> impl Iterator<Item = &'static str> {
            P::properties().iter().map(|property| property.name)
        }
        let stones = of::<StoneMarks>().chain(of::<BoardState>());
        stones
            .chain(of::<RaceMarks>())
            .chain(of::<EndgameMarks>())
            .chain(of::<LifeMarks>())
            .chain(of::<MapMarks>())
            .chain(of::<LessonText>())
            .chain(of::<ExperimentMarks>())
            .chain(of::<ForeignData>())
    }

    /// Takes all stones away, with what was said of them, and what they were called; a game keeps its name.
    pub(crate) fn clear(&mut self) {
        if self.game.is_none() {
            self.set_title("");
        }
        self.parts().into_iter().for_each(Part::clear);
        self.set_markup(&Markup::default());
    }

    /// Puts all its parts on another board, without the game.
    pub(crate) fn rearrange_parts(&mut self, image: &Image) {
        for part in self.parts() {
            part.rearrange(image);
        }
    }

    /// The same, with the marks that stand at points.
    pub(crate) fn rearrange_with_markup(&mut self, image: &Image) {
        let markup = self.markup().through(image);
        self.set_markup(&Markup::default());
        self.rearrange_parts(image);
        self.set_markup(&markup);
    }

    /// Makes Black White and the other way round.
    pub(crate) fn swap_colors(&mut self) {
        self.parts().into_iter().for_each(Part::swap_colors);
    }

    /// Says of the stones what another document says of them.
    pub(crate) fn take_marks(&mut self, from: &Self) {
        self.marks.take_marks(&from.marks);
        self.race.take_marks(&from.race);
        self.endgame.take_marks(&from.endgame);
        self.life.take_marks(&from.life);
        self.map.take_marks(&from.map);
        self.lesson.take_marks(&from.lesson);
        self.set_markup(&from.markup());
    }

    /// The marks on the board that are for readers.
    pub fn markup(&self) -> Markup {
        self.kept.markup(self.topology())
    }

    /// Shows these marks and no others.
    pub(crate) fn set_markup(&mut self, markup: &Markup) {
        if self.markup() != *markup {
            self.kept = self.kept.with_markup(self.topology(), markup);
        }
    }

    /// Sets a mark that is always seen, or takes it away; what is covered at its place goes.
    pub(crate) fn change_markup(&mut self, action: &MarkupAction) {
        let mut markup = self.markup();
        markup.change(action);
        self.set_markup(&markup);
        self.lesson.marks.make_room_for(action);
    }

    /// Keeps of what is said what holds at another position of the game, where only these stones are there still.
    pub(crate) fn go_along(&mut self, stay: &PointSet) {
        for part in self.parts() {
            part.go_along(stay);
        }
        // A letter stands at a point of one position.
        self.set_markup(&Markup::default());
    }

    /// The stones as a position: safe ones are protected, and a ban by ko holds.
    ///
    /// # Errors
    ///
    /// Every reason why the stones are no legal position.
    pub fn position(&self) -> Result<Position, PositionError> {
        self.board.position(self.marks.roles.points(Role::Safe))
    }

    /// The stones as a position in which only those are protected that the person calls safe.
    ///
    /// # Errors
    ///
    /// Every reason why the stones are no legal position.
    pub fn said_position(&self) -> Result<Position, PositionError> {
        self.board
            .position(self.marks.said_roles().points(Role::Safe))
    }

    /// The position of its game in which the document stands; nothing without a game, or if its stones are others.
    pub fn standing(&self) -> Option<NodeId> {
        self.game.as_ref()?.at(&self.board.setup.stones)
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

    /// Whether it is a game to its end, of which nobody has said what it is looked at for.
    pub fn is_finished_game(&self) -> bool {
        let is_unmarked = self.marks.roles.points(Role::Essential).is_empty();
        self.subject == Subject::default() && is_unmarked && self.is_over()
    }

    /// How many stones each side has taken in its game up to where the document stands; none without a game, or if its stones
    /// are others.
    pub fn taken(&self) -> ByColor<u32> {
        let standing = self.game.as_ref().zip(self.standing());
        standing.map_or_else(ByColor::default, |(game, at)| game.record().taken(at))
    }

    /// Whether a side has several essential blocks.
    pub fn has_several(&self, color: Color) -> bool {
        let blocks = self.board.setup.blocks().into_iter();
        let own = blocks.filter(|block| block.color == color);
        own.filter(|block| self.marks.roles.of(block) == Role::Essential)
            .count()
            > 1
    }

    /// The board that the stones stand on, shared by all moments of a document.
    pub fn topology(&self) -> &Arc<Topology> {
        &self.board.setup.topology
    }
}

/// What was left behind when another position of a game was put on the board: it is found again on the way back. Cheap to
/// clone.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Left {
    /// The document of the first position, while its variations are looked through: it is what its file holds.
    root: Option<Arc<Document>>,
    /// The marks that were set last, and where: they go along to other positions.
    marks: Option<Arc<(NodeId, Document)>>,
}

impl Left {
    /// The document of the first position, while one of its variations is on the board.
    pub(crate) fn root(&self) -> Option<&Document> {
        self.root.as_deref()
    }

    pub(crate) fn set_root(&mut self, root: Option<Document>) {
        self.root = root.map(Arc::new);
    }

    pub(crate) fn marks(&self) -> Option<&(NodeId, Document)> {
        self.marks.as_deref()
    }

    /// Puts the marks that were set last on another board, on which the positions of the game are found so.
    pub(crate) fn rearrange_marks(
        &mut self,
        image: &Image,
        onto: impl Fn(NodeId) -> Option<NodeId>,
    ) {
        let marks = self.marks.take();
        self.marks = marks.and_then(|marks| {
            let (at, mut document) = Arc::unwrap_or_clone(marks);
            document.rearrange_with_markup(image);
            Some(Arc::new((onto(at)?, document)))
        });
    }

    /// Keeps what a document says of its stones, and nothing else of it.
    pub(crate) fn set_marks(&mut self, at: NodeId, document: &Document) {
        let mut marks = Document::on(Arc::clone(document.topology()));
        marks.take_marks(document);
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
    /// A document at a moment of its own: no other one is equal to it.
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
