//! A position as a picture.

use semeai_board::{Area, Color, PointSet, Role, Topology};
use semeai_picture::board::{BoardPicture, board};
use semeai_picture::scene::Scene;
use semeai_picture::scene::race::Counts;
use semeai_picture::text::{Header, MOVES, below, diagram};
use semeai_picture::{Drawing, line};
use semeai_race::Limits;
use semeai_race::answer::{RaceAnswer, RaceQuestion, answer_race, time_for_search};
use semeai_race::propose::ProposeError;
use semeai_race::report::Report;
use semeai_race::solve::SolveLimits;
use semeai_search::Known;
use semeai_session::play_out::{LineDiagram, PlayOut, best_line};
use semeai_session::{Coordinates, Document, Phrasing, analyze_within, crop};
use semeai_words::picture::{PictureError, picture_error};
use semeai_words::position::position_error;
use semeai_words::race::play_out;
use semeai_words::race::solution::refusal::propose_error;
use semeai_words::race::solution::safe::nearby_note;

use super::options::RenderArguments;
use super::picture::{FileKind, NoPicture, PickedDocument, Rendering};

use crate::input::refusal;
use crate::pick;
use crate::solution::no_race_known;
use crate::status::{ANSWERED, CommandError, status};

/// So many lines of the board are shown around what is looked at.
pub(super) const AROUND: u8 = 1;

/// The part of a document that is shown as a text diagram, with lines below; an error if its board has no such text.
pub(super) fn board_text(
    document: &Document,
    scene: &Scene,
    below: &[String],
    phrasing: Phrasing,
) -> Result<Rendering, NoPicture> {
    let header = Header {
        first: document.board.to_move,
        before: 0,
        title: &document.text.title,
    };
    let part = document.board.crop.as_ref();
    let text = diagram(document.topology(), scene, part, &header);
    let text = text.ok_or_else(|| picture_error(PictureError::NoText, phrasing))?;
    Ok(Rendering::Written(text + &lines(below)))
}

/// Draws the position of a document, or says why not.
pub(super) fn draw(
    arguments: &RenderArguments,
    subject: &PickedDocument,
    kind: FileKind,
) -> Result<Rendering, NoPicture> {
    let shown = RacePicture::of(arguments, subject)?;
    match kind {
        FileKind::Text => {
            let no_text = || {
                let phrasing = Phrasing::from(arguments.language);
                picture_error(PictureError::NoText, phrasing)
            };
            let text = shown.text(arguments, &subject.document);
            Ok(Rendering::Written(text.ok_or_else(no_text)?))
        }
        FileKind::Svg | FileKind::Png | FileKind::Pdf => Ok(Rendering::Drawn(
            shown.drawing(arguments, &subject.document),
        )),
    }
}

/// What there is to show of a position.
struct RacePicture {
    report: Option<Report>,
    solved: Option<RaceAnswer>,
    line: Option<PlayOut>,
    /// What is said below: that there is no race, or that what is shown is known of near surroundings only.
    notes: Vec<String>,
}

impl RacePicture {
    /// Finds out what is asked for.
    fn of(arguments: &RenderArguments, subject: &PickedDocument) -> Result<Self, NoPicture> {
        let phrasing = Phrasing::from(arguments.language);
        let document = &subject.document;
        let is_counted = arguments.regions || arguments.counts || arguments.letters;
        let report = is_counted.then(|| count(arguments, subject)).transpose()?;
        let is_solved = arguments.stars || arguments.line;
        let found = is_solved.then(|| solve(arguments, document)).transpose()?;
        let (solved, mut notes) = match found {
            Some(RaceSearch::Race(solved)) => (Some(*solved), Vec::new()),
            Some(RaceSearch::NoRace(reason)) if arguments.line => {
                return Err(NoPicture::NotKnown(refusal_of(arguments, &reason)));
            }
            Some(RaceSearch::NoRace(reason)) => (None, vec![reason]),
            None => (None, Vec::new()),
        };
        let first = arguments.first(document.board.to_move);
        let solved_line = solved.as_ref().filter(|_| arguments.line);
        let line = solved_line.map(|solved| line_of(solved, first, phrasing));
        let line = line.transpose()?;
        if let Some(solved) = &solved {
            let mut shown = solved
                .starts()
                .filter(|&color| arguments.stars || color == first);
            if shown.any(|color| solved.start(color).by == Known::Provisional) {
                notes.push(nearby_note(solved, phrasing));
            }
        }
        Ok(Self {
            report,
            solved,
            line,
            notes,
        })
    }

    fn text(&self, arguments: &RenderArguments, document: &Document) -> Option<String> {
        let phrasing = Phrasing::from(arguments.language);
        let topology = document.topology();
        let scene = self.scene(arguments, document);
        let part = self.part(arguments, document);
        let part = part.as_ref();
        if let Some(line) = &self.line {
            let note = |part: &LineDiagram| play_out::numbered_note(part, topology, phrasing);
            let parts = LineDiagram::parts(line, MOVES);
            let text = line::text(topology, &scene, &parts, part, &document.text.title, note)?;
            let mut numbered = scene.clone();
            line::number(&mut numbered, &LineDiagram::of(line));
            return Some(
                text + &lines(&below(topology, &numbered, Coordinates::Letters))
                    + &lines(&self.notes),
            );
        }
        let header = Header {
            first: document.board.to_move,
            before: 0,
            title: &document.text.title,
        };
        let text = diagram(topology, &scene, part, &header)?;
        Some(text + &lines(&below(topology, &scene, Coordinates::Letters)) + &lines(&self.notes))
    }

    fn drawing(&self, arguments: &RenderArguments, document: &Document) -> Drawing {
        let phrasing = Phrasing::from(arguments.language);
        let topology = document.topology();
        let mut scene = self.scene(arguments, document);
        let mut notes = Vec::new();
        if let Some(line) = &self.line {
            let numbered = LineDiagram::of(line);
            line::number(&mut scene, &numbered);
            notes.push(play_out::numbered_note(&numbered, topology, phrasing));
        }
        notes.extend(self.notes.iter().cloned());
        let part = self.part(arguments, document);
        board_drawing(arguments, topology, &scene, part, &notes)
    }

    fn scene(&self, arguments: &RenderArguments, document: &Document) -> Scene {
        let mut scene = Scene::new(document.board.setup.clone());
        scene.markup = document.markup();
        let roles = self
            .solved
            .as_ref()
            .map_or(document.marks.roles, |it| it.roles);
        scene.add_roles(&document.board.setup, &roles);
        if let Some(report) = &self.report {
            let counts = match arguments.counts {
                true => Counts::Shown,
                false => Counts::Hidden,
            };
            if arguments.regions || arguments.counts {
                scene.add_tints(report, counts, |_, _| false);
            }
            if arguments.counts {
                scene.add_signs(report, None);
            }
            if arguments.letters {
                scene.add_roots(report, None);
                scene.suggestions = PointSet::EMPTY;
            }
        }
        if let Some(solved) = self.solved.as_ref().filter(|_| arguments.stars) {
            for color in solved.starts() {
                scene.add_proved(solved, color);
            }
        }
        scene
    }

    /// The part of the board that is shown.
    fn part(&self, arguments: &RenderArguments, document: &Document) -> Option<PointSet> {
        if !arguments.crop {
            return document.board.crop;
        }
        let topology = document.topology();
        let roles = self
            .solved
            .as_ref()
            .map_or(document.marks.roles, |it| it.roles);
        let mut points = PointSet::EMPTY;
        for block in document.board.setup.blocks() {
            if roles.of(&block) == Role::Essential {
                points = points.union(&block.stones).union(&block.liberties);
            }
        }
        if let Some(report) = &self.report {
            for region in &report.regions {
                points = points.union(&region.points);
            }
        }
        if let Some(line) = &self.line {
            let moves = line.turns().iter().filter_map(|turn| turn.point);
            points = points.union(&moves.collect());
        }
        if points.is_empty() {
            let stones = &document.board.setup.stones;
            points = stones.black.union(&stones.white);
        }
        crop::around(topology, &points, AROUND)
    }
}

/// The best line if this side starts, or why there is nothing of it to be shown.
fn line_of(solved: &RaceAnswer, first: Color, phrasing: Phrasing) -> Result<PlayOut, NoPicture> {
    let error = match best_line(solved, first) {
        Some(line) if !line.turns().is_empty() => return Ok(line),
        Some(_) => PictureError::NoLine,
        None => PictureError::NotKnown,
    };
    Err(NoPicture::NotKnown(picture_error(error, phrasing)))
}

/// What stands below a text diagram.
pub(super) fn lines(below: &[String]) -> String {
    below.iter().map(|line| format!("{line}\n")).collect()
}

/// A board with all that is on it, or a part of it.
pub(super) fn board_drawing(
    arguments: &RenderArguments,
    topology: &Topology,
    scene: &Scene,
    part: Option<PointSet>,
    notes: &[String],
) -> Drawing {
    board(&BoardPicture {
        topology,
        scene,
        area: Area::of(topology, &part.unwrap_or_default()),
        coordinates: arguments.coordinates.then_some(Coordinates::Letters),
        theme: arguments.theme.into(),
        notes,
    })
}

/// Counts a race, as `analyze` does.
pub(super) fn count(
    arguments: &RenderArguments,
    subject: &PickedDocument,
) -> Result<Report, CommandError> {
    let phrasing = Phrasing::from(arguments.language);
    let limits = Limits::default().with_deadline(arguments.limit.deadline());
    let report = analyze_within(&subject.document, &limits)
        .map_err(|error| refusal_of(arguments, &position_error(&error, phrasing).message))?;
    pick::check(&subject.picks, &report, phrasing)?;
    Ok(report)
}

/// What a search finds of a board.
enum RaceSearch {
    Race(Box<RaceAnswer>),
    /// Nothing races, as far as `solve` takes that for an answer, with the reason.
    NoRace(String),
}

/// Solves a race, as `solve` does.
fn solve(arguments: &RenderArguments, document: &Document) -> Result<RaceSearch, NoPicture> {
    let phrasing = Phrasing::from(arguments.language);
    let question = document
        .race_question()
        .map_err(|error| refusal_of(arguments, &position_error(&error, phrasing).message))?;
    let time = arguments.limit.time();
    let deadline = |time| std::time::Instant::now().checked_add(time);
    let question = RaceQuestion {
        limits: SolveLimits::default().with_deadline(deadline(time_for_search(time))),
        count_limits: Limits::default().with_deadline(deadline(time)),
        ..question
    };
    let solved = match answer_race(&question) {
        Ok(solved) => solved,
        Err(error) => {
            let reason = propose_error(&error, document.topology(), phrasing);
            return match error {
                ProposeError::NoRace(found) if !found.blocks.is_empty() => {
                    match status(no_race_known(&found, None), false) {
                        ANSWERED => Ok(RaceSearch::NoRace(reason)),
                        _ => Err(NoPicture::NotKnown(refusal_of(arguments, &reason))),
                    }
                }
                _ => Err(NoPicture::BadInput(refusal_of(arguments, &reason))),
            };
        }
    };
    if solved.known() == Known::Undecided {
        let reason = picture_error(PictureError::NotKnown, phrasing);
        return Err(NoPicture::NotKnown(reason));
    }
    Ok(RaceSearch::Race(Box::new(solved)))
}

/// What is wrong with a file, behind its name.
pub(super) fn refusal_of(arguments: &RenderArguments, reason: &str) -> CommandError {
    refusal(&arguments.source.name(), reason, arguments.language.into())
}
