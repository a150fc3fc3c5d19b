//! Does what the buttons of messages offer.

use egui::{Context, ViewportCommand};
use semeai_session::compose::ComposeExercise;
use semeai_session::{Repair, Session, Settings};

use super::act::act;
use super::choose::choose;
use super::mark::do_deed;
use super::open::{discard_all, discard_restore, loaded, open, restore};
use super::{exercise, files, gather, results};

use crate::commands::mode::Mode;
use crate::commands::requests::MessageRequest;
use crate::messages::{Remedy, Topic};
use crate::science::Deed;
use crate::storage::jobs::Jobs;
use crate::typed_texts::TypedTexts;
use crate::view::View;

/// Does one request.
pub(super) fn perform(
    ctx: &Context,
    session: &mut Session,
    view: &mut View,
    typed: &mut TypedTexts,
    settings: &mut Settings,
    jobs: &mut Jobs,
    request: MessageRequest,
) {
    let messages = &mut view.messages;
    match request {
        MessageRequest::Remedy(remedy) => {
            self::remedy(ctx, session, view, typed, settings, jobs, remedy);
        }
        MessageRequest::DismissNotice(notice) => messages.dismissed.push(notice),
        MessageRequest::DismissStrip(number) => {
            if number < messages.strips.len() {
                messages.strips.remove(number);
            }
        }
        MessageRequest::ShowPoints(points) => messages.shown_points = points,
    }
}

fn remedy(
    ctx: &Context,
    session: &mut Session,
    view: &mut View,
    typed: &mut TypedTexts,
    settings: &mut Settings,
    jobs: &mut Jobs,
    remedy: Remedy,
) {
    match remedy {
        Remedy::Repair(repair) => self::repair(session, view, repair),
        Remedy::Restore => restore(session, view, &mut jobs.keeper),
        Remedy::DiscardRestore => {
            discard_restore(&mut view.messages, &mut jobs.keeper);
        }
        Remedy::DiscardAll => discard_all(&mut view.messages, &mut jobs.keeper),
        Remedy::LeaveWithout => {
            jobs.keeper.give_up(session);
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        Remedy::WriteOver(purpose, path, found) => {
            view.messages.drop(Topic::NotWritten);
            files::write_over(session, view, settings, jobs, purpose, path, found);
        }
        Remedy::WriteElsewhere(purpose) => {
            view.messages.drop(Topic::NotWritten);
            choose(session, typed, jobs, purpose);
        }
        Remedy::Open(path) => {
            view.messages.drop(Topic::NotWritten);
            open(session, view, jobs, path);
        }
        Remedy::StopReading => files::stop_reading(&mut view.messages, jobs),
        Remedy::StopComposing => session.stop::<ComposeExercise>(),
        Remedy::ShowExercises(found) => {
            view.messages.drop(Topic::Exercise);
            exercise::show(session, view, settings, &found);
        }
        Remedy::Wipe => results::wipe(view),
        Remedy::DropMissed(lesson) => results::drop_missed(view, &lesson),
        Remedy::KeepResults => view.messages.drop(Topic::Wipe),
        Remedy::AddPositions(found) => {
            view.messages.drop(Topic::Late);
            gather::add(session, view, found);
        }
        Remedy::Show(path, read) => {
            view.messages.drop(Topic::Late);
            view.messages.drop(Topic::Missed);
            let (file, stamp) = *read;
            loaded(session, view, settings, path, file, stamp);
        }
    }
}

fn repair(session: &mut Session, view: &mut View, repair: Repair) {
    match repair {
        Repair::Show(points) => view.messages.shown_points = points,
        Repair::Prove => do_deed(session, view, Deed::Prove),
        Repair::Mark => view.set_mode(Mode::Mark),
        Repair::Leave => {}
        changes => {
            session.history_mut().begin_stroke();
            for action in &changes.actions() {
                act(session, view, action);
            }
            session.history_mut().end_stroke();
        }
    }
}
