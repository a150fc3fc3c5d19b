//! What a search of the whole board proves.

use semeai_board::{Assumption, ByColor, Color, PointSet, Position, SafeReason};
use semeai_cgt::Rational;

use super::board::BoardAnalysis;
use super::parting::partings;
use super::question::Endgame;
use crate::limits::EndgameLimits;
use crate::play::stops::Scoring;
use crate::position_report::{
    Between, EndgameReport, KnownBy, LineMove, Loss, RegionReport, StartReport, Why,
};
use crate::verify::{BoardProver, Preference, Proof, ProvedStart, Repetition};

/// What is proved of the whole board.
struct WholeBoard {
    territory: Proof,
    area: Proof,
}

impl BoardAnalysis<'_> {
    /// Searches the whole board and takes over what is proved, or tells why nothing is.
    pub(super) fn prove(&mut self, report: &mut EndgameReport, limits: &EndgameLimits) {
        let Some(whole) = self.search_whole(report, limits) else {
            report.why.push(Why::BoardTooLarge);
            return;
        };
        self.take_over_whole(report, whole, limits);
    }

    /// The same of a board whose regions say nothing because positions come back, if nothing of it is left open then.
    pub(super) fn prove_what_comes_back(
        &mut self,
        report: &mut EndgameReport,
        limits: &EndgameLimits,
    ) {
        let asked = self.asked.first;
        let is_known = |proof: &Proof| {
            let mut asked = Color::ALL.into_iter().filter(|first| asked[*first]);
            asked.all(|first| proof.starts[first].is_some() || proof.repetitions[first].is_some())
        };
        let whole = self.search_whole(report, limits);
        if let Some(whole) = whole.filter(|whole| is_known(self.own(whole))) {
            self.take_over_whole(report, whole, limits);
        }
    }

    fn own<'p>(&self, whole: &'p WholeBoard) -> &'p Proof {
        match self.asked.scoring {
            Scoring::Territory => &whole.territory,
            Scoring::Area => &whole.area,
        }
    }

    /// Searches the whole board; nothing if too much of it is open.
    fn search_whole(
        &mut self,
        report: &EndgameReport,
        limits: &EndgameLimits,
    ) -> Option<WholeBoard> {
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
        let bare = self.without_eyes_and_rooms();
        let mut prover = BoardProver::new(&self.position, &bare, bytes)?;
        let first = self.asked.first;
        let mut prove = |scoring| prover.prove(scoring, first, &preference, &limits.board());
        Some(WholeBoard {
            territory: prove(Scoring::Territory),
            area: prove(Scoring::Area),
        })
    }

    /// Takes over what is proved, if no start is left open by a limit.
    fn take_over_whole(
        &mut self,
        report: &mut EndgameReport,
        whole: WholeBoard,
        limits: &EndgameLimits,
    ) {
        let own = self.without_left_open(self.own(&whole).clone(), limits);
        let open = Color::ALL
            .into_iter()
            .filter(|first| self.asked.first[*first] && own.starts[*first].is_none());
        let why: Vec<Why> = open.map(|first| self.not_proved(&own, first)).collect();
        let comes_back = |why: &Why| matches!(why, Why::ComesBack(..));
        if own.starts != ByColor::default() && why.iter().all(comes_back) {
            self.take_over(report, &own, limits);
        }
        for why in why {
            if !report.why.contains(&why) {
                report.why.push(why);
            }
        }
        let WholeBoard { territory, area } = whole;
        report.territory_score = scores(&territory, self.prisoners()).or(report.territory_score);
        report.area_score = scores(&area, 0).or(report.area_score);
        report.proof = Some(Proof {
            positions: territory.positions + area.positions,
            time: territory.time + area.time,
            ..own
        });
    }

    /// Why nothing is proved of a start.
    fn not_proved(&self, proof: &Proof, first: Color) -> Why {
        match (proof.repetitions[first], proof.limit) {
            (Some(found), _) => Why::ComesBack(
                first,
                Repetition {
                    least: found.least.map(|score| self.with_prisoners(score)),
                    most: found.most.map(|score| self.with_prisoners(score)),
                    ..found
                },
            ),
            (None, Some(limit)) => Why::NotProved(limit),
            (None, None) => Why::BoardTooLarge,
        }
    }

    /// The board where nothing is protected that is safe only as long as its owner does not spoil it: by two eyes, or by room for them.
    fn without_eyes_and_rooms(&self) -> Position {
        let by_owner =
            |safe: &&Assumption| matches!(safe.reason, SafeReason::TwoEyes | SafeReason::Room);
        let blocks = self.safe.iter().filter(by_owner);
        let stones = blocks.fold(PointSet::EMPTY, |all, safe| all.union(&safe.block.stones));
        let protected = self.position.protected().difference(&stones);
        self.position.protecting(protected)
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
