//! Games as they are written, before anything is simplified.
//!
//! The definitions of the theory speak of these: `1 + (-1)` *is* not 0, it only *equals* 0. Everything here follows
//! the definitions word for word and costs accordingly; an [`Arena`] is the place to calculate.

use std::fmt;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Limit, WorkDone};
use crate::dyadic::Dyadic;
use crate::notation::{Function, ParseError, ParseErrorKind, Term, TermKind, parse};
use crate::player::{OutcomeClass, Player};
use crate::shape::Leaf;

/// A game given by its options, which are such games themselves (Conway, *On Numbers and Games*, chapter 7).
///
/// Two of them are `==` if they are identical: the same options, in whatever order they were written.
///
/// ```
/// use semeai_cgt::{Arena, OutcomeClass, RawGame};
///
/// let one = RawGame::parse("1").unwrap();
/// let sum = one.sum(&one.negative()).unwrap();
/// assert_eq!(sum.to_string(), "{{|{|}}|{{|}|}}");
/// assert_ne!(sum, RawGame::zero());
/// assert_eq!(sum.outcome(), OutcomeClass::Zero);
///
/// let mut arena = Arena::new();
/// assert_eq!(sum.value(&mut arena), Ok(arena.zero()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RawGame {
    height: u32,
    size: usize,
    left: Vec<Self>,
    right: Vec<Self>,
}

impl RawGame {
    /// Games are nested at most this deep.
    pub const MAX_HEIGHT: u32 = 500;
    /// A game consists of at most so many positions, those met on different ways counted anew.
    pub const MAX_SIZE: usize = 1 << 18;

    /// The game with these options.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] beyond [`RawGame::MAX_HEIGHT`] or [`RawGame::MAX_SIZE`].
    pub fn new(left: Vec<Self>, right: Vec<Self>) -> Result<Self, Error> {
        let game = Self::of_options(left, right);
        if game.height > Self::MAX_HEIGHT {
            let depth = u64::from(Self::MAX_HEIGHT);
            return Err(over(Limit::Depth, depth, game.size));
        }
        if game.size > Self::MAX_SIZE {
            return Err(over(Limit::Nodes, Self::MAX_SIZE as u64, game.size));
        }
        Ok(game)
    }

    /// The game with these options, however large.
    fn of_options(left: Vec<Self>, right: Vec<Self>) -> Self {
        let (mut left, mut right) = (left, right);
        for side in [&mut left, &mut right] {
            side.sort_unstable();
            side.dedup();
            // Most positions have one or two options; room for more would be most of the memory.
            side.shrink_to_fit();
        }
        let options = || left.iter().chain(&right);
        let height = options().map(|option| option.height + 1).max();
        let size = options().fold(1, |sum: usize, option| sum.saturating_add(option.size));
        Self {
            height: height.unwrap_or(0),
            size,
            left,
            right,
        }
    }

    /// The game without any move of either player.
    #[must_use]
    pub fn zero() -> Self {
        Self {
            height: 0,
            size: 1,
            left: Vec::new(),
            right: Vec::new(),
        }
    }

    /// Reads a game without simplifying it; sums stay sums of positions. Names stand for their canonical forms.
    ///
    /// # Errors
    ///
    /// [`ParseError`], also for what is too large to be written out.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        from_term(&parse(text, Self::MAX_HEIGHT)?, &mut Definitions::default())
    }

    /// The options of a player, sorted, each once.
    #[must_use]
    pub fn options(&self, player: Player) -> &[Self] {
        match player {
            Player::Left => &self.left,
            Player::Right => &self.right,
        }
    }

    /// How many moves the game lasts at most.
    #[must_use]
    pub fn height(&self) -> u32 {
        self.height
    }

    /// The number of positions, those met on different ways counted anew.
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// The sum: whoever moves does so in one of the two.
    ///
    /// # Errors
    ///
    /// As [`RawGame::new`]; sums grow fast. The positions are counted beforehand, before those that turn out to be identical
    /// are taken together.
    pub fn sum(&self, other: &Self) -> Result<Self, Error> {
        if self.height + other.height > Self::MAX_HEIGHT {
            return Err(over(Limit::Depth, u64::from(Self::MAX_HEIGHT), 0));
        }
        // A sum has more positions than the product, so refuse before the work.
        let product = self.size.saturating_mul(other.size);
        let size = match product > Self::MAX_SIZE {
            true => product,
            false => interleaved(&self.widths(), &other.widths()),
        };
        if size > Self::MAX_SIZE {
            return Err(over(Limit::Nodes, Self::MAX_SIZE as u64, size));
        }
        Ok(self.plus(other))
    }

    /// The sum, of which it is known that it is not too large.
    fn plus(&self, other: &Self) -> Self {
        let side = |player| {
            let here = self.options(player).iter().map(|option| option.plus(other));
            let there = other.options(player).iter().map(|option| self.plus(option));
            here.chain(there).collect()
        };
        Self::of_options(side(Player::Left), side(Player::Right))
    }

    /// How many positions there are after no move, after one, and so on.
    fn widths(&self) -> Vec<usize> {
        let mut widths = Vec::new();
        let mut level = vec![self];
        while !level.is_empty() {
            widths.push(level.len());
            let options = level
                .into_iter()
                .flat_map(|game| game.left.iter().chain(&game.right));
            level = options.collect();
        }
        widths
    }

    /// The game with the players' roles exchanged in every position, as written otherwise.
    #[must_use]
    pub fn negative(&self) -> Self {
        let turned = |side: &[Self]| {
            let mut side: Vec<Self> = side.iter().map(Self::negative).collect();
            side.sort_unstable();
            side
        };
        Self {
            height: self.height,
            size: self.size,
            left: turned(&self.right),
            right: turned(&self.left),
        }
    }

    /// Who wins, by playing it out: a player who cannot move loses.
    #[must_use]
    pub fn outcome(&self) -> OutcomeClass {
        match self.wins_of_first() {
            (false, false) => OutcomeClass::Zero,
            (true, false) => OutcomeClass::Positive,
            (false, true) => OutcomeClass::Negative,
            (true, true) => OutcomeClass::Fuzzy,
        }
    }

    /// Whether Left wins moving first, and whether Right does.
    fn wins_of_first(&self) -> (bool, bool) {
        (
            self.left.iter().any(|option| !option.wins_of_first().1),
            self.right.iter().any(|option| !option.wins_of_first().0),
        )
    }

    /// The game in an arena: its canonical form.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    pub fn value(&self, arena: &mut Arena) -> Result<GameId, Error> {
        let mut side = |options: &[Self]| -> Result<Vec<GameId>, Error> {
            options.iter().map(|option| option.value(arena)).collect()
        };
        let (left, right) = (side(&self.left)?, side(&self.right)?);
        arena.game(&left, &right)
    }
}

/// How many positions a sum has, told by how many each game has after every number of moves: of so many moves in the one
/// and so many in the other any may come first.
fn interleaved(a: &[usize], b: &[usize]) -> usize {
    // How many ways lead to so many moves in each, row by row of Pascal's triangle on its side.
    let mut ways = vec![1_usize; b.len()];
    let mut size = 0_usize;
    for (row, a) in a.iter().enumerate() {
        for column in 1..b.len() {
            if row > 0 {
                ways[column] = ways[column].saturating_add(ways[column - 1]);
            }
        }
        for (ways, b) in ways.iter().zip(b) {
            size = size.saturating_add(ways.saturating_mul(*a).saturating_mul(*b));
        }
    }
    size
}

impl fmt::Display for RawGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        write_list(f, &self.left)?;
        f.write_str("|")?;
        write_list(f, &self.right)?;
        f.write_str("}")
    }
}

fn write_list(f: &mut fmt::Formatter<'_>, options: &[RawGame]) -> fmt::Result {
    for (at, option) in options.iter().enumerate() {
        if at > 0 {
            f.write_str(",")?;
        }
        fmt::Display::fmt(option, f)?;
    }
    Ok(())
}

fn over(limit: Limit, allowed: u64, nodes: usize) -> Error {
    Error::OverBudget {
        limit,
        allowed,
        progress: WorkDone {
            nodes,
            bytes: nodes.saturating_mul(size_of::<RawGame>()),
            steps: 0,
        },
    }
}

/// What is defined, written out, by where it is kept.
type Definitions = FxHashMap<*const Term, RawGame>;

fn from_term(term: &Term, named: &mut Definitions) -> Result<RawGame, ParseError> {
    let mut all = |terms: &[Term]| -> Result<Vec<RawGame>, ParseError> {
        terms.iter().map(|term| from_term(term, named)).collect()
    };
    let game = match &term.kind {
        TermKind::Plain(parts) => plain(parts.number, Leaf::new(parts.ups, parts.nimber)),
        TermKind::Braces(left, right) => RawGame::new(all(left)?, all(right)?),
        TermKind::Sum(summands) => {
            let games = summands.iter().map(|summand| {
                let game = from_term(&summand.term, named)?;
                Ok(match summand.is_subtracted {
                    true => game.negative(),
                    false => game,
                })
            });
            add_up(&games.collect::<Result<Vec<_>, ParseError>>()?)
        }
        TermKind::Multiple(count, inner) => multiple(*count, &from_term(inner, named)?),
        TermKind::Call(Function::PlusMinus, games) => {
            let left = all(games)?;
            let right = left.iter().map(RawGame::negative).collect();
            RawGame::new(left, right)
        }
        TermKind::Call(function @ (Function::Tiny | Function::Miny), games) => {
            let threat = all(games)?.into_iter().next().unwrap_or_else(RawGame::zero);
            let tiny = tiny(&threat);
            match function {
                Function::Tiny => tiny,
                _ => tiny.map(|game| game.negative()),
            }
        }
        // What these make is a value, which is written out.
        TermKind::Call(..) => {
            let mut arena = Arena::new();
            let value = arena.evaluate(term)?;
            written_out(&mut arena, value)
        }
        TermKind::Named(definition) => {
            let place = Arc::as_ptr(definition);
            if let Some(game) = named.get(&place) {
                return Ok(game.clone());
            }
            let game = from_term(definition, named)?;
            named.insert(place, game.clone());
            Ok(game)
        }
    };
    game.map_err(|error| ParseErrorKind::Value(error).at(term.column))
}

/// The canonical form of a value.
fn written_out(arena: &mut Arena, value: GameId) -> Result<RawGame, Error> {
    if let Some(parts) = arena.as_number_up_star(value) {
        return plain(parts.number, Leaf::new(parts.ups, parts.nimber));
    }
    let mut side = |player| -> Result<Vec<RawGame>, Error> {
        let options = arena.options(value, player)?;
        options
            .into_iter()
            .map(|option| written_out(arena, option))
            .collect()
    };
    RawGame::new(side(Player::Left)?, side(Player::Right)?)
}

fn add_up(games: &[RawGame]) -> Result<RawGame, Error> {
    let mut sum: Option<RawGame> = None;
    for game in games {
        sum = Some(match sum {
            None => game.clone(),
            Some(sum) => sum.sum(game)?,
        });
    }
    Ok(sum.unwrap_or_else(RawGame::zero))
}

fn multiple(count: i64, game: &RawGame) -> Result<RawGame, Error> {
    // Heights add up. Only the game without moves can be repeated without end, and it stays what it is.
    let copies = match game.height {
        0 => 0,
        _ => count.unsigned_abs(),
    };
    if copies > u64::from(RawGame::MAX_HEIGHT / game.height.max(1)) {
        return Err(over(Limit::Depth, u64::from(RawGame::MAX_HEIGHT), 0));
    }
    let mut sum = RawGame::zero();
    for _ in 0..copies {
        sum = sum.sum(game)?;
    }
    Ok(if count < 0 { sum.negative() } else { sum })
}

fn tiny(game: &RawGame) -> Result<RawGame, Error> {
    let zero = RawGame::zero();
    let threat = RawGame::new(vec![zero.clone()], vec![game.negative()])?;
    RawGame::new(vec![zero], vec![threat])
}

/// The canonical form of a number with ups and star, written out.
fn plain(number: Dyadic, leaf: Leaf) -> Result<RawGame, Error> {
    if leaf == Leaf::NUMBER {
        return written_number(number);
    }
    let side = |player: Player| -> Result<Vec<RawGame>, Error> {
        let count = leaf.count(player);
        if count > RawGame::MAX_HEIGHT {
            return Err(over(Limit::Depth, u64::from(RawGame::MAX_HEIGHT), 0));
        }
        (0..count)
            .map(|at| plain(number, leaf.option(player, at)))
            .collect()
    };
    if leaf.ups.unsigned_abs() > RawGame::MAX_HEIGHT {
        return Err(over(Limit::Depth, u64::from(RawGame::MAX_HEIGHT), 0));
    }
    RawGame::new(side(Player::Left)?, side(Player::Right)?)
}

fn written_number(number: Dyadic) -> Result<RawGame, Error> {
    if number.abs() > Dyadic::integer(i64::from(RawGame::MAX_HEIGHT)) {
        return Err(over(Limit::Depth, u64::from(RawGame::MAX_HEIGHT), 0));
    }
    let step = number.unit();
    let has_left = !number.is_integer() || number > Dyadic::ZERO;
    let has_right = !number.is_integer() || number < Dyadic::ZERO;
    let option = |exists: bool, step: Dyadic| -> Result<Vec<RawGame>, Error> {
        if !exists {
            return Ok(Vec::new());
        }
        Ok(vec![written_number(number.checked_add(step)?)?])
    };
    RawGame::new(option(has_left, -step)?, option(has_right, step)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(text: &str) -> RawGame {
        RawGame::parse(text).unwrap()
    }

    #[test]
    fn names_are_written_out() {
        assert_eq!(raw("2").to_string(), "{{{|}|}|}");
        assert_eq!(raw("1/2"), raw("{0|1}"));
        assert_eq!(raw("^"), raw("{0|*}"));
        assert_eq!(raw("^*"), raw("{*,0|0}"));
        assert_eq!(raw("-1^"), raw("{-1|-1*}"));
        assert_eq!(raw("tiny(2)"), raw("{0||0|-2}"));
        assert_eq!(raw("±1"), raw("{1|-1}"));
    }

    #[test]
    fn sums_are_not_simplified() {
        assert_eq!(raw("*+*").to_string(), "{{{|}|{|}}|{{|}|{|}}}");
        assert_eq!(raw("2.*"), raw("*+*"));
        assert_eq!(raw("*+*").outcome(), OutcomeClass::Zero);
    }

    #[test]
    fn sums_that_would_be_too_large_are_refused_beforehand() {
        let told = |a: &RawGame, b: &RawGame| interleaved(&a.widths(), &b.widths());
        let (switch, up) = (raw("{1|-1}"), raw("^"));
        assert_eq!(switch.sum(&up).unwrap().size(), told(&switch, &up));
        // Of what is identical in the end every way to it counts.
        let (three, two) = (raw("3"), raw("2"));
        assert_eq!(three.sum(&two).unwrap().size(), 6);
        assert_eq!(told(&three, &two), 34);
        // Each of these would be made position by position for seconds at least.
        for text in ["{4|0} - +{6||4|0} - 7", "30+30", "12.{2|-1}"] {
            let error = RawGame::parse(text).unwrap_err();
            let ParseErrorKind::Value(Error::OverBudget { progress, .. }) = error.kind else {
                panic!("{text}: {error}")
            };
            assert!(progress.nodes > RawGame::MAX_SIZE, "{text}: {progress:?}");
        }
    }

    #[test]
    fn what_is_too_large_to_write_is_refused() {
        for text in [
            "501",
            "^501",
            "*501",
            "1000000000000.(1)",
            "{400|-400}+{300|-300}+^9",
        ] {
            let error = RawGame::parse(text).unwrap_err();
            assert!(
                matches!(error.kind, ParseErrorKind::Value(Error::OverBudget { .. })),
                "{text}: {error}"
            );
        }
    }
}
