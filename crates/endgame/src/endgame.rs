//! From a board to a report.

use semeai_board::{Assumption, ByColor, Color, Point, PointSet, Position, Role, Roles};
use semeai_cgt::{Arena, Dyadic, Error, GameId, Player, Rational};
use semeai_search::{Halt, PositionBudget};

use crate::chilled::{Asked, Parity, Scoring, chill, stops, total};
use crate::kind::Kind;
use crate::ko::ByKo;
use crate::limits::EndgameLimits;
use crate::local::{Local, LocalMove, points};
use crate::play::{Board, Means, Standing, best_line, worth};
use crate::player;
use crate::position_report::{
    Between, EndgameReport, KnownBy, LineMove, LocalBest, Loss, RegionMove, RegionReport,
    RegionState, Room, StartReport, Total, Valued, Why,
};
use crate::region::{Marks, Region, regions, safe_blocks, safe_stones};
use crate::report::Check;
use crate::strategy::{Strategy, StrategyReport};
use crate::verify::{Proof, ProvedStart, prove};

/// A line is followed so far.
const LONGEST_LINE: usize = 400;

/// Rooms of so many points are looked into for what a move of a stranger loses.
const MOST_ROOM: usize = 7;

/// A question about an endgame.
#[derive(Clone, Debug)]
pub struct Endgame {
    /// The board. A ban by ko counts for the first move.
    pub position: Position,
    /// Which stones the person takes as safe; what is essential to a race counts for nothing here.
    pub roles: Roles,
    /// Stones of blocks that are safe beside those that are found.
    pub added: PointSet,
    /// How points are counted.
    pub scoring: Scoring,
    /// The prisoners that each side has taken so far.
    pub prisoners: ByColor<u32>,
    /// The sides that are asked about as first.
    pub first: ByColor<bool>,
    /// Whether the whole board is searched too.
    pub check: Check,
    /// Which rules for choosing a move are played against best play.
    pub strategies: Vec<Strategy>,
}

impl Endgame {
    /// A board with nothing said about it: territory scoring, no prisoners, both starts.
    #[must_use]
    pub fn new(position: Position) -> Self {
        Self {
            position,
            roles: Roles::new(),
            added: PointSet::EMPTY,
            scoring: Scoring::Territory,
            prisoners: ByColor::default(),
            first: ByColor {
                black: true,
                white: true,
            },
            check: Check::None,
            strategies: Vec::new(),
        }
    }

    /// The roles with what was added.
    fn said(&self) -> Roles {
        let mut roles = self.roles;
        for point in self.added.iter() {
            if let Some(block) = self.position.block_at(point) {
                roles.set_block(&block, Role::Safe);
            }
        }
        roles
    }
}

/// Everything about an endgame.
///
/// ```
/// use semeai_board::diagram;
/// use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
///
/// // Two corridors: Black's of three points, White's of one.
/// let drawn = diagram::parse("#####@@\n@...#.#\n#####@@")?;
/// let mut asked = Endgame::new(drawn.position()?);
/// asked.roles = drawn.roles;
/// let report = endgame_report(&asked, &EndgameLimits::default());
/// let value = |at: usize| report.regions[at].value.as_ref().unwrap();
/// assert_eq!(value(0).text.as_str(), "{2||1|*}");
/// assert_eq!(value(0).chilled.as_str(), "5/4");
/// assert_eq!(value(1).text.as_str(), "*");
/// let scores = report.territory_score.unwrap();
/// assert_eq!((scores.black.one(), scores.white.one()), (Some(2), Some(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn endgame_report(asked: &Endgame, limits: &EndgameLimits) -> EndgameReport {
    let budget = limits.region();
    let marks = if asked.roles.points(Role::Safe).is_empty() {
        Marks::ToBeFound
    } else {
        Marks::Said
    };
    let safe = safe_blocks(&asked.position, &asked.said(), marks, &budget);
    let mut analysis = Analysis::new(asked, &safe);
    analysis.search(limits);
    analysis.report(safe, limits)
}

/// A region with what was found.
#[derive(Debug)]
struct Item {
    region: Region,
    /// Absent if it is not searched.
    local: Option<Local>,
    values: Result<ByKo<GameId>, RegionState>,
    /// Every move in it; none if that was not found out.
    moves: Vec<LocalMove>,
    /// Whether it is an empty room, with whether it is only assumed to be settled.
    room: Option<(Color, bool)>,
}

struct Analysis<'a> {
    asked: &'a Endgame,
    /// With everything that is safe protected.
    position: Position,
    arena: Arena,
    items: Vec<Item>,
}

impl<'a> Analysis<'a> {
    fn new(asked: &'a Endgame, safe: &[Assumption]) -> Self {
        let protected = safe_stones(&asked.said(), safe);
        let position = asked.position.protecting(protected);
        let items = regions(&position, &protected).into_iter();
        let items = items.map(|region| Item {
            local: None,
            values: Err(RegionState::Open),
            moves: Vec::new(),
            room: None,
            region,
        });
        Self {
            asked,
            items: items.collect(),
            position,
            arena: Arena::new(),
        }
    }

    fn search(&mut self, limits: &EndgameLimits) {
        for item in &mut self.items {
            item.search(&self.position, &mut self.arena, &mut limits.region());
        }
    }

    fn report(mut self, safe: Vec<Assumption>, limits: &EndgameLimits) -> EndgameReport {
        let settled = self.settled();
        let mut report = EndgameReport {
            rooms: self.rooms(),
            territory: self.territory(),
            dame: PointSet::EMPTY,
            regions: self.region_reports(),
            settled,
            total: None,
            territory_score: None,
            area_score: None,
            starts: ByColor::default(),
            strategies: Vec::new(),
            ko: None,
            known: KnownBy::Undecided,
            why: Vec::new(),
            proof: None,
            safe,
        };
        report.dame = dame(&report.regions);
        if report.safe.is_empty() {
            report.why.push(Why::NothingSafe);
        }
        report.why.extend(reasons(&report.regions));
        if self.items.iter().all(|item| item.values.is_ok()) {
            let scored = self.score(&mut report, &mut limits.region());
            if scored.is_err() {
                report.why.push(Why::SumTooLarge);
            } else if !self.asked.strategies.is_empty() {
                report.strategies = self.strategies(&mut limits.region());
            }
        }
        if self.asked.check == Check::EveryOrder {
            self.prove(&mut report, limits);
        }
        report
    }

    /// Searches the whole board and takes over what is proved.
    fn prove(&self, report: &mut EndgameReport, limits: &EndgameLimits) {
        let both = [Scoring::Territory, Scoring::Area]
            .map(|scoring| prove(&self.position, scoring, self.asked.first, &limits.board()));
        let [Some(territory), Some(area)] = both else {
            report.why.push(Why::NotProved);
            return;
        };
        let is_complete = |proof: &Proof| {
            let mut colors = Color::ALL.into_iter();
            colors.all(|first| !self.asked.first[first] || proof.starts[first].is_some())
        };
        let told = match self.asked.scoring {
            Scoring::Territory => &territory,
            Scoring::Area => &area,
        };
        if is_complete(told) {
            let differs = Color::ALL.into_iter().any(|first| {
                let found = report.starts[first].as_ref().map(|start| start.score);
                let proved = told.starts[first]
                    .as_ref()
                    .map(|start| self.counted(start.score));
                found
                    .zip(proved)
                    .is_some_and(|(found, proved)| proved < found.low || found.high < proved)
            });
            report.why = if differs {
                vec![Why::ProofDiffers]
            } else {
                Vec::new()
            };
            report.known = KnownBy::Searched;
            for first in Color::ALL {
                if let Some(proved) = &told.starts[first] {
                    let line = report.starts[first].take().map(|start| start.line);
                    report.starts[first] = Some(self.proved_start(proved, first, line));
                }
            }
        } else {
            report.why.push(Why::NotProved);
        }
        let scores = |proof: &Proof, prisoners: i64| {
            let [black, white] = Color::ALL.map(|first| {
                let start = proof.starts[first].as_ref()?;
                Some(Between::exact(start.score + prisoners))
            });
            Some(ByColor {
                black: black?,
                white: white?,
            })
        };
        report.territory_score = scores(&territory, self.prisoners()).or(report.territory_score);
        report.area_score = scores(&area, 0).or(report.area_score);
        report.proof = Some(Proof {
            positions: territory.positions + area.positions,
            time: territory.time + area.time,
            ..told.clone()
        });
    }

    /// A proved score with the prisoners taken before, if they count.
    fn counted(&self, score: i64) -> i64 {
        match self.asked.scoring {
            Scoring::Territory => score + self.prisoners(),
            Scoring::Area => score,
        }
    }

    fn proved_start(
        &self,
        proved: &ProvedStart,
        first: Color,
        line: Option<Vec<LineMove>>,
    ) -> StartReport {
        let region_of = |point: Point| {
            let mut items = self.items.iter();
            let at = items.position(|item| item.region.points.contains(point));
            at.and_then(|at| self.region_number(at))
        };
        let lost = |after: i64| match first {
            Color::Black => proved.score - after,
            Color::White => after - proved.score,
        };
        let losses = proved.after.iter().map(|&(point, after)| Loss {
            point,
            region: region_of(point),
            in_room: region_of(point).is_none(),
            loss: Some(Between::exact(lost(after))),
        });
        let best = proved
            .after
            .iter()
            .filter(|(_, after)| *after == proved.score);
        StartReport {
            score: Between::exact(self.counted(proved.score)),
            best: best.map(|(point, _)| *point).collect(),
            losses: losses.collect(),
            line: line.unwrap_or_default(),
        }
    }

    /// The points of rooms and the prisoners, Black's minus White's.
    fn settled(&self) -> i64 {
        let rooms = self.items.iter().filter_map(|item| {
            let (owner, _) = item.room?;
            Some(points(owner, count(item.region.points.len())))
        });
        rooms.sum::<i64>() + self.prisoners()
    }

    fn prisoners(&self) -> i64 {
        let taken = self.asked.prisoners;
        i64::from(taken.black) - i64::from(taken.white)
    }

    fn rooms(&self) -> Vec<Room> {
        let rooms = self.items.iter().filter_map(|item| {
            let (owner, is_assumed) = item.room?;
            Some(Room {
                points: item.region.points,
                owner,
                is_assumed,
            })
        });
        rooms.collect()
    }

    /// Rooms, and regions in which one side has everything.
    fn territory(&self) -> ByColor<PointSet> {
        ByColor::new_with(|color: Color| {
            let owned = self.items.iter().filter(|item| match item.room {
                Some((owner, _)) => owner == color,
                None => item.is_all_of(color, &self.position, &self.arena),
            });
            owned.fold(PointSet::EMPTY, |all, item| all.union(&item.region.points))
        })
    }

    fn region_reports(&mut self) -> Vec<RegionReport> {
        let open = self.items.iter().filter(|item| item.room.is_none());
        let described = open.enumerate().map(|(i, item)| {
            let described = item.report(region_id(i), &self.position, &mut self.arena);
            described.unwrap_or_else(|_| item.bare(region_id(i), &self.position))
        });
        described.collect()
    }

    /// Scores, losses and lines; every region has a value.
    fn score(
        &mut self,
        report: &mut EndgameReport,
        budget: &mut PositionBudget,
    ) -> Result<(), Halt> {
        report.total = Some(self.total(report.settled)?);
        let tallies = ByColor::new_with(|first| self.tallies(first, budget));
        let tallies = ByColor {
            black: tallies.black?,
            white: tallies.white?,
        };
        let parity = Parity::of(&self.position);
        let prisoners = self.prisoners();
        let area = |territory: i64, first| parity.area(territory - prisoners, first);
        let territory = tallies.as_ref().map(|tally| tally.score);
        report.territory_score = Some(territory.map(Between::around));
        report.area_score = Some(ByColor::new_with(|first: Color| {
            Between::around(territory[first].map(|score| area(score, first)))
        }));
        let has_ko = self.items.iter().any(|item| {
            item.values
                .as_ref()
                .is_ok_and(|values| values.same().is_none())
        });
        if has_ko {
            let by_start = |pick: fn(ByKo<i64>) -> i64| territory.map(pick);
            report.ko = Some(ByKo {
                no_threats: by_start(|scores| scores.no_threats),
                black_wins_kos: by_start(|scores| scores.black_wins_kos),
                white_wins_kos: by_start(|scores| scores.white_wins_kos),
            });
        }
        let is_one = |score: &Between| score.one().is_some();
        let scores = match self.asked.scoring {
            Scoring::Territory => report.territory_score,
            Scoring::Area => report.area_score,
        };
        let asked = self.asked.first;
        let decided = scores.is_some_and(|scores| {
            Color::ALL
                .into_iter()
                .all(|first| !asked[first] || is_one(&scores[first]))
        });
        report.known = if decided {
            KnownBy::Regions
        } else {
            KnownBy::Bounded
        };
        for first in Color::ALL {
            if asked[first] {
                let start = self.start(&tallies[first], first, parity, budget)?;
                report.starts[first] = Some(start);
            }
        }
        Ok(())
    }

    fn total(&mut self, settled: i64) -> Result<Total, Halt> {
        let too_large = crate::local::too_large;
        let mut values: Vec<GameId> = self.open_values().map(|values| values.no_threats).collect();
        let mut mean = Rational::from_integer(settled.into());
        let mut temperature = None;
        for value in &values {
            mean += self.arena.mean(*value).map_err(too_large)?.to_rational();
            temperature = temperature.max(worth(&mut self.arena, *value));
        }
        values.push(self.arena.integer(settled).map_err(too_large)?);
        let chilled: Result<Vec<GameId>, Halt> = (values.iter())
            .map(|value| chill(&mut self.arena, *value))
            .collect();
        let chilled = total(&mut self.arena, &chilled?);
        Ok(Total {
            mean,
            temperature: temperature.map(Dyadic::to_rational),
            chilled: chilled.map(|game| self.arena.written(game)),
        })
    }

    /// The values of all items that are no rooms.
    fn open_values(&self) -> impl Iterator<Item = ByKo<GameId>> {
        let open = self.items.iter().filter(|item| item.room.is_none());
        open.filter_map(|item| item.values.ok())
    }

    /// The territory scores where a side is first, and after each of its first moves, for each way in which kos may go.
    fn tallies(&mut self, first: Color, budget: &mut PositionBudget) -> Result<Tally, Halt> {
        let mut moves = Vec::new();
        for (at, item) in self.items.iter().enumerate() {
            for played in item.moves.iter().filter(|played| played.color == first) {
                if let Ok(values) = played.values.transpose()
                    && self.asked.position.is_legal(first, played.point)
                {
                    moves.push((at, played, values));
                }
            }
        }
        let bases = self.items.iter().map(|item| item.values.ok());
        let bases: Option<Vec<ByKo<GameId>>> = bases.collect();
        let bases = bases.ok_or(Halt::Budget)?;
        let has_ko = bases.iter().any(|base| base.same().is_none())
            || moves.iter().any(|(.., values)| values.same().is_none());
        let prisoners = self.prisoners();
        let mut under = |pick: fn(&ByKo<GameId>) -> GameId| {
            let values: Vec<GameId> = bases.iter().map(pick).collect();
            let base = Asked {
                instead: None,
                first: player(first),
            };
            let after = moves.iter().map(|(at, _, values)| Asked {
                instead: Some((*at, pick(values))),
                first: player(first.opponent()),
            });
            let asked: Vec<Asked> = [base].into_iter().chain(after).collect();
            let mut found = stops(&mut self.arena, budget, &values, &asked)?;
            found.iter_mut().for_each(|score| *score += prisoners);
            Ok(found)
        };
        let usual = under(|values| values.no_threats)?;
        let all = if has_ko {
            ByKo {
                no_threats: usual,
                black_wins_kos: under(|values| values.black_wins_kos)?,
                white_wins_kos: under(|values| values.white_wins_kos)?,
            }
        } else {
            ByKo::all(usual)
        };
        let at = |i: usize| all.as_ref().map(|scores| scores[i]);
        Ok(Tally {
            score: at(0),
            after: (moves.iter().enumerate())
                .map(|(i, (item, played, _))| (*item, played.point, played.in_room, at(i + 1)))
                .collect(),
        })
    }

    fn start(
        &mut self,
        tally: &Tally,
        first: Color,
        parity: Parity,
        budget: &mut PositionBudget,
    ) -> Result<StartReport, Halt> {
        let prisoners = self.prisoners();
        let scoring = self.asked.scoring;
        let counted = |territory: i64, parity: Parity, first: Color| match scoring {
            Scoring::Territory => territory,
            Scoring::Area => parity.area(territory - prisoners, first),
        };
        let score = tally.score.map(|score| counted(score, parity, first));
        let next = (parity.after(first), first.opponent());
        let mut losses = Vec::new();
        let mut best = Vec::new();
        for (item, point, in_room, after) in &tally.after {
            let after = after.map(|after| counted(after, next.0, next.1));
            if after.no_threats == score.no_threats {
                best.push(*point);
            }
            losses.push(Loss {
                point: *point,
                region: self.region_number(*item),
                in_room: *in_room,
                loss: Some(lost(score, after, first)),
            });
        }
        self.add_unknown(&mut losses, first);
        losses.sort_by_key(|loss| loss.point);
        best.sort();
        Ok(StartReport {
            score: Between::around(score),
            best,
            losses,
            line: self.line(first, parity, budget)?,
        })
    }

    /// Which of the regions that are told an item is; none for a room.
    fn region_number(&self, item: usize) -> Option<usize> {
        let before = self.items[..item].iter();
        let number = before.filter(|item| item.room.is_none()).count();
        self.items[item].room.is_none().then_some(number)
    }

    /// Legal moves of which nothing is known.
    fn add_unknown(&self, losses: &mut Vec<Loss>, first: Color) {
        let known: PointSet = losses.iter().map(|loss| loss.point).collect();
        for (at, item) in self.items.iter().enumerate() {
            for point in item.region.empty.difference(&known).iter() {
                if self.asked.position.is_legal(first, point) {
                    losses.push(Loss {
                        point,
                        region: self.region_number(at),
                        in_room: item.room.is_some(),
                        loss: None,
                    });
                }
            }
        }
    }

    fn line(
        &mut self,
        first: Color,
        parity: Parity,
        budget: &mut PositionBudget,
    ) -> Result<Vec<LineMove>, Halt> {
        let scoring = self.asked.scoring;
        self.playing(scoring, parity, budget, |board, means| {
            let mut before = board.count(means.arena);
            let line = best_line(board, means, first, LONGEST_LINE)?;
            let told = line.into_iter().map(|(played, after)| {
                let count = after.count(means.arena);
                let gain = match played.color {
                    Color::Black => count - before,
                    Color::White => before - count,
                };
                before = count;
                let temperature = after.temperature(means.arena);
                LineMove {
                    color: played.color,
                    point: played.point,
                    region: played.region,
                    gain,
                    count,
                    temperature: temperature.map(Dyadic::to_rational),
                }
            });
            Ok(told.collect())
        })
    }

    /// What rules for choosing a move make of the board.
    fn strategies(&mut self, budget: &mut PositionBudget) -> Vec<StrategyReport> {
        let parity = Parity::of(&self.position);
        let strategies = self.asked.strategies.clone();
        self.playing(Scoring::Territory, parity, budget, |board, means| {
            let report = |rule: Strategy| crate::strategy::report(rule, board, means);
            strategies.into_iter().map(report).collect()
        })
    }

    /// Plays on the board as it stands; every region has a value.
    fn playing<T>(
        &mut self,
        scoring: Scoring,
        parity: Parity,
        budget: &mut PositionBudget,
        play: impl FnOnce(&Board, &mut Means<'_>) -> T,
    ) -> T {
        let (settled, prisoners) = (self.settled(), self.prisoners());
        let (mut locals, mut regions) = (Vec::new(), Vec::new());
        for item in self.items.iter_mut().filter(|item| item.room.is_none()) {
            if let (Some(local), Ok(values)) = (item.local.take(), &item.values) {
                regions.push(Standing {
                    spot: local.root().clone(),
                    value: values.no_threats,
                });
                locals.push(local);
            }
        }
        let board = Board {
            regions,
            settled,
            parity,
            prisoners,
        };
        let mut means = Means {
            locals: &mut locals,
            arena: &mut self.arena,
            budget,
            scoring,
        };
        let played = play(&board, &mut means);
        let open = self.items.iter_mut().filter(|item| item.room.is_none());
        for (item, local) in open.zip(locals) {
            item.local = Some(local);
        }
        played
    }
}

/// Territory scores where a side is first: with best play, and after each first move, by item and point.
struct Tally {
    score: ByKo<i64>,
    after: Vec<(usize, Point, bool, ByKo<i64>)>,
}

/// What a move loses for the side that makes it: exact, or between two numbers where a ko matters.
fn lost(score: ByKo<i64>, after: ByKo<i64>, color: Color) -> Between {
    let (score, after) = (Between::around(score), Between::around(after));
    let (low, high) = match color {
        Color::Black => (score.low - after.high, score.high - after.low),
        Color::White => (after.low - score.high, after.high - score.low),
    };
    Between {
        low: low.max(0),
        high: high.max(0),
    }
}

impl Item {
    fn search(&mut self, position: &Position, arena: &mut Arena, budget: &mut PositionBudget) {
        self.local = Local::new(position, &self.region.points);
        let whole = count(self.region.points.len());
        if let Some(owner) = self.region.owner() {
            let stranger = self.local.as_ref().map(Local::stranger);
            let is_assumed = match stranger {
                Some(crate::settled::Stranger::Dies) => Some(false),
                Some(crate::settled::Stranger::Unknown) => None,
                Some(crate::settled::Stranger::TakenToDie) | None => Some(true),
            };
            let value = arena.integer(points(owner, whole));
            if let (Some(is_assumed), Ok(value)) = (is_assumed, value) {
                self.room = Some((owner, is_assumed));
                self.values = Ok(ByKo::all(value));
                self.moves = self.moves_in_room(arena, budget, owner);
                return;
            }
        }
        if !self.region.beside.black && !self.region.beside.white {
            self.values = Err(RegionState::Open);
            return;
        }
        let Some(local) = &mut self.local else {
            self.values = Err(RegionState::TooLarge);
            return;
        };
        let root = local.root().clone();
        let values = local.values(arena, budget, &root).transpose();
        self.values = values.map_err(|halt| match halt {
            Halt::Budget => RegionState::TooLarge,
            Halt::Repetition => RegionState::Repetition,
        });
        if let (Ok(values), Some(owner)) = (&self.values, self.region.owner())
            && values.same().and_then(|value| arena.as_integer(*value))
                == Some(points(owner, whole).into())
        {
            self.room = Some((owner, false));
        }
        if self.values.is_ok() {
            self.moves = local.moves(arena, budget, &root).unwrap_or_default();
        }
    }

    /// In a small room every move; in a larger one those of its owner, who only fills a point.
    fn moves_in_room(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        owner: Color,
    ) -> Vec<LocalMove> {
        let points_of = self.region.points;
        if points_of.len() <= MOST_ROOM
            && let Some(local) = &mut self.local
        {
            let root = local.root().clone();
            return local.moves(arena, budget, &root).unwrap_or_default();
        }
        let Ok(value) = arena.integer(points(owner, count(points_of.len() - 1))) else {
            return Vec::new();
        };
        let moves = points_of.iter().map(|point| LocalMove {
            color: owner,
            point,
            captured: 0,
            in_room: true,
            to: Vec::new(),
            values: ByKo::all(Ok(value)),
        });
        moves.collect()
    }

    /// Whether a side has everything in a region with stones: its empty points, and all stones as prisoners.
    fn is_all_of(&self, color: Color, position: &Position, arena: &Arena) -> bool {
        let Ok(values) = &self.values else {
            return false;
        };
        let stones = self.region.points.difference(&self.region.empty);
        let is_others = stones.is_subset(&position.stones(color.opponent()));
        let whole = count(self.region.empty.len() + 2 * stones.len());
        let value = values.same().and_then(|value| arena.as_integer(*value));
        is_others && value == Some(points(color, whole).into())
    }

    fn state(&self) -> RegionState {
        match &self.values {
            Err(state) => *state,
            Ok(values) if values.same().is_some() => RegionState::Exact,
            Ok(_) => RegionState::Ko,
        }
    }

    /// What is known without a value.
    fn bare(&self, id: String, position: &Position) -> RegionReport {
        RegionReport {
            id,
            points: self.region.points,
            stones: position
                .stones_by_color()
                .map(|stones| stones.intersection(&self.region.points)),
            state: self.state(),
            value: None,
            ko: None,
            kind: None,
            best: ByColor::default(),
            moves: Vec::new(),
            positions: self.local.as_ref().map_or(0, Local::positions),
            takes_rooms: self.local.as_ref().is_some_and(|local| local.takes_rooms),
        }
    }

    fn report(
        &self,
        id: String,
        position: &Position,
        arena: &mut Arena,
    ) -> Result<RegionReport, Error> {
        let mut report = self.bare(id, position);
        let Ok(values) = &self.values else {
            return Ok(report);
        };
        let value = values.no_threats;
        report.value = Some(valued(arena, value)?);
        if values.same().is_none() {
            report.ko = Some(values.map(|value| valued(arena, value)).transpose()?);
        }
        report.kind = Some(Kind::of(arena, value)?);
        for color in Color::ALL {
            report.best[color] = self.best(arena, value, color)?;
        }
        for played in &self.moves {
            let to = played.values.no_threats.ok();
            report.moves.push(RegionMove {
                color: played.color,
                point: played.point,
                to: to.map(|game| arena.written(game)),
                makes_ko: played.values.same().is_none(),
            });
        }
        Ok(report)
    }

    /// The best moves of a side at the temperature of the region: those after which the wall of the other side is best, and of
    /// these those that no other is better than.
    fn best(
        &self,
        arena: &mut Arena,
        value: GameId,
        color: Color,
    ) -> Result<Option<LocalBest>, Error> {
        let Some(temperature) = worth(arena, value) else {
            return Ok(None);
        };
        let side = player(color);
        let mut tried = Vec::new();
        for played in self.moves.iter().filter(|played| played.color == color) {
            if let Ok(to) = played.values.no_threats {
                let thermograph = arena.thermograph(to)?;
                let wall = thermograph.value_at(side.opponent(), temperature.to_rational())?;
                tried.push((played.point, to, wall));
            }
        }
        let walls = tried.iter().map(|(.., wall)| *wall);
        let best = match side {
            Player::Left => walls.max(),
            Player::Right => walls.min(),
        };
        tried.retain(|(.., wall)| Some(*wall) == best);
        let Some(&(_, mut chosen, _)) = tried.first() else {
            return Ok(None);
        };
        for &(_, to, _) in &tried {
            let is_better = match side {
                Player::Left => arena.is_le(chosen, to)?,
                Player::Right => arena.is_le(to, chosen)?,
            };
            if is_better {
                chosen = to;
            }
        }
        tried.retain(|(_, to, _)| *to == chosen);
        Ok(Some(LocalBest {
            points: tried.iter().map(|(point, ..)| *point).collect(),
            to: arena.written(chosen),
            follow_up: worth(arena, chosen).map(Dyadic::to_rational),
        }))
    }
}

fn valued(arena: &mut Arena, value: GameId) -> Result<Valued, Error> {
    let chilled = arena.cool(value, Dyadic::integer(1))?;
    Ok(Valued {
        text: arena.written(value),
        chilled: arena.written(chilled),
        mean: arena.mean(value)?.to_rational(),
        worth: worth(arena, value).map(Dyadic::to_rational),
        thermograph: arena.thermograph(value)?,
    })
}

/// The empty points of regions in which a move gains nothing but a turn and nothing else is at stake.
fn dame(regions: &[RegionReport]) -> PointSet {
    let is_dame = |region: &&RegionReport| {
        region.kind == Some(Kind::Dame)
            && region
                .value
                .as_ref()
                .is_some_and(|value| value.mean == 0.into())
    };
    let empty = |region: &RegionReport| {
        let stones = region.stones.black.union(&region.stones.white);
        region.points.difference(&stones)
    };
    let dame = regions.iter().filter(is_dame).map(empty);
    dame.fold(PointSet::EMPTY, |all, points| all.union(&points))
}

/// Why regions have no value, or several.
fn reasons(regions: &[RegionReport]) -> Vec<Why> {
    let why = |(at, region): (usize, &RegionReport)| match region.state {
        RegionState::Exact => None,
        RegionState::Ko => Some(Why::Ko(at)),
        RegionState::Repetition => Some(Why::Repetition(at)),
        RegionState::TooLarge => Some(Why::TooLarge(at)),
        RegionState::Open => Some(Why::NoBorder(at)),
    };
    regions.iter().enumerate().filter_map(why).collect()
}

/// `A` to `Z`, then `AA`, `AB`, ..
fn region_id(index: usize) -> String {
    let letter = |i: usize| char::from(b'A' + u8::try_from(i % 26).unwrap_or(0));
    match index / 26 {
        0 => letter(index).to_string(),
        n => format!("{}{}", region_id(n - 1), letter(index)),
    }
}

fn count(points: usize) -> u32 {
    u32::try_from(points).unwrap_or(u32::MAX)
}
