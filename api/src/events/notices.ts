import type { ClubTx } from "../club-tx.ts";
import { enqueueNotices, type Notice } from "../notices/enqueue.ts";
import type { LeftEvent } from "../notices/payload.ts";
import { replaceNotices } from "../notices/queries.ts";
import type { EventDateRow, EventRow } from "./queries.ts";
import { type RegistrationRow, selectAudience } from "./registrations/queries.ts";
import { upcomingDates } from "./status.ts";

type NoticeTx = Pick<ClubTx, "sql" | "clubId" | "userId">;

/** Seconds between two notices that an event has moved: changes in quick succession become one. */
const PAUSE = 60;

const instant = (text: string): string => new Date(text).toISOString();
const span = ({ starts_at, ends_at }: EventDateRow) => ({ startsAt: instant(starts_at), endsAt: instant(ends_at) });

/** The dates for calendars; `sequence` is the event's version after the change. */
const calendarOf = (dates: EventDateRow[], sequence: number) => ({
  sequence,
  dates: dates.map((date) => ({ id: date.id, ...span(date) })),
});

/** News of dates is of use until the last of them is over. */
const lastEndOf = (dates: { endsAt: string }[]): Date =>
  new Date(Math.max(...dates.map(({ endsAt }) => Date.parse(endsAt))));

/** All members whom the event concerns, except the actor. */
async function audienceOf(tx: NoticeTx, eventId: string): Promise<string[]> {
  const people = await selectAudience(tx.sql, tx.clubId, eventId);
  return people.filter((id) => id !== tx.userId);
}

/**
 * Notifies that the event, which has been saved, is canceled; `dates` will not take place, the next one first. What still waits about
 * its moves is not sent.
 */
export async function notifyCanceled(
  tx: NoticeTx,
  event: EventRow,
  dates: [EventDateRow, ...EventDateRow[]],
  reason: string | null,
) {
  const [next] = dates;
  const calendar = calendarOf(dates, event.version);
  const details = {
    title: event.title,
    courtName: event.court_name,
    ...span(next),
    isSeries: isSeries(event),
    reason,
    calendar,
  };
  await replaceNotices(tx.sql, "event_changed", event.id, PAUSE);
  await enqueueNotices(
    tx,
    (await audienceOf(tx, event.id)).map(
      (userId): Notice => ({
        kind: "event_canceled",
        userId,
        details,
        dedupeKey: `event_canceled:${event.id}:${userId}`,
        usefulUntil: lastEndOf(calendar.dates),
      }),
    ),
  );
}

/**
 * Notifies of the event's new court and times, after it has been saved; `dates` are those to come. It replaces what still waits about
 * earlier moves, and comes at once only if there was none a short time ago.
 */
export async function notifyMoved(tx: NoticeTx, event: EventRow, dates: [EventDateRow, ...EventDateRow[]]) {
  const [next] = dates;
  const calendar = calendarOf(dates, event.version);
  const details = {
    title: event.title,
    courtName: event.court_name,
    ...span(next),
    isSeries: isSeries(event),
    calendar,
  };
  const afterSeconds = await replaceNotices(tx.sql, "event_changed", event.id, PAUSE);
  await enqueueNotices(
    tx,
    (await audienceOf(tx, event.id)).map(
      (userId): Notice => ({
        kind: "event_changed",
        userId,
        details,
        dedupeKey: `event_changed:${event.id}:${event.version}:${userId}`,
        usefulUntil: lastEndOf(calendar.dates),
        afterSeconds,
      }),
    ),
  );
}

/** Notifies of dates that a block has canceled; `reason` null = the admin gave none. */
export async function notifyLost(
  tx: NoticeTx,
  event: EventRow,
  lost: [EventDateRow, ...EventDateRow[]],
  reason: string | null,
) {
  const goesOn = event.canceled_at === null;
  const calendar = calendarOf(lost, event.version);
  const dates = lost.map(span);
  const details = { title: event.title, courtName: event.court_name, dates, reason, goesOn, calendar };
  await enqueueNotices(
    tx,
    (await audienceOf(tx, event.id)).map(
      (userId): Notice => ({
        kind: "event_date_lost",
        userId,
        details,
        dedupeKey: `event_date_lost:${lost[0].id}:${userId}`,
        usefulUntil: lastEndOf(dates),
      }),
    ),
  );
}

/**
 * Notifies a person of the place that they have now, or no longer: staff or they themselves have changed it. The key's second part is
 * the registration, so that a mail and its reversal are found together, and a member who is registered again is notified again.
 */
export async function notifyOfPlace(
  tx: NoticeTx & Pick<ClubTx, "now">,
  kind: "event_registered" | "event_unregistered",
  event: EventRow,
  { user_id: userId, created_at }: RegistrationRow,
) {
  const dates = upcomingDates(event, tx.now);
  const [next] = dates;
  if (!next) return;
  const calendar = calendarOf(dates, event.version);
  const more = { isSeries: isSeries(event), byReader: userId === tx.userId, calendar };
  await enqueueNotices(tx, [
    {
      kind,
      userId,
      details: { title: event.title, courtName: event.court_name, ...span(next), ...more },
      dedupeKey: `${kind}:${event.id}/${userId}/${created_at.getTime()}`,
      usefulUntil: lastEndOf(calendar.dates),
    },
  ]);
}

/** Notifies a former coach of the events that go on without them. */
export const notifyNoLongerLed = (tx: NoticeTx & Pick<ClubTx, "now">, events: EventRow[], userId: string) =>
  enqueueNotices(
    tx,
    events.flatMap((event) =>
      leftOf([event], tx.now).map(
        (details): Notice => ({
          kind: "event_unregistered",
          userId,
          details: { ...details, asCoach: true },
          dedupeKey: `event_unregistered:${event.id}/${userId}/led-${event.version}`,
          usefulUntil: lastEndOf(details.calendar.dates),
        }),
      ),
    ),
  );

/** What a former member's mail says of the events that go on without them, the next first. */
export const leftOf = (events: EventRow[], now: number): LeftEvent[] =>
  events
    .flatMap((event) => {
      const dates = event.canceled_at ? [] : upcomingDates(event, now);
      const [next] = dates;
      if (!next) return [];
      const { title, court_name: courtName } = event;
      const calendar = calendarOf(dates, event.version);
      return [{ title, courtName, ...span(next), isSeries: isSeries(event), calendar }];
    })
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));

const isSeries = ({ recurrence_rule }: EventRow): boolean => recurrence_rule !== null;
