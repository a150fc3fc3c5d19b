//! What a frame shows of an endgame.

use semeai_board::Block;
use semeai_endgame::inside::RegionPosition;
use semeai_endgame::position_report::{EndgameReport, FinalCount, RegionReport};
use semeai_session::play_out::endgame::PlayOut;
use semeai_session::{LookInside, ProveEndgame, SafeProposal, Session, SolveEndgame};

use crate::commands::mode::Mode;
use crate::science::FrameData;
use crate::view::Beside;

/// The endgame as proved on the whole board or by its regions, or for a moment that of the state before.
pub(super) fn report(session: &Session) -> Option<&EndgameReport> {
    let proved = session.answer::<ProveEndgame>();
    let proved = proved.and_then(|proved| proved.as_ref().ok());
    proved.or_else(|| session.endgame_report())
}

impl<'a> FrameData<'a> {
    /// Whether the regions of an endgame are searched and none is known yet.
    pub(super) fn is_searching_regions(&self) -> bool {
        self.endgame().is_none() && self.session.progress::<SolveEndgame>().is_noticed()
    }

    /// The endgame that is being played out.
    pub(super) fn endgame_game(&self) -> Option<&'a PlayOut> {
        let is_on = self.view.mode == Mode::PlayOut;
        self.session.play().endgame().filter(|_| is_on)
    }

    /// The line of an endgame, if the board stands in it.
    pub(super) fn endgame_line(&self) -> Option<&'a PlayOut> {
        let is_shown = self.view.is_beside(Beside::Order)
            && self.view.mode == Mode::Analyse
            && self.view.endgame.place.path().is_empty()
            && !self.hides_answers();
        let line = self.view.endgame.line.game().filter(|_| is_shown)?;
        (!line.turns().is_empty()).then_some(line)
    }

    /// The moves of an endgame that stand on the board instead of the position.
    pub(super) fn endgame_replay(&self) -> Option<&'a PlayOut> {
        self.endgame_game().or_else(|| self.endgame_line())
    }

    /// The same of what is shown.
    pub(in crate::sciences) fn endgame(&self) -> Option<&'a EndgameReport> {
        report(self.session)
    }

    /// The count of a game that is over, where clicks change what of it is dead.
    pub(super) fn endgame_count_over(&self) -> Option<&'a FinalCount> {
        let is_asked = self.view.mode == Mode::Analyse && !self.hides_answers();
        let count = self.endgame()?.finished.as_ref()?;
        (is_asked && count.is_over && !self.is_replaying()).then_some(count)
    }

    /// The selected region of the endgame with its number, or else the one in which a move is worth most.
    pub(super) fn endgame_region(&self) -> Option<(usize, &'a RegionReport)> {
        self.view.endgame.place.region_of(self.endgame()?)
    }

    /// The position inside a region of the endgame in which the board stands, the region itself where it stands nowhere.
    pub(super) fn inside(&self) -> Option<&'a RegionPosition> {
        // What was asked before is of no region any more where no endgame is looked at.
        self.endgame()?;
        let is_on = self.view.mode == Mode::Analyse;
        let position = self.session.shown::<LookInside>().filter(|_| is_on)?;
        position.as_ref().ok()
    }

    /// The same below the position itself.
    pub(super) fn below(&self) -> Option<&'a RegionPosition> {
        let inside = self.inside()?;
        (!inside.steps.is_empty() && !self.view.endgame.place.path().is_empty()).then_some(inside)
    }

    /// What is proposed to be taken as safe.
    pub(super) fn safe_proposal(&self) -> Option<&'a SafeProposal> {
        let is_marking = self.view.mode == Mode::Mark;
        self.session.safe_proposal().filter(|_| is_marking)
    }

    /// The blocks that were taken as safe before, and are not seen to be so where the board stands. In a play-out that is not looked at.
    pub(super) fn endgame_doubted(&self) -> impl Iterator<Item = &'a Block> + use<'a> {
        let is_on = self.endgame_replay().is_none();
        let here = self.endgame().filter(|_| is_on);
        let below = self.below().filter(|_| is_on);
        let here = here.map_or(&[][..], |report| &report.doubted);
        here.iter()
            .chain(below.map_or(&[][..], |below| &below.doubted))
    }
}
