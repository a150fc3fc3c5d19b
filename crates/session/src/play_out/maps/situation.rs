//! A game by maps at some moment: the stones, whose turn it is, and what that side chooses from.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::sync::Arc;

use semeai_board::{ByColor, Color, IllegalMove, Point, PointSet, Position};
use semeai_search::Random;
use semeai_tactics::{
    KoBan, MapQuestion, MapSource, Passing, Player, Replay, Rules, board_key, map_report,
};

use crate::document::{Document, Snapshot};
use crate::maps::EvaluateMap;
use crate::play_out::{MoveResult, Refusal};

/// Who plays by which rules; the same from the beginning to the end.
#[derive(Debug)]
pub(super) struct MapGame {
    pub(super) players: ByColor<Player>,
    pub(super) rules: Rules,
    /// What the program's choices are made from.
    pub(super) seed: u64,
    pub(super) replayed: Option<Replayed>,
}

/// A game of a table that is replayed.
#[derive(Debug)]
pub struct Replayed {
    /// Its empty board, called as the game is.
    pub document: Snapshot,
    /// Its turns, and what it came to.
    pub game: Replay,
}

/// What a side chooses its move from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveChoice {
    /// The points of its map, whether they can be played or not; nothing for one that plays at random.
    pub map: PointSet,
    /// The points that it chooses from: those of its map on which the rules let it play, or all on which they do.
    pub points: PointSet,
    /// Whether it has a map and no point of that can be played.
    pub is_fallback: bool,
}

/// A game at some moment, with whose turn it is.
#[derive(Clone, Debug)]
pub struct Situation {
    pub(super) game: Arc<MapGame>,
    /// The whole board as it stands.
    pub position: Position,
    /// The side whose turn it is.
    pub mover: Color,
    /// What that side chooses from.
    pub choice: MoveChoice,
    /// The stones of every moment before, where none of them may come again.
    past: Vec<ByColor<PointSet>>,
}

impl PartialEq for Situation {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position && self.mover == other.mover && self.past == other.past
    }
}

/// The position of a document: the side of its map plays by that, the other one too or at random. Nothing if its text is no map on
/// that board, or its stones are no position.
pub(crate) fn beginning(of: &Snapshot, is_map_of_both: bool) -> Option<Situation> {
    let map = MapSource::read(&of.map.text).ok()?.read.map;
    let position = EvaluateMap::position(of).ok()?;
    let question = MapQuestion {
        map: map.clone(),
        position: position.clone(),
        player: of.map.player,
    };
    map_report(&question).ok()?;
    let mut players = ByColor {
        black: Player::Random,
        white: Player::Random,
    };
    if is_map_of_both {
        players[of.map.player.opponent()] = Player::Map(map.clone());
    }
    players[of.map.player] = Player::Map(map);
    // A hasher with keys of its own: that is as much chance as a play-out needs, on every system.
    let seed = RandomState::new().build_hasher().finish();
    let game = MapGame {
        players,
        rules: Rules::PAPER_LIKE,
        seed,
        replayed: None,
    };
    let past = Vec::new();
    Some(Situation::at(
        Arc::new(game),
        position,
        of.board.to_move,
        past,
    ))
}

impl Situation {
    /// The beginning of a game of a table. Nothing if its board cannot be read as a position.
    pub(crate) fn replay(
        players: ByColor<Player>,
        rules: Rules,
        document: Document,
        game: Replay,
    ) -> Option<Self> {
        let position = document.board.position(PointSet::EMPTY).ok()?;
        let replayed = Replayed {
            document: Snapshot::new(document),
            game,
        };
        let game = MapGame {
            players,
            rules,
            seed: 0,
            replayed: Some(replayed),
        };
        Some(Self::at(Arc::new(game), position, Color::Black, Vec::new()))
    }

    fn at(
        game: Arc<MapGame>,
        position: Position,
        mover: Color,
        past: Vec<ByColor<PointSet>>,
    ) -> Self {
        let nothing = MoveChoice {
            map: PointSet::EMPTY,
            points: PointSet::EMPTY,
            is_fallback: false,
        };
        let mut situation = Self {
            game,
            position,
            mover,
            choice: nothing,
            past,
        };
        situation.choice = situation.chosen_from();
        situation
    }

    /// The same with this side to move.
    pub(super) fn with_side(self, mover: Color) -> Self {
        Self::at(self.game, self.position, mover, self.past)
    }

    /// The player of a side.
    pub fn player(&self, color: Color) -> &Player {
        &self.game.players[color]
    }

    /// By which rules is played.
    pub fn rules(&self) -> Rules {
        self.game.rules
    }

    /// The game of a table that is replayed, if it is one.
    pub fn replayed(&self) -> Option<&Replayed> {
        self.game.replayed.as_ref()
    }

    /// Where a stone may be put by hand, and what comes of it.
    pub(super) fn play(&self, point: Point) -> Result<MoveResult<Self>, Refusal> {
        let played = self.position.play(self.mover, point);
        let played = played.map_err(Refusal::Illegal)?;
        let stones = played.position.stones_by_color();
        let mut past = self.past.clone();
        let position = match self.game.rules.ko {
            KoBan::Simple => played.position,
            KoBan::None => played.position.without_ko(),
            KoBan::Superko => {
                past.push(*self.position.stones_by_color());
                if past.contains(stones) {
                    return Err(Refusal::Illegal(IllegalMove::Ko));
                }
                played.position.without_ko()
            }
        };
        let (game, next) = (Arc::clone(&self.game), self.mover.opponent());
        Ok(MoveResult {
            situation: Self::at(game, position, next, past),
            captured: played.captured,
            is_after_threat: false,
        })
    }

    /// The side to move passes; a ban by ko is lifted.
    pub(super) fn pass(&self) -> Self {
        let (game, next) = (Arc::clone(&self.game), self.mover.opponent());
        Self::at(game, self.position.without_ko(), next, self.past.clone())
    }

    fn chosen_from(&self) -> MoveChoice {
        let playable = self.playable();
        let map = match self.player(self.mover) {
            Player::Random => None,
            Player::Map(map) => Some(map),
        };
        let question = map.map(|map| MapQuestion {
            map: map.clone(),
            position: self.position.clone(),
            player: self.mover,
        });
        // A point that the board lacks was found before anything was played.
        let report = question.and_then(|question| map_report(&question).ok());
        let set = report.map_or(PointSet::EMPTY, |report| report.result());
        let wanted = set.intersection(&playable);
        MoveChoice {
            map: set,
            points: if wanted.is_empty() { playable } else { wanted },
            is_fallback: map.is_some() && wanted.is_empty(),
        }
    }

    /// Where the rules of simulated games let the side play.
    fn playable(&self) -> PointSet {
        let own = self.position.stones(self.mover);
        let topology = self.position.topology();
        let is_open = |point: Point| {
            let about = topology.neighbors(point);
            // A point alone is no eye: nothing can be played there anyway.
            let is_eye = !about.is_empty() && about.iter().all(|next| own.contains(*next));
            self.game.rules.own_eyes || !is_eye
        };
        let is_new = |position: &Position| {
            let now = self.position.stones_by_color();
            let stones = position.stones_by_color();
            let is_free = self.game.rules.ko != KoBan::Superko;
            is_free || (stones != now && !self.past.contains(stones))
        };
        let points = self.position.empty();
        let can_play = |point: &Point| {
            let played = self.position.play(self.mover, *point);
            is_open(*point) && played.is_ok_and(|after| is_new(&after.position))
        };
        points.iter().filter(can_play).collect()
    }

    /// One of what the side to move chooses from, each as likely as the others; nothing for a pass. Asked again after as many moves it is
    /// the same.
    pub(super) fn picked(&self, moves: usize) -> Option<Point> {
        let topology = self.position.topology();
        let mut random = Random::of(self.game.seed, board_key(topology), moves as u64);
        let count = self.choice.points.len();
        let all = match self.game.rules.pass {
            Passing::Last => count,
            Passing::Any => count + 1,
        };
        let number = random.below(u32::try_from(all).unwrap_or(u32::MAX));
        self.choice.points.iter().nth(number as usize)
    }
}
