//! What is asked about an endgame.

use std::borrow::Cow;

use semeai_board::{ByColor, Color, PointSet, Position, Role, Roles};

use crate::play::stops::Scoring;
use crate::strategy::Strategy;
use semeai_search::Check;

/// What is taken as border of the regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Border {
    /// What is found to be safe, and what somebody says is.
    Found,
    /// Beside that the board as it looks: stones that random games take are dead, and blocks that these leave where they are, and that have
    /// three liberties, are border. Nothing that is told then is proved.
    Firm,
    /// The same where every block is border that does not look dead.
    All,
}

/// A question about an endgame: the board, and all that a person says of it. Everything but the board has a plain default.
#[derive(Clone, Debug)]
pub struct Endgame {
    /// The board. A ban by ko counts for the first move.
    pub position: Position,
    /// Which stones the person takes as safe; what is essential to a race counts for nothing here.
    pub roles: Roles,
    /// Those of the safe stones of which nobody has said that they are safe: they were taken for it, maybe at another position. They are
    /// looked at again, and only where they are seen to be safe they are; the position must not protect them.
    ///
    /// ```
    /// use semeai_board::{Role, Roles, diagram};
    /// use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
    ///
    /// // White's corner was safe while it had two eyes; Black has thrown in.
    /// let drawn = diagram::parse("X.OX.\nOOOX.\nXXXX.")?;
    /// let mut asked = Endgame::new(drawn.position()?);
    /// for block in asked.position.blocks() {
    ///     asked.roles.set_block(&block, Role::Safe);
    /// }
    /// asked.accepted = asked.position.topology().points();
    /// let report = endgame_report(&asked, &EndgameLimits::default());
    /// let doubted: Vec<_> = report.doubted.iter().map(|block| block.stones.len()).collect();
    /// assert!(doubted.contains(&4), "{doubted:?}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub accepted: PointSet,
    /// Stones of blocks that are safe beside those that are found.
    pub added: PointSet,
    /// Stones that somebody says are dead, whole blocks of them: the board is looked at without them, and they are prisoners.
    ///
    /// ```
    /// use semeai_board::diagram;
    /// use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
    ///
    /// // White has a stone in Black's corner, which nobody has taken off.
    /// let drawn = diagram::parse(".O.#@\n..##@\n####@\n@@@@@\n.....")?;
    /// let mut asked = Endgame::new(drawn.position()?);
    /// asked.roles = drawn.roles;
    /// asked.dead = asked.position.topology().point("B5").into_iter().collect();
    /// let score = endgame_report(&asked, &EndgameLimits::default()).territory_score.unwrap();
    /// // Five points and a prisoner against five.
    /// assert_eq!(score.black.one(), Some(1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub dead: PointSet,
    /// What is taken as border.
    pub border: Border,
    /// Sets of points that are looked at by themselves, each as a region: everything round them is border as it stands, and nobody
    /// is taken to play in the rest of the regions that they are taken from. There empty points count for the side that surrounds
    /// them, with stones of which it is proved that they are dead, and are as good as safe stones of it. What is found is marked as
    /// by hand.
    ///
    /// ```
    /// use semeai_board::diagram;
    /// use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
    ///
    /// // Two large rooms, open to each other on the first line.
    /// let rows = ["......#@......"; 5].join("\n") + "\n..............";
    /// let drawn = diagram::parse(&rows)?;
    /// let mut asked = Endgame::new(drawn.position()?);
    /// asked.roles = drawn.roles;
    /// let limits = EndgameLimits::default();
    /// let report = endgame_report(&asked, &limits);
    /// assert_eq!(report.territory_score, None);
    /// // Where they meet is a hane of one point for whoever is first.
    /// let topology = asked.position.topology().clone();
    /// let points = report.meeting.unwrap();
    /// assert_eq!(topology.names(&points), ["F2", "J2", "E1", "F1", "G1", "H1", "J1", "K1"]);
    /// asked.only = topology.components(&points);
    /// let scores = endgame_report(&asked, &limits).territory_score.unwrap();
    /// assert_eq!((scores.black.one(), scores.white.one()), (Some(1), Some(-1)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub only: Vec<PointSet>,
    /// Whether the program itself has chosen those points, as where the two sides meet
    /// ([`EndgameReport::meeting`](crate::position_report::EndgameReport::meeting)): then nobody has said that the rest stays as it is.
    pub is_narrowed: bool,
    /// How points are counted in scores, losses and lines; both scores are told whichever it is.
    pub scoring: Scoring,
    /// The prisoners that each side has taken so far.
    pub prisoners: ByColor<u32>,
    /// Whether both have passed: the board is counted as it stands, and that is the score where the regions tell none.
    pub is_over: bool,
    /// The sides that are asked about as first.
    pub first: ByColor<bool>,
    /// Whether the whole board is searched too.
    pub check: Check,
    /// Which rules for choosing a move are played against best play.
    pub strategies: Vec<Strategy>,
}

impl Endgame {
    /// Asks only about these points too, each connected part of them as a region, for the program has chosen them.
    pub fn narrow(&mut self, points: &PointSet) {
        let parts = self.position.topology().components(points);
        self.only.extend(parts);
        self.is_narrowed = true;
    }

    /// A board with nothing said about it: territory scoring, no prisoners, both starts.
    #[must_use]
    pub fn new(position: Position) -> Self {
        Self {
            position,
            roles: Roles::new(),
            accepted: PointSet::EMPTY,
            added: PointSet::EMPTY,
            dead: PointSet::EMPTY,
            border: Border::Found,
            only: Vec::new(),
            is_narrowed: false,
            scoring: Scoring::Territory,
            prisoners: ByColor::default(),
            is_over: false,
            first: ByColor {
                black: true,
                white: true,
            },
            check: Check::None,
            strategies: Vec::new(),
        }
    }

    /// The same board without the stones that are said to be dead, which are prisoners then.
    pub(super) fn without_dead(&self) -> Cow<'_, Self> {
        let said = self.said_dead();
        if said.black.is_empty() && said.white.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut asked = self.clone();
        let mut setup = self.position.to_setup();
        for color in Color::ALL {
            let taken = u32::try_from(said[color].len()).unwrap_or(u32::MAX);
            let by = &mut asked.prisoners[color.opponent()];
            *by = by.saturating_add(taken);
            for point in &said[color] {
                setup.set(point, None);
                asked.roles.set(point, Role::Unknown);
            }
        }
        let protected = self.position.protected().difference(&self.dead);
        // Stones taken off take no liberty from the others.
        if let Ok(position) = Position::with_protected(setup, protected) {
            asked.position = position.banning(self.position.ko());
        }
        Cow::Owned(asked)
    }

    /// The stones of each side that are said to be dead.
    pub(super) fn said_dead(&self) -> ByColor<PointSet> {
        ByColor::new_with(|color| self.position.stones(color).intersection(&self.dead))
    }

    /// What somebody says of the stones: the roles with what was added, without what was only accepted.
    pub(super) fn roles_as_said(&self) -> Roles {
        let mut roles = self.roles;
        for point in &self.accepted.intersection(&roles.points(Role::Safe)) {
            roles.set(point, Role::Unknown);
        }
        for point in self.added.iter() {
            if let Some(block) = self.position.block_at(point) {
                roles.set_block(&block, Role::Safe);
            }
        }
        roles
    }
}
