//! The kinds of questions that a session asks its desk, in one table: what follows from where the session stands, what is learned
//! from an answer, and how a person stops one that takes long.
//!
//! Whoever wants a new kind writes its [`Ask`] where it belongs, says here what its [`Kind`] does, and enters it in the table.

use crate::Prove;
use crate::desk::{Ask, Progress};
use crate::endgame::safe::{FindSafe, SafeProposal};
use crate::endgame::{GrowTree, LookInside, ProveEndgame, SolveEndgame};
use crate::file::ListGames;
use crate::play_out::{PlayAction, Think, endgame};
use crate::race::analysis::Count;
use crate::race::propose::{FindRace, Propose};
use crate::session::Session;
use crate::sum::{SolveSum, TestRules};
use crate::values::calculator::Calculation;

/// What a session does about a kind of question besides asking it.
pub(crate) trait Kind: Ask {
    /// Wants what follows from where the session stands, or withdraws it: at the end of every frame. Nothing where a person asks.
    fn follow(_session: &mut Session) {}

    /// Does what is to be done once when an answer has come, or when the work has broken down: at the beginning of every frame.
    fn learn(_session: &mut Session) {}

    /// Stops work that takes long, because a person asks for it. Usually what is known by then is the answer.
    fn leave(session: &mut Session) {
        session.desk_mut().stop::<Self>();
    }
}

impl Kind for Count {
    fn leave(session: &mut Session) {
        session.cancel();
    }
}

impl Kind for FindSafe {
    fn learn(session: &mut Session) {
        let news = session.desk_mut().news::<Self>();
        let found = news.map(|news| news.answer.clone());
        if let Some(Ok(safe)) = found {
            *session.pending_safe_mut() = Some(SafeProposal::new(safe));
        }
    }

    fn leave(session: &mut Session) {
        session.discard_safe_proposal();
    }
}

impl Kind for Propose {
    fn learn(session: &mut Session) {
        if let Some(news) = session.desk_mut().news::<Self>().cloned() {
            session.pending_mut().take(&news);
            if news.answer.is_err() {
                // Whoever asks once more is to be told once more.
                session.stop_proposing();
            }
        }
        if session.progress::<Self>() == Progress::Failed {
            session.pending_mut().fail();
            session.stop_proposing();
        }
    }

    fn leave(session: &mut Session) {
        session.stop_proposing();
    }
}

impl Kind for SolveEndgame {
    fn follow(session: &mut Session) {
        session.ask_endgame();
        // A proof of it that came with the file stands on what its regions are worth.
        session.ask_stored();
    }
}

impl Kind for Calculation {
    fn learn(session: &mut Session) {
        if let Some(news) = session.desk_mut().news::<Self>().cloned() {
            session.worksheet_mut().take(&news.answer);
        }
    }
}

impl Kind for FindRace {
    fn learn(session: &mut Session) {
        let first = session.document().board.to_move;
        if let Some(news) = session.desk_mut().news::<Self>().cloned() {
            session.play_mut().begin(news.answer, first);
        }
        if session.progress::<Self>() == Progress::Failed && session.play().is_finding() {
            session.play_mut().fail();
        }
    }
}

impl Kind for Think {
    fn follow(session: &mut Session) {
        let thought = session.play().game().and_then(Self::about);
        session.desk_mut().turn(thought);
    }

    fn learn(session: &mut Session) {
        let news = session.desk_mut().news::<Self>();
        let news = news.map(|news| (news.ask.state(), news.answer));
        if let Some((game, (state, thought))) = session.play_mut().game_mut().zip(news) {
            game.learn(state, thought);
        }
    }

    fn leave(session: &mut Session) {
        session.do_in_play(PlayAction::Stop);
    }
}

impl Kind for endgame::Think {
    fn follow(session: &mut Session) {
        let thought = session.play().endgame().and_then(Self::about);
        session.desk_mut().turn(thought);
    }

    fn learn(session: &mut Session) {
        let news = session.desk_mut().news::<Self>();
        let news = news.map(|news| (news.ask.state(), news.answer.clone()));
        if let Some((game, (state, thought))) = session.play_mut().endgame_mut().zip(news) {
            game.learn(state, thought);
        }
    }

    fn leave(session: &mut Session) {
        session.do_in_play(PlayAction::Stop);
    }
}

impl Kind for endgame::LookAt {
    fn follow(session: &mut Session) {
        let question = session.review().and_then(endgame::Review::question);
        session.desk_mut().turn(question);
    }

    fn learn(session: &mut Session) {
        let news = session.desk_mut().news::<Self>().cloned();
        if let Some((review, news)) = session.review_mut().zip(news) {
            review.learn(&news.ask, &news.answer);
        }
    }

    fn leave(session: &mut Session) {
        session.desk_mut().cancel::<Self>();
    }
}

impl Kind for Prove {}
impl Kind for ProveEndgame {}
impl Kind for LookInside {}
impl Kind for GrowTree {}
impl Kind for SolveSum {}
impl Kind for TestRules {}
impl Kind for ListGames {}

/// A kind in the table.
struct Entry {
    follow: fn(&mut Session),
    learn: fn(&mut Session),
    progress: fn(&Session) -> Progress,
    leave: fn(&mut Session),
}

const fn entry<A: Kind>() -> Entry {
    Entry {
        follow: A::follow,
        learn: A::learn,
        progress: Session::progress::<A>,
        leave: A::leave,
    }
}

/// All kinds. One that builds on the answer to another comes after it.
const KINDS: [Entry; 16] = [
    entry::<ListGames>(),
    entry::<Count>(),
    entry::<FindSafe>(),
    entry::<Propose>(),
    entry::<Prove>(),
    entry::<SolveEndgame>(),
    entry::<ProveEndgame>(),
    entry::<LookInside>(),
    entry::<GrowTree>(),
    entry::<Calculation>(),
    entry::<SolveSum>(),
    entry::<TestRules>(),
    entry::<FindRace>(),
    entry::<Think>(),
    entry::<endgame::Think>(),
    entry::<endgame::LookAt>(),
];

/// Takes what has been answered.
fn learn(session: &mut Session) {
    for kind in &KINDS {
        (kind.learn)(session);
    }
}

/// Wants what follows from where the session stands.
fn follow(session: &mut Session) {
    for kind in &KINDS {
        (kind.follow)(session);
    }
}

/// Questions in the course of a frame; those that take long, and how a person ends that.
impl Session {
    /// Takes what has been answered; call it at the beginning of a frame, before anything is drawn or done. Says whether
    /// something new is there. A proposal that comes here counts as not seen until the next [`Session::start`].
    pub fn update(&mut self) -> bool {
        let is_new = self.desk_mut().take();
        learn(self);
        is_new
    }

    /// Starts what was asked since it was last called, or lets it wait for the end of the stroke; call it once at the
    /// end of a frame, after what was asked in it has been done. Changes of the document start nothing by themselves, so
    /// that many of them cost one analysis.
    ///
    /// What [`Session::update`] took at the beginning of the frame has been drawn by then: from here on a proposal counts
    /// as seen and can be accepted. What a person does in the very frame in which it came is not meant for it.
    pub fn start(&mut self) {
        self.pending_mut().see();
        self.see_safe();
        follow(self);
        if !self.is_in_stroke() {
            self.desk_mut().start();
        }
    }

    /// Waits until the analysis of the present state, and a proposal that is being looked for, are there or have failed;
    /// within a stroke it does nothing. Not for a window's frame.
    ///
    /// It starts both by itself and takes them as [`Session::update`] does; a proposal is seen with the next
    /// [`Session::start`] only.
    pub fn finish(&mut self) {
        if !self.is_in_stroke() {
            self.desk_mut().finish::<Count>();
            self.desk_mut().finish::<Propose>();
            learn(self);
        }
    }

    /// What is being done about a kind of question.
    pub fn progress<A: Ask>(&self) -> Progress {
        self.desk().progress::<A>()
    }

    /// Whether something is asked that takes so long that people want to know of it.
    pub fn is_searching(&self) -> bool {
        let mut kinds = KINDS.iter();
        kinds.any(|kind| (kind.progress)(self).is_noticed())
    }

    /// Stops whatever takes so long that people want to know of it.
    pub fn stop_searching(&mut self) {
        for kind in &KINDS {
            if (kind.progress)(self).is_noticed() {
                (kind.leave)(self);
            }
        }
    }
}
