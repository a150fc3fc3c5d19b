//! What a frame shows of a race.

use semeai_board::{Color, PointSet, Role, Roles};
use semeai_race::answer::RaceAnswer;
use semeai_race::fight::Fight;
use semeai_race::picks::Move;
use semeai_race::propose::{Proposal, ProposeError};
use semeai_race::report::{Node, RegionReport};
use semeai_race::solve::Race;
use semeai_search::Known;
use semeai_session::Prove;
use semeai_session::play_out::{PlayOut, fight};
use semeai_session::questions::{has_too_many, suggested};

use crate::commands::mode::Mode;
use crate::panes::Pane;
use crate::science::FrameData;
use crate::view::Beside;

impl<'a> FrameData<'a> {
    /// The selected region with its index.
    pub(super) fn region(&self) -> Option<(usize, &'a RegionReport)> {
        let report = self.report?;
        let index = self.view.race.place.selected(report)?;
        Some((index, &report.regions[index]))
    }

    /// The node of the selected region in which the board stands.
    pub(super) fn node(&self) -> Option<&'a Node> {
        let (_, region) = self.region()?;
        let id = region.tree.find(self.view.race.place.path())?;
        Some(region.tree.node(id))
    }

    /// The points in which candidates are asked for, if not in all.
    pub(super) const fn asked_points(&self) -> Option<PointSet> {
        self.view.hand.selection
    }

    /// Whether nothing is suggested where the board stands because too much is useful there.
    pub(super) fn has_too_many(&self) -> bool {
        let node = self.node();
        node.is_some_and(|node| has_too_many(node, self.asked_points().as_ref()))
    }

    /// Whether points are suggested that a region of the position has no answer for yet.
    pub(super) fn has_suggestions(&self) -> bool {
        let mut regions = self.report.iter().flat_map(|report| &report.regions);
        regions.any(|region| !suggested(region.root(), self.asked_points().as_ref()).is_empty())
    }

    /// Whether the board stands in a node below the position itself.
    pub(super) fn is_in_tree(&self) -> bool {
        !self.view.race.place.path().is_empty() && self.node().is_some()
    }

    /// The moves from where the board stands to the node of a tree that is pointed at.
    pub(super) fn branch(&self) -> Option<&'a [Move]> {
        let path = self.view.hand.branch.as_deref()?;
        let is_seen = self.view.is_beside(Beside::Race)
            && !matches!(self.view.mode, Mode::PlayOut)
            && self.proposal().is_none()
            && !self.view.open.folded.has(Pane::Tree)
            && !self.hides_answers();
        let (_, region) = self.region().filter(|_| is_seen)?;
        region.tree.find(path)?;
        path.strip_prefix(self.view.race.place.path())
    }

    /// The race that is being played out.
    pub(super) fn race_game(&self) -> Option<&'a PlayOut> {
        let is_on = self.view.mode == Mode::PlayOut;
        self.session.play().game().filter(|_| is_on)
    }

    /// The fight about one group that is being played out.
    pub(super) fn fight_game(&self) -> Option<&'a fight::PlayOut> {
        let is_on = self.view.mode == Mode::PlayOut;
        self.session.play().fight().filter(|_| is_on)
    }

    /// The best line of a proof, if the board stands in it.
    pub(super) fn race_line(&self) -> Option<&'a PlayOut> {
        let is_shown = self.view.is_beside(Beside::Proof)
            && self.view.mode == Mode::Analyse
            && !self.hides_answers()
            && !self.is_in_tree();
        let line = self.view.race.line.game().filter(|_| is_shown)?;
        (!line.turns().is_empty()).then_some(line)
    }

    /// What is played on the board instead of the position: a play-out, or a line of a proof.
    pub(super) fn race_replay(&self) -> Option<&'a PlayOut> {
        self.race_game().or_else(|| self.race_line())
    }

    /// The race that is proposed.
    pub(super) fn proposal(&self) -> Option<&'a Proposal> {
        let is_marking = self.view.mode == Mode::Mark;
        self.session.pending().proposal().filter(|_| is_marking)
    }

    /// Whether it is said that nothing races: of what was asked about, or where a proof was asked for.
    pub(super) fn has_no_race(&self) -> bool {
        let is_refused = matches!(
            self.session.shown::<Prove>(),
            Some(Err(ProposeError::NoRace(_)))
        );
        self.view.messages.has_answer() || (is_refused && self.view.is_beside(Beside::Proof))
    }

    /// The biggest fight, where the board shows it: beside the words that tell it.
    pub(super) fn fight(&self) -> Option<&'a Fight> {
        let is_told = self.is_for_learners() || self.view.is_beside(Beside::Proof);
        match self.session.shown::<Prove>().filter(|_| is_told) {
            Some(Err(ProposeError::NoRace(found))) => found.fights.first(),
            _ => None,
        }
    }

    /// What was proved about the position, both starts of it.
    pub(super) fn proved(&self) -> Option<&'a RaceAnswer> {
        let solved = self.session.race_answer();
        solved.filter(|solved| solved.known() == Known::Proved)
    }

    /// What a search found about the position, if it has proved at least one start.
    pub(super) fn found(&self) -> Option<&'a RaceAnswer> {
        let solved = self.session.race_answer();
        let is_proved = |solved: &RaceAnswer, color| solved.start(color).is_searched();
        solved.filter(|solved| Color::ALL.into_iter().any(|color| is_proved(solved, color)))
    }

    /// The roles that the board shows: those of the race that is asked about, played or proved, if the person marked none. Where marks
    /// are made only those are seen.
    pub(super) fn race_roles(&self) -> Roles {
        let marks = self.document.marks.roles;
        let is_marking = matches!(self.view.mode, Mode::Mark | Mode::SetUp);
        if is_marking || !marks.points(Role::Essential).is_empty() {
            return marks;
        }
        if let Some(game) = self.race_game() {
            return roles_of(game.start().race());
        }
        let solved = self.session.race_answer();
        if let Some(solved) = solved.filter(|_| self.is_covered()) {
            return asked_roles(marks, solved);
        }
        // What was asked about another block is answered above the board: then it is of that alone.
        let is_told = self.is_for_learners() && !self.hides_answers() && self.told().is_none();
        let solved = solved.filter(|_| is_told || self.view.is_beside(Beside::Proof));
        solved.map_or(marks, |solved| solved.roles)
    }
}

/// What a person who is asked sees: what is marked, and which blocks the question is about; nothing else that was found.
fn asked_roles(marks: Roles, solved: &RaceAnswer) -> Roles {
    let mut roles = marks;
    for point in &solved.roles.points(Role::Essential) {
        roles.set(point, Role::Essential);
    }
    roles
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
