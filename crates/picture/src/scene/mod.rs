//! What is on a board, as plain data: what a picture of it is drawn from, in a window or in a file.

mod endgame;
pub mod life;
pub mod maps;
pub mod race;
mod tactics;

use semeai_board::{ByColor, Color, Point, PointSet, Role, Roles, Setup};
use semeai_life::Class;
use semeai_session::Markup;

/// Everything that is painted on the wood.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The stones, as the board shows them.
    pub setup: Setup,
    /// The stones whose block has a role.
    pub essential: PointSet,
    /// The stones of blocks that cannot be captured.
    pub safe: PointSet,
    /// The essential blocks, stone by stone.
    pub outlines: Vec<PointSet>,
    /// The regions, the lowest first where they overlap.
    pub tints: Vec<Tint>,
    /// The candidate points, each with what its moves have come to.
    pub candidates: Vec<Candidate>,
    /// Useful points that are no candidates yet.
    pub suggestions: PointSet,
    /// Small signs on other empty points.
    pub signs: Vec<(Point, Sign)>,
    /// Points where a side's first move wins.
    pub winning: Vec<(Point, ByColor<bool>)>,
    /// What is settled for each side in an endgame: empty points, and dead stones.
    pub territory: ByColor<PointSet>,
    /// Points of an endgame where nobody gains anything.
    pub dame: PointSet,
    /// What first moves lose, where that is known.
    pub losses: Vec<(Point, LossSign)>,
    /// The numbers of the moves of an endgame by size, on the points where they are played.
    pub sizes: Vec<(Point, usize)>,
    /// What becomes of points, where their classes are shown.
    pub classes: Vec<(Point, ClassSign)>,
    /// The eyes of an ultimate position, where they are shown.
    pub eyes: ByColor<PointSet>,
    /// The points of a tactics map, where one is shown.
    pub map: MapPoints,
    /// Sets of points that are shown as a whole, the lowest first.
    pub sets: Vec<SetLayer>,
    /// The points that matter to a proposed race.
    pub relevant: PointSet,
    /// The numbers of the stones of a play-out or a line.
    pub numbers: Vec<(Point, usize)>,
    /// The move that led here, if one did.
    pub last_move: Option<Point>,
    /// Marks for readers, as the file has them.
    pub markup: Markup,
    /// The points of which the marks for readers come with an answer alone, where that is to be seen.
    pub marks_of_answer: PointSet,
}

/// A region as the board shows it.
#[derive(Clone, Debug)]
pub struct Tint {
    /// The points whose cells are coloured.
    pub points: PointSet,
    /// Its number among the regions.
    pub number: usize,
    /// Its colour, as [`Colors::region`](crate::Colors::region) counts them.
    pub color: usize,
    /// Whose it is; both sides' if absent.
    pub owner: Option<Color>,
    /// Its letter, with the count if it is settled.
    pub tag: String,
    /// Whether it is the selected one or pointed at.
    pub is_clear: bool,
}

/// A candidate point: a disc with a half for each side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Where it is: an empty point.
    pub point: Point,
    /// Its letter, or letters where one is not enough.
    pub letter: String,
    /// What each side's move there has come to.
    pub halves: ByColor<Half>,
}

/// What a side's move at a candidate point has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    /// It is answered.
    Known,
    /// Questions are open in it.
    Open,
    /// It cannot be played.
    Illegal,
    /// The person said that it is of no use.
    Useless,
}

/// A small sign on an empty point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A liberty of this side's essential block.
    Liberty(Color),
    /// A liberty of both.
    Shared,
    /// Of no use to the race.
    Useless,
    /// Banned by ko for the side to move.
    Ko,
    /// The side to move may not play there.
    NoMove,
}

/// What a first move of an endgame loses against the best one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LossSign {
    /// Nothing: a star in the colour of who plays it.
    Best(Color),
    /// So many points, as written.
    Loses(String),
    /// Between two numbers where a ko decides, as written: the lower loss above the higher.
    LosesBetween([String; 2]),
}

/// The class of a point as a board shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassSign {
    /// The class, in the letters that are wanted.
    pub class: Class,
    /// Whether it is another one where one side wins all kos.
    pub is_by_ko: bool,
}

/// The points of a map as a board shows them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MapPoints {
    /// Those that can be played: they stand out.
    pub playable: PointSet,
    /// The others: stones, and empty points that may not be played.
    pub others: PointSet,
}

/// A set of points with its sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetLayer {
    /// Which points.
    pub points: PointSet,
    /// How they are shown.
    pub sign: SetSign,
}

/// How a set of points is shown: each by its shape, so that none is told by its colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetSign {
    /// The left half of a disc: in the first of two maps alone.
    OnlyFirst,
    /// The right half of a disc: in the second alone.
    OnlySecond,
    /// A disc: in both.
    Both,
    /// A tinted cell.
    Reach,
    /// A ring.
    Ring,
    /// A cross.
    Cross,
}

impl Scene {
    /// Whether somebody has written or drawn something on a point for readers: the program's signs make room for it.
    pub fn has_own_mark(&self, point: Point) -> bool {
        self.markup.labels.contains_key(&point) || self.markup.sign(point).is_some()
    }

    /// Whether a number stands on a point that the program's signs make room for.
    pub(crate) fn has_size(&self, point: Point) -> bool {
        self.sizes.iter().any(|(at, _)| *at == point)
    }

    /// Gives every region the colour that its number has here.
    pub fn color_regions(&mut self, color: impl Fn(usize) -> usize) {
        for tint in &mut self.tints {
            tint.color = color(tint.number);
        }
    }

    /// A position without any mark: stones alone.
    pub fn new(setup: Setup) -> Self {
        Self {
            essential: PointSet::EMPTY,
            safe: PointSet::EMPTY,
            outlines: Vec::new(),
            tints: Vec::new(),
            candidates: Vec::new(),
            suggestions: PointSet::EMPTY,
            signs: Vec::new(),
            winning: Vec::new(),
            territory: ByColor::default(),
            dame: PointSet::EMPTY,
            losses: Vec::new(),
            sizes: Vec::new(),
            classes: Vec::new(),
            eyes: ByColor::default(),
            map: MapPoints::default(),
            sets: Vec::new(),
            numbers: Vec::new(),
            relevant: PointSet::EMPTY,
            last_move: None,
            markup: Markup::default(),
            marks_of_answer: PointSet::EMPTY,
            setup,
        }
    }

    /// The roles of blocks; those of a position before moves were made, of which these are the stones.
    pub fn add_roles(&mut self, before: &Setup, roles: &Roles) {
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

    /// Where a side may not play because of ko.
    pub fn add_ban(&mut self, ban: Option<(Color, Point)>) {
        self.signs.extend(ban.map(|(_, point)| (point, Sign::Ko)));
    }
}
