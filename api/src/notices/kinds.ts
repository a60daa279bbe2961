import type { z } from "zod";
import { addressMarked } from "./kinds/address-marked.ts";
import { apiKeyMade } from "./kinds/api-key-made.ts";
import { bookingBlocked } from "./kinds/booking-blocked.ts";
import { bookingCanceled } from "./kinds/booking-canceled.ts";
import { bookingMade } from "./kinds/booking-made.ts";
import { bookingMoved } from "./kinds/booking-moved.ts";
import { broadcast } from "./kinds/broadcast.ts";
import { courtsClosed } from "./kinds/courts-closed.ts";
import { courtsReopened } from "./kinds/courts-reopened.ts";
import { eventCanceled } from "./kinds/event-canceled.ts";
import { eventChanged } from "./kinds/event-changed.ts";
import { eventDateLost } from "./kinds/event-date-lost.ts";
import { eventRegistered } from "./kinds/event-registered.ts";
import { eventUnregistered } from "./kinds/event-unregistered.ts";
import { lessonAccepted } from "./kinds/lesson-accepted.ts";
import { lessonCanceled } from "./kinds/lesson-canceled.ts";
import { lessonDeclined } from "./kinds/lesson-declined.ts";
import { lessonRequested } from "./kinds/lesson-requested.ts";
import { lessonScheduled } from "./kinds/lesson-scheduled.ts";
import { lessonWithdrawn } from "./kinds/lesson-withdrawn.ts";
import { memberLeft } from "./kinds/member-left.ts";
import { memberRemoved } from "./kinds/member-removed.ts";
import { monthlyReport } from "./kinds/monthly-report.ts";
import { namesMissing } from "./kinds/names-missing.ts";
import { namesReleased } from "./kinds/names-released.ts";
import { playerAdded } from "./kinds/player-added.ts";
import { playerCanceled } from "./kinds/player-canceled.ts";
import { playerLeft } from "./kinds/player-left.ts";
import { playerMoved } from "./kinds/player-moved.ts";
import { playerRemoved } from "./kinds/player-removed.ts";
import { seriesCanceled } from "./kinds/series-canceled.ts";
import { seriesMade } from "./kinds/series-made.ts";
import { seriesMoved } from "./kinds/series-moved.ts";
import { subscriptionChanged } from "./kinds/subscription-changed.ts";
import { waitlistExpired } from "./kinds/waitlist-expired.ts";
import { waitlistOffered } from "./kinds/waitlist-offered.ts";
import { waitlistWithdrawn } from "./kinds/waitlist-withdrawn.ts";

/**
 * Every kind of notice. A new one is a file in kinds/ and a line here; a name is permanent, because rows of the outbox contain
 * it.
 */
export const KINDS = {
  booking_made: bookingMade,
  booking_canceled: bookingCanceled,
  booking_moved: bookingMoved,
  booking_blocked: bookingBlocked,
  broadcast,
  courts_closed: courtsClosed,
  courts_reopened: courtsReopened,
  series_made: seriesMade,
  series_moved: seriesMoved,
  series_canceled: seriesCanceled,
  member_left: memberLeft,
  member_removed: memberRemoved,
  monthly_report: monthlyReport,
  subscription_changed: subscriptionChanged,
  names_missing: namesMissing,
  names_released: namesReleased,
  player_added: playerAdded,
  player_removed: playerRemoved,
  player_left: playerLeft,
  player_moved: playerMoved,
  player_canceled: playerCanceled,
  waitlist_offered: waitlistOffered,
  waitlist_expired: waitlistExpired,
  waitlist_withdrawn: waitlistWithdrawn,
  event_canceled: eventCanceled,
  event_changed: eventChanged,
  event_date_lost: eventDateLost,
  event_registered: eventRegistered,
  event_unregistered: eventUnregistered,
  lesson_accepted: lessonAccepted,
  lesson_canceled: lessonCanceled,
  lesson_declined: lessonDeclined,
  lesson_requested: lessonRequested,
  lesson_scheduled: lessonScheduled,
  lesson_withdrawn: lessonWithdrawn,
  address_marked: addressMarked,
  api_key_made: apiKeyMade,
};

type Kinds = typeof KINDS;

/** A kind with its details. */
export type NoticeContent = {
  [Kind in keyof Kinds]: { kind: Kind; details: z.input<Kinds[Kind]["details"]> };
}[keyof Kinds];

export const isKind = (name: string): name is keyof Kinds => Object.hasOwn(KINDS, name);
