//! Everything that a frame is drawn from, borrowed; and the science that draws it.

use std::fmt;
use std::path::Path;

use egui::{Modifiers, PointerButton, Ui};
use semeai_board::{Block, ByColor, Color, Point, PointSet, PositionError, Role, Roles, Setup};
use semeai_cgt::Thermograph;
use semeai_endgame::inside::RegionPosition;
use semeai_endgame::position_report::{EndgameReport, RegionReport as EndgameRegion};
use semeai_picture::scene::Scene;
use semeai_picture::tree::Item;
use semeai_race::answer::{Certainty, RaceAnswer};
use semeai_race::picks::Move;
use semeai_race::propose::{Proposal, ProposeError};
use semeai_race::report::{Node, RegionReport, Report};
use semeai_race::solve::Race;
use semeai_session::file::Answers;
use semeai_session::file::sgf::WrittenMove;
use semeai_session::play_out::{PlayOut, endgame};
use semeai_session::questions::{has_too_many, suggested};
use semeai_session::{
    Count, Document, Language, Progress, SafeProposal, Session, Settings, SolveEndgame, Subject,
};
use semeai_words::labels::{Label, label};

use crate::commands::command::RaceCommand;
use crate::commands::mode::Mode;
use crate::commands::requests::Requests;
use crate::panes::Pane;
use crate::replay::Replay;
use crate::typed_texts::{PictureSubject, TypedTexts};
use crate::view::{Beside, View};

/// A science in the window: what a position is looked at for.
///
/// Whatever depends on it is asked of this: nobody else asks which one it is. What a science leaves out does nothing.
pub(crate) trait Science: fmt::Debug + Sync {
    /// What stands for it in a document.
    fn subject(&self) -> Subject;

    /// Its name among the subjects.
    fn label(&self) -> Label;

    /// What choosing it does.
    fn hint(&self) -> Label;

    /// What a file is called in which it is looked at first.
    fn file_name(&self) -> &'static str;

    /// By how much values are cooled where they come from its board, as typed: usually what a move is worth, a point.
    fn cooling(&self) -> &'static str {
        "1"
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

    /// What else of it can stand there.
    fn tabs(&self) -> &'static [Tab] {
        &[]
    }

    /// What shows a proof that came with a file, if anything beside the board does.
    fn beside_proof(&self) -> Option<Beside> {
        None
    }

    /// Whether the count of the document has notices about it.
    fn has_notices(&self) -> bool {
        false
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

    /// What is proposed, beside the board.
    fn proposal_ui(&self, _ui: &mut Ui, _shown: &FrameData<'_>, _requests: &mut Requests) {}

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

    /// What the hand can do where something stands on the board and nothing is set up.
    fn coach(&self, shown: &FrameData<'_>) -> Label;

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

    /// What a click of either colour's button makes of the block at a point, where there is one.
    fn role_after(&self, _shown: &FrameData<'_>, _point: Point) -> ByColor<Role> {
        ByColor::new_with(|_| Role::Unknown)
    }

    /// What a click asks for where blocks are marked or the position is analysed.
    fn click(&self, _shown: &FrameData<'_>, _click: Click, _requests: &mut Requests) {}

    /// The values that were found on the board.
    fn values<'a>(&self, _shown: &'a FrameData<'_>) -> Vec<BoardValue<'a>> {
        Vec::new()
    }

    /// What of it can be saved as a picture, and whether it is there.
    fn pictures(&self, _shown: &FrameData<'_>) -> Vec<(PictureSubject, Label, bool)> {
        Vec::new()
    }

    /// The thermograph that is shown, with its title.
    fn thermograph<'a>(&self, _shown: &FrameData<'a>) -> Option<(&'a Thermograph, &'a str)> {
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
    fn told<'a>(&self, _session: &'a Session) -> (Answers<'a>, Vec<String>) {
        (Answers::NOTHING, Vec::new())
    }
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
    pub(crate) buttons_ui: Option<fn(&mut Ui, &FrameData<'_>, &mut Requests)>,
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
    pub(crate) science: &'static dyn Science,
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
    /// Whether there is a step to take back.
    pub(crate) has_undo: bool,
    /// Whether there is a step to do again.
    pub(crate) has_redo: bool,
}

impl<'a> FrameData<'a> {
    /// What is shown of these.
    pub(crate) fn new(
        science: &'static dyn Science,
        session: &'a Session,
        view: &'a View,
        settings: &'a Settings,
    ) -> Self {
        let analysis = session.shown_analysis();
        Self {
            science,
            session,
            document: session.document(),
            report: analysis.and_then(|analysis| analysis.as_ref().ok()),
            problem: analysis.and_then(|analysis| analysis.as_ref().err()),
            progress: session.progress::<Count>(),
            view,
            settings,
            file: session.file(),
            is_modified: session.is_modified(),
            has_undo: session.has_undo(),
            has_redo: session.has_redo(),
        }
    }

    /// The language of every text.
    pub(crate) const fn language(&self) -> Language {
        self.settings.language
    }

    /// A short text.
    pub(crate) const fn label(&self, each: Label) -> &'static str {
        label(each, self.settings.language)
    }

    /// The name of a colour's start: "Black first".
    pub(crate) const fn first(&self, color: Color) -> &'static str {
        self.label(match color {
            Color::Black => Label::BlackFirst,
            Color::White => Label::WhiteFirst,
        })
    }

    /// Whether what was found out is covered.
    pub(crate) const fn hides_answers(&self) -> bool {
        self.view.looks.are_answers_hidden
    }

    /// The selected region with its index.
    pub(crate) fn region(&self) -> Option<(usize, &'a RegionReport)> {
        let report = self.report?;
        let index = self.view.place.selected(report)?;
        Some((index, &report.regions[index]))
    }

    /// The node of the selected region in which the board stands.
    pub(crate) fn node(&self) -> Option<&'a Node> {
        let (_, region) = self.region()?;
        let id = region.tree.find(self.view.place.path())?;
        Some(region.tree.node(id))
    }

    /// The points in which candidates are asked for, if not in all.
    pub(crate) fn asked(&self) -> Option<PointSet> {
        let selection = self.view.hand.selection?;
        Some(selection.points(self.document.topology()))
    }

    /// Whether nothing is suggested where the board stands because too much is useful there.
    pub(crate) fn has_too_many(&self) -> bool {
        let node = self.node();
        node.is_some_and(|node| has_too_many(node, self.asked().as_ref()))
    }

    /// Whether points are suggested that a region of the position has no answer for yet.
    pub(crate) fn has_suggestions(&self) -> bool {
        let mut regions = self.report.iter().flat_map(|report| &report.regions);
        regions.any(|region| !suggested(region.root(), self.asked().as_ref()).is_empty())
    }

    /// Whether the regions of an endgame are searched and none is known yet.
    pub(crate) fn is_searching_regions(&self) -> bool {
        self.endgame().is_none() && self.session.progress::<SolveEndgame>().is_noticed()
    }

    /// Whether the board stands in a node below the position itself.
    pub(crate) fn is_in_tree(&self) -> bool {
        !self.view.place.path().is_empty() && self.node().is_some()
    }

    /// The moves from where the board stands to the node of a tree that is pointed at.
    pub(crate) fn branch(&self) -> Option<&'a [Move]> {
        let path = self.view.hand.branch.as_deref()?;
        let is_seen = self.view.is_beside(Beside::Race)
            && !matches!(self.view.mode, Mode::PlayOut)
            && self.proposal().is_none()
            && !self.view.open.folded.has(Pane::Tree)
            && !self.hides_answers();
        let (_, region) = self.region().filter(|_| is_seen)?;
        region.tree.find(path)?;
        path.strip_prefix(self.view.place.path())
    }

    /// The race that is being played out.
    pub(crate) fn game(&self) -> Option<&'a PlayOut> {
        let is_on = self.view.mode == Mode::PlayOut;
        self.session.play().game().filter(|_| is_on)
    }

    /// The best line of a proof, if the board stands in it.
    pub(crate) fn line(&self) -> Option<&'a PlayOut> {
        let is_shown = self.view.is_beside(Beside::Proof)
            && self.view.mode == Mode::Analyse
            && !self.hides_answers()
            && !self.is_in_tree();
        let line = self.view.line.game().filter(|_| is_shown)?;
        (!line.turns().is_empty()).then_some(line)
    }

    /// What is played on the board instead of the position: a play-out, or a line of a proof.
    pub(crate) fn replay(&self) -> Option<&'a PlayOut> {
        self.game().or_else(|| self.line())
    }

    /// The endgame that is being played out.
    pub(crate) fn endgame_game(&self) -> Option<&'a endgame::PlayOut> {
        let is_on = self.view.mode == Mode::PlayOut;
        self.session.play().endgame().filter(|_| is_on)
    }

    /// The line of an endgame, if the board stands in it.
    pub(crate) fn endgame_line(&self) -> Option<&'a endgame::PlayOut> {
        let is_shown = self.view.is_beside(Beside::Order)
            && self.view.mode == Mode::Analyse
            && self.view.endgame.path.is_empty()
            && !self.hides_answers();
        let line = self.view.endgame.line.game().filter(|_| is_shown)?;
        (!line.turns().is_empty()).then_some(line)
    }

    /// The moves of an endgame that stand on the board instead of the position.
    pub(crate) fn endgame_replay(&self) -> Option<&'a endgame::PlayOut> {
        self.endgame_game().or_else(|| self.endgame_line())
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

    /// The race that is proposed.
    pub(crate) fn proposal(&self) -> Option<&'a Proposal> {
        let is_marking = self.view.mode == Mode::Mark;
        self.session.proposal().filter(|_| is_marking)
    }

    /// Whether it is said that nothing races: of what was asked about, or where a proof was asked for.
    pub(crate) fn has_no_race(&self) -> bool {
        let is_refused = matches!(self.session.proof(), Some(Err(ProposeError::NoRace(_))));
        self.view.messages.has_answer() || (is_refused && self.view.is_beside(Beside::Proof))
    }

    /// The endgame as proved on the whole board or by its regions, or for a moment that of the state before.
    pub(crate) fn endgame(&self) -> Option<&'a EndgameReport> {
        let proved = self.session.proved_endgame();
        proved.or_else(|| self.session.shown_endgame())
    }

    /// The selected region of the endgame with its number, or else the one in which a move is worth most.
    pub(crate) fn endgame_region(&self) -> Option<(usize, &'a EndgameRegion)> {
        let report = self.endgame()?;
        let selected = self.view.endgame.selected;
        let mut regions = report.regions.iter();
        let number = selected
            .and_then(|point| regions.position(|region| region.points.contains(point)))
            .or_else(|| report.hottest_first().first().copied())?;
        Some((number, &report.regions[number]))
    }

    /// The position inside a region of the endgame in which the board stands, the region itself where it stands nowhere.
    pub(crate) fn inside(&self) -> Option<&'a RegionPosition> {
        // What was asked before is of no region any more where no endgame is looked at.
        self.endgame()?;
        let is_on = self.view.mode == Mode::Analyse;
        let answered = self.session.position_inside().filter(|_| is_on)?;
        answered.answer.as_ref().ok()
    }

    /// The same below the position itself.
    pub(crate) fn below(&self) -> Option<&'a RegionPosition> {
        let inside = self.inside()?;
        (!inside.steps.is_empty() && !self.view.endgame.path.is_empty()).then_some(inside)
    }

    /// What is proposed to be taken as safe.
    pub(crate) fn safe_proposal(&self) -> Option<&'a SafeProposal> {
        let is_marking = self.view.mode == Mode::Mark;
        self.session.safe_proposal().filter(|_| is_marking)
    }

    /// The blocks that were taken as safe before, and are not seen to be so where the board stands. In a play-out that is not looked at.
    pub(crate) fn doubted(&self) -> impl Iterator<Item = &'a Block> + use<'a> {
        let is_on = !self.is_replaying();
        let here = self.endgame().filter(|_| is_on);
        let below = self.below().filter(|_| is_on);
        let here = here.map_or(&[][..], |report| &report.doubted);
        here.iter()
            .chain(below.map_or(&[][..], |below| &below.doubted))
    }

    /// What was proved about the position, both starts of it.
    pub(crate) fn proved(&self) -> Option<&'a RaceAnswer> {
        let solved = self.session.solved();
        solved.filter(|solved| solved.known() == Certainty::Proof)
    }

    /// What a search found about the position, if it has proved at least one start.
    pub(crate) fn found(&self) -> Option<&'a RaceAnswer> {
        let solved = self.session.solved();
        let is_proved = |solved: &RaceAnswer, color| solved.start(color).by.is_search();
        solved.filter(|solved| Color::ALL.into_iter().any(|color| is_proved(solved, color)))
    }

    /// The roles that the board shows: those of the race that is played or proved, if the person marked none.
    pub(crate) fn roles(&self) -> Roles {
        let mut said = self.document.marks.roles;
        for block in self.doubted() {
            said.set_block(block, Role::Unknown);
        }
        if !said.points(Role::Essential).is_empty() {
            return said;
        }
        if let Some(game) = self.game() {
            return roles_of(game.start().race());
        }
        let solved = self.session.solved();
        let solved = solved.filter(|_| self.view.is_beside(Beside::Proof));
        solved.map_or(said, |solved| solved.roles)
    }

    /// The points of the position with a stone.
    pub(crate) fn occupied(&self) -> PointSet {
        let stones = &self.document.board.setup.stones;
        stones.black.union(&stones.white)
    }

    /// The stones that the board shows.
    pub(crate) fn stones(&self) -> Setup {
        let mut setup = self.document.board.setup.clone();
        if let Some(game) = self.science.replay(self) {
            setup.stones = game.stones();
        } else if let Some(below) = self.below() {
            setup.stones = below.stones;
        } else if let Some(node) = self.node().filter(|_| self.is_in_tree()) {
            setup.stones.black = node.black;
            setup.stones.white = node.white;
        }
        setup
    }
}

/// Which stones race, and which cannot be captured.
fn roles_of(race: &Race) -> Roles {
    let mut roles = Roles::new();
    for point in race.position.protected() {
        roles.set(point, Role::Safe);
    }
    for color in Color::ALL {
        for point in &race.essential[color] {
            roles.set(point, Role::Essential);
        }
    }
    roles
}
