//! A lesson of one's own beside the board: the positions of the file in their order, and what is asked of the one on the board.

use egui::accesskit::Role;
use egui::{
    Align, Button, Layout, Panel, Rangef, Response, ScrollArea, Sense, Stroke, TextEdit, Ui,
    WidgetInfo, vec2,
};
use semeai_board::{Color, Point, Symmetry};
use semeai_session::file::{GamesBeside, ListGames};
use semeai_session::lesson_results::LessonResult;
use semeai_session::printable::inline;
use semeai_session::{
    Action, BoardAction, LONGEST_LABEL, MarkupAction, PositionsAction, RaceAction, TextAction,
    Translations,
};
use semeai_words::labels::Label;
use semeai_words::lesson::label_at;
use semeai_words::race::answer::first_name;

use super::game::has_moved;
use crate::commands::command::FileCommand;
use crate::commands::requests::{FileRequest, GameRequest, PositionsRequest, Requests};
use crate::hand::Marker;
use crate::look::fonts::own_name;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::result::{result_ui, results_of_file, summary};
use crate::science::FrameData;
use crate::tally::Tally;
use crate::typed_texts::{LessonFields, WrittenField};

/// The height of a row of the list.
const ROW: f32 = 26.0;
/// The most rows that are shown at once, and the largest part of the room that they take.
const ROWS: usize = 9;
const ROWS_SHARE: f32 = 0.3;
/// With less room than this what can be done is told by what is pointed at: a lesson of four positions stands there without being scrolled.
const ROOMY: f32 = 640.0;

/// A row that is dragged to another place.
#[derive(Clone, Copy)]
struct DraggedRow(usize);

/// What the list shows of the positions of a file.
struct Rows<'a> {
    shown: &'a FrameData<'a>,
    beside: Option<&'a GamesBeside>,
    /// The game of the file in which the board stands, if the position is none of the file itself.
    looked_at: Option<usize>,
    /// What came of each when it was asked last.
    results: Vec<Option<LessonResult>>,
}

impl<'a> Rows<'a> {
    fn of(shown: &'a FrameData<'a>) -> Self {
        Self {
            shown,
            beside: shown.session.answer::<ListGames>(),
            looked_at: shown.document.game_looked_at(),
            results: results_of_file(shown),
        }
    }

    fn before(&self) -> usize {
        self.beside.map_or(0, |beside| beside.before.len())
    }

    fn count(&self) -> usize {
        let beside = self.beside.map_or(0, |it| it.before.len() + it.after.len());
        beside + usize::from(self.looked_at.is_none())
    }

    fn here(&self) -> usize {
        self.looked_at.unwrap_or_else(|| self.before())
    }

    /// What a position is called: its title, or else what is asked of it.
    fn name(&self, number: usize) -> String {
        let own = self.before();
        let is_own = self.looked_at.is_none() && number == own;
        let (title, asked) = match is_own {
            true => {
                let document = self.shown.document;
                let title = document.title(self.shown.phrasing().language);
                (title, Some(&document.lesson.question))
            }
            false => {
                let skipped = usize::from(self.looked_at.is_none() && number > own);
                self.of_others(number - skipped)
            }
        };
        let asked = || {
            let told =
                asked.and_then(|asked: &Translations| asked.told(self.shown.phrasing().language));
            told.and_then(|text| text.lines().next())
        };
        let said = match title {
            "" => asked().unwrap_or_default(),
            title => title,
        };
        format!("{}  {}", number + 1, inline(said))
            .trim_end()
            .to_owned()
    }

    /// The title of one that is not on the board, and what is asked of it.
    fn of_others(&self, number: usize) -> (&'a str, Option<&'a Translations>) {
        let Some(beside) = self.beside else {
            return ("", None);
        };
        let mut titles = beside.before.iter().chain(&beside.after);
        let title = titles.nth(number).map_or("", String::as_str);
        let language = self.shown.phrasing().language;
        let translated = beside.translated.get(number);
        let title = translated.and_then(|it| it.told(language)).unwrap_or(title);
        (title, beside.asked.get(number))
    }
}

/// Shows the list and the texts.
pub(super) fn positions_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    fields: &mut LessonFields,
    requests: &mut Requests,
) {
    let rows = Rows::of(shown);
    let room = ui.available_height();
    label_ui(ui, shown, fields);
    ScrollArea::vertical()
        .id_salt("lesson of one's own")
        .auto_shrink(false)
        .show(ui, |ui| {
            let has_room = room >= ROOMY;
            head_ui(ui, &rows, has_room, requests);
            // Above the list, which grows by what they do: the next click meets the same button.
            buttons_ui(ui, &rows, requests);
            ui.add_space(size::GAP_SMALL);
            ui.scope(|ui| list_ui(ui, &rows, room, requests));
            let tally = Tally::of(rows.results.iter().copied());
            if tally.has_any() {
                widgets::quiet_wrapped(ui, summary(shown, tally));
            }
            ui.add_space(size::GAP_SMALL);
            marks_ui(ui, shown, has_room, requests);
            ui.add_space(size::GAP_SMALL);
            widgets::hairline(ui);
            ui.add_space(size::GAP_SMALL);
            texts_ui(ui, shown, fields, has_room, requests);
        });
}

/// What the list is, and the way to see it as others will.
fn head_ui(ui: &mut Ui, rows: &Rows<'_>, has_room: bool, requests: &mut Requests) {
    let shown = rows.shown;
    ui.horizontal_wrapped(|ui| {
        let name = shown.label(Label::OwnLesson);
        let name = widgets::heading(ui, format!("{name} ({})", rows.count()));
        if !has_room {
            name.on_hover_text(shown.label(Label::OwnLessonHint));
        }
        let button = widgets::small_button(ui, shown.label(Label::TryLesson));
        if button
            .on_hover_text(shown.label(Label::TryLessonHint))
            .clicked()
        {
            requests.ask(PositionsRequest::Try);
        }
        let handout = widgets::small_button(ui, shown.label(Label::Handout));
        let handout = handout.on_hover_text(shown.label(Label::HandoutHint));
        if handout.clicked() {
            requests.command(FileCommand::Handout);
        }
    });
    if has_room {
        widgets::quiet_wrapped(ui, shown.label(Label::OwnLessonHint));
    }
    ui.add_space(size::GAP_SMALL);
}

/// The positions, a row each: a click puts one on the board, a drag puts it elsewhere in the list.
fn list_ui(ui: &mut Ui, rows: &Rows<'_>, room: f32, requests: &mut Requests) {
    let (count, here) = (rows.count(), rows.here());
    #[expect(clippy::cast_precision_loss, reason = "a few rows")]
    let height = ROW * ROWS.min(count) as f32;
    let height = height.min((room * ROWS_SHARE).max(2.0 * ROW));
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical()
        .id_salt("positions")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, true]);
    let id = egui::Id::unique("positions that are seen");
    #[expect(clippy::cast_precision_loss, reason = "to a row more or less")]
    let top = here as f32 * ROW;
    let seen = ui.data(|data| data.get_temp::<Rangef>(id));
    let is_seen = seen.is_some_and(|it| it.min <= top + 1.0 && top + ROW <= it.max + 1.0);
    // A row that is clicked is seen, and must not go away from under the pointer.
    if has_moved(ui, "position of a lesson", here) && !is_seen {
        area = area.vertical_scroll_offset((top - height + ROW).max(0.0));
    }
    let shown = area.show_rows(ui, ROW, count, |ui, range| {
        for number in range {
            let row = ui.push_id(number, |ui| row_ui(ui, rows, number));
            let row = row.inner;
            if row.clicked() && number != here {
                requests.ask(GameRequest::Other(number));
            }
            if let Some(to) = drag_ui(ui, &row, number) {
                requests.ask(PositionsRequest::Arrange(to));
            }
        }
    });
    let top = shown.state.clamped_offset().y;
    let seen = Rangef::new(top, top + shown.inner_rect.height());
    ui.data_mut(|data| data.insert_temp(id, seen));
}

fn row_ui(ui: &mut Ui, rows: &Rows<'_>, number: usize) -> Response {
    let button = Button::selectable(number == rows.here(), rows.name(number))
        .truncate()
        .min_size(vec2(0.0, ROW - 2.0))
        .sense(Sense::click_and_drag());
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), ROW),
        Layout::right_to_left(Align::Center),
        |ui| {
            if let Some(result) = rows.results.get(number).copied().flatten() {
                result_ui(ui, rows.shown, result);
            }
            let rest = Layout::left_to_right(Align::Center);
            ui.with_layout(rest, |ui| ui.add(button)).inner
        },
    )
    .inner
}

/// A row that is dragged, and where it would come to stand; what is asked for when it is let go over another one.
fn drag_ui(ui: &Ui, row: &Response, number: usize) -> Option<PositionsAction> {
    row.dnd_set_drag_payload(DraggedRow(number));
    let pointer = ui.input(|input| input.pointer.latest_pos())?;
    let is_below = pointer.y > row.rect.center().y;
    let DraggedRow(from) = *row.dnd_hover_payload::<DraggedRow>()?;
    let line = if is_below {
        row.rect.bottom()
    } else {
        row.rect.top()
    };
    let stroke = Stroke::new(size::EDGE, theme::tokens(ui).accent);
    ui.painter().hline(row.rect.x_range(), line, stroke);
    let gap = number + usize::from(is_below);
    let to = gap - usize::from(gap > from);
    let is_let_go = ui.input(|input| input.pointer.any_released());
    (is_let_go && to != from).then_some(PositionsAction::Move { from, to })
}

/// What can be done with the list.
fn buttons_ui(ui: &mut Ui, rows: &Rows<'_>, requests: &mut Requests) {
    let shown = rows.shown;
    let (count, here) = (rows.count(), rows.here());
    let mirror = Action::Board(BoardAction::Transform(Symmetry::MirrorLeftRight));
    ui.horizontal_wrapped(|ui| {
        for (name, hint, action) in [
            (
                Label::AddPosition,
                Label::AddPositionHint,
                PositionsAction::Add,
            ),
            (
                Label::NewPosition,
                Label::NewPositionHint,
                PositionsAction::New,
            ),
        ] {
            let button = ui.button(shown.label(name));
            if button.on_hover_text(shown.label(hint)).clicked() {
                requests.ask(PositionsRequest::Arrange(action));
            }
        }
        let files = ui.button(shown.label(Label::AddFiles));
        if files
            .on_hover_text(shown.label(Label::AddFilesHint))
            .clicked()
        {
            requests.ask(FileRequest::ChooseToGather);
        }
    });
    ui.horizontal_wrapped(|ui| {
        let mut button = |name, is_possible| {
            widgets::small_button_if(ui, shown.label(name), is_possible).clicked()
        };
        let mut arrange = |action| requests.ask(PositionsRequest::Arrange(action));
        if button(Label::DoublePosition, true) {
            arrange(PositionsAction::Double(here));
        }
        if button(Label::EarlierPosition, here > 0) {
            let to = here.saturating_sub(1);
            arrange(PositionsAction::Move { from: here, to });
        }
        if button(Label::LaterPosition, here + 1 < count) {
            let to = here + 1;
            arrange(PositionsAction::Move { from: here, to });
        }
        if button(Label::RemovePosition, count > 1) {
            arrange(PositionsAction::Remove(here));
        }
        if button(Label::MirrorPosition, true) {
            requests.act(mirror);
        }
    });
}

/// What is said of the position on the board, in the language that is chosen.
fn texts_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    fields: &mut LessonFields,
    has_room: bool,
    requests: &mut Requests,
) {
    let language = shown
        .view
        .lesson_language
        .unwrap_or(shown.phrasing().language);
    let lesson = &shown.document.lesson;
    let title = shown.document.title_in(language).unwrap_or_default();
    fields.title.follow(title);
    let of = |texts: &Translations| texts.in_language(language).unwrap_or_default().to_owned();
    fields.question.follow(&of(&lesson.question));
    fields.answer.follow(&of(&lesson.answer));
    starts_ui(ui, shown, requests);
    ui.horizontal(|ui| {
        for each in semeai_words::LANGUAGES {
            let name = own_name(ui, each);
            let tab = ui.push_id(("lesson", each.code()), |ui| {
                widgets::choice(ui, each == language, &name)
            });
            if tab.inner.clicked() && each != language {
                requests.ask(PositionsRequest::Language(each));
            }
        }
        // A title in another language is what is shown as long as this one lacks it.
        let other = shown.document.title(language);
        field_ui(ui, shown, Label::PositionTitle, other, 1, &mut fields.title);
    });
    let rows = if has_room { 3 } else { 2 };
    for (name, hint, field) in [
        (
            Label::LessonQuestion,
            Label::LessonQuestionHint,
            &mut fields.question,
        ),
        (
            Label::LessonAnswer,
            Label::LessonAnswerHint,
            &mut fields.answer,
        ),
    ] {
        ui.add_space(size::GAP_SMALL);
        field_ui(ui, shown, name, shown.label(hint), rows, field);
    }
}

/// Of which starts the position asks, where what becomes of it hangs on who starts.
fn starts_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if !shown.about.asks_starts {
        return;
    }
    let asked = shown.document.asked_start();
    ui.horizontal_wrapped(|ui| {
        widgets::quiet(ui, shown.label(Label::AskedStarts));
        let sides = Color::ALL.map(|side| (Some(side), first_name(side, shown.phrasing())));
        let both = (None, shown.label(Label::BothStarts).to_owned());
        for (start, name) in std::iter::once(both).chain(sides) {
            let choice = widgets::choice(ui, start == asked, &name);
            let choice = choice.on_hover_text(shown.label(Label::AskedStartsHint));
            if choice.clicked() && start != asked {
                requests.act(Action::Race(RaceAction::AskStart(start)));
            }
        }
    });
    ui.add_space(size::GAP_SMALL);
}

/// What a click on the board marks for readers.
fn marks_ui(ui: &mut Ui, shown: &FrameData<'_>, has_room: bool, requests: &mut Requests) {
    if has_room {
        widgets::quiet_wrapped(ui, shown.label(Label::OwnMarksHint));
    }
    let chosen = shown.view.marker();
    ui.horizontal_wrapped(|ui| {
        // All of them in a row.
        ui.spacing_mut().item_spacing.x = 2.0;
        let nothing = (None, Label::MarkNothing, shown.label(Label::MarkNothing));
        let marks = Marker::ALL.map(|(marker, name, looks)| (Some(marker), name, looks));
        for (marker, name, looks) in std::iter::once(nothing).chain(marks) {
            let (name, is_chosen) = (shown.label(name), chosen == marker);
            let choice = widgets::choice(ui, is_chosen, looks);
            choice.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name));
            let choice = match marker {
                None => choice.on_hover_text(shown.label(Label::MarkNothingHint)),
                Some(_) => {
                    choice.on_hover_text(format!("{name}\n{}", shown.label(Label::OwnMarksHint)))
                }
            };
            // The same again is the same: a click more must not make the next one a move.
            if choice.clicked() {
                requests.ask(PositionsRequest::Marker(marker));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        let mut is_on = shown.view.hand.marks_with_answer;
        let with_answer = ui.checkbox(&mut is_on, shown.label(Label::MarkWithAnswer));
        let with_answer = with_answer.on_hover_text(shown.label(Label::MarkWithAnswerHint));
        if with_answer.changed() {
            requests.ask(PositionsRequest::MarkWithAnswer(is_on));
        }
        let has_any = !shown.document.markup_with_answer().is_empty();
        let name = shown.label(Label::NoMarks);
        if widgets::small_button_if(ui, name, has_any).clicked() {
            requests.act(Action::Text(TextAction::Markup(MarkupAction::Clear)));
        }
    });
}

/// The label of the point that was clicked, where such labels are written: at the foot, for it comes and goes with a click.
fn label_ui(ui: &mut Ui, shown: &FrameData<'_>, fields: &mut LessonFields) {
    let labelled = shown.view.labelled();
    let is_another = fields.labelled != labelled;
    fields.labelled = labelled;
    let Some(point) = labelled else {
        return;
    };
    let markup = shown.view.marks_set(shown.document);
    let before = markup.labels.get(&point).map_or("", String::as_str);
    if is_another {
        // What was written of the point before is a part of the document by now.
        fields.label = WrittenField::default();
    }
    fields.label.follow(before);
    Panel::bottom("label of a point").show(ui, |ui| {
        let longest = LONGEST_LABEL.max(before.chars().count());
        label_field_ui(ui, shown, &mut fields.label, (point, longest), is_another);
    });
}

/// The field for it, which takes the keyboard where it is that of another point than before.
fn label_field_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    field: &mut WrittenField,
    // A longer one of another program can be edited too.
    (point, longest): (Point, usize),
    is_another: bool,
) {
    let name = label_at(&shown.point_name(point), shown.phrasing());
    ui.add_space(size::GAP_SMALL);
    widgets::quiet(ui, &name);
    let edit = TextEdit::singleline(&mut field.text)
        .id_salt("label of a point")
        .char_limit(longest)
        .hint_text(shown.label(Label::MarkTextHint))
        .desired_width(LABEL_FIELD);
    let edit = ui.add(edit);
    ui.ctx()
        .accesskit_node_builder(edit.id, |node| node.set_label(name));
    if is_another {
        edit.request_focus();
        edit.scroll_to_me(None);
    }
    if edit.changed() {
        field.changed_secs = Some(ui.input(|input| input.time));
    }
}

/// The room for the label of a point.
const LABEL_FIELD: f32 = 160.0;

/// A text with its name above it, or before it in a row.
fn field_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    name: Label,
    hint: &str,
    rows: usize,
    field: &mut WrittenField,
) {
    widgets::quiet(ui, shown.label(name));
    let edit = match rows {
        1 => TextEdit::singleline(&mut field.text),
        _ => TextEdit::multiline(&mut field.text).desired_rows(rows),
    };
    let edit = edit
        .id_salt(("lesson of one's own", name))
        .hint_text(hint)
        .desired_width(f32::INFINITY);
    let edit = ui.add(edit);
    let name = shown.label(name);
    ui.ctx()
        .accesskit_node_builder(edit.id, |node| node.set_label(name));
    if edit.changed() {
        field.changed_secs = Some(ui.input(|input| input.time));
    }
}
