import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import type { LoadClub } from "./load-club.ts";

/** Rules of a club in UTC that is open from 05:00 to 22:00: 17 slots of an hour on each court. */
export const LONG_DAY = {
  time_zone: "UTC",
  booking_hours_start: "05:00",
  booking_hours_end: "22:00",
  advance_booking_days: 14,
  max_bookings_per_day: 8,
  max_bookings_per_week: 0,
};
const HOURS = 17;
const FIRST_HOUR = 5;

export interface FullSaturday {
  bookings: number;
  lessons: number;
  events: number;
  offers: number;
  /** The first date: what does not fit is on the next ones. */
  date: string;
}

/**
 * Fills a club's courts, slot by slot, and returns how many things are on them. Its first member is the admin and leads the events; the last
 * ones, as many as courts, teach. Nobody is in two places.
 */
export async function fillSaturday(
  sql: postgres.Sql,
  { clubId, courtIds, members }: LoadClub,
  { bookings, lessons, events, offers, date }: FullSaturday,
): Promise<void> {
  const players = members.slice(1, -courtIds.length);
  const coaches = members.slice(-courtIds.length);
  const [admin] = members;
  const of = (list: LoadClub["members"], at: number) => list[at % list.length]?.id ?? "";
  const slotAt = (at: number) => {
    const row = Math.floor(at / courtIds.length);
    const hour = FIRST_HOUR + (row % HOURS);
    const start = Date.parse(`${date}T00:00:00Z`) + (Math.floor(row / HOURS) * 24 + hour) * 3_600_000;
    const times = { starts_at: new Date(start), ends_at: new Date(start + 3_600_000) };
    return { club_id: clubId, court_id: courtIds[at % courtIds.length] ?? "", ...times };
  };
  const slots = Array.from({ length: bookings + lessons + events + offers }, (_, at) => ({ at, ...slotAt(at) }));
  const made = slots.slice(0, bookings + lessons).map(({ at, ...slot }) => {
    const isLesson = at >= bookings;
    const who = { user_id: of(players, at), created_by: of(players, at), coach_id: isLesson ? of(coaches, at) : null };
    return { ...slot, ...who, id: randomUUID(), kind: isLesson ? "lesson" : "booking" };
  });
  const dates = slots.slice(bookings + lessons, bookings + lessons + events).map(({ at, ...slot }) => {
    return { ...slot, id: randomUUID(), event_id: randomUUID(), number: 0, member: of(players, at) };
  });
  const held = slots.slice(bookings + lessons + events).map(({ at, ...slot }) => {
    return { ...slot, id: randomUUID(), entry_id: randomUUID(), user_id: of(players, at) };
  });
  await sql.begin(async (tx) => {
    const taken = async (rows: Record<string, unknown>[]) => {
      if (rows.length > 0) await tx`insert into court_occupancies ${tx(rows)}`;
    };
    const place = ({ club_id, court_id, starts_at, ends_at }: ReturnType<typeof slotAt>) => ({
      ...{ club_id, court_id, starts_at, ends_at },
    });
    await tx`update memberships set role = 'admin' where club_id = ${clubId} and user_id = ${admin?.id ?? ""}`;
    await tx`
      update memberships set role = 'coach'
      where club_id = ${clubId} and user_id = any(${coaches.map(({ id }) => id)}::uuid[])`;
    await tx`insert into bookings ${tx(made)}`;
    await taken(made.map((row) => ({ ...place(row), kind: row.kind, booking_id: row.id })));
    for (const { id, kind, starts_at, ends_at, user_id, coach_id } of made) {
      const people = kind === "lesson" ? [user_id, coach_id] : [user_id];
      const rows = people.map((person) => ({ club_id: clubId, starts_at, ends_at, booking_id: id, user_id: person }));
      await tx`insert into person_occupancies ${tx(rows)}`;
    }
    for (const { event_id, member, ...row } of dates) {
      const event = {
        club_id: clubId,
        id: event_id,
        title: "Social",
        court_id: row.court_id,
        created_by: admin?.id ?? "",
      };
      await tx`insert into events ${tx(event)}`;
      await tx`insert into event_dates ${tx({ ...row, event_id })}`;
      await tx`insert into event_registrations ${tx({ club_id: clubId, event_id, user_id: member })}`;
    }
    await taken(dates.map((row) => ({ ...place(row), kind: "event", event_date_id: row.id })));
    for (const { entry_id, ...row } of held) {
      const requested_date = row.starts_at.toISOString().slice(0, 10);
      const entry = { club_id: clubId, id: entry_id, user_id: row.user_id, sport: "tennis", requested_date };
      await tx`insert into waitlist_entries ${tx(entry)}`;
      const expires_at = new Date(Date.now() + 7_200_000);
      await tx`insert into waitlist_offers ${tx({ ...row, entry_id, expires_at })}`;
    }
    await taken(held.map((row) => ({ ...place(row), kind: "offer_held", offer_id: row.id })));
  });
}

/** Everything that a closure changes, as it is now: two are equal if nothing was changed in between. */
export async function stateOf(sql: postgres.Sql, clubId: string) {
  const [row] = await sql<{ state: Record<string, unknown> }[]>`
    select jsonb_build_object(
      'bookings', (select jsonb_agg(jsonb_build_array(id, court_id, status) order by id) from bookings where club_id = ${clubId}),
      'dates', (select jsonb_agg(jsonb_build_array(id, court_id, canceled_at) order by id) from event_dates where club_id = ${clubId}),
      'offers', (select jsonb_agg(jsonb_build_array(id, status) order by id) from waitlist_offers where club_id = ${clubId} and closure_id is null),
      'blocks', (select count(*) from court_blocks where club_id = ${clubId}),
      'notified', (select count(*) from notices where club_id = ${clubId} and kind = 'courts_closed')) as state`;
  return row?.state;
}

/** How often each person was notified of a kind, by the number of times: {1: 73} is everyone once. */
export async function notifiedEach(sql: postgres.Sql, clubId: string, kind = "courts_closed") {
  const rows = await sql<{ times: number; people: number }[]>`
    select times, count(*)::int as people from (
      select user_id, count(*)::int as times from notices where club_id = ${clubId} and kind = ${kind} group by 1
    ) each group by 1`;
  return Object.fromEntries(rows.map(({ times, people }) => [times, people]));
}

/** Holds a member's row, at which a closure waits when it holds alternatives for them, after it has canceled everything, and an undo. */
export async function holdUp(sql: postgres.Sql, clubId: string, userId: string) {
  const released = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const ended = sql.begin(async (tx) => {
    await tx`select from memberships where club_id = ${clubId} and user_id = ${userId} for update`;
    begun.resolve();
    await released.promise;
  });
  await begun.promise;
  return async () => {
    released.resolve();
    await ended;
  };
}

/** Whether a closure or an undo waits there. */
export async function isHeldUp(sql: postgres.Sql): Promise<boolean> {
  const rows = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and (query ilike '%insert into waitlist_offers%' or query ilike '%from memberships%for no key update%')`;
  return rows.length > 0;
}
