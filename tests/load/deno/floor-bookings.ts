import { bookingStart } from "../booking-plan.ts";
import type { openDriverPool } from "./pool.ts";
import type { StraightRequest } from "./straight-request.ts";

/**
 * The least that a booking can cost: its five rows in one statement, which is one transaction in one round trip. Nothing is
 * checked but the tables' own constraints; the connection is the owner's, to whom row-level security does not apply.
 */
export function floorBookings(
  pool: ReturnType<typeof openDriverPool>,
  { clubId, people, start }: Extract<StraightRequest, { verb: "floor" }>,
): (client: number) => Promise<void> {
  const from = Date.parse(start);
  const counts: number[] = people.map(() => 0);
  return (client) => {
    const person = people[client];
    if (!person) throw new Error("no member to book for");
    const n = counts[client] ?? 0;
    counts[client] = n + 1;
    const startsAt = new Date(bookingStart(from, n));
    const endsAt = new Date(bookingStart(from, n) + 900_000);
    const details = { courtName: "Court 001", startsAt, endsAt, byStaff: false };
    const id = crypto.randomUUID();
    return pool.use(async (sql) => {
      await sql`
        with court as (
          insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, booking_id)
          values (${clubId}, ${person.courtId}, ${startsAt}, ${endsAt}, 'booking', ${id})
        ), person as (
          insert into person_occupancies (club_id, booking_id, user_id, starts_at, ends_at)
          values (${clubId}, ${id}, ${person.userId}, ${startsAt}, ${endsAt})
        ), audited as (
          insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, detail)
          values (${clubId}, ${person.userId}, 'member', 'booking.created', 'booking', ${id}, ${person.sessionId},
            ${crypto.randomUUID()}, '127.0.0.1', ${sql.json({ for: person.userId })})
        ), noticed as (
          insert into notices (club_id, user_id, kind, details, dedupe_key, useful_until)
          values (${clubId}, ${person.userId}, 'booking_made', ${sql.json(details as never)}, ${`booking_made:${id}`}, ${endsAt})
        )
        insert into bookings (club_id, id, court_id, user_id, starts_at, ends_at, created_by)
        values (${clubId}, ${id}, ${person.courtId}, ${person.userId}, ${startsAt}, ${endsAt}, ${person.userId})`;
    });
  };
}
