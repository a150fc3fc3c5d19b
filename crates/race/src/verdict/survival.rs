//! Whether a capture surely wins: whether the captor lives after it.
//!
//! The formulas say who captures first. That side has won unless what it took is a dead shape in its own eye space, or its own
//! block is in danger on the board that the capture leaves. Here is looked for a plain reason why neither can be. Both blocks
//! can only grow until one is captured, and safe stones stay.
//!
//! | reason | why it holds after the capture, the other side to move |
//! |---|---|
//! | safe | the captor's block is joined to safe stones |
//! | never | the other block is joined to safe stones: there is no capture |
//! | joined after it | what the capture leaves between the captor's block and safe stones of his cannot be closed by one move (see [`super::gap`]) |
//! | alive | the captor's block lives whatever becomes of the other one |
//! | an eye and the space | the captor has an eye, and all that his block shuts in with the captured block is beside it: two regions that are vital to his block (D. B. Benson, "Life in the Game of Go", 1976) |
//! | a large space | the captured block has seven or eight points, and all around it is the captor's block |
//!
//! The first three hold however the race is played. The others hold if the captor leaves his own eyes alone, which no race needs
//! him to fill: passing is a move.

use semeai_board::{Block, ByColor, Color, EyeFacts, Point, PointSet, Position};

use super::case::Case;
use super::gap::Gap;
use crate::ending::Ending;
use crate::regions::OwnRegion;

/// The least block in an eye space whose points always make two eyes, if no corner of the board and no two opposite sides touch
/// them: all shapes of seven and eight points were searched exhaustively.
const LEAST_LARGE: usize = 7;

/// The largest such block.
const MOST_LARGE: usize = 8;

/// A side of which it is not plain that it lives after the captures that these endings rest on. Where neither side captures,
/// either may gain by letting itself be taken, so that both captures count.
pub(super) fn mortal_captor(case: &Case<'_>, endings: ByColor<Ending>) -> Option<Color> {
    let rests_on = |&color: &Color| {
        let mut winners = endings.iter().map(|(_, ending)| ending.winner());
        winners.any(|winner| winner.is_none_or(|winner| winner == color))
    };
    let mut captors = Color::ALL.into_iter().filter(rests_on);
    captors.find(|&captor| !lives_after_capture(case, captor))
}

/// Whether a capture by this side wins if it plays well, as far as that is plain.
fn lives_after_capture(case: &Case<'_>, captor: Color) -> bool {
    let is_alive = case.standings.is_alive;
    is_alive[captor]
        || is_alive[captor.opponent()]
        || is_capture_final(case, captor)
        || Enclosed::by(case, captor).is_some_and(|space| space.is_life())
}

/// Whether every capture by this side wins, however the race was played.
pub(super) fn is_capture_final(case: &Case<'_>, captor: Color) -> bool {
    is_joined_to_safe(case, captor)
        || is_joined_to_safe(case, captor.opponent())
        || Gap::left_by(case, captor).is_crossed()
}

fn is_joined_to_safe(case: &Case<'_>, color: Color) -> bool {
    let mut blocks = case.sides.blocks[color].iter();
    blocks.any(|block| case.question.roles.is_joined_to_safe(block))
}

/// Whether a side is alive even if it never answers: its block is joined to safe stones, or has two eyes that are liberties all
/// through (D. B. Benson, "Life in the game of Go", 1976).
pub(super) fn is_unconditionally_alive(case: &Case<'_>, color: Color) -> bool {
    let [block] = &case.sides.blocks[color][..] else {
        return false;
    };
    case.question.roles.is_joined_to_safe(block)
        || vital_eyes(case, color, &block.liberties).count() > 1
}

/// The eye spaces of a side that lie within these points.
fn vital_eyes<'a>(
    case: &'a Case<'_>,
    color: Color,
    within: &'a PointSet,
) -> impl Iterator<Item = &'a OwnRegion> {
    let eyes = case.regions.eyes(color);
    eyes.filter(|own| own.has_liberty() && own.region.points.is_subset(within))
}

/// All that the captor's one block shuts in together with the block that he captures.
struct Enclosed<'a> {
    case: &'a Case<'a>,
    captor: Color,
    block: &'a Block,
    captured: &'a PointSet,
    space: PointSet,
}

impl<'a> Enclosed<'a> {
    /// Nothing if it is not one block against one, or if the space has a safe stone in it.
    fn by(case: &'a Case<'a>, captor: Color) -> Option<Self> {
        let [block] = &case.sides.blocks[captor][..] else {
            return None;
        };
        let [captured] = &case.sides.blocks[captor.opponent()][..] else {
            return None;
        };
        let position = case.question.position;
        let space = shut_in(position, &block.stones, captured)?;
        Some(Self {
            case,
            captor,
            block,
            captured: &captured.stones,
            space,
        })
    }

    /// Whether the captor lives there.
    fn is_life(&self) -> bool {
        self.is_second_eye() || self.is_large()
    }

    /// Whether he has an eye beside, and every point of the space is beside his block.
    fn is_second_eye(&self) -> bool {
        let topology = self.case.question.position.topology();
        let touched = topology.neighborhood(&self.block.stones);
        self.space.is_subset(&touched)
            && vital_eyes(self.case, self.captor, &touched)
                .next()
                .is_some()
    }

    /// Whether the captured block is one of seven or eight points away from the corners that does not span the board.
    fn is_large(&self) -> bool {
        let position = self.case.question.position;
        let Some(facts) = position.topology().eye_facts() else {
            return false;
        };
        self.captured.len() >= LEAST_LARGE
            && self.space.len() <= MOST_LARGE
            && !touches_corner_or_spans(position, &self.space, facts)
    }
}

/// What a block shuts in with a block of the other side; nothing if safe stones stand there.
fn shut_in(position: &Position, block: &PointSet, captured: &Block) -> Option<PointSet> {
    let topology = position.topology();
    let space = topology.component(captured.anchor, &topology.points().difference(block));
    space.is_disjoint(&position.protected()).then_some(space)
}

/// Whether a space has a corner of the board in it, or lies at more than one side, as far as the numbers of neighbours show:
/// its points at sides are not connected, or there are no others.
fn touches_corner_or_spans(position: &Position, space: &PointSet, facts: EyeFacts) -> bool {
    let topology = position.topology();
    let degree = |point: Point| topology.neighbors(point).len();
    let sides: PointSet = (space.iter())
        .filter(|&point| degree(point) <= facts.corner_degree)
        .collect();
    let has_corner = sides
        .iter()
        .any(|point| degree(point) < facts.corner_degree);
    has_corner || sides.len() == space.len() || topology.components(&sides).len() > 1
}
