//! Every colour, size and stroke of the window, as named tokens: one set for light, one for dark.
//!
//! Nothing else in the crate names a colour.

use egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Frame, Margin, Shadow, Stroke, Style,
    TextStyle, Theme, ThemePreference, Ui, Vec2, Visuals,
    style::{ScrollStyle, WidgetVisuals},
};
use semeai_session::ThemeChoice;

/// The colours of one theme.
#[derive(Debug)]
pub(crate) struct Tokens {
    /// The page behind everything.
    pub(crate) paper: Color32,
    /// The page behind lists, a shade off the paper.
    pub(crate) panel: Color32,
    /// Text fields and menus.
    pub(crate) raised: Color32,
    /// Text.
    pub(crate) ink: Color32,
    /// Text that may be overlooked.
    pub(crate) ink_weak: Color32,
    /// Thin lines between things.
    pub(crate) hairline: Color32,
    /// The one accent: selection, focus, what comes next.
    pub(crate) accent: Color32,
    /// The accent as a background.
    pub(crate) accent_soft: Color32,
    /// Text on the accent.
    pub(crate) on_accent: Color32,
    /// Something to mind.
    pub(crate) warning: Color32,
    /// Something went wrong.
    pub(crate) error: Color32,
    /// Behind the stones of a text, where the page is so dark that a black one would look hollow on it.
    pub(crate) stone_ground: Color32,
    /// The board.
    pub(crate) board: BoardTokens,
}

/// The colours of the board.
#[derive(Debug)]
pub(crate) struct BoardTokens {
    /// The wood.
    pub(crate) wood: Color32,
    /// The edge of the wood.
    pub(crate) wood_edge: Color32,
    /// Lines and star points.
    pub(crate) line: Color32,
    /// Coordinates.
    pub(crate) label: Color32,
    /// Under the stones.
    pub(crate) shadow: Color32,
    /// A black stone, its lit side and its rim.
    pub(crate) black: [Color32; 3],
    /// A white stone, its lit side and its rim.
    pub(crate) white: [Color32; 3],
    /// Round an essential block.
    pub(crate) essential: Color32,
    /// Signs of a board cursor and of what is pointed at.
    pub(crate) cursor: Color32,
    /// The disc behind the letter of a candidate point.
    pub(crate) disc: Color32,
    /// The letter on that disc.
    pub(crate) disc_ink: Color32,
    /// How strongly regions are tinted: the selected one, and the others.
    pub(crate) tint: [f32; 2],
    /// Regions in turn: the colours of Okabe and Ito, chosen to differ for everybody.
    pub(crate) regions: [Color32; 7],
}

const LIGHT: Tokens = Tokens {
    paper: Color32::from_rgb(0xFC, 0xFB, 0xF8),
    panel: Color32::from_rgb(0xF7, 0xF5, 0xF0),
    raised: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    ink: Color32::from_rgb(0x24, 0x26, 0x2B),
    ink_weak: Color32::from_rgb(0x68, 0x6B, 0x73),
    hairline: Color32::from_rgb(0xDD, 0xDA, 0xD2),
    accent: Color32::from_rgb(0x3D, 0x4D, 0xB3),
    accent_soft: Color32::from_rgb(0xE4, 0xE7, 0xF6),
    on_accent: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    warning: Color32::from_rgb(0x8F, 0x55, 0x00),
    error: Color32::from_rgb(0xB0, 0x2A, 0x22),
    stone_ground: Color32::TRANSPARENT,
    board: BoardTokens {
        wood: Color32::from_rgb(0xEA, 0xCF, 0x9E),
        wood_edge: Color32::from_rgb(0xCB, 0xA8, 0x6B),
        line: Color32::from_rgb(0x6E, 0x55, 0x2E),
        label: Color32::from_rgb(0x76, 0x5B, 0x31),
        shadow: Color32::from_rgba_premultiplied(0x1E, 0x12, 0x00, 0x48),
        black: [
            Color32::from_rgb(0x1B, 0x1C, 0x1F),
            Color32::from_rgb(0x4C, 0x4E, 0x55),
            Color32::from_rgb(0x0C, 0x0C, 0x0E),
        ],
        white: [
            Color32::from_rgb(0xF1, 0xEE, 0xE6),
            Color32::from_rgb(0xFF, 0xFF, 0xFF),
            Color32::from_rgb(0x9C, 0x92, 0x80),
        ],
        essential: Color32::from_rgb(0x3D, 0x4D, 0xB3),
        cursor: Color32::from_rgb(0x3D, 0x4D, 0xB3),
        disc: Color32::from_rgb(0xFF, 0xFC, 0xF4),
        disc_ink: Color32::from_rgb(0x24, 0x26, 0x2B),
        tint: [0.34, 0.15],
        regions: OKABE_ITO,
    },
};

const DARK: Tokens = Tokens {
    paper: Color32::from_rgb(0x1A, 0x1B, 0x1E),
    panel: Color32::from_rgb(0x1F, 0x20, 0x24),
    raised: Color32::from_rgb(0x27, 0x29, 0x2E),
    ink: Color32::from_rgb(0xE6, 0xE3, 0xDB),
    ink_weak: Color32::from_rgb(0x9D, 0x9E, 0xA5),
    hairline: Color32::from_rgb(0x38, 0x3A, 0x41),
    accent: Color32::from_rgb(0xA3, 0xAE, 0xFF),
    accent_soft: Color32::from_rgb(0x2E, 0x33, 0x52),
    on_accent: Color32::from_rgb(0x14, 0x16, 0x24),
    warning: Color32::from_rgb(0xE8, 0xB2, 0x5E),
    error: Color32::from_rgb(0xFF, 0x8F, 0x86),
    stone_ground: Color32::from_rgb(0xB0, 0x95, 0x68),
    board: BoardTokens {
        wood: Color32::from_rgb(0x8E, 0x76, 0x50),
        wood_edge: Color32::from_rgb(0x5F, 0x4D, 0x30),
        line: Color32::from_rgb(0x39, 0x2C, 0x16),
        label: Color32::from_rgb(0x2F, 0x24, 0x11),
        shadow: Color32::from_rgba_premultiplied(0x08, 0x05, 0x00, 0x60),
        black: [
            Color32::from_rgb(0x14, 0x15, 0x17),
            Color32::from_rgb(0x40, 0x42, 0x48),
            Color32::from_rgb(0x08, 0x08, 0x09),
        ],
        white: [
            Color32::from_rgb(0xD9, 0xD6, 0xCE),
            Color32::from_rgb(0xEE, 0xEB, 0xE4),
            Color32::from_rgb(0x66, 0x5E, 0x50),
        ],
        essential: Color32::from_rgb(0xC4, 0xCB, 0xFF),
        cursor: Color32::from_rgb(0xC4, 0xCB, 0xFF),
        disc: Color32::from_rgb(0xE9, 0xE3, 0xD6),
        disc_ink: Color32::from_rgb(0x1C, 0x1D, 0x20),
        tint: [0.42, 0.20],
        regions: OKABE_ITO,
    },
};

/// Okabe and Ito, "Color Universal Design" (2008), in an order that keeps wood-like hues for last.
const OKABE_ITO: [Color32; 7] = [
    Color32::from_rgb(0x00, 0x72, 0xB2),
    Color32::from_rgb(0xD5, 0x5E, 0x00),
    Color32::from_rgb(0x00, 0x9E, 0x73),
    Color32::from_rgb(0xCC, 0x79, 0xA7),
    Color32::from_rgb(0x56, 0xB4, 0xE9),
    Color32::from_rgb(0xE6, 0x9F, 0x00),
    Color32::from_rgb(0xF0, 0xE4, 0x42),
];

/// Sizes in points, on a grid of 8, 4 for small gaps.
pub(crate) mod size {
    /// A small gap.
    pub(crate) const GAP_SMALL: f32 = 4.0;
    /// The ordinary gap.
    pub(crate) const GAP: f32 = 8.0;
    /// A gap between parts of the page.
    pub(crate) const GAP_LARGE: f32 = 16.0;
    /// Ordinary text.
    pub(crate) const TEXT: f32 = 14.0;
    /// Small text.
    pub(crate) const TEXT_SMALL: f32 = 12.0;
    /// Headings.
    pub(crate) const TEXT_HEADING: f32 = 15.0;
    /// The banner.
    pub(crate) const TEXT_BANNER: f32 = 20.0;
    /// Rounded corners.
    pub(crate) const RADIUS: u8 = 6;
    /// Rows of lists.
    pub(crate) const ROW: f32 = 26.0;
    /// The stone as part of the cell.
    pub(crate) const STONE: f32 = 0.465;
    /// Solid and dashed edges of the verdict.
    pub(crate) const EDGE: f32 = 1.5;
    /// The width at which the panes stand beside the board.
    pub(crate) const SIDE_DEFAULT: f32 = 468.0;
    /// The least width of the panes.
    pub(crate) const SIDE_MIN: f32 = 320.0;
    /// The longest motion, in seconds.
    pub(crate) const MOTION_SECS: f32 = 0.1;
}

/// The tokens of the theme in use.
pub(crate) fn tokens(ui: &Ui) -> &'static Tokens {
    if ui.visuals().dark_mode {
        &DARK
    } else {
        &LIGHT
    }
}

/// A colour of the same hue, so strongly mixed in.
pub(crate) fn faded(color: Color32, strength: f32) -> Color32 {
    color.gamma_multiply(strength)
}

/// How strong results are that do not belong to what is typed.
pub(crate) const PALE: f32 = 0.4;

/// The text style of the banner.
pub(crate) fn banner() -> TextStyle {
    TextStyle::Name("banner".into())
}

/// The font for text of this size.
pub(crate) const fn font(size: f32) -> FontId {
    FontId::proportional(size)
}

/// A frame with air and no border.
pub(crate) fn page_frame(tokens: &Tokens) -> Frame {
    Frame::new()
        .fill(tokens.paper)
        .inner_margin(Margin::symmetric(16, 8))
}

/// A frame for lists beside the page.
pub(crate) fn side_frame(tokens: &Tokens) -> Frame {
    Frame::new()
        .fill(tokens.panel)
        .inner_margin(Margin::symmetric(16, 8))
}

/// A frame for the tabs above those lists.
pub(crate) fn tab_frame(tokens: &Tokens) -> Frame {
    let margin = Margin {
        left: 8,
        right: 16,
        top: 6,
        bottom: 0,
    };
    Frame::new().fill(tokens.panel).inner_margin(margin)
}

/// A frame for bars: menu, toolbar, status.
pub(crate) fn bar_frame(tokens: &Tokens) -> Frame {
    Frame::new()
        .fill(tokens.paper)
        .inner_margin(Margin::symmetric(16, 4))
}

/// Tells the window toolkit all of this.
pub(crate) fn install(ctx: &Context) {
    ctx.set_style_of(Theme::Light, style(&LIGHT, Visuals::light()));
    ctx.set_style_of(Theme::Dark, style(&DARK, Visuals::dark()));
    // Where the system says nothing, as on most Linux desktops, paper is white.
    ctx.options_mut(|options| options.fallback_theme = Theme::Light);
}

/// Follows the person's choice.
pub(crate) fn follow(ctx: &Context, choice: ThemeChoice) {
    ctx.set_theme(match choice {
        ThemeChoice::System => ThemePreference::System,
        ThemeChoice::Light => ThemePreference::Light,
        ThemeChoice::Dark => ThemePreference::Dark,
    });
}

fn style(tokens: &Tokens, visuals: Visuals) -> Style {
    let mut style = Style {
        visuals: paint(tokens, visuals),
        animation_time: size::MOTION_SECS,
        ..Style::default()
    };
    style.text_styles = [
        (TextStyle::Small, font(size::TEXT_SMALL)),
        (TextStyle::Body, font(size::TEXT)),
        (TextStyle::Button, font(size::TEXT)),
        (TextStyle::Heading, font(size::TEXT_HEADING)),
        (
            TextStyle::Monospace,
            FontId::new(size::TEXT_SMALL, FontFamily::Monospace),
        ),
        (banner(), font(size::TEXT_BANNER)),
    ]
    .into();
    style.spacing.item_spacing = Vec2::new(size::GAP, size::GAP_SMALL);
    style.spacing.button_padding = Vec2::new(size::GAP, 3.0);
    style.spacing.menu_margin = Margin::same(6);
    style.spacing.window_margin = Margin::same(16);
    style.spacing.interact_size.y = 24.0;
    // Bars that are always seen say that there is more.
    style.spacing.scroll = ScrollStyle::thin();
    style.interaction.selectable_labels = false;
    style
}

fn paint(tokens: &Tokens, mut visuals: Visuals) -> Visuals {
    visuals.panel_fill = tokens.paper;
    visuals.window_fill = tokens.raised;
    visuals.window_stroke = Stroke::new(1.0, tokens.hairline);
    visuals.window_corner_radius = CornerRadius::same(size::RADIUS);
    visuals.menu_corner_radius = CornerRadius::same(size::RADIUS);
    visuals.popup_shadow = Shadow {
        offset: [0, 4],
        blur: 12,
        spread: 0,
        color: Color32::from_black_alpha(40),
    };
    visuals.window_shadow = visuals.popup_shadow;
    visuals.extreme_bg_color = tokens.raised;
    visuals.faint_bg_color = tokens.panel;
    visuals.weak_text_color = Some(tokens.ink_weak);
    visuals.hyperlink_color = tokens.accent;
    visuals.warn_fg_color = tokens.warning;
    visuals.error_fg_color = tokens.error;
    visuals.selection.bg_fill = tokens.accent_soft;
    visuals.selection.stroke = Stroke::new(1.0, tokens.accent);
    let widgets = &mut visuals.widgets;
    widgets.noninteractive = widget(tokens.paper, tokens.hairline, tokens.ink);
    widgets.inactive = widget(Color32::TRANSPARENT, tokens.hairline, tokens.ink);
    widgets.inactive.bg_fill = tokens.hairline;
    widgets.hovered = widget(tokens.accent_soft, tokens.accent, tokens.ink);
    widgets.active = widget(tokens.accent_soft, tokens.accent, tokens.accent);
    widgets.open = widget(tokens.accent_soft, tokens.hairline, tokens.ink);
    visuals
}

fn widget(fill: Color32, edge: Color32, text: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, edge),
        corner_radius: CornerRadius::same(size::RADIUS),
        fg_stroke: Stroke::new(1.0, text),
        expansion: 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two opaque colours after WCAG 2.
    fn contrast(a: Color32, b: Color32) -> f32 {
        let luminance = |color: Color32| {
            let [r, g, b] = [color.r(), color.g(), color.b()].map(|c| {
                let c = f32::from(c) / 255.0;
                if c <= 0.03928 {
                    c / 12.92
                } else {
                    ((c + 0.055) / 1.055).powf(2.4)
                }
            });
            0.2126 * r + 0.7152 * g + 0.0722 * b
        };
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn black_is_dark_and_white_is_light_in_every_theme() {
        for tokens in [&LIGHT, &DARK] {
            let [black, white] = [tokens.board.black[0], tokens.board.white[0]];
            let ground = if tokens.stone_ground == Color32::TRANSPARENT {
                tokens.paper
            } else {
                tokens.stone_ground
            };
            assert!(contrast(black, ground) >= 4.5, "black on {ground:?}");
            // On paper a white stone is seen by its rim.
            let seen = contrast(white, ground).max(contrast(tokens.board.white[2], ground));
            assert!(seen >= 2.0, "white on {ground:?}");
        }
    }

    #[test]
    fn where_the_system_says_nothing_the_window_is_light() {
        let ctx = Context::default();
        install(&ctx);
        follow(&ctx, ThemeChoice::System);
        assert_eq!(ctx.theme(), Theme::Light);
    }

    #[test]
    fn text_is_legible_on_every_ground() {
        for tokens in [&LIGHT, &DARK] {
            for ground in [tokens.paper, tokens.panel, tokens.raised] {
                for ink in [
                    tokens.ink,
                    tokens.ink_weak,
                    tokens.accent,
                    tokens.warning,
                    tokens.error,
                ] {
                    assert!(contrast(ink, ground) >= 4.5, "{ink:?} on {ground:?}");
                }
            }
            assert!(contrast(tokens.on_accent, tokens.accent) >= 4.5);
            assert!(contrast(tokens.accent, tokens.accent_soft) >= 4.5);
            assert!(contrast(tokens.board.disc_ink, tokens.board.disc) >= 4.5);
        }
    }
}
