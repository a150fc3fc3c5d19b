//! Beside the board: the tools of the mode; and what the bottom line says that the hand can do.

use egui::accesskit::Role as AccessRole;
use egui::{DragValue, Rect, RichText, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, vec2};
use semeai_board::{BoardKind, Color, MAX_SIDE, MIN_SIDE};
use semeai_session::{Action, BoardAction};
use semeai_words::boards::{board_counts, board_gaps};
use semeai_words::labels::Label;

use crate::commands::command::{Command, EditCommand, PlayCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::{BoardRequest, Requests};
use crate::commands::shortcuts::{find, keys_text};
use crate::hand::Stones;
use crate::lesson::Lesson;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::buttons::buttons_ui;
use crate::science::{FrameData, Part};

/// The size of a tool that is a picture.
const STONES: Vec2 = vec2(34.0, 20.0);

/// The tools of the mode.
pub(super) fn side_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if shown.view.mode == Mode::SetUp {
        ui.horizontal_wrapped(|ui| {
            hands_ui(ui, shown, requests);
            if !shown.view.hand.has_pen {
                stones_ui(ui, shown, requests);
            }
        });
        if !shown.view.hand.has_pen {
            named_row_ui(ui, shown, Label::BoardSize, |ui| {
                size_ui(ui, shown, requests);
            });
            named_row_ui(ui, shown, Label::ChangeBoard, |ui| {
                change_ui(ui, shown, requests);
            });
        }
    }
    row_ui(ui, shown, requests);
    if tells(shown) {
        widgets::quiet_wrapped(ui, shown.label(coach(shown)));
    }
}

/// Whether the tools tell what the hand can do; else the bottom line does.
pub(super) fn tells(shown: &FrameData<'_>) -> bool {
    matches!(shown.view.mode, Mode::SetUp | Mode::Mark) && !shown.has_proposal()
}

/// The tools of the mode, and what comes after it.
fn row_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        match shown.view.mode {
            Mode::SetUp if shown.view.hand.has_pen => pen_ui(ui, shown, requests),
            Mode::SetUp => {}
            Mode::Mark | Mode::Analyse => {
                if let Some(tools_ui) = shown.science.part(shown, Part::Tools) {
                    tools_ui(ui, shown, requests);
                }
            }
            Mode::PlayOut => play_out_ui(ui, shown, requests),
        }
        let (next, or) = match shown.view.mode {
            Mode::SetUp => {
                let (next, or) = shown.after_set_up();
                (Some(next), or)
            }
            // First the proposal wants an answer.
            Mode::Mark if shown.has_proposal() => (None, None),
            Mode::Mark => (Some((Label::NextAnalyse, Mode::Analyse)), None),
            Mode::Analyse | Mode::PlayOut => (None, None),
        };
        let is_free = shown.view.open.boards.is_none() && !shown.has_path;
        // Of two that are as likely none stands out; a learner has no need to mark anything.
        let is_next = is_free && (or.is_none() || shown.is_for_learners());
        // What comes next stays in its place when the other comes up.
        let all = next.map(|it| (it, is_next)).into_iter();
        for ((name, mode), is_next) in all.chain(or.map(|it| (it, false))) {
            if widgets::step_button(ui, shown.label(name), is_next).clicked() {
                requests.command(mode);
            }
        }
    });
}

/// What the hand is at in Set up: stones, or the board itself.
fn hands_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let has_pen = shown.view.hand.has_pen;
    for (label, command, is_chosen) in [
        (Label::HandStones, EditCommand::Stones, !has_pen),
        (Label::HandBoard, EditCommand::Pen, has_pen),
    ] {
        let text = RichText::new(shown.label(label)).size(size::TEXT_SMALL);
        let hand = ui.selectable_label(is_chosen, text);
        if hand.clicked() && !is_chosen {
            requests.command(command);
        }
        let keys = keys_text(ui.ctx(), EditCommand::Pen.into(), Mode::SetUp);
        let name = shown.label(find(EditCommand::Pen).label);
        hand.on_hover_text(format!("{name} ({keys})"));
    }
    ui.add_space(size::GAP_SMALL);
}

/// What can be done to a board that is drawn, and where it is not whole.
fn pen_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let commands = [
        EditCommand::Boards,
        EditCommand::SpreadOut,
        EditCommand::Straighten,
        EditCommand::RenamePoint,
    ];
    buttons_ui(ui, shown, &commands.map(Command::Edit), requests);
    let board = shown.document.topology();
    let phrasing = shown.phrasing();
    if let Some(gaps) = board_gaps(board, phrasing) {
        widgets::quiet(ui, gaps).on_hover_text(board_counts(board, phrasing));
    }
    widgets::divider(ui);
}

/// What the buttons put, and the rectangle: a picture each.
fn stones_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ui.spacing_mut().item_spacing.x = 2.0;
    let hand = &shown.view.hand;
    let tools = [
        (EditCommand::BothStones, Some(Stones::Both)),
        (EditCommand::BlackStones, Some(Stones::One(Color::Black))),
        (EditCommand::WhiteStones, Some(Stones::One(Color::White))),
        (EditCommand::TakeTurns, Some(Stones::InTurn)),
        (EditCommand::SelectRectangle, None),
    ];
    for (command, stones) in tools {
        let is_chosen = match stones {
            Some(stones) => hand.stones == stones && !hand.is_selecting,
            None => hand.is_selecting,
        };
        let name = shown.label(find(command).label);
        let (rect, response) = ui.allocate_exact_size(STONES, Sense::click());
        response.widget_info(|| WidgetInfo::selected(AccessRole::Button, true, is_chosen, name));
        picture(ui, rect, stones, is_chosen || response.hovered());
        let tokens = theme::tokens(ui);
        if is_chosen || response.has_focus() {
            let line = Stroke::new(2.0, tokens.accent);
            ui.painter().hline(rect.x_range(), rect.bottom(), line);
        }
        if response.clicked() {
            requests.command(command);
        }
        let keys = keys_text(ui.ctx(), command.into(), Mode::SetUp);
        response.on_hover_text(format!("{name} ({keys})"));
    }
    ui.add_space(size::GAP);
}

/// What a tool puts, or the rectangle that it selects.
fn picture(ui: &Ui, rect: Rect, stones: Option<Stones>, is_strong: bool) {
    let tokens = theme::tokens(ui);
    let painter = ui.painter();
    let (center, ink) = match is_strong {
        true => (rect.center(), tokens.accent),
        false => (rect.center(), tokens.ink_weak),
    };
    match stones {
        Some(Stones::Both) => widgets::both_stones(painter, tokens, center),
        Some(Stones::One(color)) => widgets::stone(painter, tokens, center, color),
        Some(Stones::InTurn) => {
            let away = vec2(9.0, 0.0);
            widgets::stone(painter, tokens, center - away, Color::Black);
            widgets::stone(painter, tokens, center + away, Color::White);
            let stroke = Stroke::new(1.5, ink);
            painter.hline(center.x - 2.0..=center.x + 2.0, center.y, stroke);
        }
        None => {
            let frame = Rect::from_center_size(center, vec2(16.0, 11.0));
            let corners = [
                frame.left_top(),
                frame.right_top(),
                frame.right_bottom(),
                frame.left_bottom(),
                frame.left_top(),
            ];
            let dashes = Shape::dashed_line(&corners, Stroke::new(1.5, ink), 3.0, 2.0);
            painter.extend(dashes);
        }
    }
}

/// What the hand can do now.
pub(super) fn coach(shown: &FrameData<'_>) -> Label {
    let stones = &shown.document.board.setup.stones;
    let is_empty = stones.black.is_empty() && stones.white.is_empty();
    if shown.is_asked() && shown.view.mode == Mode::Analyse {
        let lesson = shown.view.lesson.as_ref();
        return match lesson.and_then(Lesson::part) {
            None if lesson.is_some_and(Lesson::is_reading) => Label::LessonIsRead,
            // Nobody but who wrote the question knows what is right.
            None => Label::CoachLessonWords,
            Some(part) if part.choices.is_empty() => Label::CoachLessonPoint,
            Some(_) => Label::CoachLesson,
        };
    }
    if shown.view.marker().is_some() {
        return Label::OwnMarksHint;
    }
    match shown.view.mode {
        Mode::SetUp if shown.view.hand.has_pen && !shown.view.hand.is_selecting => Label::CoachPen,
        Mode::SetUp if is_empty => Label::EmptyBoard,
        Mode::Mark | Mode::Analyse if is_empty && !shown.about.is_of_empty_boards => {
            match shown.game_move() {
                Some(_) => Label::CoachGame,
                None => Label::NoStones,
            }
        }
        Mode::SetUp if shown.view.hand.is_selecting => Label::CoachSelectStones,
        Mode::SetUp if shown.view.hand.selection.is_some() => Label::CoachSelected,
        Mode::SetUp => match shown.view.hand.stones {
            Stones::Both => Label::CoachSetUp,
            Stones::One(Color::Black) => Label::CoachBlackStones,
            Stones::One(Color::White) => Label::CoachWhiteStones,
            Stones::InTurn => Label::CoachInTurn,
        },
        Mode::Mark | Mode::Analyse | Mode::PlayOut => shown.science.coach(shown),
    }
}

fn play_out_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let other = match shown.session.play().first() {
        None => return,
        Some(Color::Black) => Command::Play(PlayCommand::WhiteStarts),
        Some(Color::White) => Command::Play(PlayCommand::BlackStarts),
    };
    let elsewhere = widgets::small_button(ui, shown.label(shown.about.elsewhere));
    let keys = keys_text(ui.ctx(), PlayCommand::Elsewhere.into(), Mode::PlayOut);
    if elsewhere.on_hover_text(keys).clicked() {
        requests.command(PlayCommand::Elsewhere);
    }
    let take_back = Command::Play(PlayCommand::TakeBack);
    buttons_ui(ui, shown, &[take_back], requests);
    widgets::divider(ui);
    buttons_ui(
        ui,
        shown,
        &[Command::Play(PlayCommand::StartAgain), other],
        requests,
    );
    // Who wants the answer has the way back to it on top.
    if !shown.is_for_learners() {
        widgets::divider(ui);
        buttons_ui(ui, shown, &[Command::Mode(Mode::Analyse)], requests);
    }
}

/// The width of the buttons of the usual sizes, in a row.
const USUAL_SIZES: f32 = 190.0;

/// How wide the names of rows are at least, so that what is behind them stands in a column.
const ROW_NAME: f32 = 52.0;

/// A row with its name before it.
fn named_row_ui(ui: &mut Ui, shown: &FrameData<'_>, name: Label, add: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        let left = ui.cursor().left();
        let name = widgets::quiet(ui, shown.label(name));
        let space = ROW_NAME - (name.rect.right() - left);
        ui.add_space(space.max(0.0));
        add(ui);
    });
}

fn change_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    for (name, command) in [
        (Label::Turn, EditCommand::TurnRight),
        (Label::Mirror, EditCommand::MirrorLeftRight),
        (Label::Swap, EditCommand::SwapColors),
        (Label::Clear, EditCommand::ClearBoard),
    ] {
        let button = widgets::small_button(ui, shown.label(name));
        let keys = keys_text(ui.ctx(), command.into(), Mode::SetUp);
        let full = shown.label(find(command).label);
        if button.on_hover_text(format!("{full} ({keys})")).clicked() {
            requests.command(command);
        }
    }
}

fn size_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    buttons_ui(ui, shown, &[EditCommand::Boards.into()], requests);
    let present = shown.document.topology().shape().kind();
    let kind = shown.view.size.or(present);
    let (Some(present), Some(BoardKind::Rectangle(sides))) = (present, kind) else {
        return;
    };
    let (mut columns, mut rows) = (sides.columns(), sides.rows());
    for (value, name) in [(&mut columns, Label::Columns), (&mut rows, Label::Rows)] {
        let name = shown.label(name);
        widgets::quiet(ui, name);
        let field = ui.add(DragValue::new(value).range(MIN_SIDE..=MAX_SIDE).speed(0.25));
        ui.ctx()
            .accesskit_node_builder(field.id, |node| node.set_label(name));
        field.on_hover_text(name);
    }
    let chosen = BoardKind::rectangle(columns, rows).unwrap_or(present);
    if Some(chosen) != kind {
        requests.ask(BoardRequest::Size(chosen));
    }
    // It keeps its place: where it went, another size would come under the pointer.
    let apply = widgets::small_button_if(ui, shown.label(Label::Apply), chosen != present);
    if apply.clicked() {
        requests.act(Action::Board(BoardAction::Resize(chosen)));
    }
    if ui.available_size_before_wrap().x < USUAL_SIZES {
        // They stay together.
        ui.end_row();
    }
    for side in [9, 13, 19] {
        let button = widgets::small_button(ui, &format!("{side}×{side}"));
        let onto = BoardKind::rectangle(side, side).ok();
        if let Some(onto) = onto.filter(|&onto| button.clicked() && onto != present) {
            requests.act(Action::Board(BoardAction::Resize(onto)));
        }
    }
}
