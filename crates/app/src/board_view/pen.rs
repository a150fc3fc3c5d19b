//! The hand that draws the board itself: points and lines come, move and go.

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Ui, pos2, vec2};
use semeai_board::{Edit, Point, PointSet, Topology};
use semeai_picture::drawing::{Mark, Stroke, Style};
use semeai_picture::measures;
use semeai_session::{Action, BoardAction};

use super::geometry::Geometry;
use super::overlay::Overlay;
use crate::commands::command::EditCommand;
use crate::commands::mode::Mode;
use crate::commands::requests::{BoardRequest, Requests};
use crate::hand::PenStroke;
use crate::science::FrameData;

/// How far the places of the light grid are from each other, in units, and from which distance on the screen it is drawn.
const GRID: f32 = 0.5;
const LEAST_GRID_PX: f32 = 9.0;

/// How near to a point the pen is on it, in units.
const ON_POINT: f32 = 0.3;

/// How far the pen moves to mean a drag, in units.
const DRAG: f32 = 0.15;

/// Whether the pen is in the hand.
pub(crate) fn is_held(shown: &FrameData<'_>) -> bool {
    shown.view.hand.has_pen && shown.view.mode == Mode::SetUp
}

/// Reads the mouse; `is_over` says whether nothing covers the board under the pointer.
pub(super) fn mouse(
    ui: &Ui,
    shown: &FrameData<'_>,
    geometry: &Geometry,
    is_over: bool,
    requests: &mut Requests,
) {
    let mut pen = Pen {
        shown,
        geometry,
        stroke: shown.view.hand.stroke,
    };
    let hovered = ui
        .input(|input| input.pointer.hover_pos())
        .filter(|_| is_over)
        .and_then(|place| pen.point_at(place));
    if hovered != shown.view.hand.hovered {
        requests.ask(BoardRequest::Hover(hovered));
    }
    let is_double = ui.input(|input| input.pointer.button_double_clicked(PointerButton::Primary));
    ui.input(|input| {
        for event in &input.events {
            pen.follow(event, is_over, is_double, requests);
        }
    });
    // A button may also be let go where no window hears of it.
    if pen.stroke.is_some() && !ui.input(|input| input.pointer.any_down()) {
        pen.stroke = None;
    }
    if pen.stroke != shown.view.hand.stroke {
        requests.ask(BoardRequest::Stroke(pen.stroke));
    }
}

/// On which grid the pen sets points: on none with Alt.
fn step(modifiers: Modifiers) -> Option<f32> {
    (!modifiers.alt).then_some(GRID)
}

/// The pen as it is followed through the events of a frame.
struct Pen<'a> {
    shown: &'a FrameData<'a>,
    geometry: &'a Geometry,
    stroke: Option<PenStroke>,
}

impl Pen<'_> {
    fn topology(&self) -> &Topology {
        self.shown.document.topology()
    }

    fn point_at(&self, place: Pos2) -> Option<Point> {
        let point = self.geometry.point_at(self.topology(), place)?;
        let center = self.geometry.center_near(self.topology(), point, place);
        (center.distance(place) <= ON_POINT * self.geometry.cell).then_some(point)
    }

    fn follow(&mut self, event: &Event, is_over: bool, is_double: bool, requests: &mut Requests) {
        match *event {
            Event::PointerMoved(place) => {
                if let Some(stroke) = &mut self.stroke {
                    let far = DRAG * self.geometry.cell;
                    stroke.has_moved |= stroke.from.distance(place) > far;
                    stroke.at = place;
                }
            }
            Event::PointerButton {
                pos,
                button,
                pressed: true,
                modifiers,
            } if is_over && self.stroke.is_none() => self.press(pos, button, modifiers),
            Event::PointerButton {
                pos,
                button,
                pressed: false,
                modifiers,
            } => {
                let stroke = self.stroke.take_if(|stroke| stroke.button == button);
                if let Some(stroke) = stroke {
                    self.end(
                        PenStroke { at: pos, ..stroke },
                        modifiers,
                        is_double,
                        requests,
                    );
                }
            }
            _ => {}
        }
    }

    fn press(&mut self, place: Pos2, button: PointerButton, modifiers: Modifiers) {
        let hand = &self.shown.view.hand;
        self.stroke = Some(PenStroke {
            button,
            start: self.point_at(place),
            from: place,
            at: place,
            has_moved: false,
            moves_point: modifiers.shift,
            selects: modifiers.alt || hand.is_selecting,
        });
    }

    /// Does what a button means that was let go.
    fn end(
        &self,
        stroke: PenStroke,
        modifiers: Modifiers,
        is_double: bool,
        requests: &mut Requests,
    ) {
        if stroke.button == PointerButton::Middle {
            if let Some(point) = stroke.start.filter(|_| !stroke.has_moved) {
                requests.act(remove(PointSet::single(point)));
            }
            return;
        }
        if stroke.button != PointerButton::Primary {
            return;
        }
        let place = || self.geometry.grid_place(stroke.at, step(modifiers));
        match (stroke.start, stroke.has_moved) {
            (_, true) if stroke.selects => self.select(stroke, requests),
            (Some(point), true) if stroke.moves_point => {
                if self.point_at(stroke.at).is_none_or(|at| at == point) {
                    requests.act(edit(vec![Edit::MovePoint(point, place())]));
                }
            }
            (Some(from), true) => requests.act(self.line(from, stroke.at, place())),
            (Some(point), false) if is_double => {
                requests.ask(BoardRequest::Cursor(point));
                requests.command(EditCommand::RenamePoint);
            }
            (Some(point), false) => requests.ask(BoardRequest::Cursor(point)),
            (None, false) => requests.act(edit(vec![Edit::AddPoint(place())])),
            (None, true) => {}
        }
    }

    fn select(&self, stroke: PenStroke, requests: &mut Requests) {
        let points = self
            .geometry
            .points_between(self.topology(), stroke.from, stroke.at);
        requests.ask(BoardRequest::Select(
            Some(points).filter(|points| !points.is_empty()),
        ));
    }

    /// The line from a point to where the pen is comes or goes; in the open it leads to a new point.
    fn line(&self, from: Point, to: Pos2, place: (f32, f32)) -> Action {
        if let Some(to) = self.point_at(to) {
            return turn_line(self.topology(), from, to);
        }
        let new = Point::new(self.topology().len()).map(|new| Edit::Line {
            ends: [from, new],
            is_there: true,
        });
        edit([Edit::AddPoint(place)].into_iter().chain(new).collect())
    }
}

fn edit(edits: Vec<Edit>) -> Action {
    Action::Board(BoardAction::Edit(edits))
}

/// Takes points away with their lines.
pub(crate) fn remove(points: PointSet) -> Action {
    edit(vec![Edit::RemovePoints(points)])
}

/// The line between two points comes, or goes.
fn turn_line(topology: &Topology, from: Point, to: Point) -> Action {
    let is_there = !topology.neighbors(from).contains(&to);
    let ends = [from, to];
    edit(vec![Edit::Line { ends, is_there }])
}

/// A point is pressed without a mouse: the first time a line begins there, the second time one ends there.
pub(super) fn press(shown: &FrameData<'_>, point: Point, requests: &mut Requests) {
    let topology = shown.document.topology();
    let from = shown.view.hand.line_from;
    let Some(from) = from.filter(|&from| topology.contains(from)) else {
        requests.ask(BoardRequest::LineFrom(Some(point)));
        return;
    };
    requests.ask(BoardRequest::LineFrom(None));
    if from != point {
        requests.act(turn_line(topology, from, point));
    }
}

/// Enter on a point begins a line, and on a second one ends it; Shift and the arrows move the point.
pub(super) fn keyboard(ui: &Ui, shown: &FrameData<'_>, cursor: Point, requests: &mut Requests) {
    let topology = shown.document.topology();
    let is_pressed = |key: Key| ui.input(|input| input.key_pressed(key));
    if is_pressed(Key::Enter) {
        press(shown, cursor, requests);
    }
    let arrows = [
        (Key::ArrowLeft, vec2(-GRID, 0.0)),
        (Key::ArrowRight, vec2(GRID, 0.0)),
        (Key::ArrowUp, vec2(0.0, -GRID)),
        (Key::ArrowDown, vec2(0.0, GRID)),
    ];
    let way = arrows.into_iter().find(|&(key, _)| is_pressed(key));
    if let Some((_, way)) = way.filter(|_| ui.input(|input| input.modifiers.shift_only())) {
        let to = Pos2::from(topology.coordinates(cursor)) + way;
        requests.act(edit(vec![Edit::MovePoint(cursor, to.into())]));
    }
}

/// The light grid, and what the pen would do where it is.
pub(super) fn add(board: &mut Overlay<'_>, ui: &Ui, shown: &FrameData<'_>, geometry: &Geometry) {
    add_grid(board, shown, geometry);
    add_points(board, shown);
    add_chosen(board, shown);
    let step = ui.input(|input| step(input.modifiers));
    let sketch = Sketch {
        shown,
        geometry,
        step,
    };
    let hand = &shown.view.hand;
    match hand.stroke.filter(|stroke| stroke.has_moved) {
        Some(stroke) if stroke.selects => sketch.add_rectangle(board, stroke),
        Some(stroke) => sketch.add_pull(board, stroke),
        None => {
            let pointer = ui.input(|input| input.pointer.hover_pos());
            let pointer = pointer.filter(|&at| geometry.rect.contains(at));
            if let (Some(at), None, false) = (pointer, hand.hovered, hand.is_selecting) {
                sketch.add_ghost(board, at);
            }
        }
    }
}

/// The point where a line has begun, what is selected, and the point under the pointer.
fn add_chosen(board: &mut Overlay<'_>, shown: &FrameData<'_>) {
    let hand = &shown.view.hand;
    let topology = shown.document.topology();
    if let Some(from) = hand.line_from.filter(|&from| topology.contains(from)) {
        board.ring(from, true);
    }
    if let Some(selected) = hand.selection {
        board.selection(&selected);
    }
    if let Some(point) = hand.hovered {
        board.ring(point, false);
    }
}

/// What the pen would do on this grid.
struct Sketch<'a> {
    shown: &'a FrameData<'a>,
    geometry: &'a Geometry,
    step: Option<f32>,
}

impl Sketch<'_> {
    /// The point that a click would add.
    fn add_ghost(&self, board: &mut Overlay<'_>, at: Pos2) {
        let at = self.geometry.grid_place(at, self.step);
        let style = Style::flat(board.brush.colors.essential.faded(0.7));
        let radius = board.brush.cells(0.12).clamp(3.0, 8.0);
        let mark = Mark::Disc(board.brush.place(at), radius, style);
        board.marks.push(mark);
    }

    /// The points in the rectangle that is being drawn.
    fn add_rectangle(&self, board: &mut Overlay<'_>, stroke: PenStroke) {
        let topology = self.shown.document.topology();
        let points = (self.geometry).points_between(topology, stroke.from, stroke.at);
        if !points.is_empty() {
            board.selection(&points);
        }
    }

    /// The line, or the lines of the point, that would be there if the button were let go.
    fn add_pull(&self, board: &mut Overlay<'_>, stroke: PenStroke) {
        let Some(from) = stroke.start else { return };
        let topology = self.shown.document.topology();
        let pen = Pen {
            shown: self.shown,
            geometry: self.geometry,
            stroke: None,
        };
        let onto = pen.point_at(stroke.at).filter(|_| !stroke.moves_point);
        if onto.is_none() {
            self.add_ghost(board, stroke.at);
        }
        let to = match onto {
            Some(onto) => topology.coordinates(onto),
            None => self.geometry.grid_place(stroke.at, self.step),
        };
        let ends = if stroke.moves_point {
            topology.neighbors(from).to_vec()
        } else {
            vec![from]
        };
        let (to, line) = (
            board.brush.place(to),
            Stroke::new(board.brush.colors.essential, 2.0),
        );
        for end in ends {
            let from = board.brush.center(end);
            board.marks.push(Mark::Line(vec![from, to], line));
        }
    }
}

/// A dot on every point without a stone: where lines end or cross it would not be seen.
fn add_points(board: &mut Overlay<'_>, shown: &FrameData<'_>) {
    let style = Style::flat(board.brush.colors.line);
    let radius = board.brush.cells(0.09).clamp(2.0, 5.0);
    for point in shown.document.board.setup.empty().iter() {
        let at = board.brush.center(point);
        board.marks.push(Mark::Disc(at, radius, style));
    }
}

/// A dot on every place of the light grid that no stone hides.
fn add_grid(board: &mut Overlay<'_>, shown: &FrameData<'_>, geometry: &Geometry) {
    let mut step = GRID;
    while step * geometry.cell < LEAST_GRID_PX {
        step *= 2.0;
    }
    let [least, greatest] = geometry.seen();
    let steps = |from: f32, to: f32| {
        let first = (from / step).ceil() * step;
        let places = (0_u16..).map(move |i| f32::from(i).mul_add(step, first));
        places.take_while(move |&x| x <= to)
    };
    let topology = shown.document.topology();
    let is_hidden = |at: Pos2| {
        let point = topology.point_near(at.x, at.y);
        let stone = point.filter(|&point| shown.document.board.setup.get(point).is_some());
        stone.is_some_and(|stone| {
            let center = Pos2::from(topology.coordinates(stone));
            center.distance(at) <= measures::STONE
        })
    };
    let style = Style::flat(board.brush.colors.line.faded(0.35));
    for y in steps(least.y, greatest.y) {
        for x in steps(least.x, greatest.x) {
            if !is_hidden(pos2(x, y)) {
                let at = board.brush.place((x, y));
                board.marks.push(Mark::Disc(at, 1.0, style));
            }
        }
    }
}
