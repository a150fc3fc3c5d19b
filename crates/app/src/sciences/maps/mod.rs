//! Tactics maps, in the window.

mod banner;
mod choices;
pub(crate) mod command;
mod compare;
mod explore;
mod field;
mod formula;
mod frame;
pub(crate) mod menu;
mod model;
mod panes;
pub(crate) mod perform;
mod play_out;
mod presets;
mod question;
pub(crate) mod request;
mod scene;
pub(crate) mod state;
mod table;
mod tree;

use semeai_board::Point;
use semeai_picture::drawing::Place;
use semeai_picture::scene::Scene;
use semeai_session::play_out::maps::PlayOut;
use semeai_session::play_out::written;
use semeai_session::{Depth, Session, Subject};
use semeai_sheets::Question;
use semeai_words::endgame::point::{StoneSafety, endgame_stone};
use semeai_words::labels::Label;

use crate::commands::command::Command;
use crate::commands::mode::Mode;
use crate::commands::requests::{Requests, Sheet, mark};
use crate::science::{
    About, Asked, Click, FoundPicture, FrameData, Marks, OnBoard, Part, PositionScience, Proposes,
    Room, Science, ScienceMenu, Show, WholeLine,
};
use crate::sciences::maps::request::MapsRequest;
use crate::typed_texts::PictureSubject;
use crate::view::View;

/// What of maps can be saved as a picture.
const PICTURES: [FoundPicture; 2] = [
    FoundPicture {
        of: PictureSubject::Table,
        name: Label::TablePicture,
        is_there: |shown| shown.session.table().is_some(),
        draw: table::table_drawing,
    },
    FoundPicture {
        of: PictureSubject::Plot,
        name: Label::PlotPicture,
        is_there: |shown| shown.view.maps.is_in_cell && shown.session.table().is_some(),
        draw: |shown, theme| table::plot_drawing(shown, theme, PLOT),
    },
];

/// Tactics maps.
struct MapsScience;

/// The same in the table.
pub(super) const ROOM: Room = Room {
    about: &ABOUT,
    science: &MapsScience,
};

impl Science for MapsScience {
    fn question(&self, shown: &FrameData<'_>, of: Asked<'_>) -> Option<Question> {
        let is_asked = matches!(of, Asked::Position);
        is_asked.then(|| question::question(shown)).flatten()
    }

    fn ask(&self, session: &mut Session, view: &mut View) {
        perform::ask(session, view);
    }

    /// How far the table is that is being played, whatever is looked at meanwhile; else where the map can be played.
    fn status(&self, shown: &FrameData<'_>) -> String {
        frame::status(shown)
    }
}

/// How large a plot is in a file.
const PLOT: Place = (560.0, 340.0);

/// What is true of it on every board.
static ABOUT: About = About {
    subject: Subject::Maps,
    label: Label::Maps,
    hint: Label::LookAtMaps,
    tab: Label::MapTab,
    tabs: &[table::TAB, explore::TAB],
    pictures: &PICTURES,
    samples: Some(Label::MapSamples),
    file_name: "map",
    cooling: "1",
    elsewhere: Label::Pass,
    marks: Marks::Safe,
    proposes: Proposes::Nothing,
    plays_on_safe: false,
    is_of_empty_boards: true,
    asks_starts: false,
    has_liberties: false,
    steps_game_first: false,
    proof: None,
    block: None,
    notices: None,
    menu: ScienceMenu {
        entries: None,
        state: |shown, command| match command {
            Command::Maps(command) => Some(choices::state(shown, command)),
            _ => None,
        },
        is_possible: |shown, command| match command {
            Command::Maps(_) => shown.document.subject == Subject::Maps,
            _ => true,
        },
    },
};

impl PositionScience for MapsScience {
    fn part(&self, _shown: &FrameData<'_>, part: Part) -> Option<Show> {
        match part {
            Part::Banner => Some(|ui, shown, _| banner::banner_ui(ui, shown)),
            Part::Panes => Some(panes::panes_ui),
            Part::PlayOutBanner => Some(play_out::banner_ui),
            Part::PlayOut => Some(play_out::side_ui),
            Part::Counting { .. } | Part::Tools | Part::Proposal | Part::Sample => None,
        }
    }

    /// Its panes are what it answers, but where a lesson has asked.
    fn sheet(&self, shown: &FrameData<'_>, depth: Depth) -> Option<Sheet> {
        let lesson = shown.view.lesson.as_ref();
        let lesson = lesson.filter(|_| depth == Depth::Learner);
        lesson.map(|_| question::answer(shown))
    }

    fn on_board<'a>(&self, shown: &FrameData<'a>) -> OnBoard<'a> {
        let game = shown.map_game();
        OnBoard::played(shown.document, game, game)
    }

    fn line(&self, shown: &FrameData<'_>) -> Option<WholeLine> {
        let game = shown.map_game()?;
        // A game on the board of a table is no variation of the document.
        let is_own = game.start().replayed().is_none();
        Some(WholeLine {
            moves: Box::new(PlayOut::clone(game)),
            written: is_own.then(|| written(game, shown.label(Label::PlayOut), &[], ["", ""])),
        })
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
        let (stones, roles) = (shown.stones(), shown.on_board.roles);
        let mut said = vec![endgame_stone(&stones, &roles, known, point, phrasing)];
        let known = scene::at_point(shown, point).filter(|_| !shown.is_covered());
        said.extend(known.map(str::to_owned));
        said.join(" · ")
    }

    fn click(&self, shown: &FrameData<'_>, click: Click, requests: &mut Requests) {
        let point = click.point;
        match shown.view.mode {
            Mode::Mark if shown.document.board.setup.get(point).is_none() => {}
            Mode::Mark => {
                let role = shown.role_after(point).black;
                requests.act(mark(point, role));
            }
            _ => requests.asks(click.color().map(|color| MapsRequest::Play(point, color))),
        }
    }
}
