//! The groups of a game that somebody could have captured or saved, found position by position.

use std::collections::BTreeMap;
use std::time::Duration;

use semeai_board::{Block, Point, PointSet, Position, Setup};
use semeai_race::fight::{Hanging, Watch};
use semeai_race::solve::SolveLimits;
use web_time::Instant;

use crate::desk::Ask;
use crate::document::Document;
use crate::game::{Game, NodeId};
use crate::host::Control;

/// How many positions of a game one question is about at most, and how long it goes on to the next one of them: often enough that the
/// list grows while somebody looks on, and no more often, for every answer is a frame.
const TOGETHER: usize = 64;
const TIME: Duration = Duration::from_millis(200);

/// A group of fewer stones is not told of: that a single stone can be captured is no fight in a player's words.
const LEAST: usize = 3;

/// A group that somebody could capture or save in a game, from where on it hangs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFight {
    /// The first position in which it is proved that it is captured if its opponent moves first.
    pub at: NodeId,
    /// After how many moves that stands.
    pub number: usize,
    /// The block there.
    pub block: Block,
    /// The first move of its opponent that captures it there.
    pub capture: Point,
    /// How many stones it has, at its largest, while it hangs.
    pub stones: usize,
    /// All its stones in the position that was looked at last.
    last: PointSet,
}

/// The fights of a game on the way that is being gone, as far as its positions have been looked at.
#[derive(Clone, Debug)]
pub struct GameFights {
    game: Game,
    /// The positions on the way that is being gone, from the first one, and those of them that are still to be looked at.
    way: Vec<NodeId>,
    open: Vec<NodeId>,
    /// The blocks that hang on who moves, of each position that was looked at.
    hanging: BTreeMap<NodeId, Vec<Hanging>>,
}

impl GameFights {
    /// Nothing has been looked at yet; nothing without a game.
    pub(crate) fn of(document: &Document) -> Option<Self> {
        let mut fights = Self {
            game: document.game.clone()?,
            way: Vec::new(),
            open: Vec::new(),
            hanging: BTreeMap::new(),
        };
        fights.find_way();
        Some(fights)
    }

    /// Those of all positions of a document's game, one after the other. What has not been looked at when it is not to go on any
    /// more is left out. Nothing without a game.
    pub fn find(document: &Document, mut goes_on: impl FnMut(&Self) -> bool) -> Option<Self> {
        let mut fights = Self::of(document)?;
        let mut watch = Watch::default();
        while let Some(question) = fights.question(document).filter(|_| goes_on(&fights)) {
            let found = question.clone().answer(&mut watch, &Control::default());
            fights.learn(&question, &found);
        }
        Some(fights)
    }

    /// How many positions of the way have been looked at, and how many there are.
    pub const fn looked_at(&self) -> (usize, usize) {
        (self.way.len() - self.open.len(), self.way.len())
    }

    /// The fights in the order of the game, so that a list of them only grows at its end. A group that was saved and hangs again later is
    /// told once.
    pub fn fights(&self) -> Vec<GameFight> {
        let mut fights: Vec<GameFight> = Vec::new();
        for &at in &self.way {
            for hanging in self.hanging.get(&at).into_iter().flatten() {
                let Hanging { block, capture, .. } = *hanging;
                let known = fights.iter_mut().find(|fight| {
                    fight.block.color == block.color && !fight.last.is_disjoint(&block.stones)
                });
                match known {
                    Some(fight) => {
                        fight.last = block.stones;
                        fight.stones = fight.stones.max(block.stones.len());
                    }
                    None => fights.push(GameFight {
                        at,
                        number: self.game.record().node(at).number,
                        block,
                        capture,
                        stones: block.stones.len(),
                        last: block.stones,
                    }),
                }
            }
        }
        fights
    }

    /// Says which positions are on the way that is being gone, and which of them are still to be looked at.
    fn find_way(&mut self) {
        let way = std::iter::successors(Some(NodeId::ROOT), |&at| self.game.on(at));
        self.way = way.collect();
        let open = self.way.iter().copied();
        self.open = open.filter(|at| !self.hanging.contains_key(at)).collect();
    }

    /// Follows the way that is being gone in a game; what is known of another record is of no use.
    pub(crate) fn turn_to(&mut self, game: &Game) {
        if !self.game.has_record_of(game) {
            self.hanging.clear();
        }
        if self.game != *game {
            self.game = game.clone();
            self.find_way();
        }
    }

    /// The next positions to look at.
    pub(crate) fn question(&self, document: &Document) -> Option<LookForFights> {
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
        (!positions.is_empty()).then_some(LookForFights {
            positions,
            game: self.game.clone(),
        })
    }

    /// Takes what was found, if it is of this record.
    pub(crate) fn learn(&mut self, ask: &LookForFights, found: &[Vec<Hanging>]) {
        if self.game.has_record_of(&ask.game) {
            let looked_at = ask.positions.iter().map(|position| position.at);
            self.hanging.extend(looked_at.zip(found.iter().cloned()));
            self.open.retain(|at| !self.hanging.contains_key(at));
        }
    }
}

/// A position of a game.
#[derive(Clone, Debug, PartialEq)]
struct GamePosition {
    at: NodeId,
    setup: Setup,
}

/// Asks which blocks hang on who moves in some positions of a game.
#[derive(Clone, Debug)]
pub struct LookForFights {
    positions: Vec<GamePosition>,
    game: Game,
}

impl PartialEq for LookForFights {
    fn eq(&self, other: &Self) -> bool {
        self.positions == other.positions && self.game.has_record_of(&other.game)
    }
}

impl Ask for LookForFights {
    /// The blocks of each position, in their order; of one at least where time was up, and of fewer where it was stopped.
    type Answer = Vec<Vec<Hanging>>;
    type Memory = Watch;
    const NAME: &'static str = "fights of a game";
    const IS_QUIET: bool = true;

    fn answer(self, watch: &mut Watch, control: &Control) -> Self::Answer {
        let limits = SolveLimits::default().with_stop(Some(control.stop_flag()));
        let begun = Instant::now();
        let mut found = Vec::new();
        for position in self.positions {
            if !found.is_empty() && begun.elapsed() > TIME {
                break;
            }
            let hanging = match Position::new(position.setup) {
                Ok(position) => watch.hanging(&position, LEAST, &limits),
                Err(_) => Some(Vec::new()),
            };
            // What was stopped halfway is not known.
            let Some(hanging) = hanging else {
                break;
            };
            found.push(hanging);
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

    fn told(fights: &GameFights, document: &Document) -> Vec<String> {
        let name = |point| document.topology().name(point).to_owned();
        let told = |fight: &GameFight| {
            let (block, by) = (name(fight.block.anchor), name(fight.capture));
            format!(
                "{} {:?} {block} {} by {by}",
                fight.number, fight.block.color, fight.stones
            )
        };
        fights.fights().iter().map(told).collect()
    }

    #[test]
    fn groups_are_listed_in_the_order_of_the_game_from_where_they_hang() {
        let document = open(GAME);
        let fights = GameFights::find(&document, |_| true).expect("a game");
        assert_eq!(fights.looked_at(), (31, 31));
        // White's first row has no room for two eyes from its third stone on; his row in the middle is shut in when the board is nearly full.
        let expected = ["7 White A6 9 by A5", "29 White A3 5 by F3"];
        assert_eq!(told(&fights, &document), expected);
    }

    #[test]
    fn what_is_not_looked_at_is_not_counted_as_looked_at() {
        let document = open(GAME);
        let fights = GameFights::find(&document, |_| false).expect("a game");
        assert_eq!(fights.looked_at(), (0, 31));
        let plain = open("(;SZ[5]AB[aa])");
        assert!(GameFights::find(&plain, |_| true).is_none());
    }

    #[test]
    fn a_session_looks_while_it_is_asked_to_and_follows_the_way_that_is_gone() {
        let varied = GAME.strip_suffix(')').expect("a game");
        let text = format!("{}(;B[bb];W[];B[])(;B[]))", varied);
        let mut session = Session::new(open(&text));
        session.start();
        assert_eq!(session.progress::<LookForFights>(), Progress::Unasked);
        let look = |session: &mut Session| {
            session.set_looking_for_fights(true);
            session.start();
            while session.progress::<LookForFights>().is_pending() {
                session.desk_mut().finish::<LookForFights>();
                session.update();
                session.start();
            }
            session.game_fights().expect("a game").looked_at()
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
        session.set_looking_for_fights(false);
        session.start();
        assert_eq!(session.progress::<LookForFights>(), Progress::Unasked);
    }
}
