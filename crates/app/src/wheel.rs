//! The wheel on its way to the window: a notch comes once.

use std::mem;

use eframe::UserEvent;
use winit::application::ApplicationHandler;
use winit::event::{DeviceEvent, DeviceId, ElementState, StartCause, WindowEvent};
use winit::event_loop::ActiveEventLoop;
use winit::window::WindowId;

/// A program in its window, which hears of each notch of the wheel once.
///
/// A wheel that X11 has as axes is reported well. One that it has as the buttons 4 to 7 is not: that of a remote desktop (VNC, xrdp), or
/// of a program that works the mouse (xdotool). Up to 0.30, winit takes the release of such a button for a second notch
/// (<https://github.com/rust-windowing/winit/pull/4386> mends 0.31). Nothing in the event says which of the two it is, but the raw event
/// of the button, which comes right before it, does.
pub(crate) struct WithWheel<A> {
    program: A,
    buttons: WheelButtons,
}

impl<A> WithWheel<A> {
    pub(crate) fn new(program: A) -> Self {
        Self {
            program,
            buttons: WheelButtons::default(),
        }
    }
}

/// What was heard of a wheel that is reported as buttons.
#[derive(Debug, Default)]
struct WheelButtons {
    /// Whether the last thing that a mouse did was to let go of such a button.
    is_released: bool,
}

impl WheelButtons {
    /// Hears what a mouse does, before the window is told of it.
    fn hear(&mut self, event: &DeviceEvent) {
        let released = ElementState::Released;
        self.is_released =
            matches!(*event, DeviceEvent::Button { button: 4..=7, state } if state == released);
    }

    /// Whether what the window is told is no notch, but that a button was let go.
    fn is_release(&mut self, event: &WindowEvent) -> bool {
        matches!(event, WindowEvent::MouseWheel { .. }) && mem::take(&mut self.is_released)
    }
}

impl<A: ApplicationHandler<UserEvent>> ApplicationHandler<UserEvent> for WithWheel<A> {
    fn new_events(&mut self, event_loop: &ActiveEventLoop, cause: StartCause) {
        self.program.new_events(event_loop, cause);
    }

    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        self.program.resumed(event_loop);
    }

    fn user_event(&mut self, event_loop: &ActiveEventLoop, event: UserEvent) {
        self.program.user_event(event_loop, event);
    }

    fn window_event(&mut self, event_loop: &ActiveEventLoop, window: WindowId, event: WindowEvent) {
        // Elsewhere these numbers are those of other buttons.
        let is_release = cfg!(target_os = "linux") && self.buttons.is_release(&event);
        if !is_release {
            self.program.window_event(event_loop, window, event);
        }
    }

    fn device_event(&mut self, event_loop: &ActiveEventLoop, device: DeviceId, event: DeviceEvent) {
        self.buttons.hear(&event);
        self.program.device_event(event_loop, device, event);
    }

    fn about_to_wait(&mut self, event_loop: &ActiveEventLoop) {
        self.program.about_to_wait(event_loop);
    }

    fn suspended(&mut self, event_loop: &ActiveEventLoop) {
        self.program.suspended(event_loop);
    }

    fn exiting(&mut self, event_loop: &ActiveEventLoop) {
        self.program.exiting(event_loop);
    }

    fn memory_warning(&mut self, event_loop: &ActiveEventLoop) {
        self.program.memory_warning(event_loop);
    }
}

#[cfg(test)]
mod tests {
    use winit::event::{MouseScrollDelta, TouchPhase};

    use super::*;

    /// How often the window is told of a notch, where a mouse does this and the window could be told after each of them.
    fn notches(done: &[DeviceEvent]) -> usize {
        let turned = WindowEvent::MouseWheel {
            device_id: DeviceId::dummy(),
            delta: MouseScrollDelta::LineDelta(0.0, 1.0),
            phase: TouchPhase::Moved,
        };
        let mut buttons = WheelButtons::default();
        let told = done.iter().filter(|event| {
            buttons.hear(event);
            !buttons.is_release(&turned)
        });
        told.count()
    }

    fn button(button: u32, state: ElementState) -> DeviceEvent {
        DeviceEvent::Button { button, state }
    }

    #[test]
    fn a_wheel_that_is_pressed_and_let_go_turns_once() {
        let click = |number| {
            [
                button(number, ElementState::Pressed),
                button(number, ElementState::Released),
            ]
        };
        for number in 4..=7 {
            assert_eq!(notches(&click(number)), 1, "{number}");
        }
        assert_eq!(notches(&[click(4), click(4), click(5)].concat()), 3);
    }

    #[test]
    fn a_wheel_that_is_an_axis_turns_whatever_was_let_go_before() {
        let axis = DeviceEvent::MouseWheel {
            delta: MouseScrollDelta::LineDelta(0.0, 1.0),
        };
        let mut buttons = WheelButtons::default();
        // Let go over another window.
        buttons.hear(&button(4, ElementState::Released));
        buttons.hear(&axis);
        assert!(!buttons.is_released);
        assert_eq!(notches(&[axis.clone(), axis]), 2);
        let moved = WindowEvent::CursorMoved {
            device_id: DeviceId::dummy(),
            position: (1.0, 1.0).into(),
        };
        buttons.hear(&button(4, ElementState::Released));
        assert!(!buttons.is_release(&moved), "everything else is told");
    }
}
