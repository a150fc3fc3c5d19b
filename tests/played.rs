//! Games of a simple player against itself: he takes what is near, saves what is in atari, and passes where a move brings him nothing.
//! He plays badly, but his games end as games do: with borders, territories, dead stones and kos.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Point, PointSet, Position, Setup, Topology};

use crate::random::Random;

/// A stone in atari that the other side may take at once, and one that it may take soon, in points.
const IN_ATARI: i64 = 20;
const SHORT: i64 = 3;

/// A point that a side is nearer to.
const NEAR: i64 = 10;

/// A moment of a game.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    pub(crate) position: Position,
    pub(crate) prisoners: ByColor<u32>,
    /// Who moves, and where; nothing for a pass, and at the end.
    pub(crate) next: (Color, Option<Point>),
}

/// A game on a rectangle from its first moment to the one after two passes.
pub(crate) fn game(random: &mut Random, columns: usize, rows: usize) -> Vec<Moment> {
    let topology = Arc::new(Topology::rectangle(columns, rows).expect("a small board"));
    let (mut now, mut passes) = (
        Moment {
            position: Position::new(Setup::new(Arc::clone(&topology))).expect("an empty board"),
            prisoners: ByColor::default(),
            next: (Color::Black, None),
        },
        0,
    );
    let fills_dame = random.percent(50);
    let mut moments = Vec::new();
    while passes < 2 && moments.len() < 3 * columns * rows {
        let (mover, _) = now.next;
        let point = choice(random, &now.position, mover, fills_dame);
        passes = if point.is_some() { 0 } else { passes + 1 };
        now.next = (mover, point);
        moments.push(now.clone());
        now = after(now);
    }
    moments.push(now);
    moments
}

fn after(moment: Moment) -> Moment {
    let (mover, point) = moment.next;
    let next = (mover.opponent(), None);
    let Some(point) = point else {
        return Moment {
            position: moment.position.without_ko(),
            next,
            ..moment
        };
    };
    let played = moment.position.play(mover, point).expect("a legal move");
    let mut prisoners = moment.prisoners;
    prisoners[mover] += u32::try_from(played.captured.len()).expect("a small board");
    Moment {
        position: played.position,
        prisoners,
        next,
    }
}

/// The move that brings most, one of several by chance; a pass if none brings anything.
fn choice(
    random: &mut Random,
    position: &Position,
    mover: Color,
    fills_dame: bool,
) -> Option<Point> {
    let before = worth(position, mover, 0);
    let mut best: Option<(i64, Point)> = None;
    for point in &position.empty() {
        let Ok(played) = position.play(mover, point) else {
            continue;
        };
        let taken = i64::try_from(played.captured.len()).expect("a small board");
        if taken == 0 && is_own_eye(position, mover, point) {
            continue;
        }
        let noise = i64::try_from(random.below(9)).expect("small");
        let found = worth(&played.position, mover, taken) + height(position, point) + noise;
        if best.is_none_or(|(most, _)| found > most) {
            best = Some((found, point));
        }
    }
    let least = before + if fills_dame { 2 } else { NEAR };
    best.filter(|(most, _)| *most >= least)
        .map(|(_, point)| point)
}

/// Whether all points beside an empty one are stones of a side.
fn is_own_eye(position: &Position, color: Color, point: Point) -> bool {
    let beside = position.topology().neighbors(point).iter();
    beside
        .copied()
        .all(|point| position.stone(point) == Some(color))
}

/// On an open board the third line is worth more than the first.
fn height(position: &Position, point: Point) -> i64 {
    let topology = position.topology();
    let Some(((column, row), (columns, rows))) =
        (topology.shape().column_and_row(point)).zip(topology.shape().size())
    else {
        return 0;
    };
    let line = [column, row, columns - 1 - column, rows - 1 - row];
    let line = line.into_iter().min().unwrap_or_default().min(2);
    let is_open = 3 * position.occupied().len() < topology.len();
    if is_open { [0, 6, 12][line] } else { 0 }
}

/// What a position is worth to a side whose opponent moves next: what it is near to, less what hangs.
fn worth(position: &Position, color: Color, taken: i64) -> i64 {
    let other = color.opponent();
    let near = nearer(position);
    let count = |set: &PointSet| i64::try_from(set.len()).expect("a small board");
    let mut points = NEAR * (count(&near[color]) - count(&near[other]) + 2 * taken);
    for block in position.blocks() {
        let stones = count(&block.stones);
        points += match (block.color == color, block.liberties.len()) {
            (true, 1) => -IN_ATARI * stones,
            (true, 2) => -SHORT * stones,
            (false, 1) => SHORT * stones,
            _ => 0,
        };
    }
    points
}

/// The stones of each side, with the empty points to which it is nearer over empty points.
fn nearer(position: &Position) -> ByColor<PointSet> {
    let topology = position.topology();
    let mut own = ByColor::new_with(|color| position.stones(color));
    let mut free = position.empty();
    loop {
        let next = own.map(|own| topology.neighborhood(&own).intersection(&free));
        let both = next.black.intersection(&next.white);
        let reached = next.black.union(&next.white);
        if reached.is_empty() {
            return own;
        }
        free = free.difference(&reached);
        for color in Color::ALL {
            own[color] = own[color].union(&next[color].difference(&both));
        }
    }
}
