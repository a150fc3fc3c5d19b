//! What a session does about a kind of question besides asking it: what follows from where it stands, what is learned from an
//! answer, and how a person stops one that takes long.

use crate::desk::{Ask, Progress};
use crate::session::Session;

/// What a session does about a kind of question besides asking it.
pub trait Kind: Ask {
    /// Whether it is a play-out that thinks: it begins anew with every play-out, and a person stops it there and lets it go on.
    const IS_IN_PLAY: bool = false;

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

/// Questions of every kind.
impl Session {
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
}
