//! Writes what the window says to a screen reader: for every sample, depth and mode a file with the tree of AccessKit, without a display.
//!
//! `window_trees FOLDER en|ja`. Two folders that were written before and after a change show what it changed; `.ci/freeze` does that.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::accesskit::{Action, ActionRequest, Node, NodeId, Role, TreeId};
use egui::{Context, Event, Key, Modifiers, OutputCommand, Pos2, RawInput, Rect, Vec2};
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::{Depth, Language, Sample, Settings, Subject};

/// The window of the first start.
const SIZE: Vec2 = Vec2::new(1280.0, 800.0);
/// How long a state may take to settle; then it is written as it is, and said on the terminal.
const PATIENCE: Duration = Duration::from_secs(60);
/// So many frames of the same words are the end of a change.
const STEADY: u32 = 3;
/// After so long no message is left that goes by itself.
const FADED_SECS: f64 = 60.0;

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().map(PathBuf::from);
    let code = arguments.next().unwrap_or_default();
    let language = semeai_words::LANGUAGES
        .into_iter()
        .find(|it| it.code() == code);
    let (Some(folder), Some(language)) = (folder, language) else {
        return Err("window_trees FOLDER en|ja".to_owned());
    };
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    for depth in Depth::ALL {
        for (number, sample) in Sample::ALL.iter().enumerate() {
            let name = format!("{number:02}-{depth:?}-{}", language.code()).to_lowercase();
            let mut window = Window::new(*sample, depth, language);
            for state in STATES {
                // Games by maps are drawn anew each time.
                if state.name == "play-out" && sample.subject() == Subject::Maps {
                    continue;
                }
                let path = folder.join(format!("{name}-{}.txt", state.name));
                (state.enter)(&mut window);
                write(&path, window.settled())?;
            }
            let path = folder.join(format!("{name}-copied.txt"));
            write(&path, window.copied())?;
        }
    }
    Ok(())
}

/// Something that a person sees of a sample.
struct State {
    name: &'static str,
    enter: fn(&mut Window),
}

/// In the order in which they are entered; none leaves anything behind that the next one shows.
const STATES: [State; 5] = [
    State {
        name: "analyse",
        enter: |_| {},
    },
    State {
        name: "point",
        enter: Window::click_a_free_point,
    },
    State {
        name: "play-out",
        enter: |window| window.press(Key::F5, Modifiers::NONE),
    },
    State {
        name: "mark",
        enter: |window| window.press(Key::Num2, Modifiers::COMMAND),
    },
    State {
        name: "set-up",
        enter: |window| window.press(Key::Num1, Modifiers::COMMAND),
    },
];

fn write(path: &Path, told: String) -> Result<(), String> {
    std::fs::write(path, told).map_err(|error| format!("{}: {error}", path.display()))
}

/// The program without a display.
struct Window {
    ctx: Context,
    app: App,
    nodes: BTreeMap<NodeId, Node>,
    /// What was copied last.
    clipboard: String,
    /// It stands still while anything is looked for, so that no message fades sooner on a slow machine.
    time_secs: f64,
}

impl Window {
    fn new(sample: Sample, depth: Depth, language: Language) -> Self {
        let settings = Settings {
            depth,
            language,
            ..Settings::default()
        };
        let ctx = Context::default();
        ctx.enable_accesskit();
        let mut app = App::new(settings, Jobs::new(Arc::new(NoDialogs), Store::none()));
        app.show_document(sample.document());
        app.finish();
        app.set_up(&ctx);
        Self {
            ctx,
            app,
            nodes: BTreeMap::new(),
            clipboard: String::new(),
            time_secs: 0.0,
        }
    }

    fn frame(&mut self, events: Vec<Event>) {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, SIZE)),
            time: Some(self.time_secs),
            events,
            ..RawInput::default()
        };
        let app = &mut self.app;
        let mut output = self.ctx.run_ui(input, |ui| app.contents(ui));
        // Nothing is painted.
        output.textures_delta.clear();
        let output = output.platform_output;
        if let Some(update) = output.accesskit_update {
            self.nodes = update.nodes.into_iter().collect();
        }
        for command in output.commands {
            if let OutputCommand::CopyText(text) = command {
                self.clipboard = text;
            }
        }
    }

    fn press(&mut self, key: Key, modifiers: Modifiers) {
        self.frame(vec![Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers,
        }]);
    }

    /// Clicks the free point in the middle of the list of them.
    fn click_a_free_point(&mut self) {
        let is_free = |node: &Node| {
            let told = node.value().unwrap_or_default();
            let is_empty = told.starts_with("empty") || told.starts_with("空点");
            node.role() == Role::Button && is_empty
        };
        let free = self.nodes.iter().filter(|(_, node)| is_free(node));
        let mut free: Vec<(&str, NodeId)> = free
            .map(|(id, node)| (node.label().unwrap_or_default(), *id))
            .collect();
        free.sort_unstable();
        let Some(&(_, target_node)) = free.get(free.len() / 2) else {
            return;
        };
        self.frame(vec![Event::AccessKitActionRequest(ActionRequest {
            action: Action::Click,
            target_tree: TreeId::ROOT,
            target_node,
            data: None,
        })]);
    }

    /// The position as it is copied where it is analysed: as a file, with what was found out.
    fn copied(&mut self) -> String {
        self.press(Key::Num3, Modifiers::COMMAND);
        self.settled();
        self.frame(vec![Event::Copy]);
        self.clipboard.clone()
    }

    /// What is told once nothing is looked for, and messages have faded.
    fn settled(&mut self) -> String {
        self.steady();
        self.time_secs += FADED_SECS;
        self.steady()
    }

    /// What is told once nothing is looked for and nothing changes any more.
    fn steady(&mut self) -> String {
        let begun = Instant::now();
        let (mut told, mut same) = (String::new(), 0);
        while same < STEADY {
            self.frame(Vec::new());
            let now = self.told();
            let is_same = now == told && !self.app.is_at_work();
            same = if is_same { same + 1 } else { 0 };
            told = now;
            if begun.elapsed() > PATIENCE {
                eprintln!("not settled after {} s", PATIENCE.as_secs());
                return told;
            }
            if self.app.is_at_work() {
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        told
    }

    /// The tree, a line a node: its role, what it is called, what it says, and how it stands.
    fn told(&self) -> String {
        let below: BTreeSet<NodeId> = (self.nodes.values())
            .flat_map(|node| node.children().iter().copied())
            .collect();
        let mut told = String::new();
        for id in self.nodes.keys().filter(|id| !below.contains(id)) {
            self.tell(*id, 0, &mut told);
        }
        told
    }

    fn tell(&self, id: NodeId, depth: usize, told: &mut String) {
        let Some(node) = self.nodes.get(&id) else {
            return;
        };
        // What only lays things out says nothing.
        let is_silent = node.role() == Role::GenericContainer && node.label().is_none();
        if !is_silent {
            let _ = write!(told, "{}{:?}", "  ".repeat(depth), node.role());
            for text in [node.label(), node.value(), node.description()]
                .into_iter()
                .flatten()
            {
                let _ = write!(told, " {text:?}");
            }
            if node.is_disabled() {
                told.push_str(" disabled");
            }
            if node.is_selected() == Some(true) {
                told.push_str(" selected");
            }
            if let Some(toggled) = node.toggled() {
                let _ = write!(told, " {toggled:?}");
            }
            told.push('\n');
        }
        for child in node.children() {
            self.tell(*child, depth + usize::from(!is_silent), told);
        }
    }
}
