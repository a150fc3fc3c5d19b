//! The endgame in the window.

mod answer;
mod banner;
pub(crate) mod command;
mod counting;
mod frame;
mod inspector;
mod list;
pub(crate) mod menu;
mod order;
mod panes;
pub(crate) mod perform;
mod play_out;
mod question;
pub(crate) mod request;
mod review;
mod scene;
pub(crate) mod state;
mod tools;
mod tree;

use egui::Ui;
use semeai_board::{Point, Role};
use semeai_endgame::position_report::KnownBy;
use semeai_picture::curve::{CurvePicture, curve};
use semeai_picture::scene::Scene;
use semeai_picture::thermograph::{ScaffoldLines, ko_walls};
use semeai_picture::tree::move_items;
use semeai_session::file::Answers;
use semeai_session::play_out::endgame::GameMove;
use semeai_session::play_out::written;
use semeai_session::{
    Action, Depth, EndgameAction, GrowTree, ProveEndgame, Sample, Session, SolveEndgame, Subject,
};
use semeai_sheets::Question;
use semeai_words::books::book_line;
use semeai_words::comment::endgame_comment;
use semeai_words::endgame::moves::ko_graph_title;
use semeai_words::endgame::order::{line_comments, order_heading, rule_rows};
use semeai_words::endgame::play;
use semeai_words::endgame::point::{StoneSafety, click_makes, endgame_point, endgame_stone};
use semeai_words::endgame::practice::move_costs;
use semeai_words::labels::Label;

use self::command::EndgameCommand;
use crate::commands::command::Command;
use crate::commands::mode::Mode;
use crate::commands::requests::{Request, Requests, Sheet, mark};
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::lesson::sample;
use crate::panels::pieces::safe_proposal::proposal_ui;
use crate::panels::pieces::thermograph::{graph_drawing, walls_drawing};
use crate::perform::safe_proposal;
use crate::science::{
    About, Asked, BoardValue, Click, Deed, FoundPicture, FrameData, Marks, OnBoard, Part,
    PositionScience, Proposes, Room, Science, ScienceMenu, Show, Tab, Values, WholeLine,
};
use crate::sciences::endgame::request::EndgameRequest;
use crate::tree_view;
use crate::typed_texts::PictureSubject;
use crate::view::{Beside, View};

/// What an endgame has beside the board.
const TABS: [Tab; 1] = [Tab {
    name: Label::Order,
    beside: Beside::Order,
    is_offered: |_| true,
    open: |requests| requests.ask(EndgameRequest::Order),
    ui: |ui, shown, _, requests| order::order_ui(ui, shown, requests),
    buttons_ui: None,
}];

/// What of an endgame can be saved as a picture.
const PICTURES: [FoundPicture; 3] = [
    FoundPicture {
        of: PictureSubject::Tree,
        name: Label::MoveTree,
        is_there: |shown| {
            let has_tree = shown.session.shown::<GrowTree>().is_some();
            has_tree && has_value(shown) && !shown.hides_answers()
        },
        draw: |shown, theme| {
            let (_, region) = shown.endgame_region()?;
            let tree = shown.session.shown::<GrowTree>()?.as_ref().ok()?;
            let items = move_items(tree, &[]);
            Some(tree_view::drawing(shown, &items, &region.sign, theme))
        },
    },
    FoundPicture {
        of: PictureSubject::Thermograph,
        name: Label::Thermograph,
        is_there: |shown| has_graph(shown) && !shown.hides_answers(),
        draw: |shown, theme| {
            let (_, region) = shown.endgame_region()?;
            let region = shown.below().map_or(region, |below| &below.left);
            let Some(value) = &region.value else {
                let (ko, threats) = (region.ko_worth()?, shown.view.endgame.threats);
                let (walls, scaffolds) = (ko_walls(ko, threats), ScaffoldLines::of_ko(ko, threats));
                let title = ko_graph_title(region, shown.phrasing());
                let (graph, others) = walls.split_first()?;
                return Some(walls_drawing(
                    graph,
                    others,
                    scaffolds.as_ref(),
                    &title,
                    theme,
                ));
            };
            let title = value.text.as_str();
            Some(graph_drawing(&value.thermograph, title, theme))
        },
    },
    FoundPicture {
        of: PictureSubject::Curve,
        name: Label::TemperatureCurve,
        is_there: |shown| {
            let report = shown.endgame().filter(|_| !shown.hides_answers());
            report.is_some_and(|report| report.total.is_some())
        },
        draw: |shown, theme| {
            // What the biggest move is worth along the best line of the start that is looked at.
            let worths = shown.endgame()?.worths(shown.view.endgame.line.first)?;
            Some(curve(&CurvePicture {
                worths: &worths,
                title: shown.label(Label::TemperatureCurve),
                theme,
            }))
        },
    },
];

/// Whether the region that is looked at has a value.
fn has_value(shown: &FrameData<'_>) -> bool {
    let region = shown.endgame_region();
    region.is_some_and(|(_, region)| region.value.is_some())
}

/// Whether that region has a thermograph.
fn has_graph(shown: &FrameData<'_>) -> bool {
    let region = shown.endgame_region();
    has_value(shown) || region.is_some_and(|(_, region)| region.ko_worth().is_some())
}

/// The endgame.
struct EndgameScience;

/// The same in the table.
pub(super) const ROOM: Room = Room {
    about: &ABOUT,
    science: &EndgameScience,
};

impl Science for EndgameScience {
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
        perform::ask(session, view);
    }
}

/// What is true of it on every board.
static ABOUT: About = About {
    subject: Subject::Endgame,
    label: Label::Endgame,
    hint: Label::LookAtEndgame,
    tab: Label::Regions,
    tabs: &TABS,
    pictures: &PICTURES,
    samples: Some(Label::EndgameSamples),
    file_name: "endgame",
    cooling: "1",
    elsewhere: Label::Pass,
    marks: Marks::Safe,
    proposes: Proposes::Safe,
    plays_on_safe: true,
    is_of_empty_boards: false,
    asks_starts: true,
    has_liberties: false,
    steps_game_first: false,
    proof: None,
    block: None,
    notices: None,
    menu: ScienceMenu {
        entries: Some(menu::ENTRIES),
        state: |shown, command| match command {
            Command::Endgame(EndgameCommand::Order) => Some(shown.view.is_beside(Beside::Order)),
            _ => None,
        },
        is_possible: |shown, command| match command {
            Command::Endgame(EndgameCommand::Review) => shown.document.game.is_some(),
            // In Theory nothing is asked.
            Command::Endgame(EndgameCommand::Practise) => {
                shown.is_for_learners() && review::has_more(shown)
            }
            _ => true,
        },
    },
};

/// What a click on a stone of a finished game says: that its group is alive where it counts as dead, and the other way round.
fn other_fate(shown: &FrameData<'_>, point: Point) -> Option<EndgameAction> {
    let count = shown.endgame_count_over()?;
    let stones = count.group(&shown.document.board.setup, point);
    (!stones.is_empty()).then(|| EndgameAction::Fate {
        stones,
        is_dead: !count.is_dead(point),
    })
}

impl PositionScience for EndgameScience {
    fn part(&self, shown: &FrameData<'_>, part: Part) -> Option<Show> {
        let mode = shown.view.mode;
        Some(match part {
            Part::Counting { is_narrow } => match (mode, is_narrow) {
                (Mode::PlayOut, true) => |ui, shown, _| counting::counted_ui(ui, shown, true),
                (Mode::PlayOut, false) => |ui, shown, _| counting::counted_ui(ui, shown, false),
                (_, true) => |ui, shown, asked| counting::counting_ui(ui, shown, true, asked),
                (_, false) => |ui, shown, asked| counting::counting_ui(ui, shown, false, asked),
            },
            Part::Banner => banner::banner_ui,
            Part::Panes => panes::panes_ui,
            Part::Tools if mode == Mode::Mark || tools::has_tools(shown) => tools::tools_ui,
            Part::Proposal if shown.safe_proposal().is_some() => proposal_ui,
            Part::Sample => book_ui,
            Part::PlayOutBanner => play_out::banner_ui,
            Part::PlayOut => play_out::side_ui,
            Part::Tools | Part::Proposal => return None,
        })
    }

    fn sheet(&self, shown: &FrameData<'_>, depth: Depth) -> Option<Sheet> {
        (depth == Depth::Learner).then(|| answer::answer(shown))
    }

    fn coach(&self, shown: &FrameData<'_>) -> Label {
        if shown.endgame_count_over().is_some() {
            return Label::CoachFates;
        }
        if shown.is_tried_by_clicks() {
            return Label::CoachTry;
        }
        tools::coach(shown)
    }

    fn on_board<'a>(&self, shown: &FrameData<'a>) -> OnBoard<'a> {
        let endgame = &shown.view.endgame;
        let has_line = shown.view.is_beside(Beside::Order) && endgame.line.length > 0;
        let (game, replay) = (shown.endgame_game(), shown.endgame_replay());
        let mut on_board = OnBoard::played(shown.document, game, replay);
        if let Some(below) = shown.below() {
            on_board.stones.get_or_insert(below.stones);
        }
        on_board.line = has_line.then(|| endgame.line.step());
        on_board.is_inside = !endgame.place.path().is_empty();
        on_board.doubted = shown.endgame_doubted().cloned().collect();
        for block in &on_board.doubted {
            on_board.roles.set_block(block, Role::Unknown);
        }
        on_board
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
        let (stones, roles) = (shown.stones(), shown.on_board.roles);
        let doubted = &shown.on_board.doubted;
        let known = StoneSafety { safe, doubted };
        let mut here = endgame_stone(&stones, &roles, known, point, phrasing);
        if let Some(EndgameAction::Fate { stones, is_dead }) = other_fate(shown, point) {
            here = click_makes(&here, stones.len(), is_dead, phrasing);
        }
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
        if let Some(fate) = other_fate(shown, point) {
            requests.act(Action::Endgame(fate));
            return;
        }
        match shown.view.mode {
            Mode::Mark if !has_stone => {}
            Mode::Mark if shown.safe_proposal().is_some() => {
                requests.ask(EndgameRequest::TurnSafe(point));
            }
            Mode::Mark => requests.act(mark(point, shown.role_after(point).black)),
            Mode::Analyse if has_stone && shown.is_for_learners() => {
                requests.ask(EndgameRequest::Tell(point));
            }
            _ => match click.color() {
                Some(color) => requests.ask(EndgameRequest::Play(point, color)),
                None => requests.ask(EndgameRequest::Select(point)),
            },
        }
    }

    fn cost(&self, shown: &FrameData<'_>, point: Point) -> Option<String> {
        let first = shown.document.board.to_move;
        let loss = shown.endgame()?.starts[first].as_ref()?.losses.iter();
        let loss = loss.clone().find(|loss| loss.point == point)?.loss?;
        (loss.low > 0).then(|| move_costs(loss, shown.phrasing()))
    }

    fn ctrl_click(&self, shown: &FrameData<'_>, point: Point) -> Option<Request> {
        let is_itself = !shown.is_replaying() && shown.below().is_none();
        let is_free = shown.document.board.setup.get(point).is_none();
        let is_second = shown.view.endgame.compared.is_some();
        let is_told = shown.endgame().is_some() && !shown.hides_answers();
        let is_meant = is_itself && is_told && (is_free || is_second);
        is_meant.then(|| EndgameRequest::Compare(point).into())
    }

    fn values<'a>(&self, shown: &'a FrameData<'_>) -> Values<'a> {
        let Some(report) = shown.endgame() else {
            return Values::default();
        };
        // The hottest first as in their list.
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
        Values {
            // With the moves as they are, so that what is dominated or reversible is seen to go.
            here: shown.inside().map(|inside| inside.written.text.as_str()),
            all: values.collect(),
        }
    }

    fn line(&self, shown: &FrameData<'_>) -> Option<WholeLine> {
        let best = || shown.view.endgame.line.whole();
        let line = shown.endgame_game().cloned().or_else(best)?;
        let words = if shown.view.mode == Mode::PlayOut {
            let komi = shown.document.endgame.counting.komi;
            let comments = play::line_comments(&line, komi, shown.phrasing());
            Some((shown.label(Label::PlayOut).to_owned(), comments))
        } else {
            line_words(shown)
        };
        let words = words.map(|(heading, comments)| written(&line, &heading, &comments, ["", ""]));
        Some(WholeLine {
            moves: Box::new(line),
            written: words,
        })
    }

    fn marked_moves(&self, shown: &FrameData<'_>) -> Vec<usize> {
        let moves = shown.session.review().map(|review| review.moves());
        let lost = |each: &&GameMove| each.loss().is_some_and(|loss| loss.low > 0);
        let lost = moves.into_iter().flatten().filter(lost);
        lost.map(|each| each.number).collect()
    }

    fn perform(&self, session: &mut Session, view: &mut View, deed: Deed) {
        match deed {
            Deed::Propose(_) => safe_proposal::find(session, view),
            Deed::Accept => safe_proposal::accept(session, view),
            Deed::Discard => safe_proposal::discard(session, view),
            Deed::Prove => perform::prove(session, view),
            Deed::Look => answer::look(session),
            // What is left speaks of candidates, and an endgame has none.
            Deed::Step(command) => {
                if let Some(step) = command.step() {
                    view.endgame.place.step(session, step);
                }
            }
            Deed::LineTo(step) => perform::order::step_to(view, step),
            Deed::LookAt(_) => {}
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

/// What books count the move of a sample as, with what is found of it beside that.
fn book_ui(ui: &mut Ui, shown: &FrameData<'_>, _: &mut Requests) {
    let topology = shown.document.topology();
    let book = sample(shown)
        .and_then(Sample::book_move)
        .zip(shown.endgame());
    let line = book.and_then(|(book, report)| book_line(&book, report, topology, shown.phrasing()));
    if let Some(line) = line {
        widgets::wrapped(ui, line, theme::tokens(ui).ink);
        ui.add_space(size::GAP_SMALL);
    }
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
