//! What games are worth at each temperature: stops, cooling, thermographs, mean and temperature.

mod cool;
mod heating;
mod scaffold;
mod stops;
mod temperature;
pub(crate) mod thermograph;
mod walls;

pub use scaffold::Scaffolds;
pub use thermograph::{Corner, Thermograph};
