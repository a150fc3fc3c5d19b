//! The board that other programs set up and play on, with the moves that can be taken back, and what is said of its stones.

use std::sync::Arc;

use semeai_board::{
    BoardKind, ByColor, Color, IllegalMove, Point, PointSet, Position, PositionError, Role, Roles,
    Setup, Topology,
};
use semeai_session::file::sgf::WrittenMove;
use semeai_session::{
    Action, Counting, Document, NodeId, Prisoners, RaceMarks, RecordMove, Session, TextAction,
};

/// What can be said of stones, and of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Essential,
    Safe,
    Only,
}

/// The board at one moment.
#[derive(Clone, Debug)]
struct Moment {
    position: Position,
    to_move: Color,
    /// The stones that each side has taken so far.
    taken: ByColor<u32>,
    roles: Roles,
}

/// A move with what it was played on.
#[derive(Clone, Debug)]
struct Step {
    played: RecordMove,
    before: Moment,
}

/// The board with its game.
#[derive(Clone, Debug)]
pub(super) struct Table {
    now: Moment,
    steps: Vec<Step>,
    /// Without the prisoners, which are those of a moment.
    counting: Counting,
    /// The points that alone are asked about in an endgame; all if there are none.
    only: PointSet,
    /// The safe stones that nobody has called so: the program took them for safe when the file was written.
    assumed: PointSet,
    /// What a file says of the race of its position, and of which stones.
    race: Option<(ByColor<PointSet>, RaceMarks)>,
    title: String,
}

impl Table {
    /// An empty board of this kind.
    pub(super) fn new(kind: BoardKind) -> Self {
        Self {
            now: Moment::of(bare(Arc::new(Topology::new(kind))), Color::Black),
            steps: Vec::new(),
            counting: Counting::default(),
            only: PointSet::EMPTY,
            assumed: PointSet::EMPTY,
            race: None,
            title: String::new(),
        }
    }

    /// A document with the moves that led to its position, as far as they follow stones that were set up.
    ///
    /// # Errors
    ///
    /// Why the stones are no position.
    pub(super) fn of(document: &Document) -> Result<Self, PositionError> {
        let position = Position::new(document.board.setup.clone());
        let position = position
            .map(|position| position.banning(document.board.ban))
            .or_else(|_| document.position())?;
        let said = document.endgame.counting.prisoners.taken();
        let (steps, taken) = steps(document, &position, said).unwrap_or_default();
        let taken = if steps.is_empty() { said } else { taken };
        let mut table = Self {
            now: Moment {
                position,
                to_move: document.board.to_move,
                taken,
                roles: Roles::new(),
            },
            steps,
            counting: Counting {
                prisoners: Prisoners::default(),
                ..document.endgame.counting
            },
            only: document.endgame.only,
            assumed: document.marks.assumed,
            race: Some((document.board.setup.stones, document.race.clone())),
            title: document.text.title.clone(),
        };
        for role in [Role::Safe, Role::Essential] {
            table.say(&document.marks.roles.points(role), role);
        }
        Ok(table)
    }

    /// The board without stones, moves and what was said of them; komi and the way of counting stay.
    pub(super) fn clear(&mut self) {
        let bare = bare(Arc::clone(self.topology()));
        self.begin(Moment::of(bare, Color::Black));
    }

    fn begin(&mut self, now: Moment) {
        self.now = now;
        self.steps.clear();
        self.only = PointSet::EMPTY;
        self.assumed = PointSet::EMPTY;
        self.race = None;
        self.title.clear();
    }

    /// Puts stones on the board, on an empty one or beside those that stand there. What was played is forgotten.
    ///
    /// # Errors
    ///
    /// Why they are no position; nothing has changed then.
    pub(super) fn set_up(
        &mut self,
        stones: &[(Color, Point)],
        is_anew: bool,
    ) -> Result<(), PositionError> {
        let mut setup = match is_anew {
            true => Setup::new(Arc::clone(self.topology())),
            false => self.now.position.to_setup(),
        };
        for &(color, point) in stones {
            setup.set(point, Some(color));
        }
        let position = Position::new(setup)?;
        self.begin(Moment::of(position, self.now.to_move));
        Ok(())
    }

    /// Plays a move or a pass, of either side.
    pub(super) fn play(&mut self, color: Color, point: Option<Point>) -> Result<(), IllegalMove> {
        let after = self.now.after(color, point)?;
        self.steps.push(Step {
            played: RecordMove { color, point },
            before: std::mem::replace(&mut self.now, after),
        });
        Ok(())
    }

    /// Takes so many moves back. Returns whether there were so many; else nothing has changed.
    pub(super) fn undo(&mut self, count: usize) -> bool {
        let Some(left) = self.steps.len().checked_sub(count) else {
            return false;
        };
        if let Some(first) = self.steps.drain(left..).next() {
            self.now = first.before;
        }
        true
    }

    pub(super) const fn topology(&self) -> &Arc<Topology> {
        self.now.position.topology()
    }

    pub(super) const fn position(&self) -> &Position {
        &self.now.position
    }

    /// The position in which stones that somebody calls safe are never captured.
    pub(super) fn guarded(&self) -> Position {
        let safe = self.now.roles.points(Role::Safe);
        self.now.position.protecting(safe.difference(&self.assumed))
    }

    pub(super) const fn to_move(&self) -> Color {
        self.now.to_move
    }

    pub(super) const fn set_to_move(&mut self, color: Color) {
        self.now.to_move = color;
    }

    /// The stones that each side has taken.
    pub(super) const fn taken(&self) -> ByColor<u32> {
        self.now.taken
    }

    pub(super) const fn counting(&self) -> Counting {
        self.counting
    }

    pub(super) const fn counting_mut(&mut self) -> &mut Counting {
        &mut self.counting
    }

    /// Whether both sides have passed, one after the other.
    pub(super) fn is_over(&self) -> bool {
        let last = self.steps.iter().rev().map(|step| step.played);
        let passes = last.take_while(|played| played.point.is_none());
        let sides: Vec<Color> = passes.map(|played| played.color).take(2).collect();
        matches!(sides[..], [last, first] if last != first)
    }

    /// Whether no stone stands on the board and nothing was played.
    pub(super) fn is_untouched(&self) -> bool {
        self.steps.is_empty() && self.now.position.occupied().is_empty()
    }

    /// The points of which something is said.
    pub(super) fn marked(&self, mark: Mark) -> PointSet {
        match mark {
            Mark::Essential => self.now.roles.points(Role::Essential),
            Mark::Safe => self.now.roles.points(Role::Safe),
            Mark::Only => self.only,
        }
    }

    /// Says this of the blocks of some stones, or of some points, and no longer of others.
    pub(super) fn mark(&mut self, mark: Mark, points: &PointSet) {
        let role = match mark {
            Mark::Only => {
                self.only = *points;
                return;
            }
            Mark::Essential => Role::Essential,
            Mark::Safe => Role::Safe,
        };
        self.say(&self.now.roles.points(role), Role::Unknown);
        let blocks = points.iter();
        let blocks = blocks.filter_map(|point| self.now.position.block_at(point));
        let stones = blocks.fold(PointSet::EMPTY, |all, block| all.union(&block.stones));
        self.assumed = self.assumed.difference(&stones);
        self.say(&stones, role);
        // What the file says of its race was said of other blocks.
        if mark == Mark::Essential {
            self.race = None;
        }
    }

    /// Gives stones a role, now and at every moment before at which they stood there.
    fn say(&mut self, points: &PointSet, role: Role) {
        let stones = *self.now.position.stones_by_color();
        let before = self.steps.iter_mut().map(|step| &mut step.before);
        for moment in before.chain([&mut self.now]) {
            for (color, stones) in stones.iter() {
                let there = moment.position.stones(color).intersection(stones);
                for point in &there.intersection(points) {
                    moment.roles.set(point, role);
                }
            }
        }
    }

    /// What is asked about.
    pub(super) fn document(&self) -> Document {
        let mut document = Document::on(Arc::clone(self.topology()));
        let (position, stones) = (&self.now.position, *self.now.position.stones_by_color());
        document.board.setup.stones = stones;
        document.board.to_move = self.now.to_move;
        document.board.ban = position.ko();
        document.marks.roles = self.now.roles;
        document.marks.assumed = self.assumed.intersection(&position.occupied());
        document.endgame.only = self.only;
        document.endgame.counting = Counting {
            prisoners: Prisoners::new(self.now.taken).unwrap_or_default(),
            ..self.counting
        };
        if let Some((_, race)) = self.race.as_ref().filter(|(of, _)| *of == stones) {
            document.race = race.clone();
        }
        document.text.title.clone_from(&self.title);
        document
    }

    /// The game for a file: what was set up, with the moves that follow it.
    pub(super) fn game(&self) -> Document {
        let mut beginning = self.clone();
        beginning.undo(self.steps.len());
        let mut session = Session::new(beginning.document());
        let moves: Vec<WrittenMove> = self
            .steps
            .iter()
            .map(|step| WrittenMove {
                played: step.played,
                comment: String::new(),
            })
            .collect();
        // A game without moves is no line.
        let _ = session.apply(&Action::Text(TextAction::Variation(moves)));
        session.document().clone()
    }
}

impl Moment {
    fn of(position: Position, to_move: Color) -> Self {
        Self {
            position,
            to_move,
            taken: ByColor::default(),
            roles: Roles::new(),
        }
    }

    /// The moment after a move or a pass.
    fn after(&self, color: Color, point: Option<Point>) -> Result<Self, IllegalMove> {
        let Some(point) = point else {
            return Ok(Self {
                position: self.position.without_ko(),
                to_move: color.opponent(),
                ..self.clone()
            });
        };
        let played = self.position.play(color, point)?;
        let mut taken = self.taken;
        taken[color] =
            taken[color].saturating_add(u32::try_from(played.captured.len()).unwrap_or(u32::MAX));
        Ok(Self {
            position: played.position,
            to_move: color.opponent(),
            taken,
            roles: self.roles.after(point, &played.captured),
        })
    }
}

/// A board without stones.
fn bare(topology: Arc<Topology>) -> Position {
    Position::new(Setup::new(topology)).expect("where no stone stands none lacks a liberty")
}

/// The moves that led to the position of a document from where stones were set up last, each with the moment before it, and the stones
/// that were taken by the end; nothing if the stones are none of a game, or the moves do not lead there.
fn steps(
    document: &Document,
    end: &Position,
    said: ByColor<u32>,
) -> Option<(Vec<Step>, ByColor<u32>)> {
    let record = document.game.as_ref()?.record();
    let standing = document.standing()?;
    let played = |id: NodeId| record.node(id).played;
    let mut way: Vec<NodeId> = Vec::new();
    let mut beginning = standing;
    for id in record.way_back(standing) {
        beginning = id;
        if played(id).is_none() {
            break;
        }
        way.push(id);
    }
    let first = &record.node(beginning).moment;
    let setup = Setup {
        topology: Arc::clone(document.topology()),
        stones: first.stones,
    };
    let position = Position::new(setup).ok()?.banning(first.ban);
    let mut now = Moment::of(position, first.to_move);
    let mut steps = Vec::new();
    for id in way.into_iter().rev() {
        let played = played(id)?;
        let after = now.after(played.color, played.point).ok()?;
        steps.push(Step {
            played,
            before: std::mem::replace(&mut now, after),
        });
    }
    let leads_there = now.position.stones_by_color() == end.stones_by_color();
    // What was taken before the first of these moves.
    let before = ByColor::new_with(|color| said[color].saturating_sub(now.taken[color]));
    for step in &mut steps {
        for color in Color::ALL {
            step.before.taken[color] += before[color];
        }
    }
    let taken = ByColor::new_with(|color| before[color] + now.taken[color]);
    leads_there.then_some((steps, taken))
}
