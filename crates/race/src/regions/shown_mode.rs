//! Which of the two values of a region that was searched is shown.

use semeai_cgt::{Arena, Error};

use super::side_search::SideSearch;
use crate::local::{Bounds, LocalMode};
use crate::rule::{CooledValue, has_life};

/// Which of the two values of a region is shown: the one that adds up to that of the whole side, else the one that is no
/// mere chance of an eye.
pub(super) fn shown_mode(
    arena: &mut Arena,
    searched: &SideSearch,
    number: usize,
    has_shared: bool,
) -> Result<LocalMode, Error> {
    if let (false, Some(whole)) = (has_shared, searched.whole_value()) {
        for mode in [LocalMode::Normal, LocalMode::Last] {
            if sum(arena, searched, mode)? == Some(whole) {
                return Ok(mode);
            }
        }
    }
    let Some(value) = searched.regions[number].normal.and_then(Bounds::value) else {
        return Ok(LocalMode::Last);
    };
    let game = value.game(arena)?;
    Ok(if has_life(arena, game)? {
        LocalMode::Last
    } else {
        LocalMode::Normal
    })
}

/// The sum of the values of all regions in one mode, if they are known.
fn sum(
    arena: &mut Arena,
    searched: &SideSearch,
    mode: LocalMode,
) -> Result<Option<CooledValue>, Error> {
    let values = searched.regions.iter();
    let values = values.map(|found| found.in_mode(mode).and_then(Bounds::value));
    let Some(values) = values.collect::<Option<Vec<CooledValue>>>() else {
        return Ok(None);
    };
    let mut sum = CooledValue::Count(0);
    for value in values {
        sum = sum.add(arena, value)?;
    }
    Ok(Some(sum))
}
