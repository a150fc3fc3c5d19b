//! What the mouse and the keyboard ask of the board.
//!
//! Stones act on release over the point where the press began; only painting acts on the way, as one step of undo.

use std::time::Duration;

use egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, TouchPhase, Ui};
use semeai_board::{Color, Direction, Point, PointSet, Role};
use semeai_session::play_out::PlayAction;
use semeai_session::selection::{self, Shift};
use semeai_session::{Action, BoardAction, MarkupAction, MarkupLine, NodeId, TextAction};

use super::geometry::Geometry;
use super::{pen, scroll};
use crate::commands::command::{EditCommand, RaceCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::{
    BoardRequest, GameRequest, LessonRequest, PositionsRequest, Request, Requests, mark,
};
use crate::hand::{Drag, Gesture, Marker, Stones};
use crate::science::{Click, FrameData};

/// How far apart the places are that are looked at between two reports of the pointer, and how near to a point its stone
/// is crossed, as parts of the distance of neighbours.
const STEP: f32 = 0.25;
const CROSSED: f32 = 0.5;

/// The keys that lead from point to point.
const ARROWS: [(Key, Direction); 4] = [
    (Key::ArrowLeft, Direction::Left),
    (Key::ArrowRight, Direction::Right),
    (Key::ArrowUp, Direction::Up),
    (Key::ArrowDown, Direction::Down),
];

/// How far a touchpad moves for a notch of a wheel.
pub(super) const NOTCH_PX: f32 = 50.0;

/// How long a finger rests on a point to mean the other button.
pub(super) const HELD_SECS: f64 = 0.5;

/// Reads the mouse; `is_over` says whether nothing covers the board under the pointer.
///
/// A frame may bring many reports of the pointer, or few from far apart: every one is followed, with everything between.
pub(crate) fn mouse(
    ui: &Ui,
    shown: &FrameData<'_>,
    geometry: &Geometry,
    is_over: bool,
    requests: &mut Requests,
) {
    let topology = shown.board();
    let place = ui.input(|input| input.pointer.interact_pos());
    let at = place.and_then(|place| geometry.point_at(topology, place));
    let hovered = at.filter(|_| is_over && ui.input(|input| input.pointer.has_pointer()));
    if hovered != shown.view.hand.hovered {
        requests.ask(BoardRequest::Hover(hovered));
    }
    if let Some((place, point)) = place.zip(hovered) {
        half(
            shown,
            place.x < geometry.center(topology, point).x,
            requests,
        );
    }
    if is_over {
        wheel(ui, shown, requests);
    }
    let mut hand = Following {
        shown,
        geometry,
        gesture: shown.view.hand.gesture,
        is_finger: ui.input(egui::InputState::any_touches),
        now_secs: ui.input(|input| input.time),
    };
    ui.input(|input| {
        for event in &input.events {
            hand.follow(event, is_over, requests);
        }
    });
    // A button may also be let go where no window hears of it.
    if let Some(gesture) = hand.gesture
        && !ui.input(|input| input.pointer.any_down())
    {
        release(shown, gesture, None, Modifiers::NONE, requests);
        hand.gesture = None;
    }
    // The stone under a finger changes its colour when it has been held long enough.
    if let Some(touched) = hand.gesture.and_then(|gesture| gesture.touched_secs) {
        let left = touched + HELD_SECS - hand.now_secs;
        if left > 0.0 {
            ui.ctx()
                .request_repaint_after(Duration::from_secs_f64(left));
        }
    }
}

/// The pointer is on the left half of a point, which is Black's, or on the right one.
fn half(shown: &FrameData<'_>, is_left: bool, requests: &mut Requests) {
    let half = if is_left { Color::Black } else { Color::White };
    if shown.view.hand.half != Some(half) {
        requests.ask(BoardRequest::Half(half));
    }
}

/// The wheel goes back and on, in a game, a tree or a line: a notch is a step.
fn wheel(ui: &Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if !matches!(shown.view.mode, Mode::Analyse | Mode::PlayOut) {
        return;
    }
    let turned: f32 = ui.input(|input| {
        let notches = input.events.iter().map(|event| match event {
            Event::MouseWheel {
                unit,
                delta,
                modifiers,
                ..
            } if modifiers.is_none() => match unit {
                MouseWheelUnit::Point => delta.y / NOTCH_PX,
                MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y,
            },
            _ => 0.0,
        });
        notches.sum()
    });
    if turned == 0.0 {
        return;
    }
    // With the right button held it goes to what is beside.
    let gesture = shown.view.hand.gesture;
    let is_beside = gesture.is_some_and(|gesture| gesture.button == PointerButton::Secondary);
    let [back, on] = if is_beside {
        [RaceCommand::Up, RaceCommand::Down]
    } else {
        [RaceCommand::Parent, RaceCommand::Child]
    };
    let mut left = shown.view.hand.wheel + turned;
    while left.abs() >= 1.0 {
        requests.command(if left > 0.0 { back } else { on });
        if let Some(gesture) = gesture.filter(|_| is_beside) {
            // Letting go is no click any more.
            let has_moved = true;
            let drag = Drag::Turned;
            requests.ask(BoardRequest::Gesture(Some(Gesture {
                drag,
                has_moved,
                ..gesture
            })));
        }
        left -= left.signum();
    }
    requests.ask(BoardRequest::Wheel(left));
}

/// A hand that is followed through the events of a frame.
struct Following<'a> {
    shown: &'a FrameData<'a>,
    geometry: &'a Geometry,
    gesture: Option<Gesture>,
    /// Whether a press is that of a finger.
    is_finger: bool,
    now_secs: f64,
}

impl Following<'_> {
    /// Does what one report of the system says.
    fn follow(&mut self, event: &Event, is_over: bool, requests: &mut Requests) {
        match *event {
            Event::Touch {
                phase: TouchPhase::Start,
                ..
            } => self.touch(requests),
            Event::PointerMoved(place) => self.drag_to(place, requests),
            Event::PointerButton {
                pos,
                button,
                pressed: true,
                modifiers,
            } if is_over => self.press(button, pos, modifiers, requests),
            Event::PointerButton {
                pos,
                button,
                pressed: false,
                modifiers,
            } => self.release(button, pos, modifiers, requests),
            _ => {}
        }
    }

    fn point_at(&self, place: Pos2) -> Option<Point> {
        let topology = self.shown.board();
        self.geometry.point_at(topology, place)
    }

    /// A finger comes down: if it is the second one, the first is no press any more.
    fn touch(&mut self, requests: &mut Requests) {
        let Some(gesture) = self.gesture.take() else {
            return;
        };
        if gesture.has_moved {
            requests.ask(BoardRequest::EndStroke);
        }
        requests.ask(BoardRequest::Gesture(None));
    }

    fn press(
        &mut self,
        button: PointerButton,
        place: Pos2,
        modifiers: Modifiers,
        requests: &mut Requests,
    ) {
        let is_used = matches!(
            button,
            PointerButton::Primary | PointerButton::Secondary | PointerButton::Middle
        );
        let board = self.shown.board();
        let is_beyond = button == PointerButton::Primary
            && !modifiers.any()
            && !self.shown.view.hand.is_selecting
            && scroll::is_beyond(self.geometry, board, place);
        let any = board.points().first().filter(|_| is_beyond);
        let point = self.point_at(place).or(any);
        let (true, None, Some(point)) = (is_used, self.gesture, point) else {
            return;
        };
        let scroll = self.shown.view.scrolled(self.shown.document.topology());
        let steps = scroll.map(|scroll| scroll.steps);
        let gesture = Gesture {
            button,
            start: point,
            at: point,
            from: place,
            place,
            drag: if is_beyond {
                Drag::Scroll(steps.unwrap_or_default())
            } else {
                what_dragging_does(self.shown, button, point, modifiers)
            },
            has_moved: false,
            touched_secs: self.is_finger.then_some(self.now_secs),
        };
        requests.ask(BoardRequest::Gesture(Some(gesture)));
        self.gesture = Some(gesture);
    }

    /// Follows the pointer to a place, over every stone on the way.
    fn drag_to(&mut self, place: Pos2, requests: &mut Requests) {
        let Some(mut gesture) = self.gesture else {
            return;
        };
        if let Drag::Scroll(before) = gesture.drag {
            self.scroll_to(gesture, before, place, requests);
            return;
        }
        let topology = self.shown.board();
        let way = place - gesture.place;
        let length = way.length() / (self.geometry.cell * STEP);
        // A pointer comes from no farther than the other end of a screen.
        let between = (1..1000).map(|i| i as f32).take_while(|&i| i < length);
        let crossed = between.filter_map(|i| {
            let here = gesture.place + way * (i / length);
            let point = self.geometry.point_at(topology, here)?;
            let off = here - self.geometry.center(topology, point);
            (off.length() <= self.geometry.cell * CROSSED).then_some(point)
        });
        let crossed: Vec<Point> = crossed.chain(self.point_at(place)).collect();
        for point in crossed {
            if point != gesture.at {
                gesture = drag(self.shown, gesture, point, requests);
            }
        }
        gesture.place = place;
        requests.ask(BoardRequest::Gesture(Some(gesture)));
        self.gesture = Some(gesture);
    }

    /// The board goes along with the pointer, by whole steps.
    fn scroll_to(
        &mut self,
        mut gesture: Gesture,
        before: [i16; 2],
        place: Pos2,
        requests: &mut Requests,
    ) {
        let way = (place - gesture.from) / self.geometry.cell;
        let [along, across] = scroll::steps(self.shown.board(), way);
        let steps = [
            before[0].saturating_add(along),
            before[1].saturating_add(across),
        ];
        gesture.has_moved |= steps != before;
        gesture.place = place;
        requests.ask(BoardRequest::Scroll(steps));
        requests.ask(BoardRequest::Gesture(Some(gesture)));
        self.gesture = Some(gesture);
    }

    fn release(
        &mut self,
        button: PointerButton,
        place: Pos2,
        modifiers: Modifiers,
        requests: &mut Requests,
    ) {
        self.drag_to(place, requests);
        if let Some(gesture) = self.gesture.take_if(|gesture| gesture.button == button) {
            let at = self.point_at(place);
            match gesture.touched_secs {
                Some(since) if !gesture.has_moved && at == Some(gesture.start) => {
                    self.tap(gesture, since, requests);
                }
                _ => release(self.shown, gesture, at, modifiers, requests),
            }
        }
    }

    /// A finger has touched a point and gone: the second time it acts, and when it stayed it is the other button. A finger
    /// covers what it points at, so the first time only shows where.
    fn tap(&self, gesture: Gesture, since_secs: f64, requests: &mut Requests) {
        requests.ask(BoardRequest::Gesture(None));
        let is_held = self.now_secs - since_secs >= HELD_SECS;
        let is_second = self.shown.view.hand.touched == Some(gesture.start);
        if !is_held && !is_second {
            requests.ask(BoardRequest::Touched(Some(gesture.start)));
            return;
        }
        requests.ask(BoardRequest::Touched(None));
        let button = self.shown.view.hand.finger_button(is_held);
        click(self.shown, button, gesture.start, Modifiers::NONE, requests);
    }
}

fn what_dragging_does(
    shown: &FrameData<'_>,
    button: PointerButton,
    point: Point,
    modifiers: Modifiers,
) -> Drag {
    let setup = &shown.document.board.setup;
    let is_selected = shown
        .view
        .hand
        .selection
        .is_some_and(|selected| selected.contains(point));
    if let Some(Marker::Line { .. }) = shown.view.marker() {
        return Drag::Line;
    }
    // Many systems move the window with Alt and a drag, so Shift does it too.
    let selects = modifiers.alt || modifiers.shift || shown.view.hand.is_selecting;
    match (shown.view.mode, button) {
        (Mode::SetUp | Mode::Analyse, PointerButton::Primary) if selects => Drag::Select,
        (Mode::SetUp, PointerButton::Primary) if is_selected => Drag::Selected,
        (Mode::SetUp, PointerButton::Middle) => Drag::Erase,
        (Mode::SetUp, _) if shown.view.hand.stones == Stones::InTurn => Drag::Nothing,
        (Mode::SetUp, _) => match (setup.get(point), shown.view.hand.stones.of(button)) {
            (Some(_), _) => Drag::Stone,
            (None, Some(color)) => Drag::Paint(color),
            (None, None) => Drag::Nothing,
        },
        (Mode::Mark, PointerButton::Primary | PointerButton::Secondary) => {
            match setup.block_at(point) {
                Some(_) if shown.turns_proposal() => Drag::Nothing,
                Some(block) => Drag::Role(match shown.document.marks.roles.of(&block) {
                    // What a click would make of it.
                    Role::Unknown => {
                        let after = shown.role_after(point);
                        match button {
                            PointerButton::Primary => after.black,
                            _ => after.white,
                        }
                    }
                    role => role,
                }),
                None => Drag::Nothing,
            }
        }
        _ => Drag::Nothing,
    }
}

fn drag(shown: &FrameData<'_>, gesture: Gesture, point: Point, requests: &mut Requests) -> Gesture {
    let acts = matches!(gesture.drag, Drag::Paint(_) | Drag::Role(_) | Drag::Erase);
    if acts && !gesture.has_moved {
        requests.ask(BoardRequest::BeginStroke);
        paint(shown, gesture.drag, gesture.start, requests);
    }
    if acts {
        paint(shown, gesture.drag, point, requests);
    }
    if gesture.drag == Drag::Select {
        let topology = shown.board();
        let selected = selection::between(topology, gesture.start, point);
        requests.ask(BoardRequest::Select(Some(selected)));
    }
    Gesture {
        at: point,
        has_moved: true,
        ..gesture
    }
}

fn paint(shown: &FrameData<'_>, drag: Drag, point: Point, requests: &mut Requests) {
    match drag {
        Drag::Paint(color) => requests.act(set(point, Some(color))),
        Drag::Erase => requests.act(set(point, None)),
        Drag::Role(role) if shown.document.board.setup.get(point).is_some() => {
            requests.act(mark(point, role));
        }
        Drag::Role(_)
        | Drag::Stone
        | Drag::Select
        | Drag::Selected
        | Drag::Scroll(_)
        | Drag::Turned
        | Drag::Line
        | Drag::Nothing => {}
    }
}

fn release(
    shown: &FrameData<'_>,
    gesture: Gesture,
    at: Option<Point>,
    modifiers: Modifiers,
    requests: &mut Requests,
) {
    requests.ask(BoardRequest::Gesture(None));
    let is_in_place = at == Some(gesture.start);
    match gesture.drag {
        Drag::Paint(_) | Drag::Role(_) | Drag::Erase if gesture.has_moved => {
            requests.ask(BoardRequest::EndStroke);
        }
        Drag::Select if gesture.has_moved => {}
        Drag::Scroll(_) if gesture.has_moved => {}
        Drag::Turned => {}
        // What Shift means where nothing is drawn.
        Drag::Select if is_in_place && modifiers.shift && !shown.view.hand.is_selecting => {
            click(shown, gesture.button, gesture.start, modifiers, requests);
        }
        // A click beside or into what is selected lets it go.
        Drag::Select | Drag::Selected if is_in_place => {
            requests.ask(BoardRequest::Select(None));
        }
        Drag::Selected => {
            if let (Some(to), Some(selected)) = (at, shown.view.hand.selection) {
                let way = Shift::between(shown.board(), gesture.start, to);
                move_selected(shown, &selected, way, modifiers, requests);
            }
        }
        Drag::Line if !is_in_place => {
            if let (Some(to), Some(Marker::Line { is_arrow })) = (at, shown.view.marker()) {
                let from = gesture.start;
                let line = MarkupAction::Line(MarkupLine { from, to, is_arrow });
                requests.act(Action::Text(TextAction::Markup(line)));
            }
        }
        Drag::Stone if !is_in_place => {
            if let Some(to) = at {
                let from = gesture.start;
                requests.act(Action::Board(if modifiers.command {
                    BoardAction::Copy { from, to }
                } else {
                    BoardAction::Move { from, to }
                }));
            }
        }
        _ if is_in_place => click(shown, gesture.button, gesture.start, modifiers, requests),
        _ => {}
    }
}

/// Moves what is selected, or with Ctrl puts it elsewhere too; it stays selected there.
fn move_selected(
    shown: &FrameData<'_>,
    selected: &PointSet,
    way: Shift,
    modifiers: Modifiers,
    requests: &mut Requests,
) {
    requests.act(Action::Board(if modifiers.command {
        selection::copied(shown.document, selected, way)
    } else {
        selection::moved(shown.document, selected, way)
    }));
    let pushed = way.pushed(shown.board(), selected);
    requests.ask(BoardRequest::Select(pushed));
}

/// The arrows push what is selected.
pub(crate) fn push_selected(ui: &Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(selected) = shown.view.hand.selection else {
        return;
    };
    if shown.view.mode != Mode::SetUp || ui.ctx().text_edit_focused() {
        return;
    }
    let modifiers = ui.input(|input| input.modifiers);
    let is_pressed = |key| !modifiers.any() && ui.input(|input| input.key_pressed(key));
    for (_, direction) in ARROWS.into_iter().filter(|&(key, _)| is_pressed(key)) {
        let topology = shown.board();
        let step = |from| {
            Some(Shift::between(
                topology,
                from,
                topology.step(from, direction)?,
            ))
        };
        let way = selected.iter().find_map(step);
        let pushed = way.and_then(|way| Some((way, way.pushed(topology, &selected)?)));
        if let Some((way, pushed)) = pushed {
            let action = selection::moved(shown.document, &selected, way);
            requests.act(Action::Board(action));
            requests.ask(BoardRequest::Select(Some(pushed)));
            return;
        }
    }
}

/// What a click of a button asks for.
pub(crate) fn click(
    shown: &FrameData<'_>,
    button: PointerButton,
    point: Point,
    modifiers: Modifiers,
    requests: &mut Requests,
) {
    let click = Click {
        button,
        point,
        modifiers,
    };
    if shown.view.marker().is_some() {
        requests.ask(PositionsRequest::Mark(point));
        return;
    }
    match shown.view.mode {
        Mode::SetUp => set_up(shown, button, point, modifiers, requests),
        Mode::Analyse if modifiers.command && !modifiers.shift && !modifiers.alt => {
            let meant = shown.science.ctrl_click(shown, point);
            let comment = || GameRequest::Comment(with_name(shown, point)).into();
            requests.ask(meant.unwrap_or_else(comment));
        }
        Mode::Analyse
            if modifiers.shift && !modifiers.command && played_at(shown, point).is_some() =>
        {
            requests.asks(played_at(shown, point).map(GameRequest::Go));
        }
        Mode::Analyse if shown.is_asked() => requests.ask(LessonRequest::Point(point)),
        Mode::Analyse if shown.asks_about_block(click) => requests.ask(Request::Block(point)),
        Mode::Mark | Mode::Analyse => shown.science.click(shown, click, requests),
        Mode::PlayOut => match click.color() {
            Some(Color::Black) => requests.ask(Request::Play(PlayAction::At(point))),
            Some(Color::White) => requests.ask(Request::Play(PlayAction::TakeBack)),
            None => {}
        },
    }
}

/// The comment with the name of a point at its end.
fn with_name(shown: &FrameData<'_>, point: Point) -> String {
    let (comment, name) = (&shown.document.text.comment, shown.point_name(point));
    match comment.chars().last() {
        None => name.into_owned(),
        Some(last) if last.is_whitespace() => format!("{comment}{name}"),
        Some(_) => format!("{comment} {name}"),
    }
}

/// The position of the game in which the stone on a point was played.
fn played_at(shown: &FrameData<'_>, point: Point) -> Option<NodeId> {
    shown.document.board.setup.get(point)?;
    let game = shown.document.game.as_ref()?;
    let mut way = game.record().way_back(shown.document.standing()?);
    way.find(|&at| game.last_stone(at) == Some(point))
}

fn set_up(
    shown: &FrameData<'_>,
    button: PointerButton,
    point: Point,
    modifiers: Modifiers,
    requests: &mut Requests,
) {
    let present = shown.document.board.setup.get(point);
    let stones = shown.view.hand.stones;
    if stones == Stones::InTurn && button != PointerButton::Middle {
        match button {
            PointerButton::Primary => requests.act(Action::Board(BoardAction::Play(point))),
            _ => requests.command(EditCommand::Undo),
        }
        return;
    }
    match stones.of(button) {
        Some(color) => {
            let stone = if present == Some(color) {
                None
            } else {
                Some(color)
            };
            requests.act(set(point, stone));
        }
        None if modifiers.shift => requests.act(Action::Board(BoardAction::RemoveBlock(point))),
        None if present.is_some() => requests.act(set(point, None)),
        None => {}
    }
}

fn set(point: Point, stone: Option<Color>) -> Action {
    Action::Board(BoardAction::Set { point, stone })
}

/// Reads the keyboard while the board has the focus: arrows move the cursor, Enter is the left button, Shift+Enter the
/// right one.
pub(crate) fn keyboard(ui: &Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let topology = shown.board();
    let cursor = shown.view.hand.cursor.or_else(|| topology.points().first());
    let Some(cursor) = cursor.filter(|&cursor| topology.contains(cursor)) else {
        return;
    };
    let pressed = |key: Key| ui.input(|input| input.key_pressed(key));
    let modifiers = ui.input(|input| input.modifiers);
    let is_drawing = pen::is_held(shown);
    if is_drawing {
        pen::keyboard(ui, shown, cursor, requests);
    }
    let moves_point = is_drawing && modifiers.shift;
    if !(modifiers.command || modifiers.alt || moves_point) {
        for (key, direction) in ARROWS {
            if pressed(key) {
                let next = topology.step(cursor, direction).unwrap_or(cursor);
                requests.ask(BoardRequest::Cursor(next));
            }
        }
    }
    if pressed(Key::Enter) && !is_drawing {
        let button = if modifiers.shift {
            PointerButton::Secondary
        } else {
            PointerButton::Primary
        };
        click(shown, button, cursor, Modifiers::NONE, requests);
    }
}
