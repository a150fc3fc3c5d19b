//! The moves that were really played from a position of a game on, each with what it lost.

use std::cmp::Reverse;
use std::sync::Arc;

use semeai_board::{Color, Point, PositionError};
use semeai_endgame::position_report::Between;
use semeai_endgame::{Endgame, RegionCache};

use super::moment_report::MomentReport;
use super::stage::asked;
use crate::desk::Ask;
use crate::document::Document;
use crate::game::RecordMove;
use crate::host::Control;

/// A position of a game, and the move that was played there.
#[derive(Clone, Debug)]
pub struct GameMoment {
    /// After how many moves it stands.
    pub number: usize,
    /// The document with this position on its board.
    pub document: Document,
    /// The next move; none at the end.
    pub next: Option<RecordMove>,
}

/// The positions of a document's game from after so many moves on, on the way that is being gone; none without a game.
pub fn moments(document: &Document, from: usize) -> impl Iterator<Item = GameMoment> {
    (from..).map_while(move |number| {
        let game = document.game.as_ref()?;
        let played = |id| game.record().node(id).played;
        Some(GameMoment {
            number,
            document: document.gone_to(game.after(number)?),
            next: game.after(number + 1).and_then(played),
        })
    })
}

/// A move that was really played.
#[derive(Clone, Debug)]
pub struct GameMove {
    /// Its number in the game, from 1.
    pub number: usize,
    /// The move as it was recorded.
    pub played: RecordMove,
    /// What it was played in, or why that is no legal position.
    asked: Result<Endgame, PositionError>,
    known: Option<MomentReport>,
}

impl GameMove {
    /// What is known of the position that it was played in; absent as long as nothing is.
    pub const fn known(&self) -> Option<&MomentReport> {
        self.known.as_ref()
    }

    /// What it lost; absent as long as that is not known.
    pub fn loss(&self) -> Option<Between> {
        self.known()?.loss(self.played.color, self.played.point)
    }

    /// The score after it by what it was played in; absent as long as that is not known, or where a ko leaves several.
    fn score_after(&self) -> Option<Between> {
        let score = self.known()?.score(self.played.color)?.one()?;
        let loss = self.loss()?.one()?;
        Some(Between::exact(match self.played.color {
            Color::Black => score - loss,
            Color::White => score + loss,
        }))
    }

    /// What came first, if it lost points: a point or a pass; absent if it lost none, or as long as that is not known.
    pub fn better(&self) -> Option<Option<Point>> {
        let _lost = self.loss().filter(|loss| loss.low > 0)?;
        self.known()?.best(self.played.color)
    }
}

/// The moves of a game from a position on, looked at one after the other.
#[derive(Clone, Debug)]
pub struct Review {
    moves: Vec<GameMove>,
    /// Which review it is: another one of the same game asks anew.
    mark: Arc<()>,
}

impl Review {
    /// The moves of a document's game from where it stands on; nothing if none follow.
    pub(crate) fn of(document: &Document) -> Option<Self> {
        let from = document.move_number()?;
        let moves: Vec<GameMove> = moments(document, from)
            .filter_map(|moment| {
                Some(GameMove {
                    number: moment.number + 1,
                    played: moment.next?,
                    asked: asked(&moment.document),
                    known: None,
                })
            })
            .collect();
        (!moves.is_empty()).then(|| Self {
            moves,
            mark: Arc::new(()),
        })
    }

    /// Every move of the review, in the order of the game.
    pub fn moves(&self) -> &[GameMove] {
        &self.moves
    }

    /// The moves that lost points, as far as they have been looked at, by their indices: the largest loss first.
    pub fn slips(&self) -> Vec<usize> {
        let lost = |index: usize| {
            let loss = self.moves[index].loss()?;
            (loss.low > 0).then_some((Reverse((loss.low, loss.high)), index))
        };
        let mut slips: Vec<_> = (0..self.moves.len()).filter_map(lost).collect();
        slips.sort_unstable();
        slips.into_iter().map(|(_, index)| index).collect()
    }

    /// The score with best play after a move, by its index, as a play-out tells it; absent as long as that is not known.
    pub fn score_after(&self, index: usize) -> Option<Between> {
        let by_loss = self.moves.get(index)?.score_after();
        by_loss.or_else(|| {
            let (color, known) = self.of_next(index)?;
            known.score(color)
        })
    }

    /// What [`Review::score_after`] is told from; absent where that is.
    pub fn told_by(&self, index: usize) -> Option<&MomentReport> {
        let each = self.moves.get(index)?;
        match each.score_after() {
            Some(_) => each.known(),
            None => Some(self.of_next(index)?.1),
        }
    }

    /// Who moves after a move, by its index, and what is known of the position then; absent at the end, and where a side moves twice.
    fn of_next(&self, index: usize) -> Option<(Color, &MomentReport)> {
        let (each, next) = (self.moves.get(index)?, self.moves.get(index + 1)?);
        let is_turn = next.played.color != each.played.color;
        Some((next.played.color, next.known().filter(|_| is_turn)?))
    }

    /// How many moves have been looked at.
    pub fn looked_at(&self) -> usize {
        let is_open = |each: &&GameMove| each.known.is_none() && each.asked.is_ok();
        self.moves.len() - self.moves.iter().filter(is_open).count()
    }

    /// The next position to look at.
    pub(crate) fn question(&self) -> Option<LookAt> {
        let mut moves = self.moves.iter().enumerate();
        moves.find_map(|(index, each)| {
            let asked = each.asked.as_ref().ok().filter(|_| each.known.is_none())?;
            Some(LookAt {
                asked: asked.clone(),
                index,
                mark: Arc::clone(&self.mark),
            })
        })
    }

    /// Takes what was found about a position.
    pub(crate) fn learn(&mut self, ask: &LookAt, known: &MomentReport) {
        if Arc::ptr_eq(&ask.mark, &self.mark)
            && let Some(each) = self.moves.get_mut(ask.index)
        {
            each.known = Some(known.clone());
        }
    }
}

/// Asks about one position of a review.
#[derive(Clone, Debug)]
pub struct LookAt {
    asked: Endgame,
    index: usize,
    mark: Arc<()>,
}

impl PartialEq for LookAt {
    fn eq(&self, other: &Self) -> bool {
        self.index == other.index && Arc::ptr_eq(&self.mark, &other.mark)
    }
}

impl Ask for LookAt {
    type Answer = MomentReport;
    type Memory = RegionCache;
    const NAME: &'static str = "moves of a game";
    // What the older question has found is kept.
    const WAITS: bool = true;

    fn answer(self, kept: &mut RegionCache, control: &Control) -> MomentReport {
        MomentReport::of_game(&self.asked, kept, control)
    }
}
