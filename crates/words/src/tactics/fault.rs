//! Why a text is no map, or has no value on a board.

use semeai_session::Phrasing;
use semeai_session::printable::inline;
use semeai_tactics::{
    ExpectedPart, FoundSign, LARGEST_NUMBER, MOST_DEPTH, MOST_PARTS, MapError, MapErrorKind,
    MissingPoints, Preset,
};

use crate::grammar::all_of;
use crate::texts::tactics::fault as texts;

/// Why a text is no map, with the column. No full stop: an English line of a terminal has none.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_tactics::MapText;
/// use semeai_words::tactics::map_error;
///
/// let error = MapText::parse("Q(V)").unwrap_err();
/// assert_eq!(map_error(&error, Phrasing::ENGLISH), "column 2: expected a number, but found `(`");
/// assert_eq!(map_error(&error, Phrasing::JAPANESE), "2文字目：数が必要ですが、「(」があります");
/// ```
pub fn map_error(error: &MapError, phrasing: Phrasing) -> String {
    let (column, reason) = (error.column, map_fault(&error.kind, phrasing));
    texts::map_error(&column, &reason, phrasing)
}

/// The same without the column, for where the place is shown.
pub fn map_fault(kind: &MapErrorKind, phrasing: Phrasing) -> String {
    let presets = || all_of(&Preset::ALL.map(Preset::name), phrasing);
    let reason = say!(
        phrasing,
        en = match kind {
            MapErrorKind::UnknownPreset(_) => format!("{kind}: there are {}", presets()),
            kind => kind.to_string(),
        },
        ja = match kind {
            MapErrorKind::Unexpected { found, expected } => {
                let expected = expected_words(*expected, phrasing);
                let found = found_words(*found, phrasing);
                format!("{expected}が必要ですが、{found}があります")
            }
            MapErrorKind::ControlCharacter(character) => {
                let code = u32::from(*character);
                format!("制御文字（U+{code:04X}）は使えません")
            }
            MapErrorKind::NumberTooLarge => format!("数は{LARGEST_NUMBER}までです"),
            MapErrorKind::TooDeep => format!("マップの入れ子は{MOST_DEPTH}段までです"),
            MapErrorKind::TooManyParts => format!("マップの部分は{MOST_PARTS}個までです"),
            MapErrorKind::UnknownPreset(name) => {
                format!(
                    "「{name}」という見本はありません。あるのは{}です",
                    presets()
                )
            }
        }
    );
    inline(&reason).into_owned()
}

/// What could stand where a text cannot be read on.
fn expected_words(expected: ExpectedPart, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = expected.to_string(),
        ja = match expected {
            ExpectedPart::Map => "マップ（B、W、V、H、X、LB、LW、{…}か、その前の作用素）",
            ExpectedPart::Number => "数",
            ExpectedPart::Side => "BかW",
            ExpectedPart::JunctionOrEnd => "「&」「|」「\\」または終わり",
            ExpectedPart::JunctionOrClosing => "「&」「|」「\\」または閉じ括弧",
            ExpectedPart::Point => "点の名前",
            ExpectedPart::CommaOrClosing => "コンマまたは閉じ波括弧",
        }
        .to_owned()
    )
}

fn found_words(found: FoundSign, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = found.to_string(),
        ja = match found {
            FoundSign::End => "終わり".to_owned(),
            FoundSign::Character(character) => format!("「{character}」"),
        }
    )
}

/// That a board lacks points that a map names. No full stop.
pub fn missing_points(missing: &MissingPoints, phrasing: Phrasing) -> String {
    let names: Vec<String> = missing
        .names
        .iter()
        .map(|name| format!("'{name}'"))
        .collect();
    let all = all_of(&names, phrasing);
    let said = match &names[..] {
        [_] => texts::missing_points_point_board(&all, phrasing),
        _ => texts::missing_points_points_board(&all, phrasing),
    };
    inline(&said).into_owned()
}
