//! Eye spaces of an essential block: alive, dead with so many liberties, or not yet decided.

use semeai_board::{Color, EyeFacts, Point, PointSet, Position, Region};
use semeai_search::{KoRule, Siege, SiegeResult, siege};

/// Spaces above this size are not searched where nothing is known of eyes: they would take too long in every node of a
/// tree.
const MAX_SEARCHED: usize = 7;

/// Spaces of so many points that stay one eye have as many liberties as points without a stone, on every graph: an eye of
/// three is taken by three moves, and what the defender captures meanwhile he has paid for with a move.
const MAX_PLAIN: usize = 3;

/// What an eye space is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eye {
    /// It makes two eyes whoever starts.
    Alive,
    /// Whoever starts there decides.
    Unsettled,
    /// It stays one eye.
    Dead {
        /// The number of points of the space.
        size: u32,
        /// The moves that the attacker needs to fill it.
        liberties: u32,
        /// How many fewer it may be for an attacker who moves first.
        slack: u32,
    },
}

/// Whether a region is an eye space of the defender: only his essential stones border it, and no stone of
/// his own stands in it.
pub(crate) fn is_eye_space(position: &Position, region: &Region, defender: Color) -> bool {
    region.essential[defender]
        && !region.essential[defender.opponent()]
        && region.safe.black.is_empty()
        && region.safe.white.is_empty()
        && region.unknown.is_disjoint(&position.stones(defender))
}

/// Judges an eye space by search and, on a lattice of which eyes are known, by what is known.
pub(crate) fn eye(position: &Position, region: &Region, essential: &PointSet) -> Eye {
    // A block without a liberty inside is captured from outside, however good the shape is.
    if !has_liberty(position, region, essential) {
        return Eye::Unsettled;
    }
    match position.topology().eye_facts() {
        Some(facts) => eye_by_shape(position, region, essential, facts),
        None => searched(position, region, essential),
    }
}

/// Judges an eye space of which some answers are known without search, and some are trusted that a search cannot give:
/// the liberties of big eyes.
fn eye_by_shape(
    position: &Position,
    region: &Region,
    essential: &PointSet,
    facts: EyeFacts,
) -> Eye {
    let size = region.points.len();
    let has_corner = || has_corner(position, region, facts);
    if size > facts.largest_dead {
        let is_alive = region.unknown.is_empty() && !has_corner();
        return if is_alive { Eye::Alive } else { Eye::Unsettled };
    }
    let Some(besieged) = LoneBlock::new(position, region, essential) else {
        return Eye::Unsettled;
    };
    let first = besieged.decide(KoRule::SIMPLE);
    let plain = first.siege;
    let with_kos = |winner: Color| besieged.decide(KoRule::Wins(winner)).siege;
    // A ko threat elsewhere must not turn what is said here.
    let depends_on_ko = || match plain {
        _ if !first.has_ko => false,
        Siege::Alive => with_kos(besieged.defender.opponent()) != plain,
        Siege::Dead => with_kos(besieged.defender) != plain,
        Siege::Unsettled => false,
    };
    match plain {
        _ if size > 3 && depends_on_ko() => Eye::Unsettled,
        Siege::Alive => Eye::Alive,
        Siege::Unsettled => Eye::Unsettled,
        // The table of liberties is not that of the corner, where big shapes have fewer.
        Siege::Dead if size > 3 && has_corner() => Eye::Unsettled,
        // With one point left the next move there decides: the attacker captures, or the defender takes the stones
        // inside and has the liberties of a smaller eye. Of four points that is {3|0}, which cools to 3/2.
        Siege::Dead if size > 4 && region.empty.len() == 1 => Eye::Unsettled,
        // Stones that can be captured one after the other are not what the table counts, nor are spaces of seven: they
        // die in the corner or by stones that are inside already.
        Siege::Dead if size > 3 && !is_one_block(position, &region.unknown) => Eye::Unsettled,
        Siege::Dead if size > 6 => Eye::Unsettled,
        Siege::Dead => Eye::Dead {
            size: to_u32(size),
            liberties: eye_liberties(to_u32(size)).saturating_sub(to_u32(region.unknown.len())),
            slack: u32::from(size == 4 && region.empty.len() == 1),
        },
    }
}

/// Judges an eye space of which nothing is known: only what the search shows under every rule of ko is said, and only of
/// one block, since the search is about the capture of one. The liberties of more than [`MAX_PLAIN`] points, and of
/// points that the block does not touch, are for a search of the whole race.
fn searched(position: &Position, region: &Region, essential: &PointSet) -> Eye {
    let size = region.points.len();
    if size > MAX_SEARCHED || !is_one_block(position, essential) {
        return Eye::Unsettled;
    }
    let Some(besieged) = LoneBlock::new(position, region, essential) else {
        return Eye::Unsettled;
    };
    let first = besieged.decide(KoRule::SIMPLE);
    let others = Color::ALL.map(KoRule::Wins);
    let is_free_of_ko = !first.has_ko
        || others
            .into_iter()
            .all(|ko| besieged.decide(ko).siege == first.siege);
    let touched = position.topology().neighborhood(essential);
    match first.siege {
        _ if !is_free_of_ko => Eye::Unsettled,
        Siege::Alive => Eye::Alive,
        Siege::Dead if size <= MAX_PLAIN && region.points.is_subset(&touched) => Eye::Dead {
            size: to_u32(size),
            liberties: to_u32(size - region.unknown.len()),
            slack: 0,
        },
        Siege::Dead | Siege::Unsettled => Eye::Unsettled,
    }
}

/// Whether two such spaces let the block live whatever becomes of them. A space without a liberty of the block may be
/// taken from outside.
///
/// On a lattice of which eyes are known that is trusted of any two. Elsewhere the attacker might settle on points that
/// the block does not touch, so both must be vital to one and the same block (D. B. Benson, "Life in the Game of Go",
/// 1976): all their empty points are its liberties.
pub(crate) fn is_half_of_life(
    position: &Position,
    region: &Region,
    defender: Color,
    essential: &PointSet,
) -> bool {
    let is_vital = || {
        let touched = position.topology().neighborhood(essential);
        region.empty.is_subset(&touched) && is_one_block(position, essential)
    };
    !region.liberties[defender].is_empty()
        && (position.topology().eye_facts().is_some() || is_vital())
}

/// A block whose only liberties are in one space.
struct LoneBlock<'a> {
    position: Position,
    stone: Point,
    defender: Color,
    space: &'a PointSet,
}

impl<'a> LoneBlock<'a> {
    /// Nothing if no stone of the block is beside the space, or it would have no liberty left.
    fn new(position: &Position, region: &'a Region, essential: &PointSet) -> Option<Self> {
        let around = position.topology().neighborhood(&region.points);
        let stone = essential.intersection(&around).first()?;
        Some(Self {
            stone,
            defender: position.stone(stone)?,
            position: alone(position, region, essential)?,
            space: &region.points,
        })
    }

    fn decide(&self, ko: KoRule) -> SiegeResult {
        siege(&self.position, self.stone, self.space, ko)
    }
}

/// Whether stones are connected, or none.
fn is_one_block(position: &Position, stones: &PointSet) -> bool {
    position.topology().components(stones).len() < 2
}

/// Whether the block has a liberty in a region.
fn has_liberty(position: &Position, region: &Region, essential: &PointSet) -> bool {
    let around = position.topology().neighborhood(essential);
    !region.empty.is_disjoint(&around)
}

/// Whether the space bends round a corner of the board.
fn has_corner(position: &Position, region: &Region, facts: EyeFacts) -> bool {
    let is_corner = |point| {
        let beside = position.topology().neighbors(point);
        beside.len() < facts.corner_degree
            && beside.iter().all(|&next| region.points.contains(next))
    };
    region.points.iter().any(is_corner)
}

/// Whether the attacker has no legal move in a region even if every other liberty of the block is filled:
/// the block lives, since its owner need not play there. It must have a liberty in the region.
pub(crate) fn is_untouchable(
    position: &Position,
    region: &Region,
    essential: &PointSet,
    attacker: Color,
) -> bool {
    let has_no_move = |alone: Position| !region.empty.iter().any(|p| alone.is_legal(attacker, p));
    has_liberty(position, region, essential)
        && alone(position, region, essential).is_some_and(has_no_move)
}

/// The position with every other liberty of the block filled: the siege is about this space alone. Nothing if the
/// block would have no liberty left.
fn alone(position: &Position, region: &Region, essential: &PointSet) -> Option<Position> {
    let color = essential.first().and_then(|p| position.stone(p))?;
    let mut setup = position.to_setup();
    let mut protected = position.protected();
    for point in &position.empty().difference(&region.points) {
        setup.set(point, Some(color.opponent()));
        protected.insert(point);
    }
    // Stones around the filled points may be left without liberties; they play no part here.
    let others = position
        .occupied()
        .difference(essential)
        .difference(&region.points);
    Position::with_protected(setup, protected.union(&others)).ok()
}

/// The liberties of an eye of `n` points without stones in it: 1, 2, 3, 5, 8, 12, 17.
///
/// The formula (n² - 3n)/2 + 3 for n >= 2 is common knowledge of the books (R. Hunter, "Counting Liberties
/// and Winning Capturing Races"; M. Müller, "Race to Capture", 1999).
pub(crate) fn eye_liberties(n: u32) -> u32 {
    if n < 2 { n } else { (n * n + 6 - 3 * n) / 2 }
}

/// The class of an eye by its size: 1 to 3 points are one class, then 4, 5, 6, 7.
pub(crate) fn eye_class(size: u32) -> u32 {
    if size <= 3 { size.min(1) } else { size }
}

pub(crate) fn to_u32(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eye_liberties_are_those_of_the_books() {
        let table: Vec<u32> = (0..=7).map(eye_liberties).collect();
        assert_eq!(table, [0, 1, 2, 3, 5, 8, 12, 17]);
    }

    /// The eye of a diagram whose first region is an eye space of Black.
    fn judged(rows: &str) -> Eye {
        let drawn = semeai_board::diagram::parse(rows).unwrap();
        let position = drawn.position().unwrap();
        let region = &semeai_board::partition(&position, &drawn.roles)[0];
        assert!(is_eye_space(&position, region, Color::Black), "{rows}");
        let essential = drawn
            .roles
            .stones(&position, Color::Black, semeai_board::Role::Essential);
        eye(&position, region, &essential)
    }

    #[test]
    fn shapes_of_the_books_are_what_they_say() {
        let dead = |size, liberties| Eye::Dead {
            size,
            liberties,
            slack: 0,
        };
        assert_eq!(judged("BBBB\nB.BB\nBBBB\nWWWW\n...."), dead(1, 1));
        assert_eq!(judged("BBBBB\nB...B\nBBBBB\nWWWWW\n....."), Eye::Unsettled);
        assert_eq!(judged("BBBB\nB..B\nB..B\nBBBB\nWWWW\n...."), dead(4, 5));
        let broken = Eye::Dead {
            size: 4,
            liberties: 2,
            slack: 1,
        };
        assert_eq!(judged("BBBBBB\nB.OOOB\nBBBBBB\nWWWWWW\n......"), broken);
        assert_eq!(judged("BBBBBB\nB....B\nBBBBBB\nWWWWWW\n......"), Eye::Alive);
    }

    /// Nine points in the corner die if the attacker starts, and eight with a ko threat (found by exhaustive search).
    #[test]
    fn large_spaces_in_the_corner_are_asked_about() {
        assert_eq!(judged("...B\n...B\n...B\nBBBB\nWWWW\n...."), Eye::Unsettled);
        assert_eq!(
            judged("...BB\n...BB\n..BBB\nBBBBB\nWWWWW\n....."),
            Eye::Unsettled
        );
        assert_eq!(
            judged("....BB\n...BBB\nBBBBBB\nWWWWWW\n......"),
            Eye::Unsettled
        );
    }

    #[test]
    fn classes_begin_at_four_points() {
        assert_eq!([1, 2, 3, 4, 5].map(eye_class), [1, 1, 1, 4, 5]);
    }
}
