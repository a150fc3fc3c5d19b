//! What stones look like: which of them random games take, and which stay.
//!
//! Both sides capture what has just put itself in atari, save what has just been put in atari, and else play legal moves at random, but
//! fill no eye of their own, until nobody has a move; whose a point is at the end of most games is whose it looks (B. Brügmann, *Monte
//! Carlo Go*, 1993; B. Bouzy and B. Helmstetter, *Monte-Carlo Go Developments*, 2003). That proves nothing: whoever tells what follows
//! from it says so.

use semeai_board::{Block, Color, Point, PointSet, Position};
use semeai_search::{PositionBudget, Random};

/// How many games are played.
const GAMES: u32 = 160;

/// A block stays where it is whatever is played around it if it has so many liberties, and is its owner's at the end of so many games in
/// a hundred. A block with fewer liberties may be given atari: it is played with.
const WALL_LIBERTIES: usize = 3;
const WALL_SHARE: usize = 60;

/// What the blocks of a position look like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Looks {
    /// The stones of those that look dead: they belong to the other side at the end of most games.
    pub(crate) dead: PointSet,
    /// The stones of those that look like border: they stay to the end of most games, and cannot be given atari.
    pub(crate) walls: PointSet,
}

/// What the blocks of a position look like. Protected stones are never taken. Nothing if the budget, of which every move takes one
/// position, does not allow a single game.
///
/// The same position has the same answer. Games are as long as three times the points of the board.
pub(crate) fn looks(position: &Position, budget: &PositionBudget) -> Option<Looks> {
    let mut budget = budget.clone();
    let topology = position.topology();
    let mut games = Vec::new();
    for game in 0..GAMES {
        let mut random = Random::of(topology.points().len() as u64, 0, game.into());
        let first = if game % 2 == 0 {
            Color::Black
        } else {
            Color::White
        };
        let Some(end) = play_out(position, first, &mut random, &mut budget) else {
            break;
        };
        games.push(owned_by_black(&end));
    }
    if games.is_empty() {
        return None;
    }
    let stays = |block: &Block, percent: usize| {
        let black: usize = (games.iter())
            .map(|black| black.intersection(&block.stones).len())
            .sum();
        let all = games.len() * block.stones.len();
        let own = if block.color == Color::Black {
            black
        } else {
            all - black
        };
        100 * own >= percent * all
    };
    let mut looks = Looks {
        dead: PointSet::EMPTY,
        walls: position.protected(),
    };
    for block in position.blocks() {
        let is_protected = !block.stones.is_disjoint(&position.protected());
        if !is_protected && !stays(&block, 50) {
            looks.dead = looks.dead.union(&block.stones);
        } else if block.liberties.len() >= WALL_LIBERTIES && stays(&block, WALL_SHARE) {
            looks.walls = looks.walls.union(&block.stones);
        }
    }
    Some(looks)
}

/// A random game to its end; nothing if the budget is used up.
fn play_out(
    position: &Position,
    first: Color,
    random: &mut Random,
    budget: &mut PositionBudget,
) -> Option<Position> {
    let mut now = position.without_ko();
    let mut mover = first;
    let mut has_passed = false;
    let mut last = None;
    for _ in 0..3 * now.topology().points().len() {
        budget.spend(1).ok()?;
        let urgent = last.and_then(|last| urgent_move(&now, mover, last));
        match urgent.or_else(|| random_move(&now, mover, random)) {
            Some((next, point)) => (now, has_passed, last) = (next, false, Some(point)),
            None if has_passed => break,
            None => (now, has_passed, last) = (now.without_ko(), true, None),
        }
        mover = mover.opponent();
    }
    Some(now)
}

/// The answer to the last move that a beginner sees: it is captured, or a block that it puts in atari gets away.
fn urgent_move(now: &Position, mover: Color, last: Point) -> Option<(Position, Point)> {
    let topology = now.topology();
    let only_liberty = |block: &Block| {
        let around = topology
            .neighborhood(&block.stones)
            .intersection(&now.empty());
        around.first().filter(|_| around.len() == 1)
    };
    let played = now.block_at(last)?;
    if let Some(point) = only_liberty(&played)
        && let Ok(after) = now.play(mover, point)
    {
        return Some((after.position, point));
    }
    let mut beside = topology
        .neighborhood(&played.stones)
        .intersection(&now.stones(mover));
    while let Some(block) = beside.first().and_then(|stone| now.block_at(stone)) {
        beside = beside.difference(&block.stones);
        if let Some(point) = only_liberty(&block)
            && let Ok(after) = now.play(mover, point)
            && let Some(saved) = after.position.block_at(point)
            && liberties(&after.position, &saved.stones) > 1
        {
            return Some((after.position, point));
        }
    }
    None
}

/// The position after a random move that is no folly; nothing if there is none.
fn random_move(now: &Position, mover: Color, random: &mut Random) -> Option<(Position, Point)> {
    let mut open: Vec<Point> = now.empty().iter().collect();
    while let Some(last) = u32::try_from(open.len()).ok().filter(|count| *count > 0) {
        let point = open.swap_remove(random.below(last) as usize);
        if is_own_eye(now, mover, point) {
            continue;
        }
        let Ok(after) = now.play(mover, point) else {
            continue;
        };
        let next = after.position;
        let is_lost = |block: Block| {
            liberties(&next, &block.stones) == 1 && !leaves_one_eye(&next, &block.stones)
        };
        if !(after.captured.is_empty() && next.block_at(point).is_some_and(is_lost)) {
            return Some((next, point));
        }
    }
    None
}

/// Whether stones that are taken leave an eye space that the other side can spoil: three points or fewer, and of four to six those that
/// have a point which most of the others touch. All others, as four in a row, are two eyes, and such stones are better left where they
/// are: in a seki most of all.
fn leaves_one_eye(position: &Position, stones: &PointSet) -> bool {
    let topology = position.topology();
    let degrees = stones.iter().map(|point| {
        let around = topology.neighborhood(&PointSet::single(point));
        around.intersection(stones).len()
    });
    let (largest, sum) = degrees.fold((0, 0), |(largest, sum), it| (it.max(largest), sum + it));
    match stones.len() {
        0..=3 => true,
        count @ 4..=6 => largest + sum / 2 >= 2 * count - 2,
        _ => false,
    }
}

/// Whether a side has an eye at an empty point: none but its stones are round it, and they are one block or none of theirs is in atari.
fn is_own_eye(now: &Position, color: Color, point: Point) -> bool {
    let around = now.topology().neighborhood(&PointSet::single(point));
    if !around.difference(&now.stones(color)).is_empty() {
        return false;
    }
    let mut left = around;
    while let Some(block) = left.first().and_then(|stone| now.block_at(stone)) {
        if around.difference(&block.stones).is_empty() {
            return true;
        }
        if liberties(now, &block.stones) == 1 {
            return false;
        }
        left = left.difference(&block.stones);
    }
    true
}

fn liberties(position: &Position, stones: &PointSet) -> usize {
    let around = position.topology().neighborhood(stones);
    around.intersection(&position.empty()).len()
}

/// What is Black's at the end of a game: his stones, and the empty points beside which none but his stand.
fn owned_by_black(end: &Position) -> PointSet {
    let topology = end.topology();
    let (black, white) = (end.stones(Color::Black), end.stones(Color::White));
    let parts = topology.components(&end.empty()).into_iter();
    let owned = parts.filter(|part| topology.neighborhood(part).is_disjoint(&white));
    owned.fold(black, |all, part| all.union(&part))
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;

    use super::*;

    #[test]
    fn stones_caught_in_the_area_of_the_other_side_look_dead_and_nothing_else_does() {
        let text = "\
.....XO..
.O...XO..
..O..XO..
.....XO.X
XXXXXXO..
OOOOOXOOO
.X..OXXXX
....OX...
....OX...";
        let position = diagram::parse(text).expect("a diagram").position();
        let position = position.expect("a position");
        let budget = PositionBudget::new(1_000_000);
        let found = looks(&position, &budget).expect("enough for games");
        let topology = position.topology();
        assert_eq!(topology.names(&found.dead), ["B8", "C7", "J6", "B3"]);
        let walls = ["F9", "G9", "F5", "G5"].map(|name| topology.point(name).expect("a point"));
        assert!(walls.iter().all(|wall| found.walls.contains(*wall)));
        assert!(found.walls.is_disjoint(&found.dead));
        assert_eq!(looks(&position, &budget), Some(found));
        assert_eq!(looks(&position, &PositionBudget::new(10)), None);
    }

    #[test]
    fn both_sides_of_a_seki_look_alive_and_stones_with_one_eye_dead() {
        // Who fills a liberty is taken; at the other side White has one eye of two points.
        let text = "\
@@@@@@@@####
@BBBBBBB@###
@B.WWW.B@###
@BBBBBBB@###
@@@@@@@@####
########WWWW
########W..W
########WWWW
############
############";
        let position = diagram::parse(text).expect("a diagram").position();
        let position = position.expect("a position");
        let budget = PositionBudget::new(1_000_000);
        let dead = looks(&position, &budget).expect("enough for games").dead;
        let names = position.topology().names(&dead);
        assert!(names.iter().all(|name| name[..1] >= *"J"), "{names:?}");
        assert_eq!(dead.len(), 10);
    }
}
