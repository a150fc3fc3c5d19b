//! The kinds of questions that a session asks its desk, in one table.
//!
//! Whoever wants a new kind writes its [`Ask`](crate::Ask) where it belongs, says what its [`Kind`] does, here or there, and
//! enters it in the table.

use crate::compose::ComposeExercise;
use crate::desk::{Desk, Progress};
use crate::endgame::safe::{FindSafe, SafeProposal};
use crate::endgame::{GrowTree, LookInside, ProveEndgame, SolveEndgame};
use crate::file::ListGames;
use crate::kind::Kind;
use crate::layout::LayOut;
use crate::life::{Classify, LookAtPoint, SolveBoard};
use crate::maps::{
    CellCourse, CompareOverGames, EstimateTime, EvaluateMap, ExploreMaps, LookAtMove, PlayTable,
    ReadExperiment,
};
use crate::play_out::{OnStage, PlayAction, Think, board, endgame, fight, life, maps, partner};
use crate::race::analysis::Count;
use crate::race::game_fights::LookForFights;
use crate::race::propose::{FindRace, Propose};
use crate::race::prove::Prove;
use crate::session::Session;
use crate::sum::{SolveSum, TestRules};
use crate::values::calculator::Calculation;

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
            // The fights may have been found in the meantime.
            if news.answer.is_some() || !session.play_fight() {
                session.play_mut().begin(news.answer, first);
            }
        }
        if session.progress::<Self>() == Progress::Failed && session.play().is_finding() {
            session.play_mut().fail();
        }
    }
}

impl<S: OnStage> Kind for partner::Think<S> {
    const IS_IN_PLAY: bool = true;

    fn follow(session: &mut Session) {
        let thought = S::course(session.play().stage()).and_then(Self::about);
        session.desk_mut().turn(thought);
    }

    fn learn(session: &mut Session) {
        let news = session.desk_mut().news::<Self>();
        let news = news.map(|news| (news.ask.state(), news.answer.clone()));
        let game = S::course_mut(session.play_mut().stage_mut());
        if let Some((game, (state, thought))) = game.zip(news) {
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

impl Kind for LookForFights {
    fn learn(session: &mut Session) {
        let news = session.desk_mut().news::<Self>().cloned();
        if let Some((fights, news)) = session.game_fights.as_mut().zip(news) {
            fights.learn(&news.ask, &news.answer);
        }
    }

    fn follow(session: &mut Session) {
        if !session.is_looking_for_fights {
            session.desk_mut().withdraw::<Self>();
            return;
        }
        session.follow_game_for_fights();
        let document = session.document();
        let next = session.game_fights.as_ref();
        let next = next.and_then(|fights| fights.question(document));
        let is_at_it = next.as_ref() == session.desk().wanted::<Self>();
        if is_at_it || !session.reads_the_position() {
            session.desk_mut().turn(next);
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
    is_in_play: bool,
    forget: fn(&mut Desk),
    cancel: fn(&mut Desk),
    resume: fn(&mut Desk),
}

const fn entry<A: Kind>() -> Entry {
    Entry {
        renew: A::renew,
        follow: A::follow,
        learn: A::learn,
        progress: Session::progress::<A>,
        leave: A::leave,
        is_in_play: A::IS_IN_PLAY,
        forget: Desk::forget::<A>,
        cancel: Desk::cancel::<A>,
        resume: Desk::resume::<A>,
    }
}

/// All kinds. One that builds on the answer to another comes after it.
const KINDS: [Entry; 34] = [
    entry::<ListGames>(),
    entry::<LayOut>(),
    entry::<Count>(),
    entry::<FindSafe>(),
    entry::<Propose>(),
    entry::<Prove>(),
    entry::<SolveEndgame>(),
    entry::<ProveEndgame>(),
    entry::<Classify>(),
    entry::<LookAtPoint>(),
    entry::<SolveBoard>(),
    entry::<EvaluateMap>(),
    entry::<LookAtMove>(),
    entry::<CompareOverGames>(),
    entry::<ReadExperiment>(),
    entry::<EstimateTime>(),
    entry::<PlayTable>(),
    entry::<CellCourse>(),
    entry::<ExploreMaps>(),
    entry::<LookInside>(),
    entry::<GrowTree>(),
    entry::<Calculation>(),
    entry::<SolveSum>(),
    entry::<TestRules>(),
    entry::<FindRace>(),
    entry::<Think>(),
    entry::<fight::Think>(),
    entry::<endgame::Think>(),
    entry::<life::Think>(),
    entry::<board::Think>(),
    entry::<maps::Think>(),
    entry::<endgame::LookAt>(),
    entry::<LookForFights>(),
    entry::<ComposeExercise>(),
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

/// What thinks in play-outs.
impl Session {
    /// Forgets it with everything it has found.
    pub(crate) fn forget_thoughts(&mut self) {
        self.each_thought(|kind| kind.forget);
    }

    /// Stops it.
    pub(crate) fn stop_thinking(&mut self) {
        self.each_thought(|kind| kind.cancel);
    }

    /// Lets it go on.
    pub(crate) fn go_on_thinking(&mut self) {
        self.each_thought(|kind| kind.resume);
    }

    fn each_thought(&mut self, what: impl Fn(&Entry) -> fn(&mut Desk)) {
        for kind in KINDS.iter().filter(|kind| kind.is_in_play) {
            what(kind)(self.desk_mut());
        }
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

    /// Stops whatever takes so long that people want to know of it.
    pub fn stop_searching(&mut self) {
        for kind in &KINDS {
            if (kind.progress)(self).is_noticed() {
                (kind.leave)(self);
            }
        }
    }
}
