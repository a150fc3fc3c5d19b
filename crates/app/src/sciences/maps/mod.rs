//! Tactics maps, in the window.

mod banner;
mod choices;
mod compare;
mod explore;
mod field;
mod formula;
mod frame;
mod model;
mod panes;
pub(crate) mod perform;
mod play_out;
mod presets;
mod question;
mod scene;
mod table;
mod tree;

use egui::Ui;
use semeai_board::Point;
use semeai_picture::drawing::Place;
use semeai_picture::scene::Scene;
use semeai_picture::{Drawing, Theme};
use semeai_session::file::sgf::WrittenMove;
use semeai_session::play_out::maps::PlayOut;
use semeai_session::play_out::written;
use semeai_session::{Depth, Session, Subject};
use semeai_sheets::Question;
use semeai_words::endgame::point::{StoneSafety, endgame_stone};
use semeai_words::labels::Label;

pub(crate) use self::choices::state;
use crate::commands::mode::Mode;
use crate::commands::requests::{MapsRequest, Requests, Sheet, mark};
use crate::replay::Replay;
use crate::science::{Click, FrameData, PositionScience, Science, Tab};
use crate::typed_texts::PictureSubject;
use crate::view::View;

/// Tactics maps.
#[derive(Debug)]
pub(super) struct MapsScience;

impl Science for MapsScience {
    fn of_positions(&self) -> Option<&dyn PositionScience> {
        Some(self)
    }

    fn tabs(&self) -> &'static [Tab] {
        &[table::TAB, explore::TAB]
    }

    fn ask(&self, session: &mut Session, view: &mut View) {
        perform::ask(session, view);
    }

    /// How far the table is that is being played, whatever is looked at meanwhile; else where the map can be played.
    fn status(&self, shown: &FrameData<'_>) -> String {
        frame::status(shown)
    }

    fn drawing(&self, shown: &FrameData<'_>, of: PictureSubject, theme: Theme) -> Option<Drawing> {
        match of {
            PictureSubject::Table => table::table_drawing(shown, theme),
            PictureSubject::Plot => table::plot_drawing(shown, theme, PLOT),
            _ => None,
        }
    }
}

/// How large a plot is in a file.
const PLOT: Place = (560.0, 340.0);

impl PositionScience for MapsScience {
    fn subject(&self) -> Subject {
        Subject::Maps
    }

    fn label(&self) -> Label {
        Label::Maps
    }

    fn hint(&self) -> Label {
        Label::LookAtMaps
    }

    fn file_name(&self) -> &'static str {
        "map"
    }

    fn is_of_empty_boards(&self) -> bool {
        true
    }

    fn samples(&self) -> Option<Label> {
        Some(Label::MapSamples)
    }

    fn tab(&self) -> Label {
        Label::MapTab
    }

    /// Its panes are what it answers, but where a lesson has asked.
    fn sheet(&self, shown: &FrameData<'_>, depth: Depth) -> Option<Sheet> {
        let lesson = shown.view.lesson.as_ref();
        let lesson = lesson.filter(|_| depth == Depth::Learner);
        lesson.map(|_| question::answer(shown))
    }

    fn question(&self, shown: &FrameData<'_>) -> Option<Question> {
        question::question(shown)
    }

    fn banner_ui(&self, ui: &mut Ui, shown: &FrameData<'_>, _: &mut Requests) {
        banner::banner_ui(ui, shown);
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

    fn play_out_banner_ui(&self, ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
        play_out::banner_ui(ui, shown, requests);
    }

    fn play_out_ui(&self, ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
        play_out::side_ui(ui, shown, requests);
    }

    fn elsewhere(&self) -> Label {
        Label::Pass
    }

    fn game<'a>(&self, shown: &FrameData<'a>) -> Option<&'a dyn Replay> {
        shown.map_game().map(|game| game as _)
    }

    fn replay<'a>(&self, shown: &FrameData<'a>) -> Option<&'a dyn Replay> {
        shown.map_game().map(|game| game as _)
    }

    fn line(&self, shown: &FrameData<'_>) -> Option<Box<dyn Replay>> {
        let game = shown.map_game()?;
        Some(Box::new(PlayOut::clone(game)) as _)
    }

    /// A game on the board of a table is no variation of the document.
    fn written_line(&self, shown: &FrameData<'_>) -> Option<Vec<WrittenMove>> {
        let game = shown.map_game()?;
        let is_own = game.start().replayed().is_none();
        is_own.then(|| written(game, shown.label(Label::PlayOut), &[], ["", ""]))
    }

    fn coach(&self, shown: &FrameData<'_>) -> Label {
        match shown.view.mode {
            Mode::SetUp | Mode::Mark => Label::CoachMarkSafe,
            Mode::Analyse if shown.view.hand.is_selecting => Label::CoachSelect,
            Mode::Analyse => Label::CoachMaps,
            Mode::PlayOut if shown.map_game().is_none() => Label::MapNoGame,
            Mode::PlayOut => Label::CoachMapGame,
        }
    }

    fn add_to(&self, scene: &mut Scene, shown: &FrameData<'_>) {
        scene::add_to(scene, shown);
    }

    fn describe(&self, shown: &FrameData<'_>, point: Point) -> String {
        let phrasing = shown.phrasing();
        let known = StoneSafety {
            safe: &[],
            doubted: &[],
        };
        let (stones, roles) = (shown.stones(), shown.roles());
        let mut said = vec![endgame_stone(&stones, &roles, known, point, phrasing)];
        let known = scene::at_point(shown, point).filter(|_| !shown.is_covered());
        said.extend(known.map(str::to_owned));
        said.join(" · ")
    }

    fn pictures(&self, shown: &FrameData<'_>) -> Vec<(PictureSubject, Label, bool)> {
        let has_table = shown.session.table().is_some();
        let has_plot = has_table && shown.view.maps.is_in_cell;
        vec![
            (PictureSubject::Table, Label::TablePicture, has_table),
            (PictureSubject::Plot, Label::PlotPicture, has_plot),
        ]
    }

    fn click(&self, shown: &FrameData<'_>, click: Click, requests: &mut Requests) {
        let point = click.point;
        match shown.view.mode {
            Mode::Mark if shown.document.board.setup.get(point).is_none() => {}
            Mode::Mark => {
                let role = self.role_after(shown, point).black;
                requests.act(mark(point, role));
            }
            _ => requests.asks(click.color().map(|color| MapsRequest::Play(point, color))),
        }
    }
}
