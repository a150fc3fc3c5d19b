//! Who lives, in the window.

pub(crate) mod choices;
mod frame;
pub(crate) mod perform;
mod play_out;
mod scene;
mod tools;

use egui::Ui;
use semeai_board::{ByColor, Point, PointSet};
use semeai_picture::scene::Scene;
use semeai_race::picks::Move;
use semeai_session::compose::Exercise;
use semeai_session::file::Answers;
use semeai_session::file::sgf::WrittenMove;
use semeai_session::play_out::{life as played, written};
use semeai_session::{Classify, Depth, Progress, Session, Subject};
use semeai_sheets::{Question, life};
use semeai_words::endgame::point::{StoneSafety, endgame_stone};
use semeai_words::labels::Label;
use semeai_words::lesson::life_short_question;
use semeai_words::life::{class_sentence, ko_sentence};

use crate::commands::command::RaceCommand;
use crate::commands::mode::Mode;
use crate::commands::requests::{EndgameRequest, LifeRequest, Requests, Sheet, mark};
use crate::panels::pieces::komi::komi_button_ui;
use crate::panels::pieces::safe_proposal::proposal_ui;
use crate::perform::safe_proposal;
use crate::replay::Replay;
use crate::science::{Click, FrameData, PositionScience, Science, Show, Tab};
use crate::view::View;

/// Who lives.
#[derive(Debug)]
pub(super) struct LifeScience;

impl Science for LifeScience {
    fn of_positions(&self) -> Option<&dyn PositionScience> {
        Some(self)
    }

    fn tabs(&self) -> &'static [Tab] {
        &[]
    }

    fn follow(&self, session: &mut Session, view: &mut View) {
        perform::follow(session, view);
    }

    fn ask(&self, session: &mut Session, view: &mut View) {
        perform::ask(session, view);
    }
}

impl PositionScience for LifeScience {
    fn subject(&self) -> Subject {
        Subject::Life
    }

    fn label(&self) -> Label {
        Label::Life
    }

    fn hint(&self) -> Label {
        Label::LookAtLife
    }

    fn file_name(&self) -> &'static str {
        "life"
    }

    fn is_of_empty_boards(&self) -> bool {
        true
    }

    fn samples(&self) -> Option<Label> {
        Some(Label::LifeSamples)
    }

    fn tab(&self) -> Label {
        Label::Classes
    }

    fn has_counting(&self) -> bool {
        true
    }

    fn counting_ui(&self, ui: &mut Ui, shown: &FrameData<'_>, _: bool, requests: &mut Requests) {
        komi_button_ui(ui, shown, requests);
    }

    fn sheet(&self, shown: &FrameData<'_>, depth: Depth) -> Option<Sheet> {
        Some(life::sheet(&shown.life_answers(), depth, shown.phrasing()))
    }

    fn question(&self, shown: &FrameData<'_>) -> Option<Question> {
        let phrasing = shown.phrasing();
        if !shown.document.lesson.question.is_empty() {
            // What somebody asks of a position is hardly whose one point of it is.
            return None;
        }
        let progress = shown.session.progress::<Classify>();
        let is_unasked = progress == Progress::Unasked && shown.life().is_none();
        if progress.is_pending() || is_unasked {
            let reading = life_short_question(phrasing).to_owned();
            return Some(Question::that_is_read(reading));
        }
        life::question(shown.document, shown.life()?, phrasing)
    }

    fn exercise_question(&self, shown: &FrameData<'_>, exercise: &Exercise) -> Option<Question> {
        life::exercise_question(shown.document, shown.life(), exercise, shown.phrasing())
    }

    fn gave_away(&self, shown: &FrameData<'_>, index: usize) -> Option<bool> {
        play_out::gave_away(shown, index)
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
        shown.life_proposal().map(|_| proposal_ui as Show)
    }

    fn turns_proposal(&self, shown: &FrameData<'_>) -> bool {
        shown.life_proposal().is_some()
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
        tools::coach(shown)
    }

    fn stones(&self, shown: &FrameData<'_>) -> Option<ByColor<PointSet>> {
        let below = || shown.life_below().map(|it| *it.position.stones_by_color());
        shown.life_game().map(Replay::stones).or_else(below)
    }

    fn last_step(&self, shown: &FrameData<'_>) -> Option<Point> {
        shown.life_below()?;
        let path: &[Move] = shown.view.life.place.path();
        path.last().map(|step| step.point)
    }

    fn add_to(&self, scene: &mut Scene, shown: &FrameData<'_>) {
        scene::add_to(scene, shown);
    }

    /// What stands there and whether it is safe; and its class, where the board stands.
    fn describe(&self, shown: &FrameData<'_>, point: Point) -> String {
        let phrasing = shown.phrasing();
        let safe = shown.life_proposal().map_or(&[][..], |it| it.safe());
        let known = StoneSafety { safe, doubted: &[] };
        let (stones, roles) = (shown.stones(), shown.roles());
        let mut said = vec![endgame_stone(&stones, &roles, known, point, phrasing)];
        if !shown.hides_answers() && !shown.is_replaying() {
            let below = shown.life_below();
            let below = below.filter(|below| below.region.contains(point));
            let class = match below {
                Some(below) => below.classes.iter().find(|it| it.point == point),
                None => shown.life().and_then(|report| report.class(point)),
            };
            let name = shown.point_name(point);
            said.extend(class.map(|it| class_sentence(&name, it.class, phrasing)));
            said.extend(class.and_then(|it| ko_sentence(it, phrasing)));
        }
        said.join(" · ")
    }

    fn click(&self, shown: &FrameData<'_>, click: Click, requests: &mut Requests) {
        let point = click.point;
        let has_stone = shown.document.board.setup.get(point).is_some();
        match shown.view.mode {
            Mode::Mark if !has_stone => {}
            Mode::Mark if shown.life_proposal().is_some() => {
                requests.ask(EndgameRequest::TurnSafe(point));
            }
            Mode::Mark => requests.act(mark(point, self.role_after(shown, point).black)),
            _ => match click.color().filter(|_| !click.modifiers.shift) {
                Some(color) => requests.ask(LifeRequest::Click(point, color)),
                None => requests.ask(LifeRequest::Select(point)),
            },
        }
    }

    fn game<'a>(&self, shown: &FrameData<'a>) -> Option<&'a dyn Replay> {
        shown.life_game().map(|game| game as _)
    }

    fn replay<'a>(&self, shown: &FrameData<'a>) -> Option<&'a dyn Replay> {
        shown.life_game().map(|game| game as _)
    }

    fn line(&self, shown: &FrameData<'_>) -> Option<Box<dyn Replay>> {
        let game = shown.life_game()?;
        Some(Box::new(played::PlayOut::clone(game)) as _)
    }

    fn written_line(&self, shown: &FrameData<'_>) -> Option<Vec<WrittenMove>> {
        let game = shown.life_game()?;
        let heading = shown.label(Label::PlayOut);
        let classes = 0..game.turns().len();
        let classes = classes.map(|index| {
            let class = game.class_after(index + 1);
            class.map_or_else(String::new, |class| {
                let point = shown.point_name(game.situation().point());
                class_sentence(&point, class, shown.phrasing())
            })
        });
        let comments: Vec<String> = classes.collect();
        Some(written(game, heading, &comments, ["", ""]))
    }

    fn is_inside(&self, view: &View) -> bool {
        !view.life.place.path().is_empty()
    }

    fn look_at_point(&self, session: &Session, view: &mut View, point: Point) {
        view.life.place.select(session, point);
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

    fn prove(&self, session: &mut Session, _view: &mut View) {
        session.search::<Classify>();
    }

    fn step(&self, session: &mut Session, view: &mut View, command: RaceCommand) {
        if let Some(step) = command.step() {
            view.life.place.step(session, step);
        }
    }

    fn answers<'a>(&self, session: &'a Session) -> (Answers<'a>, Vec<String>) {
        let report = session.answer::<Classify>();
        let report = report.and_then(|report| report.as_ref().ok());
        // What is only proposed to be safe is not a part of the document yet.
        let report = report.filter(|_| session.safe_proposal().is_none());
        let words = report.map(|report| life::comment(session.document(), report));
        (Answers::NOTHING, words.unwrap_or_default())
    }
}
