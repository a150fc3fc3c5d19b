//! The capturing race in the window.

mod answer;
mod banner;
mod fight_play;
mod frame;
mod game;
mod inspector;
mod panes;
pub(crate) mod perform;
mod play_out;
mod proof;
mod proposal;
mod question;
mod regions;
pub(crate) mod request;
mod scene;
pub(crate) mod state;
mod suggestions;
mod tools;
mod tree;
mod why;
mod words;

use std::borrow::Cow;

use egui::PointerButton;
use semeai_board::{ByColor, Point};
use semeai_picture::scene::Scene;
use semeai_picture::tree::items;
use semeai_race::WithoutPicks;
use semeai_race::report::ValueReport;
use semeai_session::file::Answers;
use semeai_session::file::sgf::WrittenMove;
use semeai_session::play_out::{PlayOut, written};
use semeai_session::{Action, Depth, MarkAction, Progress, Prove, Session, Subject};
use semeai_sheets::Question;
use semeai_words::comment::file_comment;
use semeai_words::labels::Label;
use semeai_words::race::place::{point_description, region_name, stone_description};
use semeai_words::race::play_out::{line_comments, threat_comments};
use semeai_words::race::solution::safe::safe_reason;
use semeai_words::race::solution::start::start_sentence;

use self::tools::is_unmarked;
use crate::commands::command::{Command, RaceCommand, ShowCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::{Requests, Sheet};
use crate::found_in_game::GameList;
use crate::panels::pieces::thermograph::graph_drawing;
use crate::science::{
    About, Asked, BoardValue, Click, Deed, FoundPicture, FrameData, Marks, Notices, OnBoard, Part,
    PositionScience, Proposes, Room, Science, ScienceMenu, Show, Tab, Values, WholeLine,
};
use crate::sciences::race::request::RaceRequest;
use crate::tree_view;
use crate::typed_texts::PictureSubject;
use crate::view::{Beside, View};

/// What a race has beside the board.
const TABS: [Tab; 2] = [
    Tab {
        name: Label::Why,
        beside: Beside::Why,
        is_offered: |_| true,
        open: |requests| requests.command(ShowCommand::Why),
        ui: |ui, shown, _, requests| why::why_ui(ui, shown, requests),
        buttons_ui: None,
    },
    Tab {
        name: Label::Proof,
        beside: Beside::Proof,
        is_offered: |shown| shown.session.progress::<Prove>() != Progress::Unasked,
        open: |requests| requests.ask(RaceRequest::OpenProof),
        ui: |ui, shown, _, requests| proof::proof_ui(ui, shown, requests),
        buttons_ui: None,
    },
];

/// What of a race can be saved as a picture.
const PICTURES: [FoundPicture; 2] = [
    FoundPicture {
        of: PictureSubject::Tree,
        name: Label::Tree,
        is_there: |shown| shown.node().is_some() && !shown.hides_answers(),
        draw: |shown, theme| {
            let (_, region) = shown.region()?;
            let items = items(&region.tree);
            Some(tree_view::drawing(shown, &items, &region.sign, theme))
        },
    },
    FoundPicture {
        of: PictureSubject::Thermograph,
        name: Label::Thermograph,
        is_there: |shown| drawn_value(shown).is_some() && !shown.hides_answers(),
        draw: |shown, theme| {
            let value = drawn_value(shown)?;
            let (graph, title) = match shown.view.race.is_cooled {
                true => (&value.cooled_thermograph, value.said_cooled()),
                false => (&value.thermograph, value.said()),
            };
            Some(graph_drawing(graph, &title.to_string(), theme))
        },
    },
];

/// The value of where the board stands, if it has a thermograph.
fn drawn_value<'a>(shown: &FrameData<'a>) -> Option<&'a ValueReport> {
    let value = shown.node()?.value.as_ref();
    value.filter(|value| !value.is_endless())
}

/// The capturing race.
struct RaceScience;

/// The same in the table.
pub(super) const ROOM: Room = Room {
    about: &ABOUT,
    science: &RaceScience,
};

impl Science for RaceScience {
    fn status(&self, shown: &FrameData<'_>) -> String {
        words::status(shown)
    }

    fn question(&self, shown: &FrameData<'_>, of: Asked<'_>) -> Option<Question> {
        match of {
            Asked::Position => question::question(shown),
            Asked::Exercise(exercise) => question::exercise_question(shown, exercise),
            Asked::Sheet => None,
        }
    }

    fn follow(&self, session: &mut Session, view: &mut View) {
        perform::follow(session, view);
    }

    fn ask(&self, session: &mut Session, view: &mut View) {
        perform::proposal::ask(session, view);
        // As long as its list is in sight.
        session.set_looking_for_fights(view.is_beside(Beside::Game));
    }
}

/// What is true of it on every board.
static ABOUT: About = About {
    subject: Subject::Race,
    label: Label::Race,
    hint: Label::LookAtRace,
    tab: Label::ThisRace,
    tabs: &TABS,
    pictures: &PICTURES,
    samples: None,
    file_name: "race",
    // A move takes two liberties of difference.
    cooling: "2",
    elsewhere: Label::Elsewhere,
    marks: Marks::Essential,
    proposes: Proposes::Essential,
    plays_on_safe: false,
    is_of_empty_boards: false,
    asks_starts: true,
    has_liberties: true,
    steps_game_first: true,
    proof: Some(Beside::Proof),
    block: Some(|point| RaceRequest::Choose(point).into()),
    notices: Some(Notices {
        all: |shown| words::notices(shown).collect(),
        text: words::notice,
    }),
    menu: ScienceMenu {
        entries: None,
        state: |shown, command| match command {
            Command::Race(RaceCommand::Auto) => {
                Some(shown.document.race.unpicked == WithoutPicks::Searched)
            }
            Command::Show(ShowCommand::Proof) => Some(shown.view.is_beside(Beside::Proof)),
            _ => None,
        },
        is_possible: |shown, command| match command {
            Command::Show(ShowCommand::Leave) => !shown.view.race.place.path().is_empty(),
            _ => true,
        },
    },
};

impl PositionScience for RaceScience {
    fn part(&self, shown: &FrameData<'_>, part: Part) -> Option<Show> {
        let is_marking = shown.view.mode == Mode::Mark;
        Some(match part {
            Part::Banner => banner::banner_ui,
            Part::Panes => panes::panes_ui,
            Part::Tools if is_marking || tools::has_tools(shown) => tools::tools_ui,
            Part::Proposal if shown.proposal().is_some() => proposal::proposal_ui,
            Part::PlayOutBanner => match shown.fight_game() {
                Some(_) => fight_play::banner_ui,
                None => play_out::banner_ui,
            },
            Part::PlayOut => match shown.fight_game() {
                Some(_) => fight_play::side_ui,
                None => play_out::side_ui,
            },
            Part::Counting { .. } | Part::Tools | Part::Proposal | Part::Sample => return None,
        })
    }

    fn sheet(&self, shown: &FrameData<'_>, depth: Depth) -> Option<Sheet> {
        (depth == Depth::Learner).then(|| answer::answer(shown))
    }

    fn coach(&self, shown: &FrameData<'_>) -> Label {
        if shown.is_tried_by_clicks() {
            return Label::CoachTry;
        }
        tools::coach(shown)
    }

    fn on_board<'a>(&self, shown: &FrameData<'a>) -> OnBoard<'a> {
        let (document, line) = (shown.document, &shown.view.race.line);
        let has_line = shown.view.is_beside(Beside::Proof) && line.length > 0;
        let place = &shown.view.race.place;
        let mut on_board = match shown.fight_game() {
            fight @ Some(_) if shown.race_game().is_none() => {
                OnBoard::played(document, fight, fight)
            }
            _ => OnBoard::played(document, shown.race_game(), shown.race_replay()),
        };
        on_board.roles = shown.race_roles();
        on_board.line = has_line.then(|| line.step());
        on_board.is_inside = !place.path().is_empty();
        on_board.branch = shown.branch();
        let points = shown.report.map_or(&[][..], |report| &report.points);
        let points = document.topology().points().iter().zip(points);
        let open = points.filter(|(_, known)| known.region.is_some());
        on_board.open = open.map(|(point, _)| point).collect();
        if let Some(node) = shown.node().filter(|_| shown.is_in_tree()) {
            on_board.stones.get_or_insert(ByColor {
                black: node.black,
                white: node.white,
            });
            on_board.last_step = place.path().last().map(|last| last.point);
        }
        on_board
    }

    fn add_to(&self, scene: &mut Scene, shown: &FrameData<'_>) {
        scene::add_to(scene, shown);
    }

    fn describe(&self, shown: &FrameData<'_>, point: Point) -> String {
        if shown.hides_answers() {
            let (stones, roles) = (shown.stones(), shown.on_board.roles);
            return stone_description(&stones, &roles, point, shown.phrasing());
        }
        if !shown.is_in_tree() && !shown.is_replaying() {
            // The stones are told as they are drawn.
            let mut document = Cow::Borrowed(shown.document);
            let roles = shown.on_board.roles;
            if shown.document.marks.roles != roles && shown.proposal().is_none() {
                document.to_mut().marks.roles = roles;
            }
            let said = point_description(shown.report, &document, point, shown.phrasing());
            let assumed = shown
                .proposal()
                .and_then(|_| shown.session.pending().assumption(point));
            let assumed = assumed.map(|(_, reason)| {
                let reason = safe_reason(reason, shown.phrasing());
                format!("{}: {reason}", shown.label(Label::AssumedSafe))
            });
            let suggested = suggestions::reasons(shown, point);
            let parts = [Some(said), assumed, suggested];
            return parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
        }
        let mut document = shown.document.clone();
        (document.board.setup, document.marks.roles) = (shown.stones(), shown.on_board.roles);
        document.race.picks = Default::default();
        let said = point_description(None, &document, point, shown.phrasing());
        let suggested = suggestions::reasons(shown, point).filter(|_| !shown.is_replaying());
        let parts = [Some(said), suggested].into_iter().flatten();
        parts.collect::<Vec<_>>().join(" · ")
    }

    fn click(&self, shown: &FrameData<'_>, click: Click, requests: &mut Requests) {
        let (button, point, modifiers) = (click.button, click.point, click.modifiers);
        let has_stone = shown.document.board.setup.get(point).is_some();
        // A first click on an unmarked position says which block races; so does every one while a race is proposed.
        if is_choice(shown, button, point) {
            requests.ask(RaceRequest::Choose(point));
            return;
        }
        if let Some(trial) = shown.tries(click) {
            requests.ask(trial);
            return;
        }
        if shown.view.mode == Mode::Mark {
            match button {
                PointerButton::Primary if has_stone => {
                    requests.act(Action::Mark(MarkAction::Next(point)));
                }
                PointerButton::Secondary if has_stone => {
                    requests.act(Action::Mark(MarkAction::Previous(point)));
                }
                _ => {}
            }
            return;
        }
        let toggles = button == PointerButton::Middle || (modifiers.command && modifiers.shift);
        match click.color() {
            _ if toggles => requests.ask(RaceRequest::ToggleCandidate(point)),
            Some(color) => requests.ask(RaceRequest::Point(point, color)),
            None => {}
        }
    }

    fn values<'a>(&self, shown: &'a FrameData<'_>) -> Values<'a> {
        let Some(report) = shown.report else {
            return Values::default();
        };
        let plain = |name, text| BoardValue {
            name: shown.label(name),
            said: None,
            text,
        };
        // Who computes with values needs numbers.
        let is_finite = |value: &&ValueReport| !value.has_life();
        let node = shown.node().and_then(|node| node.value.as_ref());
        let here = node.filter(is_finite).map(|value| value.text.as_str());
        let below = here.filter(|_| shown.is_in_tree());
        let regions = report.regions.iter().filter_map(|region| {
            let value = region.root().value.as_ref().filter(is_finite)?;
            Some(BoardValue {
                name: &region.sign,
                said: Some(region_name(region, shown.phrasing())),
                text: value.text.as_str(),
            })
        });
        let sum = report.verdict.as_ref();
        let sum = sum.and_then(|verdict| verdict.sum.as_ref());
        let sum = sum.filter(is_finite).map(|sum| sum.text.as_str());
        let node = below.map(|text| plain(Label::Inspector, text));
        let sum = sum.map(|text| plain(Label::Sum, text));
        let all = node.into_iter().chain(regions).chain(sum).collect();
        Values { here, all }
    }

    fn line(&self, shown: &FrameData<'_>) -> Option<WholeLine> {
        if let Some(game) = shown.fight_game() {
            return Some(WholeLine {
                moves: Box::new(game.clone()),
                written: Some(fight_play::written_moves(shown, game)),
            });
        }
        let best = || shown.view.race.line.whole();
        let line = shown.race_game().cloned().or_else(best)?;
        let written = line_written(shown, &line);
        Some(WholeLine {
            moves: Box::new(line),
            written,
        })
    }

    fn marked_moves(&self, shown: &FrameData<'_>) -> Vec<usize> {
        game::marked_moves(shown)
    }

    fn game_list(&self, shown: &FrameData<'_>) -> Option<GameList> {
        game::list(shown)
    }

    fn perform(&self, session: &mut Session, view: &mut View, deed: Deed) {
        match deed {
            Deed::Propose(depth) => perform::proposal::propose(session, view, depth),
            Deed::Accept => perform::proposal::accept(session, view),
            Deed::Discard => perform::proposal::discard(session, view),
            Deed::Prove => perform::proof::start(session, view),
            Deed::Look => answer::look(session),
            Deed::Step(command) => perform::command(session, view, command),
            Deed::LineTo(step) => perform::proof::step_to(view, step),
            Deed::LookAt(_) => {}
        }
    }

    fn answers<'a>(&self, session: &'a Session) -> (Answers<'a>, Vec<String>) {
        let (document, race) = (session.document(), session.report());
        let proof = session.race_answer();
        let proof = proof.filter(|solved| solved.is_searched());
        let answers = Answers {
            race,
            roles: proof.map(|solved| &solved.roles),
            is_proof: proof.is_some(),
            ..Answers::NOTHING
        };
        (answers, file_comment(document, race, proof))
    }
}

/// The line of a race as it is written down.
fn line_written(shown: &FrameData<'_>, line: &PlayOut) -> Option<Vec<WrittenMove>> {
    let phrasing = shown.phrasing();
    let heading = if shown.view.mode == Mode::PlayOut {
        shown.label(Label::PlayOut).to_owned()
    } else {
        let solved = shown.session.race_answer()?;
        start_sentence(solved, shown.view.race.line.first, phrasing)
    };
    let comments = line_comments(line, phrasing);
    Some(written(
        line,
        &heading,
        &comments,
        threat_comments(phrasing),
    ))
}

/// Whether a click chooses the block that is to race.
fn is_choice(shown: &FrameData<'_>, button: PointerButton, point: Point) -> bool {
    if shown.document.board.setup.get(point).is_none() || button != PointerButton::Primary {
        return false;
    }
    shown.proposal().is_some() || (shown.view.mode == Mode::Analyse && is_unmarked(shown))
}
