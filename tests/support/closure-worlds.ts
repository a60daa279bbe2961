import { randomUUID } from "node:crypto";
import { CLOSURE_OUTCOMES, CLOSURE_REASONS } from "@courtside/contracts/domain/closures.ts";
import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { WEEKDAYS } from "@courtside/contracts/domain/weekly-availability.ts";
import { DAY, makeWetClub } from "./closures.ts";
import { ownerSql, type TestClub } from "./world.ts";

type Random = (below: number) => number;

const HOUR = 3_600_000;
/** Days after the Saturday on which something is booked: Berlin's clocks are set forward on the last one. */
const DAYS = [0, 1, 2, 7, 15];

export interface ClosureWorld {
  club: TestClub;
  /** A closure of some of its courts. */
  input: Record<string, unknown> & { repeat?: object };
}

const oneOf = <T>(random: Random, all: readonly T[]): T => all[random(all.length)] as T;
const some = <T>(random: Random, all: readonly T[]): T[] => all.filter(() => random(2) === 0);

/** A club with random bookings, guests who owe fees, lessons, events, offers, waiting members and blocks, and a closure, repeated or not. */
export async function makeClosureWorld(random: Random): Promise<ClosureWorld> {
  const zone = oneOf(random, ["UTC", "Europe/Berlin"]);
  const club = await makeWetClub({ courts: 2 + random(4), rules: { time_zone: zone, advance_booking_days: 21 } });
  if (random(2) === 0) await ownerSql`update courts set sport = 'squash' where id = ${club.courts.at(-1)?.id ?? ""}`;
  await ownerSql`update courts set is_indoor = true where id = ${oneOf(random, club.courts).id}`;
  const people = [
    club.member,
    ...(await Promise.all(Array.from({ length: 4 }, (_, n) => club.person("member", `Member ${n}`)))),
  ].map(({ id }) => id);
  await fill(random, club, people);
  return { club, input: await closureOf(random, club) };
}

async function fill(random: Random, club: TestClub, people: string[]): Promise<void> {
  const club_id = club.id;
  for (const day of DAYS) {
    for (let hour = 7; hour < 18; hour++) {
      const starts_at = new Date(Date.parse(`${addDays(DAY, day)}T00:00:00Z`) + hour * HOUR);
      const times = { starts_at, ends_at: new Date(starts_at.getTime() + HOUR) };
      // No person is in two places: each takes the next ones.
      const free = people.toSorted(() => random(3) - 1);
      for (const { id: court_id } of club.courts) {
        const place = { club_id, court_id, ...times };
        const user_id = free.pop();
        if (!user_id || random(5) > 0) continue;
        await put(random, { place, user_id, club, other: free.pop() });
      }
    }
  }
}

interface Put {
  place: { club_id: string; court_id: string; starts_at: Date; ends_at: Date };
  user_id: string;
  other: string | undefined;
  club: TestClub;
}

async function put(random: Random, { place, user_id, other, club }: Put): Promise<void> {
  const { club_id, starts_at, ends_at } = place;
  const id = randomUUID();
  const occupy = (more: object) => ownerSql`insert into court_occupancies ${ownerSql({ ...place, ...more })}`;
  const takes = (userId: string) =>
    ownerSql`insert into person_occupancies ${ownerSql({ club_id, starts_at, ends_at, booking_id: id, user_id: userId })}`;
  const kind = random(10);
  if (kind < 7) {
    const coach_id = kind === 0 && starts_at.getUTCHours() % 2 === 0 ? club.coach.id : null;
    const isLesson = coach_id !== null && (await isFree(club_id, coach_id, starts_at));
    const type = isLesson ? "lesson" : "booking";
    const who = { user_id, created_by: user_id, coach_id: isLesson ? coach_id : null };
    const created_at = new Date(Date.parse("2031-03-01T00:00:00Z") + random(5) * HOUR);
    await ownerSql`insert into bookings ${ownerSql({ ...place, ...who, id, kind: type, created_at })}`;
    await occupy({ kind: type, booking_id: id });
    await takes(user_id);
    if (isLesson) await takes(coach_id);
    else if (other && random(3) === 0) {
      const player = { club_id, booking_id: id, position: 1, user_id: other, added_by: user_id };
      await ownerSql`insert into booking_players ${ownerSql(player)}`;
      await takes(other);
    } else if (random(3) === 0) {
      const email = `${id}@guests.test`;
      const guest = { club_id, id: randomUUID(), identity: email, name: "Gus", email };
      await ownerSql`insert into guests ${ownerSql(guest)}`;
      const player = { club_id, booking_id: id, position: 1, guest_id: guest.id, guest_name: "Gus", fee_cents: 500 };
      await ownerSql`insert into booking_players ${ownerSql({ ...player, added_by: user_id })}`;
    }
  } else if (kind === 7) {
    const event = { club_id, id: randomUUID(), title: "Social", court_id: place.court_id, created_by: club.admin.id };
    const recurrence = random(2) === 0 ? { recurrence_rule: "weekly" } : {};
    await ownerSql`insert into events ${ownerSql({ ...event, ...recurrence })}`;
    await ownerSql`insert into event_dates ${ownerSql({ ...place, id, event_id: event.id, number: 0 })}`;
    await ownerSql`insert into event_registrations ${ownerSql({ club_id, event_id: event.id, user_id })}`;
    await occupy({ kind: "event", event_date_id: id });
  } else if (kind === 8) {
    const entry = { club_id, id: randomUUID(), user_id, sport: "tennis" };
    const requested_date = starts_at.toISOString().slice(0, 10);
    const [made] = await ownerSql<{ id: string }[]>`
      insert into waitlist_entries ${ownerSql({ ...entry, requested_date })} on conflict do nothing returning id`;
    if (!made || random(2) === 0) return;
    const expires_at = new Date("2031-03-15T07:00:00Z");
    await ownerSql`insert into waitlist_offers ${ownerSql({ ...place, id, user_id, entry_id: made.id, expires_at })}`;
    await occupy({ kind: "offer_held", offer_id: id });
  } else {
    const block = { ...place, id, created_by: club.admin.id };
    await ownerSql`insert into court_blocks ${ownerSql(block)}`;
    await occupy({ kind: "block", block_id: id });
  }
}

async function isFree(clubId: string, userId: string, at: Date): Promise<boolean> {
  const rows = await ownerSql`
    select from person_occupancies where club_id = ${clubId} and user_id = ${userId} and starts_at = ${at}`;
  return rows.length === 0;
}

async function closureOf(random: Random, club: TestClub): Promise<ClosureWorld["input"]> {
  const rows = await ownerSql<{ id: string }[]>`
    select id from bookings where club_id = ${club.id} union all select id from event_dates where club_id = ${club.id}`;
  const outcomes = some(random, rows)
    .filter(() => random(2) === 0)
    .map(({ id }) => ({ id, outcome: oneOf(random, CLOSURE_OUTCOMES) }));
  const closed = club.courts.slice(0, 1 + random(club.courts.length));
  const place = oneOf(random, [{ court_ids: closed.map(({ id }) => id) }, { all: true }, { sports: ["tennis"] }]);
  const from = 8 + random(8);
  const isOvernight = random(5) === 0;
  const start_time = `${DAY}T${String(from).padStart(2, "0")}:${random(2) === 0 ? "00" : "30"}`;
  const until = isOvernight ? `${addDays(DAY, 1)}T09:30` : `${DAY}T${String(from + 1 + random(6)).padStart(2, "0")}:45`;
  // Weekly ones do not reach into the next date; daily ones through the night would.
  const days = isOvernight ? ["saturday", "monday"] : [...new Set(["saturday", ...some(random, WEEKDAYS)])];
  const repeat = { weekdays: days, every_weeks: 1 + random(2), count: 1 + random(6) };
  return {
    ...{ ...place, start_time, end_time: until, outcomes },
    ...{ outcome: oneOf(random, CLOSURE_OUTCOMES), reason: oneOf(random, CLOSURE_REASONS) },
    ...(random(2) === 0 && { repeat }),
  };
}

/** Everything that a closure changes and its undo restores. */
export async function worldOf(clubId: string) {
  const [row] = await ownerSql<{ state: unknown }[]>`
    select jsonb_build_object(
      'bookings', (select jsonb_agg(jsonb_build_array(id, court_id, status) order by id) from bookings where club_id = ${clubId}),
      'dates', (select jsonb_agg(jsonb_build_array(id, court_id, canceled_at is null) order by id) from event_dates where club_id = ${clubId}),
      'fees', (select jsonb_agg(jsonb_build_array(id, fee_cents) order by id) from booking_players where club_id = ${clubId}),
      'courts', (select jsonb_agg(jsonb_build_array(court_id, starts_at, ends_at, kind) order by court_id, starts_at)
        from court_occupancies where club_id = ${clubId} and kind <> 'offer_held')) as state`;
  return row?.state;
}
