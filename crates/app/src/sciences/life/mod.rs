//! Who lives, in the window.

mod best_play;
mod board_play_out;
mod choices;
pub(crate) mod command;
mod frame;
pub(crate) mod menu;
pub(crate) mod perform;
mod play_out;
pub(crate) mod request;
mod scene;
pub(crate) mod state;
mod tools;

use semeai_board::Point;
use semeai_picture::scene::Scene;
use semeai_race::picks::Move;
use semeai_session::file::Answers;
use semeai_session::play_out::{life as played, written};
use semeai_session::{Classify, Depth, Progress, Session, Subject};
use semeai_sheets::{Question, life};
use semeai_words::endgame::point::{StoneSafety, endgame_stone};
use semeai_words::labels::Label;
use semeai_words::lesson::life_short_question;
use semeai_words::life::{class_sentence, ko_sentence};

use self::command::LifeCommand;
use crate::commands::command::Command;
use crate::commands::mode::Mode;
use crate::commands::requests::{Requests, Sheet, mark};
use crate::panels::pieces::komi::komi_button_ui;
use crate::panels::pieces::safe_proposal::proposal_ui;
use crate::perform::safe_proposal;
use crate::science::{
    About, Asked, Click, Deed, FrameData, Marks, OnBoard, Part, PositionScience, Proposes, Room,
    Science, ScienceMenu, Show, WholeLine,
};
use crate::sciences::endgame::request::EndgameRequest;
use crate::sciences::life::request::LifeRequest;
use crate::view::View;

/// Who lives.
struct LifeScience;

/// The same in the table.
pub(super) const ROOM: Room = Room {
    about: &ABOUT,
    science: &LifeScience,
};

impl Science for LifeScience {
    fn question(&self, shown: &FrameData<'_>, of: Asked<'_>) -> Option<Question> {
        match of {
            Asked::Position => question(shown),
            Asked::Exercise(exercise) => {
                life::exercise_question(shown.document, shown.life(), exercise, shown.phrasing())
            }
            Asked::Sheet => None,
        }
    }

    fn follow(&self, session: &mut Session, view: &mut View) {
        perform::follow(session, view);
    }

    fn ask(&self, session: &mut Session, view: &mut View) {
        perform::ask(session, view);
    }
}

/// What is true of it on every board.
static ABOUT: About = About {
    subject: Subject::Life,
    label: Label::Life,
    hint: Label::LookAtLife,
    tab: Label::Classes,
    tabs: &[best_play::TAB],
    pictures: &[],
    samples: Some(Label::LifeSamples),
    file_name: "life",
    cooling: "1",
    elsewhere: Label::Pass,
    marks: Marks::Safe,
    proposes: Proposes::Safe,
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
        state: choices::state,
        is_possible: |shown, command| match command {
            Command::Life(LifeCommand::FourLetters) => true,
            Command::Life(_) => shown.document.subject == Subject::Life,
            _ => true,
        },
    },
};

impl PositionScience for LifeScience {
    fn part(&self, shown: &FrameData<'_>, part: Part) -> Option<Show> {
        match part {
            Part::Counting { .. } => Some(komi_button_ui),
            Part::Tools => has_tools(shown).then_some(tools::tools_ui as Show),
            Part::Proposal => shown.life_proposal().map(|_| proposal_ui as Show),
            Part::PlayOutBanner => Some(match shown.is_board_played() {
                true => board_play_out::banner_ui,
                false => play_out::banner_ui,
            }),
            Part::PlayOut => Some(match shown.is_board_played() {
                true => board_play_out::side_ui,
                false => play_out::side_ui,
            }),
            Part::Banner | Part::Panes | Part::Sample => None,
        }
    }

    fn sheet(&self, shown: &FrameData<'_>, depth: Depth) -> Option<Sheet> {
        if shown.is_board_solved() {
            return Some(best_play::sheet(shown));
        }
        Some(life::sheet(&shown.life_answers(), depth, shown.phrasing()))
    }

    fn coach(&self, shown: &FrameData<'_>) -> Label {
        tools::coach(shown)
    }

    fn on_board<'a>(&self, shown: &FrameData<'a>) -> OnBoard<'a> {
        if let Some(game) = shown.board_game() {
            return OnBoard::played(shown.document, Some(game), Some(game));
        }
        let game = shown.life_game();
        let mut on_board = OnBoard::played(shown.document, game, game);
        let path: &[Move] = shown.view.life.place.path();
        on_board.is_inside = !path.is_empty();
        if let Some(below) = shown.life_below() {
            let stones = || *below.position.stones_by_color();
            on_board.stones.get_or_insert_with(stones);
            on_board.last_step = path.last().map(|step| step.point);
        }
        on_board
    }

    fn add_to(&self, scene: &mut Scene, shown: &FrameData<'_>) {
        scene::add_to(scene, shown);
    }

    /// What stands there and whether it is safe; and its class, where the board stands.
    fn describe(&self, shown: &FrameData<'_>, point: Point) -> String {
        let phrasing = shown.phrasing();
        let safe = shown.life_proposal().map_or(&[][..], |it| it.safe());
        let known = StoneSafety { safe, doubted: &[] };
        let (stones, roles) = (shown.stones(), shown.on_board.roles);
        let mut said = vec![endgame_stone(&stones, &roles, known, point, phrasing)];
        if shown.is_board_solved() && !shown.hides_answers() {
            said.extend(best_play::told_of(shown, point));
        } else if !shown.hides_answers() && !shown.is_replaying() {
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
            Mode::Mark => requests.act(mark(point, shown.role_after(point).black)),
            // What a move comes to stands on its point.
            _ if shown.is_board_solved() => {}
            _ => match click.color().filter(|_| !click.modifiers.shift) {
                Some(color) => requests.ask(LifeRequest::Click(point, color)),
                None => requests.ask(LifeRequest::Select(point)),
            },
        }
    }

    fn line(&self, shown: &FrameData<'_>) -> Option<WholeLine> {
        if let Some(game) = shown.board_game() {
            return Some(board_play_out::line(shown, game));
        }
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
        Some(WholeLine {
            moves: Box::new(played::PlayOut::clone(game)),
            written: Some(written(game, heading, &comments, ["", ""])),
        })
    }

    fn perform(&self, session: &mut Session, view: &mut View, deed: Deed) {
        match deed {
            Deed::Propose(_) => safe_proposal::find(session, view),
            Deed::Accept => safe_proposal::accept(session, view),
            Deed::Discard => safe_proposal::discard(session, view),
            Deed::Prove => session.search::<Classify>(),
            Deed::Step(command) => {
                if let Some(step) = command.step() {
                    view.life.place.step(session, step);
                }
            }
            Deed::LookAt(point) => view.life.place.select(session, point),
            Deed::Look | Deed::LineTo(_) => {}
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

/// What it asks about a position.
fn question(shown: &FrameData<'_>) -> Option<Question> {
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

/// Whether there are any tools: where blocks are marked there are.
fn has_tools(shown: &FrameData<'_>) -> bool {
    shown.view.mode == Mode::Mark || tools::has_tools(shown)
}
