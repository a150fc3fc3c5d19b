//! Whether a capture decides a race before anything is played: whether the captor lives after it. The count and the proof both ask
//! here.
//!
//! Every essential stone of the loser is on the board until all are captured, and those of the captor stand to the end. So what a
//! captor has after any capture is known beforehand: his block, and the points of the essential stones. If he lives with these
//! alone, all else in the hands of the loser, every capture of his decides.
//!
//! | reason | why it holds after the capture, the other side to move |
//! |---|---|
//! | never captured | the captor's block is joined to such stones, or the other one is: there is no capture |
//! | two links | two points join him to stones that are never captured, of which the loser takes one |
//! | a gap that is crossed | what the capture leaves between him and safe stones cannot be closed by one move (see [`super::gap`]) |
//! | enclosed | he shuts the captured block in, which makes a second eye or a large space (see [`super::shut_in`]) |
//! | a room | answers that join his block make two eyes in the room that the capture leaves |
//! | searched | a short search with everything else in the hands of the loser |
//!
//! The first three hold however the race is played. The others hold if the captor leaves his own eyes alone, which no race needs
//! him to fill: passing is a move.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Point, PointSet, Position};
use semeai_search::{
    AnyWidth, Field, Ground, KoRule, Memory, NoShortcut, PositionBudget, RoomQuestion, Search,
    State, fitting,
};

use super::gap::Gap;
use super::race::{Race, is_immortal};
use super::shut_in::ShutIn;

/// The search for the life of a captor looks at so many positions.
const POSITIONS: u64 = 3_000;

/// In the room that a capture leaves so many answers are looked at in all: less than a millisecond.
const ROOM_ANSWERS: u64 = 6_000;

/// So many of them for one case of what may stand there.
const ROOM_ANSWERS_AT_ONCE: u64 = 2_000;

/// So many points are looked at that may have been filled by the captor or not.
const MOST_INNER: usize = 8;

/// The bytes of its tables.
const TABLE_BYTES: usize = 1 << 20;

/// A captor with more points than these is not searched: it would take longer than the race.
const MOST_POINTS: usize = 40;

/// By side whether its capture of the other surely wins, whatever was played before: its own block cannot be captured
/// afterwards. Where that is not plain it may be true all the same. `barred` are the points where a side does not play.
pub(super) fn is_final(
    race: &Race,
    movable: &PointSet,
    barred: &ByColor<PointSet>,
) -> ByColor<bool> {
    let has_blocks = race.has_blocks();
    ByColor::new_with(|captor| {
        is_joined(race, movable, &barred[captor], captor)
            || !has_blocks
                && (is_open_to_him(race, movable, barred, captor)
                    || has_room_after(race, movable, &barred[captor], captor)
                    || lives_after(race, movable, &barred[captor], captor))
    })
}

/// Whether a capture by a side surely wins where several blocks of a side are linked, so that they are captured as one.
pub(crate) fn captor_lives(race: &Race, captor: Color) -> bool {
    let (movable, barred) = (race.movable(), ByColor::default());
    if race.has_blocks() {
        let mut sides = Color::ALL.into_iter();
        return sides.any(|color| is_immortal(race, &movable, &race.essential[color]))
            || Gap::left_by(race, &movable, captor).is_crossed();
    }
    is_final(race, &movable, &barred)[captor]
}

/// Whether what a capture leaves beside a captor is plainly his. Nothing is said where somebody does not play everywhere.
fn is_open_to_him(
    race: &Race,
    movable: &PointSet,
    barred: &ByColor<PointSet>,
    captor: Color,
) -> bool {
    let is_barred = barred.iter().any(|(_, points)| !points.is_empty());
    !is_barred
        && (Gap::left_by(race, movable, captor).is_crossed()
            || ShutIn::by(race, movable, captor).is_some_and(|space| {
                let near = race
                    .position
                    .topology()
                    .neighborhood(&race.essential[captor]);
                let mut own = own_spaces(race, movable, captor).into_iter();
                space.is_life(own.any(|own| own.is_eye(&near)))
            }))
}

/// Whether nobody can keep a captor from being joined to stones that are never captured, or none of this can happen.
pub(super) fn is_joined(race: &Race, movable: &PointSet, barred: &PointSet, captor: Color) -> bool {
    race.cannot_lose(movable, captor)
        || race.cannot_lose(movable, captor.opponent())
        || links(race, movable, barred, captor) >= 2 && !race.has_blocks()
}

/// How many essential points of the other side join a captor to stones that are never captured.
///
/// With two of them the loser, to move, can take one, and the captor plays the other and is joined. Before that his block has both
/// as liberties.
fn links(race: &Race, movable: &PointSet, barred: &PointSet, captor: Color) -> usize {
    let topology = race.position.topology();
    let own = &race.essential[captor];
    let stones = race.position.stones(captor);
    let walls = stones.difference(movable).difference(own);
    let near_own = topology.neighborhood(own);
    let near_walls = topology.neighborhood(&walls);
    let both = near_own.intersection(&near_walls).difference(barred);
    race.essential[captor.opponent()].intersection(&both).len()
}

/// Whether a captor is seen to live in the room that any capture leaves him.
///
/// - Of every space that his block alone surrounds, and that is beside it everywhere, he keeps an eye.
/// - A point beside the essential stones is empty after the capture, or the captor's: what else stood there fell with them. Where
///   a stone of his would be joined to stones that are never captured it is taken as empty, which is worse.
/// - Of other points in a space that the essential stones alone surround nothing is known.
/// - Elsewhere a point more in the hands of the loser, never to be captured there, never helps the captor.
fn has_room_after(race: &Race, movable: &PointSet, barred: &PointSet, captor: Color) -> bool {
    let topology = race.position.topology();
    let (block, taken) = (&race.essential[captor], &race.essential[captor.opponent()]);
    let is_one = topology.components(block).len() == 1;
    if !is_one {
        return false;
    }
    let (near, near_taken) = (topology.neighborhood(block), topology.neighborhood(taken));
    let walls = race.position.stones(captor).difference(movable);
    let walls = walls.difference(block);
    let near_walls = topology.neighborhood(&walls);
    let eyes = own_spaces(race, movable, captor);
    let eyes = eyes.iter().filter(|eye| eye.is_eye(&near));
    let emptied = movable.intersection(&near_taken);
    let inside = own_spaces(race, movable, captor.opponent());
    let inside = inside
        .iter()
        .fold(PointSet::EMPTY, |all, own| all.union(&own.space));
    let unknown = inside.difference(&emptied).difference(&near_walls);
    // What stands beside a point where he does not play may be taken from there, and what it took away comes back.
    if !emptied.is_disjoint(&topology.neighborhood(barred)) {
        return false;
    }
    let space = taken.union(&emptied).union(&unknown).difference(barred);
    RoomQuestion {
        topology,
        block,
        walls: &walls,
        space: &space,
        unsure: &emptied.difference(&near_walls).intersection(&space),
        unknown: &unknown.intersection(&space),
        eyes: eyes.count(),
    }
    .lives(ROOM_ANSWERS, ROOM_ANSWERS_AT_ONCE)
}

/// Whether a captor lives after any capture with nothing but the points of the essential stones and what is known of those around
/// them, where the loser holds all other points, moves first and wins all kos.
///
/// - Where no space touches both blocks, who captures keeps a liberty beside: one that the loser can fill.
/// - Of every space that his block alone surrounds, and that is beside it everywhere, he keeps a liberty to the end: who fills the
///   last one there is he himself, and he never needs to.
/// - A point beside the essential stones, in a space that they alone surround, was filled by the captor or fell with them.
/// - Elsewhere a point more in the hands of the loser, never to be captured there, never helps the captor.
fn lives_after(race: &Race, movable: &PointSet, barred: &PointSet, captor: Color) -> bool {
    let loser = captor.opponent();
    let topology = race.position.topology();
    let taken = &race.essential[loser];
    let near_own = topology.neighborhood(&race.essential[captor]);
    let mut eyes = own_spaces(race, movable, captor);
    eyes.retain(|eye| eye.is_eye(&near_own));
    let kept: PointSet = eyes.iter().map(|eye| eye.liberty).collect();
    let kept = match spare_liberty(race, movable, captor) {
        Some(point) if kept.is_empty() => PointSet::single(point),
        _ => kept,
    };
    let filled = eyes.iter().fold(PointSet::EMPTY, |all, eye| {
        all.union(&eye.space.difference(&kept))
    });
    let near_taken = topology.neighborhood(taken);
    let inside = own_spaces(race, movable, loser).into_iter();
    let inner = inside.fold(PointSet::EMPTY, |all, own| {
        all.union(&own.space.intersection(&near_taken))
    });
    let inner: Vec<Point> = inner.iter().take(MOST_INNER).collect();
    let open = taken.union(&kept);
    let free = open.union(&inner.iter().copied().collect());
    if free.len() > MOST_POINTS || !free.is_disjoint(barred) {
        return false;
    }
    let held = movable.difference(&free).difference(&filled);
    let Some(position) = worst_after(race, captor, &free, &filled, &held) else {
        return false;
    };
    let mut targets = ByColor::default();
    targets[captor] = race.essential[captor].union(&filled);
    let asked = Captor {
        position: &position,
        targets: &targets,
        free: &free,
        inner: &inner,
        color: captor,
    };
    fitting(free.len(), asked)
}

/// The liberty that a captor keeps beside at the worst; none if both blocks touch one space, where the last liberty of the loser may
/// be his last one too.
fn spare_liberty(race: &Race, movable: &PointSet, captor: Color) -> Option<Point> {
    let topology = race.position.topology();
    let near = race.essential.map(|own| topology.neighborhood(&own));
    let mut spaces = topology.components(movable).into_iter();
    if spaces.any(|space| Color::ALL.into_iter().all(|c| !space.is_disjoint(&near[c]))) {
        return None;
    }
    let own = &race.essential[captor];
    let stones = race.position.stones(captor);
    let walls = stones.difference(movable).difference(own);
    let near_walls = topology.neighborhood(&walls);
    let near_loser =
        topology.neighborhood(&race.position.occupied().difference(&stones).union(movable));
    let liberties = movable.intersection(&near[captor]);
    // Worst is one that joins him to nothing and that the loser can fill.
    liberties
        .iter()
        .min_by_key(|&point| (near_walls.contains(point), !near_loser.contains(point)))
}

/// By side the spaces that its block alone surrounds and that are beside it everywhere. Each is an eye for good unless its owner
/// fills it himself, which he never needs to, and which [`is_final`] counts on.
pub(super) fn own_eyes(race: &Race, movable: &PointSet) -> ByColor<Vec<PointSet>> {
    ByColor::new_with(|color| {
        let near = race
            .position
            .topology()
            .neighborhood(&race.essential[color]);
        let spaces = own_spaces(race, movable, color).into_iter();
        let eyes = spaces.filter(|own| own.is_eye(&near));
        eyes.map(|own| own.space).collect()
    })
}

/// A space that a block alone surrounds, with one of its liberties there.
struct OwnSpace {
    space: PointSet,
    liberty: Point,
}

impl OwnSpace {
    /// Whether all of it is beside the block, which is beside these points: then the opponent cannot take the last liberty there.
    fn is_eye(&self, near: &PointSet) -> bool {
        self.space.is_subset(near)
    }
}

fn own_spaces(race: &Race, movable: &PointSet, captor: Color) -> Vec<OwnSpace> {
    let topology = race.position.topology();
    let own = &race.essential[captor];
    let near_own = topology.neighborhood(own);
    let spaces = topology.components(movable).into_iter();
    let filled = race.position.stones(captor);
    let surrounded = spaces.filter(|space| {
        let around = topology.neighborhood(space).difference(space);
        !around.is_empty() && around.is_subset(own) && !space.is_subset(&filled)
    });
    let with_liberty = surrounded.filter_map(|space| {
        let liberty = space.intersection(&near_own).first()?;
        Some(OwnSpace { space, liberty })
    });
    with_liberty.collect()
}

/// The position with these points free, these filled by the captor and these held by the loser; absent if the captor has no
/// liberty.
fn worst_after(
    race: &Race,
    captor: Color,
    free: &PointSet,
    filled: &PointSet,
    held: &PointSet,
) -> Option<Position> {
    let mut setup = race.position.to_setup();
    for (points, stone) in [
        (free, None),
        (filled, Some(captor)),
        (held, Some(captor.opponent())),
    ] {
        for point in points {
            setup.set(point, stone);
        }
    }
    let protected = race.position.protected().union(held);
    Position::with_protected(setup, protected).ok()
}

/// A captor whose life is asked for.
struct Captor<'a> {
    position: &'a Position,
    targets: &'a ByColor<PointSet>,
    free: &'a PointSet,
    /// The points that are free or the captor's.
    inner: &'a [Point],
    color: Color,
}

impl AnyWidth for Captor<'_> {
    type Answer = bool;

    fn with_words<const W: usize>(self) -> bool {
        let loser = self.color.opponent();
        let ground = Ground::<W>::new(self.position, self.targets, self.free);
        let field = Arc::new(Field::new(ground));
        let rule = KoRule::Wins(loser);
        let memory = Memory {
            table_bytes: TABLE_BYTES,
            exact_until: u64::MAX,
        };
        let mut search = Search::new(NoShortcut, Arc::clone(&field), loser, rule, memory);
        // Whichever of the inner points he has filled.
        (0_u32..1 << self.inner.len()).all(|chosen| {
            let mut setup = self.position.to_setup();
            for (i, &point) in self.inner.iter().enumerate() {
                setup.set(point, (chosen >> i & 1 == 1).then_some(self.color));
            }
            let position = Position::with_protected(setup, self.position.protected());
            let state = position
                .ok()
                .and_then(|position| State::new(&field, &position, loser, rule, 0));
            state.is_some_and(|state| {
                let left = POSITIONS.saturating_sub(search.positions_made());
                search.captures(&state, PositionBudget::new(left)) == Ok(None)
            })
        })
    }
}
