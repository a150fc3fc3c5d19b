//! An experiment of one's own: its fields, how long it takes, and the button that plays it.

mod rules;

use std::sync::Arc;
use std::time::Duration;

use egui::Ui;
use semeai_session::{
    Action, EstimateTime, ExperimentAction, ExperimentField, ExperimentSheet, PlayTable,
    ReadExperiment, Session,
};
use semeai_tactics::{Experiment, NamedBoard};
use semeai_words::labels::Label;
use semeai_words::tactics::{entry_fault_sentence, experiment_size, long_experiment};

use self::rules::rules_ui;
use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::perform::act::act;
use crate::science::FrameData;
use crate::sciences::maps::field::{FieldFault, MapField, field_ui};
use crate::sciences::maps::request::MapsRequest;
use crate::view::View;

/// What takes longer is asked back.
const LONG: Duration = Duration::from_secs(600);

/// A board that has no name of its own.
const NAMELESS: &str = "graph";

/// Shows the fields, below them what can be done.
pub(super) fn editor_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ui.add_space(size::GAP_SMALL);
    for field in [
        ExperimentField::Black,
        ExperimentField::White,
        ExperimentField::Boards,
    ] {
        text_ui(ui, shown, field, requests);
    }
    let add = widgets::small_button(ui, shown.label(Label::ExperimentAddBoard));
    if add
        .on_hover_text(shown.label(Label::ExperimentAddBoardHint))
        .clicked()
    {
        requests.ask(MapsRequest::AddBoard);
    }
    ui.columns(2, |columns| {
        text_ui(&mut columns[0], shown, ExperimentField::Games, requests);
        text_ui(&mut columns[1], shown, ExperimentField::Seed, requests);
    });
    text_ui(ui, shown, ExperimentField::Rules, requests);
    rules_ui(ui, shown, requests);
    play_ui(ui, shown, requests);
    ui.add_space(size::GAP_SMALL);
    widgets::hairline(ui);
}

/// The name of a field, what it is for, and how it stays.
const fn names(field: ExperimentField) -> (&'static str, Label, Option<Label>) {
    match field {
        ExperimentField::Black => (
            "experiment black",
            Label::ExperimentBlack,
            Some(Label::ExperimentPlayersHint),
        ),
        ExperimentField::White => (
            "experiment white",
            Label::ExperimentWhite,
            Some(Label::ExperimentPlayersHint),
        ),
        ExperimentField::Boards => (
            "experiment boards",
            Label::ExperimentBoards,
            Some(Label::ExperimentBoardsHint),
        ),
        ExperimentField::Games => ("experiment games", Label::ExperimentGames, None),
        ExperimentField::Seed => ("experiment seed", Label::ExperimentSeed, None),
        ExperimentField::Rules => ("experiment rules", Label::ExperimentRules, None),
    }
}

fn text_ui(ui: &mut Ui, shown: &FrameData<'_>, field: ExperimentField, requests: &mut Requests) {
    let (id, name, hint) = names(field);
    let name = shown.label(name);
    widgets::quiet(ui, name);
    let read = shown.session.answer::<ReadExperiment>();
    let mut faults = read
        .and_then(|read| read.as_ref().err())
        .into_iter()
        .flatten();
    let fault = faults.find(|fault| fault.field == field);
    let typed = field_ui(
        ui,
        &MapField {
            id,
            name,
            hint: hint.map_or("", |hint| shown.label(hint)),
            text: shown.document.experiment.text(field),
            fault: fault.map(|fault| FieldFault {
                column: fault.column,
                said: entry_fault_sentence(fault, shown.phrasing()),
            }),
            keeps_room: false,
        },
    );
    if let Some(text) = typed {
        requests.act(Action::Experiment(ExperimentAction::Type(field, text)));
    }
}

/// What can be played, as it was read last.
fn sheet(session: &Session) -> Option<&ExperimentSheet> {
    session.answer::<ReadExperiment>()?.as_ref().ok()
}

/// About how long it takes, as far as that is known.
fn time(session: &Session) -> Option<Duration> {
    *session.answer::<EstimateTime>()?
}

fn play_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(sheet) = sheet(shown.session) else {
        return;
    };
    let time = time(shown.session);
    let said = experiment_size(sheet, time, shown.phrasing());
    widgets::wrapped(ui, said, theme::tokens(ui).ink);
    let asked = shown.view.maps.asked_back.as_ref();
    let is_asked = asked.is_some_and(|asked| Arc::ptr_eq(asked, &sheet.experiment));
    if is_asked {
        let said = long_experiment(time.unwrap_or(LONG), shown.phrasing());
        widgets::wrapped(ui, said, theme::tokens(ui).error);
    }
    let name = match is_asked {
        true => Label::ExperimentPlayAnyway,
        false => Label::ExperimentPlay,
    };
    // A time that is not known yet might be a long one.
    let is_known = time.is_some() || shown.session.progress::<PlayTable>().is_pending();
    ui.add_enabled_ui(is_known, |ui| {
        if widgets::strong_button(ui, shown.label(name)).clicked() {
            requests.ask(MapsRequest::PlayOwn {
                is_agreed: is_asked,
            });
        }
    });
}

/// Plays the experiment of the document, or asks back where it takes long.
pub(in crate::sciences::maps) fn play(session: &mut Session, view: &mut View, is_agreed: bool) {
    let Some(sheet) = sheet(session) else { return };
    let experiment = Arc::clone(&sheet.experiment);
    if !is_agreed && time(session).is_none_or(|time| time > LONG) {
        view.maps.asked_back = Some(experiment);
        return;
    }
    view.maps.asked_back = None;
    view.maps.cell = 0;
    view.maps.game = 0;
    // It was checked when it was read.
    if let Ok(table) = PlayTable::of(Experiment::clone(&experiment)) {
        session.ask(table);
    }
}

/// The board of the document comes into its experiment: by its name if it has one, else as it is.
pub(in crate::sciences::maps) fn add_board(session: &mut Session, view: &mut View) {
    let topology = Arc::clone(session.document().topology());
    let kind = topology.shape().kind().map(|kind| kind.to_string());
    let file = session.history().file().and_then(|file| file.file_name());
    let file = file.map(|name| name.to_string_lossy().into_owned());
    let name = kind.or(file).unwrap_or_else(|| NAMELESS.to_owned());
    let board = NamedBoard { name, topology };
    let action = Action::Experiment(ExperimentAction::AddBoard(board));
    act(session, view, &action);
}
