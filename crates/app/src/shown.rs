//! Everything that a frame is drawn from, borrowed.

use std::path::Path;

use semeai_board::{Block, Color, Point, PointSet, PositionError, Role, Roles, Setup};
use semeai_endgame::inside::RegionPosition;
use semeai_endgame::position_report::{EndgameReport, RegionReport as EndgameRegion};
use semeai_race::picks::Move;
use semeai_race::propose::{Proposal, ProposeError};
use semeai_race::report::{Node, RegionReport, Report};
use semeai_race::solve::Race;
use semeai_session::play_out::{Course, PlayOut, Rules, endgame};
use semeai_session::questions::{has_too_many, suggested};
use semeai_session::solve::{Solved, SolvedBy};
use semeai_session::{
    Count, Document, Language, Progress, SafeProposal, Session, Settings, SolveEndgame, Subject,
};
use semeai_words::labels::{Label, label};

use crate::mode::Mode;
use crate::panes::Pane;
use crate::view::{Beside, View};

/// What a frame shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown<'a> {
    /// The session: what was asked of its desk, and answered.
    pub(crate) session: &'a Session,
    /// The document.
    pub(crate) document: &'a Document,
    /// Its analysis, or for a moment that of the state before; what is done goes by that of this very state.
    pub(crate) report: Option<&'a Report>,
    /// Why the stones are no position.
    pub(crate) problem: Option<&'a PositionError>,
    /// What the analysis is doing.
    pub(crate) progress: Progress,
    /// The view.
    pub(crate) view: &'a View,
    /// The person's preferences.
    pub(crate) settings: &'a Settings,
    /// The file of the document.
    pub(crate) file: Option<&'a Path>,
    /// Whether there are unsaved changes.
    pub(crate) is_modified: bool,
    /// Whether there is a step to take back.
    pub(crate) has_undo: bool,
    /// Whether there is a step to do again.
    pub(crate) has_redo: bool,
}

impl<'a> Shown<'a> {
    /// What is shown of these.
    pub(crate) fn new(session: &'a Session, view: &'a View, settings: &'a Settings) -> Self {
        let analysis = session.shown_analysis();
        Self {
            session,
            document: session.document(),
            report: analysis.and_then(|analysis| analysis.as_ref().ok()),
            problem: analysis.and_then(|analysis| analysis.as_ref().err()),
            progress: session.progress::<Count>(),
            view,
            settings,
            file: session.file(),
            is_modified: session.is_modified(),
            has_undo: session.has_undo(),
            has_redo: session.has_redo(),
        }
    }

    /// The language of every text.
    pub(crate) const fn language(&self) -> Language {
        self.settings.language
    }

    /// A short text.
    pub(crate) const fn label(&self, each: Label) -> &'static str {
        label(each, self.settings.language)
    }

    /// The name of a colour's start: "Black first".
    pub(crate) const fn first(&self, color: Color) -> &'static str {
        self.label(match color {
            Color::Black => Label::BlackFirst,
            Color::White => Label::WhiteFirst,
        })
    }

    /// Whether what was found out is covered.
    pub(crate) const fn hides_answers(&self) -> bool {
        self.view.looks.are_answers_hidden
    }

    /// The selected region with its index.
    pub(crate) fn region(&self) -> Option<(usize, &'a RegionReport)> {
        let report = self.report?;
        let index = self.view.place.selected(report)?;
        Some((index, &report.regions[index]))
    }

    /// The node of the selected region in which the board stands.
    pub(crate) fn node(&self) -> Option<&'a Node> {
        let (_, region) = self.region()?;
        let id = region.tree.find(self.view.place.path())?;
        Some(region.tree.node(id))
    }

    /// The points in which candidates are asked for, if not in all.
    pub(crate) fn asked(&self) -> Option<PointSet> {
        let selection = self.view.hand.selection?;
        Some(selection.points(self.document.topology()))
    }

    /// Whether nothing is suggested where the board stands because too much is useful there.
    pub(crate) fn has_too_many(&self) -> bool {
        let node = self.node();
        node.is_some_and(|node| has_too_many(node, self.asked().as_ref()))
    }

    /// Whether points are suggested that a region of the position has no answer for yet.
    pub(crate) fn has_suggestions(&self) -> bool {
        let mut regions = self.report.iter().flat_map(|report| &report.regions);
        regions.any(|region| !suggested(region.root(), self.asked().as_ref()).is_empty())
    }

    /// Whether the regions of an endgame are searched and none is known yet.
    pub(crate) fn is_searching_regions(&self) -> bool {
        self.endgame().is_none() && self.session.progress::<SolveEndgame>().is_noticed()
    }

    /// Whether the board stands in a node below the position itself.
    pub(crate) fn is_in_tree(&self) -> bool {
        !self.view.place.path().is_empty() && self.node().is_some()
    }

    /// The moves from where the board stands to the node of a tree that is pointed at.
    pub(crate) fn branch(&self) -> Option<&'a [Move]> {
        let path = self.view.hand.branch.as_deref()?;
        let is_seen = self.view.is_beside(Beside::Race)
            && !matches!(self.view.mode, Mode::PlayOut)
            && self.proposal().is_none()
            && !self.view.open.folded.has(Pane::Tree)
            && !self.hides_answers();
        let (_, region) = self.region().filter(|_| is_seen)?;
        region.tree.find(path)?;
        path.strip_prefix(self.view.place.path())
    }

    /// The race that is being played out.
    pub(crate) fn game(&self) -> Option<&'a PlayOut> {
        let is_on = self.view.mode == Mode::PlayOut;
        self.session.play().game().filter(|_| is_on)
    }

    /// The best line of a proof, if the board stands in it.
    pub(crate) fn line(&self) -> Option<&'a PlayOut> {
        let is_shown = self.view.is_beside(Beside::Proof)
            && self.view.mode == Mode::Analyse
            && !self.hides_answers()
            && !self.is_in_tree();
        let line = self.view.line.game().filter(|_| is_shown)?;
        (!line.turns().is_empty()).then_some(line)
    }

    /// What is played on the board instead of the position: a play-out, or a line of a proof.
    pub(crate) fn replay(&self) -> Option<&'a PlayOut> {
        self.game().or_else(|| self.line())
    }

    /// The endgame that is being played out.
    pub(crate) fn endgame_game(&self) -> Option<&'a endgame::PlayOut> {
        let is_on = self.view.mode == Mode::PlayOut;
        self.session.play().endgame().filter(|_| is_on)
    }

    /// The line of an endgame, if the board stands in it.
    pub(crate) fn endgame_line(&self) -> Option<&'a endgame::PlayOut> {
        let is_shown = self.view.is_beside(Beside::Order)
            && self.view.mode == Mode::Analyse
            && self.view.endgame.path.is_empty()
            && !self.hides_answers();
        let line = self.view.endgame.line.game().filter(|_| is_shown)?;
        (!line.turns().is_empty()).then_some(line)
    }

    /// The moves of an endgame that stand on the board instead of the position.
    pub(crate) fn endgame_replay(&self) -> Option<&'a endgame::PlayOut> {
        self.endgame_game().or_else(|| self.endgame_line())
    }

    /// Whether the board shows something that is played instead of the position.
    pub(crate) fn is_replaying(&self) -> bool {
        self.replay().is_some() || self.endgame_replay().is_some()
    }

    /// Whose stone would stand at a point of what is being played, if one can be played there now.
    pub(crate) fn stone_to_play(&self, point: Point) -> Option<Color> {
        fn of<S: Rules>(game: &Course<S>, point: Point) -> Option<Color> {
            let is_free = game.end().is_none() && !game.is_programs_turn();
            let situation = game.situation();
            (is_free && situation.played(point).is_ok()).then(|| situation.mover())
        }
        let endgame = || self.endgame_game().and_then(|game| of(game, point));
        self.game()
            .and_then(|game| of(game, point))
            .or_else(endgame)
    }

    /// Who is to move in what is being played.
    pub(crate) fn mover(&self) -> Option<Color> {
        let endgame = || Some(self.endgame_game()?.situation().mover);
        let race = self.game().map(|game| game.situation().mover);
        race.or_else(endgame)
    }

    /// The race that is proposed.
    pub(crate) fn proposal(&self) -> Option<&'a Proposal> {
        let is_marking = self.view.mode == Mode::Mark;
        self.session.proposal().filter(|_| is_marking)
    }

    /// Whether it is said that nothing races: of what was asked about, or where a proof was asked for.
    pub(crate) fn has_no_race(&self) -> bool {
        let is_refused = matches!(self.session.proof(), Some(Err(ProposeError::NoRace(_))));
        self.view.messages.has_answer() || (is_refused && self.view.is_beside(Beside::Proof))
    }

    /// Whether the position is looked at for its endgame.
    pub(crate) fn is_endgame(&self) -> bool {
        self.document.subject == Subject::Endgame
    }

    /// The endgame as proved on the whole board or by its regions, or for a moment that of the state before.
    pub(crate) fn endgame(&self) -> Option<&'a EndgameReport> {
        let proved = self.session.proved_endgame();
        proved.or_else(|| self.session.shown_endgame())
    }

    /// The selected region of the endgame with its number, or else the one in which a move is worth most.
    pub(crate) fn endgame_region(&self) -> Option<(usize, &'a EndgameRegion)> {
        let report = self.endgame()?;
        let selected = self.view.endgame.selected;
        let mut regions = report.regions.iter();
        let number = selected
            .and_then(|point| regions.position(|region| region.points.contains(point)))
            .or_else(|| report.hottest_first().first().copied())?;
        Some((number, &report.regions[number]))
    }

    /// The position inside a region of the endgame in which the board stands, the region itself where it stands nowhere.
    pub(crate) fn inside(&self) -> Option<&'a RegionPosition> {
        let is_on = self.is_endgame() && self.view.mode == Mode::Analyse;
        let answered = self.session.position_inside().filter(|_| is_on)?;
        answered.answer.as_ref().ok()
    }

    /// The same below the position itself.
    pub(crate) fn below(&self) -> Option<&'a RegionPosition> {
        let inside = self.inside()?;
        (!inside.steps.is_empty() && !self.view.endgame.path.is_empty()).then_some(inside)
    }

    /// What is proposed to be taken as safe.
    pub(crate) fn safe_proposal(&self) -> Option<&'a SafeProposal> {
        let is_marking = self.view.mode == Mode::Mark;
        self.session.safe_proposal().filter(|_| is_marking)
    }

    /// The blocks that were taken as safe before, and are not seen to be so where the board stands. In a play-out that is not looked at.
    pub(crate) fn doubted(&self) -> impl Iterator<Item = &'a Block> + use<'a> {
        let is_on = self.is_endgame() && !self.is_replaying();
        let here = self.endgame().filter(|_| is_on);
        let below = self.below().filter(|_| is_on);
        let here = here.map_or(&[][..], |report| &report.doubted);
        here.iter()
            .chain(below.map_or(&[][..], |below| &below.doubted))
    }

    /// What was proved about the position, both starts of it.
    pub(crate) fn proved(&self) -> Option<&'a Solved> {
        let solved = self.session.solved();
        solved.filter(|solved| solved.known() == SolvedBy::Proof)
    }

    /// What a search found about the position, if it has proved at least one start.
    pub(crate) fn found(&self) -> Option<&'a Solved> {
        let solved = self.session.solved();
        let is_proved = |solved: &Solved, color| solved.start(color).by.is_search();
        solved.filter(|solved| Color::ALL.into_iter().any(|color| is_proved(solved, color)))
    }

    /// The roles that the board shows: those of the race that is played or proved, if the person marked none.
    pub(crate) fn roles(&self) -> Roles {
        let mut said = self.document.roles;
        for block in self.doubted() {
            said.set_block(block, Role::Unknown);
        }
        if !said.points(Role::Essential).is_empty() {
            return said;
        }
        if let Some(game) = self.game() {
            return roles_of(game.start().race());
        }
        let solved = self.session.solved();
        let solved = solved.filter(|_| self.view.is_beside(Beside::Proof));
        solved.map_or(said, |solved| solved.roles)
    }

    /// The points of the position with a stone.
    pub(crate) fn occupied(&self) -> PointSet {
        let stones = &self.document.setup.stones;
        stones.black.union(&stones.white)
    }

    /// The stones that the board shows.
    pub(crate) fn stones(&self) -> Setup {
        let mut setup = self.document.setup.clone();
        if let Some(game) = self.replay() {
            setup.stones = *game.situation().position.stones_by_color();
            return setup;
        }
        if let Some(game) = self.endgame_replay() {
            setup.stones = *game.situation().position.stones_by_color();
            return setup;
        }
        if let Some(below) = self.below() {
            setup.stones = below.stones;
        } else if let Some(node) = self.node().filter(|_| self.is_in_tree()) {
            setup.stones.black = node.black;
            setup.stones.white = node.white;
        }
        setup
    }
}

/// Which stones race, and which cannot be captured.
fn roles_of(race: &Race) -> Roles {
    let mut roles = Roles::new();
    for point in race.position.protected() {
        roles.set(point, Role::Safe);
    }
    for color in Color::ALL {
        for point in &race.essential[color] {
            roles.set(point, Role::Essential);
        }
    }
    roles
}
