//! What a session asks its desk beside what follows from the document: proposals, play-outs, and the moves of a game.

use semeai_board::Point;
use semeai_race::answer::RaceAnswer;
use semeai_race::propose::Proposal;
use semeai_race::report::Report;

use crate::Prove;
use crate::desk::Progress;
use crate::document::Snapshot;
use crate::endgame::{ProveEndgame, SolveEndgame};
use crate::life::{Classify, SolveBoard};
use crate::maps::PlayTable;
use crate::play_out::{PlayAction, Stage, endgame, fight};
use crate::race::analysis::Count;
use crate::race::game_fights::{GameFights, LookForFights};
use crate::race::propose::{FindRace, Propose};
use crate::science::science_of;
use crate::session::Session;

/// Races.
impl Session {
    /// The count of the present state, if it is there and the stones are a legal position.
    pub fn report(&self) -> Option<&Report> {
        self.answer::<Count>()?.as_ref().ok()
    }

    /// What was found about the race of the document as it stands, see [`Session::shown`].
    pub fn race_answer(&self) -> Option<&RaceAnswer> {
        self.shown::<Prove>()?.as_deref().ok()
    }

    /// Asks for a proposal round these stones, or wherever there is a race.
    pub fn propose(&mut self, points: Vec<Point>) {
        self.pending_mut().ask(points.clone());
        let of = self.snapshot().clone();
        self.ask(Propose { of, points });
    }

    /// Hands the proposal over to be accepted, if the person has seen it; nothing is looked for any more. For the moment
    /// in which a newer one may come nothing is handed over, and the search goes on: whoever has just asked for that one
    /// does not mean the one before.
    pub fn take_proposal(&mut self) -> Option<Box<Proposal>> {
        if self.progress::<Propose>().is_unnoticed() {
            return None;
        }
        let proposal = self.pending_mut().take_seen()?;
        self.stop::<Propose>();
        Some(proposal)
    }
}

/// Play-outs.
impl Session {
    /// Plays the race or the endgame of the document out, or leaves that; call it once a frame. Where the document has
    /// changed, it begins anew.
    pub fn set_playing(&mut self, is_on: bool) {
        // What is safe may be found after it was asked for.
        let lacks_marks = matches!(self.play().stage(), Stage::NoEndgame);
        let is_found = lacks_marks && self.safe_proposal().is_some();
        if is_on && (is_found || !self.play().is_of(self.snapshot())) {
            let document = self.snapshot().clone();
            self.forget_play();
            (science_of(document.subject).play)(self, document);
        }
        if is_on {
            let document = self.snapshot().clone();
            let marks = self.marks_in_sight();
            self.play_mut().count_by(&document, &marks);
        }
        if !is_on && !self.play().is_away() {
            self.forget_play();
            self.play_mut().leave();
        }
    }

    /// Plays the race of the document out: that of an answer that is there, else the fight that is told, else the race that is looked
    /// for.
    pub(crate) fn play_race(&mut self, document: Snapshot) {
        if let Some(answer) = self.race_answer().cloned() {
            let first = document.board.to_move;
            self.play_mut().begin_with(document, &answer, first);
        } else if !self.play_fight() {
            self.desk_mut().want(FindRace(document.clone()));
            self.play_mut().find(document);
        }
    }

    /// Plays the fight of the document out that is told first: that of the group that was clicked, else the one on which most hangs. Says
    /// whether there is one.
    pub(crate) fn play_fight(&mut self) -> bool {
        let Some(stone) = self.fought() else {
            return false;
        };
        let document = self.snapshot().clone();
        let first = document.board.to_move;
        let asked = document.race_question().ok();
        let start = asked.and_then(|it| fight::beginning(it.position, &it.roles, stone, first));
        start.is_some_and(|start| {
            self.play_mut().begin_fight(document, start);
            true
        })
    }

    /// A stone of the group whose fight is told first.
    fn fought(&self) -> Option<Point> {
        let of_board = || {
            let error = self.shown::<Prove>()?.as_ref().err()?;
            Some(error.fights().first()?.target.anchor)
        };
        self.pending().fought(self.snapshot()).or_else(of_board)
    }

    /// Plays for the point that somebody has chosen, or the whole board where that is solved.
    pub(crate) fn play_life(&mut self, document: Snapshot) {
        if let Some(rules) = self.play().board_rules() {
            if let Some(asked) = SolveBoard::of(self, rules) {
                self.play_mut().begin_board(document, &asked);
            }
        } else if let Some(asked) = Classify::of(self) {
            self.play_mut().begin_life(document, &asked);
        }
    }

    /// Replays a game of a cell of the table by its number, from 0, called so. The document stays as it is; what was played is left. Says
    /// whether there is such a game.
    pub fn replay_game(&mut self, cell: usize, number: u64, title: String) -> bool {
        let asked = self.desk().wanted::<PlayTable>();
        let Some(start) = asked.and_then(|asked| asked.replay(cell, number, title)) else {
            return false;
        };
        let document = self.snapshot().clone();
        self.forget_play();
        self.play_mut().begin_replay(document, start);
        true
    }

    fn forget_play(&mut self) {
        self.desk_mut().forget::<FindRace>();
        self.forget_thoughts();
    }

    /// Does what is asked of the play-out.
    pub fn do_in_play(&mut self, action: PlayAction) {
        match action {
            PlayAction::Stop => self.stop_thinking(),
            PlayAction::GoOn => self.go_on_thinking(),
            _ => {}
        }
        self.play_mut().change(action);
    }
}

/// Moves of a game.
impl Session {
    /// Looks at every move that was really played from where the document stands on, for what it lost; goes on with those that
    /// are being looked at if that was stopped. Says whether there are any.
    pub fn review_game(&mut self) -> bool {
        self.desk_mut().resume::<endgame::LookAt>();
        if self.progress::<endgame::LookAt>().is_pending() {
            return true;
        }
        self.review = endgame::Review::of(self.document());
        self.review.is_some()
    }
}

/// The fights of a game.
impl Session {
    /// Whether the fights of the document's game are looked for, position by position, whenever nothing is read about the position
    /// itself; call it once a frame.
    pub const fn set_looking_for_fights(&mut self, is_on: bool) {
        self.is_looking_for_fights = is_on;
    }

    /// The fights of the document's game, as far as they were looked for.
    pub const fn game_fights(&self) -> Option<&GameFights> {
        self.game_fights.as_ref()
    }

    /// Goes on looking for them after that was stopped.
    pub fn look_for_fights_again(&mut self) {
        self.desk_mut().resume::<LookForFights>();
    }

    /// Looks at the game of the document that is there by now.
    pub(crate) fn follow_game_for_fights(&mut self) {
        let document = self.snapshot().clone();
        match (&mut self.game_fights, &document.game) {
            (Some(fights), Some(game)) => fights.turn_to(game),
            (fights, _) => *fights = GameFights::of(&document),
        }
    }

    /// Whether something is being read about the position that is on the board, which goes first.
    pub(crate) fn reads_the_position(&self) -> bool {
        let progress = [
            self.progress::<Prove>(),
            self.progress::<Propose>(),
            self.progress::<SolveEndgame>(),
            self.progress::<ProveEndgame>(),
        ];
        progress.iter().any(Progress::is_pending)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::Ordering;
    use std::time::Duration;

    use semeai_board::{Color, Role, Roles, SafeReason};
    use semeai_race::propose::propose;
    use semeai_race::solve::Outcome;
    use semeai_race::{About, Alone, NoRace};

    use super::*;
    use crate::desk::Ask;
    use crate::desk::Progress;
    use crate::host::{Control, Host, NoRoom, Queue, Work};
    use crate::play_out::Stage;
    use crate::{Action, BoardAction, MarkAction, file};
    use semeai_race::propose::ProposeError;
    use semeai_search::Known;

    /// White G2 races with the black blocks at E2 and K2, and nothing is marked.
    const BARE: &str = "\
.X.X.XXXXXXXXXX
XXXXXXXXXXXXXXX
OOOOOOXXXOOOOOO
OOOOXXOOOXXOOOO
.O.O...X...O.O.";

    /// Two blocks with four and three liberties; what lies beyond is open.
    const OPEN: &str = "\
..B.W.X..
..BBWWX..
..OBBWXX.
.OOOBWWW.
..X.O....";

    fn session() -> (Arc<Queue>, Session) {
        session_of(BARE)
    }

    fn session_of(text: &str) -> (Arc<Queue>, Session) {
        let loaded = file::parse("test", text.as_bytes()).expect("a diagram");
        let queue = Arc::new(Queue::with_set_clock());
        let host: Arc<dyn Host> = queue.clone();
        let mut session = Session::on(host, loaded.document);
        frame(&mut session);
        (queue, session)
    }

    fn frame(session: &mut Session) {
        session.update();
        session.start();
    }

    fn propose_with(session: &mut Session, point: Point) {
        let setup = &session.document().board.setup;
        let points = session.pending().points_with(point, setup);
        session.propose(points.expect("a stone"));
    }

    fn partner(session: &Session) -> Progress {
        session.play().progress(session.desk())
    }

    fn change(session: &mut Session) {
        let point = session.document().topology().point("E5").expect("a point");
        let stone = Some(Color::Black);
        let set = Action::Board(BoardAction::Set { point, stone });
        session.apply(&set).expect("a free point");
    }

    #[test]
    fn a_proposal_of_stones_that_have_changed_is_dropped() {
        let (_queue, mut session) = session();
        session.propose(Vec::new());
        assert!(session.progress::<Propose>().is_pending());
        change(&mut session);
        assert_eq!(session.progress::<Propose>(), Progress::Unasked);
        session.finish();
        assert!(session.pending().proposal().is_none());
        session.propose(Vec::new());
        session.finish();
        session.start();
        let proposal = session.take_proposal().expect("a race");
        assert!(session.pending().proposal().is_none());
        session
            .apply(&Action::Mark(MarkAction::Accept(proposal)))
            .expect("a proposal of these stones");
    }

    #[test]
    fn only_a_proposal_that_was_seen_is_accepted_and_not_for_the_moment_in_which_a_newer_one_comes()
    {
        let (queue, mut session) = session();
        let point = |session: &Session, name| session.document().topology().point(name);
        let stone = point(&session, "G2").expect("a point");
        propose_with(&mut session, stone);
        assert!(session.take_proposal().is_none());
        frame(&mut session);
        session.update();
        assert!(session.pending().proposal().is_some());
        assert!(session.take_proposal().is_none(), "nobody has seen it");
        assert!(session.pending_mut().take_seen().is_none());
        session.start();
        let first = session.pending().proposal().cloned();
        // A second block: the older proposal stays on the board, and is not what the person means.
        let other = point(&session, "K2").expect("a point");
        propose_with(&mut session, other);
        assert!(session.take_proposal().is_none());
        session.start();
        assert!(
            session.take_proposal().is_none() && session.pending().proposal() == first.as_ref()
        );
        assert!(
            session.progress::<Propose>().is_pending(),
            "the search goes on"
        );
        session.update();
        assert!(session.pending().proposal() != first.as_ref());
        assert!(session.take_proposal().is_none(), "nobody has seen it");
        session.start();
        let second = session.pending().proposal().cloned();
        // A search that takes long is told of: then what is seen can be accepted.
        session.propose(vec![stone]);
        session.start();
        queue.advance(Duration::from_secs(1));
        assert!(session.progress::<Propose>().is_noticed());
        assert_eq!(session.take_proposal().as_deref(), second.as_ref());
        assert_eq!(session.progress::<Propose>(), Progress::Unasked);
    }

    #[test]
    fn why_a_proposal_came_to_nothing_is_said_once() {
        let (_queue, mut session) = session();
        session
            .apply(&Action::Board(BoardAction::Clear))
            .expect("a board");
        session.propose(Vec::new());
        session.finish();
        assert_eq!(
            session.pending_mut().take_refusal(),
            Some(ProposeError::nothing())
        );
        assert_eq!(session.pending_mut().take_refusal(), None);
    }

    #[test]
    fn why_a_proposal_comes_to_nothing_is_said_whenever_one_is_asked_for() {
        let (_queue, mut session) = session();
        session
            .apply(&Action::Board(BoardAction::Clear))
            .expect("a board");
        for _ in 0..3 {
            session.propose(Vec::new());
            session.finish();
            assert_eq!(
                session.pending_mut().take_refusal(),
                Some(ProposeError::nothing())
            );
        }
    }

    #[test]
    fn a_click_on_a_block_without_a_race_says_what_becomes_of_it() {
        let (_queue, mut session) = session();
        let point = session.document().topology().points().first();
        let point = point.expect("a point");
        let stone = Some(Color::Black);
        for action in [BoardAction::Clear, BoardAction::Set { point, stone }] {
            session.apply(&Action::Board(action)).expect("a board");
        }
        session.propose(vec![point]);
        session.finish();
        let refusal = session.pending_mut().take_refusal();
        assert!(
            matches!(&refusal, Some(ProposeError::NoRace(found)) if found.blocks[0].block.anchor == point),
            "{refusal:?}"
        );
    }

    #[test]
    fn a_block_is_called_by_the_stone_that_was_clicked() {
        let (_queue, mut session) = session();
        let topology = Arc::clone(session.document().topology());
        session
            .apply(&Action::Board(BoardAction::Clear))
            .expect("a board");
        let points: Vec<_> = topology.points().iter().take(2).collect();
        for &point in &points {
            let stone = Some(Color::Black);
            let set = BoardAction::Set { point, stone };
            session.apply(&Action::Board(set)).expect("a board");
        }
        for &point in &points {
            session.propose(vec![point]);
            session.finish();
            let refusal = session.pending_mut().take_refusal();
            let Some(ProposeError::NoRace(found)) = refusal else {
                panic!("{refusal:?}");
            };
            assert_eq!(found.blocks[0].called, point);
        }
    }

    /// What is told of the first block that a proposal round these stones comes to nothing with.
    fn refused(names: &[&str]) -> Box<NoRace> {
        let (_queue, mut session) = session_of(BARE);
        let topology = Arc::clone(session.document().topology());
        let points = names
            .iter()
            .map(|name| topology.point(name).expect("a point"));
        session.propose(points.collect());
        session.finish();
        match session.pending_mut().take_refusal() {
            Some(ProposeError::NoRace(found)) => found,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn two_blocks_that_do_not_race_are_refused_with_what_is_true_of_each() {
        let found = refused(&["E2", "A2"]);
        assert_eq!(found.about, About::Pair);
        let told: Vec<_> = found.blocks.iter().map(|told| told.alone).collect();
        assert_eq!(told[1], Alone::TwoEyes, "the wall");
        assert_ne!(told[0], Alone::TwoEyes, "the block that races elsewhere");
        let wall = refused(&["A2"]);
        assert_eq!((wall.about, wall.blocks.len()), (About::Block, 1));
    }

    /// What the program takes for safe becomes no word of the person by being accepted.
    #[test]
    fn an_accepted_proposal_proves_no_more_than_it_did_before() {
        let rows = "OO.XO.O.X\nOO.XOOO.X\n..XXXXOOX\nXXOOOXXXX\nXOO.OOOOO\nXO.......\n.O.......\n.........\n.........";
        let loaded = file::parse("test", rows.as_bytes()).expect("a diagram");
        let mut session = Session::new(loaded.document);
        let position = session.document().position().expect("a position");
        let at = |name: &str| position.topology().point(name).expect("a point");
        let points = [at("D9"), at("E9")];
        let proposal = propose(&position, &Roles::new(), &points).expect("a race");
        let guessed = proposal.assumed_safe.iter();
        let guessed = guessed.filter(|safe| !safe.reason.is_certain());
        let guessed: Vec<Point> = guessed.map(|safe| safe.block.anchor).collect();
        assert!(!guessed.is_empty(), "something is taken for safe");
        let accept = Action::Mark(MarkAction::Accept(Box::new(proposal)));
        session.apply(&accept).expect("a proposal");
        let known = |session: &Session| {
            let ask = Prove::new(session.snapshot().clone());
            let solved = ask.answer(&mut None, &Control::default());
            let solved = solved.expect("a race");
            let reasons = solved.proposal.assumed_safe.iter();
            let is_said = reasons.filter(|safe| safe.reason == SafeReason::Said);
            (solved.known(), is_said.count())
        };
        assert_eq!(known(&session), (Known::Provisional, 0));
        let file = file::to_sgf(session.document(), &file::Answers::NOTHING).expect("a rectangle");
        let read = file::parse("test.sgf", file.as_bytes()).expect("a game");
        assert_eq!(
            read.document.marks.assumed,
            session.document().marks.assumed
        );
        // Now the person says so himself.
        for point in guessed {
            let role = Role::Safe;
            let said = Action::Mark(MarkAction::Set { point, role });
            session.apply(&said).expect("a stone");
        }
        assert!(session.document().marks.assumed.is_empty());
        assert!(known(&session).1 > 0, "now it is said");
        assert!(session.undo() && !session.document().marks.assumed.is_empty());
    }

    #[test]
    fn a_proposal_names_the_partner_of_each_side() {
        let (_queue, mut session) = session();
        let point = |session: &Session, name| session.document().topology().point(name);
        let [white, black] = ["G2", "K2"].map(|name| point(&session, name).expect("a point"));
        session.propose(vec![black]);
        session.finish();
        let told = |color| session.pending().told().expect("a proposal").told[color];
        assert_eq!(told(Color::Black).races_with, Some(white));
        assert_eq!(told(Color::White).races_with, Some(black));
    }

    /// A host on which all work is lost.
    #[derive(Debug)]
    struct Lossy;

    impl Host for Lossy {
        fn now(&self) -> Duration {
            Duration::ZERO
        }
        fn start(&self, _name: &str, _work: Work) -> Result<(), NoRoom> {
            Ok(())
        }
        fn turn(&self) {}
        fn needs_turns(&self) -> bool {
            false
        }
        fn rest(&self) {}
    }

    #[test]
    fn a_search_that_breaks_down_says_so_each_time_and_is_no_race_that_is_missing() {
        let loaded = file::parse("test", BARE.as_bytes()).expect("a diagram");
        let mut session = Session::on(Arc::new(Lossy), loaded.document);
        for _ in 0..2 {
            session.propose(Vec::new());
            frame(&mut session);
            session.update();
            assert!(session.pending_mut().take_failure());
            assert!(!session.pending_mut().take_failure(), "once");
            assert_eq!(session.pending_mut().take_refusal(), None);
            assert_eq!(session.progress::<Propose>(), Progress::Unasked);
        }
        session.set_playing(true);
        frame(&mut session);
        session.update();
        assert!(matches!(session.play().stage(), Stage::Failed));
        assert!(session.play().game().is_none());
    }

    #[test]
    fn a_search_for_a_proposal_ends_when_it_is_told_to() {
        let loaded = file::parse("test", BARE.as_bytes()).expect("a diagram");
        let of = Snapshot::new(loaded.document);
        let control = Control::default();
        let points = Vec::new();
        let propose = Propose { of, points };
        let answer = |control| propose.clone().answer(&mut (), control);
        assert!(answer(&control).is_ok());
        control.stop_flag().store(true, Ordering::Relaxed);
        assert_eq!(answer(&control), Err(ProposeError::Stopped));
        let find = FindRace(propose.of);
        assert_eq!(find.answer(&mut (), &control), None);
    }

    #[test]
    fn a_proof_ends_with_the_document_that_it_is_about() {
        let (queue, mut session) = session_of(OPEN);
        session.search::<Prove>();
        frame(&mut session);
        queue.advance(Duration::from_secs(1));
        assert!(session.progress::<Prove>().is_noticed());
        while session.progress::<Prove>().is_pending() {
            frame(&mut session);
        }
        assert!(session.race_answer().is_some());
        // Only near surroundings were enough, so a longer search is worth trying.
        session.search::<Prove>();
        frame(&mut session);
        let is_shown = session.race_answer().is_some();
        assert!(
            session.progress::<Prove>().is_pending() && is_shown,
            "for a moment"
        );
        queue.advance(Duration::from_secs(1));
        assert!(session.race_answer().is_none());
        change(&mut session);
        assert!(session.race_answer().is_none());
        assert_eq!(session.progress::<Prove>(), Progress::Unasked);
    }

    #[test]
    fn a_play_out_begins_with_the_answer_of_near_surroundings_that_is_there() {
        let rows = "OO.XO.O.X\nOO.XOOO.X\n..XXXXOOX\nXXOOOXXXX\nXOO.OOOOO\nXO.......\n.O.......\n.........\n.........";
        let loaded = file::parse("test", rows.as_bytes()).expect("a diagram");
        let mut session = Session::new(loaded.document);
        let position = session.document().position().expect("a position");
        let at = |name: &str| position.topology().point(name).expect("a point");
        let proposal = propose(&position, &Roles::new(), &[at("D9"), at("E9")]).expect("a race");
        let accept = Action::Mark(MarkAction::Accept(Box::new(proposal)));
        session.apply(&accept).expect("a proposal");
        session.search::<Prove>();
        session.start();
        session.desk_mut().finish::<Prove>();
        session.update();
        let first = session.document().board.to_move;
        let solved = session.race_answer().expect("an answer");
        assert_eq!(solved.known(), Known::Provisional);
        let ending = solved.ending_by_search(first).expect("no ko");
        let relevant = solved.proposal.relevant;
        session.set_playing(true);
        session.start();
        let game = session.play().game().expect("the race that was searched");
        assert_eq!(game.outcome(), Some(Outcome::Ends(ending)));
        assert_eq!(game.start().race().relevant, relevant);
        assert_eq!(session.progress::<FindRace>(), Progress::Unasked);
        assert_eq!(partner(&session), Progress::Unasked, "nothing to find out");
    }

    #[test]
    fn a_play_out_finds_its_race_and_ends_with_the_document() {
        let (_queue, mut session) = session();
        session.set_playing(true);
        frame(&mut session);
        assert!(matches!(session.play().stage(), Stage::Finding));
        session.set_playing(true);
        frame(&mut session);
        let first = session.document().board.to_move;
        assert!(session.play().game().is_some());
        assert!(partner(&session).is_pending(), "who captures?");
        while partner(&session).is_pending() {
            frame(&mut session);
        }
        let game = session.play().game().expect("a race");
        assert!(game.outcome().is_some() && game.situation().mover == first);
        assert_eq!(
            partner(&session),
            Progress::Unasked,
            "nothing to think about"
        );
        change(&mut session);
        session.set_playing(true);
        assert!(session.play().game().is_none(), "it is looked for anew");
        session.set_playing(false);
        assert!(session.play().is_away());
    }
}
