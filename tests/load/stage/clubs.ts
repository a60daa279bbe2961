import type postgres from "postgres";
import { withoutIndexes } from "./without-indexes.ts";

/** The site for which the bench's tokens are issued. */
export const SITE = "http://localhost";

export interface ClubSize {
  courts: number;
  /** At least as many as courts, so that no member is in two places at once. */
  members: number;
  /** Sixteen hours a day from today; about an eighth of them is booked on each court. */
  hours: number;
}

/** About 107 bookings in a week. */
export const ORDINARY_CLUB: ClubSize = { courts: 8, members: 40, hours: 112 };
/** About 5 bookings in two days: small enough for 100,000 of them in a minute. */
export const SMALL_CLUB: ClubSize = { courts: 2, members: 4, hours: 20 };

const FILLED = [
  "auth.users",
  "users",
  "clubs",
  "courts",
  "memberships",
  "bookings",
  "court_occupancies",
  "person_occupancies",
];

/**
 * `count` clubs in a few statements. Foreign keys are not checked row by row, because the rows are generated from each other;
 * the constraints against overlaps are.
 */
export async function fillClubs(sql: postgres.Sql, count: number, size = ORDINARY_CLUB): Promise<void> {
  const { courts, members, hours } = size;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`set local work_mem = '256MB'`;
    await tx`set local maintenance_work_mem = '512MB'`;
    await tx`
      create temporary table filled on commit drop as
      select gen_random_uuid() as id, 'Load Club ' || n as name from generate_series(1, ${count}::int) n`;
    await withoutIndexes(tx, FILLED, async () => {
      await tx`insert into clubs (id, name, subscription_status) select id, name, 'active' from filled`;
      await tx`
        create temporary table court on commit drop as
        select c.id as club_id, gen_random_uuid() as id, n as number
        from filled c, generate_series(0, ${courts}::int - 1) n`;
      await tx`
        insert into courts (club_id, id, name, sport) select club_id, id, 'Court ' || number + 1, 'tennis' from court`;
      await tx`
        create temporary table person on commit drop as
        select c.id as club_id, gen_random_uuid() as id, n as number
        from filled c, generate_series(0, ${members}::int - 1) n`;
      await tx`
        insert into auth.users (id, email, email_confirmed_at) select id, id || '@load.courtside.test', now() from person`;
      await tx`insert into users (id, email, full_name) select id, id || '@load.courtside.test', 'Load Member' from person`;
      await tx`insert into memberships (club_id, user_id, role) select club_id, id, 'member' from person`;
      await tx`analyze person`;
      await tx`
        create temporary table input on commit drop as
        select c.club_id, c.id as court_id, p.id as user_id, gen_random_uuid() as booking_id, s.at, s.at + interval '1 hour' as until
        from court c
        join lateral (
          select n, date_trunc('day', now()) + make_interval(days => n / 16, hours => 10 + n % 16) as at
          from generate_series(0, ${hours}::int - 1) n
        ) s on abs(hashtext(c.id::text || s.n) % 100) < 12
        join person p on p.club_id = c.club_id and p.number = (s.n * ${courts}::int + c.number) % ${members}::int`;
      await tx`
        insert into bookings (club_id, id, court_id, user_id, starts_at, ends_at, created_by)
        select club_id, booking_id, court_id, user_id, at, until, user_id from input`;
      await tx`
        insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, booking_id)
        select club_id, court_id, at, until, 'booking', booking_id from input`;
      await tx`
        insert into person_occupancies (club_id, booking_id, user_id, starts_at, ends_at)
        select club_id, booking_id, user_id, at, until from input`;
    });
  });
  await sql`vacuum analyze`;
}

/** Ten bookings of an hour on each of the club's courts, each by another member, on a date and on as many `before` it. */
export async function fillDays(sql: postgres.Sql, clubId: string, date: string, before: number): Promise<void> {
  await sql`
    with court as (
      select id, row_number() over (order by name) - 1 as number, count(*) over () as total from courts where club_id = ${clubId}
    ), player as (
      select user_id, row_number() over (order by user_id) - 1 as number, count(*) over () as total
      from memberships where club_id = ${clubId}
    ), chosen as (
      select court.id as court_id, gen_random_uuid() as booking_id, player.user_id,
        (${date}::date - day + make_interval(hours => 6 + n + court.number::int % 6)) at time zone 'America/New_York' as at
      from court cross join generate_series(0, 9) n cross join generate_series(0, ${before}::int) day
      join player on player.number = (n * court.total + court.number) % player.total
    ), occupied as (
      insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, booking_id)
      select ${clubId}, court_id, at, at + interval '1 hour', 'booking', booking_id from chosen
    ), person as (
      insert into person_occupancies (club_id, booking_id, user_id, starts_at, ends_at)
      select ${clubId}, booking_id, user_id, at, at + interval '1 hour' from chosen
    )
    insert into bookings (club_id, id, court_id, user_id, starts_at, ends_at, created_by)
    select ${clubId}, booking_id, court_id, user_id, at, at + interval '1 hour', user_id from chosen`;
}
