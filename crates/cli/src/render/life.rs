//! Who lives, as a picture: the class of every point.

use semeai_life::ClassLetters;
use semeai_life::LifeReport;
use semeai_picture::scene::Scene;
use semeai_session::{Document, Phrasing};
use semeai_sheets::life::{self, LifeAnswers};
use semeai_sheets::plain::plain_facts;
use semeai_words::life::{counts_line, life_headline, region_sentence};

use super::options::RenderArguments;
use super::picture::{FileKind, NoPicture, Rendering};
use super::position::{board_drawing, board_text, refusal_of};
use crate::classify::{answer, question};

/// Draws a position with the classes of its points, or says why not. What stands in the way of other classes is noticed.
pub(super) fn draw(
    arguments: &RenderArguments,
    document: &Document,
    kind: FileKind,
    notices: &mut Vec<String>,
) -> Result<Rendering, NoPicture> {
    let phrasing = Phrasing::from(arguments.language);
    let report = classes(arguments, document, notices)?;
    let mut scene = Scene::new(document.board.setup.clone());
    scene.markup = document.markup();
    scene.add_roles(&document.board.setup, &document.marks.said_roles());
    let topology = document.topology();
    let part = document.board.crop;
    if kind == FileKind::Text {
        let classes = life::classes(
            &LifeAnswers::of_report(document, &report),
            &report,
            phrasing,
        );
        let lines = plain_facts(&classes, topology, phrasing);
        return board_text(document, &scene, &lines, phrasing);
    }
    let letters = match arguments.four_letters {
        true => ClassLetters::Four,
        false => ClassLetters::Six,
    };
    scene.add_classes(&report, letters);
    let notes = [
        life_headline(&report, phrasing),
        counts_line(&report, phrasing),
    ];
    let drawing = board_drawing(arguments, topology, &scene, part, &notes);
    Ok(Rendering::Drawn(drawing))
}

/// The classes of the points of a document, with why other points have none; an error if no point that varies has one.
fn classes(
    arguments: &RenderArguments,
    document: &Document,
    notices: &mut Vec<String>,
) -> Result<LifeReport, NoPicture> {
    let phrasing = Phrasing::from(arguments.language);
    let question = question(&arguments.life, &arguments.source, document, phrasing)?;
    let report = answer(&question, None, &arguments.limit, phrasing);
    let regions = report.ground.regions.iter().zip(&report.regions);
    let open = regions.filter(|(_, state)| state.is_undecided());
    let told = open.filter_map(|(region, state)| {
        region_sentence(region, *state, document.topology(), phrasing)
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() || !report.classes.is_empty() {
        notices.extend(told);
        return Ok(report);
    }
    Err(NoPicture::NotKnown(refusal_of(arguments, &told.join(" "))))
}
