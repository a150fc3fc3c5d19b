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
pub trait Kind: Ask {
    /// Wants what follows from the document alone: whenever that has changed.
    fn renew(_session: &mut Session) {}

    /// Whether what it was asked about is looked at now: else its answer waits until it is looked at again.
    fn is_current(&self, _session: &Session) -> bool {
        true
    }

    /// Wants what follows from where the session stands, or withdraws it: at the end of every frame. Nothing where a person asks.
    fn follow(_session: &mut Session) {}

    /// Does what is to be done once when an answer has come, or when the work has broken down: at the beginning of every frame.
    fn learn(_session: &mut Session) {}

    /// Stops work that takes long, because a person asks for it. Usually what is known by then is the answer.
    fn leave(session: &mut Session) {
        session.desk_mut().stop::<Self>();
    }
}

/// A kind of search that can be made again for longer.
pub trait SearchKind: Kind {
    /// The first search of what the session is about; nothing where there is nothing to search.
    fn first(session: &Session) -> Option<Self>;

    /// Whether no longer search could say more than this answer.
    fn is_enough(answer: &Self::Answer) -> bool;

    /// The same for longer.
    #[must_use]
    fn longer(&self) -> Self;
}

impl Kind for Count {
    fn renew(session: &mut Session) {
        let count = Self::of(session);
        session.desk_mut().want(count);
    }

    fn leave(session: &mut Session) {
        session.desk_mut().cancel::<Self>();
    }
}

impl Kind for FindSafe {
    fn learn(session: &mut Session) {
        let news = session.desk_mut().news::<Self>();
        let found = news.map(|news| news.answer.clone());
        if let Some(Ok(safe)) = found {
            session.set_safe_proposal(Some(SafeProposal::new(safe)));
        }
    }

    fn leave(session: &mut Session) {
        session.desk_mut().withdraw::<Self>();
        session.set_safe_proposal(None);
    }
}

impl Kind for Propose {
    fn learn(session: &mut Session) {
        if let Some(news) = session.desk_mut().news::<Self>().cloned() {
            session.pending_mut().take(&news);
            if news.answer.is_err() {
                // Whoever asks once more is to be told once more.
                Self::leave(session);
            }
        }
        if session.progress::<Self>() == Progress::Failed {
            session.pending_mut().fail();
            Self::leave(session);
        }
    }

    /// The proposal that is there stays.
    fn leave(session: &mut Session) {
        session.desk_mut().withdraw::<Self>();
    }
}

impl Kind for SolveEndgame {
    fn renew(session: &mut Session) {
        session.renew_endgame();
    }

    fn follow(session: &mut Session) {
        // A proof of it that came with the file stands on what its regions are worth.
        session.check_claim();
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
        if let Some((review, news)) = session.review.as_mut().zip(news) {
            review.learn(&news.ask, &news.answer);
        }
    }

    fn leave(session: &mut Session) {
        session.desk_mut().cancel::<Self>();
    }
}

impl Kind for LookInside {}
impl Kind for GrowTree {}
impl Kind for Calculation {}
impl Kind for SolveSum {}
impl Kind for TestRules {}
impl Kind for ListGames {
    fn renew(session: &mut Session) {
        let list = Self::of(session.document());
        session.desk_mut().turn(list);
    }
}

/// A kind in the table.
struct Entry {
    renew: fn(&mut Session),
    follow: fn(&mut Session),
    learn: fn(&mut Session),
    progress: fn(&Session) -> Progress,
    leave: fn(&mut Session),
}

const fn entry<A: Kind>() -> Entry {
    Entry {
        renew: A::renew,
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

/// Wants what follows from a document that has just changed.
pub(crate) fn renew(session: &mut Session) {
    for kind in &KINDS {
        (kind.renew)(session);
    }
}

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
        if !self.history().is_in_stroke() {
            self.desk_mut().start();
        }
    }

    /// Waits until the analysis of the present state, and a proposal that is being looked for, are there or have failed;
    /// within a stroke it does nothing. Not for a window's frame.
    ///
    /// It starts both by itself and takes them as [`Session::update`] does; a proposal is seen with the next
    /// [`Session::start`] only.
    pub fn finish(&mut self) {
        if !self.history().is_in_stroke() {
            self.desk_mut().finish::<Count>();
            self.desk_mut().finish::<Propose>();
            learn(self);
        }
    }

    /// Asks, at a person's word: what was stopped or has failed begins again.
    pub fn ask<A: Kind>(&mut self, question: A) {
        self.desk_mut().want(question);
        self.desk_mut().resume::<A>();
    }

    /// Searches what the session is about: for longer where the last search has come to its end and was not enough, else
    /// as long as that was to be. Nothing happens where there is nothing to search.
    pub fn search<A: SearchKind>(&mut self) {
        let desk = self.desk();
        let before = desk.wanted::<A>().filter(|before| before.is_current(self));
        let last = desk.last::<A>();
        let next = match (before, last) {
            (None, _) => A::first(self),
            (Some(before), Some(last))
                if last.ask == *before && !last.was_stopped && !A::is_enough(&last.answer) =>
            {
                Some(before.longer())
            }
            (Some(before), _) => Some(before.clone()),
        };
        if let Some(next) = next {
            self.ask(next);
        }
    }

    /// Whether a longer search might say more than the answer that is there.
    pub fn has_longer<A: SearchKind>(&self) -> bool {
        let is_open = self.answer::<A>().is_some_and(|it| !A::is_enough(it));
        is_open && !self.progress::<A>().is_pending()
    }

    /// The answer to what is asked of this kind; absent until it is there.
    pub fn answer<A: Kind>(&self) -> Option<&A::Answer> {
        let question = self.desk().wanted::<A>()?;
        let answer = self.desk().answer::<A>();
        answer
            .filter(|_| question.is_current(self))
            .map(|it| &it.answer)
    }

    /// The answer to be seen: for a moment that of what was asked before, so that nothing flickers. What is done must go by
    /// [`Session::answer`].
    pub fn shown<A: Kind>(&self) -> Option<&A::Answer> {
        self.desk().shown::<A>().map(|it| &it.answer)
    }

    /// An answer that has come since this was last called.
    pub fn news<A: Kind>(&mut self) -> Option<&A::Answer> {
        self.desk_mut().news::<A>().map(|it| &it.answer)
    }

    /// What is being done about a kind of question.
    pub fn progress<A: Kind>(&self) -> Progress {
        self.desk().progress::<A>()
    }

    /// Stops a kind of question at a person's word; mostly what is known by then is the answer.
    pub fn stop<A: Kind>(&mut self) {
        A::leave(self);
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
