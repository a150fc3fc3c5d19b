//! The signs of text diagrams: what each means, and which of them are drawn edges.

use crate::color::Color;
use crate::role::Role;

/// What stands on a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PointMark {
    Empty,
    Label(char),
    Stone(Color, Role),
}

impl PointMark {
    pub(super) const fn from_char(c: char) -> Option<Self> {
        Some(match c {
            '.' | ',' | '+' | '-' | '*' | 'C' | 'S' | 'T' | 'M' | '·' | '・' | '∙' | '⋅' => {
                Self::Empty
            }
            c if EdgesOfSign::of(c).is_some() => Self::Empty,
            'B' => Self::Stone(Color::Black, Role::Essential),
            'W' => Self::Stone(Color::White, Role::Essential),
            '#' => Self::Stone(Color::Black, Role::Safe),
            '@' => Self::Stone(Color::White, Role::Safe),
            'X' | 'Y' | 'Z' | '●' | '⬤' | '⚫' | '黒' | '黑' => {
                Self::Stone(Color::Black, Role::Unknown)
            }
            'O' | 'Q' | 'P' | '○' | '◯' | '⚪' | '〇' | '白' => {
                Self::Stone(Color::White, Role::Unknown)
            }
            'a'..='z' | '0'..='9' => Self::Label(c),
            c => match stone_with_mark(c) {
                Some(color) => Self::Stone(color, Role::Unknown),
                None => return None,
            },
        })
    }

    /// The one character that we write.
    pub(super) const fn to_char(self) -> char {
        match self {
            Self::Empty => '.',
            Self::Label(c) => c,
            Self::Stone(color, role) => stone_sign(color, role),
        }
    }

    pub(super) const fn is_stone(self) -> bool {
        matches!(self, Self::Stone(..))
    }
}

/// The sign that we write for a stone of this role: `B W` essential, `# @` safe, `X O` unknown.
#[must_use]
pub const fn stone_sign(color: Color, role: Role) -> char {
    match (color, role) {
        (Color::Black, Role::Essential) => 'B',
        (Color::White, Role::Essential) => 'W',
        (Color::Black, Role::Safe) => '#',
        (Color::White, Role::Safe) => '@',
        (Color::Black, Role::Unknown) => 'X',
        (Color::White, Role::Unknown) => 'O',
    }
}

/// The colour of a full shape or a double one that stands for a stone with a mark, as the last move is drawn.
pub(super) const fn stone_with_mark(c: char) -> Option<Color> {
    match c {
        '◆' | '■' | '▲' => Some(Color::Black),
        '◎' | '◇' | '□' | '△' => Some(Color::White),
        _ => None,
    }
}

/// A character as it is meant: a full-width one is the usual one, the upright of a drawn box a border. Nothing for what has
/// no width.
pub(super) const fn as_meant(c: char) -> Option<char> {
    /// How far the wide characters stand from those of ASCII.
    const AWAY: u32 = 0xFEE0;
    Some(match c {
        '\u{200b}' | '\u{feff}' | '\u{fe0e}' | '\u{fe0f}' => return None,
        '！'..='～' => match char::from_u32(c as u32 - AWAY) {
            Some(usual) => usual,
            None => c,
        },
        '\u{3000}' | '\u{a0}' | '\t' => ' ',
        '│' | '┃' | '║' => '|',
        '━' | '═' => '─',
        '−' | '‐' | '–' | '—' => '-',
        c => c,
    })
}

/// On which edges of the board a sign of drawn grid lines stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct EdgesOfSign {
    pub(super) left: bool,
    pub(super) right: bool,
    pub(super) top: bool,
    pub(super) bottom: bool,
}

impl EdgesOfSign {
    /// Whether two edges meet here.
    pub(super) const fn is_corner(self) -> bool {
        (self.left || self.right) && (self.top || self.bottom)
    }

    /// Nothing for a sign that is no crossing of drawn lines.
    pub(super) const fn of(c: char) -> Option<Self> {
        let [left, right, top, bottom] = match c {
            '┼' | '╋' | '╂' | '┿' | '╬' => [false; 4],
            '├' | '┠' | '┣' | '┝' | '╟' | '╠' => [true, false, false, false],
            '┤' | '┨' | '┫' | '┥' | '╢' | '╣' => [false, true, false, false],
            '┬' | '┯' | '┳' | '┰' | '╤' | '╦' => [false, false, true, false],
            '┴' | '┷' | '┻' | '┸' | '╧' | '╩' => [false, false, false, true],
            '┌' | '┏' | '╔' | '╭' => [true, false, true, false],
            '┐' | '┓' | '╗' | '╮' => [false, true, true, false],
            '└' | '┗' | '╚' | '╰' => [true, false, false, true],
            '┘' | '┛' | '╝' | '╯' => [false, true, false, true],
            _ => return None,
        };
        Some(Self {
            left,
            right,
            top,
            bottom,
        })
    }
}
