//! The functions of the notation: names with games in parentheses behind them.

use std::ops::RangeInclusive;

/// A function of one game or several, called by its name: `heat({4|0}, 1)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Function {
    /// `tiny(x)`
    Tiny,
    /// `miny(x)`
    Miny,
    /// `±x`, `±(x,y)`: the games as Left's options, their negatives as Right's.
    PlusMinus,
    /// `up(a,b,..)`: so many of every power of up, as [`Arena::uptimal`](crate::Arena::uptimal).
    Up,
    /// `cool(g,t)`, as [`Arena::cool`](crate::Arena::cool).
    Cool,
    /// `heat(g,t)`, as [`Arena::heat`](crate::Arena::heat).
    Heat,
    /// `overheat(g,s,t)`, as [`Arena::overheat`](crate::Arena::overheat).
    Overheat,
    /// `norton(g,u)`, as [`Arena::norton_product`](crate::Arena::norton_product).
    Norton,
    /// `ordinal(g,h)`, as [`Arena::ordinal_sum`](crate::Arena::ordinal_sum).
    Ordinal,
    /// `reduced(g)`, as [`Arena::reduced`](crate::Arena::reduced).
    Reduced,
    /// `weight(g)`, as [`Arena::atomic_weight`](crate::Arena::atomic_weight).
    Weight,
}

impl Function {
    /// Every function that is called by a word.
    pub const NAMED: [Self; 10] = [
        Self::Tiny,
        Self::Miny,
        Self::Up,
        Self::Cool,
        Self::Heat,
        Self::Overheat,
        Self::Norton,
        Self::Ordinal,
        Self::Reduced,
        Self::Weight,
    ];

    /// How it is written in front of its games.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Tiny => "tiny",
            Self::Miny => "miny",
            Self::PlusMinus => "±",
            Self::Up => "up",
            Self::Cool => "cool",
            Self::Heat => "heat",
            Self::Overheat => "overheat",
            Self::Norton => "norton",
            Self::Ordinal => "ordinal",
            Self::Reduced => "reduced",
            Self::Weight => "weight",
        }
    }

    /// The function of a name; its first letter may be a capital.
    pub(super) fn of_name(name: &str) -> Option<Self> {
        let mut letters = name.chars();
        let first = letters.next()?.to_ascii_lowercase();
        let is_it = |function: &Self| {
            function.name().starts_with(first) && function.name()[1..] == *letters.as_str()
        };
        Self::NAMED.into_iter().find(is_it)
    }

    /// How many games it takes.
    #[must_use]
    pub fn arity(self) -> RangeInclusive<usize> {
        match self {
            Self::Tiny | Self::Miny | Self::Reduced | Self::Weight => 1..=1,
            Self::Cool | Self::Heat | Self::Norton | Self::Ordinal => 2..=2,
            Self::Overheat => 3..=3,
            Self::PlusMinus | Self::Up => 1..=usize::MAX,
        }
    }
}
