//! What an endgame puts on a board: its regions, what is settled, and what first moves lose.

use semeai_board::{ByColor, Color, Point, PointSet};
use semeai_cgt::Rational;
use semeai_endgame::position_report::{Between, EndgameReport, Loss, RegionReport};

use super::{Candidate, Half, LossSign, Scene, Sign, Tint};

impl Scene {
    /// The regions of an endgame with their letters; some of them stand out.
    pub fn add_endgame_regions(
        &mut self,
        report: &EndgameReport,
        is_clear: impl Fn(usize, &RegionReport) -> bool,
    ) {
        for (number, region) in report.regions.iter().enumerate() {
            self.tints.push(Tint {
                points: region.points,
                number,
                color: number,
                owner: None,
                tag: region.sign.clone(),
                is_clear: is_clear(number, region),
            });
        }
    }

    /// What is settled, and where nobody gains anything.
    pub fn add_settled(&mut self, report: &EndgameReport) {
        self.territory = report.territory;
        self.dame = report.dame;
    }

    /// The best moves of both sides in a region, where the temperature elsewhere is its own.
    pub fn add_best(&mut self, region: &RegionReport) {
        let points = |color: Color| {
            let best = region.best[color].as_ref();
            best.map_or(PointSet::EMPTY, |best| {
                best.points.iter().copied().collect()
            })
        };
        self.add_stars(ByColor::new_with(points));
    }

    /// The best moves of both sides in a region where a move elsewhere is worth `t`, in place of what first moves there lose.
    pub fn add_best_at(&mut self, region: &RegionReport, t: Rational) {
        self.losses
            .retain(|(point, _)| !region.points.contains(*point));
        let at = region.best_at(t);
        let points = |color: Color| {
            let best = at[color].as_ref().filter(|best| !best.is_elsewhere());
            best.map_or(PointSet::EMPTY, |best| {
                best.points.iter().copied().collect()
            })
        };
        self.add_stars(ByColor::new_with(points));
    }

    /// The best first moves of both sides.
    pub fn add_best_starts(&mut self, report: &EndgameReport) {
        let points = |color: Color| {
            let start = report.starts[color].as_ref();
            start.map_or(PointSet::EMPTY, |start| {
                start.best.iter().copied().collect()
            })
        };
        self.add_stars(ByColor::new_with(points));
    }

    /// A small letter on the best points of each region, where a text has no room for more.
    pub fn add_best_letters(&mut self, report: &EndgameReport) {
        for region in &report.regions {
            let sides = Color::ALL.into_iter();
            let best = sides.filter_map(|color| region.best[color].as_ref());
            let points: PointSet = best.flat_map(|best| best.points.iter().copied()).collect();
            self.candidates.extend(points.iter().map(|point| Candidate {
                point,
                letter: region.id.to_lowercase(),
                halves: ByColor::new_with(|_| Half::Known),
            }));
        }
    }

    /// The numbers of the moves by size on the points where this side plays them, or the other one where it has none there; nothing where
    /// there is no choice.
    pub fn add_sizes(&mut self, report: &EndgameReport, first: Color) {
        let moves = report.moves_by_size();
        if moves.len() < 2 {
            return;
        }
        for (number, sized) in (1..).zip(&moves) {
            let own = &sized.points[first];
            let points = if own.is_empty() {
                &sized.points[first.opponent()]
            } else {
                own
            };
            self.sizes
                .extend(points.iter().map(|&point| (point, number)));
        }
    }

    fn add_stars(&mut self, best: ByColor<PointSet>) {
        for point in &best.black.union(&best.white) {
            let of = ByColor::new_with(|color| best[color].contains(point));
            self.winning.push((point, of));
        }
    }

    /// What every first move of a side loses, and where it has none; points inside settled territory are left out, for nobody
    /// thinks of them.
    pub fn add_losses(&mut self, report: &EndgameReport, first: Color) {
        let Some(start) = &report.starts[first] else {
            return;
        };
        let losses = start.losses.iter().filter(|loss| !loss.in_room);
        self.losses
            .extend(losses.filter_map(|loss| sign(loss, first)));
        let legal: PointSet = start.losses.iter().map(|loss| loss.point).collect();
        let settled = report.territory.black.union(&report.territory.white);
        for region in &report.regions {
            let stones = region.stones.black.union(&region.stones.white);
            let open = region.points.difference(&stones).difference(&settled);
            for point in &open.difference(&legal) {
                // A ko that may not be taken back has its own sign.
                if !self.signs.iter().any(|(signed, _)| *signed == point) {
                    self.signs.push((point, Sign::NoMove));
                }
            }
        }
    }
}

fn sign(loss: &Loss, first: Color) -> Option<(Point, LossSign)> {
    let between = loss.loss?;
    let sign = match between {
        Between { low: 0, high: 0 } => LossSign::Best(first),
        between => match between.one() {
            Some(points) => LossSign::Loses(minus(points)),
            None => LossSign::LosesBetween([minus(between.low), minus(between.high)]),
        },
    };
    Some((loss.point, sign))
}

/// So many points lost, as a number below zero.
fn minus(points: i64) -> String {
    match points {
        0 => "0".to_owned(),
        points => format!("−{points}"),
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;
    use semeai_endgame::{Endgame, EndgameLimits, Scoring, endgame_report};

    use super::*;

    #[test]
    fn best_moves_have_a_star_and_others_say_what_they_lose() {
        let drawn = diagram::parse("#####@@\n@...#.#\n#####@@").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let mut scene = Scene::new(drawn.setup);
        scene.add_endgame_regions(&report, |_, region| region.sign == "I");
        scene.add_settled(&report);
        scene.add_losses(&report, Color::Black);
        let topology = asked.position.topology();
        let of = |name: &str| {
            let point = topology.point(name)?;
            let mut losses = scene.losses.iter();
            losses.find(|(at, _)| *at == point).map(|(_, sign)| sign)
        };
        assert_eq!(of("B2"), Some(&LossSign::Best(Color::Black)));
        assert!(matches!(of("D2"), Some(LossSign::Loses(_))));
        let tags: Vec<_> = scene
            .tints
            .iter()
            .map(|tint| (&tint.tag[..], tint.is_clear))
            .collect();
        assert_eq!(tags, [("I", true), ("II", false)]);
    }

    #[test]
    fn nothing_that_is_settled_has_a_star() {
        for sample in [
            include_str!("../../../../assets/samples/15-corridors.txt"),
            include_str!("../../../../assets/samples/20-miai.txt"),
            include_str!("../../../../assets/samples/22-snapback.txt"),
            include_str!("../../../../assets/samples/23-dame.txt"),
        ] {
            let drawn = diagram::parse(sample).expect("a diagram");
            let mut asked = Endgame::new(drawn.position().expect("a position"));
            asked.roles = drawn.roles;
            for scoring in [Scoring::Territory, Scoring::Area] {
                asked.scoring = scoring;
                let report = endgame_report(&asked, &EndgameLimits::default());
                let mut scene = Scene::new(asked.position.to_setup());
                for first in Color::ALL {
                    scene.add_losses(&report, first);
                }
                scene.add_best_starts(&report);
                let settled = report.territory.black.union(&report.territory.white);
                let losses = scene.losses.iter();
                let stars = losses.filter(|(_, sign)| matches!(sign, LossSign::Best(_)));
                let stars = stars.map(|(point, _)| *point);
                let stars = stars.chain(scene.winning.iter().map(|(point, _)| *point));
                for point in stars {
                    let name = asked.position.topology().name(point);
                    assert!(!settled.contains(point), "{name}, {scoring:?}:\n{sample}");
                }
            }
        }
    }

    #[test]
    fn where_the_side_to_move_may_not_play_there_is_a_sign_and_a_range_has_two_lines() {
        // White has no move at A1, the eye of stones that are still to be joined.
        let drawn = diagram::parse("@@@@@@\nXX..##\n.X..##").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let signs = |first| {
            let mut scene = Scene::new(asked.position.to_setup());
            scene.add_losses(&report, first);
            let topology = asked.position.topology();
            let names = scene.signs.iter().map(|&(point, sign)| {
                assert_eq!(sign, Sign::NoMove);
                topology.name(point).to_owned()
            });
            names.collect::<Vec<_>>()
        };
        let none: [&str; 0] = [];
        assert_eq!(signs(Color::Black), none);
        assert_eq!(signs(Color::White), ["A1"]);
        let loss = Loss {
            point: asked.position.topology().point("C2").expect("a point"),
            region: None,
            in_room: false,
            loss: Some(Between { low: 0, high: 1 }),
        };
        let (_, sign) = sign(&loss, Color::Black).expect("known");
        let lines = ["0", "−1"].map(str::to_owned);
        assert_eq!(sign, LossSign::LosesBetween(lines));
    }
}
