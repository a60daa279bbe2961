import { isTimeZone, NO_TIME_ZONE } from "./time-zones.ts";

/** What people are notified of, as far as they can choose (docs/product/notifications.md#events). */
export const NOTIFICATION_EVENTS = [
  "booking_made",
  "booking_changed",
  "booking_canceled",
  "reminder",
  "waitlist_offer",
  "lesson",
  "event_change",
  "news",
  "closure",
  "invitation",
  "billing",
  "monthly_report",
  "undeliverable",
] as const;

export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** What concerns those alone who run the club. */
export const ADMIN_EVENTS: readonly NotificationEvent[] = ["billing", "monthly_report", "undeliverable"];

export const NOTIFICATION_CHANNELS = ["inbox", "mail", "push", "text"] as const;

export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Which channels are on, or locked, for some events. What is absent follows the club, then the product: on but for texts, and not locked. */
export type ChannelChoices = { [Event in NotificationEvent]?: { [Channel in NotificationChannel]?: boolean } };

/** All of them. */
export type ChannelSettings = Record<NotificationEvent, Record<NotificationChannel, boolean>>;

export const EVENT_LABELS: Record<NotificationEvent, string> = {
  booking_made: "Bookings you make",
  booking_changed: "Bookings that change",
  booking_canceled: "Bookings others cancel",
  reminder: "Reminders",
  waitlist_offer: "Waitlist offers",
  lesson: "Lessons",
  event_change: "Events",
  news: "Messages from the club",
  closure: "Closed courts",
  invitation: "Invitations to play",
  billing: "Billing",
  monthly_report: "Monthly report",
  undeliverable: "Undeliverable mail",
};

export const EVENT_EXPLANATIONS: Record<NotificationEvent, string> = {
  booking_made: "You book a court, or the club books one for you",
  booking_changed: "A booking has another time, court or players, or you cancel it",
  booking_canceled: "The club or the booker cancels a booking of yours",
  reminder: "Players of a booking must still be named",
  waitlist_offer: "A court is held for you, or no longer",
  lesson: "Requests, responses, and lessons that change",
  event_change: "You are registered, or an event changes or is canceled",
  news: "What the club writes to you",
  closure: "A court is closed at the time you booked",
  invitation: "Another member names you as a player",
  billing: "The club's plan and payments",
  monthly_report: "How the club's last month was",
  undeliverable: "A mail to someone bounced, or was reported as spam",
};

export const CHANNEL_LABELS: Record<NotificationChannel, string> = {
  inbox: "Inbox",
  mail: "Email",
  push: "Push",
  text: "Text",
};

/** What a club may set as always on. The others need a device or a number that its owner has set up. */
export const LOCKABLE_CHANNELS = ["inbox", "mail"] as const satisfies NotificationChannel[];

/** Without anybody's choice a channel is on, except for texts, which cost money; a hundred bad addresses are in the inbox alone. */
const isOnByDefault = (event: NotificationEvent, channel: NotificationChannel): boolean =>
  channel === "inbox" || (channel !== "text" && event !== "undeliverable");

/** What counts: the club's lock, then the person's choice, then the club's default, then the product's. */
export function effectiveSettings(
  choices: ChannelChoices,
  { defaults, locked }: { defaults: ChannelChoices; locked: ChannelChoices },
): ChannelSettings {
  const of = (event: NotificationEvent, channel: NotificationChannel) =>
    locked[event]?.[channel] === true ||
    (choices[event]?.[channel] ?? defaults[event]?.[channel] ?? isOnByDefault(event, channel));
  return settingsOf(of);
}

/** A value for every event and channel. */
export const settingsOf = <Value>(
  of: (event: NotificationEvent, channel: NotificationChannel) => Value,
): Record<NotificationEvent, Record<NotificationChannel, Value>> => {
  const entries = NOTIFICATION_EVENTS.map((event) => [
    event,
    Object.fromEntries(NOTIFICATION_CHANNELS.map((channel) => [channel, of(event, channel)])),
  ]);
  return Object.fromEntries(entries);
};

/** The first choice that the club does not leave to people: what is locked is on. */
export function lockedChoice(
  choices: ChannelChoices,
  locked: ChannelChoices,
): { event: NotificationEvent; channel: NotificationChannel } | undefined {
  for (const event of NOTIFICATION_EVENTS)
    for (const channel of NOTIFICATION_CHANNELS)
      if (choices[event]?.[channel] === false && locked[event]?.[channel] === true) return { event, channel };
  return undefined;
}

/** The first lock on a channel that cannot be locked. */
export function lockedDevice(
  locked: ChannelChoices,
): { event: NotificationEvent; channel: NotificationChannel } | undefined {
  for (const event of NOTIFICATION_EVENTS)
    for (const channel of NOTIFICATION_CHANNELS)
      if (locked[event]?.[channel] === true && !LOCKABLE_CHANNELS.some((each) => each === channel))
        return { event, channel };
  return undefined;
}

/** Choices with some of them changed. */
export function mergedChoices(before: ChannelChoices, changes: ChannelChoices): ChannelChoices {
  const merged: ChannelChoices = { ...before };
  for (const event of NOTIFICATION_EVENTS) if (changes[event]) merged[event] = { ...before[event], ...changes[event] };
  return merged;
}

/** Wall-clock times of a zone; `until` before `from` is on the next day. */
export interface QuietHours {
  from: string;
  until: string;
  time_zone: string;
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Events whose mails may come once a day together: an offer is held for minutes (docs/product/notifications.md#daily-mail). */
export type DigestEvent = Exclude<NotificationEvent, "waitlist_offer">;

export const isDigestEvent = (event: NotificationEvent): event is DigestEvent => event !== "waitlist_offer";

export const DIGEST_EVENTS = NOTIFICATION_EVENTS.filter(isDigestEvent);

/** Which events come in the daily mail. What is absent follows the club, then the product: it comes at once. */
export type DigestChoices = { [Event in DigestEvent]?: boolean };

/** A wall-clock time of a zone. */
export interface DigestTime {
  at: string;
  time_zone: string;
}

/** When a daily mail comes without anybody's choice. */
export const DIGEST_AT = "18:00";

/** What counts: the person's choice, then the club's default. */
export const effectiveDigest = (choices: DigestChoices, defaults: DigestChoices): Record<DigestEvent, boolean> =>
  Object.fromEntries(DIGEST_EVENTS.map((event) => [event, choices[event] ?? defaults[event] ?? false])) as Record<
    DigestEvent,
    boolean
  >;

/** Why this cannot be the time of a daily mail, by field; null: it can. */
export function digestTimeProblem({
  at,
  time_zone,
}: Partial<DigestTime>): { field: keyof DigestTime; message: string } | null {
  if (at !== undefined && !CLOCK.test(at))
    return { field: "at", message: "The daily mail comes at a time such as 18:00" };
  return time_zone === undefined || isTimeZone(time_zone) ? null : { field: "time_zone", message: NO_TIME_ZONE };
}

/** Why these cannot be quiet hours, by field; null: they can. */
export function quietHoursProblem({
  from,
  until,
  time_zone,
}: QuietHours): { field: keyof QuietHours; message: string } | null {
  if (!CLOCK.test(from)) return { field: "from", message: "Quiet hours begin at a time such as 22:00" };
  if (!CLOCK.test(until)) return { field: "until", message: "Quiet hours end at a time such as 07:00" };
  if (from === until) return { field: "until", message: "Quiet hours end at another time than they begin" };
  return isTimeZone(time_zone) ? null : { field: "time_zone", message: NO_TIME_ZONE };
}
