//! A part of an analysis as a picture: a liberty tree, or a thermograph.

use semeai_picture::Drawing;
use semeai_picture::thermograph::{ThermographPicture, Walls, thermograph};
use semeai_picture::tree::{Flow, TreeImage, items, tree};
use semeai_race::report::{RegionReport, Report, ValueReport};
use semeai_session::{Coordinates, Phrasing};
use semeai_words::picture::{PictureError, picture_error};

use super::options::RenderArguments;
use super::picture::{NoPicture, PickedDocument};
use super::position::count;

/// Draws a tree or a thermograph, or says why not.
pub(super) fn draw(
    arguments: &RenderArguments,
    subject: &PickedDocument,
) -> Result<Drawing, NoPicture> {
    let phrasing = Phrasing::from(arguments.language);
    let report = count(arguments, subject)?;
    if let Some(id) = &arguments.tree {
        let region = region(&report, id, phrasing)?;
        return Ok(tree(&TreeImage {
            topology: &report.topology,
            coordinates: Coordinates::Letters,
            items: &items(&region.tree),
            direction: Flow::Right,
            title: &region.sign,
            theme: arguments.theme.into(),
        }));
    }
    let not_known = || {
        let reason = picture_error(PictureError::NotKnown, phrasing);
        NoPicture::NotKnown(reason)
    };
    let value = match arguments.thermograph.as_ref().and_then(Option::as_ref) {
        Some(id) => region(&report, id, phrasing)?.root().value.as_ref(),
        None => report
            .verdict
            .as_ref()
            .and_then(|verdict| verdict.sum.as_ref()),
    };
    let value: &ValueReport = value.ok_or_else(not_known)?;
    if value.is_endless() {
        let reason = picture_error(PictureError::Endless, phrasing);
        return Err(NoPicture::NotKnown(reason));
    }
    Ok(thermograph(&ThermographPicture {
        graph: &Walls::of(&value.thermograph),
        others: &[],
        scaffolds: None,
        title: value.said().as_str(),
        theme: arguments.theme.into(),
    }))
}

fn region<'a>(
    report: &'a Report,
    id: &str,
    phrasing: Phrasing,
) -> Result<&'a RegionReport, NoPicture> {
    let regions = report.regions.iter();
    let found = regions.clone().find(|region| region.is_called(id));
    found.ok_or_else(|| no_region(id, regions.map(|region| &*region.sign), phrasing))
}

/// That no region is called so.
pub(super) fn no_region<'a>(
    id: &str,
    all: impl Iterator<Item = &'a str>,
    phrasing: Phrasing,
) -> NoPicture {
    let all: Vec<&str> = all.collect();
    let error = PictureError::NoRegion { id, all: &all };
    NoPicture::BadInput(picture_error(error, phrasing))
}
