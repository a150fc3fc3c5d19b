//! A map as mathematics: pointing at any part of it says which.

use std::ops::Range;

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Label, Sense, Ui};
use semeai_tactics::{MapPrint, Script};

use crate::look::theme::{self, Tokens, size};

/// How large the formula is, and what stands raised or lowered in it.
const FORMULA: f32 = 16.0;
const SCRIPT: f32 = 11.0;

/// Shows a formula with the part that is pointed at lit; says which part the pointer is at.
pub(super) fn formula_ui(ui: &mut Ui, print: &MapPrint, pointed: Option<usize>) -> Option<usize> {
    let tokens = theme::tokens(ui);
    let lit = pointed.and_then(|part| print.ranges.get(part));
    let mut job = job(print, lit, tokens);
    job.wrap.max_width = ui.available_width();
    let label = Label::new(job)
        .wrap()
        .sense(Sense::hover())
        .selectable(false);
    let (at, galley, response) = label.layout_in_ui(ui);
    ui.painter().galley(at, galley.clone(), tokens.ink);
    let name = plain(&print.with_scripts());
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(name));
    let place = response.hover_pos()?;
    let sign = galley.cursor_from_pos(place - at).index;
    let sign = usize::from(sign).min(print.text.chars().count().saturating_sub(1));
    part_at(&print.ranges, sign)
}

/// The smallest part that a sign belongs to.
fn part_at(ranges: &[Range<usize>], sign: usize) -> Option<usize> {
    let parts = ranges.iter().enumerate();
    let around = parts.filter(|(_, range)| range.contains(&sign));
    let smallest = around.min_by_key(|(_, range)| range.len());
    smallest.map(|(number, _)| number)
}

/// A formula, with the signs that the window's fonts lack as they are typed: `AB` for A with a raised B.
pub(super) fn plain(formula: &str) -> String {
    let signs = formula.chars().map(typed);
    signs.collect()
}

const fn typed(sign: char) -> char {
    match sign {
        '∖' => '\\',
        'ᴮ' => 'B',
        'ᵂ' => 'W',
        sign => sign,
    }
}

/// How a sign of the formula is set.
#[derive(Clone, Copy, PartialEq)]
struct Setting {
    script: Option<Script>,
    is_lit: bool,
}

impl Setting {
    fn format(self, tokens: &Tokens) -> TextFormat {
        let height = match self.script {
            None => FORMULA,
            Some(_) => SCRIPT,
        };
        let mut format = TextFormat::simple(theme::font(height), tokens.ink);
        format.valign = match self.script {
            None => Align::Center,
            Some(Script::Raised) => Align::TOP,
            Some(Script::Lowered) => Align::BOTTOM,
        };
        format.line_height = None;
        if self.is_lit {
            format.background = tokens.accent_soft;
            format.underline = egui::Stroke::new(size::EDGE, tokens.accent);
        }
        format
    }
}

fn job(print: &MapPrint, lit: Option<&Range<usize>>, tokens: &Tokens) -> LayoutJob {
    let mut job = LayoutJob::default();
    let mut scripts = print.scripts.iter().peekable();
    let mut run = (String::new(), None);
    for (at, sign) in print.text.chars().enumerate() {
        let script = scripts.next_if(|(place, _)| *place == at);
        let setting = Setting {
            script: script.map(|(_, script)| *script),
            is_lit: lit.is_some_and(|lit| lit.contains(&at)),
        };
        if run.1 != Some(setting) {
            append(&mut job, &run, tokens);
            run = (String::new(), Some(setting));
        }
        run.0.push(typed(sign));
    }
    append(&mut job, &run, tokens);
    job
}

fn append(job: &mut LayoutJob, run: &(String, Option<Setting>), tokens: &Tokens) {
    if let (text, Some(setting)) = run {
        job.append(text, 0.0, setting.format(tokens));
    }
}

#[cfg(test)]
mod tests {
    use semeai_tactics::Map;

    use super::*;

    #[test]
    fn a_sign_belongs_to_the_smallest_part_around_it() {
        let map: Map = "F(W | V)".parse().expect("a map");
        let print = map.mathematics();
        assert_eq!(print.text, "F(W ∪ V)");
        let part = |sign| part_at(&print.ranges, sign);
        assert_eq!([0, 2, 4, 6].map(part), [0, 2, 1, 3].map(Some));
        assert_eq!(part(99), None);
    }

    #[test]
    fn signs_that_no_font_has_are_as_they_are_typed() {
        let map: Map = r"AB(V) \ P2(LW)".parse().expect("a map");
        assert_eq!(plain(&map.mathematics().with_scripts()), r"AB(V) \ P₂(LW)");
    }
}
