import type postgres from "postgres";
import type { SamplePerson } from "../../api/src/demo/sample-people.ts";

export interface SampleClub {
  id: string;
  name: string;
  location: string;
  welcome_message: string;
  contact_email: string;
  primary_color: string;
  sports: string[];
  max_bookings_per_week: number;
  subscription_status: "none" | "active";
  courts: { name: string; sport: string }[];
}

/** Makes the club and its courts once; a club that is there already stays as it is. */
export async function seedClub(sql: postgres.TransactionSql, { courts, ...club }: SampleClub): Promise<void> {
  const [made] = await sql`insert into clubs ${sql(club)} on conflict (id) do nothing returning id`;
  if (!made) return;
  await sql`insert into courts ${sql(courts.map((court) => ({ ...court, club_id: club.id })))}`;
}

/** Makes accounts with a membership, and the hours of coaches. `passwordHash` null = no one can sign in as them. Addresses that exist are left alone. */
export async function seedPeople(
  sql: postgres.TransactionSql,
  clubId: string,
  people: SamplePerson[],
  passwordHash: string | null,
): Promise<void> {
  await sql`select seed_people(${clubId}, ${sql.json(people as never)}, ${passwordHash})`;
  await sql`select seed_hours(${clubId}, ${sql.json(people as never)})`;
}

/**
 * Fills the club's next `days` days, today included, with bookings of the members without a sign-in: about `share` of all
 * slots. Dates that have any booking are left alone, so that a restart adds only what is missing.
 */
export async function seedBookings(
  sql: postgres.TransactionSql,
  clubId: string,
  { days, share }: { days: number; share: number },
): Promise<void> {
  await sql`
    select seed_bookings(${clubId}, array_agg(day), ${share}::float8) from (
      select c.*, (now() at time zone time_zone)::date + ahead as day
      from clubs c, generate_series(0, ${days - 1}::int) as ahead where id = ${clubId}
    ) as wanted
    where not exists (
      select from bookings b where b.club_id = ${clubId}
        and b.starts_at >= club_midnight(wanted.day, wanted.time_zone)
        and b.starts_at < club_midnight(wanted.day + 1, wanted.time_zone)
    )`;
}
