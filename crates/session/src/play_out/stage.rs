//! The play-out of a document, from the moment that it is asked for.

use semeai_board::{Color, Point};
use semeai_race::answer::RaceAnswer;
use semeai_race::solve::{Outcome, Race};

use super::course::Course;
use super::person::Person;
use super::race::{PlayOut, PlayStyle, Think};
use super::resistance::Resistance;
use super::rules::{Refusal, Rules};
use super::{board, endgame, fight, life, maps, race};
use crate::desk::{Desk, Progress};
use crate::document::part::StoneMarks;
use crate::document::{Document, Snapshot};
use crate::life::{BoardRules, Classify, SolveBoard};

/// Something that a person asks of a play-out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayAction {
    /// The side to move plays here.
    At(Point),
    /// The side to move plays elsewhere.
    Elsewhere,
    /// The last move of the person is taken back.
    TakeBack,
    /// A move that was taken back is made again.
    Forward,
    /// Moves are taken back or made again until so many are made.
    GoTo(usize),
    /// The side to move plays as its player would, where games are played by maps.
    Chosen,
    /// Moves are taken back until that of this number, from 1, is to be made again.
    TakeBackTo(usize),
    /// From the beginning, this side first.
    Restart(Color),
    /// Who plays which side.
    Person(Person),
    /// The other side resists what is played next: it tries every best defence, one after the other.
    Resist,
    /// Its next defence.
    NextDefence,
    /// How the program plays a race.
    Style(PlayStyle),
    /// How the program plays an endgame.
    EndgameStyle(endgame::Style),
    /// The point that is fought for where it is asked who lives.
    FightFor(Point),
    /// The whole board is played there by these rules, or a point is fought for.
    PlayBoard(Option<BoardRules>),
    /// Whether the other side plays by the map too, where one side's game by a map is played on.
    MapOfBoth(bool),
    /// How many ko threats a side has left.
    Threats(Color, u8),
    /// The program stops thinking.
    Stop,
    /// It goes on thinking.
    GoOn,
}

/// The play-out of a document. It lasts until it is left or the document changes.
#[derive(Debug, Default)]
pub struct Play {
    stage: Stage,
    refusal: Option<Refusal>,
    /// Who plays which side; it outlasts a play-out.
    person: Person,
    /// How the program plays a race; it outlasts a play-out.
    style: PlayStyle,
    /// How the program plays an endgame; it outlasts a play-out.
    endgame_style: endgame::Style,
    /// The point that is fought for; it outlasts a play-out.
    point: Option<Point>,
    /// By which rules the whole board is played instead, if it is; they outlast a play-out.
    board: Option<BoardRules>,
    /// Whether both sides play by the map of the document.
    is_map_of_both: bool,
    /// The document that is played out.
    of: Option<Snapshot>,
}

/// What is being played, or why nothing is.
#[derive(Debug, Default)]
pub enum Stage {
    /// Nothing.
    #[default]
    Away,
    /// The race is still being looked for.
    Finding,
    /// There is no race to play, nor any other fight.
    NoRace,
    /// The search for the race broke down: a defect of the program.
    Failed,
    /// A race.
    On(Box<PlayOut>),
    /// A fight about one group.
    Fight(Box<fight::PlayOut>),
    /// There is no endgame to play: the stones are no legal position, or nobody has said what is safe.
    NoEndgame,
    /// An endgame.
    Endgame(Box<endgame::PlayOut>),
    /// There is no point to be fought for, and why.
    NoFight(Box<life::NoFight>),
    /// There is no map to play by: its text is none, or the stones are no position.
    NoGame,
    /// A game by maps: one of a table that is replayed, or the position played on.
    Maps(Box<maps::PlayOut>),
    /// A fight for a point.
    Life(Box<life::PlayOut>),
    /// The board cannot be played against best play, and why.
    NoBoard(Box<board::NoBoard>),
    /// A small board, against best play.
    Board(Box<board::PlayOut>),
}

/// Rules of what can be played out, each with its own place on the stage.
pub(crate) trait OnStage: Rules {
    /// What is being played by these rules.
    fn course(stage: &Stage) -> Option<&Course<Self>>;

    /// The same, to change it.
    fn course_mut(stage: &mut Stage) -> Option<&mut Course<Self>>;
}

macro_rules! on_stage {
    ($($science:ident: $place:ident),*) => {$(
        impl OnStage for $science::Situation {
            fn course(stage: &Stage) -> Option<&Course<Self>> {
                match stage {
                    Stage::$place(game) => Some(game),
                    _ => None,
                }
            }

            fn course_mut(stage: &mut Stage) -> Option<&mut Course<Self>> {
                match stage {
                    Stage::$place(game) => Some(game),
                    _ => None,
                }
            }
        }
    )*};
}

on_stage!(race: On, fight: Fight, endgame: Endgame, life: Life, board: Board, maps: Maps);

impl Play {
    /// What is being played, or why nothing is.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// As [`Play::stage`], to change what is played.
    pub(crate) const fn stage_mut(&mut self) -> &mut Stage {
        &mut self.stage
    }

    /// The race that is being played.
    pub fn game(&self) -> Option<&PlayOut> {
        race::Situation::course(&self.stage)
    }

    /// The fight about one group that is being played.
    pub fn fight(&self) -> Option<&fight::PlayOut> {
        fight::Situation::course(&self.stage)
    }

    /// The endgame that is being played.
    pub fn endgame(&self) -> Option<&endgame::PlayOut> {
        endgame::Situation::course(&self.stage)
    }

    /// The fight for a point that is being played.
    pub fn life(&self) -> Option<&life::PlayOut> {
        life::Situation::course(&self.stage)
    }

    /// The small board that is being played.
    pub fn board(&self) -> Option<&board::PlayOut> {
        board::Situation::course(&self.stage)
    }

    /// By which rules the whole board is played where it is asked who lives, if it is.
    pub(crate) const fn board_rules(&self) -> Option<BoardRules> {
        self.board
    }

    /// The game by maps that is being played.
    pub fn maps(&self) -> Option<&maps::PlayOut> {
        maps::Situation::course(&self.stage)
    }

    /// The document whose board is played on, where that is not the board of the document that is looked at: a game of a table.
    pub fn own_document(&self) -> Option<&Snapshot> {
        let replayed = self.maps()?.start().replayed()?;
        Some(&replayed.document)
    }

    /// Who moved first in what is being played.
    pub fn first(&self) -> Option<Color> {
        match &self.stage {
            Stage::On(game) => Some(game.start().mover),
            Stage::Fight(game) => Some(game.start().mover),
            Stage::Endgame(game) => Some(game.start().mover),
            Stage::Life(game) => Some(game.start().mover),
            Stage::Board(game) => Some(game.start().mover),
            Stage::Maps(game) => Some(game.start().mover),
            _ => None,
        }
    }

    /// Whether there is nothing that could be played.
    pub const fn has_nothing(&self) -> bool {
        matches!(
            self.stage,
            Stage::NoRace
                | Stage::NoEndgame
                | Stage::NoFight(_)
                | Stage::NoBoard(_)
                | Stage::NoGame
                | Stage::Failed
        )
    }

    /// How the other side resists in what is being played, if it does.
    pub fn resistance(&self) -> Option<&Resistance> {
        match &self.stage {
            Stage::On(game) => game.resistance(),
            Stage::Fight(game) => game.resistance(),
            Stage::Endgame(game) => game.resistance(),
            Stage::Life(game) => game.resistance(),
            Stage::Board(game) => game.resistance(),
            _ => None,
        }
    }

    /// Whether its race is still being looked for.
    pub(crate) const fn is_finding(&self) -> bool {
        matches!(self.stage, Stage::Finding)
    }

    /// What the program is doing in it.
    pub fn progress(&self, desk: &Desk) -> Progress {
        match self.stage {
            Stage::Fight(_) => desk.progress::<fight::Think>(),
            Stage::Endgame(_) => desk.progress::<endgame::Think>(),
            Stage::Life(_) => desk.progress::<life::Think>(),
            Stage::Board(_) => desk.progress::<board::Think>(),
            Stage::Maps(_) => desk.progress::<maps::Think>(),
            _ => desk.progress::<Think>(),
        }
    }

    /// Why the last thing that was asked did nothing.
    pub const fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// Whether nothing is being played, nor looked for.
    pub const fn is_away(&self) -> bool {
        matches!(self.stage, Stage::Away)
    }

    /// Whether this document is played out, as what it is looked at for and how it is asked who lives: that may be another one in the
    /// same moment.
    pub(crate) fn is_of(&self, document: &Snapshot) -> bool {
        let of = self.of.as_ref().filter(|_| !self.is_away());
        let is_asked_so =
            |of: &Snapshot| (of.subject, &of.life) == (document.subject, &document.life);
        of.is_some_and(|of| of == document && is_asked_so(of))
    }

    /// The race of a document is being looked for.
    pub(crate) fn find(&mut self, document: Snapshot) {
        self.of = Some(document);
        self.stage = Stage::Finding;
    }

    /// Begins with the endgame of a document, this being said of its stones or proposed.
    pub(crate) fn begin_endgame(&mut self, document: Snapshot, marks: &StoneMarks) {
        self.refusal = None;
        let start = endgame::beginning(&document, marks);
        self.stage = start.map_or(Stage::NoEndgame, |start| {
            let game = endgame::PlayOut::new(start, self.person, self.endgame_style);
            Stage::Endgame(Box::new(game))
        });
        self.of = Some(document);
    }

    /// Begins with the fight for a point.
    pub(crate) fn begin_life(&mut self, document: Snapshot, asked: &Classify) {
        self.refusal = None;
        let start = life::beginning(asked, self.point, document.board.to_move);
        self.stage = match start {
            Ok(start) => Stage::Life(Box::new(life::PlayOut::begin(start, self.person, ()))),
            Err(why) => Stage::NoFight(Box::new(why)),
        };
        self.of = Some(document);
    }

    /// Begins with a small board, to be played against best play.
    pub(crate) fn begin_board(&mut self, document: Snapshot, asked: &SolveBoard) {
        self.refusal = None;
        let start = board::beginning(asked, document.board.to_move);
        self.stage = match start {
            Ok(start) => Stage::Board(Box::new(board::PlayOut::begin(start, self.person, ()))),
            Err(why) => Stage::NoBoard(Box::new(why)),
        };
        self.of = Some(document);
    }

    /// Begins with the position of a document, played on by its map.
    pub(crate) fn begin_maps(&mut self, document: Snapshot) {
        self.refusal = None;
        let start = maps::beginning(&document, self.is_map_of_both);
        self.stage = start.map_or(Stage::NoGame, |start| {
            Stage::Maps(Box::new(maps::PlayOut::begin(start, self.person, ())))
        });
        self.of = Some(document);
    }

    /// Begins with a game of a table, beside a document.
    pub(crate) fn begin_replay(&mut self, document: Snapshot, start: maps::Situation) {
        self.refusal = None;
        self.stage = Stage::Maps(Box::new(maps::PlayOut::replay(start)));
        self.of = Some(document);
    }

    /// Counts an endgame that is being played as the document says now, and what is said of its stones or proposed.
    pub(crate) fn count_by(&mut self, document: &Document, marks: &StoneMarks) {
        let counted = endgame::counted(document, marks);
        if let Stage::Endgame(game) = &mut self.stage
            && *game.start().counted() != counted
        {
            game.count_by(counted);
        }
    }

    /// Leaves the play-out; the document is as it was.
    pub(crate) fn leave(&mut self) {
        self.stage = Stage::Away;
        self.refusal = None;
    }

    /// Begins with the race of an answer that is there, this side first: what the answer says of that start is known.
    pub(crate) fn begin_with(&mut self, document: Snapshot, answer: &RaceAnswer, first: Color) {
        self.of = Some(document);
        self.begin(Some(answer.race()), first);
        if let (Stage::On(game), Some(ending)) = (&mut self.stage, answer.ending_by_search(first)) {
            game.know(Outcome::Ends(ending));
        }
    }

    /// Begins with the race that was found, this side first.
    pub(crate) fn begin(&mut self, race: Option<Race>, first: Color) {
        self.refusal = None;
        self.stage = match race {
            Some(race) => Stage::On(Box::new(PlayOut::new(race, first, self.person, self.style))),
            None => Stage::NoRace,
        };
    }

    /// Begins with a fight about one group, this moment first.
    pub(crate) fn begin_fight(&mut self, document: Snapshot, start: fight::Situation) {
        self.refusal = None;
        self.stage = Stage::Fight(Box::new(fight::PlayOut::begin(start, self.person, ())));
        self.of = Some(document);
    }

    /// The search for the race has broken down.
    pub(crate) fn fail(&mut self) {
        self.refusal = None;
        self.stage = Stage::Failed;
    }

    /// What was fought for before is played no longer; the next frame begins anew.
    fn fight_for(&mut self, point: Point) {
        let is_other = self.point.replace(point) != Some(point);
        if is_other && matches!(self.stage, Stage::Life(_) | Stage::NoFight(_)) {
            self.leave();
        }
    }

    /// What was played before is played no longer, if it is to be something else; the next frame begins anew.
    fn play_board(&mut self, rules: Option<BoardRules>) {
        let is_other = std::mem::replace(&mut self.board, rules) != rules;
        let is_of_life = matches!(
            self.stage,
            Stage::Life(_) | Stage::NoFight(_) | Stage::Board(_) | Stage::NoBoard(_)
        );
        if is_other && is_of_life {
            self.leave();
        }
    }

    /// A game by the map of a document begins anew if others play by it than before.
    fn turn_map_of_both(&mut self, is_of_both: bool) {
        let is_other = std::mem::replace(&mut self.is_map_of_both, is_of_both) != is_of_both;
        let is_own = self
            .maps()
            .is_some_and(|game| game.start().replayed().is_none());
        if is_other && is_own {
            self.leave();
        }
    }

    /// Does what is asked of it; a move that is refused changes nothing.
    pub(crate) fn change(&mut self, action: PlayAction) {
        if let PlayAction::MapOfBoth(is_of_both) = action {
            self.turn_map_of_both(is_of_both);
            return;
        }
        if let PlayAction::FightFor(point) = action {
            self.fight_for(point);
            return;
        }
        if let PlayAction::PlayBoard(rules) = action {
            self.play_board(rules);
            return;
        }
        match action {
            PlayAction::Person(person) => self.person = person,
            PlayAction::Style(style) => self.style = style,
            PlayAction::EndgameStyle(style) => self.endgame_style = style,
            _ => {}
        }
        let changed = match (&mut self.stage, action) {
            (Stage::On(game), PlayAction::Style(style)) => {
                game.set_style(style);
                Ok(())
            }
            (Stage::On(game), PlayAction::Threats(color, left)) => {
                game.set_threats(color, left);
                Ok(())
            }
            (Stage::Endgame(game), PlayAction::EndgameStyle(style)) => {
                game.set_style(style);
                Ok(())
            }
            (Stage::On(game), action) => change(game, action),
            (Stage::Fight(game), action) => change(game, action),
            (Stage::Endgame(game), action) => change(game, action),
            (Stage::Life(game), action) => change(game, action),
            (Stage::Board(game), action) => change(game, action),
            (Stage::Maps(game), PlayAction::Chosen) => game.play_chosen(),
            // Its moves are those of the table, whoever begins.
            (Stage::Maps(game), PlayAction::Restart(_)) if game.start().replayed().is_some() => {
                **game = maps::PlayOut::replay(game.start().clone());
                Ok(())
            }
            (Stage::Maps(game), action) => change(game, action),
            _ => Ok(()),
        };
        self.refusal = changed.err();
    }
}

/// Does what can be asked of whatever is played.
fn change<S: Rules>(game: &mut Course<S>, action: PlayAction) -> Result<(), Refusal> {
    match action {
        // The program's stones are its own affair.
        PlayAction::At(_) | PlayAction::Elsewhere if game.is_programs_turn() => {}
        PlayAction::At(point) => game.play(point)?,
        PlayAction::Elsewhere => game.play_elsewhere()?,
        PlayAction::Resist => game.resist(),
        PlayAction::NextDefence => game.next_defence(),
        PlayAction::TakeBack if game.resistance().is_some() => game.take_back_stray(),
        // What is tried is what stands on the board.
        PlayAction::Forward | PlayAction::TakeBackTo(_) | PlayAction::GoTo(_)
            if game.resistance().is_some() => {}
        PlayAction::TakeBack => {
            game.take_back();
        }
        PlayAction::Forward => {
            game.forward();
        }
        PlayAction::TakeBackTo(number) => game.take_back_to(number),
        PlayAction::GoTo(moves) => game.go_to(moves),
        PlayAction::Restart(first) => game.restart(first),
        PlayAction::Person(person) => game.set_person(person),
        PlayAction::Style(_)
        | PlayAction::EndgameStyle(_)
        | PlayAction::FightFor(_)
        | PlayAction::PlayBoard(_)
        | PlayAction::MapOfBoth(_)
        | PlayAction::Threats(..)
        | PlayAction::Chosen
        | PlayAction::Stop
        | PlayAction::GoOn => {}
    }
    Ok(())
}
