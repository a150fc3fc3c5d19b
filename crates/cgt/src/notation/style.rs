//! The ways to write a game.

/// The longest bar that is read or written.
pub const MAX_BAR: usize = 64;

/// How a game is written. Every style can be read back by [`Arena::parse`](crate::Arena::parse).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// `↑`, `↓` and `±1` instead of `^`, `v` and `{1|-1}`.
    pub is_unicode: bool,
    /// Bars of different lengths instead of inner braces: `{6||4|0}` rather than `{6|{4|0}}`.
    pub has_long_bars: bool,
    /// `tiny(2)` instead of `{0||0|-2}`, and `±1` if Unicode is allowed.
    pub has_names: bool,
}

impl Style {
    /// ASCII, fewest braces, with names: what [`Arena::display`](crate::Arena::display) writes.
    pub const ASCII: Self = Self {
        is_unicode: false,
        has_long_bars: true,
        has_names: true,
    };
    /// The same with arrows and `±`.
    pub const UNICODE: Self = Self {
        is_unicode: true,
        ..Self::ASCII
    };
    /// Nothing but braces, single bars, commas, numbers, ups and stars, for other programs.
    pub const PLAIN: Self = Self {
        is_unicode: false,
        has_long_bars: false,
        has_names: false,
    };
}

impl Default for Style {
    fn default() -> Self {
        Self::ASCII
    }
}
