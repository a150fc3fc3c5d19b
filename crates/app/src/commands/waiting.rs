//! What was asked in the moment between a change and its report: the person saw the report before, and meant it.

use semeai_session::{Count, Session};

use crate::commands::command::{Command, RaceCommand};
use crate::commands::requests::Request;
use crate::sciences::race::request::RaceRequest;

/// The last request that waits for a report, if there is one.
#[derive(Debug, Default)]
pub(crate) struct Waiting(Option<(u64, Request)>);

impl Waiting {
    /// Keeps a request that goes by the report, if that is about to come; says whether it was kept. Anything else that is
    /// asked takes the place of what waits.
    pub(crate) fn keeps(&mut self, request: &Request, session: &Session) -> bool {
        if is_of_hand(request) {
            return false;
        }
        let is_early = goes_by_report(request) && is_moment_without_report(session);
        self.0 = is_early.then(|| (session.history().revision(), request.clone()));
        is_early
    }

    /// Hands over what has waited for the report that is there now. What waits for that of another document is dropped.
    pub(crate) fn take(&mut self, session: &Session) -> Option<Request> {
        let is_current = |(revision, _): &(u64, Request)| *revision == session.history().revision();
        self.0.take_if(|waiting| !is_current(waiting));
        session.report()?;
        self.0.take().map(|(_, request)| request)
    }
}

/// Whether the report before is still seen, although that of the present state is not there.
fn is_moment_without_report(session: &Session) -> bool {
    session.answer::<Count>().is_none() && session.shown::<Count>().is_some_and(Result::is_ok)
}

/// Whether it only follows the hand.
const fn is_of_hand(request: &Request) -> bool {
    matches!(
        request,
        Request::Board(_) | Request::Race(RaceRequest::Hover(_))
    )
}

/// Whether what it does depends on the trees as they are reported.
const fn goes_by_report(request: &Request) -> bool {
    match request {
        Request::Race(request) => matches!(request, RaceRequest::Point(..)),
        Request::Command(Command::Race(command)) => matches!(
            command,
            RaceCommand::AcceptHere
                | RaceCommand::AcceptAll
                | RaceCommand::NextQuestion
                | RaceCommand::PreviousQuestion
                | RaceCommand::Child
                | RaceCommand::Up
                | RaceCommand::Down
        ),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use egui::Context;
    use semeai_board::Color;
    use semeai_session::host::{Host, Queue};
    use semeai_session::{Action, Depth, RaceAction, Settings, file};

    use super::*;
    use crate::app::App;
    use crate::commands::command::EditCommand;
    use crate::commands::mode::Mode;
    use crate::commands::requests::{BoardRequest, Requests};
    use crate::perform;
    use crate::storage::dialogs::NoDialogs;
    use crate::storage::jobs::Jobs;
    use crate::storage::store::Store;

    /// Figure 10 of the system paper: candidates at B3 and H3 (the paper's a and b).
    const FIGURE_10: &str = "\
@.@.@.@.@
@XXXXXXX@
@X@@@@@X@
@..@@@@.@
@B@@@@@B@
BBBBBBBBB";

    /// A window whose analyses are made when a frame begins.
    fn app() -> App {
        let loaded = file::parse("test", FIGURE_10.as_bytes()).expect("a diagram");
        let host: Arc<dyn Host> = Arc::new(Queue::with_set_clock());
        let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
        let settings = Settings {
            depth: Depth::Theory,
            ..Settings::default()
        };
        let mut app = App::new(settings, jobs);
        app.session = Session::on(host, loaded.document);
        app.session.update();
        app
    }

    /// Everything of a frame but the answers that come at its beginning.
    fn frame(app: &mut App, asked: impl IntoIterator<Item = Request>) {
        let requests = Requests {
            all: asked.into_iter().collect(),
            ..Requests::default()
        };
        perform::perform_all(app, &Context::default(), requests);
    }

    fn click(app: &App, name: &str) -> Request {
        let point = app.session.document().topology().point(name);
        RaceRequest::Point(point.expect("a point"), Color::Black).into()
    }

    #[test]
    fn a_click_before_the_report_is_done_when_it_comes() {
        let mut app = app();
        let [first, second] = ["B3", "H3"].map(|name| click(&app, name));
        frame(&mut app, [first]);
        frame(&mut app, [second]);
        frame(&mut app, [BoardRequest::Hover(None).into()]);
        assert_eq!(app.session.document().race.picks.len(), 1);
        app.session.update();
        frame(&mut app, []);
        assert_eq!(app.session.document().race.picks.len(), 2);
        app.session.update();
        frame(&mut app, []);
        assert_eq!(app.session.document().race.picks.len(), 2, "once");
    }

    #[test]
    fn what_waits_ends_with_what_it_was_asked_of() {
        let others: [Request; 3] = [
            Command::Mode(Mode::SetUp).into(),
            Command::Edit(EditCommand::Undo).into(),
            Request::Do(Action::Race(RaceAction::ToMove(Color::White))),
        ];
        for other in others {
            let mut app = app();
            let [first, second] = ["B3", "H3"].map(|name| click(&app, name));
            frame(&mut app, [first, second, other]);
            let picks = app.session.document().race.picks.len();
            app.session.update();
            frame(&mut app, []);
            assert_eq!(app.session.document().race.picks.len(), picks);
        }
    }

    #[test]
    fn a_report_that_takes_long_is_not_waited_for() {
        let mut app = app();
        let [first, second] = ["B3", "H3"].map(|name| click(&app, name));
        frame(&mut app, [first]);
        app.session.stop::<Count>();
        frame(&mut app, [second]);
        app.session.ask(Count::of(&app.session));
        frame(&mut app, []);
        app.session.update();
        frame(&mut app, []);
        assert_eq!(app.session.document().race.picks.len(), 1);
    }
}
