//! From value to text: names where there are any, and the fewest braces.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::MAX_BAR;
use crate::arena::{Arena, GameId};
use crate::dyadic::Dyadic;
use crate::shape::{Leaf, Value};

/// How a game is written. Every style can be read back by [`Arena::parse`].
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
    /// ASCII, fewest braces, with names: what [`Arena::display`] writes.
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

/// Longer texts are cut: nobody reads them, and the tree of a small arena can be astronomically large.
const MAX_TEXT: usize = 1 << 22;

impl Arena {
    /// The canonical form as text, in [`Style::ASCII`]. Reading it back gives the same game.
    ///
    /// Options come in a fixed order: fewest braces first, then shortest, then alphabetically. Text beyond four
    /// mebibytes is cut to `…`, which cannot be read back; [`Arena::text`] says so instead.
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let mut shown = |text: &str| {
    ///     let game = arena.parse(text).unwrap();
    ///     arena.display(game)
    /// };
    /// assert_eq!(shown("{6|{4|0}}"), "{6||4|0}");
    /// assert_eq!(shown("{0|{0|-2}}"), "tiny(2)");
    /// assert_eq!(shown("2 1/8 + ^ + ^ + *"), "17/8^^*");
    /// ```
    #[must_use]
    pub fn display(&self, game: GameId) -> String {
        self.display_in(game, Style::ASCII)
    }

    /// The canonical form in another style, otherwise as [`Arena::display`].
    ///
    /// ```
    /// use semeai_cgt::{Arena, Style};
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{6||4|0}").unwrap();
    /// assert_eq!(arena.display_in(game, Style::PLAIN), "{6|{4|0}}");
    /// let up = arena.parse("-3.^").unwrap();
    /// assert_eq!(arena.display_in(up, Style::UNICODE), "↓3");
    /// ```
    #[must_use]
    pub fn display_in(&self, game: GameId, style: Style) -> String {
        self.text(game, style).unwrap_or_else(|| "…".into())
    }

    /// The canonical form in a style, or nothing if the text would be longer than four mebibytes or nested deeper than the
    /// budget allows.
    #[must_use]
    pub fn text(&self, game: GameId, style: Style) -> Option<String> {
        let mut printer = Printer {
            arena: self,
            style,
            known: FxHashMap::default(),
            depth: 0,
        };
        printer.text(self.value(game)).map(|text| text.full())
    }
}

struct Printer<'a> {
    arena: &'a Arena,
    style: Style,
    known: FxHashMap<Value, Rc<Text>>,
    depth: u32,
}

/// A written game; if it is one in braces, without them.
struct Text {
    content: String,
    /// The length of the outermost bar, if there are braces to be put around.
    bar: Option<usize>,
    braces: usize,
}

impl Text {
    fn full(&self) -> String {
        match self.bar {
            Some(_) => format!("{{{}}}", self.content),
            None => self.content.clone(),
        }
    }

    fn plain(content: String) -> Self {
        Self {
            content,
            bar: None,
            braces: 0,
        }
    }
}

impl Printer<'_> {
    fn text(&mut self, value: Value) -> Option<Rc<Text>> {
        if let Some(text) = self.known.get(&value) {
            return Some(text.clone());
        }
        self.depth += 1;
        if self.depth > self.arena.budget().depth() {
            return None;
        }
        let text = Rc::new(self.write(value)?);
        self.depth -= 1;
        if text.content.len() > MAX_TEXT {
            return None;
        }
        self.known.insert(value, text.clone());
        Some(text)
    }

    fn write(&mut self, value: Value) -> Option<Text> {
        if let Some(leaf) = self.arena.shapes.leaf(value.shape) {
            return Some(Text::plain(self.leaf(value.offset, leaf)));
        }
        if let Some(name) = self.name(value) {
            return Some(Text::plain(name));
        }
        let (left, right) = self.arena.shapes.branch(value.shape);
        let (left, left_bar, left_braces) = self.side(left, value.offset)?;
        let (right, right_bar, right_braces) = self.side(right, value.offset)?;
        let bar = 1 + left_bar.max(right_bar);
        Some(Text {
            content: format!("{left}{}{right}", "|".repeat(bar)),
            bar: Some(bar),
            braces: 1 + left_braces + right_braces,
        })
    }

    /// The options of a side, the longest bar that stands in them without braces, and the number of braces.
    fn side(&mut self, options: &[Value], offset: Dyadic) -> Option<(String, usize, usize)> {
        let mut texts = Vec::with_capacity(options.len());
        for option in options {
            texts.push(self.text(option.plus(offset).ok()?)?);
        }
        if let [only] = &texts[..]
            && let Some(bar) = only.bar
            && self.style.has_long_bars
            && bar < MAX_BAR
        {
            return Some((only.content.clone(), bar, only.braces - 1));
        }
        let mut full: Vec<(usize, String)> = texts
            .iter()
            .map(|text| (text.braces, text.full()))
            .collect();
        full.sort_by(|a, b| (a.0, a.1.len(), &a.1).cmp(&(b.0, b.1.len(), &b.1)));
        let braces = full.iter().map(|(braces, _)| braces).sum();
        let length: usize = full.iter().map(|(_, text)| text.len() + 1).sum();
        if length > MAX_TEXT {
            return None;
        }
        let texts: Vec<String> = full.into_iter().map(|(_, text)| text).collect();
        Some((texts.join(","), 0, braces))
    }

    /// A number with ups and star.
    fn leaf(&self, number: Dyadic, leaf: Leaf) -> String {
        let ups = self.ups(leaf.ups);
        let star = match leaf.star {
            0 => String::new(),
            1 => "*".into(),
            star => format!("*{star}"),
        };
        if number.is_zero() && leaf != Leaf::NUMBER {
            return format!("{ups}{star}");
        }
        format!("{number}{ups}{star}")
    }

    fn ups(&self, ups: i32) -> String {
        let arrow = match (self.style.is_unicode, ups > 0) {
            (false, true) => "^",
            (false, false) => "v",
            (true, true) => "↑",
            (true, false) => "↓",
        };
        match ups.unsigned_abs() {
            0 => String::new(),
            1 => arrow.into(),
            2 if self.style.is_unicode => if ups > 0 { "⇑" } else { "⇓" }.into(),
            2 if self.style.has_names => arrow.repeat(2),
            count => format!("{arrow}{count}"),
        }
    }

    /// Tiny, miny (each with a number added) and plus-minus.
    fn name(&self, value: Value) -> Option<String> {
        if !self.style.has_names {
            return None;
        }
        let (&[left], &[right]) = self.arena.shapes.branch(value.shape) else {
            return None;
        };
        let sum = |number: Dyadic, name: String| {
            let prefix = if number.is_zero() {
                String::new()
            } else {
                format!("{number}+")
            };
            Some(format!("{prefix}{name}"))
        };
        if left.is_number()
            && let Some((high, low)) = self.switch(right)
            && high == left.offset
        {
            let threat = high.checked_sub(low).ok()?;
            let base = high.checked_add(value.offset).ok()?;
            return sum(base, format!("tiny({threat})"));
        }
        if right.is_number()
            && let Some((high, low)) = self.switch(left)
            && low == right.offset
        {
            let threat = high.checked_sub(low).ok()?;
            let base = low.checked_add(value.offset).ok()?;
            return sum(base, format!("miny({threat})"));
        }
        if self.style.is_unicode && left.is_number() && right.is_number() {
            let high = left.offset.checked_add(value.offset).ok()?;
            let low = right.offset.checked_add(value.offset).ok()?;
            return (high == -low).then(|| format!("±{high}"));
        }
        None
    }

    /// The ends of a switch of numbers.
    fn switch(&self, value: Value) -> Option<(Dyadic, Dyadic)> {
        let (&[left], &[right]) = self.arena.shapes.branch(value.shape) else {
            return None;
        };
        if !left.is_number() || !right.is_number() {
            return None;
        }
        let high = left.offset.checked_add(value.offset).ok()?;
        let low = right.offset.checked_add(value.offset).ok()?;
        Some((high, low))
    }
}
