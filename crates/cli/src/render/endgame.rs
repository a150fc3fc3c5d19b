//! An endgame as a picture: its board, the tree or the thermograph of a region, what moves are worth along the best line.

use semeai_board::{Color, PointSet, Role};
use semeai_endgame::inside::{Branches, RegionPath};
use semeai_endgame::position_report::{EndgameReport, RegionReport};
use semeai_endgame::{Endgame, EndgameLimits, RegionCache, endgame_report_with, region_tree};
use semeai_picture::curve::{CurvePicture, curve};
use semeai_picture::scene::Scene;
use semeai_picture::text::{Header, MOVES, below, diagram};
use semeai_picture::thermograph::{
    ScaffoldLines, ThermographPicture, Walls, ko_walls, thermograph,
};
use semeai_picture::tree::{Flow, TreeImage, move_items, tree};
use semeai_picture::{Drawing, line};
use semeai_session::play_out::LineDiagram;
use semeai_session::play_out::endgame::{PlayOut, best_line};
use semeai_session::{Coordinates, Document, Phrasing, crop};
use semeai_words::endgame::assumptions::endgame_doubted;
use semeai_words::endgame::moves::ko_graph_title;
use semeai_words::labels::{Label, label};
use semeai_words::picture::{PictureError, picture_error};
use semeai_words::position::position_error;
use semeai_words::race::play_out;

use super::options::RenderArguments;
use super::part::no_region;
use super::picture::{FileKind, NoPicture, Rendering};
use super::position::{AROUND, board_drawing, lines, refusal_of};

/// A tree of more positions is not drawn whole.
const MOST_NODES: usize = 400;

/// Draws an endgame, or a part of it, or says why not.
pub(super) fn draw(
    arguments: &RenderArguments,
    document: Document,
    kind: FileKind,
    notices: &mut Vec<String>,
) -> Result<Rendering, NoPicture> {
    let mut shown = EndgamePicture::of(arguments, document)?;
    let topology = shown.document.topology();
    notices.extend(endgame_doubted(&shown.report, topology, shown.phrasing()));
    if arguments.tree.is_some() {
        return shown.tree().map(Rendering::Drawn);
    }
    if arguments.thermograph.is_some() {
        return shown.thermograph().map(Rendering::Drawn);
    }
    if arguments.curve {
        return shown.curve().map(Rendering::Drawn);
    }
    if !shown.has_starts() {
        return Err(shown.not_known());
    }
    let line = arguments.line.then(|| shown.line()).transpose()?;
    match kind {
        FileKind::Text => {
            let text = shown.text(line.as_ref());
            let no_text = || shown.refusal(PictureError::NoText);
            Ok(Rendering::Written(text.ok_or_else(no_text)?))
        }
        FileKind::Svg | FileKind::Png | FileKind::Pdf => {
            Ok(Rendering::Drawn(shown.board(line.as_ref())))
        }
    }
}

/// An endgame with everything about it.
struct EndgamePicture<'a> {
    arguments: &'a RenderArguments,
    /// What is taken as safe is marked in it.
    document: Document,
    question: Endgame,
    report: EndgameReport,
    kept: RegionCache,
    limits: EndgameLimits,
}

impl<'a> EndgamePicture<'a> {
    fn of(arguments: &'a RenderArguments, mut document: Document) -> Result<Self, NoPicture> {
        let position = document.said_position().map_err(|error| {
            let phrasing = Phrasing::from(arguments.language);
            let message = position_error(&error, phrasing).message;
            NoPicture::BadInput(refusal_of(arguments, &message))
        })?;
        let mut question = Endgame::new(position);
        question.roles = document.marks.roles;
        question.accepted = document.marks.accepted();
        question.dead = document.endgame.dead;
        question.is_over = document.is_over();
        question
            .only
            .extend(Some(document.endgame.only).filter(|only| !only.is_empty()));
        question.is_narrowed = document.endgame.is_narrowed;
        question.scoring = document.endgame.counting.scoring;
        question.prisoners = document.endgame.counting.prisoners.taken();
        let limits = EndgameLimits::default().with_deadline(arguments.limit.deadline());
        let mut kept = RegionCache::default();
        let report = endgame_report_with(&question, &limits, &mut kept);
        document.marks.roles = report.roles_that_hold(document.marks.roles);
        for safe in &report.safe {
            document.marks.roles.set_block(&safe.block, Role::Safe);
        }
        Ok(Self {
            arguments,
            document,
            question,
            report,
            kept,
            limits,
        })
    }

    fn phrasing(&self) -> Phrasing {
        self.arguments.language.into()
    }

    fn refusal(&self, error: PictureError<'_>) -> NoPicture {
        let reason = picture_error(error, self.phrasing());
        match error {
            PictureError::NotKnown | PictureError::NoLine => NoPicture::NotKnown(reason),
            _ => NoPicture::BadInput(reason),
        }
    }

    fn not_known(&self) -> NoPicture {
        self.refusal(PictureError::NotKnown)
    }

    /// Whether the starts are known of which something is to be shown.
    fn has_starts(&self) -> bool {
        let arguments = self.arguments;
        let is_known = |first: Color| self.report.starts[first].is_some();
        (!arguments.losses || is_known(self.first()))
            && (!arguments.stars || Color::ALL.into_iter().all(is_known))
    }

    fn first(&self) -> Color {
        self.arguments.first(self.document.board.to_move)
    }

    fn region(&self, id: &str) -> Result<&RegionReport, NoPicture> {
        let regions = self.report.regions.iter();
        let found = regions.clone().find(|region| region.is_called(id));
        found.ok_or_else(|| no_region(id, regions.map(|region| &*region.sign), self.phrasing()))
    }

    fn tree(&mut self) -> Result<Drawing, NoPicture> {
        let region = self.region(self.arguments.tree.as_deref().unwrap_or_default())?;
        let (id, first) = (region.sign.clone(), region.points.first());
        let path = RegionPath {
            at: first.ok_or_else(|| self.not_known())?,
            moves: Vec::new(),
        };
        let (best, limits) = (Branches::Best, &self.limits);
        let found = region_tree(
            &self.question,
            &path,
            best,
            MOST_NODES,
            limits,
            &mut self.kept,
        );
        let found = found.map_err(|_| self.not_known())?;
        Ok(tree(&TreeImage {
            topology: self.document.topology(),
            coordinates: Coordinates::Letters,
            items: &move_items(&found, &[]),
            direction: Flow::Right,
            title: &id,
            theme: self.arguments.theme.into(),
        }))
    }

    fn thermograph(&self) -> Result<Drawing, NoPicture> {
        let region = match self.arguments.thermograph.as_ref().and_then(Option::as_ref) {
            Some(id) => self.region(id)?,
            None => {
                let hottest = self.report.hottest_first();
                let hottest = hottest.first().ok_or_else(|| self.not_known())?;
                &self.report.regions[*hottest]
            }
        };
        let (graph, others, title) = match (&region.value, region.ko_worth()) {
            (Some(value), _) => {
                let title = format!("{}: {}", region.sign, value.text.as_str());
                (Walls::of(&value.thermograph), Vec::new(), title)
            }
            (None, Some(ko)) => {
                let title = ko_graph_title(region, self.phrasing());
                let [graph, others @ ..] = &ko_walls(ko, None)[..] else {
                    return Err(self.not_known());
                };
                (graph.clone(), others.to_vec(), title)
            }
            (None, None) => return Err(self.not_known()),
        };
        let scaffolds = (region.ko_worth()).and_then(|ko| ScaffoldLines::of_ko(ko, None));
        Ok(thermograph(&ThermographPicture {
            graph: &graph,
            others: &others,
            scaffolds: scaffolds.as_ref(),
            title: &title,
            theme: self.arguments.theme.into(),
        }))
    }

    fn curve(&self) -> Result<Drawing, NoPicture> {
        let worths = self.report.worths(self.first());
        Ok(curve(&CurvePicture {
            worths: &worths.ok_or_else(|| self.not_known())?,
            title: label(Label::TemperatureCurve, self.phrasing()),
            theme: self.arguments.theme.into(),
        }))
    }

    fn line(&self) -> Result<PlayOut, NoPicture> {
        let line = best_line(&self.document, &self.report, self.first());
        let line = line.ok_or_else(|| self.not_known())?;
        match line.turns() {
            [] => Err(self.refusal(PictureError::NoLine)),
            _ => Ok(line),
        }
    }

    fn text(&self, line: Option<&PlayOut>) -> Option<String> {
        let topology = self.document.topology();
        let (scene, part) = (self.scene(), self.part());
        let title = &self.document.text.title;
        if let Some(line) = line {
            let note =
                |part: &LineDiagram| play_out::numbered_note(part, topology, self.phrasing());
            let parts = LineDiagram::parts(line, MOVES);
            let text = line::text(topology, &scene, &parts, part.as_ref(), title, note)?;
            let mut numbered = scene.clone();
            line::number(&mut numbered, &LineDiagram::of(line));
            return Some(text + &lines(&below(topology, &numbered, Coordinates::Letters)));
        }
        let header = Header {
            first: self.document.board.to_move,
            before: 0,
            title,
        };
        let text = diagram(topology, &scene, part.as_ref(), &header)?;
        Some(text + &lines(&below(topology, &scene, Coordinates::Letters)))
    }

    fn board(&self, line: Option<&PlayOut>) -> Drawing {
        let topology = self.document.topology();
        let mut scene = self.scene();
        let mut notes = Vec::new();
        if let Some(line) = line {
            let numbered = LineDiagram::of(line);
            line::number(&mut scene, &numbered);
            notes.push(play_out::numbered_note(
                &numbered,
                topology,
                self.phrasing(),
            ));
        }
        board_drawing(self.arguments, topology, &scene, self.part(), &notes)
    }

    fn scene(&self) -> Scene {
        let (arguments, report) = (self.arguments, &self.report);
        let mut scene = Scene::new(self.document.board.setup.clone());
        scene.markup = self.document.markup();
        scene.add_roles(&self.document.board.setup, &self.document.marks.roles);
        if arguments.regions {
            scene.add_endgame_regions(report, |_, _| false);
        }
        if arguments.counts {
            scene.add_settled(report);
        }
        if arguments.letters {
            scene.add_best_letters(report);
        }
        if arguments.losses {
            scene.add_losses(report, self.first());
        }
        if arguments.stars {
            scene.add_best_starts(report);
        }
        scene
    }

    /// The part of the board that is shown.
    fn part(&self) -> Option<PointSet> {
        if !self.arguments.crop {
            return self.document.board.crop;
        }
        let regions = self.report.regions.iter();
        let points = regions.fold(PointSet::EMPTY, |all, region| all.union(&region.points));
        crop::around(self.document.topology(), &points, AROUND)
    }
}
