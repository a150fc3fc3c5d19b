//! One document at work: its history with the file it belongs to, and the desk with everything that follows from it.

use std::sync::Arc;

use crate::desk::Desk;
use crate::document::{Document, Snapshot};
use crate::endgame::KeptRegions;
use crate::endgame::safe::SafeProposal;
use crate::file_proof::proof::FileProof;
use crate::history::History;
use crate::host::{Host, Waker};
use crate::life::KeptTables;
use crate::play_out::{Play, endgame};
use crate::race::game_fights::GameFights;
use crate::race::propose::Pending;

/// A document with its history, its file, and the desk of what is asked about it.
#[derive(Debug)]
pub struct Session {
    history: History,
    desk: Desk,
    pending: Pending,
    pub(crate) pending_safe: Option<SafeProposal>,
    /// Whether endgames that are too large are looked at only where the sides meet, without being asked.
    pub(crate) is_narrowing: bool,
    play: Play,
    /// The moves of a game that are looked at one by one.
    pub(crate) review: Option<endgame::Review>,
    /// Whether the races of a game are looked for, and what was found.
    pub(crate) is_looking_for_fights: bool,
    pub(crate) game_fights: Option<GameFights>,
    /// A proof that came with the file of the document.
    pub(crate) file_proof: Option<FileProof>,
    /// What was searched for the endgames of all documents so far.
    pub(crate) regions: KeptRegions,
    /// What was found out about who lives in all documents so far.
    pub(crate) tables: KeptTables,
}

impl Session {
    /// A session of which nothing is asked yet.
    pub(crate) fn idle(host: Arc<dyn Host>, document: Document) -> Self {
        Self {
            history: History::new(document),
            desk: Desk::on(host),
            pending: Pending::default(),
            pending_safe: None,
            is_narrowing: false,
            play: Play::default(),
            review: None,
            is_looking_for_fights: false,
            game_fights: None,
            file_proof: None,
            regions: KeptRegions::default(),
            tables: KeptTables::default(),
        }
    }

    /// Says whom to call when something that was asked has been answered.
    pub fn set_waker(&mut self, waker: Waker) {
        self.desk.set_waker(waker);
    }

    /// Everything that is asked, and its answers.
    pub const fn desk(&self) -> &Desk {
        &self.desk
    }

    pub(crate) const fn desk_mut(&mut self) -> &mut Desk {
        &mut self.desk
    }

    /// The document with what can be taken back, and the file that it belongs to.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The same, for strokes and to say what has been written.
    pub const fn history_mut(&mut self) -> &mut History {
        &mut self.history
    }

    /// The proposal of a race that waits for an answer.
    pub const fn pending(&self) -> &Pending {
        &self.pending
    }

    /// The same, to take it or to drop it.
    pub const fn pending_mut(&mut self) -> &mut Pending {
        &mut self.pending
    }

    /// What is played out, and how far it is.
    pub const fn play(&self) -> &Play {
        &self.play
    }

    pub(crate) const fn play_mut(&mut self) -> &mut Play {
        &mut self.play
    }

    /// The moves of a game that are looked at one by one.
    pub const fn review(&self) -> Option<&endgame::Review> {
        self.review.as_ref()
    }

    /// What the person said, as it stands at this moment.
    pub fn document(&self) -> &Document {
        self.history.document()
    }

    /// What is shown on the board: the document, or while a game of a table is replayed an empty board of that, called as the game is.
    pub fn shown_document(&self) -> &Document {
        let own = self.play.own_document();
        own.map_or_else(|| self.document(), |own| &**own)
    }

    /// The document at this moment.
    pub const fn snapshot(&self) -> &Snapshot {
        self.history.document()
    }
}
