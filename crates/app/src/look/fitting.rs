//! Text that must be read whole: where its room is narrow it is set smaller, and a line at last over two rows.

use std::borrow::Cow;

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Label, Response, RichText, Ui};

use crate::look::theme;
use semeai_session::phrase::{has_kana, phrases};
use semeai_words::grammar::in_print;

/// How a text is set.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Setting {
    size: f32,
    rows: usize,
}

/// A text with the ends of lines where a Japanese sentence can have them in so much room; any other as it is, for the toolkit parts that
/// at its spaces.
pub(crate) fn in_lines<'a>(ui: &Ui, text: &'a str, size: f32, room: f32) -> Cow<'a, str> {
    let width = |text: &str| {
        let font = theme::font(size);
        let painter = ui.painter();
        let galley = painter.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
        galley.size().x
    };
    if !has_kana(text) || (!text.contains('\n') && width(text) <= room) {
        return Cow::Borrowed(text);
    }
    let lines: Vec<String> = text.lines().map(|line| broken(line, room, width)).collect();
    Cow::Owned(lines.join("\n"))
}

/// A line over as many as it needs, each ended after a phrase.
fn broken(text: &str, room: f32, width: impl Fn(&str) -> f32) -> String {
    let mut lines = vec![String::new()];
    for phrase in phrases(text) {
        let last = lines.last().map_or("", String::as_str);
        let longer = format!("{last}{phrase}");
        let has_room = width(longer.trim_end()) <= room;
        match lines.last_mut() {
            Some(last) if has_room || last.is_empty() => *last = longer,
            _ => lines.push(phrase.to_owned()),
        }
    }
    lines.join("\n")
}

/// Shows a text over as many lines as it has, and tells it whole.
pub(crate) fn lines(ui: &mut Ui, text: &str, size: f32, color: Color32) -> Response {
    let text = in_print(text);
    let room = ui.available_width();
    let broken = in_lines(ui, &text, size, room);
    let shown = RichText::new(&*broken).size(size).color(color);
    told(ui.add(Label::new(shown).wrap()), &text)
}

/// What a part of the window tells, however it is parted in lines.
fn told(response: Response, text: &str) -> Response {
    let ctx = response.ctx.clone();
    ctx.accesskit_node_builder(response.id, |node| node.set_value(text));
    response
}

/// Shows a line at the larger of these sizes if it has room, else as large as it has, down to the smaller; what is too long
/// even then goes on in a second row.
pub(crate) fn line(ui: &mut Ui, text: &str, sizes: [f32; 2], color: Color32) -> Response {
    let room = ui.available_width();
    let mut set = setting(ui, text, sizes, 1, room);
    if rows(ui, text, set.size, room) <= set.rows {
        return show(ui, text, set, color);
    }
    set.rows = 2;
    let narrowest = narrowest(ui, text, set, room);
    ui.scope(|ui| {
        ui.set_max_width(narrowest);
        show(ui, text, set, color)
    })
    .inner
}

/// Shows a text in so many rows at the larger of these sizes if it has room, else as large as it has, down to the smaller;
/// what is too long even then is cut, and shown whole to who points at it.
pub(crate) fn in_rows(
    ui: &mut Ui,
    text: &str,
    sizes: [f32; 2],
    rows: usize,
    color: Color32,
) -> Response {
    let set = setting(ui, text, sizes, rows, ui.available_width());
    show(ui, text, set, color)
}

fn show(ui: &mut Ui, text: &str, Setting { size, rows }: Setting, color: Color32) -> Response {
    let format = TextFormat::simple(theme::font(size), color);
    let text = in_print(text);
    let broken = in_lines(ui, &text, size, ui.available_width()).into_owned();
    let mut job = LayoutJob::single_section(broken, format);
    job.wrap.max_rows = rows;
    told(ui.add(Label::new(job).wrap()), &text)
}

/// The least width in which a text has so many rows, which then are of about one length: one that is parted at the end of the
/// first leaves a lone digit in the second.
fn narrowest(ui: &Ui, text: &str, set: Setting, room: f32) -> f32 {
    let narrower = (1..20)
        .rev()
        .map(|parts: u8| room * f32::from(parts) / 20.0);
    let has_room = |&room: &f32| rows(ui, text, set.size, room) <= set.rows;
    narrower.take_while(has_room).last().unwrap_or(room)
}

/// The largest size in which a text has room in so many rows, or the smallest.
fn setting(
    ui: &Ui,
    text: &str,
    [largest, smallest]: [f32; 2],
    most_rows: usize,
    room: f32,
) -> Setting {
    let mut size = largest;
    while size > smallest && rows(ui, text, size, room) > most_rows {
        size -= 1.0;
    }
    Setting {
        size,
        rows: most_rows,
    }
}

/// How many rows a text takes.
fn rows(ui: &Ui, text: &str, size: f32, room: f32) -> usize {
    let painter = ui.painter();
    let font = theme::font(size);
    let text = in_lines(ui, text, size, room).into_owned();
    let galley = painter.layout(text, font, Color32::PLACEHOLDER, room);
    galley.rows.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::Harness;
    use semeai_race::Ending;
    use semeai_race::solve::Outcome;
    use semeai_session::Phrasing;
    use semeai_words::labels::{Label, label};

    use crate::look::fonts;
    use crate::look::theme::size;

    /// Every conclusion that a banner can have.
    fn conclusions(phrasing: Phrasing) -> Vec<String> {
        let endings = [Ending::Black, Ending::White, Ending::Seki, Ending::BothLive];
        let outcomes = endings.map(Outcome::Ends).into_iter();
        let outcomes: Vec<_> = outcomes.chain([Outcome::Ko, Outcome::Undecided]).collect();
        let pairs = outcomes
            .iter()
            .flat_map(|&black| outcomes.iter().map(move |&white| (black, white)));
        let told = pairs.flat_map(|(black, white)| {
            let told =
                semeai_words::race::solution::start::solved_conclusion(black, white, phrasing);
            [
                semeai_words::race::solution::start::nearby_conclusion(&told, phrasing),
                told,
            ]
        });
        told.collect()
    }

    #[test]
    fn two_rows_are_of_about_one_length() {
        let told = "White by 1 … Black by 2";
        let mut window = Harness::builder().build_ui_state(
            move |ui, last: &mut usize| {
                let set = Setting {
                    size: size::TEXT_SMALL,
                    rows: 2,
                };
                let font = theme::font(set.size);
                let whole = ui.painter().layout_no_wrap(
                    told.to_owned(),
                    font.clone(),
                    Color32::PLACEHOLDER,
                );
                // A lone digit would have no room in the first row.
                let width = narrowest(ui, told, set, whole.size().x - 4.0);
                let set = (ui.painter()).layout(told.to_owned(), font, Color32::PLACEHOLDER, width);
                *last = set.rows.last().map_or(0, |row| row.text().trim().len());
            },
            0,
        );
        window.step();
        assert!(*window.state() > 6, "{}", window.state());
    }

    #[test]
    fn every_conclusion_is_read_whole_in_a_small_window() {
        // What is left of 900 points beside both cells and the two buttons.
        let room = 385.0;
        for phrasing in semeai_words::PHRASINGS {
            let told = conclusions(phrasing);
            let mut is_set_up = false;
            let mut window = Harness::builder().build_ui_state(
                move |ui, smallest: &mut f32| {
                    if !std::mem::replace(&mut is_set_up, true) {
                        // They are there from the next frame on.
                        fonts::install(ui.ctx(), phrasing.language);
                        return;
                    }
                    for told in &told {
                        let sizes = [size::TEXT_BANNER, size::TEXT_SMALL];
                        let set = setting(ui, told, sizes, 1, room);
                        *smallest = smallest.min(set.size);
                        assert!(rows(ui, told, set.size, room) <= 2, "{told}");
                    }
                },
                size::TEXT_BANNER,
            );
            window.step();
            assert!(*window.state() < size::TEXT_BANNER, "some are long");
        }
    }

    #[test]
    fn the_line_under_the_board_is_read_whole_in_a_small_window() {
        // What is left of 900 points beside the panes, and in Set up beside the tools too.
        let rooms: [(f32, &[Label]); 2] = [
            (
                488.0,
                &[
                    Label::CoachProposedSafe,
                    Label::CoachMarkSafe,
                    Label::CoachRuleLine,
                    Label::CoachLine,
                    Label::CoachEndgameFirst,
                    Label::CoachSelect,
                    Label::CoachInside,
                    Label::CoachEndgame,
                    Label::CoachProposed,
                    Label::CoachPropose,
                    Label::CoachMark,
                    Label::CoachChoose,
                    Label::CoachMany,
                    Label::CoachQuestion,
                    Label::CoachNode,
                    Label::CoachAnalyse,
                    Label::CoachFurther,
                    Label::SearchingRegions,
                    Label::CoachPlayEndgame,
                    Label::CoachPlayOut,
                    Label::NoStones,
                ],
            ),
            (
                298.0,
                &[
                    Label::EmptyBoard,
                    Label::CoachSetUp,
                    Label::CoachBlackStones,
                    Label::CoachWhiteStones,
                    Label::CoachInTurn,
                    Label::CoachSelectStones,
                    Label::CoachSelected,
                ],
            ),
        ];
        for phrasing in semeai_words::PHRASINGS {
            let mut is_set_up = false;
            let mut window = Harness::builder().build_ui_state(
                move |ui, cut: &mut Vec<&str>| {
                    if !std::mem::replace(&mut is_set_up, true) {
                        fonts::install(ui.ctx(), phrasing.language);
                        return;
                    }
                    let told = rooms.iter().flat_map(|&(room, labels)| {
                        labels.iter().map(move |&it| (room, label(it, phrasing)))
                    });
                    let is_cut =
                        |&(room, told): &(f32, &str)| rows(ui, told, size::TEXT_SMALL, room) > 1;
                    *cut = told.filter(is_cut).map(|(_, told)| told).collect();
                },
                Vec::new(),
            );
            window.step();
            assert_eq!(window.state(), &Vec::<&str>::new());
        }
    }
}
