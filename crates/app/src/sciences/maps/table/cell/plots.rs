//! The plots of a cell: by how much its games were won, how its share settled, and the cells of its row, its column and its sizes.

use semeai_picture::drawing::Place;
use semeai_picture::plots::{
    Abscissa, CoursePlot, HistogramPlot, PlotFrame, Whisker, WhiskersPlot,
};
use semeai_picture::{Drawing, Theme};
use semeai_session::TableProgress;
use semeai_tactics::{CellReport, Rate, SimulationReport};
use semeai_words::labels::Label;
use semeai_words::tactics::{cell_title, player_name, players_name};

use crate::science::FrameData;
use crate::sciences::maps::state::CellPlot;

/// The cell that is looked into.
pub(super) fn chosen<'a>(
    shown: &FrameData<'_>,
    table: &'a TableProgress,
) -> Option<&'a CellReport> {
    table.report.cells.get(shown.view.maps.cell)
}

/// Draws what is looked at of the cell that is looked into, so large at least; nothing where there is nothing to draw.
pub(in super::super::super) fn drawing(
    shown: &FrameData<'_>,
    theme: Theme,
    size: Place,
) -> Option<Drawing> {
    let table = shown.session.table()?;
    let cell = chosen(shown, &table).filter(|_| shown.view.maps.is_in_cell)?;
    let (report, plot) = (&table.report, shown.view.maps.plot);
    let title = title(shown, plot, cell);
    let frame = PlotFrame {
        title: &title,
        axes: axes(plot).map(|name| name.map_or("", |name| shown.label(name))),
        theme,
        size,
    };
    match plot {
        CellPlot::Margins => {
            let margins = &cell.tally.margins;
            (!margins.is_empty()).then(|| HistogramPlot { frame, margins }.draw())
        }
        CellPlot::Course => {
            let rates = shown.session.course(shown.view.maps.cell, report);
            course(frame, Abscissa::Games, &rates)
        }
        CellPlot::Sizes => {
            let rates = sizes(report, cell);
            course(frame, Abscissa::Points, &rates).filter(|_| rates.len() > 1)
        }
        CellPlot::Boards => whiskers(frame, &row(report, cell)),
        CellPlot::Players => whiskers(frame, &column(shown, report, cell)),
    }
}

/// What stands above a plot: the cell, or what its cells have in common.
fn title(shown: &FrameData<'_>, plot: CellPlot, cell: &CellReport) -> String {
    let phrasing = shown.phrasing();
    match plot {
        CellPlot::Margins | CellPlot::Course => cell_title(cell, phrasing),
        CellPlot::Sizes | CellPlot::Boards => players_name(&cell.players, phrasing),
        CellPlot::Players => cell.board.to_string(),
    }
}

/// What the axes of a plot count.
const fn axes(plot: CellPlot) -> [Option<Label>; 2] {
    match plot {
        CellPlot::Margins => [Some(Label::AxisMargin), Some(Label::AxisGames)],
        CellPlot::Course => [Some(Label::AxisGames), Some(Label::AxisWins)],
        CellPlot::Sizes => [Some(Label::AxisPoints), Some(Label::AxisWins)],
        CellPlot::Boards | CellPlot::Players => [Some(Label::AxisWins), None],
    }
}

fn course(frame: PlotFrame<'_>, across: Abscissa, rates: &[(u64, Rate)]) -> Option<Drawing> {
    let plot = CoursePlot {
        frame,
        across,
        rates,
    };
    (!rates.is_empty()).then(|| plot.draw())
}

fn whiskers(frame: PlotFrame<'_>, cells: &[Whisker]) -> Option<Drawing> {
    (!cells.is_empty()).then(|| WhiskersPlot { frame, cells }.draw())
}

fn sizes(report: &SimulationReport, cell: &CellReport) -> Vec<(u64, Rate)> {
    let cells = report.in_all_sizes(cell).into_iter();
    cells
        .map(|cell| (cell.points as u64, cell.rate()))
        .collect()
}

fn whisker(cell: &CellReport, label: String) -> Option<Whisker> {
    (cell.tally.games > 0).then(|| Whisker {
        label,
        rate: cell.rate(),
        printed: cell.paper.map(|paper| paper.share),
    })
}

/// The same players on every board.
fn row(report: &SimulationReport, of: &CellReport) -> Vec<Whisker> {
    let cells = report.cells.iter();
    let cells = cells.filter(|cell| cell.players == of.players);
    cells
        .filter_map(|cell| whisker(cell, cell.board.to_string()))
        .collect()
}

/// All players on its board. White's are told apart where there are several of them.
fn column(shown: &FrameData<'_>, report: &SimulationReport, of: &CellReport) -> Vec<Whisker> {
    let phrasing = shown.phrasing();
    let is_one = report
        .cells
        .iter()
        .all(|cell| cell.players.white == of.players.white);
    let name = |cell: &CellReport| match is_one {
        true => player_name(&cell.players.black, phrasing).to_owned(),
        false => players_name(&cell.players, phrasing),
    };
    let cells = report.cells.iter().filter(|cell| cell.board == of.board);
    cells.filter_map(|cell| whisker(cell, name(cell))).collect()
}
