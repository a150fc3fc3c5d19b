//! The table of commands.

use semeai_session::Phrasing;

use super::analysis::Dialect;
use super::engine::Engine;
use super::reply::{Refusal, Reply};
use super::words::Words;
use super::{basic, board, endgame, fates, files, genmove, gogui, race, settings};

/// How a command is done.
#[derive(Clone, Copy)]
pub(super) enum Work {
    /// It answers once.
    Answer(fn(&mut Engine, Words<'_>) -> Reply),
    /// It answers from the table itself.
    Table(fn(Phrasing, Words<'_>) -> Reply),
    /// It tells moves until another line comes.
    Analyze(Dialect),
    /// It tells moves and plays one.
    Genmove(Dialect),
    /// It is the last.
    Quit,
}

/// Every command, in the order in which they are listed.
const COMMANDS: [(&str, Work); 74] = {
    use Work::{Analyze, Answer, Genmove, Quit, Table};
    [
        ("protocol_version", Answer(basic::protocol_version)),
        ("name", Answer(basic::name)),
        ("version", Answer(basic::version)),
        ("known_command", Table(known_command)),
        ("list_commands", Table(list_commands)),
        ("quit", Quit),
        ("boardsize", Answer(board::boardsize)),
        (
            "rectangular_boardsize",
            Answer(board::rectangular_boardsize),
        ),
        ("clear_board", Answer(board::clear_board)),
        ("komi", Answer(board::komi)),
        ("get_komi", Answer(board::get_komi)),
        ("play", Answer(board::play)),
        ("undo", Answer(board::undo)),
        ("gg-undo", Answer(board::undo_several)),
        ("fixed_handicap", Answer(board::fixed_handicap)),
        ("set_free_handicap", Answer(board::set_free_handicap)),
        ("loadsgf", Answer(files::loadsgf)),
        ("printsgf", Answer(files::printsgf)),
        ("showboard", Answer(board::showboard)),
        ("time_settings", Answer(basic::time_settings)),
        ("time_left", Answer(basic::time_left)),
        ("genmove", Answer(genmove::genmove)),
        ("reg_genmove", Answer(genmove::reg_genmove)),
        ("final_score", Answer(endgame::final_score)),
        ("final_status_list", Answer(endgame::final_status_list)),
        ("cputime", Answer(basic::cputime)),
        ("clear_cache", Answer(basic::clear_cache)),
        ("stop", Answer(basic::done)),
        ("gogui-analyze_commands", Table(analyze_commands)),
        ("gogui-interrupt", Answer(basic::done)),
        ("gogui-play_sequence", Answer(board::play_sequence)),
        ("gogui-setup", Answer(board::setup)),
        ("gogui-setup_player", Answer(board::setup_player)),
        ("gogui-title", Answer(basic::name)),
        ("gogui-version", Answer(basic::done)),
        ("set_position", Answer(board::set_position)),
        ("kata-set-rules", Answer(board::set_rules)),
        ("kata-get-rules", Answer(board::get_rules)),
        ("kata-analyze", Analyze(Dialect::Kata)),
        ("lz-analyze", Analyze(Dialect::Leela)),
        ("kata-genmove_analyze", Genmove(Dialect::Kata)),
        ("lz-genmove_analyze", Genmove(Dialect::Leela)),
        ("analyze_semeai", Answer(fates::analyze_semeai)),
        ("analyze_semeai_after_move", Answer(fates::after_move)),
        ("dragon_status", Answer(fates::dragon_status)),
        ("report_uncertainty", Answer(basic::report_uncertainty)),
        ("unconditional_status", Answer(board::unconditional_status)),
        ("countlib", Answer(board::countlib)),
        ("findlib", Answer(board::findlib)),
        ("list_stones", Answer(board::list_stones)),
        ("is_legal", Answer(board::is_legal)),
        ("all_legal", Answer(board::all_legal)),
        ("captures", Answer(board::captures)),
        ("semeai-race", Answer(race::drawing)),
        ("semeai-race_words", Answer(race::in_words)),
        ("semeai-essential", Answer(settings::essential)),
        ("semeai-safe", Answer(settings::safe)),
        ("semeai-only", Answer(settings::only)),
        ("semeai-winning_moves", Answer(race::winning_moves)),
        ("semeai-line", Answer(race::best)),
        ("semeai-winner", Answer(race::winner)),
        ("semeai-liberties", Answer(endgame::liberties)),
        ("semeai-regions", Answer(endgame::regions)),
        ("semeai-status", Answer(fates::status)),
        ("semeai-endgame", Answer(endgame::table)),
        ("semeai-losses", Answer(endgame::losses)),
        ("semeai-biggest", Answer(endgame::biggest)),
        ("semeai-order", Answer(endgame::order)),
        ("semeai-territory", Answer(endgame::territory)),
        ("semeai-value", Answer(endgame::value)),
        ("semeai-param", Answer(settings::param)),
        ("semeai-save", Answer(race::save)),
        ("semeai-solve", Answer(race::json)),
        ("semeai-endgame_json", Answer(endgame::json)),
    ]
};

/// How a command is done; nothing if there is none of this name.
pub(super) fn work(name: &str) -> Option<Work> {
    let found = COMMANDS.iter().find(|(known, _)| *known == name);
    found.map(|(_, work)| *work)
}

fn list_commands(_: Phrasing, _: Words<'_>) -> Reply {
    let names: Vec<&str> = COMMANDS.iter().map(|(name, _)| *name).collect();
    Ok(names.join("\n"))
}

fn known_command(_: Phrasing, mut words: Words<'_>) -> Reply {
    let name = words.maybe().unwrap_or_default();
    Ok(work(name).is_some().to_string())
}

fn analyze_commands(phrasing: Phrasing, words: Words<'_>) -> Reply {
    words.end()?;
    Ok(gogui::menu(phrasing))
}

/// That there is no such command.
pub(super) fn unknown_command() -> Refusal {
    Refusal::of("unknown command")
}
