//! Where a plane lies in its picture.

use semeai_sums::Plane;

use crate::drawing::Place;
use crate::scale::pixels;

/// Room for the numbers beside the plane, and round everything.
pub(super) const AXIS: f32 = 30.0;
pub(super) const AIR: f32 = 12.0;
/// How wide the strips are in which the unevenness is drawn.
pub(super) const STRIP: f32 = 34.0;
/// The height of the title.
const TITLE: f32 = 26.0;
/// A row of the legend, and the least room that it needs beside the plane.
pub(super) const ROW: f32 = 19.0;
const LEGEND: f32 = 190.0;

/// Where the plane lies in its picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaneFrame {
    /// Where its lower left corner lies in the picture.
    pub origin: Place,
    /// How long a unit of it is in the picture.
    pub unit: f32,
    /// How many units it has both ways.
    pub size: u32,
    /// Where the legend begins, and how wide it is.
    pub(super) legend: (Place, f32),
}

impl PlaneFrame {
    /// Where the plane lies in a picture of this width and height.
    pub fn of(extent: Place, size: u32, plane: Plane) -> Self {
        let beside = if plane == Plane::XlXr { STRIP } else { 0.0 };
        let left = AIR + AXIS + beside;
        let below = AIR + AXIS + STRIP;
        let high = extent.1 - TITLE - AIR - below;
        let wide = extent.0 - left - AIR;
        #[expect(clippy::cast_precision_loss, reason = "some hundred at most")]
        let units = size.max(1) as f32;
        let is_beside = wide - LEGEND >= high * 0.8;
        let (side, at, width) = if is_beside {
            let side = high.min(wide - LEGEND);
            let at = (left + side + AIR, TITLE + AIR);
            (side, at, extent.0 - at.0 - AIR)
        } else {
            // Two columns below it.
            let rows = 7.5 * ROW;
            let side = (high - rows).min(wide);
            (
                side,
                (AIR, TITLE + AIR + side + below),
                extent.0 - 2.0 * AIR,
            )
        };
        let side = side.max(40.0);
        Self {
            origin: (left, TITLE + AIR + side),
            unit: side / units,
            size,
            legend: (at, width),
        }
    }

    /// Where a point of it lies in the picture.
    pub fn place(&self, (across, up): (f64, f64)) -> Place {
        (
            self.origin.0 + pixels(across) * self.unit,
            self.origin.1 - pixels(up) * self.unit,
        )
    }

    /// The point at a place, within the plane.
    pub fn read(&self, (x, y): Place) -> (f64, f64) {
        let most = f64::from(self.size);
        let across = f64::from((x - self.origin.0) / self.unit);
        let up = f64::from((self.origin.1 - y) / self.unit);
        (across.clamp(0.0, most), up.clamp(0.0, most))
    }

    /// How long its side is in the picture.
    pub fn side(&self) -> f32 {
        pixels(f64::from(self.size)) * self.unit
    }
}
