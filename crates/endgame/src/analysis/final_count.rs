//! A board on which nothing more is played: both have passed, or nothing is left.

use semeai_board::{ByColor, Color, PointSet, Role};

use super::board::BoardAnalysis;
use crate::final_count::FinalCount;
use crate::limits::EndgameLimits;
use crate::play::stops::Scoring;
use crate::position_report::{Between, EndgameReport, KnownBy, Room, StartReport};

impl BoardAnalysis<'_> {
    /// The board counted as it stands.
    pub(super) fn as_it_stands(&mut self, limits: &EndgameLimits) -> FinalCount {
        let said = self.asked.roles_as_said().points(Role::Safe);
        let position = self.asked.position.without_ko().protecting(said);
        let (scoring, prisoners) = (self.asked.scoring, self.asked.prisoners);
        let dead = self.said_dead;
        // They are told as dead stones, which count as prisoners.
        let prisoners = ByColor::new_with(|color: Color| {
            let taken = u32::try_from(dead[color.opponent()].len()).unwrap_or(u32::MAX);
            prisoners[color].saturating_sub(taken)
        });
        FinalCount {
            is_over: self.asked.is_over,
            ..(self.kept).final_count(
                &position,
                dead,
                scoring,
                prisoners,
                &limits.count(position.topology()),
            )
        }
    }

    /// Tells the board that was counted when both had passed; counts it, if the regions say that nothing is left. Where they tell no
    /// score that is the score.
    pub(super) fn finish(
        &mut self,
        report: &mut EndgameReport,
        counted: Option<FinalCount>,
        limits: &EndgameLimits,
    ) {
        let is_over = self.asked.is_over;
        let mut by_regions = || nobody_gains(report).then(|| self.as_it_stands(limits));
        let Some(finished) = counted.or_else(&mut by_regions) else {
            return;
        };
        let told = report.starts.as_ref().map(|start| {
            let start = start.as_ref()?;
            Some(start.score.one() == finished.score())
        });
        let is_told = |told: &Option<bool>| told.is_none_or(|is_same| is_same);
        // What the regions say of best play is told, and nothing that is something else.
        if nobody_gains(report) && !(is_told(&told.black) && is_told(&told.white)) {
            return;
        }
        let is_open = matches!(report.known, KnownBy::Undecided | KnownBy::AlongBorder);
        if is_over && is_open {
            self.take_finished(report, &finished);
        }
        report.finished = Some(finished);
    }

    /// The score of a board that was counted, with its territory, be it only as it looks. What the regions do not know is no part of it.
    fn take_finished(&self, report: &mut EndgameReport, finished: &FinalCount) {
        let is_supposed = finished.score().is_none();
        // What only looks dead, or is said to be, is proved to be nothing.
        let proved = ByColor::new_with(|color: Color| {
            finished.dead[color].difference(&self.said_dead[color])
        });
        let Some(finished) = finished.told() else {
            return;
        };
        let score = |scoring: Scoring| finished.by(scoring).score().map(Between::exact);
        let both = |score: Between| ByColor::new_with(|_| score);
        let Some(told) = score(self.asked.scoring) else {
            return;
        };
        report.known = match is_supposed {
            true => KnownBy::Supposed,
            false => KnownBy::Counted,
        };
        report.why.clear();
        report.regions.clear();
        report.meeting = None;
        report.rooms = self.rooms_of(finished, &proved);
        (report.territory, report.dame) = (finished.territory, finished.dame);
        report.territory_score = score(Scoring::Territory).map(both);
        report.area_score = score(Scoring::Area).map(both);
        report.starts = self
            .asked
            .first
            .map(|is_asked| is_asked.then(|| StartReport::of_score(told)));
    }

    fn rooms_of(&self, finished: &FinalCount, proved: &ByColor<PointSet>) -> Vec<Room> {
        let topology = self.position.topology();
        let rooms = |owner: Color| {
            let parts = topology.components(&finished.territory[owner]).into_iter();
            parts.map(move |points| Room {
                points,
                owner,
                is_assumed: false,
                dead: points.intersection(&proved[owner.opponent()]),
            })
        };
        let mut rooms: Vec<Room> = Color::ALL.into_iter().flat_map(rooms).collect();
        rooms.sort_by_key(|room| room.points.first());
        rooms
    }
}

/// Whether the regions say that no move gains a point for either side.
fn nobody_gains(report: &EndgameReport) -> bool {
    let is_known = matches!(report.known, KnownBy::Regions | KnownBy::Searched);
    let worths = || {
        let values = report
            .regions
            .iter()
            .filter_map(|region| region.value.as_ref());
        values.filter_map(|value| value.worth)
    };
    is_known && worths().all(|worth| worth <= 0.into()) && !report.leaves_out_ko()
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;

    use super::*;
    use crate::{Endgame, endgame_report};

    #[test]
    fn a_stone_that_somebody_says_to_be_dead_is_not_proved_to_be() {
        let rows = "..XO.\n.OXO.\n..XO.\n..XO.\n..XO.";
        let drawn = diagram::parse(rows).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.is_over = true;
        let topology = asked.position.topology();
        asked.dead = PointSet::single(topology.point("B4").expect("a point"));
        let report = endgame_report(&asked, &EndgameLimits::default());
        assert!(report.finished.is_some() && !report.rooms.is_empty());
        assert_eq!(report.dead(Color::White), PointSet::EMPTY);
    }
}
