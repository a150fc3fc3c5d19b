//! From value to text: names where there are any, and the fewest braces.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::formula::{Formula, OMISSION, TokenKind, TokenWriter};
use super::function::Function;
use super::style::{MAX_BAR, Style};
use crate::arena::{Arena, GameId};
use crate::budget::Error;
use crate::dyadic::Dyadic;
use crate::shape::{Leaf, Value};
use crate::uptimal::Uptimal;

/// Longer texts are cut: nobody reads them, and the tree of a small arena can be astronomically large.
const MAX_TEXT: usize = 1 << 22;

/// A bar is a part of it.
const BARS: &str = "||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||";
const _: () = assert!(BARS.len() == MAX_BAR, "the longest bar can be written");

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
        self.text(game, style)
            .unwrap_or_else(|| OMISSION.to_owned())
    }

    /// The canonical form as text, or nothing if the text would be longer than four mebibytes or nested deeper than the
    /// budget allows.
    #[must_use]
    pub fn text(&self, game: GameId, style: Style) -> Option<String> {
        Some(self.full(game, style)?.into_text())
    }

    /// The canonical form as [`Arena::display`] writes it, with the tokens that it is made of.
    #[must_use]
    pub fn formula(&self, game: GameId) -> Formula {
        self.full(game, Style::ASCII)
            .map_or_else(Formula::omission, TokenWriter::finish)
    }

    /// The canonical options in braces, whatever name the game has: `{0||0|-2}` for tiny(2), `{1|-1}`, `{0|*}` for up and `{2|}`
    /// for 3. The names of the options are written out too, but for numbers, ups and stars. Where the text would be too long,
    /// `…`.
    ///
    /// # Errors
    ///
    /// If an option cannot be told: a number grows too large, or the budget is used up.
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let tiny = arena.parse("tiny(2)").unwrap();
    /// assert_eq!(arena.formula_in_braces(tiny).unwrap().as_str(), "{0||0|-2}");
    /// ```
    pub fn formula_in_braces(&mut self, game: GameId) -> Result<Formula, Error> {
        let left = self.left_options(game)?;
        let right = self.right_options(game)?;
        let values = |options: Vec<GameId>| -> Vec<Value> {
            options
                .into_iter()
                .map(|option| self.value(option))
                .collect()
        };
        let (left, right) = (values(left), values(right));
        let mut printer = self.printer(Style {
            has_names: false,
            ..Style::ASCII
        });
        let left = printer.side(&left, Dyadic::ZERO);
        let right = printer.side(&right, Dyadic::ZERO);
        let sides = left.zip(right);
        Ok(sides.map_or_else(Formula::omission, |(left, right)| {
            joined(&left, &right).full().finish()
        }))
    }

    /// The shortest name of a game: as [`Arena::formula`], but `±1` and `±(1,{3|0})` for a game that is its own negative, and
    /// `up(1,1)` for `{^|*}` and other [uptimals](Arena::as_uptimal).
    ///
    /// # Errors
    ///
    /// If it cannot be told whether the game has such a name: the budget is used up, or a number grows too large.
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let names = ["{3/2|-3/2}", "{1,{3|0}|-1,{0|-3}}", "{^|*}+1*", "{4|0}"].map(|text| {
    ///     let game = arena.parse(text).unwrap();
    ///     arena.formula_by_name(game).unwrap().to_string()
    /// });
    /// assert_eq!(names, ["±3/2", "±(1,{3|0})", "1+up(1,1)+*", "{4|0}"]);
    /// ```
    pub fn formula_by_name(&mut self, game: GameId) -> Result<Formula, Error> {
        if self.as_number_up_star(game).is_some() {
            return Ok(self.formula(game));
        }
        if self.neg(game)? == game {
            let options = self.left_options(game)?;
            return Ok(self.formula_of_switch(&options));
        }
        Ok(match self.as_uptimal(game)? {
            Some(parts) => formula_of_uptimal(&parts),
            None => self.formula(game),
        })
    }

    /// `±` and Left's options, the simplest first; in parentheses unless it is one that needs none.
    fn formula_of_switch(&self, options: &[GameId]) -> Formula {
        let mut printer = self.printer(Style::ASCII);
        let values = options.iter().map(|option| self.value(*option));
        let Some(texts) = values
            .map(|value| printer.text(value))
            .collect::<Option<Vec<_>>>()
        else {
            return Formula::omission();
        };
        let list = list(&texts);
        let is_bare = match options {
            [only] => self.as_number_up_star(*only).is_some() || texts[0].bar.is_some(),
            _ => false,
        };
        let mut out = TokenWriter::default();
        out.push(TokenKind::Name, "±");
        if is_bare {
            out.append(&list);
        } else {
            out.push(TokenKind::Bracket, "(");
            out.append(&list);
            out.push(TokenKind::Bracket, ")");
        }
        out.finish()
    }

    /// Options as they are given, in braces with one bar, each in canonical form: every option with options of its own
    /// has braces itself.
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let (left, right) = arena.parse_options("{0,{3|1},1|2}").unwrap();
    /// assert_eq!(arena.formula_options(&left, &right).as_str(), "{0,{3|1},1|2}");
    /// ```
    #[must_use]
    pub fn formula_options(&self, left: &[GameId], right: &[GameId]) -> Formula {
        let mut out = TokenWriter::default();
        out.push(TokenKind::Open, "{");
        self.write_list(&mut out, left);
        out.push(TokenKind::Bar, "|");
        self.write_list(&mut out, right);
        out.push(TokenKind::Close, "}");
        out.finish()
    }

    fn write_list(&self, out: &mut TokenWriter, options: &[GameId]) {
        for (at, option) in options.iter().enumerate() {
            if at > 0 {
                out.push(TokenKind::Comma, ",");
            }
            match self.full(*option, Style::ASCII) {
                Some(option) => out.append(&option),
                None => out.push(TokenKind::Omission, OMISSION),
            }
        }
    }

    fn full(&self, game: GameId, style: Style) -> Option<TokenWriter> {
        let mut printer = self.printer(style);
        printer.text(self.value(game)).map(|text| text.full())
    }

    fn printer(&self, style: Style) -> Printer<'_> {
        Printer {
            arena: self,
            style,
            known: FxHashMap::default(),
            depth: 0,
        }
    }
}

struct Printer<'a> {
    arena: &'a Arena,
    style: Style,
    known: FxHashMap<Value, Rc<PrintedGame>>,
    depth: u32,
}

/// A written game; if it is one in braces, without them.
struct PrintedGame {
    content: TokenWriter,
    /// The length of the outermost bar, if there are braces to be put around.
    bar: Option<usize>,
    braces: usize,
}

/// The options of one side, written.
struct PrintedSide {
    content: TokenWriter,
    /// The longest bar that stands in them without braces.
    bar: usize,
    braces: usize,
}

/// Options one after the other, the simplest first.
fn list(options: &[Rc<PrintedGame>]) -> TokenWriter {
    let full = options.iter().map(|text| (text.braces, text.full()));
    let mut full: Vec<(usize, TokenWriter)> = full.collect();
    full.sort_by(|(a_braces, a), (b_braces, b)| {
        (a_braces, a.len(), a.as_str()).cmp(&(b_braces, b.len(), b.as_str()))
    });
    let mut list = TokenWriter::default();
    for (at, (_, option)) in full.iter().enumerate() {
        if at > 0 {
            list.push(TokenKind::Comma, ",");
        }
        list.append(option);
    }
    list
}

/// The options of both sides with a bar between them that is longer than theirs. Not inlined, as the caller is recursive and the
/// stack is short.
#[inline(never)]
fn joined(left: &PrintedSide, right: &PrintedSide) -> PrintedGame {
    let bar = 1 + left.bar.max(right.bar);
    let mut content = TokenWriter::default();
    content.append(&left.content);
    content.push(TokenKind::Bar, &BARS[..bar]);
    content.append(&right.content);
    PrintedGame {
        content,
        bar: Some(bar),
        braces: 1 + left.braces + right.braces,
    }
}

impl PrintedGame {
    /// With its braces.
    fn full(&self) -> TokenWriter {
        if self.bar.is_none() {
            return self.content.clone();
        }
        let mut out = TokenWriter::default();
        out.push(TokenKind::Open, "{");
        out.append(&self.content);
        out.push(TokenKind::Close, "}");
        out
    }

    /// The bytes with its braces.
    fn len(&self) -> usize {
        self.content.len() + 2 * usize::from(self.bar.is_some())
    }

    fn plain(content: TokenWriter) -> Self {
        Self {
            content,
            bar: None,
            braces: 0,
        }
    }
}

impl Printer<'_> {
    fn text(&mut self, value: Value) -> Option<Rc<PrintedGame>> {
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

    fn write(&mut self, value: Value) -> Option<PrintedGame> {
        if let Some(leaf) = self.arena.shapes.leaf(value.shape) {
            return Some(PrintedGame::plain(self.leaf(value.offset, leaf)));
        }
        if let Some(name) = self.name(value) {
            return Some(PrintedGame::plain(name));
        }
        let (left, right) = self.arena.shapes.branch(value.shape);
        let left = self.side(left, value.offset)?;
        let right = self.side(right, value.offset)?;
        Some(joined(&left, &right))
    }

    /// The options of a side.
    fn side(&mut self, options: &[Value], offset: Dyadic) -> Option<PrintedSide> {
        let mut texts = Vec::with_capacity(options.len());
        for option in options {
            texts.push(self.text(option.plus(offset).ok()?)?);
        }
        if let [only] = &texts[..]
            && let Some(bar) = only.bar
            && self.style.has_long_bars
            && bar < MAX_BAR
        {
            return Some(PrintedSide {
                content: only.content.clone(),
                bar,
                braces: only.braces - 1,
            });
        }
        let braces = texts.iter().map(|text| text.braces).sum();
        let length: usize = texts.iter().map(|text| text.len() + 1).sum();
        if length > MAX_TEXT {
            return None;
        }
        Some(PrintedSide {
            content: list(&texts),
            bar: 0,
            braces,
        })
    }

    /// A number with ups and star.
    fn leaf(&self, number: Dyadic, leaf: Leaf) -> TokenWriter {
        let mut out = TokenWriter::default();
        if !number.is_zero() || leaf == Leaf::NUMBER {
            out.number(number.to_rational());
        }
        self.ups(&mut out, leaf.ups);
        if leaf.star > 0 {
            out.push(TokenKind::Star, "*");
        }
        if leaf.star > 1 {
            out.integer(false, leaf.star.into());
        }
        out
    }

    fn ups(&self, out: &mut TokenWriter, ups: i32) {
        let (kind, arrow, double) = match (self.style.is_unicode, ups > 0) {
            (false, true) => (TokenKind::Up, "^", None),
            (false, false) => (TokenKind::Down, "v", None),
            (true, true) => (TokenKind::Up, "↑", Some("⇑")),
            (true, false) => (TokenKind::Down, "↓", Some("⇓")),
        };
        match (ups.unsigned_abs(), double) {
            (0, _) => {}
            (1, _) => out.push(kind, arrow),
            (2, Some(double)) => out.push(kind, double),
            (2, None) if self.style.has_names => {
                out.push(kind, arrow);
                out.push(kind, arrow);
            }
            (count, _) => {
                out.push(kind, arrow);
                out.integer(false, count.into());
            }
        }
    }

    /// Tiny, miny (each with a number added) and plus-minus.
    fn name(&self, value: Value) -> Option<TokenWriter> {
        if !self.style.has_names {
            return None;
        }
        let (&[left], &[right]) = self.arena.shapes.branch(value.shape) else {
            return None;
        };
        if left.is_number()
            && let Some((high, low)) = self.switch(right)
            && high == left.offset
        {
            let threat = high.checked_sub(low).ok()?;
            let base = high.checked_add(value.offset).ok()?;
            return Some(named(base, "tiny", threat));
        }
        if right.is_number()
            && let Some((high, low)) = self.switch(left)
            && low == right.offset
        {
            let threat = high.checked_sub(low).ok()?;
            let base = low.checked_add(value.offset).ok()?;
            return Some(named(base, "miny", threat));
        }
        if self.style.is_unicode {
            return self.plus_minus(value);
        }
        None
    }

    /// A switch between a number and its negative.
    fn plus_minus(&self, value: Value) -> Option<TokenWriter> {
        let (high, low) = self.switch(value)?;
        (high == -low).then(|| {
            let mut out = TokenWriter::default();
            out.push(TokenKind::Name, "±");
            out.number(high.to_rational());
            out
        })
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

/// The powers of up, with a number before them and a nimber behind.
fn formula_of_uptimal(parts: &Uptimal) -> Formula {
    let mut out = TokenWriter::default();
    if !parts.number.is_zero() {
        out.number(parts.number.to_rational());
        out.push(TokenKind::Sign, "+");
    }
    out.push(TokenKind::Name, Function::Up.name());
    out.push(TokenKind::Bracket, "(");
    for (at, count) in parts.ups.iter().enumerate() {
        if at > 0 {
            out.push(TokenKind::Comma, ",");
        }
        out.integer(*count < 0, count.unsigned_abs().into());
    }
    out.push(TokenKind::Bracket, ")");
    if parts.nimber > 0 {
        out.push(TokenKind::Sign, "+");
        out.push(TokenKind::Star, "*");
    }
    if parts.nimber > 1 {
        out.integer(false, parts.nimber.into());
    }
    out.finish()
}

/// A game with a name, and a number added to it.
fn named(base: Dyadic, name: &str, threat: Dyadic) -> TokenWriter {
    let mut out = TokenWriter::default();
    if !base.is_zero() {
        out.number(base.to_rational());
        out.push(TokenKind::Sign, "+");
    }
    out.push(TokenKind::Name, name);
    out.push(TokenKind::Bracket, "(");
    out.number(threat.to_rational());
    out.push(TokenKind::Bracket, ")");
    out
}
