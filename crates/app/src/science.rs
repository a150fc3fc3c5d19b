//! Everything that a frame is drawn from, borrowed; and the science that draws it.

use std::borrow::Cow;
use std::fmt;
use std::path::Path;
use std::sync::Arc;

use egui::{Modifiers, PointerButton, Ui};
use semeai_board::{
    Block, ByColor, Color, Point, PointSet, PositionError, Role, Roles, Setup, Topology,
};
use semeai_cgt::Thermograph;
use semeai_life::ClassLetters;
use semeai_picture::scene::Scene;
use semeai_picture::tree::Item;
use semeai_picture::{Drawing, Theme};
use semeai_race::picks::Move;
use semeai_race::report::Report;
use semeai_session::compose::Exercise;
use semeai_session::file::Answers;
use semeai_session::file::sgf::WrittenMove;
use semeai_session::{
    BookMove, Count, Depth, Document, Markup, Phrasing, Progress, Session, Settings, Subject,
};
use semeai_sheets::Question;
use semeai_words::game_head::move_of_game;
use semeai_words::labels::{Label, label};
use semeai_words::race::repair::NoticeText;

use crate::commands::command::{Command, RaceCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::{BoardRequest, MessageRequest, Request, Requests, Sheet};
use crate::found_in_game::FoundInGame;
use crate::lesson::Lesson;
use crate::messages::Strip;
use crate::replay::Replay;
use crate::typed_texts::{PictureSubject, TypedTexts};
use crate::view::{Beside, View};

/// Shows something.
pub(crate) type Show = fn(&mut Ui, &FrameData<'_>, &mut Requests);

/// A science in the window: what it has there whatever a position is looked at for.
///
/// Nobody else asks which one it is. What a science leaves out does nothing.
pub(crate) trait Science: fmt::Debug + Sync {
    /// What it is for a position, if a position can be looked at for it. Others have a sheet of their own beside the board.
    fn of_positions(&self) -> Option<&dyn PositionScience> {
        None
    }

    /// What it has beside the board, but for what a position has there first.
    fn tabs(&self) -> &'static [Tab];

    /// What is left to be answered, for the bottom line.
    fn status(&self, _shown: &FrameData<'_>) -> String {
        String::new()
    }

    /// Why a point is suggested; empty if it is not.
    fn reasons(&self, _shown: &FrameData<'_>, _point: Point) -> String {
        String::new()
    }

    /// Whether a click means something at a point where the position is analysed.
    fn is_open_at(&self, _shown: &FrameData<'_>, _point: Point) -> bool {
        false
    }

    /// What it asks about what stands on its sheet, before it shows what it answers.
    fn sheet_question(&self, _shown: &FrameData<'_>) -> Option<Question> {
        None
    }

    /// Draws a picture that it alone has; nothing if it is of another one, or not there.
    fn drawing(&self, _: &FrameData<'_>, _of: PictureSubject, _: Theme) -> Option<Drawing> {
        None
    }

    /// Keeps what is shown of it true to what has been found out since: once a frame, before it is drawn.
    fn follow(&self, _session: &mut Session, _view: &mut View) {}

    /// Asks for what is to be shown of it next, and drops what belongs elsewhere: once a frame, at its end.
    fn ask(&self, _session: &mut Session, _view: &mut View) {}
}

/// A science for which a position can be looked at: whatever depends on that is asked of it.
pub(crate) trait PositionScience: Science {
    /// What stands for it in a document.
    fn subject(&self) -> Subject;

    /// Its name among the subjects.
    fn label(&self) -> Label;

    /// What choosing it does.
    fn hint(&self) -> Label;

    /// What a file is called in which it is looked at first, without its ending.
    fn file_name(&self) -> &'static str;

    /// By how much values are cooled where they come from its board, as typed: usually what a move is worth, a point.
    fn cooling(&self) -> &'static str {
        "1"
    }

    /// Whether a board without stones can be looked at for it.
    fn is_of_empty_boards(&self) -> bool {
        false
    }

    /// The menu of its samples; those of the first science stand in the menu of all.
    fn samples(&self) -> Option<Label> {
        None
    }

    /// Whether there is an endgame for the commands of its menu.
    fn has_endgame(&self) -> bool {
        false
    }

    /// The name of what stands beside the board first.
    fn tab(&self) -> Label;

    /// Whether what it has beside the board is there to be looked at; all else is opened by its key or the menu.
    fn offers(&self, _shown: &FrameData<'_>, _beside: Beside) -> bool {
        true
    }

    /// What it has found in the moves of the game, for whoever looks through them.
    fn found_in_game(&self, _shown: &FrameData<'_>) -> Option<FoundInGame> {
        None
    }

    /// What shows a proof that came with a file, if anything beside the board does.
    fn beside_proof(&self) -> Option<Beside> {
        None
    }

    /// Whether it has figures of its own in the toolbar.
    fn has_counting(&self) -> bool {
        false
    }

    /// The figures in the toolbar.
    fn counting_ui(&self, _: &mut Ui, _: &FrameData<'_>, _is_narrow: bool, _: &mut Requests) {}

    /// The banner, where nothing is played out.
    fn banner_ui(&self, _ui: &mut Ui, _shown: &FrameData<'_>, _requests: &mut Requests) {}

    /// What stands beside the board first. The last pane is so high if the person left it so; says how high it is.
    fn panes_ui(
        &self,
        _ui: &mut Ui,
        _shown: &FrameData<'_>,
        kept: f32,
        _requests: &mut Requests,
    ) -> f32 {
        kept
    }

    /// The tools where blocks are marked and where the position is analysed.
    fn tools_ui(&self, _ui: &mut Ui, _shown: &FrameData<'_>, _requests: &mut Requests) {}

    /// Whether there are any tools where the position is analysed.
    fn has_tools(&self, _shown: &FrameData<'_>) -> bool {
        false
    }

    /// Whether it proposes marks.
    fn has_proposal(&self, _session: &Session) -> bool {
        false
    }

    /// What it answers; nothing where its panes are shown as they are.
    fn sheet(&self, _shown: &FrameData<'_>, _depth: Depth) -> Option<Sheet> {
        None
    }

    /// What books say of a move of the position, with what is found of it beside that.
    fn book_line(&self, _shown: &FrameData<'_>, _book: &BookMove) -> Option<String> {
        None
    }

    /// Whether what it asks about a position hangs on who starts.
    fn asks_starts(&self) -> bool {
        false
    }

    /// What it asks about a position before it shows what it answers; nothing where it does not ask. It is made of the same report.
    fn question(&self, _shown: &FrameData<'_>) -> Option<Question> {
        None
    }

    /// What an exercise of it asks.
    fn exercise_question(&self, _: &FrameData<'_>, _: &Exercise) -> Option<Question> {
        None
    }

    /// Whether a move of its play-out, by its index, gave something away, once that is known.
    fn gave_away(&self, _shown: &FrameData<'_>, _index: usize) -> Option<bool> {
        None
    }

    /// What asks what becomes of the block of a stone, if it can say that.
    fn block_request(&self, _point: Point) -> Option<Request> {
        None
    }

    /// Finds out what can be without being asked, once for every state of the document.
    fn look(&self, _session: &mut Session) {}

    /// What takes the whole height beside the board while it does.
    fn proposal_ui(&self, _shown: &FrameData<'_>) -> Option<Show> {
        None
    }

    /// Whether a click changes what is proposed and no mark.
    fn turns_proposal(&self, _shown: &FrameData<'_>) -> bool {
        false
    }

    /// How many notices the analysis has about it.
    fn notices_count(&self, _shown: &FrameData<'_>) -> usize {
        0
    }

    /// The notices, with what puts each of them away.
    fn notices(&self, _shown: &FrameData<'_>) -> Vec<(NoticeText, MessageRequest)> {
        Vec::new()
    }

    /// The banner of a play-out, or why there is none.
    fn play_out_banner_ui(&self, _ui: &mut Ui, _shown: &FrameData<'_>, _: &mut Requests) {}

    /// What stands beside the board in a play-out: who plays how, and every move.
    fn play_out_ui(&self, _ui: &mut Ui, _shown: &FrameData<'_>, _requests: &mut Requests) {}

    /// What a move that is not on the board is called in a play-out.
    fn elsewhere(&self) -> Label {
        Label::Elsewhere
    }

    /// What comes after setting up.
    fn after_set_up(&self, _shown: &FrameData<'_>) -> (Label, Mode) {
        (Label::NextAnalyse, Mode::Analyse)
    }

    /// What may come after setting up as well, as likely as the other.
    fn or_after_set_up(&self, _shown: &FrameData<'_>) -> Option<(Label, Mode)> {
        None
    }

    /// What the hand can do where something stands on the board and nothing is set up.
    fn coach(&self, shown: &FrameData<'_>) -> Label;

    /// The stones on the board, where it shows others than those of the position.
    fn stones(&self, shown: &FrameData<'_>) -> Option<ByColor<PointSet>> {
        self.replay(shown).map(Replay::stones)
    }

    /// The roles that the board shows.
    fn roles(&self, shown: &FrameData<'_>) -> Roles {
        shown.document.marks.roles
    }

    /// The blocks whose marks do not hold where the board stands.
    fn doubted(&self, _shown: &FrameData<'_>) -> Vec<Block> {
        Vec::new()
    }

    /// The move that led to where the board stands in a tree, if it does.
    fn last_step(&self, _shown: &FrameData<'_>) -> Option<Point> {
        None
    }

    /// The moves from where the board stands to the node of a tree that is pointed at.
    fn branch<'a>(&self, _shown: &FrameData<'a>) -> Option<&'a [Move]> {
        None
    }

    /// Adds to the board what it shows of the position.
    fn add_to(&self, _scene: &mut Scene, _shown: &FrameData<'_>) {}

    /// What is at a point, in words.
    fn describe(&self, _shown: &FrameData<'_>, _point: Point) -> String {
        String::new()
    }

    /// Whether the liberties of a block that is pointed at are counted.
    fn has_liberties(&self) -> bool {
        false
    }

    /// What a click of either colour's button makes of the block at a point, where there is one: safe, or not any more.
    fn role_after(&self, shown: &FrameData<'_>, point: Point) -> ByColor<Role> {
        let block = shown.document.board.setup.block_at(point);
        let role = match block.map(|block| shown.document.marks.roles.of(&block)) {
            Some(Role::Safe) => Role::Unknown,
            _ => Role::Safe,
        };
        ByColor::new_with(|_| role)
    }

    /// What a click asks for where blocks are marked or the position is analysed.
    fn click(&self, _shown: &FrameData<'_>, _click: Click, _requests: &mut Requests) {}

    /// The values that were found on the board.
    fn values<'a>(&self, _shown: &'a FrameData<'_>) -> Vec<BoardValue<'a>> {
        Vec::new()
    }

    /// The value of where the board stands, with its moves as they were found.
    fn value(&self, _shown: &FrameData<'_>) -> Option<String> {
        None
    }

    /// What of it can be saved as a picture, and whether it is there.
    fn pictures(&self, _shown: &FrameData<'_>) -> Vec<(PictureSubject, Label, bool)> {
        Vec::new()
    }

    /// The thermograph that is shown, with its title.
    fn thermograph<'a>(&self, _shown: &FrameData<'a>) -> Option<(&'a Thermograph, String)> {
        None
    }

    /// The tree that is shown, with the name of its region.
    fn tree<'a>(&self, _shown: &FrameData<'a>) -> Option<(Vec<Item>, &'a str)> {
        None
    }

    /// What is being played out.
    fn game<'a>(&self, _shown: &FrameData<'a>) -> Option<&'a dyn Replay> {
        None
    }

    /// What stands on the board instead of the position: a play-out, or a line that is looked at.
    fn replay<'a>(&self, _shown: &FrameData<'a>) -> Option<&'a dyn Replay> {
        None
    }

    /// The best line to its end, or the play-out so far.
    fn line(&self, _shown: &FrameData<'_>) -> Option<Box<dyn Replay>> {
        None
    }

    /// The same as it is written down in a game: with its result, and what is told of each move.
    fn written_line(&self, _shown: &FrameData<'_>) -> Option<Vec<WrittenMove>> {
        None
    }

    /// Whether the board stands below the position itself.
    fn is_inside(&self, _view: &View) -> bool {
        false
    }

    /// Whether the steps of a game that is looked through go before those below the position.
    fn steps_game_first(&self) -> bool {
        false
    }

    /// Looks at a point that a lesson has asked about.
    fn look_at_point(&self, _session: &Session, _view: &mut View, _point: Point) {}

    /// Proposes marks, or accepts what is proposed.
    fn propose(&self, _session: &mut Session, _view: &mut View) {}

    /// Accepts the marks that are proposed.
    fn accept(&self, _session: &mut Session, _view: &mut View) {}

    /// Forgets what is proposed.
    fn discard(&self, _session: &mut Session, _view: &mut View) {}

    /// Searches for a proof.
    fn prove(&self, _session: &mut Session, _view: &mut View) {}

    /// How many moves of its line are on the board, if there is a line to step through.
    fn step_of_line(&self, _view: &View) -> Option<usize> {
        None
    }

    /// Shows its line after so many moves.
    fn step_line_to(&self, _view: &mut View, _step: usize) {}

    /// Does a command that steps below the position, or asks for candidates there.
    fn step(&self, _session: &mut Session, _view: &mut View, _command: RaceCommand) {}

    /// What is written of it with the document, and in which words.
    fn answers<'a>(&self, _session: &'a Session) -> (Answers<'a>, Vec<String>) {
        (Answers::NOTHING, Vec::new())
    }
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
#[derive(Clone, Copy, Debug)]
pub(crate) struct FrameData<'a> {
    /// What the position is looked at for.
    pub(crate) science: &'static dyn PositionScience,
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
        science: &'static dyn PositionScience,
        session: &'a Session,
        view: &'a View,
        settings: &'a Settings,
    ) -> Self {
        let analysis = session.shown::<Count>();
        Self {
            science,
            session,
            document: session.shown_document(),
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
        }
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
        self.science.replay(self).is_some()
    }

    /// Whose stone would stand at a point of what is being played, if one can be played there now.
    pub(crate) fn stone_to_play(&self, point: Point) -> Option<Color> {
        self.science.game(self)?.stone_to_play(point)
    }

    /// Who is to move in what is being played.
    pub(crate) fn mover(&self) -> Option<Color> {
        self.science.game(self).map(Replay::mover)
    }

    /// The points of the position with a stone.
    pub(crate) fn occupied(&self) -> PointSet {
        let stones = &self.document.board.setup.stones;
        stones.black.union(&stones.white)
    }

    /// Whether marks are proposed.
    pub(crate) fn has_proposal(&self) -> bool {
        self.view.mode == Mode::Mark && self.science.has_proposal(self.session)
    }

    /// The roles that the board shows.
    pub(crate) fn roles(&self) -> Roles {
        self.science.roles(self)
    }

    /// The stones that the board shows.
    pub(crate) fn stones(&self) -> Setup {
        let mut setup = self.document.board.setup.clone();
        if let Some(stones) = self.science.stones(self) {
            setup.stones = stones;
        }
        setup
    }
}
