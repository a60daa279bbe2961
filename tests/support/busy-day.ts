import { randomUUID } from "node:crypto";
import { insertEvent } from "./insert-event.ts";
import { dateFromNow, makeClub, ownerSql, type TestClub, type TestPerson } from "./world.ts";

/** A club whose court has an occupancy of every type on one date, all of other people than its four. */
export interface BusyDay extends TestClub {
  date: string;
  alice: TestPerson;
  bruno: TestPerson;
  eventId: string;
  /** Names, addresses and ids that only staff and the two people may learn. */
  secrets: string[];
}

export async function makeBusyDay(): Promise<BusyDay> {
  const club = await makeClub({ rules: { time_zone: "UTC", waitlist_enabled: false } });
  const alice = await club.person("member", "Alice Archer");
  const bruno = await club.person("coach", "Bruno Baker");
  const date = dateFromNow(2, "UTC");
  const ids = { booking: randomUUID(), lesson: randomUUID(), offer: randomUUID(), block: randomUUID() };
  const at = (hour: number) => ({
    club_id: club.id,
    court_id: club.courts[0]?.id,
    starts_at: new Date(`${date}T${String(hour).padStart(2, "0")}:00:00Z`),
    ends_at: new Date(`${date}T${String(hour + 1).padStart(2, "0")}:00:00Z`),
  });
  const { eventId, dateId } = await insertEvent({
    clubId: club.id,
    courtId: club.courts[0]?.id,
    createdBy: bruno.id,
    memberIds: [alice.id],
    startsAt: at(12).starts_at,
    title: "Ladder night",
  });
  const booked = { user_id: alice.id, created_by: alice.id };
  const occupancies = [
    { ...at(10), kind: "booking", booking_id: ids.booking },
    { ...at(11), kind: "lesson", booking_id: ids.lesson },
    { ...at(12), kind: "event", event_date_id: dateId },
    { ...at(13), kind: "block", block_id: ids.block },
    { ...at(14), kind: "offer_held", offer_id: ids.offer },
  ];
  await ownerSql.begin(async (sql) => {
    await sql`insert into bookings ${sql({ ...at(10), ...booked, id: ids.booking })}`;
    await sql`insert into bookings ${sql({ ...at(11), ...booked, id: ids.lesson, kind: "lesson", coach_id: bruno.id })}`;
    await sql`insert into court_blocks ${sql({ ...at(13), id: ids.block, reason: "Resurfacing", created_by: club.admin.id })}`;
    const held = { status: "open", expires_at: new Date(Date.now() + 3_600_000), user_id: alice.id };
    const entry = { club_id: club.id, user_id: alice.id, sport: "tennis", requested_date: date, id: randomUUID() };
    await sql`insert into waitlist_entries ${sql(entry)}`;
    await sql`insert into waitlist_offers ${sql({ ...at(14), ...held, id: ids.offer, entry_id: entry.id })}`;
    for (const row of occupancies) await sql`insert into court_occupancies ${sql(row)}`;
    for (const [hour, booking_id] of [
      [10, ids.booking],
      [11, ids.lesson],
    ] as const) {
      const { court_id: _, ...time } = at(hour);
      await sql`insert into person_occupancies ${sql({ ...time, booking_id, user_id: alice.id })}`;
      if (hour === 11) await sql`insert into person_occupancies ${sql({ ...time, booking_id, user_id: bruno.id })}`;
    }
  });
  const people = [alice, bruno].flatMap(({ id, email, name }) => [id, email, ...name.split(" ")]);
  return { ...club, date, alice, bruno, eventId, secrets: [...people, ...Object.values(ids), dateId, eventId] };
}
