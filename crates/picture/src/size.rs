//! How large a picture is made.

use std::fmt;

use crate::drawing::Drawing;

/// The longer side of a picture, in pixels: from [`Size::LEAST`] to [`Size::GREATEST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size(u32);

/// A size that no picture is made in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SizeError {
    /// The size that was asked for.
    pub size: u64,
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "a picture has {} to {} pixels on its longer side, not {}",
            Size::LEAST,
            Size::GREATEST,
            self.size
        )
    }
}

impl std::error::Error for SizeError {}

impl Size {
    /// The least size: of anything smaller nothing is recognized.
    pub const LEAST: u32 = 16;
    /// The greatest size: 400 MB while it is drawn, if it is a square.
    pub const GREATEST: u32 = 10_000;

    /// A size in pixels.
    ///
    /// # Errors
    ///
    /// If it is not within the limits.
    pub fn new(size: u64) -> Result<Self, SizeError> {
        u32::try_from(size)
            .ok()
            .filter(|size| (Self::LEAST..=Self::GREATEST).contains(size))
            .map(Self)
            .ok_or(SizeError { size })
    }

    /// So many times as large as a picture is by itself, or as near to that as there is a size.
    pub fn times(factor: f32, drawing: &Drawing) -> Self {
        let side = longer(drawing) * factor;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "within the limits, rounded on purpose"
        )]
        let side = side.round().clamp(f32::from(16_u8), f32::from(10_000_u16)) as u32;
        Self(side)
    }

    /// The longer side in pixels.
    pub const fn pixels(self) -> u32 {
        self.0
    }

    /// How many times as large as by itself a picture is then.
    pub(crate) fn scale(self, drawing: &Drawing) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "at most 10,000")]
        let side = self.0 as f32;
        side / longer(drawing)
    }
}

/// The longer side of a picture as it is by itself, at least 1.
fn longer(drawing: &Drawing) -> f32 {
    drawing.size.0.max(drawing.size.1).max(1.0)
}
