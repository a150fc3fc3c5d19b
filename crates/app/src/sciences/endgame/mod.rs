//! The endgame in the window.

mod answer;
mod banner;
mod counting;
mod frame;
mod inspector;
mod list;
mod order;
mod panes;
pub(crate) mod perform;
mod play_out;
mod question;
mod review;
mod scene;
mod tools;
mod tree;

use egui::Ui;
use semeai_board::{Block, ByColor, Point, PointSet, Role, Roles};
use semeai_cgt::Thermograph;
use semeai_endgame::position_report::KnownBy;
use semeai_picture::curve::{CurvePicture, curve};
use semeai_picture::scene::Scene;
use semeai_picture::tree::{Item, move_items};
use semeai_picture::{Drawing, Theme};
use semeai_session::compose::Exercise;
use semeai_session::file::Answers;
use semeai_session::file::sgf::WrittenMove;
use semeai_session::play_out::{endgame as played, written};
use semeai_session::{BookMove, Depth, GrowTree, ProveEndgame, Session, SolveEndgame, Subject};
use semeai_sheets::Question;
use semeai_words::books::book_line;
use semeai_words::comment::endgame_comment;
use semeai_words::endgame::order::{line_comments, order_heading, rule_rows};
use semeai_words::endgame::play;
use semeai_words::endgame::point::{StoneSafety, endgame_point, endgame_stone};
use semeai_words::labels::Label;

use crate::commands::command::RaceCommand;
use crate::commands::mode::Mode;
use crate::commands::requests::{EndgameRequest, Requests, Sheet, mark};
use crate::panels::pieces::safe_proposal::proposal_ui;
use crate::perform::safe_proposal;
use crate::replay::Replay;
use crate::science::{BoardValue, Click, FrameData, PositionScience, Science, Show, Tab};
use crate::typed_texts::PictureSubject;
use crate::view::{Beside, View};

/// What an endgame has beside the board.
const TABS: [Tab; 1] = [Tab {
    name: Label::Order,
    beside: Beside::Order,
    open: |requests| requests.ask(EndgameRequest::Order),
    ui: |ui, shown, _, requests| order::order_ui(ui, shown, requests),
    buttons_ui: None,
}];

/// The endgame.
#[derive(Debug)]
pub(super) struct EndgameScience;

impl Science for EndgameScience {
    fn of_positions(&self) -> Option<&dyn PositionScience> {
        Some(self)
    }

    fn tabs(&self) -> &'static [Tab] {
        &TABS
    }

    /// What the biggest move is worth along the best line of the start that is looked at.
    fn drawing(&self, shown: &FrameData<'_>, of: PictureSubject, theme: Theme) -> Option<Drawing> {
        let report = shown.endgame().filter(|_| of == PictureSubject::Curve)?;
        let worths = report.worths(shown.view.endgame.line.first)?;
        Some(curve(&CurvePicture {
            worths: &worths,
            title: shown.label(Label::TemperatureCurve),
            theme,
        }))
    }

    fn follow(&self, session: &mut Session, view: &mut View) {
        perform::follow(session, view);
    }

    fn ask(&self, session: &mut Session, view: &mut View) {
        perform::ask(session, view);
    }
}

impl PositionScience for EndgameScience {
    fn subject(&self) -> Subject {
        Subject::Endgame
    }

    fn label(&self) -> Label {
        Label::Endgame
    }

    fn hint(&self) -> Label {
        Label::LookAtEndgame
    }

    fn file_name(&self) -> &'static str {
        "endgame"
    }

    fn samples(&self) -> Option<Label> {
        Some(Label::EndgameSamples)
    }

    fn has_endgame(&self) -> bool {
        true
    }

    fn tab(&self) -> Label {
        Label::Regions
    }

    fn has_counting(&self) -> bool {
        true
    }

    fn counting_ui(
        &self,
        ui: &mut Ui,
        shown: &FrameData<'_>,
        is_narrow: bool,
        requests: &mut Requests,
    ) {
        match shown.view.mode {
            Mode::PlayOut => counting::counted_ui(ui, shown, is_narrow),
            _ => counting::counting_ui(ui, shown, is_narrow, requests),
        }
    }

    fn sheet(&self, shown: &FrameData<'_>, depth: Depth) -> Option<Sheet> {
        (depth == Depth::Learner).then(|| answer::answer(shown))
    }

    fn book_line(&self, shown: &FrameData<'_>, book: &BookMove) -> Option<String> {
        let topology = shown.document.topology();
        book_line(book, shown.endgame()?, topology, shown.phrasing())
    }

    fn asks_starts(&self) -> bool {
        true
    }

    fn question(&self, shown: &FrameData<'_>) -> Option<Question> {
        question::question(shown)
    }

    fn exercise_question(&self, shown: &FrameData<'_>, exercise: &Exercise) -> Option<Question> {
        question::exercise_question(shown, exercise)
    }

    fn gave_away(&self, shown: &FrameData<'_>, index: usize) -> Option<bool> {
        question::gave_away(shown, index)
    }

    fn banner_ui(&self, ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
        banner::banner_ui(ui, shown, requests);
    }

    fn panes_ui(
        &self,
        ui: &mut Ui,
        shown: &FrameData<'_>,
        kept: f32,
        requests: &mut Requests,
    ) -> f32 {
        panes::panes_ui(ui, shown, requests);
        kept
    }

    fn has_tools(&self, shown: &FrameData<'_>) -> bool {
        tools::has_tools(shown)
    }

    fn tools_ui(&self, ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
        tools::tools_ui(ui, shown, requests);
    }

    fn has_proposal(&self, session: &Session) -> bool {
        session.safe_proposal().is_some()
    }

    fn proposal_ui(&self, shown: &FrameData<'_>) -> Option<Show> {
        let proposal = shown.safe_proposal();
        let proposal = proposal.filter(|_| shown.view.mode != Mode::PlayOut);
        proposal.map(|_| proposal_ui as Show)
    }

    fn turns_proposal(&self, shown: &FrameData<'_>) -> bool {
        shown.safe_proposal().is_some()
    }

    fn play_out_banner_ui(&self, ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
        play_out::banner_ui(ui, shown, requests);
    }

    fn play_out_ui(&self, ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
        play_out::side_ui(ui, shown, requests);
    }

    fn elsewhere(&self) -> Label {
        Label::Pass
    }

    fn coach(&self, shown: &FrameData<'_>) -> Label {
        if shown.is_tried_by_clicks() {
            return Label::CoachTry;
        }
        tools::coach(shown)
    }

    fn stones(&self, shown: &FrameData<'_>) -> Option<ByColor<PointSet>> {
        let below = || shown.below().map(|below| below.stones);
        shown.endgame_replay().map(Replay::stones).or_else(below)
    }

    fn roles(&self, shown: &FrameData<'_>) -> Roles {
        let mut roles = shown.document.marks.roles;
        for block in shown.endgame_doubted() {
            roles.set_block(block, Role::Unknown);
        }
        roles
    }

    fn doubted(&self, shown: &FrameData<'_>) -> Vec<Block> {
        shown.endgame_doubted().cloned().collect()
    }

    fn add_to(&self, scene: &mut Scene, shown: &FrameData<'_>) {
        scene::add_to(scene, shown);
    }

    fn describe(&self, shown: &FrameData<'_>, point: Point) -> String {
        let phrasing = shown.phrasing();
        let report = shown.endgame().filter(|_| !shown.hides_answers());
        let safe = match shown.safe_proposal() {
            Some(proposal) => proposal.safe(),
            None => report.map_or(&[][..], |report| &report.safe),
        };
        let (stones, roles) = (shown.stones(), shown.roles());
        let doubted = self.doubted(shown);
        let known = StoneSafety {
            safe,
            doubted: &doubted,
        };
        let here = endgame_stone(&stones, &roles, known, point, phrasing);
        // What first moves lose is said of the position itself.
        let is_itself = !shown.is_replaying() && shown.below().is_none();
        let Some(report) = report.filter(|_| is_itself) else {
            return here;
        };
        let said = endgame_point(report, shown.document.board.to_move, point, phrasing);
        let parts = [here, said].into_iter().filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(" · ")
    }

    fn click(&self, shown: &FrameData<'_>, click: Click, requests: &mut Requests) {
        let point = click.point;
        let has_stone = shown.document.board.setup.get(point).is_some();
        if let Some(trial) = shown.tries(click) {
            requests.ask(trial);
            return;
        }
        match shown.view.mode {
            Mode::Mark if !has_stone => {}
            Mode::Mark if shown.safe_proposal().is_some() => {
                requests.ask(EndgameRequest::TurnSafe(point));
            }
            Mode::Mark => requests.act(mark(point, self.role_after(shown, point).black)),
            Mode::Analyse if has_stone && shown.is_for_learners() => {
                requests.ask(EndgameRequest::Tell(point));
            }
            _ => match click.color() {
                Some(color) => requests.ask(EndgameRequest::Play(point, color)),
                None => requests.ask(EndgameRequest::Select(point)),
            },
        }
    }

    /// Those of the regions, the hottest first as in their list.
    fn values<'a>(&self, shown: &'a FrameData<'_>) -> Vec<BoardValue<'a>> {
        let Some(report) = shown.endgame() else {
            return Vec::new();
        };
        let regions = report.hottest_first().into_iter();
        let values = regions.filter_map(|number| {
            let region = &report.regions[number];
            let name = format!("{} {}", shown.label(Label::ValueOfRegion), region.sign);
            Some(BoardValue {
                name: &region.sign,
                said: Some(name),
                text: region.value.as_ref()?.text.as_str(),
            })
        });
        values.collect()
    }

    /// With the moves as they are, so that what is dominated or reversible is seen to go.
    fn value(&self, shown: &FrameData<'_>) -> Option<String> {
        shown.inside().map(|inside| inside.written.text.clone())
    }

    fn pictures(&self, shown: &FrameData<'_>) -> Vec<(PictureSubject, Label, bool)> {
        let is_told = !shown.hides_answers();
        let region = shown.endgame_region().filter(|_| is_told);
        let has_value = region.is_some_and(|(_, region)| region.value.is_some());
        let has_tree = has_value && shown.session.shown::<GrowTree>().is_some();
        let report = shown.endgame().filter(|_| is_told);
        let has_curve = report.is_some_and(|report| report.total.is_some());
        vec![
            (PictureSubject::Tree, Label::MoveTree, has_tree),
            (PictureSubject::Thermograph, Label::Thermograph, has_value),
            (PictureSubject::Curve, Label::TemperatureCurve, has_curve),
        ]
    }

    fn thermograph<'a>(&self, shown: &FrameData<'a>) -> Option<(&'a Thermograph, String)> {
        let (_, whole) = shown.endgame_region()?;
        let region = shown.below().map_or(whole, |below| &below.left);
        let value = region.value.as_ref()?;
        Some((&value.thermograph, value.text.to_string()))
    }

    fn tree<'a>(&self, shown: &FrameData<'a>) -> Option<(Vec<Item>, &'a str)> {
        let (_, region) = shown.endgame_region()?;
        let tree = shown.session.shown::<GrowTree>()?.as_ref().ok()?;
        Some((move_items(tree, &[]), &region.sign))
    }

    fn game<'a>(&self, shown: &FrameData<'a>) -> Option<&'a dyn Replay> {
        shown.endgame_game().map(|game| game as _)
    }

    fn replay<'a>(&self, shown: &FrameData<'a>) -> Option<&'a dyn Replay> {
        shown.endgame_replay().map(|game| game as _)
    }

    fn line(&self, shown: &FrameData<'_>) -> Option<Box<dyn Replay>> {
        line(shown).map(|line| Box::new(line) as _)
    }

    fn written_line(&self, shown: &FrameData<'_>) -> Option<Vec<WrittenMove>> {
        let line = line(shown)?;
        let (heading, comments) = if shown.view.mode == Mode::PlayOut {
            let komi = shown.document.endgame.counting.komi;
            let comments = play::line_comments(&line, komi, shown.phrasing());
            (shown.label(Label::PlayOut).to_owned(), comments)
        } else {
            line_words(shown)?
        };
        Some(written(&line, &heading, &comments, ["", ""]))
    }

    fn is_inside(&self, view: &View) -> bool {
        !view.endgame.place.path().is_empty()
    }

    fn look(&self, session: &mut Session) {
        answer::look(session);
    }

    fn propose(&self, session: &mut Session, view: &mut View) {
        safe_proposal::find(session, view);
    }

    fn accept(&self, session: &mut Session, view: &mut View) {
        safe_proposal::accept(session, view);
    }

    fn discard(&self, session: &mut Session, view: &mut View) {
        safe_proposal::discard(session, view);
    }

    fn prove(&self, session: &mut Session, view: &mut View) {
        perform::prove(session, view);
    }

    fn step_of_line(&self, view: &View) -> Option<usize> {
        let line = &view.endgame.line;
        let is_there = view.is_beside(Beside::Order) && line.length > 0;
        is_there.then(|| line.step())
    }

    fn step_line_to(&self, view: &mut View, step: usize) {
        perform::order::step_to(view, step);
    }

    fn step(&self, session: &mut Session, view: &mut View, command: RaceCommand) {
        // What is left speaks of candidates, and an endgame has none.
        if let Some(step) = command.step() {
            view.endgame.place.step(session, step);
        }
    }

    fn answers<'a>(&self, session: &'a Session) -> (Answers<'a>, Vec<String>) {
        let by_regions = || session.answer::<SolveEndgame>()?.as_ref().ok();
        let proved = session.answer::<ProveEndgame>();
        let proved = proved.and_then(|proved| proved.as_ref().ok());
        let endgame = proved.or_else(by_regions);
        // What is only proposed to be safe is not a part of the document yet.
        let endgame = endgame.filter(|_| session.safe_proposal().is_none());
        let words = endgame.map(|report| endgame_comment(session.document(), report));
        let answers = Answers {
            endgame,
            is_proof: endgame.is_some_and(|report| report.known == KnownBy::Searched),
            ..Answers::NOTHING
        };
        (answers, words.unwrap_or_default())
    }
}

/// The best line to its end, or the play-out so far.
fn line(shown: &FrameData<'_>) -> Option<played::PlayOut> {
    let best = || shown.view.endgame.line.whole();
    shown.endgame_game().cloned().or_else(best)
}

/// What is written of the line of an endgame that is looked at: how a rule goes wrong, or best play.
fn line_words(shown: &FrameData<'_>) -> Option<(String, Vec<String>)> {
    let (phrasing, report) = (shown.phrasing(), shown.endgame()?);
    let (first, komi) = (
        shown.view.endgame.line.first,
        shown.document.endgame.counting.komi,
    );
    let topology = shown.document.topology();
    if let Some(rule) = shown.view.endgame.rule {
        let rows = rule_rows(report, first, komi, topology, phrasing);
        let row = rows.into_iter().find(|row| row.strategy == rule)?;
        let heading = format!("{}: {}", row.name, row.error?.text);
        return Some((heading, Vec::new()));
    }
    let heading = order_heading(report, first, komi, phrasing)?;
    let comments = line_comments(report, first, komi, topology, phrasing);
    Some((heading, comments))
}
