//! What a region is called by players: gote, sente, dame.
//!
//! The thermograph says it, just below the temperature of the region. A left wall that stands upright there means that Black's
//! move is answered: his sente, and White's move there is reverse sente. A right wall that stands upright is White's
//! sente. Else the region is gote.

use semeai_cgt::{Arena, Dyadic, Error, GameId, Player, Thermograph};

/// What players call a region: who has to answer whom there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RegionKind {
    /// Whoever plays there ends in gote.
    Gote,
    /// White has to answer Black's move.
    BlackSente,
    /// Black has to answer White's move.
    WhiteSente,
    /// Black has the ko: nobody needs to move there until everything else is worth less.
    BlackHolds,
    /// White has it.
    WhiteHolds,
    /// A move gains nothing but a turn.
    Dame,
    /// Only who gets the last move counts.
    Tedomari,
    /// Nobody gains by moving.
    Settled,
}

impl RegionKind {
    /// The kind of a value.
    ///
    /// # Errors
    ///
    /// As [`Arena::thermograph`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    /// use semeai_endgame::RegionKind;
    ///
    /// let mut arena = Arena::new();
    /// let mut kind = |text: &str| {
    ///     let game = arena.parse(text).unwrap();
    ///     RegionKind::of(&mut arena, game).unwrap()
    /// };
    /// assert_eq!(kind("{2|0}"), RegionKind::Gote);
    /// assert_eq!(kind("{3||2|0}"), RegionKind::WhiteSente);
    /// assert_eq!(kind("{0|-2||-3}"), RegionKind::BlackSente);
    /// assert_eq!([kind("-1*"), kind("^"), kind("3")], [RegionKind::Dame, RegionKind::Tedomari, RegionKind::Settled]);
    /// ```
    pub fn of(arena: &mut Arena, game: GameId) -> Result<Self, Error> {
        if arena.as_number(game).is_some() {
            return Ok(Self::Settled);
        }
        let thermograph = arena.thermograph(game)?;
        if thermograph.temperature > Dyadic::ZERO {
            return Ok(match Player::Left {
                player if is_upright(&thermograph, player) => Self::BlackSente,
                player if is_upright(&thermograph, player.opponent()) => Self::WhiteSente,
                _ => Self::Gote,
            });
        }
        let star = arena.nimber(1)?;
        let rest = arena.sub(game, star)?;
        Ok(if arena.as_number(rest).is_some() {
            Self::Dame
        } else {
            Self::Tedomari
        })
    }

    /// How many times what a move is worth is the difference that it makes: twice in gote.
    #[must_use]
    pub(crate) const fn swings(self) -> i64 {
        match self {
            Self::Gote | Self::Dame | Self::Tedomari | Self::Settled => 2,
            Self::BlackSente | Self::WhiteSente => 1,
            Self::BlackHolds | Self::WhiteHolds => 0,
        }
    }
}

/// Whether the wall of a player does not change just below the temperature.
fn is_upright(thermograph: &Thermograph, player: Player) -> bool {
    let wall = thermograph.wall(player);
    let below = wall.iter().rev();
    // The last corner may lie at the temperature or below it, where the mast has begun already.
    let mut below = below.filter(|corner| corner.0 < thermograph.temperature);
    below
        .next()
        .is_none_or(|corner| corner.1 == thermograph.mast)
}
