//! Everything that a frame is drawn from, borrowed; and the science that draws it.

use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;

use egui::{Modifiers, PointerButton, Ui};
use semeai_board::{
    Block, ByColor, Color, Point, PointSet, PositionError, Role, Roles, Setup, Topology,
};
use semeai_life::ClassLetters;
use semeai_picture::scene::Scene;
use semeai_picture::{Drawing, Theme};
use semeai_race::picks::Move;
use semeai_race::report::{Notice, Report};
use semeai_session::compose::Exercise;
use semeai_session::file::Answers;
use semeai_session::file::sgf::WrittenMove;
use semeai_session::{
    Count, Depth, Document, Markup, Phrasing, Progress, Session, Settings, Subject, next_role,
    previous_role,
};
use semeai_sheets::Question;
use semeai_words::game_head::move_of_game;
use semeai_words::labels::{Label, label};
use semeai_words::race::repair::NoticeText;

use crate::commands::command::{Command, GameCommand, RaceCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::{BoardRequest, Request, Requests, Sheet, step};
use crate::found_in_game::GameList;
use crate::lesson::Lesson;
use crate::messages::Strip;
use crate::replay::Replay;
use crate::typed_texts::{PictureSubject, TypedTexts};
use crate::view::{Beside, View};

/// Shows something.
pub(crate) type Show = fn(&mut Ui, &FrameData<'_>, &mut Requests);

/// A science in the window: what it has there whatever a position is looked at for.
///
/// Nobody else asks which one it is. What a science leaves out does nothing. What is true of it at all times is no method: it stands
/// with it in the tables of [`crate::sciences`].
pub(crate) trait Science: Sync {
    /// What is left to be answered, for the bottom line.
    fn status(&self, _shown: &FrameData<'_>) -> String {
        String::new()
    }

    /// What it asks before it shows what it answers, made of the same report; nothing where it does not ask.
    fn question(&self, _shown: &FrameData<'_>, _of: Asked<'_>) -> Option<Question> {
        None
    }

    /// Keeps what is shown of it true to what has been found out since: once a frame, before it is drawn.
    fn follow(&self, _session: &mut Session, _view: &mut View) {}

    /// Asks for what is to be shown of it next, and drops what belongs elsewhere: once a frame, at its end.
    fn ask(&self, _session: &mut Session, _view: &mut View) {}
}

/// A science for which a position can be looked at: whatever depends on that is asked of it.
pub(crate) trait PositionScience: Science {
    /// What the board shows instead of the position, and where it stands. Asked once a frame, before anything else: what
    /// [`FrameData::on_board`] says is not known yet.
    fn on_board<'a>(&self, shown: &FrameData<'a>) -> OnBoard<'a>;

    /// Adds to the board what it shows of the position.
    fn add_to(&self, scene: &mut Scene, shown: &FrameData<'_>);

    /// What is at a point, in words; of the point that is pointed at also what is suggested there.
    fn describe(&self, shown: &FrameData<'_>, point: Point) -> String;

    /// What the hand can do where something stands on the board and nothing is set up.
    fn coach(&self, shown: &FrameData<'_>) -> Label;

    /// What a click asks for where blocks are marked or the position is analysed.
    fn click(&self, shown: &FrameData<'_>, click: Click, requests: &mut Requests);

    /// What a wrong move costs at a point that a lesson was answered with, as a sentence; nothing where that is not known.
    fn cost(&self, _shown: &FrameData<'_>, _point: Point) -> Option<String> {
        None
    }

    /// What a click with Ctrl asks for where the position is analysed, if it has a meaning of its own here; else it writes the name of the
    /// point into the comment.
    fn ctrl_click(&self, _shown: &FrameData<'_>, _point: Point) -> Option<Request> {
        None
    }

    /// What it answers; nothing where its panes are shown as they are.
    fn sheet(&self, shown: &FrameData<'_>, depth: Depth) -> Option<Sheet>;

    /// What shows a part of it, where there is one.
    fn part(&self, shown: &FrameData<'_>, part: Part) -> Option<Show>;

    /// The best line to its end, or the play-out so far.
    fn line(&self, shown: &FrameData<'_>) -> Option<WholeLine>;

    /// After how many moves of the game, on the way that is being gone, something begins or was lost.
    fn marked_moves(&self, _shown: &FrameData<'_>) -> Vec<usize> {
        Vec::new()
    }

    /// What it has found in those moves, as a list beside them.
    fn game_list(&self, _shown: &FrameData<'_>) -> Option<GameList> {
        None
    }

    /// The values that were found on the board.
    fn values<'a>(&self, _shown: &'a FrameData<'_>) -> Values<'a> {
        Values::default()
    }

    /// What is written of it with the document, and in which words.
    fn answers<'a>(&self, _session: &'a Session) -> (Answers<'a>, Vec<String>) {
        (Answers::NOTHING, Vec::new())
    }

    /// Does what the person asks of it.
    fn perform(&self, _session: &mut Session, _view: &mut View, _deed: Deed) {}
}

/// A science for which a position can be looked at, with what is true of it whatever stands on the board.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    pub(crate) about: &'static About,
    pub(crate) science: &'static dyn PositionScience,
}

/// A science without a position: its sheet has the whole page.
pub(crate) struct Page {
    pub(crate) tab: Tab,
    pub(crate) picture: FoundPicture,
    pub(crate) science: &'static dyn Science,
}

/// Something that a science finds and that can be drawn for a file.
#[derive(Debug)]
pub(crate) struct FoundPicture {
    pub(crate) of: PictureSubject,
    /// What it is called in the menu.
    pub(crate) name: Label,
    /// Whether it is there, and may be seen.
    pub(crate) is_there: fn(&FrameData<'_>) -> bool,
    /// Draws it; nothing if it is not there.
    pub(crate) draw: fn(&FrameData<'_>, Theme) -> Option<Drawing>,
}

/// What is true of a science whatever stands on the board.
#[derive(Debug)]
pub(crate) struct About {
    /// What stands for it in a document.
    pub(crate) subject: Subject,
    /// Its name among the subjects.
    pub(crate) label: Label,
    /// What choosing it does.
    pub(crate) hint: Label,
    /// The name of what stands beside the board first.
    pub(crate) tab: Label,
    /// What else stands there.
    pub(crate) tabs: &'static [Tab],
    /// What of it can be saved as a picture.
    pub(crate) pictures: &'static [FoundPicture],
    /// The menu of its samples; those of the first science stand in the menu of all.
    pub(crate) samples: Option<Label>,
    /// What a file is called in which it is looked at first, without its ending.
    pub(crate) file_name: &'static str,
    /// By how much values are cooled where they come from its board, as typed: what a move is worth.
    pub(crate) cooling: &'static str,
    /// What a move that is not on the board is called in a play-out.
    pub(crate) elsewhere: Label,
    /// The marks that it goes by.
    pub(crate) marks: Marks,
    /// What it proposes.
    pub(crate) proposes: Proposes,
    /// Whether what is safe is found before it is played out where nobody has asked for that.
    pub(crate) plays_on_safe: bool,
    /// Whether a board without stones can be looked at for it.
    pub(crate) is_of_empty_boards: bool,
    /// Whether what it asks about a position hangs on who starts.
    pub(crate) asks_starts: bool,
    /// Whether the liberties of a block that is pointed at are counted.
    pub(crate) has_liberties: bool,
    /// Whether the steps of a game that is looked through go before those below the position.
    pub(crate) steps_game_first: bool,
    /// What shows a proof that came with a file.
    pub(crate) proof: Option<Beside>,
    /// What asks what becomes of the block of a stone, if it can say that.
    pub(crate) block: Option<fn(Point) -> Request>,
    /// What its analysis has to say of itself.
    pub(crate) notices: Option<Notices>,
    /// What its menu holds beside what stands for it in the table of commands.
    pub(crate) menu: ScienceMenu,
}

/// The menu of a science.
#[derive(Debug)]
pub(crate) struct ScienceMenu {
    /// What it holds in its order, where that is not what stands in the table: with what each command is called there, and
    /// whether a line is drawn above it. All but the first need this science to be looked at.
    pub(crate) entries: Option<&'static [(Command, Label, bool)]>,
    /// Whether a command of its own that switches something is on.
    pub(crate) state: fn(&FrameData<'_>, Command) -> Option<bool>,
    /// Whether a command can be done now, as far as that hangs on this science.
    pub(crate) is_possible: fn(&FrameData<'_>, Command) -> bool,
}

/// The marks that a science goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Marks {
    /// Which blocks are essential, and which are safe.
    Essential,
    /// Which blocks are safe.
    Safe,
}

/// What a science proposes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Proposes {
    /// Which blocks are essential.
    Essential,
    /// Which blocks are safe: there a click changes what is proposed, and no mark.
    Safe,
    Nothing,
}

impl Proposes {
    /// Whether something is proposed.
    pub(crate) fn is_there(self, session: &Session) -> bool {
        match self {
            Self::Essential => session.pending().proposal().is_some(),
            Self::Safe => session.safe_proposal().is_some(),
            Self::Nothing => false,
        }
    }
}

/// What an analysis has to say of itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Notices {
    /// The notices that were not put away.
    pub(crate) all: for<'a> fn(&FrameData<'a>) -> Vec<&'a Notice>,
    /// What one says here.
    pub(crate) text: fn(&FrameData<'_>, &Notice) -> Option<NoticeText>,
}

/// A part of the window that a science may have.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    /// The figures in the toolbar.
    Counting {
        /// Whether there is little room.
        is_narrow: bool,
    },
    /// The banner, where nothing is played out.
    Banner,
    /// The tools where blocks are marked and where the position is analysed.
    Tools,
    /// What stands beside the board first, where it is no sheet.
    Panes,
    /// What is proposed: it takes the whole height beside the board.
    Proposal,
    /// What stands above what a sample teaches.
    Sample,
    /// The banner of a play-out, or why there is none.
    PlayOutBanner,
    /// What stands beside the board in a play-out: who plays how, and every move.
    PlayOut,
}

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Asked<'a> {
    /// The position.
    Position,
    /// An exercise.
    Exercise(&'a Exercise),
    /// What stands on a sheet of its own.
    Sheet,
}

/// What the board shows instead of the position, and where it stands.
#[derive(Clone)]
pub(crate) struct OnBoard<'a> {
    /// The stones, where they are others.
    pub(crate) stones: Option<ByColor<PointSet>>,
    /// The roles.
    pub(crate) roles: Roles,
    /// The blocks whose marks do not hold where the board stands.
    pub(crate) doubted: Vec<Block>,
    /// What is being played out.
    pub(crate) game: Option<&'a dyn Replay>,
    /// What stands on the board instead of the position: a play-out, or a line that is looked at.
    pub(crate) replay: Option<&'a dyn Replay>,
    /// How many moves of a line are on the board, if there is a line to step through.
    pub(crate) line: Option<usize>,
    /// Whether the board stands below the position itself.
    pub(crate) is_inside: bool,
    /// The move that led to where the board stands in a tree, if it does.
    pub(crate) last_step: Option<Point>,
    /// The moves from where the board stands to the node of a tree that is pointed at.
    pub(crate) branch: Option<&'a [Move]>,
    /// The points at which a click tries something.
    pub(crate) open: PointSet,
}

impl<'a> OnBoard<'a> {
    /// The position.
    pub(crate) const fn of(document: &Document) -> Self {
        Self {
            stones: None,
            roles: document.marks.roles,
            doubted: Vec::new(),
            game: None,
            replay: None,
            line: None,
            is_inside: false,
            last_step: None,
            branch: None,
            open: PointSet::EMPTY,
        }
    }

    /// The position with a play-out in place of its stones, or with a line that is looked at.
    pub(crate) fn played<R: Replay>(
        document: &Document,
        game: Option<&'a R>,
        replay: Option<&'a R>,
    ) -> Self {
        Self {
            stones: replay.map(Replay::stones),
            game: game.map(|game| game as _),
            replay: replay.map(|game| game as _),
            ..Self::of(document)
        }
    }
}

/// A line to its end, or a play-out so far.
pub(crate) struct WholeLine {
    pub(crate) moves: Box<dyn Replay>,
    /// The same as it is written down in a game: with its result, and what is told of each move. Nothing if it belongs to no
    /// document.
    pub(crate) written: Option<Vec<WrittenMove>>,
}

/// The values that were found on the board.
#[derive(Debug, Default)]
pub(crate) struct Values<'a> {
    /// That of where the board stands, with its moves as they were found.
    pub(crate) here: Option<&'a str>,
    /// All of them.
    pub(crate) all: Vec<BoardValue<'a>>,
}

/// What a person asks of the science that the position is looked at for, by whatever key, menu or button.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    /// Marks are proposed, or what is proposed is accepted; who wants the answer gets that, where it needs no marks.
    Propose(Depth),
    /// The marks that are proposed are accepted.
    Accept,
    /// What is proposed is forgotten.
    Discard,
    /// A proof is searched for.
    Prove,
    /// What can be found out without being asked is, once for every state of the document.
    Look,
    /// A step below the position, or candidates there.
    Step(RaceCommand),
    /// The line is shown after so many moves.
    LineTo(usize),
    /// A point that a lesson has asked about is looked at.
    LookAt(Point),
}

/// Whether what an answer says can be tried on the board.
fn is_playable(answer: &Sheet) -> bool {
    let next = answer.next.as_ref().map(|next| &next.asks);
    matches!(next, Some(Request::Command(Command::Mode(Mode::PlayOut))))
}

/// Something beside the board that a science has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tab {
    pub(crate) name: Label,
    pub(crate) beside: Beside,
    /// Whether it is there to be looked at; all else is opened by its key or the menu.
    pub(crate) is_offered: fn(&FrameData<'_>) -> bool,
    /// Asks for it.
    pub(crate) open: fn(&mut Requests),
    /// Shows it.
    pub(crate) ui: fn(&mut Ui, &FrameData<'_>, &mut TypedTexts, &mut Requests),
    /// The buttons at the end of the row of tabs.
    pub(crate) buttons_ui: Option<Show>,
}

/// A click on a point.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Click {
    pub(crate) button: PointerButton,
    pub(crate) point: Point,
    pub(crate) modifiers: Modifiers,
}

impl Click {
    /// The button's colour: left is Black, right is White, everywhere.
    pub(crate) const fn color(self) -> Option<Color> {
        match self.button {
            PointerButton::Primary => Some(Color::Black),
            PointerButton::Secondary => Some(Color::White),
            _ => None,
        }
    }
}

/// A value that was found on the board.
#[derive(Clone, Debug)]
pub(crate) struct BoardValue<'a> {
    pub(crate) name: &'a str,
    /// What it is the value of, where the name does not say that.
    pub(crate) said: Option<String>,
    pub(crate) text: &'a str,
}

/// What a frame shows.
#[derive(Clone)]
pub(crate) struct FrameData<'a> {
    /// What the position is looked at for, and what is true of that.
    pub(crate) science: &'static dyn PositionScience,
    pub(crate) about: &'static About,
    /// What the board shows.
    pub(crate) on_board: OnBoard<'a>,
    /// The session: what was asked of its desk, and answered.
    pub(crate) session: &'a Session,
    /// The document.
    pub(crate) document: &'a Document,
    /// Its analysis, or for a moment that of the state before; what is done goes by that of this very state.
    pub(crate) report: Option<&'a Report>,
    /// Why the stones are no position.
    pub(crate) problem: Option<&'a PositionError>,
    /// What the analysis is doing.
    pub(crate) progress: Progress,
    /// The view.
    pub(crate) view: &'a View,
    /// The person's preferences.
    pub(crate) settings: &'a Settings,
    /// The file of the document.
    pub(crate) file: Option<&'a Path>,
    /// Whether there are unsaved changes.
    pub(crate) is_modified: bool,
    /// Whether a path is asked for.
    pub(crate) has_path: bool,
    /// Whether there is a step to take back.
    pub(crate) has_undo: bool,
    /// Whether there is a step to do again.
    pub(crate) has_redo: bool,
}

impl<'a> FrameData<'a> {
    /// What is shown of these.
    pub(crate) fn new(
        room: Room,
        session: &'a Session,
        view: &'a View,
        settings: &'a Settings,
    ) -> Self {
        let analysis = session.shown::<Count>();
        let document = session.shown_document();
        let mut shown = Self {
            science: room.science,
            about: room.about,
            on_board: OnBoard::of(document),
            session,
            document,
            report: analysis.and_then(|analysis| analysis.as_ref().ok()),
            problem: analysis.and_then(|analysis| analysis.as_ref().err()),
            progress: session.progress::<Count>(),
            view,
            settings,
            file: session.history().file(),
            is_modified: session.history().is_modified(),
            has_path: false,
            has_undo: session.history().has_undo(),
            has_redo: session.history().has_redo(),
        };
        shown.on_board = room.science.on_board(&shown);
        shown
    }

    /// The board as it is seen: where it goes on beyond its edges, perhaps from another place. What is cut out of it and what is
    /// drawn are seen as they are.
    pub(crate) fn board(&self) -> &'a Arc<Topology> {
        let is_whole = self.document.board.crop.is_none() && !self.view.hand.has_pen;
        let board = self.document.topology();
        match self.view.scrolled(board) {
            Some(scroll) if is_whole => &scroll.board,
            _ => board,
        }
    }

    /// The move that a click makes to be tried, where the answer can be played out and no more than it is shown.
    pub(crate) fn tries(&self, click: Click) -> Option<BoardRequest> {
        let is_free = self.document.board.setup.get(click.point).is_none();
        let is_asked = is_free && click.modifiers.is_none() && self.is_tried_by_clicks();
        let color = click.color().filter(|_| is_asked)?;
        Some(BoardRequest::Try(click.point, color))
    }

    /// Whether a click at a free point makes a move that is tried.
    pub(crate) fn is_tried_by_clicks(&self) -> bool {
        let is_here = self.is_for_learners() && self.view.mode == Mode::Analyse;
        is_here && !self.is_replaying() && {
            let answer = self.science.sheet(self, Depth::Learner);
            answer.is_some_and(|answer| is_playable(&answer))
        }
    }

    /// Where a game stands that is looked through: "Move 40 of 83".
    pub(crate) fn game_move(&self) -> Option<String> {
        let moves = self.document.game.as_ref()?.moves();
        let at = self.document.move_number()?;
        Some(move_of_game(at, moves, self.phrasing()))
    }

    /// What is answered of a board without stones: where its game stands, else how stones come there.
    pub(crate) fn of_empty_board(&self) -> Sheet {
        let has_moves = self.document.game.as_ref().is_some_and(|it| it.moves() > 0);
        match self.game_move().filter(|_| has_moves) {
            Some(head) => Sheet {
                next: Some(step(Label::GameOn, GameCommand::On)),
                ..Sheet::line(head)
            },
            None => Sheet {
                next: Some(step(Label::SetUp, Mode::SetUp)),
                ..Sheet::line(self.label(Label::NothingYet).to_owned())
            },
        }
    }

    /// Whether a click on a stone asks what becomes of its block: where a game is looked through, whatever it is looked at for.
    pub(crate) fn asks_about_block(&self, click: Click) -> bool {
        let document = self.document;
        let has_stone = document.board.setup.get(click.point).is_some();
        let is_here = self.is_for_learners() && !self.is_replaying() && !document.is_over();
        let is_plain = click.color() == Some(Color::Black) && click.modifiers.is_none();
        is_here && has_stone && is_plain && document.game.is_some()
    }

    /// Whether the answer is shown and no more.
    pub(crate) fn is_for_learners(&self) -> bool {
        self.settings.depth == Depth::Learner
    }

    /// What was answered to whoever wants the answer and asked about a block: it stands above the board.
    pub(crate) fn told(&self) -> Option<&'a Strip> {
        let is_above = self.is_for_learners()
            && self.view.mode == Mode::Analyse
            && self.view.lesson.is_none()
            && !self.hides_answers();
        self.view.messages.answer().filter(|_| is_above)
    }

    /// How every text is put into words.
    pub(crate) const fn phrasing(&self) -> Phrasing {
        self.settings.phrasing()
    }

    /// In which letters the person wants classes of points.
    pub(crate) const fn class_letters(&self) -> ClassLetters {
        if self.settings.has_four_letters {
            ClassLetters::Four
        } else {
            ClassLetters::Six
        }
    }

    /// What a point is called.
    pub(crate) fn point_name(&self, point: Point) -> Cow<'a, str> {
        self.phrasing().point(self.document.topology(), point)
    }

    /// A short text.
    pub(crate) const fn label(&self, each: Label) -> &'static str {
        label(each, self.settings.phrasing())
    }

    /// The name of a colour's start: "Black to play".
    pub(crate) const fn first(&self, color: Color) -> &'static str {
        self.label(match color {
            Color::Black => Label::BlackFirst,
            Color::White => Label::WhiteFirst,
        })
    }

    /// Whether what was found out is covered.
    pub(crate) fn hides_answers(&self) -> bool {
        self.view.hides_answers(self.document)
    }

    /// Whether scores beside what is played are covered: those that the rest of a lesson asks for too.
    pub(crate) fn hides_scores(&self) -> bool {
        self.hides_answers() || self.view.asks_further()
    }

    /// Whether what was found out is covered by a lesson, and so is whatever would give it away.
    pub(crate) fn is_covered(&self) -> bool {
        self.view.is_covered(self.document)
    }

    /// The marks for readers that are seen: those that come with the answer are covered with it.
    pub(crate) fn markup(&self) -> Markup {
        let is_asking = self.view.lesson.as_ref().is_some_and(Lesson::is_asking);
        match is_asking || self.hides_answers() {
            true => self.document.markup(),
            false => self.document.markup_with_answer(),
        }
    }

    /// Whether the button beside the answer is the next step. Where stones are set or marked that stands with the tools, and a path
    /// that is asked for comes first.
    pub(crate) fn leads_on(&self) -> bool {
        self.view.mode == Mode::Analyse && !self.has_path
    }

    /// Whether a lesson asks: whatever would give its answer away is covered, what can be done on the board among it.
    pub(crate) fn is_asked(&self) -> bool {
        self.view.is_asked()
    }

    /// Whether a lesson asks for a move that nobody has found yet: then what is tried on the board must not tell it.
    pub(crate) fn asks_for_move(&self) -> bool {
        let lesson = self.view.lesson.as_ref();
        lesson.is_some_and(Lesson::is_asking)
    }

    /// Whether the board shows something that is played instead of the position.
    pub(crate) fn is_replaying(&self) -> bool {
        self.on_board.replay.is_some()
    }

    /// Whose stone would stand at a point of what is being played, if one can be played there now.
    pub(crate) fn stone_to_play(&self, point: Point) -> Option<Color> {
        self.on_board.game?.stone_to_play(point)
    }

    /// Who is to move in what is being played.
    pub(crate) fn mover(&self) -> Option<Color> {
        self.on_board.game.map(Replay::mover)
    }

    /// The points of the position with a stone.
    pub(crate) fn occupied(&self) -> PointSet {
        let stones = &self.document.board.setup.stones;
        stones.black.union(&stones.white)
    }

    /// Whether marks are proposed.
    pub(crate) fn has_proposal(&self) -> bool {
        self.view.mode == Mode::Mark && self.about.proposes.is_there(self.session)
    }

    /// Whether a click changes what is proposed and no mark.
    pub(crate) fn turns_proposal(&self) -> bool {
        self.about.proposes == Proposes::Safe && self.has_proposal()
    }

    /// What a click of either colour's button makes of the block at a point, where there is one.
    pub(crate) fn role_after(&self, point: Point) -> ByColor<Role> {
        let block = self.document.board.setup.block_at(point);
        let role = block.map_or(Role::Unknown, |block| self.document.marks.roles.of(&block));
        match self.about.marks {
            Marks::Essential => ByColor {
                black: next_role(role),
                white: previous_role(role),
            },
            Marks::Safe if role == Role::Safe => ByColor::new_with(|_| Role::Unknown),
            Marks::Safe => ByColor::new_with(|_| Role::Safe),
        }
    }

    /// What comes after setting up, and what may come as well, as likely as the other.
    pub(crate) fn after_set_up(&self) -> ((Label, Mode), Option<(Label, Mode)>) {
        let roles = &self.document.marks.roles;
        let is_unmarked = roles.points(Role::Essential).is_empty();
        let goes_by_blocks = self.about.marks == Marks::Essential;
        // Where nothing is marked yet, a click in the analysis proposes a race.
        if goes_by_blocks && !is_unmarked {
            return ((Label::NextMark, Mode::Mark), None);
        }
        let stones = &self.document.board.setup.stones;
        let has_both = !stones.black.is_empty() && !stones.white.is_empty();
        let or = (goes_by_blocks && has_both).then_some((Label::MarkBlocks, Mode::Mark));
        ((Label::NextAnalyse, Mode::Analyse), or)
    }

    /// The stones that the board shows.
    pub(crate) fn stones(&self) -> Setup {
        let mut setup = self.document.board.setup.clone();
        if let Some(stones) = self.on_board.stones {
            setup.stones = stones;
        }
        setup
    }
}
