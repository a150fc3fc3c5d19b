//! A part of an analysis as a picture: a liberty tree, or a thermograph.

use semeai_picture::Drawing;
use semeai_picture::thermograph::{ThermographPicture, thermograph};
use semeai_picture::tree::{Flow, TreeImage, items, tree};
use semeai_race::report::{RegionReport, Report, ValueReport};
use semeai_session::Language;
use semeai_words::picture::{PictureError, picture_error};

use super::options::RenderArguments;
use super::picture::{NoPicture, PickedDocument};
use super::position::count;

/// Draws a tree or a thermograph, or says why not.
pub(super) fn draw(
    arguments: &RenderArguments,
    subject: &PickedDocument,
) -> Result<Drawing, NoPicture> {
    let language = Language::from(arguments.language);
    let report = count(arguments, subject)?;
    if let Some(id) = &arguments.tree {
        let region = region(&report, id, language)?;
        return Ok(tree(&TreeImage {
            topology: &report.topology,
            items: &items(&region.tree),
            direction: Flow::Right,
            title: &region.id,
            theme: arguments.theme.into(),
        }));
    }
    let not_known = || {
        let reason = picture_error(PictureError::NotKnown, language);
        NoPicture::NotKnown(reason)
    };
    let value = match arguments.thermograph.as_ref().and_then(Option::as_ref) {
        Some(id) => region(&report, id, language)?.root().value.as_ref(),
        None => report
            .verdict
            .as_ref()
            .and_then(|verdict| verdict.sum.as_ref()),
    };
    let ValueReport {
        text,
        thermograph: graph,
        ..
    } = value.ok_or_else(not_known)?;
    Ok(thermograph(&ThermographPicture {
        graph,
        scaffolds: None,
        title: text.as_str(),
        theme: arguments.theme.into(),
    }))
}

fn region<'a>(
    report: &'a Report,
    id: &str,
    language: Language,
) -> Result<&'a RegionReport, NoPicture> {
    let regions = report.regions.iter();
    let found = regions
        .clone()
        .find(|region| region.id.eq_ignore_ascii_case(id));
    found.ok_or_else(|| no_region(id, regions.map(|region| &*region.id), language))
}

/// That no region is called so.
pub(super) fn no_region<'a>(
    id: &str,
    all: impl Iterator<Item = &'a str>,
    language: Language,
) -> NoPicture {
    let all: Vec<&str> = all.collect();
    let error = PictureError::NoRegion { id, all: &all };
    NoPicture::BadInput(picture_error(error, language))
}
