//! What a search of the whole board proves.

use semeai_board::{ByColor, Color};
use semeai_cgt::Rational;

use super::board::BoardAnalysis;
use super::parting::partings;
use super::question::Endgame;
use crate::limits::EndgameLimits;
use crate::play::stops::Scoring;
use crate::position_report::{
    Between, EndgameReport, KnownBy, LineMove, Loss, RegionReport, StartReport, Why,
};
use crate::verify::{BoardProver, Preference, Proof, ProvedStart};

impl BoardAnalysis<'_> {
    /// Searches the whole board and takes over what is proved.
    pub(super) fn prove(&mut self, report: &mut EndgameReport, limits: &EndgameLimits) {
        let told = |first: Color| report.starts[first].as_ref().map(|start| &start.line[..]);
        let thought = ByColor::new_with(|first: Color| match told(first) {
            Some([]) => self.thought(first, &mut limits.sum()),
            line => (line.unwrap_or_default().iter())
                .map(|played| played.point)
                .collect(),
        });
        let worth = |region: &RegionReport| Some((region.points, region.worth()?));
        let preference = Preference {
            thought,
            worths: report.regions.iter().filter_map(worth).collect(),
        };
        let bytes = limits.board_bytes(self.bytes());
        let Some(mut prover) = BoardProver::new(&self.position, bytes) else {
            report.why.push(Why::BoardTooLarge);
            return;
        };
        let [territory, area] = [Scoring::Territory, Scoring::Area]
            .map(|scoring| prover.prove(scoring, self.asked.first, &preference, &limits.board()));
        let own = match self.asked.scoring {
            Scoring::Territory => &territory,
            Scoring::Area => &area,
        };
        let own = self.without_left_open(own.clone(), limits);
        let mut colors = Color::ALL.into_iter();
        if colors.all(|first| !self.asked.first[first] || own.starts[first].is_some()) {
            self.take_over(report, &own, limits);
        } else if prover.is_full() {
            report.why.push(Why::BoardTooLarge);
        } else {
            report.why.push(Why::NotProved(own.limit));
        }
        report.territory_score = scores(&territory, self.prisoners()).or(report.territory_score);
        report.area_score = scores(&area, 0).or(report.area_score);
        report.proof = Some(Proof {
            positions: territory.positions + area.positions,
            time: territory.time + area.time,
            ..own
        });
    }

    /// The same without what comes after moves of which nobody says what they lose: in the search a block that is safe stays so, even
    /// if its owner fills its eyes.
    fn without_left_open(&self, mut proof: Proof, limits: &EndgameLimits) -> Proof {
        let budget = limits.sum();
        for first in Color::ALL {
            for (point, after) in proof.starts[first]
                .iter_mut()
                .flat_map(|start| &mut start.after)
            {
                *after = after.filter(|_| !self.is_left_open(first, *point, &budget));
            }
        }
        proof
    }

    /// Puts what is proved of every start in place of what the regions say, and tells where the two part.
    fn take_over(&mut self, report: &mut EndgameReport, proof: &Proof, limits: &EndgameLimits) {
        let regions = report.starts.clone();
        report.known = KnownBy::Searched;
        for first in Color::ALL {
            if let Some(proved) = &proof.starts[first] {
                let line = self.proved_line(proved, first, limits);
                let before = regions[first].as_ref();
                let start = self.proved_start(proved, first, line, before);
                report.starts[first] = Some(start);
            }
        }
        // Of what is counted by hand nobody says that it is so on the board.
        report.why = if self.asked.only.is_empty() {
            let asked = Endgame {
                position: self.position.clone(),
                ..self.asked.as_ref().clone()
            };
            let partings = partings(&asked, &regions, &report.starts, limits);
            partings.into_iter().map(Why::ProofDiffers).collect()
        } else {
            Vec::new()
        };
    }

    /// A proved score with the prisoners taken before, if they count.
    fn with_prisoners(&self, score: i64) -> i64 {
        match self.asked.scoring {
            Scoring::Territory => score + self.prisoners(),
            Scoring::Area => score,
        }
    }

    /// The proved line. Where it ends, the count is what was proved.
    fn proved_line(
        &mut self,
        proved: &ProvedStart,
        first: Color,
        limits: &EndgameLimits,
    ) -> Vec<LineMove> {
        let mut line = self.line_of(&proved.line, first, &mut limits.sum());
        if proved.is_whole
            && let Some(last) = line.last_mut()
        {
            let score = Rational::from_integer(self.with_prisoners(proved.score).into());
            last.count = last.count.or(Some(score));
        }
        line
    }

    fn proved_start(
        &self,
        proved: &ProvedStart,
        first: Color,
        line: Vec<LineMove>,
        before: Option<&StartReport>,
    ) -> StartReport {
        let lost = |after: i64| match first {
            Color::Black => proved.score - after,
            Color::White => after - proved.score,
        };
        let losses = proved.after.iter().map(|&(point, after)| {
            let region = self
                .item_at(point)
                .and_then(|item| self.region_number(item));
            let known = before.map(|start| &start.losses[..]).unwrap_or_default();
            let known = known.iter().find(|loss| loss.point == point);
            Loss {
                point,
                region,
                in_room: known.map_or(region.is_none(), |loss| loss.in_room),
                loss: after.map(|after| Between::exact(lost(after))),
            }
        });
        let is_best = |loss: &&Loss| !loss.in_room && loss.loss.is_some_and(|loss| loss.low == 0);
        let losses: Vec<Loss> = losses.collect();
        let best = losses.iter().filter(|loss| is_best(loss));
        StartReport {
            score: Between::exact(self.with_prisoners(proved.score)),
            best: best.map(|loss| loss.point).collect(),
            losses,
            line,
        }
    }
}

/// The proved scores by who is first, with prisoners; nothing unless both are proved.
fn scores(proof: &Proof, prisoners: i64) -> Option<ByColor<Between>> {
    let score = |first: Color| {
        let start = proof.starts[first].as_ref()?;
        Some(Between::exact(start.score + prisoners))
    };
    Some(ByColor {
        black: score(Color::Black)?,
        white: score(Color::White)?,
    })
}
