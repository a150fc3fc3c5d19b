use std::sync::Arc;

use semeai_board::Topology;
use semeai_tactics::{Experiment, ExperimentFault, KoBan, NamedBoard, Rules};

use super::*;
use crate::desk::Progress;
use crate::file::{self, Answers, FileFormat, to_sgf};
use crate::{Action, Document, PlayTable, Session, Subject};

fn session() -> Session {
    let mut document = Document::empty("square:3x3".parse().expect("a board"));
    document.subject = Subject::Maps;
    Session::new(document)
}

fn say(session: &mut Session, action: ExperimentAction) {
    let action = Action::Experiment(action);
    session.apply(&action).expect("always possible");
}

fn write(session: &mut Session, field: ExperimentField, text: &str) {
    say(session, ExperimentAction::Write(field, text.to_owned()));
}

fn read(session: &Session) -> Result<ExperimentSheet, Vec<EntryFault>> {
    session.document().experiment.read()
}

fn triangle() -> NamedBoard {
    let points = [("a", (0.0, 0.0)), ("b", (1.0, 0.0)), ("c", (0.5, 1.0))];
    let points = points.map(|(name, at)| (name.to_owned(), at));
    let topology = Topology::graph(points.to_vec(), &[(0, 1), (1, 2)]);
    NamedBoard {
        name: "my, file".to_owned(),
        topology: Arc::new(topology.expect("a board")),
    }
}

#[test]
fn what_is_there_at_first_can_be_played() {
    let sheet = read(&session()).expect("an experiment");
    assert_eq!((sheet.cells, sheet.games), (14, 140_000));
    assert_eq!(sheet.experiment.rules, Rules::PAPER_LIKE);
}

#[test]
fn every_field_has_its_fault_with_a_column() {
    let mut session = session();
    use ExperimentField as Field;
    write(&mut session, Field::Black, "random; P4(V; F(W)");
    write(&mut session, Field::White, "@paper-9");
    write(&mut session, Field::Boards, "torus:6x6, octagon:6");
    write(&mut session, Field::Games, "0");
    write(&mut session, Field::Seed, "18446744073709551616");
    write(&mut session, Field::Rules, "paper-like,ko=never");
    let faults = read(&session).expect_err("nothing is right");
    let places: Vec<_> = faults.iter().map(|it| (it.field, it.column)).collect();
    let expected = [
        (Field::Black, 13),
        (Field::White, 2),
        (Field::Boards, 12),
        (Field::Games, 1),
        (Field::Seed, 1),
        (Field::Rules, 12),
    ];
    assert_eq!(places, expected);
    write(&mut session, Field::Boards, "path:9..4");
    let faults = read(&session).expect_err("sizes fall");
    assert!(matches!(faults[2].kind, EntryFaultKind::Sizes(_)));
}

#[test]
fn a_map_that_names_what_a_board_lacks_cannot_be_played() {
    let mut session = session();
    write(&mut session, ExperimentField::Black, "{Z99}");
    let faults = read(&session).expect_err("no such point");
    assert!(matches!(faults[0].kind, EntryFaultKind::Unplayable(_)));
}

#[test]
fn a_board_of_a_file_is_kept_with_the_document() {
    let mut session = session();
    write(&mut session, ExperimentField::Boards, "path:4");
    say(&mut session, ExperimentAction::AddBoard(triangle()));
    say(&mut session, ExperimentAction::AddBoard(triangle()));
    let marks = &session.document().experiment;
    assert_eq!(marks.text(ExperimentField::Boards), "path:4, my  file");
    let sheet = read(&session).expect("an experiment");
    assert_eq!(sheet.experiment.boards[1].topology, triangle().topology);
    for format in [FileFormat::GraphMl, FileFormat::Sgf] {
        let text = match format {
            FileFormat::Sgf => to_sgf(session.document(), &Answers::NOTHING),
            format => format.text(session.document(), &Answers::NOTHING),
        };
        let name = format!("x.{}", format.ending());
        let loaded = file::parse(&name, text.expect("a text").as_bytes()).expect("what we write");
        assert!(loaded.notices.is_empty(), "{:?}", loaded.notices);
        assert_eq!(loaded.document.experiment, *marks);
    }
    write(&mut session, ExperimentField::Boards, "path:4");
    assert!(session.document().experiment.graphs.is_empty());
    assert!(session.undo());
    assert_eq!(session.document().experiment.graphs.len(), 1);
}

#[test]
fn an_experiment_of_a_file_takes_its_place_in_one_step() {
    let mut session = session();
    let mut other = Experiment::clone(&read(&session).expect("an experiment").experiment);
    other.boards.push(triangle());
    other.players.white = vec!["F(W)".parse().expect("a map")];
    other.rules.ko = KoBan::Superko;
    let text = other.to_file();
    let opened = Experiment::from_file(&text).expect("an experiment");
    say(&mut session, ExperimentAction::Take(Arc::new(opened)));
    let sheet = read(&session).expect("an experiment");
    assert_eq!(sheet.experiment.boards.len(), 8);
    assert_eq!(sheet.experiment.rules, other.rules);
    assert_eq!(sheet.experiment.players, other.players);
    assert!(session.undo());
    assert_eq!(session.document().experiment, ExperimentMarks::default());
}

#[test]
fn what_is_typed_in_one_go_is_one_step_of_undo() {
    let mut session = session();
    for text in ["P", "P2", "P2(V)"] {
        let field = ExperimentField::Black;
        say(&mut session, ExperimentAction::Type(field, text.to_owned()));
    }
    say(&mut session, ExperimentAction::AddBlack("V".to_owned()));
    let black = session.document().experiment.text(ExperimentField::Black);
    assert_eq!(black, "P2(V); V");
    assert!(session.undo() && session.undo());
    assert_eq!(session.document().experiment, ExperimentMarks::default());
    assert!(!session.undo());
}

#[test]
fn the_desk_reads_it_and_says_how_long_it_takes_and_plays_it() {
    let mut session = session();
    write(&mut session, ExperimentField::Boards, "square:3x3");
    write(&mut session, ExperimentField::White, "random; F(W)");
    write(&mut session, ExperimentField::Games, "300");
    session.look_at_experiment(ExperimentLook::FieldsAndTime);
    session.start();
    session.desk_mut().finish::<ReadExperiment>();
    session.update();
    session.look_at_experiment(ExperimentLook::FieldsAndTime);
    session.start();
    session.desk_mut().finish::<EstimateTime>();
    session.update();
    let time = session.answer::<EstimateTime>().expect("an answer");
    assert!(time.is_some());
    let sheet = session.answer::<ReadExperiment>().expect("an answer");
    let experiment = sheet.as_ref().expect("an experiment").experiment.clone();
    let table = PlayTable::of(Experiment::clone(&experiment)).expect("games");
    session.ask(table);
    session.start();
    session.desk_mut().finish::<PlayTable>();
    session.update();
    let table = session.table().expect("a table");
    assert_eq!(table.table, None);
    assert_eq!(table.report.cells.len(), 4);
    assert_eq!((table.cells, table.finished), (4, 4));
    assert!(table.report.is_finished());
    session.look_at_experiment(ExperimentLook::Away);
    assert!(session.answer::<ReadExperiment>().is_none());
}

/// A small file can name millions of cells: it is opened, nothing is made of them, and who looks is told how many a table can have.
#[test]
fn a_file_of_too_many_cells_is_opened_and_nothing_is_made_of_it() {
    let players = vec!["random"; 2_000].join(";");
    let file = format!(
        "(;FF[4]GM[1]SZ[9]AB[cc]AW[dd]SEMV[1]SEMY[maps:territory]SEMEX[{players}][{players}][square:3x3][5][1][paper-like])"
    );
    let loaded = file::parse("many.sgf", file.as_bytes()).expect("a file");
    let mut session = Session::new(loaded.document);
    assert_eq!(session.document().subject, Subject::Maps);
    session.start();
    for _ in 0..2 {
        session.update();
        assert_eq!(session.progress::<ReadExperiment>(), Progress::Unasked);
        assert_eq!(session.progress::<EstimateTime>(), Progress::Unasked);
    }
    let black = session.document().experiment.text(ExperimentField::Black);
    assert_eq!(black.len(), players.len());
    session.look_at_experiment(ExperimentLook::FieldsAndTime);
    session.start();
    session.desk_mut().finish::<ReadExperiment>();
    session.update();
    session.look_at_experiment(ExperimentLook::FieldsAndTime);
    let read = session.answer::<ReadExperiment>().expect("an answer");
    let faults = read.as_ref().expect_err("too many cells");
    let expected = EntryFaultKind::Unplayable(ExperimentFault::TooManyCells(4_000_000));
    assert_eq!(faults[0].kind, expected);
    assert_eq!(session.progress::<EstimateTime>(), Progress::Unasked);
}

/// Of a table of very many cells a window is shown the first; the others are there.
#[test]
fn of_very_many_cells_the_first_are_shown() {
    let mut session = session();
    write(&mut session, ExperimentField::Boards, "path:1");
    write(&mut session, ExperimentField::Games, "1");
    let players = vec!["random"; 40].join(";");
    write(&mut session, ExperimentField::Black, &players);
    write(&mut session, ExperimentField::White, &players);
    let sheet = read(&session).expect("an experiment");
    let table = PlayTable::of(Experiment::clone(&sheet.experiment)).expect("games");
    session.ask(table);
    session.start();
    session.desk_mut().finish::<PlayTable>();
    session.update();
    let table = session.table().expect("a table");
    assert_eq!((table.cells, table.finished), (1_600, 1_600));
    assert_eq!(table.report.cells.len(), 1_000);
    let asked = session.desk().wanted::<PlayTable>().expect("a table");
    assert_eq!(asked.report().cells.len(), 1_600);
}
