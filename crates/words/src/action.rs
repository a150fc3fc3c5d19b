//! Why something cannot be done.

use semeai_board::{EditError, IllegalMove, Point, PointSet};
use semeai_session::{ActionError, Document, Phrasing};

use crate::grammar::{int, plural};

/// Why an action cannot be done on this document, as a sentence.
pub fn action_error(error: &ActionError, document: &Document, phrasing: Phrasing) -> String {
    let name = |point: Point| phrasing.point(document.topology(), point);
    match *error {
        ActionError::OutOfBoard => tell!(
            phrasing,
            en = "The point is not on the board.",
            ja = "盤の外の点です。"
        ),
        ActionError::NoStone(point) => {
            let point = name(point);
            tell!(
                phrasing,
                en = "There is no stone at {point}.",
                ja = "{point}に石がありません。"
            )
        }
        ActionError::Illegal(point, why) => {
            let point = name(point);
            match why {
                IllegalMove::Suicide => tell!(
                    phrasing,
                    en = "A stone at {point} would have no liberty.",
                    ja = "{point}は自殺手です。"
                ),
                IllegalMove::Ko => tell!(
                    phrasing,
                    en = "The ko at {point} may not be taken back at once.",
                    ja = "{point}はコウなので、すぐには取り返せません。"
                ),
                IllegalMove::Occupied | IllegalMove::NotOnBoard => tell!(
                    phrasing,
                    en = "Nobody can play at {point}.",
                    ja = "{point}には打てません。"
                ),
            }
        }
        ActionError::NoPosition => tell!(
            phrasing,
            en = "Nobody can play while stones without a liberty stand on the board.",
            ja = "ダメのない石が盤にある間は打てません。"
        ),
        ActionError::NothingToFree(point) => {
            let point = name(point);
            tell!(
                phrasing,
                en = "No stone beside {point} can be removed to give it a liberty.",
                ja = "{point}のダメを空けるために取り除ける石がありません。"
            )
        }
        ActionError::Board(error) => edit_error(error, document, phrasing),
        ActionError::NoVariation => tell!(
            phrasing,
            en = "There are no moves that could be kept.",
            ja = "残す手がありません。"
        ),
        ActionError::NoList => tell!(
            phrasing,
            en = "A file of several positions needs a board of columns and rows.",
            ja = "複数の局面を1つのファイルに入れられるのは、縦横の線でできた盤だけです。"
        ),
        ActionError::NoSuchPosition => tell!(
            phrasing,
            en = "The file has no such position any more.",
            ja = "その局面はもうファイルにありません。"
        ),
        ActionError::LastPosition => tell!(
            phrasing,
            en = "A file needs at least one position.",
            ja = "ファイルには局面が1つ以上必要です。"
        ),
        ActionError::NothingToGuess => tell!(
            phrasing,
            en = "There is nothing to propose: no black block touches a white one.",
            ja = "提案できません。接している黒と白のブロックがありません。"
        ),
    }
}

/// Why a board cannot be changed so.
fn edit_error(error: EditError, document: &Document, phrasing: Phrasing) -> String {
    let most = PointSet::CAPACITY;
    match error {
        EditError::NoSuchPoint => tell!(
            phrasing,
            en = "There is no such point any more.",
            ja = "その点はもうありません。"
        ),
        EditError::Full => tell!(
            phrasing,
            en = "A board has at most {most} points.",
            ja = "盤の点は{most}個までです。"
        ),
        EditError::LastPoint => tell!(
            phrasing,
            en = "A board needs at least one point.",
            ja = "盤には点が1つ以上必要です。"
        ),
        EditError::BadName => tell!(
            phrasing,
            en = "A name has no spaces, commas, colons, slashes or quotes, and does not begin with - or !.",
            ja = "点の名前には空白・コンマ・コロン・スラッシュ・引用符を使えません。また - や ! で始められません。"
        ),
        EditError::NameTaken(point) => {
            let name = phrasing.point(document.topology(), point);
            tell!(
                phrasing,
                en = "Another point is called {name}.",
                ja = "{name}という点がすでにあります。"
            )
        }
        EditError::BadPlace => tell!(
            phrasing,
            en = "That place is too far away.",
            ja = "その場所は遠すぎます。"
        ),
        EditError::Loop => tell!(
            phrasing,
            en = "A line leads from one point to another.",
            ja = "線は2つの点を結びます。"
        ),
    }
}

/// How many positions of a game could not come along when its board was changed.
pub fn moves_ended(count: usize, phrasing: Phrasing) -> String {
    let positions = plural(int(count), "position");
    tell!(
        phrasing,
        en = "{positions} of the game ended where a move has no point any more or can no longer be played; Ctrl+Z brings them back.",
        ja = "点がなくなった手や打てなくなった手から先の{count}局面が棋譜から除かれました。Ctrl+Zで戻せます。"
    )
}

/// That a board was made smaller than the stones on it need, and how they come back.
pub fn stones_cut_off(count: usize, phrasing: Phrasing) -> String {
    let them = if count == 1 { "it" } else { "them" };
    let stones = plural(int(count), "stone");
    tell!(
        phrasing,
        en = "{stones} stood outside the smaller board; Ctrl+Z brings {them} back.",
        ja = "小さくした盤の外にあった石が{count}個なくなりました。Ctrl+Zで戻せます。"
    )
}

/// How many stones did not come along to a board of another kind.
pub fn stones_left(count: usize, phrasing: Phrasing) -> String {
    let them = if count == 1 { "it" } else { "them" };
    let stones = plural(int(count), "stone");
    tell!(
        phrasing,
        en = "{stones} stood on the other board; Ctrl+Z brings {them} back.",
        ja = "前の盤にあった石{count}個は取り除かれました。Ctrl+Zで戻せます。"
    )
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
