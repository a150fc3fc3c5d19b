//! Strips beside the board: what does not fit the theory, what went wrong, what can be done about it.

use egui::accesskit::Role;
use egui::{Button, RichText, ScrollArea, Stroke, Ui, WidgetInfo};
use semeai_race::report::Notice;
use semeai_session::Repair;
use semeai_words::labels::Label;
use semeai_words::position::position_error;
use semeai_words::race::notice::notices_count;
use semeai_words::race::repair::NoticeText;

use crate::commands::command::ShowCommand;
use crate::commands::mode::Mode;
use crate::commands::requests::{MessageRequest, Requests};
use crate::local_text::LocalText;
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::messages::{Remedy, Strip, Tone, Topic};
use crate::science::FrameData;
use crate::sciences;
use crate::view::Beside;

/// The room of the coloured bar before a message, and of the sign that removes it.
const BAR: f32 = 8.0;
const CLOSE: f32 = 32.0;

/// What is said.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MessageGroup {
    /// What was asked for or has happened: it comes and goes by itself.
    News,
    /// What is true of the position.
    Findings,
    /// Both.
    All,
}

/// Whether there is anything to say of this.
pub(super) fn has_any(shown: &FrameData<'_>, what: MessageGroup) -> bool {
    let has_findings = || shown.problem.is_some() || has_notices(shown);
    match what {
        MessageGroup::News => strips(shown).next().is_some(),
        MessageGroup::Findings => has_findings(),
        MessageGroup::All => strips(shown).next().is_some() || has_findings(),
    }
}

/// The strips that are shown, with their numbers.
fn strips<'a>(shown: &'a FrameData<'_>) -> impl Iterator<Item = (usize, &'a Strip)> {
    // What stands above the board is not said again.
    let is_above = shown.told().is_some();
    let is_hidden = shown.hides_answers();
    let strips = shown.view.messages.strips.iter().enumerate();
    let strips = strips.filter(move |(_, strip)| strip.tone != Tone::Answer || !is_hidden);
    strips.filter(move |(_, strip)| strip.topic != Some(Topic::NoRace) || !is_above)
}

/// Whether the analysis has something to say. While a race is played, what does not fit the theory of counting is beside
/// the point, and so it is in an endgame, and beside a value or a sum that was typed. Beside a game it would push the moves away
/// from under the pointer with every step; there it is counted.
fn has_notices(shown: &FrameData<'_>) -> bool {
    let mut lists = [Beside::Game, Beside::Positions, Beside::Folder].into_iter();
    let is_elsewhere =
        lists.any(|beside| shown.view.is_beside(beside)) || sciences::sheet(shown.view).is_some();
    // What does not fit the theory of counting may be the answer.
    !is_elsewhere && !shown.is_covered() && count(shown) > 0
}

/// What the analysis has to say.
fn notices<'a>(shown: &FrameData<'a>) -> impl Iterator<Item = &'a Notice> {
    let notices = shown.about.notices;
    notices.into_iter().flat_map(move |it| (it.all)(shown))
}

fn count(shown: &FrameData<'_>) -> usize {
    match shown.view.mode {
        Mode::PlayOut => 0,
        _ => notices(shown).count(),
    }
}

/// How much there is to say of the race, for where that stands elsewhere; a click goes there.
pub(super) fn count_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let count = count(shown);
    if count == 0 {
        return;
    }
    let said = notices_count(count, shown.phrasing());
    let said = RichText::new(said)
        .size(size::TEXT_SMALL)
        .color(theme::tokens(ui).warning);
    if ui.add(Button::new(said).stroke(Stroke::NONE)).clicked() {
        requests.command(ShowCommand::Game);
    }
}

/// Shows the strips, the person's own first, not higher than this.
pub(super) fn notices_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    what: MessageGroup,
    max_height: f32,
    requests: &mut Requests,
) {
    ScrollArea::vertical()
        .id_salt("notices")
        .max_height(max_height)
        .min_scrolled_height(max_height)
        .show(ui, |ui| {
            for (number, strip) in strips(shown).filter(|_| what != MessageGroup::Findings) {
                strip_ui(ui, shown, number, strip, requests);
            }
            if what == MessageGroup::News {
                return;
            }
            if let Some(problem) = shown.problem {
                let said = position_error(problem, shown.phrasing());
                Message::of(said, Tone::Error).show(ui, shown, requests);
            }
            if !has_notices(shown) {
                return;
            }
            let text = shown.about.notices.map(|notices| notices.text);
            for notice in notices(shown) {
                if let Some(said) = text.and_then(|text| text(shown, notice)) {
                    let dismissal = MessageRequest::DismissNotice(notice.clone());
                    notice_ui(ui, shown, said, &dismissal, requests);
                }
            }
        });
}

fn strip_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    number: usize,
    strip: &Strip,
    requests: &mut Requests,
) {
    let phrasing = shown.phrasing();
    let named = |(name, remedy): &(LocalText, Remedy)| {
        let request = MessageRequest::Remedy(remedy.clone());
        (name.text(phrasing), request)
    };
    let message = Message {
        text: strip.text.text(phrasing),
        tone: strip.tone,
        buttons: strip.buttons.iter().map(named).collect(),
        close: None,
        end: None,
    };
    let message = message.closed_by(&MessageRequest::DismissStrip(number));
    message.show(ui, shown, requests);
}

fn notice_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    said: NoticeText,
    dismissal: &MessageRequest,
    requests: &mut Requests,
) {
    let mut message = Message::of(said, Tone::Remark);
    if shown.view.mode == Mode::Mark {
        // It leads to where the person is already.
        let leads = |request: &MessageRequest| {
            matches!(
                request,
                MessageRequest::Remedy(Remedy::Repair(Repair::Mark))
            )
        };
        message.buttons.retain(|(_, request)| !leads(request));
    }
    message.closed_by(dismissal).show(ui, shown, requests);
}

/// A strip as it is drawn.
struct Message {
    text: String,
    tone: Tone,
    buttons: Vec<(String, MessageRequest)>,
    /// What removes it, if none of the buttons does.
    close: Option<MessageRequest>,
    /// What removes it once it is answered, if it is a question.
    end: Option<MessageRequest>,
}

impl Message {
    fn of(said: NoticeText, tone: Tone) -> Self {
        let repairs = said.repairs.into_iter();
        let request = |repair| MessageRequest::Remedy(Remedy::Repair(repair));
        Self {
            text: said.message,
            tone,
            buttons: repairs
                .map(|(name, repair)| (name, request(repair)))
                .collect(),
            close: None,
            end: None,
        }
    }

    /// The message with a way to remove it: that of its own if it has one.
    fn closed_by(mut self, dismiss: &MessageRequest) -> Self {
        let mut has_own = false;
        for (_, request) in &mut self.buttons {
            match request {
                MessageRequest::Remedy(Remedy::Repair(Repair::Leave)) => {
                    *request = dismiss.clone();
                    has_own = true;
                }
                // As long as it is true it would be said again.
                MessageRequest::Remedy(Remedy::StopReading) => has_own = true,
                _ => {}
            }
        }
        self.close = (!has_own).then(|| dismiss.clone());
        self.end = has_own.then(|| dismiss.clone());
        self
    }

    fn show(self, ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
        let tokens = theme::tokens(ui);
        let color = match self.tone {
            Tone::Answer => tokens.accent,
            Tone::Remark => tokens.warning,
            Tone::Error => tokens.error,
        };
        let text = self.text.clone();
        let strip = ui.push_id(text, |ui| {
            ui.horizontal_top(|ui| {
                ui.add_space(BAR);
                let room = ui.available_width() - CLOSE;
                ui.vertical(|ui| {
                    ui.set_width(room);
                    let ink = ui.visuals().text_color();
                    fitting::lines(ui, &self.text, size::TEXT, ink);
                    if !self.buttons.is_empty() {
                        ui.horizontal_wrapped(|ui| {
                            buttons_ui(ui, self.buttons, self.end, requests);
                        });
                    }
                });
                if let Some(close) = self.close
                    && close_ui(ui, shown)
                {
                    requests.ask(close);
                }
            });
        });
        let rect = strip.response.rect;
        let x = rect.left() + 1.5;
        ui.painter()
            .vline(x, rect.y_range(), Stroke::new(3.0, color));
        ui.add_space(size::GAP_SMALL);
    }
}

/// The sign that removes a message.
fn close_ui(ui: &mut Ui, shown: &FrameData<'_>) -> bool {
    let name = shown.label(Label::Dismiss);
    let button = widgets::text_button(ui, "×");
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    button.on_hover_text(name).clicked()
}

/// The buttons of a message; a question goes away with its answer, which what only shows points is not.
fn buttons_ui(
    ui: &mut Ui,
    buttons: Vec<(String, MessageRequest)>,
    end: Option<MessageRequest>,
    requests: &mut Requests,
) {
    for (name, request) in buttons {
        let is_answer = !matches!(
            request,
            MessageRequest::Remedy(Remedy::Repair(Repair::Show(_)) | Remedy::StopReading)
                | MessageRequest::DismissStrip(_)
        );
        if widgets::small_button(ui, &name).clicked() {
            requests.ask(request);
            requests.asks(end.clone().filter(|_| is_answer));
        }
    }
}
