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
mod scene;
mod suggestions;
mod tools;
mod tree;
mod why;
mod words;

use std::borrow::Cow;

use egui::{PointerButton, Ui};
use semeai_board::{ByColor, Point, PointSet, Role, Roles};
use semeai_cgt::Thermograph;
use semeai_picture::scene::Scene;
use semeai_picture::tree::{Item, items};
use semeai_race::picks::Move;
use semeai_race::report::ValueReport;
use semeai_session::compose::Exercise;
use semeai_session::file::Answers;
use semeai_session::file::sgf::WrittenMove;
use semeai_session::play_out::{PlayOut, written};
use semeai_session::{
    Action, Depth, MarkAction, Progress, Prove, Session, Subject, next_role, previous_role,
};
use semeai_sheets::Question;
use semeai_words::comment::file_comment;
use semeai_words::labels::Label;
use semeai_words::race::place::{point_description, region_name, stone_description};
use semeai_words::race::play_out::{line_comments, threat_comments};
use semeai_words::race::repair::NoticeText;
use semeai_words::race::solution::safe::safe_reason;
use semeai_words::race::solution::start::start_sentence;

use self::tools::is_unmarked;
use crate::commands::command::{RaceCommand, ShowCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::{
    MessageRequest, ProofRequest, RaceRequest, Request, Requests, Sheet,
};
use crate::found_in_game::FoundInGame;
use crate::replay::Replay;
use crate::science::{BoardValue, Click, FrameData, PositionScience, Science, Show, Tab};
use crate::typed_texts::PictureSubject;
use crate::view::{Beside, View};

/// What a race has beside the board.
const TABS: [Tab; 2] = [
    Tab {
        name: Label::Why,
        beside: Beside::Why,
        open: |requests| requests.command(ShowCommand::Why),
        ui: |ui, shown, _, requests| why::why_ui(ui, shown, requests),
        buttons_ui: None,
    },
    Tab {
        name: Label::Proof,
        beside: Beside::Proof,
        open: |requests| requests.ask(ProofRequest::Open),
        ui: |ui, shown, _, requests| proof::proof_ui(ui, shown, requests),
        buttons_ui: None,
    },
];

/// The capturing race.
#[derive(Debug)]
pub(super) struct RaceScience;

impl Science for RaceScience {
    fn of_positions(&self) -> Option<&dyn PositionScience> {
        Some(self)
    }

    fn tabs(&self) -> &'static [Tab] {
        &TABS
    }

    fn status(&self, shown: &FrameData<'_>) -> String {
        words::status(shown)
    }

    fn reasons(&self, shown: &FrameData<'_>, point: Point) -> String {
        suggestions::reasons(shown, point)
    }

    fn is_open_at(&self, shown: &FrameData<'_>, point: Point) -> bool {
        let known = shown
            .report
            .and_then(|report| report.points.get(point.index()));
        known.is_some_and(|known| known.region.is_some())
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

impl PositionScience for RaceScience {
    fn subject(&self) -> Subject {
        Subject::Race
    }

    fn label(&self) -> Label {
        Label::Race
    }

    fn hint(&self) -> Label {
        Label::LookAtRace
    }

    fn file_name(&self) -> &'static str {
        "race"
    }

    /// A move takes two liberties of difference.
    fn cooling(&self) -> &'static str {
        "2"
    }

    fn tab(&self) -> Label {
        Label::ThisRace
    }

    fn beside_proof(&self) -> Option<Beside> {
        Some(Beside::Proof)
    }

    fn found_in_game(&self, shown: &FrameData<'_>) -> Option<FoundInGame> {
        game::found_in_game(shown)
    }

    fn block_request(&self, point: Point) -> Option<Request> {
        Some(RaceRequest::Choose(point).into())
    }

    fn look(&self, session: &mut Session) {
        answer::look(session);
    }

    fn sheet(&self, shown: &FrameData<'_>, depth: Depth) -> Option<Sheet> {
        (depth == Depth::Learner).then(|| answer::answer(shown))
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
        panes::panes_ui(ui, shown, kept, requests)
    }

    fn tools_ui(&self, ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
        tools::tools_ui(ui, shown, requests);
    }

    fn has_proposal(&self, session: &Session) -> bool {
        session.pending().proposal().is_some()
    }

    fn proposal_ui(&self, shown: &FrameData<'_>) -> Option<Show> {
        shown.proposal().map(|_| proposal::proposal_ui as Show)
    }

    fn notices_count(&self, shown: &FrameData<'_>) -> usize {
        words::notices(shown).count()
    }

    fn notices(&self, shown: &FrameData<'_>) -> Vec<(NoticeText, MessageRequest)> {
        let notices = words::notices(shown).filter_map(|notice| {
            let text = words::notice(shown, notice)?;
            Some((text, MessageRequest::DismissNotice(notice.clone())))
        });
        notices.collect()
    }

    fn play_out_banner_ui(&self, ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
        match shown.fight_game() {
            Some(game) => fight_play::banner_ui(ui, shown, game, requests),
            None => play_out::banner_ui(ui, shown, requests),
        }
    }

    fn play_out_ui(&self, ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
        match shown.fight_game() {
            Some(game) => fight_play::side_ui(ui, shown, game, requests),
            None => play_out::side_ui(ui, shown, requests),
        }
    }

    fn after_set_up(&self, shown: &FrameData<'_>) -> (Label, Mode) {
        // Where nothing is marked yet, a click in the analysis proposes a race.
        match is_unmarked(shown) {
            true => (Label::NextAnalyse, Mode::Analyse),
            false => (Label::NextMark, Mode::Mark),
        }
    }

    fn or_after_set_up(&self, shown: &FrameData<'_>) -> Option<(Label, Mode)> {
        let stones = &shown.document.board.setup.stones;
        let has_both = !stones.black.is_empty() && !stones.white.is_empty();
        let is_asked = has_both && is_unmarked(shown);
        is_asked.then_some((Label::MarkBlocks, Mode::Mark))
    }

    fn coach(&self, shown: &FrameData<'_>) -> Label {
        if shown.is_tried_by_clicks() {
            return Label::CoachTry;
        }
        tools::coach(shown)
    }

    fn stones(&self, shown: &FrameData<'_>) -> Option<ByColor<PointSet>> {
        let node = || shown.node().filter(|_| shown.is_in_tree());
        let below = || {
            node().map(|node| ByColor {
                black: node.black,
                white: node.white,
            })
        };
        let fight = || shown.fight_game().map(Replay::stones);
        shown
            .race_replay()
            .map(Replay::stones)
            .or_else(fight)
            .or_else(below)
    }

    fn roles(&self, shown: &FrameData<'_>) -> Roles {
        shown.race_roles()
    }

    fn last_step(&self, shown: &FrameData<'_>) -> Option<Point> {
        let last = shown.view.place.path().last();
        last.filter(|_| shown.is_in_tree()).map(|last| last.point)
    }

    fn branch<'a>(&self, shown: &FrameData<'a>) -> Option<&'a [Move]> {
        shown.branch()
    }

    fn add_to(&self, scene: &mut Scene, shown: &FrameData<'_>) {
        scene::add_to(scene, shown);
    }

    fn describe(&self, shown: &FrameData<'_>, point: Point) -> String {
        if shown.hides_answers() {
            let (stones, roles) = (shown.stones(), shown.roles());
            return stone_description(&stones, &roles, point, shown.phrasing());
        }
        if !shown.is_in_tree() && !shown.is_replaying() {
            // The stones are told as they are drawn.
            let mut document = Cow::Borrowed(shown.document);
            if shown.document.marks.roles != shown.roles() && shown.proposal().is_none() {
                document.to_mut().marks.roles = shown.roles();
            }
            let said = point_description(shown.report, &document, point, shown.phrasing());
            let assumed = shown
                .proposal()
                .and_then(|_| shown.session.pending().assumption(point));
            return match assumed {
                Some((_, reason)) => {
                    let reason = safe_reason(reason, shown.phrasing());
                    format!("{said} · {}: {reason}", shown.label(Label::AssumedSafe))
                }
                None => said,
            };
        }
        let mut document = shown.document.clone();
        document.board.setup = shown.stones();
        document.marks.roles = shown.roles();
        document.race.picks = Default::default();
        point_description(None, &document, point, shown.phrasing())
    }

    fn has_liberties(&self) -> bool {
        true
    }

    fn role_after(&self, shown: &FrameData<'_>, point: Point) -> ByColor<Role> {
        let block = shown.document.board.setup.block_at(point);
        let role = block.map_or(Role::Unknown, |block| shown.document.marks.roles.of(&block));
        ByColor {
            black: next_role(role),
            white: previous_role(role),
        }
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

    /// Those of the node, of the regions, and their sum.
    fn values<'a>(&self, shown: &'a FrameData<'_>) -> Vec<BoardValue<'a>> {
        let Some(report) = shown.report else {
            return Vec::new();
        };
        let plain = |name, text| BoardValue {
            name: shown.label(name),
            said: None,
            text,
        };
        let node = shown.node().filter(|_| shown.is_in_tree());
        let node = node.and_then(|node| node.value.as_ref());
        // Who computes with values needs numbers.
        let is_finite = |value: &&ValueReport| !value.has_life();
        let node = node
            .filter(is_finite)
            .map(|value| plain(Label::Inspector, value.text.as_str()));
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
        let sum = sum
            .filter(is_finite)
            .map(|sum| plain(Label::Sum, sum.text.as_str()));
        node.into_iter().chain(regions).chain(sum).collect()
    }

    fn has_tools(&self, shown: &FrameData<'_>) -> bool {
        tools::has_tools(shown)
    }

    fn offers(&self, shown: &FrameData<'_>, beside: Beside) -> bool {
        beside != Beside::Proof || shown.session.progress::<Prove>() != Progress::Unasked
    }

    fn value(&self, shown: &FrameData<'_>) -> Option<String> {
        let value = shown.node()?.value.as_ref();
        let value = value.filter(|value| !value.has_life())?;
        Some(value.text.as_str().to_owned())
    }

    fn pictures(&self, shown: &FrameData<'_>) -> Vec<(PictureSubject, Label, bool)> {
        let node = shown.node().filter(|_| !shown.hides_answers());
        let value = node.and_then(|node| node.value.as_ref());
        let has_value = value.is_some_and(|value| !value.is_endless());
        vec![
            (PictureSubject::Tree, Label::Tree, node.is_some()),
            (PictureSubject::Thermograph, Label::Thermograph, has_value),
        ]
    }

    fn thermograph<'a>(&self, shown: &FrameData<'a>) -> Option<(&'a Thermograph, String)> {
        let value = shown.node()?.value.as_ref();
        let value = value.filter(|value| !value.is_endless())?;
        Some(match shown.view.looks.is_cooled {
            true => (&value.cooled_thermograph, value.said_cooled().to_string()),
            false => (&value.thermograph, value.said().to_string()),
        })
    }

    fn tree<'a>(&self, shown: &FrameData<'a>) -> Option<(Vec<Item>, &'a str)> {
        let (_, region) = shown.region()?;
        Some((items(&region.tree), &region.sign))
    }

    fn game<'a>(&self, shown: &FrameData<'a>) -> Option<&'a dyn Replay> {
        let fight = || shown.fight_game().map(|game| game as _);
        shown.race_game().map(|game| game as _).or_else(fight)
    }

    fn replay<'a>(&self, shown: &FrameData<'a>) -> Option<&'a dyn Replay> {
        let fight = || shown.fight_game().map(|game| game as _);
        shown.race_replay().map(|game| game as _).or_else(fight)
    }

    fn line(&self, shown: &FrameData<'_>) -> Option<Box<dyn Replay>> {
        let fight = || shown.fight_game().map(|game| Box::new(game.clone()) as _);
        line(shown).map(|line| Box::new(line) as _).or_else(fight)
    }

    fn written_line(&self, shown: &FrameData<'_>) -> Option<Vec<WrittenMove>> {
        if let Some(game) = shown.fight_game() {
            return Some(fight_play::written_moves(shown, game));
        }
        let (line, phrasing) = (line(shown)?, shown.phrasing());
        let heading = if shown.view.mode == Mode::PlayOut {
            shown.label(Label::PlayOut).to_owned()
        } else {
            let solved = shown.session.race_answer()?;
            start_sentence(solved, shown.view.line.first, phrasing)
        };
        let comments = line_comments(&line, phrasing);
        let threats = threat_comments(phrasing);
        Some(written(&line, &heading, &comments, threats))
    }

    fn is_inside(&self, view: &View) -> bool {
        !view.place.path().is_empty()
    }

    fn steps_game_first(&self) -> bool {
        true
    }

    fn propose(&self, session: &mut Session, view: &mut View) {
        perform::proposal::propose(session, view);
    }

    fn accept(&self, session: &mut Session, view: &mut View) {
        perform::proposal::accept(session, view);
    }

    fn discard(&self, session: &mut Session, view: &mut View) {
        perform::proposal::discard(session, view);
    }

    fn prove(&self, session: &mut Session, view: &mut View) {
        perform::proof::start(session, view);
    }

    fn step_of_line(&self, view: &View) -> Option<usize> {
        let is_there = view.is_beside(Beside::Proof) && view.line.length > 0;
        is_there.then(|| view.line.step())
    }

    fn step_line_to(&self, view: &mut View, step: usize) {
        perform::proof::step_to(view, step);
    }

    fn step(&self, session: &mut Session, view: &mut View, command: RaceCommand) {
        perform::command(session, view, command);
    }

    fn answers<'a>(&self, session: &'a Session) -> (Answers<'a>, Vec<String>) {
        let (document, race) = (session.document(), session.report());
        let proof = session.race_answer();
        let proof = proof.filter(|solved| solved.known().is_search());
        let answers = Answers {
            race,
            is_proof: proof.is_some(),
            ..Answers::NOTHING
        };
        (answers, file_comment(document, race, proof))
    }
}

/// The best line to its end, or the play-out so far.
fn line(shown: &FrameData<'_>) -> Option<PlayOut> {
    let best = || shown.view.line.whole();
    shown.race_game().cloned().or_else(best)
}

/// Whether a click chooses the block that is to race.
fn is_choice(shown: &FrameData<'_>, button: PointerButton, point: Point) -> bool {
    if shown.document.board.setup.get(point).is_none() || button != PointerButton::Primary {
        return false;
    }
    shown.proposal().is_some() || (shown.view.mode == Mode::Analyse && is_unmarked(shown))
}
