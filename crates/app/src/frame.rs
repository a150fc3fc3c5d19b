//! A frame of the window: take what finished, draw from borrowed data, then do what was asked.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{Context, Event, Pos2, Ui, Vec2, ViewportCommand, ViewportInfo};
use semeai_session::printable::inline;
use semeai_session::questions::has_question;
use semeai_session::{Document, Home, Session, Settings};

use crate::app::App;
use crate::commands::command::{Command, EditCommand, FileCommand, RaceCommand, ShowCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::{FileRequest, Request, Requests};
use crate::commands::shortcuts;
use crate::commands::waiting::Waiting;
use crate::look::fonts;
use crate::look::theme;
use crate::panels;
use crate::panes::growth;
use crate::perform;
use crate::samples;
use crate::sciences;
use crate::storage::dialogs::Dialogs;
use crate::storage::jobs::Jobs;
use crate::storage::store::Store;
use crate::typed_texts::TypedTexts;
use crate::view::{Beside, Growth, View};

impl App {
    /// The program with its opening sample.
    pub fn new(settings: Settings, jobs: Jobs) -> Self {
        let opening = samples::titled(samples::OPENING, settings.phrasing());
        let mut app = Self {
            session: Session::new(opening),
            view: View::default(),
            typed: TypedTexts::default(),
            settings,
            jobs,
            waiting: Waiting::default(),
        };
        app.view.source.sample = Some(0);
        let found = app.jobs.keeper.take_results();
        app.view.learning.results = found.results;
        if let Some(unread) = found.unread {
            perform::tell_unread_results(&mut app.view.messages, unread);
        }
        app.view.panes = app.jobs.keeper.panes();
        let folded = app.view.panes.map(|panes| panes.folded);
        app.view.open.folded = folded.unwrap_or_default();
        app
    }

    /// The program as the last run left it: with its settings, and a word where they could not be read.
    pub fn start(dialogs: Arc<dyn Dialogs>, store: Store) -> Self {
        let found = store.take_settings();
        let mut app = Self::new(found.settings, Jobs::new(dialogs, store));
        if let Some(unread) = found.unread {
            perform::tell_unread(&mut app.view.messages, unread);
        }
        app
    }

    /// Prepares the toolkit: fonts, colours, and waking when work has finished.
    pub fn set_up(&mut self, ctx: &Context) {
        fonts::install(ctx, self.settings.language);
        theme::install(ctx);
        theme::follow(ctx, self.settings.theme);
        // The keys for it stand in the one table, and the factor is kept with the settings.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        self.zoom(ctx);
        let wake = ctx.clone();
        let waker: semeai_session::Waker = Arc::new(move || wake.request_repaint());
        self.jobs.set_waker(Arc::clone(&waker));
        self.session.set_waker(waker);
    }

    /// Opens a file, as if it had been dropped on the window.
    pub fn open(&mut self, path: PathBuf) {
        perform::open(&self.session, &mut self.view, &mut self.jobs, path);
    }

    /// Begins with a file instead of the opening sample: there is nothing before it to go back to.
    pub fn begin_with(&mut self, path: PathBuf) {
        self.open(path);
        self.view.source.is_beginning = true;
    }

    /// The file that was read or written last, if it is still there.
    pub fn last_file(&self) -> Option<PathBuf> {
        let last = self.settings.recent.first()?;
        last.is_file().then(|| last.clone())
    }

    /// Puts a document in place of the present one.
    pub fn show_document(&mut self, document: Document) {
        perform::replace(&mut self.session, &mut self.view, document, Home::none());
    }

    /// The document at work, as it stands now.
    pub fn document(&self) -> &Document {
        self.session.document()
    }

    /// Whether something is being looked for that is there at once, or so soon that nobody is told of it.
    pub fn is_about_to_answer(&self) -> bool {
        let desk = self.session.desk();
        desk.is_pending() && !desk.is_searching()
    }

    /// Whether anything is being looked for.
    pub fn is_at_work(&self) -> bool {
        self.session.desk().is_pending()
    }

    /// Waits until the analysis of the present document, and a proposal that is being looked for, are there.
    pub fn finish(&mut self) {
        self.session.finish();
        sciences::race::perform::follow_analysis(&self.session, &mut self.view.race.place);
    }

    /// Draws everything as large as it is wanted. The factor is kept with the settings; what comes from the window is not.
    fn zoom(&self, ctx: &Context) {
        let Growth(growth) = self.view.looks.growth;
        ctx.set_zoom_factor(self.settings.zoom.clamp(0.5, 3.0) * growth);
    }

    /// Lets text and panes grow with the window, and the window keep to its screen when it opens: what stands round it is known only
    /// once it is shown.
    fn fit(&mut self, ctx: &Context) {
        let zoom = ctx.zoom_factor();
        let window = ctx.content_rect().size() * zoom;
        if ctx.cumulative_frame_nr() < OPENING
            && let Some(command) = ctx.input(|input| kept_to_screen(input.viewport()))
        {
            ctx.send_viewport_cmd(command);
        }
        self.view.looks.growth = Growth(growth(window));
        self.zoom(ctx);
    }

    /// Draws a frame and does what was asked in it.
    pub fn contents(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        let mut requests = Requests::default();
        self.take_finished(&ctx);
        // Before it is drawn: a frame later nobody would call for another one.
        if let Some(left) = self.view.messages.fade(ctx.input(|input| input.time)) {
            ctx.request_repaint_after(left);
        }
        self.read_input(&ctx, &mut requests);
        self.draw(ui, &mut requests);
        let is_jumping = requests.all.iter().any(|request| {
            matches!(
                request,
                Request::Command(
                    Command::Race(RaceCommand::NextQuestion)
                        | Command::Race(RaceCommand::PreviousQuestion)
                )
            )
        });
        self.view.hand.wants_board_focus = false;
        self.view.race.place.settle();
        self.view.endgame.place.settle();
        perform::perform_all(self, &ctx, requests);
        self.zoom(&ctx);
        self.typed.was_typing = ctx.text_edit_focused();
        if is_jumping {
            // The Tab key that jumped to a question has also moved the focus; the board keys should stay as they were.
            ctx.memory_mut(|memory| {
                if let Some(id) = memory.focused() {
                    memory.surrender_focus(id);
                }
            });
        }
        if ctx.input(|input| input.viewport().close_requested()) && !self.may_leave() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
        if self.jobs.now_reading().is_some() {
            // How far it is has to be told, and nobody calls for that.
            ctx.request_repaint_after(perform::BETWEEN_WORDS);
        }
        self.keep(&ctx);
    }

    /// Whether the window may close: with everything put by that is not saved, or after it was said that it cannot be.
    fn may_leave(&mut self) -> bool {
        self.finish_files();
        self.jobs.keeper.may_leave(&self.session)
    }

    /// Puts by what should be there if the program ended now, and tells what has become of it.
    fn keep(&mut self, ctx: &Context) {
        self.keep_results();
        let keeper = &mut self.jobs.keeper;
        let (news, wait) = keeper.keep(&self.session, &self.settings);
        for each in news {
            perform::tell(&mut self.view.messages, keeper, each);
            ctx.request_repaint();
        }
        if let Some(wait) = wait {
            ctx.request_repaint_after(wait);
        }
    }

    /// Keeps what came of lessons, if that is new.
    fn keep_results(&mut self) {
        let learning = &self.view.learning;
        let keeper = &mut self.jobs.keeper;
        keeper.keep_results(&learning.results, learning.changes);
    }

    /// Writes what should be there at the next start.
    pub fn leave(&mut self) {
        self.finish_files();
        self.keep_results();
        self.jobs
            .keeper
            .leave(&self.session, &self.settings, self.view.panes);
    }

    /// Waits until what is being saved is written.
    fn finish_files(&mut self) {
        perform::finish_files(
            &mut self.session,
            &mut self.view,
            &mut self.typed,
            &mut self.settings,
            &mut self.jobs,
        );
    }

    fn take_finished(&mut self, ctx: &Context) {
        self.session.update();
        perform::follow(
            &mut self.session,
            &mut self.view,
            &mut self.typed,
            &mut self.settings,
            &mut self.jobs,
        );
        if self.view.source.guess.is_some_and(|it| it.is_waiting()) {
            ctx.request_repaint();
        }
        perform::copy_painted(&mut self.view.messages, &mut self.jobs, ctx);
    }

    fn read_input(&self, ctx: &Context, requests: &mut Requests) {
        let has_question = self.session.report().is_some_and(has_question);
        // Esc in a field leaves the field and nothing below it; the strip for paths goes with its field.
        let is_in_field = self.typed.was_typing && self.typed.path.is_none();
        for command in shortcuts::pressed(ctx, self.view.mode, has_question) {
            let is_left = is_in_field && command == Command::Show(ShowCommand::Leave);
            if command != Command::File(FileCommand::Paste) && !is_left {
                requests.command(command);
            }
        }
        if !ctx.text_edit_focused() {
            ctx.input(|input| {
                for event in &input.events {
                    match event {
                        // Every key that copies comes as this, whatever else is held.
                        Event::Copy if input.modifiers.shift => {
                            requests.command(FileCommand::CopyPicture);
                        }
                        Event::Cut if self.has_selection() => {
                            requests.command(FileCommand::CopySelected);
                            requests.command(EditCommand::Erase);
                        }
                        Event::Copy if !input.modifiers.alt => {
                            requests.command(FileCommand::CopySgf);
                        }
                        Event::Paste(text) => requests.ask(FileRequest::Pasted(text.clone())),
                        _ => {}
                    }
                }
            });
        }
        self.read_dropped(ctx, requests);
    }

    /// Opens what was dropped on the window; where a lesson is being made it belongs to that.
    fn read_dropped(&self, ctx: &Context, requests: &mut Requests) {
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        let paths = dropped.iter().map(|file| file.path().to_path_buf());
        match dropped.len() {
            0 => {}
            _ if self.view.is_beside(Beside::Positions) => {
                requests.ask(FileRequest::Gather(paths.collect()));
            }
            _ => paths.for_each(|path| requests.ask(FileRequest::Open(path))),
        }
    }

    /// Whether a rectangle is selected that can be cut and copied.
    fn has_selection(&self) -> bool {
        self.view.mode == Mode::SetUp && self.view.hand.selection.is_some()
    }

    fn draw(&mut self, ui: &mut Ui, requests: &mut Requests) {
        let shown = sciences::frame(&self.session, &self.view, &self.settings);
        let panes = panels::window_ui(ui, &shown, samples::all(), &mut self.typed, requests);
        self.view.panes = Some(panes);
    }
}

/// In how many frames a window opens.
const OPENING: u64 = 20;

/// What brings a window with its frame onto its screen: a smaller size, and then another place.
fn kept_to_screen(window: &ViewportInfo) -> Option<ViewportCommand> {
    let (screen, inner) = (window.monitor_size?, window.inner_rect?);
    let outer = window.outer_rect.unwrap_or(inner);
    let frame = (outer.size() - inner.size()).max(Vec2::ZERO);
    // Less than a point is nothing that anybody sees.
    let over = inner.size() - (screen - frame) - Vec2::splat(1.0);
    if over.max_elem() > 0.0 {
        let size = inner.size().min(screen - frame);
        return Some(ViewportCommand::InnerSize(size));
    }
    let beyond = (outer.max.to_vec2() - screen).max(Vec2::ZERO);
    let place = (outer.min - beyond).max(Pos2::ZERO);
    (place.distance(outer.min) > 1.0).then_some(ViewportCommand::OuterPosition(place))
}

impl eframe::App for App {
    /// Called where nothing is drawn too: work is put by although the window is behind another one.
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.keep(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.fit(ui.ctx());
        self.contents(ui);
        let title = window_title(&self.session);
        if self.jobs.has_new_title(&title) {
            ui.ctx().send_viewport_cmd(ViewportCommand::Title(title));
        }
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        theme::behind(visuals).to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.leave();
    }
}

fn window_title(session: &Session) -> String {
    let name = session.history().file().and_then(|file| file.file_name());
    match name {
        Some(name) => format!("{} - Semeai", inline(&name.to_string_lossy())),
        None => "Semeai".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2, vec2};

    use super::*;

    /// A window of this size inside a frame, on a screen of 1280 by 800 points.
    fn window(at: Pos2, size: Vec2) -> ViewportInfo {
        let inner = Rect::from_min_size(at, size);
        ViewportInfo {
            monitor_size: Some(vec2(1280.0, 800.0)),
            inner_rect: Some(inner),
            outer_rect: Some(inner.expand2(vec2(2.0, 14.0))),
            ..ViewportInfo::default()
        }
    }

    #[test]
    fn a_window_opens_on_its_screen_with_its_frame() {
        let large = kept_to_screen(&window(pos2(2.0, 14.0), vec2(1280.0, 800.0)));
        let smaller = ViewportCommand::InnerSize(vec2(1276.0, 772.0));
        assert_eq!(large, Some(smaller));
        let low = kept_to_screen(&window(pos2(102.0, 114.0), vec2(1000.0, 772.0)));
        let moved = ViewportCommand::OuterPosition(pos2(100.0, 0.0));
        assert_eq!(low, Some(moved));
        assert_eq!(
            kept_to_screen(&window(pos2(50.0, 50.0), vec2(900.0, 600.0))),
            None
        );
        assert_eq!(kept_to_screen(&ViewportInfo::default()), None);
    }
}
