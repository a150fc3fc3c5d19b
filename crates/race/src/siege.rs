//! Can the last liberties of a block be taken? A small search on the board, in one closed space.
//!
//! Every position of the space that can arise is listed, and the attacker's wins spread backwards from the
//! capture (a least fixed point), so that repetition is a failure of the attacker and nothing depends on the
//! order of the search. Both sides may pass; simple ko is kept unless the rule lets one side take back at once.

use rustc_hash::FxHashMap;

use semeai_board::{Color, Point, PointSet, Position};

/// Whether a block whose only liberties are in a space can be captured there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Siege {
    /// Not even if the attacker starts.
    Alive,
    /// Only if the attacker starts.
    Unsettled,
    /// Even if the defender starts.
    Dead,
}

/// Who may take a ko back at once, because he has a threat elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KoRule {
    /// Nobody.
    Simple,
    /// The attacker.
    AttackerRetakes,
    /// The defender.
    DefenderRetakes,
}

type Key = (PointSet, PointSet, Color, Option<(Color, Point)>);

struct State {
    position: Position,
    mover: Color,
    is_captured: bool,
    before: Vec<usize>,
    moves: usize,
}

/// What became of a siege, and whether a ko could arise: without one every rule gives the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decided {
    pub(crate) siege: Siege,
    pub(crate) has_ko: bool,
}

/// Decides a siege. `stone` is one of the defender's block, whose liberties all lie in `space`; moves are
/// tried in `space` only.
///
/// Cost: at most about `2 * 3^n` positions for `n` points; call it for small spaces.
pub(crate) fn siege(position: &Position, stone: Point, space: &PointSet, ko: KoRule) -> Decided {
    let Some(defender) = position.stone(stone) else {
        return Decided {
            siege: Siege::Dead,
            has_ko: false,
        };
    };
    let attacker = defender.opponent();
    let retaker = match ko {
        KoRule::Simple => None,
        KoRule::AttackerRetakes => Some(attacker),
        KoRule::DefenderRetakes => Some(defender),
    };
    let mut states: Vec<State> = Vec::new();
    let mut index: FxHashMap<Key, usize> = FxHashMap::default();
    let start = position.without_ko();
    let roots = [attacker, defender]
        .map(|mover| number(&mut states, &mut index, stone, start.clone(), mover));
    let (mut next, mut found) = (0, Vec::new());
    while next < states.len() {
        let State {
            position, mover, ..
        } = &states[next];
        let mover = *mover;
        if !states[next].is_captured {
            let passed = position.without_ko();
            let played = space
                .iter()
                .filter_map(|point| position.play(mover, point).ok())
                .map(|played| {
                    // The ban that a move lays is on the other side.
                    if retaker == Some(mover.opponent()) {
                        played.position.without_ko()
                    } else {
                        played.position
                    }
                });
            found.extend(std::iter::once(passed).chain(played));
            for after in found.drain(..) {
                let to = number(&mut states, &mut index, stone, after, mover.opponent());
                states[to].before.push(next);
                states[next].moves += 1;
            }
        }
        next += 1;
    }
    let won = wins(&states, attacker);
    Decided {
        siege: match roots.map(|root| won[root]) {
            [false, _] => Siege::Alive,
            [true, false] => Siege::Unsettled,
            [true, true] => Siege::Dead,
        },
        has_ko: states.iter().any(|state| state.position.ko().is_some()),
    }
}

fn number(
    states: &mut Vec<State>,
    index: &mut FxHashMap<Key, usize>,
    stone: Point,
    position: Position,
    mover: Color,
) -> usize {
    let key = (
        position.stones(Color::Black),
        position.stones(Color::White),
        mover,
        position.ko(),
    );
    *index.entry(key).or_insert_with(|| {
        states.push(State {
            is_captured: position.stone(stone).is_none(),
            position,
            mover,
            before: Vec::new(),
            moves: 0,
        });
        states.len() - 1
    })
}

/// The states from which the attacker can force the capture.
fn wins(states: &[State], attacker: Color) -> Vec<bool> {
    let mut escapes: Vec<usize> = states.iter().map(|s| s.moves).collect();
    let mut won: Vec<bool> = states.iter().map(|s| s.is_captured).collect();
    let mut queue: Vec<usize> = (0..states.len()).filter(|&i| won[i]).collect();
    while let Some(state) = queue.pop() {
        for &before in &states[state].before {
            escapes[before] -= 1;
            if !won[before] && (states[before].mover == attacker || escapes[before] == 0) {
                won[before] = true;
                queue.push(before);
            }
        }
    }
    won
}
