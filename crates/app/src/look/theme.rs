//! Every colour, size and stroke of the window, as named tokens: one set for light, one for dark.
//!
//! Nothing else in the crate names a colour.

use egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Frame, Margin, Shadow, Stroke, Style,
    TextStyle, Theme, ThemePreference, Ui, Vec2, Visuals,
    style::{ScrollStyle, WidgetVisuals},
};
use semeai_board::Color;
use semeai_picture::drawing::Ink;
use semeai_picture::{Colors, Theme as PictureTheme};
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
    /// The board.
    pub(crate) board: &'static Colors,
}

/// The tokens that only a window has.
struct Own {
    panel: u32,
    on_accent: u32,
    warning: u32,
    error: u32,
}

const LIGHT: Tokens = tokens_of(
    Colors::of_screen(PictureTheme::Light),
    &Own {
        panel: 0xF7_F5F0,
        on_accent: 0xFF_FFFF,
        warning: 0x8F_5500,
        error: 0xB0_2A22,
    },
);

const DARK: Tokens = tokens_of(
    Colors::of_screen(PictureTheme::Dark),
    &Own {
        panel: 0x1F_2024,
        on_accent: 0x14_1624,
        warning: 0xE8_B25E,
        error: 0xFF_8F86,
    },
);

/// Everything that a picture has too, as it is there, and what only the window has.
const fn tokens_of(colors: &'static Colors, own: &Own) -> Tokens {
    Tokens {
        paper: color(colors.paper),
        panel: color(Ink::new(own.panel)),
        raised: color(colors.raised),
        ink: color(colors.ink),
        ink_weak: color(colors.ink_weak),
        hairline: color(colors.hairline),
        accent: color(colors.accent),
        accent_soft: color(colors.accent_soft),
        on_accent: color(Ink::new(own.on_accent)),
        warning: color(Ink::new(own.warning)),
        error: color(Ink::new(own.error)),
        board: colors,
    }
}

/// The body and the rim of a stone.
pub(crate) fn stone(tokens: &Tokens, side: Color) -> [Color32; 2] {
    let stone = tokens.board.stones[side];
    [color(stone.body), color(stone.rim)]
}

/// An opaque colour.
pub(crate) const fn color(ink: Ink) -> Color32 {
    let [red, green, blue] = ink.rgb;
    Color32::from_rgb(red, green, blue)
}

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
    tokens_in(ui.visuals())
}

fn tokens_in(visuals: &Visuals) -> &'static Tokens {
    if visuals.dark_mode { &DARK } else { &LIGHT }
}

/// What lies behind everything. It is seen where panels end between two pixels, so it is the colour of the lines between them.
pub(crate) fn behind(visuals: &Visuals) -> Color32 {
    tokens_in(visuals).hairline
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
        top: 3,
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
            let stones = &tokens.board.stones;
            let [black, white] = [stones.black, stones.white].map(|stone| color(stone.body));
            assert!(contrast(black, white) >= 4.5);
            // On its page a stone is seen by itself or by its rim.
            let rims = tokens.board.rims_on_page.map(color);
            for (body, rim) in [(black, rims.black), (white, rims.white)] {
                for ground in [tokens.paper, tokens.panel, tokens.raised] {
                    let seen = contrast(body, ground).max(contrast(rim, ground));
                    assert!(seen >= 2.0, "{body:?} on {ground:?}");
                }
            }
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
            assert!(contrast(color(tokens.board.disc_ink), color(tokens.board.disc)) >= 4.5);
        }
    }
}
