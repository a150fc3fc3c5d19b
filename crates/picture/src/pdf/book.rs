//! A file with what its pages share: the font of their texts, how opaque something is, and what areas are shaded with.

use std::collections::BTreeMap;

use pdf_writer::types::{FunctionShadingType, MaskType};
use pdf_writer::writers::Resources;
use pdf_writer::{Content, Dict, Filter, Finish, Name, Pdf, Rect, Ref, TextStr};

use super::font::{self, Signs};
use super::packing::packed;
use crate::drawing::Place;

/// Something that pages ask for by name: its kind, and where it stands in the file.
pub(super) struct Named {
    name: String,
    at: Ref,
}

impl Named {
    /// What pages call it.
    pub(super) fn name(&self) -> Name<'_> {
        Name(self.name.as_bytes())
    }
}

/// A file that is being written.
pub(super) struct Book {
    pdf: Pdf,
    /// Where the next part of the file stands.
    next: Ref,
    pages: Vec<Ref>,
    tree: Ref,
    resources: Ref,
    /// The font of all texts.
    pub(super) font: Named,
    /// The signs that texts have so far.
    pub(super) signs: Signs,
    /// How opaque something is, by the bits of the number, and the masks.
    opacities: BTreeMap<u32, Ref>,
    masks: Vec<Ref>,
    patterns: Vec<Ref>,
    shadings: Vec<Ref>,
}

impl Book {
    pub(super) fn new() -> Self {
        let mut next = Ref::new(1);
        let [tree, resources, font] = [(); 3].map(|()| next.bump());
        Self {
            pdf: Pdf::new(),
            next,
            pages: Vec::new(),
            tree,
            resources,
            font: named('f', font),
            signs: Signs::default(),
            opacities: BTreeMap::new(),
            masks: Vec::new(),
            patterns: Vec::new(),
            shadings: Vec::new(),
        }
    }

    /// Adds a page of this size in points, with what is drawn on it.
    pub(super) fn add_page(&mut self, [width, height]: [f32; 2], content: &[u8]) {
        let [page, drawn] = [(); 2].map(|()| self.next.bump());
        self.pages.push(page);
        let mut page = self.pdf.page(page);
        page.parent(self.tree)
            .media_box(Rect::new(0.0, 0.0, width, height))
            .contents(drawn);
        page.pair(Name(b"Resources"), self.resources);
        page.finish();
        let content = packed(content);
        let mut stream = self.pdf.stream(drawn, &content);
        stream.filter(Filter::FlateDecode);
    }

    /// So opaque, from 0 to 1.
    pub(super) fn opacity(&mut self, opacity: f32) -> Named {
        let known = self.opacities.entry(opacity.to_bits());
        let at = *known.or_insert_with(|| {
            let at = self.next.bump();
            let mut state = self.pdf.ext_graphics(at);
            state.stroking_alpha(opacity).non_stroking_alpha(opacity);
            at
        });
        named('g', at)
    }

    /// A filling from one colour in a middle to another one from a radius on: where the middle is, and the radius, in coordinates
    /// that lie so on the page.
    pub(super) fn pattern(
        &mut self,
        rings: [f32; 3],
        colors: [[f32; 3]; 2],
        placed: [f32; 6],
    ) -> Named {
        let shading = self.shading(rings, Name(b"DeviceRGB"), colors);
        let at = self.next.bump();
        let mut pattern = self.pdf.shading_pattern(at);
        pattern.shading_ref(shading).matrix(placed);
        pattern.finish();
        self.patterns.push(at);
        named('p', at)
    }

    /// A mask that is so opaque in a middle, and so from a radius on, within a rectangle (corner, size).
    pub(super) fn mask(
        &mut self,
        rings: [f32; 3],
        [inner, outer]: [f32; 2],
        [(x, y), (width, height)]: [Place; 2],
    ) -> Named {
        let shading = self.shading(rings, Name(b"DeviceGray"), [[inner], [outer]]);
        self.shadings.push(shading);
        let mut content = Content::new();
        content.shading(named('s', shading).name());
        let [group, at] = [(); 2].map(|()| self.next.bump());
        let content = content.finish();
        let mut form = self.pdf.form_xobject(group, &content);
        form.bbox(Rect::new(x, y, x + width, y + height));
        form.pair(Name(b"Resources"), self.resources);
        let mut transparency = form.group();
        transparency.transparency().color_space().device_gray();
        transparency.finish();
        form.finish();
        let mut state = self.pdf.ext_graphics(at);
        let mut mask = state.soft_mask();
        mask.subtype(MaskType::Luminosity).group(group);
        mask.finish();
        state.finish();
        self.masks.push(at);
        named('g', at)
    }

    fn shading<const N: usize>(
        &mut self,
        [x, y, radius]: [f32; 3],
        space: Name<'_>,
        [inner, outer]: [[f32; N]; 2],
    ) -> Ref {
        let [at, between] = [(); 2].map(|()| self.next.bump());
        let mut function = self.pdf.exponential_function(between);
        function.domain([0.0, 1.0]).c0(inner).c1(outer).n(1.0);
        function.finish();
        let mut shading = self.pdf.function_shading(at);
        shading.shading_type(FunctionShadingType::Radial);
        shading.pair(Name(b"ColorSpace"), space);
        shading
            .coords([x, y, 0.0, x, y, radius])
            .extend([true, true])
            .function(between);
        at
    }

    /// The bytes of the file.
    pub(super) fn finish(mut self, title: &str, language: &str) -> Vec<u8> {
        let mut resources = self.pdf.indirect(self.resources).start::<Resources<'_>>();
        resources.fonts().pair(self.font.name(), self.font.at);
        let states = self.opacities.values().chain(&self.masks);
        list(resources.ext_g_states(), 'g', states);
        list(resources.patterns(), 'p', &self.patterns);
        list(resources.shadings(), 's', &self.shadings);
        resources.finish();
        font::add(&mut self.pdf, &mut self.next, self.font.at, &self.signs);
        let [catalog, info] = [(); 2].map(|()| self.next.bump());
        let count = i32::try_from(self.pages.len()).unwrap_or(i32::MAX);
        self.pdf.pages(self.tree).kids(self.pages).count(count);
        let mut about = self.pdf.document_info(info);
        about.title(TextStr(title)).creator(TextStr("Semeai"));
        about.finish();
        let mut catalog = self.pdf.catalog(catalog);
        catalog.pages(self.tree).lang(TextStr(language));
        catalog.finish();
        self.pdf.finish()
    }
}

/// What pages call something of a kind.
fn named(kind: char, at: Ref) -> Named {
    let name = format!("{kind}{}", at.get());
    Named { name, at }
}

/// Says in a list of a kind where each of them stands.
fn list<'a>(mut into: Dict<'_>, kind: char, all: impl IntoIterator<Item = &'a Ref>) {
    for &at in all {
        into.pair(named(kind, at).name(), at);
    }
}
