//! An experiment that somebody has written down, read as a document: its first board, and what is to be played.

use std::sync::Arc;

use semeai_tactics::{Experiment, ExperimentFileError};

use super::content::{FileContent, PositionChoice};
use super::encoding::DecodedText;
use super::error::{FileErrorKind, FileFault, Spot};
use super::format::FileFormat;
use crate::counting::Subject;
use crate::document::Document;
use crate::maps::ExperimentAction;

/// Reads an experiment.
pub(super) fn read(
    decoded: &DecodedText<'_>,
    wanted: PositionChoice,
) -> Result<FileContent, FileFault> {
    let experiment = Experiment::from_file(&decoded.text).map_err(fault)?;
    wanted.without_moves(0, 1).map_err(|kind| (None, kind))?;
    let first = experiment.boards.first();
    let first = first.ok_or_else(|| fault(ExperimentFileError::Format))?;
    let mut document = Document::on(Arc::clone(&first.topology));
    document.subject = Subject::Maps;
    let take = ExperimentAction::Take(Arc::new(experiment));
    document.experiment.change(&take);
    Ok(FileContent {
        document,
        notices: Vec::new(),
        proof: None,
        games: 1,
        game: 0,
        format: FileFormat::Experiment,
        is_whole: true,
    })
}

fn fault(error: ExperimentFileError) -> FileFault {
    let spot = match error {
        ExperimentFileError::Json { line, column, .. } if line > 0 => Some(Spot { line, column }),
        _ => None,
    };
    (spot, FileErrorKind::Experiment(Box::new(error)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::{Answers, parse, to_sgf};
    use crate::maps::ExperimentField;

    const TEXT: &str = r#"{"format": "semeai-experiment", "version": 1, "boards": ["square:6x6", "honey-hexagon:3"],
        "black": ["P4(V)"], "white": ["random"], "rules": "paper-like", "games": 500, "seed": 7}"#;

    #[test]
    fn an_experiment_is_a_document_with_its_first_board_and_is_kept_in_sgf() {
        let read = parse("mine.json", TEXT.as_bytes()).expect("an experiment");
        assert_eq!(read.format, FileFormat::Experiment);
        assert_eq!(read.document.subject, Subject::Maps);
        assert_eq!(read.document.topology().len(), 36);
        let text =
            |document: &Document| document.experiment.text(ExperimentField::Boards).to_owned();
        assert!(text(&read.document).contains("honey-hexagon:3"));
        let kept = to_sgf(&read.document, &Answers::NOTHING).expect("a rectangle");
        let again = parse("mine.sgf", kept.as_bytes()).expect("what we write");
        assert_eq!(again.document.experiment, read.document.experiment);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let error = |text: &str| {
            parse("mine.json", text.as_bytes())
                .expect_err("none")
                .to_string()
        };
        let cut = error(&TEXT[..TEXT.len() - 3]);
        assert!(cut.starts_with("mine.json:2:"), "{cut}");
        assert!(error(&TEXT.replace("square:6x6", "octagon:6")).contains("octagon:6"));
        assert!(error(&TEXT.replace("\"version\": 1", "\"version\": 9")).contains("version 9"));
        assert!(error(&TEXT.replace("[\"square:6x6\", \"honey-hexagon:3\"]", "[]")).len() > 10);
    }
}
