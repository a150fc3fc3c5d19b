//! Where in a game blocks race, found position by position.

use std::collections::BTreeMap;
use std::time::Duration;

use semeai_board::{Block, ByColor, Color, Point, PointSet, Position, Roles, Setup};
use semeai_race::danger::{Dangers, scan};
use semeai_race::solve::SolveLimits;
use web_time::Instant;

use crate::desk::Ask;
use crate::document::Document;
use crate::game::{Game, NodeId};
use crate::host::Control;
use crate::race::propose::SHORT;

/// How many positions of a game one question is about at most, and how long it goes on to the next one of them: often enough that the
/// list grows while somebody looks on, and no more often, for every answer is a frame.
const TOGETHER: usize = 64;
const TIME: Duration = Duration::from_millis(200);

/// Two blocks that seem to race in a game, where they first do.
///
/// That is a guess, by short searches of near surroundings: what becomes of the blocks is found out where they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRace {
    /// The first position in which they seem to race.
    pub at: NodeId,
    /// After how many moves that stands.
    pub number: usize,
    /// The two blocks there.
    pub blocks: ByColor<Block>,
    /// How many stones they come to, each at its largest, while they seem to race.
    pub stones: ByColor<usize>,
    /// All their stones in the position that was looked at last.
    last: ByColor<PointSet>,
}

impl GameRace {
    /// A stone of each block, Black's first.
    pub const fn points(&self) -> [Point; 2] {
        [self.blocks.black.anchor, self.blocks.white.anchor]
    }

    /// Whether two blocks of a later position are these, grown by then.
    fn goes_on(&self, later: &ByColor<Block>) -> bool {
        let mut colors = Color::ALL.into_iter();
        colors.all(|color| !self.last[color].is_disjoint(&later[color].stones))
    }

    fn grow(&mut self, later: &ByColor<Block>) {
        for color in Color::ALL {
            self.last[color] = later[color].stones;
            self.stones[color] = self.stones[color].max(later[color].stones.len());
        }
    }
}

/// The races of a game on the way that is being gone, as far as its positions have been looked at.
#[derive(Clone, Debug)]
pub struct GameRaces {
    game: Game,
    /// The positions on the way that is being gone, from the first one, and those of them that are still to be looked at.
    way: Vec<NodeId>,
    open: Vec<NodeId>,
    /// The pairs of blocks that seem to race, of each position that was looked at.
    pairs: BTreeMap<NodeId, Vec<ByColor<Block>>>,
}

impl GameRaces {
    /// Nothing has been looked at yet; nothing without a game.
    pub(crate) fn of(document: &Document) -> Option<Self> {
        let mut races = Self {
            game: document.game.clone()?,
            way: Vec::new(),
            open: Vec::new(),
            pairs: BTreeMap::new(),
        };
        races.find_way();
        Some(races)
    }

    /// Those of all positions of a document's game, one after the other: about a twentieth of a second for each of a whole game
    /// on 19x19. What has not been looked at when it is not to go on any more is left out. Nothing without a game.
    pub fn find(document: &Document, mut goes_on: impl FnMut(&Self) -> bool) -> Option<Self> {
        let mut races = Self::of(document)?;
        while let Some(question) = races.question(document).filter(|_| goes_on(&races)) {
            let found = question.clone().answer(&mut (), &Control::default());
            races.learn(&question, &found);
        }
        Some(races)
    }

    /// How many positions of the way have been looked at, and how many there are.
    pub const fn looked_at(&self) -> (usize, usize) {
        (self.way.len() - self.open.len(), self.way.len())
    }

    /// The races in the order of the game, so that a list of them only grows at its end. That a single stone can be captured is no
    /// race in a player's words: such pairs are left out.
    pub fn races(&self) -> Vec<GameRace> {
        let mut races: Vec<GameRace> = Vec::new();
        for &at in &self.way {
            for pair in self.pairs.get(&at).into_iter().flatten() {
                match races.iter_mut().find(|race| race.goes_on(pair)) {
                    Some(race) => race.grow(pair),
                    None => races.push(GameRace {
                        at,
                        number: self.game.record().node(at).number,
                        blocks: *pair,
                        stones: pair.map(|block| block.stones.len()),
                        last: pair.map(|block| block.stones),
                    }),
                }
            }
        }
        races.retain(|race| {
            let mut colors = Color::ALL.into_iter();
            colors.all(|color| race.stones[color] > 1)
        });
        races
    }

    /// Says which positions are on the way that is being gone, and which of them are still to be looked at.
    fn find_way(&mut self) {
        let way = std::iter::successors(Some(NodeId::ROOT), |&at| self.game.on(at));
        self.way = way.collect();
        let open = self.way.iter().copied();
        self.open = open.filter(|at| !self.pairs.contains_key(at)).collect();
    }

    /// Follows the way that is being gone in a game; what is known of another record is of no use.
    pub(crate) fn turn_to(&mut self, game: &Game) {
        if !self.game.has_record_of(game) {
            self.pairs.clear();
        }
        if self.game != *game {
            self.game = game.clone();
            self.find_way();
        }
    }

    /// The next positions to look at.
    pub(crate) fn question(&self, document: &Document) -> Option<LookForRaces> {
        let open = self.open.iter().take(TOGETHER);
        let positions: Vec<GamePosition> = open
            .map(|&at| GamePosition {
                at,
                setup: Setup {
                    topology: document.topology().clone(),
                    stones: self.game.record().node(at).moment.stones,
                },
            })
            .collect();
        (!positions.is_empty()).then_some(LookForRaces {
            positions,
            game: self.game.clone(),
        })
    }

    /// Takes what was found, if it is of this record.
    pub(crate) fn learn(&mut self, ask: &LookForRaces, found: &[Vec<ByColor<Block>>]) {
        if self.game.has_record_of(&ask.game) {
            let looked_at = ask.positions.iter().map(|position| position.at);
            self.pairs.extend(looked_at.zip(found.iter().cloned()));
            self.open.retain(|at| !self.pairs.contains_key(at));
        }
    }
}

/// A position of a game.
#[derive(Clone, Debug, PartialEq)]
struct GamePosition {
    at: NodeId,
    setup: Setup,
}

/// Asks which blocks seem to race in some positions of a game.
#[derive(Clone, Debug)]
pub struct LookForRaces {
    positions: Vec<GamePosition>,
    game: Game,
}

impl PartialEq for LookForRaces {
    fn eq(&self, other: &Self) -> bool {
        self.positions == other.positions && self.game.has_record_of(&other.game)
    }
}

impl Ask for LookForRaces {
    /// The pairs of each position, in their order; of one at least where time was up, and of fewer where it was stopped.
    type Answer = Vec<Vec<ByColor<Block>>>;
    type Memory = ();
    const NAME: &'static str = "races of a game";
    const IS_QUIET: bool = true;

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let limits = SolveLimits::default().with_positions(SHORT);
        let limits = limits.with_stop(Some(control.stop_flag()));
        let pairs = |position: GamePosition| {
            let position = Position::new(position.setup).ok();
            position.map_or_else(Vec::new, |position| {
                let roles = Roles::new();
                scan(&mut Dangers::new(&position, &roles, &limits)).races
            })
        };
        let begun = Instant::now();
        let mut found = Vec::new();
        for position in self.positions {
            if !found.is_empty() && begun.elapsed() > TIME {
                break;
            }
            let pairs = pairs(position);
            if control.is_stopped() {
                // What was stopped halfway is not known.
                break;
            }
            found.push(pairs);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::Progress;
    use crate::file;
    use crate::session::Session;

    /// Two rows between walls in the end, played from the walls inwards.
    const GAME: &str = "(;SZ[6];B[ac];W[aa];B[bc];W[ba];B[cc];W[ca];B[dc];W[da];B[ec];W[ea];B[fc];W[fa];B[ae];W[ab];B[ce];W[cb];B[ee];W[eb];B[af];W[ad];B[bf];W[bd];B[cf];W[cd];B[df];W[dd];B[ef];W[ed];B[ff];W[fd])";

    fn open(text: &str) -> Document {
        let loaded = file::parse("x.sgf", text.as_bytes());
        loaded.expect("a game").document
    }

    fn told(races: &GameRaces, document: &Document) -> Vec<String> {
        let name = |point| document.topology().name(point).to_owned();
        let told = |race: &GameRace| {
            let [black, white] = race.points().map(name);
            let ByColor { black: b, white: w } = race.stones;
            format!("{} {black} {b} {white} {w}", race.number)
        };
        races.races().iter().map(told).collect()
    }

    #[test]
    fn races_are_listed_in_the_order_of_the_game_from_where_they_begin() {
        let document = open(GAME);
        let races = GameRaces::find(&document, |_| true).expect("a game");
        assert_eq!(races.looked_at(), (31, 31));
        // Black in the middle is cut off when White's second row is whole, White's upper block when the board is nearly full.
        let expected = ["24 A4 6 A3 4", "27 A2 9 A3 6", "29 A4 6 A6 9"];
        assert_eq!(told(&races, &document), expected);
    }

    #[test]
    fn what_is_not_looked_at_is_not_counted_as_looked_at() {
        let document = open(GAME);
        let races = GameRaces::find(&document, |_| false).expect("a game");
        assert_eq!(races.looked_at(), (0, 31));
        let plain = open("(;SZ[5]AB[aa])");
        assert!(GameRaces::find(&plain, |_| true).is_none());
    }

    #[test]
    fn a_session_looks_while_it_is_asked_to_and_follows_the_way_that_is_gone() {
        let varied = GAME.strip_suffix(')').expect("a game");
        let text = format!("{}(;B[bb];W[];B[])(;B[]))", varied);
        let mut session = Session::new(open(&text));
        session.start();
        assert_eq!(session.progress::<LookForRaces>(), Progress::Unasked);
        let look = |session: &mut Session| {
            session.set_looking_for_races(true);
            session.start();
            while session.progress::<LookForRaces>().is_pending() {
                session.desk_mut().finish::<LookForRaces>();
                session.update();
                session.start();
            }
            session.game_races().expect("a game").looked_at()
        };
        assert_eq!(look(&mut session), (34, 34));
        let game = session.document().game.clone().expect("a game");
        let beside = game.after(31).and_then(|_| {
            let forked = game.after(30)?;
            game.record().continuations(forked).nth(1)
        });
        let go = crate::Action::Game(beside.expect("a variation"));
        session.apply(&go).expect("always possible");
        assert_eq!(
            look(&mut session),
            (32, 32),
            "only the new one is looked at"
        );
        session.set_looking_for_races(false);
        session.start();
        assert_eq!(session.progress::<LookForRaces>(), Progress::Unasked);
    }
}
