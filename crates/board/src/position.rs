//! Legal positions and moves.
//!
//! A position is two bit sets and a shared board: a move copies about 250 bytes and allocates nothing.

use crate::block::{self, Block};
use crate::color::{ByColor, Color};
use crate::point::Point;
use crate::point_set::PointSet;
use crate::setup::Setup;
use crate::topology::Topology;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// Stones in which every block has a liberty, with the point that ko forbids.
///
/// Stones can be *protected*: they are never captured, whatever happens around them. Diagrams of races draw safe stones
/// without room for their eyes, and the local search takes them as alive. The invariant then reads: every block has a
/// liberty or a protected stone.
#[derive(Debug, Clone)]
pub struct Position {
    topology: Arc<Topology>,
    stones: ByColor<PointSet>,
    protected: PointSet,
    ko: Option<(Color, Point)>,
}

/// A legal move with what it leads to, as [`Position::play`] tells it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AfterMove {
    /// The position after it, with the ban that it leaves if it took a ko.
    pub position: Position,
    /// The points of the stones that the move took off the board.
    pub captured: PointSet,
}

/// Why a move cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum IllegalMove {
    /// There is a stone on the point.
    #[error("the point is occupied")]
    Occupied,
    /// The stone would have no liberty and capture nothing.
    #[error("the stone would have no liberty")]
    Suicide,
    /// The move would take back a ko at once.
    #[error("the ko may not be taken back at once")]
    Ko,
    /// The board has no such point.
    #[error("the point is not on the board")]
    NotOnBoard,
}

impl Position {
    /// Checks a setup.
    ///
    /// # Errors
    ///
    /// Every reason why the setup is not legal, with its points.
    ///
    /// ```
    /// use semeai_board::{Position, PositionProblem, diagram};
    ///
    /// let text = "XO
    ///             O.";
    /// let error = Position::new(diagram::parse(text)?.setup).unwrap_err();
    /// assert!(matches!(error.problems[..], [PositionProblem::NoLiberty(_)]));
    /// assert_eq!(error.to_string(), "Black's block at A2 has no liberty: impossible position");
    /// # Ok::<(), semeai_board::DiagramError>(())
    /// ```
    pub fn new(setup: Setup) -> Result<Self, PositionError> {
        Self::with_protected(setup, PointSet::EMPTY)
    }

    /// Checks a setup in which some stones are never captured and need no liberty.
    ///
    /// # Errors
    ///
    /// As [`Position::new`], but a block with a protected stone may lack liberties.
    pub fn with_protected(setup: Setup, protected: PointSet) -> Result<Self, PositionError> {
        let problems = problems(&setup, &protected);
        if problems.is_empty() {
            let stones = setup.stones.black.union(&setup.stones.white);
            Ok(Self {
                topology: setup.topology,
                stones: setup.stones,
                protected: protected.intersection(&stones),
                ko: None,
            })
        } else {
            Err(PositionError {
                topology: setup.topology,
                problems,
            })
        }
    }

    /// The board that the stones stand on, shared.
    #[must_use]
    pub const fn topology(&self) -> &Arc<Topology> {
        &self.topology
    }

    /// Whose stone stands on a point; nothing if it is empty or not on the board.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.stones[color].contains(point))
    }

    /// All stones of a colour.
    #[must_use]
    pub fn stones(&self, color: Color) -> PointSet {
        self.stones[color]
    }

    /// All stones, by whose they are.
    #[must_use]
    pub const fn stones_by_color(&self) -> &ByColor<PointSet> {
        &self.stones
    }

    /// The points on which a stone of either colour stands.
    #[must_use]
    pub fn occupied(&self) -> PointSet {
        self.stones.black.union(&self.stones.white)
    }

    /// All blocks of both colours, ordered by anchor.
    #[must_use]
    pub fn blocks(&self) -> Vec<Block> {
        block::blocks(&self.topology, &self.stones)
    }

    /// The block of the stone on a point.
    #[must_use]
    pub fn block_at(&self, point: Point) -> Option<Block> {
        let color = self.stone(point)?;
        Some(block::block(&self.topology, &self.stones, color, point))
    }

    /// The points of the board on which no stone stands.
    #[must_use]
    pub fn empty(&self) -> PointSet {
        self.topology.points().difference(&self.occupied())
    }

    /// The stones that are never captured.
    #[must_use]
    pub const fn protected(&self) -> PointSet {
        self.protected
    }

    /// Who may not play where because of ko.
    #[must_use]
    pub const fn ko(&self) -> Option<(Color, Point)> {
        self.ko
    }

    /// The same stones with no ban by ko: after a pass, or where local analysis lets either side move at any time.
    #[must_use]
    pub fn without_ko(&self) -> Self {
        self.banning(None)
    }

    /// The same stones with this ban by ko: who may not play at which point, or none.
    #[must_use]
    pub fn banning(&self, ko: Option<(Color, Point)>) -> Self {
        Self { ko, ..self.clone() }
    }

    /// The same position with these stones protected and no others.
    #[must_use]
    pub fn protecting(&self, protected: PointSet) -> Self {
        Self {
            protected: protected.intersection(&self.occupied()),
            ..self.clone()
        }
    }

    /// The same stones on a board without the empty points that are not among these: nobody plays there, and they are
    /// nobody's liberties. A block that is left without liberties this way is protected.
    #[must_use]
    pub fn confined_to(&self, points: &PointSet) -> Self {
        let gone = self.empty().difference(points);
        let topology = Arc::new(self.topology.without(&gone));
        let setup = Setup {
            topology: Arc::clone(&topology),
            stones: self.stones,
        };
        let blocks = setup.blocks().into_iter();
        let protected = blocks
            .filter(|block| block.liberties.is_empty())
            .fold(self.protected, |all, block| all.union(&block.stones));
        Self {
            topology,
            protected,
            ..self.clone()
        }
    }

    /// The same stones without the promise that each has a liberty: what is protected and who is banned is left out.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            topology: Arc::clone(&self.topology),
            stones: self.stones,
        }
    }

    /// Plays a stone: captures what has no liberty left, forbids suicide and the immediate recapture of a ko.
    ///
    /// Either side may move, in turn or not; any move lifts the old ban. Allocates nothing.
    ///
    /// # Errors
    ///
    /// Why the move is not legal.
    ///
    /// ```
    /// use semeai_board::{Color, IllegalMove, Position, diagram};
    ///
    /// let before = Position::new(diagram::parse(
    ///     ".XO.
    ///      XO.O
    ///      .XO.",
    /// )?.setup)?;
    /// let at = |name| before.topology().point(name).unwrap();
    /// let after = before.play(Color::Black, at("C2"))?;
    /// assert_eq!(before.topology().names(&after.captured), ["B2"]);
    /// assert_eq!(after.position.ko(), Some((Color::White, at("B2"))));
    /// assert_eq!(after.position.play(Color::White, at("B2")), Err(IllegalMove::Ko));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&self, color: Color, point: Point) -> Result<AfterMove, IllegalMove> {
        if !self.topology.contains(point) {
            return Err(IllegalMove::NotOnBoard);
        }
        if self.stone(point).is_some() {
            return Err(IllegalMove::Occupied);
        }
        if self.ko == Some((color, point)) {
            return Err(IllegalMove::Ko);
        }
        let mut stones = self.stones;
        stones[color].insert(point);
        let captured = self.captured_by(&stones, color, point);
        stones[color.opponent()] = stones[color.opponent()].difference(&captured);
        if captured.is_empty() && self.is_dead(&stones, color, point) {
            return Err(IllegalMove::Suicide);
        }
        let ko = self.ko_after(&stones, color, point, &captured);
        let position = Self {
            topology: Arc::clone(&self.topology),
            stones,
            protected: self.protected,
            ko,
        };
        Ok(AfterMove { position, captured })
    }

    /// Whether [`Position::play`] would succeed; costs as much.
    #[must_use]
    pub fn is_legal(&self, color: Color, point: Point) -> bool {
        self.play(color, point).is_ok()
    }

    /// Recomputes everything that [`Position::play`] keeps true without looking at the whole board, and compares, in
    /// builds with debug assertions. For tests: it costs more than many moves.
    ///
    /// # Panics
    ///
    /// If stones lie on top of each other or off the board, a block has neither a liberty nor a protected stone,
    /// protected stones are gone, or the ban by ko is on a move that would not take back one stone for one.
    pub fn audit(&self) {
        let ByColor { black, white } = &self.stones;
        debug_assert!(black.is_disjoint(white), "one stone on a point");
        let occupied = self.occupied();
        debug_assert!(occupied.is_subset(&self.topology.points()), "on the board");
        debug_assert!(self.protected.is_subset(&occupied), "still there");
        for block in self.blocks() {
            let is_safe = !block.stones.is_disjoint(&self.protected);
            debug_assert!(
                is_safe || !block.liberties.is_empty(),
                "no liberty: {block:?}"
            );
        }
        if let Some((color, point)) = self.ko {
            let back = self.without_ko().play(color, point);
            let is_ko = back.is_ok_and(|back| {
                back.position.ko == back.captured.first().map(|p| (color.opponent(), p))
                    && back.captured.len() == 1
            });
            debug_assert!(is_ko, "no ko at {point:?} for {color}");
        }
    }

    /// The enemy stones that the stone just placed on `point` leaves without liberties.
    fn captured_by(&self, stones: &ByColor<PointSet>, color: Color, point: Point) -> PointSet {
        let enemy = color.opponent();
        let mut captured = PointSet::EMPTY;
        for &next in self.topology.neighbors(point) {
            if stones[enemy].contains(next)
                && !captured.contains(next)
                && self.is_dead(stones, enemy, next)
            {
                captured = captured.union(&self.topology.component(next, &stones[enemy]));
            }
        }
        captured
    }

    /// Whether the block of the stone on `start` has neither a liberty nor a protected stone. Stops at the first found.
    fn is_dead(&self, stones: &ByColor<PointSet>, color: Color, start: Point) -> bool {
        let (own, enemy) = (&stones[color], &stones[color.opponent()]);
        let mut open = PointSet::single(start);
        let mut found = open;
        while let Some(point) = open.pop_first() {
            if self.protected.contains(point) {
                return false;
            }
            for &next in self.topology.neighbors(point) {
                if own.contains(next) {
                    if found.insert(next) {
                        open.insert(next);
                    }
                } else if !enemy.contains(next) {
                    return false;
                }
            }
        }
        true
    }

    /// A ko: a lone stone has taken exactly one stone, and its only liberty is where that stone was.
    fn ko_after(
        &self,
        stones: &ByColor<PointSet>,
        color: Color,
        point: Point,
        captured: &PointSet,
    ) -> Option<(Color, Point)> {
        let taken = captured.first().filter(|_| captured.len() == 1)?;
        let enemy = color.opponent();
        let is_ko = self
            .topology
            .neighbors(point)
            .iter()
            .all(|&next| next == taken || stones[enemy].contains(next));
        (is_ko && !self.protected.contains(point)).then_some((enemy, taken))
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.stones == other.stones
            && self.ko == other.ko
            && self.protected == other.protected
            && (Arc::ptr_eq(&self.topology, &other.topology) || self.topology == other.topology)
    }
}

impl Eq for Position {}

impl Hash for Position {
    /// Hashes stones and ko only: equal positions have equal hashes, and tables rarely mix boards.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.stones.hash(state);
        self.ko.hash(state);
    }
}

/// Why a setup is not a legal position: everything that is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionError {
    /// The board, to name the points.
    pub topology: Arc<Topology>,
    /// At least one problem; blocks by anchor.
    pub problems: Vec<PositionProblem>,
}

/// One reason why a setup is not a legal position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PositionProblem {
    /// Stones lie outside the board.
    OffBoard(PointSet),
    /// Points have a stone of each colour.
    BothColors(PointSet),
    /// A block has no liberty.
    NoLiberty(Block),
}

impl PositionProblem {
    /// The points that show the problem, for messages and marks.
    #[must_use]
    pub const fn points(&self) -> PointSet {
        match self {
            Self::OffBoard(points) | Self::BothColors(points) => *points,
            Self::NoLiberty(block) => block.stones,
        }
    }

    /// The problem as a fragment that fits after a colon, its points named as on this board.
    pub fn on<'a>(&'a self, topology: &'a Topology) -> impl fmt::Display + 'a {
        ProblemOn {
            problem: self,
            topology,
        }
    }
}

impl std::error::Error for PositionError {}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.problems.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            problem.on(&self.topology).fmt(f)?;
        }
        Ok(())
    }
}

/// A problem with the board that names its points.
struct ProblemOn<'a> {
    problem: &'a PositionProblem,
    topology: &'a Topology,
}

impl fmt::Display for ProblemOn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.problem {
            PositionProblem::OffBoard(points) => match points.len() {
                1 => f.write_str("1 stone is off the board"),
                count => write!(f, "{count} stones are off the board"),
            },
            PositionProblem::BothColors(points) => {
                let names = self.topology.names(points).join(" ");
                write!(
                    f,
                    "black and white stones stand on top of each other at {names}"
                )
            }
            PositionProblem::NoLiberty(block) => {
                let side = match block.color {
                    Color::Black => "Black",
                    Color::White => "White",
                };
                let anchor = self.topology.name(block.anchor);
                write!(
                    f,
                    "{side}'s block at {anchor} has no liberty: impossible position"
                )
            }
        }
    }
}

fn problems(setup: &Setup, protected: &PointSet) -> Vec<PositionProblem> {
    let ByColor { black, white } = &setup.stones;
    let mut found = Vec::new();
    let off_board = black.union(white).difference(&setup.topology.points());
    if !off_board.is_empty() {
        found.push(PositionProblem::OffBoard(off_board));
    }
    let both = black.intersection(white);
    if !both.is_empty() {
        found.push(PositionProblem::BothColors(both));
    }
    let blocks = setup.blocks().into_iter();
    let dead = blocks.filter(|block| {
        block.liberties.is_empty()
            && block.stones.is_disjoint(protected)
            && block.stones.is_disjoint(&off_board)
    });
    found.extend(dead.map(PositionProblem::NoLiberty));
    found
}
