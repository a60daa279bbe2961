import type { NotificationEvent } from "@courtside/contracts/domain/notifications.ts";
import type { NoticeContent } from "./kinds.ts";

type Details<Kind extends NoticeContent["kind"]> = Extract<NoticeContent, { kind: Kind }>["details"];

/** Null: no reader can switch it off. */
type EventOf<Kind extends NoticeContent["kind"]> =
  | NotificationEvent
  | null
  | ((details: Details<Kind>) => NotificationEvent);

/** What one does oneself changes a booking; what others do cancels it. */
const canceled = ({ byBooker }: { byBooker?: boolean | undefined }): NotificationEvent =>
  byBooker ? "booking_changed" : "booking_canceled";

const EVENTS: { [Kind in NoticeContent["kind"]]: EventOf<Kind> } = {
  address_marked: "undeliverable",
  // Who has taken over an admin's session could switch it off for the others.
  api_key_made: null,
  booking_made: "booking_made",
  booking_canceled: canceled,
  booking_moved: "booking_changed",
  booking_blocked: "closure",
  courts_closed: "closure",
  courts_reopened: "closure",
  broadcast: "news",
  series_made: ({ playing }) => (playing ? "invitation" : "booking_made"),
  series_moved: "booking_changed",
  series_canceled: canceled,
  // The reader is in no club any more, so has no settings.
  member_left: null,
  member_removed: null,
  monthly_report: "monthly_report",
  subscription_changed: "billing",
  names_missing: "reminder",
  names_released: "booking_canceled",
  player_added: "invitation",
  player_removed: ({ byReader }) => (byReader ? "booking_changed" : "booking_canceled"),
  player_left: "booking_changed",
  player_moved: "booking_changed",
  player_canceled: "booking_canceled",
  waitlist_offered: "waitlist_offer",
  waitlist_expired: "waitlist_offer",
  waitlist_withdrawn: "waitlist_offer",
  event_canceled: "event_change",
  event_changed: "event_change",
  event_date_lost: "event_change",
  event_registered: "event_change",
  event_unregistered: "event_change",
  lesson_accepted: "lesson",
  lesson_canceled: "lesson",
  lesson_declined: "lesson",
  lesson_requested: "lesson",
  lesson_scheduled: "lesson",
  lesson_withdrawn: "lesson",
};

/** What a notice is about, by which its reader chooses channels (docs/product/notifications.md#events). */
export function eventOf<Kind extends NoticeContent["kind"]>(
  kind: Kind,
  details: Details<Kind>,
): NotificationEvent | null {
  const event: EventOf<Kind> = EVENTS[kind];
  return typeof event === "function" ? event(details) : event;
}
