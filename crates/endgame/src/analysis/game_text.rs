//! A position as a game with its moves as they are, before any is left out as dominated or bypassed as reversible.

use semeai_board::Color;
use semeai_cgt::GameId;

use super::walk::{InnerPosition, RegionWalk};
use crate::inside::{GameText, PathError};
use crate::position_report::RegionState;

/// A longer text is not written.
const MOST_BYTES: usize = 3_000;

/// Moves are followed so deep.
const MOST_DEPTH: u32 = 12;

/// As many moves deep as the text has room for.
///
/// Where nobody gains by moving, and below the last moves, stands the canonical form: a number with its moves written out would
/// be another number as soon as prisoners are added to all of its ends.
pub(super) fn game_text(
    walk: &mut RegionWalk<'_>,
    here: &InnerPosition,
) -> Result<GameText, PathError> {
    let values = walk.values(here).map_err(PathError::NoValue)?;
    let mut best = GameText {
        text: walk.arena.formula(values.no_threats).as_str().to_owned(),
        depth: 0,
        is_whole: walk.arena.as_number(values.no_threats).is_some(),
    };
    while !best.is_whole && best.depth < MOST_DEPTH {
        let mut page = TextRoom {
            left: MOST_BYTES,
            is_whole: true,
        };
        let depth = best.depth + 1;
        match page.write(walk, here, values.no_threats, depth)? {
            Some(text) => {
                best = GameText {
                    text,
                    depth,
                    is_whole: page.is_whole,
                };
            }
            None => break,
        }
    }
    Ok(best)
}

/// The room that is left for a text.
struct TextRoom {
    left: usize,
    /// Whether no moves were left out.
    is_whole: bool,
}

impl TextRoom {
    /// Nothing if there is no room.
    fn write(
        &mut self,
        walk: &mut RegionWalk<'_>,
        here: &InnerPosition,
        value: GameId,
        depth: u32,
    ) -> Result<Option<String>, PathError> {
        let is_settled = walk.arena.as_number(value).is_some();
        if is_settled || depth == 0 {
            self.is_whole &= is_settled;
            let text = walk.arena.formula(value).as_str().to_owned();
            return Ok(self.takes(text.len()).then_some(text));
        }
        let moves = walk.moves(here)?;
        let mut sides = Vec::new();
        for color in Color::ALL {
            let mut options: Vec<String> = Vec::new();
            for played in moves.iter().filter(|played| played.color == color) {
                let value = played.values.no_threats;
                let value = value.map_err(|_| PathError::NoValue(RegionState::OverBudget))?;
                let Ok((to, _)) = walk.after(here, &moves, color, played.point) else {
                    continue;
                };
                let Some(text) = self.write(walk, &to, value, depth - 1)? else {
                    return Ok(None);
                };
                if !options.contains(&text) {
                    options.push(text);
                }
            }
            sides.push(options.join(","));
        }
        let text = format!("{{{}}}", sides.join("|"));
        Ok(self.takes(3).then_some(text))
    }

    fn takes(&mut self, bytes: usize) -> bool {
        match self.left.checked_sub(bytes) {
            Some(left) => {
                self.left = left;
                true
            }
            None => false,
        }
    }
}
