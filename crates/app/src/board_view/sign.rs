//! Signs of the board one by one, for the legend: a piece of a board with the sign in its middle.

use std::sync::{Arc, LazyLock};

use egui::{Pos2, Rect, Sense, Ui, Vec2};
use semeai_board::{ByColor, Color, Point, PointSet, Role, Setup, Topology};
use semeai_life::Class;
use semeai_picture::scene::{
    Candidate, ClassSign, Half, LossSign, Scene, SetLayer, SetSign, Sign, Tint,
};
use semeai_words::legend::LegendEntry;

use super::geometry::Geometry;
use super::overlay::Overlay;
use super::scene;
use crate::drawing_view;
use crate::look::theme;
use crate::science::FrameData;

/// A board of three by three points.
static PIECE: LazyLock<Arc<Topology>> =
    LazyLock::new(|| Arc::new(Topology::rectangle(3, 3).expect("a small board")));

/// The middle of the piece that is shown: of the whole board only it and what lies round it half a cell wide.
const MIDDLE: &str = "B2";

/// Paints a sign in a square of this width.
pub(crate) fn sign_ui(ui: &mut Ui, entry: LegendEntry, width_px: f32) {
    let (room, _) = ui.allocate_exact_size(Vec2::new(width_px, width_px * 0.8), Sense::hover());
    let Some(middle) = PIECE.point(MIDDLE) else {
        return;
    };
    let whole = Rect::from_center_size(room.center(), Vec2::splat(width_px * 2.1));
    let geometry = Geometry::fit(&PIECE, None, whole, false, ui.ctx().pixels_per_point());
    let brush = geometry.brush(&PIECE, theme::tokens(ui).board);
    let scene = alone(entry, middle);
    let mut piece = Overlay {
        marks: brush.marks(&scene, geometry.wood(), None),
        brush,
    };
    piece.last_number(&scene);
    match entry {
        LegendEntry::LibertyNumber => piece.small_number(middle, 3),
        LegendEntry::Unmarked => piece.questioned(middle, Color::Black),
        LegendEntry::WouldBe => piece.would_be(
            middle,
            ByColor {
                black: Role::Essential,
                white: Role::Safe,
            },
        ),
        _ => {}
    }
    let painter = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
    drawing_view::paint(&painter, Pos2::ZERO, &piece.marks);
}

/// What the legend calls the sign on a point of the board, the most telling one if there are several.
pub(crate) fn sign_at(shown: &FrameData<'_>, point: Point) -> Option<LegendEntry> {
    let scene = scene(shown);
    if scene.winning.iter().any(|&(starred, _)| starred == point) {
        return Some(LegendEntry::Star);
    }
    if scene.candidates.iter().any(|it| it.point == point) {
        return Some(LegendEntry::Disc);
    }
    if scene.suggestions.contains(point) {
        return Some(LegendEntry::FaintDisc);
    }
    if let Some((_, sign)) = scene.losses.iter().find(|(at, _)| *at == point) {
        return Some(match sign {
            LossSign::Best(_) => LegendEntry::BestMove,
            LossSign::Loses(_) | LossSign::LosesBetween(_) => LegendEntry::MoveLoss,
        });
    }
    if Color::ALL
        .into_iter()
        .any(|color| scene.territory[color].contains(point))
    {
        return Some(LegendEntry::Territory);
    }
    if scene.dame.contains(point) {
        return Some(LegendEntry::DamePoint);
    }
    let (_, sign) = scene.signs.iter().find(|&&(at, _)| at == point)?;
    Some(match sign {
        Sign::Liberty(_) | Sign::Shared => LegendEntry::Dot,
        Sign::Useless => LegendEntry::Cross,
        Sign::Ko => LegendEntry::KoBan,
        Sign::NoMove => LegendEntry::NoMove,
    })
}

/// A board with nothing but the sign.
fn alone(entry: LegendEntry, middle: Point) -> Scene {
    let mut scene = Scene::new(Setup::new(Arc::clone(&PIECE)));
    let here: PointSet = [middle].into_iter().collect();
    match entry {
        LegendEntry::Ring => {
            scene.setup.set(middle, Some(Color::Black));
            scene.essential = here;
            scene.outlines.push(here);
        }
        LegendEntry::Square => {
            scene.setup.set(middle, Some(Color::White));
            scene.safe = here;
        }
        LegendEntry::Unmarked | LegendEntry::WouldBe => scene.setup.set(middle, Some(Color::Black)),
        LegendEntry::Dot => scene.signs.push((middle, Sign::Shared)),
        LegendEntry::Cross => scene.signs.push((middle, Sign::Useless)),
        LegendEntry::KoBan => scene.signs.push((middle, Sign::Ko)),
        LegendEntry::NoMove => scene.signs.push((middle, Sign::NoMove)),
        LegendEntry::Tint => scene.tints.push(Tint {
            points: here,
            number: 0,
            color: 0,
            owner: Some(Color::Black),
            tag: "I 3".to_owned(),
            is_clear: true,
        }),
        LegendEntry::Disc => scene.candidates.push(Candidate {
            point: middle,
            letter: "a".to_owned(),
            halves: ByColor {
                black: Half::Known,
                white: Half::Open,
            },
        }),
        LegendEntry::FaintDisc => scene.suggestions = here,
        LegendEntry::Star => {
            let both = ByColor {
                black: true,
                white: true,
            };
            scene.winning.push((middle, both));
        }
        LegendEntry::Hatch => scene.relevant = here,
        LegendEntry::LastMove => {
            scene.setup.set(middle, Some(Color::White));
            scene.last_move = Some(middle);
        }
        LegendEntry::MoveNumber => {
            scene.setup.set(middle, Some(Color::Black));
            scene.numbers.push((middle, 57));
        }
        LegendEntry::Territory => scene.territory.white = here,
        LegendEntry::DamePoint => scene.dame = here,
        LegendEntry::BestMove => scene.losses.push((middle, LossSign::Best(Color::Black))),
        LegendEntry::OwnedClass => add_class(&mut scene, middle, Class::Black, false),
        LegendEntry::FirstClass => add_class(&mut scene, middle, Class::First, false),
        LegendEntry::StandOffClass => add_class(&mut scene, middle, Class::StandOff, false),
        LegendEntry::HalfClass => add_class(&mut scene, middle, Class::BlackOrStandOff, false),
        LegendEntry::KoClass => add_class(&mut scene, middle, Class::First, true),
        LegendEntry::UltimateEye => {
            add_class(&mut scene, middle, Class::Black, false);
            scene.eyes.black = here;
        }
        LegendEntry::MapPlayable => scene.show_map(&here, &here),
        LegendEntry::MapElsewhere => scene.show_map(&here, &PointSet::EMPTY),
        LegendEntry::MapBoth => add_set(&mut scene, here, SetSign::Both),
        LegendEntry::MapOnlyFirst => add_set(&mut scene, here, SetSign::OnlyFirst),
        LegendEntry::MapReach => add_set(&mut scene, here, SetSign::Reach),
        LegendEntry::MapJoined => add_set(&mut scene, here, SetSign::Ring),
        LegendEntry::MapTaken => {
            scene.setup.set(middle, Some(Color::White));
            add_set(&mut scene, here, SetSign::Cross);
        }
        LegendEntry::MoveSize => scene.sizes.push((middle, 1)),
        LegendEntry::MoveLoss => scene
            .losses
            .push((middle, LossSign::Loses("−2".to_owned()))),
        _ => {}
    }
    scene
}

fn add_set(scene: &mut Scene, points: PointSet, sign: SetSign) {
    scene.sets.push(SetLayer { points, sign });
}

fn add_class(scene: &mut Scene, point: Point, class: Class, is_by_ko: bool) {
    scene.classes.push((point, ClassSign { class, is_by_ko }));
}
