//! Why something cannot be done.

use semeai_board::{EditError, IllegalMove, Point, PointSet};
use semeai_session::{ActionError, Document, Phrasing};

use crate::grammar::{int, plural};
use crate::texts::action as texts;

/// Why an action cannot be done on this document, as a sentence.
pub fn action_error(error: &ActionError, document: &Document, phrasing: Phrasing) -> String {
    let name = |point: Point| phrasing.point(document.topology(), point);
    match *error {
        ActionError::OutOfBoard => texts::action_error_out_of_board(phrasing).to_owned(),
        ActionError::NoStone(point) => {
            let point = name(point);
            texts::action_error_there_stone(&point, phrasing)
        }
        ActionError::Illegal(point, why) => {
            let point = name(point);
            match why {
                IllegalMove::Suicide => texts::action_error_suicide(&point, phrasing),
                IllegalMove::Ko => texts::action_error_ko(&point, phrasing),
                IllegalMove::Occupied | IllegalMove::NotOnBoard => {
                    texts::action_error_occupied_not_on_board(&point, phrasing)
                }
            }
        }
        ActionError::NoPosition => texts::action_error_no_position(phrasing).to_owned(),
        ActionError::NothingToFree(point) => {
            let point = name(point);
            texts::action_error_stone_beside_can(&point, phrasing)
        }
        ActionError::Board(error) => edit_error(error, document, phrasing),
        ActionError::NoVariation => texts::action_error_no_variation(phrasing).to_owned(),
        ActionError::NoList => texts::action_error_no_list(phrasing).to_owned(),
        ActionError::NoSuchPosition => texts::action_error_no_such_position(phrasing).to_owned(),
        ActionError::LastPosition => texts::action_error_last_position(phrasing).to_owned(),
        ActionError::NothingToGuess => texts::action_error_nothing_to_guess(phrasing).to_owned(),
    }
}

/// Why a board cannot be changed so.
fn edit_error(error: EditError, document: &Document, phrasing: Phrasing) -> String {
    let most = PointSet::CAPACITY;
    match error {
        EditError::NoSuchPoint => texts::edit_error_no_such_point(phrasing).to_owned(),
        EditError::Full => texts::edit_error_full(&most, phrasing),
        EditError::LastPoint => texts::edit_error_last_point(phrasing).to_owned(),
        EditError::BadName => texts::edit_error_bad_name(phrasing).to_owned(),
        EditError::NameTaken(point) => {
            let name = phrasing.point(document.topology(), point);
            texts::edit_error_another_point_called(&name, phrasing)
        }
        EditError::BadPlace => texts::edit_error_bad_place(phrasing).to_owned(),
        EditError::Loop => texts::edit_error_loop(phrasing).to_owned(),
    }
}

/// How many positions of a game could not come along when its board was changed.
pub fn moves_ended(count: usize, phrasing: Phrasing) -> String {
    let positions = plural(int(count), "position");
    texts::moves_ended(&count, &positions, phrasing)
}

/// That a board was made smaller than the stones on it need, and how they come back.
pub fn stones_cut_off(count: usize, phrasing: Phrasing) -> String {
    let them = if count == 1 { "it" } else { "them" };
    let stones = plural(int(count), "stone");
    texts::stones_cut_off(&count, &stones, &them, phrasing)
}

/// How many stones did not come along to a board of another kind.
pub fn stones_left(count: usize, phrasing: Phrasing) -> String {
    let them = if count == 1 { "it" } else { "them" };
    let stones = plural(int(count), "stone");
    texts::stones_left(&count, &stones, &them, phrasing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::Example;

    #[test]
    fn refusals_say_where_and_why() {
        let race = Example::new("B..\nW..\n...");
        let point = race.point("B2");
        let say = |error, phrasing| action_error(&error, &race.document, phrasing);
        assert_eq!(
            say(ActionError::NoStone(point), Phrasing::ENGLISH),
            "There is no stone at B2."
        );
        assert_eq!(
            say(ActionError::NoStone(point), Phrasing::JAPANESE),
            "B2に石がありません。"
        );
        for error in [
            ActionError::OutOfBoard,
            ActionError::Illegal(point, IllegalMove::Ko),
            ActionError::Illegal(point, IllegalMove::Suicide),
            ActionError::Illegal(point, IllegalMove::Occupied),
            ActionError::NoPosition,
            ActionError::NothingToFree(point),
            ActionError::NothingToGuess,
            ActionError::Board(EditError::Full),
            ActionError::Board(EditError::LastPoint),
            ActionError::Board(EditError::BadName),
            ActionError::Board(EditError::NameTaken(point)),
        ] {
            assert!(say(error, Phrasing::ENGLISH).ends_with('.'), "{error:?}");
            assert!(say(error, Phrasing::JAPANESE).ends_with('。'), "{error:?}");
        }
    }
}
