//! A page of Markdown as part of the window: headings, paragraphs, lists, tables and code.
//!
//! Pictures are left out: what they show is the window itself.

use egui::{Align, Color32, Layout, TextFormat};
use egui::{FontFamily, FontId, Frame, Label, Margin, RichText, Ui, text::LayoutJob, vec2};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::look::theme::{self, size};
use crate::look::widgets;

/// A page, read.
#[derive(Debug, Default)]
pub(crate) struct Page {
    blocks: Vec<Block>,
}

/// A part of a page.
#[derive(Debug)]
enum Block {
    Heading(HeadingLevel, String),
    Text(Spans),
    /// An item of a list: how deep it lies, and its number if it has one.
    Item(u8, Option<u64>, Spans),
    Code(String),
    /// Rows of cells, the names of the columns first.
    Table(Vec<Vec<Spans>>),
}

/// Text of several looks.
#[derive(Clone, Debug, Default)]
struct Spans(Vec<(String, Look)>);

/// How a piece of text looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Look {
    #[default]
    Plain,
    Strong,
    Code,
}

impl Spans {
    fn push(&mut self, text: &str, look: Look) {
        match self.0.last_mut() {
            Some((last, same)) if *same == look => last.push_str(text),
            _ => self.0.push((text.to_owned(), look)),
        }
    }

    /// Where a line of the source ends: a blank, but none between signs that are written without blanks.
    fn end_line(&mut self) {
        if let Some((last, _)) = self.0.last_mut()
            && last.chars().next_back().is_some_and(|sign| sign.is_ascii())
        {
            last.push(' ');
        }
    }

    fn text(&self) -> String {
        self.0.iter().map(|(text, _)| text.as_str()).collect()
    }

    fn job(&self, ink: Color32, code: Color32) -> LayoutJob {
        let mut job = LayoutJob::default();
        for (text, look) in &self.0 {
            let font = match look {
                Look::Code => FontId::new(size::TEXT - 1.0, FontFamily::Monospace),
                Look::Plain | Look::Strong => theme::font(size::TEXT),
            };
            let mut format = TextFormat::simple(font, ink);
            match look {
                Look::Plain => {}
                Look::Strong => format.underline = egui::Stroke::new(1.0, ink),
                Look::Code => format.color = code,
            }
            job.append(text, 0.0, format);
        }
        job
    }
}

impl Page {
    /// Reads a page.
    pub(crate) fn of(source: &str) -> Self {
        let mut reader = Reader::default();
        for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
            reader.take(event);
        }
        Self {
            blocks: reader.blocks,
        }
    }
}

/// What has been read so far.
#[derive(Debug, Default)]
struct Reader {
    blocks: Vec<Block>,
    spans: Spans,
    is_strong: bool,
    is_code: bool,
    /// Pictures within pictures that are being read.
    pictures: u8,
    /// The next numbers of the lists that are open.
    lists: Vec<Option<u64>>,
    rows: Vec<Vec<Spans>>,
}

impl Reader {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(Tag::Image { .. }) => self.pictures += 1,
            Event::End(TagEnd::Image) => self.pictures -= 1,
            _ if self.pictures > 0 => {}
            Event::Start(tag) => self.begin(&tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) => {
                let look = if self.is_strong {
                    Look::Strong
                } else {
                    Look::Plain
                };
                self.spans.push(&text, look);
            }
            Event::Code(text) => self.spans.push(&text, Look::Code),
            Event::SoftBreak | Event::HardBreak => self.spans.end_line(),
            _ => {}
        }
    }

    fn begin(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::List(first) => {
                // An item may have a list of its own below its text.
                self.end_item();
                self.lists.push(*first);
            }
            Tag::Strong => self.is_strong = true,
            Tag::CodeBlock(_) => self.is_code = true,
            Tag::TableHead | Tag::TableRow => self.rows.push(Vec::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(level) => {
                let text = std::mem::take(&mut self.spans).text();
                self.blocks.push(Block::Heading(level, text));
            }
            TagEnd::Paragraph if self.lists.is_empty() => {
                let spans = std::mem::take(&mut self.spans);
                if !spans.0.is_empty() {
                    self.blocks.push(Block::Text(spans));
                }
            }
            TagEnd::Item => self.end_item(),
            TagEnd::List(_) => {
                self.lists.pop();
            }
            TagEnd::Strong => self.is_strong = false,
            TagEnd::CodeBlock => {
                self.is_code = false;
                let text = std::mem::take(&mut self.spans).text();
                self.blocks.push(Block::Code(text.trim_end().to_owned()));
            }
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.spans);
                if let Some(row) = self.rows.last_mut() {
                    row.push(cell);
                }
            }
            TagEnd::Table => {
                let rows = std::mem::take(&mut self.rows);
                self.blocks.push(Block::Table(rows));
            }
            _ => {}
        }
    }

    fn end_item(&mut self) {
        let depth = u8::try_from(self.lists.len()).unwrap_or(u8::MAX);
        let Some(number) = self.lists.last_mut() else {
            return;
        };
        let spans = std::mem::take(&mut self.spans);
        if spans.0.is_empty() {
            return;
        }
        self.blocks.push(Block::Item(depth, *number, spans));
        if let Some(number) = number {
            *number += 1;
        }
    }
}

/// Shows a page in the width that is left.
pub(crate) fn page_ui(ui: &mut Ui, page: &Page) {
    for (i, block) in page.blocks.iter().enumerate() {
        match block {
            Block::Heading(level, text) => heading_ui(ui, *level, text),
            Block::Text(spans) => {
                spans_ui(ui, spans);
                ui.add_space(size::GAP);
            }
            Block::Item(depth, number, spans) => item_ui(ui, *depth, *number, spans),
            Block::Code(text) => code_ui(ui, text),
            Block::Table(rows) => {
                ui.push_id(i, |ui| table_ui(ui, rows));
            }
        }
    }
}

fn heading_ui(ui: &mut Ui, level: HeadingLevel, text: &str) {
    let text_size = match level {
        HeadingLevel::H1 => size::TEXT_BANNER,
        HeadingLevel::H2 => size::TEXT_HEADING + 2.0,
        _ => size::TEXT_HEADING,
    };
    ui.add_space(size::GAP);
    let text = RichText::new(text)
        .size(text_size)
        .color(theme::tokens(ui).accent);
    ui.add(Label::new(text).wrap());
    ui.add_space(size::GAP_SMALL);
}

fn spans_ui(ui: &mut Ui, spans: &Spans) {
    let tokens = theme::tokens(ui);
    ui.add(Label::new(spans.job(tokens.ink, tokens.accent)).wrap());
}

fn item_ui(ui: &mut Ui, depth: u8, number: Option<u64>, spans: &Spans) {
    ui.horizontal_top(|ui| {
        ui.add_space(f32::from(depth) * size::GAP_LARGE - size::GAP);
        widgets::quiet(
            ui,
            number.map_or("•".to_owned(), |number| format!("{number}.")),
        );
        ui.vertical(|ui| spans_ui(ui, spans));
    });
    ui.add_space(size::GAP_SMALL);
}

fn code_ui(ui: &mut Ui, text: &str) {
    let tokens = theme::tokens(ui);
    Frame::new()
        .fill(tokens.panel)
        .inner_margin(Margin::same(8))
        .show(ui, |ui| {
            let text = RichText::new(text).monospace().color(tokens.ink);
            ui.add(Label::new(text).wrap());
        });
    ui.add_space(size::GAP);
}

/// A table as wide as the page: each column has room by its longest cell, within reason.
fn table_ui(ui: &mut Ui, rows: &[Vec<Spans>]) {
    let columns = rows.first().map_or(0, Vec::len);
    let gaps = size::GAP * f32::from(u8::try_from(columns).unwrap_or(u8::MAX));
    let shares = shares(rows, columns);
    let room = ui.available_width() - gaps;
    for (i, row) in rows.iter().enumerate() {
        ui.horizontal_top(|ui| {
            for (cell, share) in row.iter().zip(&shares) {
                let width = room * share;
                let layout = Layout::top_down(Align::Min);
                ui.allocate_ui_with_layout(vec2(width, 0.0), layout, |ui| {
                    ui.set_width(width);
                    spans_ui(ui, cell);
                });
            }
        });
        if i == 0 {
            widgets::hairline(ui);
        }
        ui.add_space(2.0);
    }
    ui.add_space(size::GAP);
}

/// The parts of the width that columns take.
fn shares(rows: &[Vec<Spans>], columns: usize) -> Vec<f32> {
    let longest = |column: usize| {
        let lengths = rows
            .iter()
            .filter_map(|row| Some(row.get(column)?.text().chars().count()));
        let longest = lengths.max().unwrap_or(0).clamp(12, 60);
        f32::from(u8::try_from(longest).unwrap_or(u8::MAX))
    };
    let longest: Vec<f32> = (0..columns).map(longest).collect();
    let whole: f32 = longest.iter().sum();
    longest.into_iter().map(|each| each / whole).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(page: &Page) -> Vec<String> {
        let said = |block: &Block| match block {
            Block::Heading(level, text) => format!("{level} {text}"),
            Block::Text(spans) => spans.text(),
            Block::Item(depth, number, spans) => format!("{depth} {number:?} {}", spans.text()),
            Block::Code(text) => format!("`{text}`"),
            Block::Table(rows) => {
                let cells = rows.iter().flatten().map(Spans::text);
                cells.collect::<Vec<_>>().join("|")
            }
        };
        page.blocks.iter().map(said).collect()
    }

    #[test]
    fn what_manuals_are_made_of_is_read() {
        let source = "# One\n\nTwo\nlines **strong** `code`.\n\n![not this](x.png)\n\n- a\n  - b\n- c\n\n1. d\n2. e\n\n\
                      ```\nx\ny\n```\n\n| f | g |\n|---|---|\n| h | i |\n\n日本\n語。\n";
        assert_eq!(
            said(&Page::of(source)),
            [
                "h1 One",
                "Two lines strong code.",
                "1 None a",
                "2 None b",
                "1 None c",
                "1 Some(1) d",
                "1 Some(2) e",
                "`x\ny`",
                "f|g|h|i",
                "日本語。",
            ]
        );
    }
}
