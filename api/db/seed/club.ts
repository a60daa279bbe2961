import type postgres from "postgres";
import type { SamplePerson } from "./sample-people.ts";

export interface SampleClub {
  id: string;
  name: string;
  location: string;
  welcome_message: string;
  contact_email: string;
  primary_color: string;
  sports: string[];
  max_bookings_per_week: number;
  is_demo: boolean;
  subscription_status: "none" | "active";
  courts: { name: string; sport: string }[];
}

/** Makes the club and its courts once; a club that is there already stays as it is. */
export async function seedClub(sql: postgres.TransactionSql, { courts, ...club }: SampleClub): Promise<void> {
  const [made] = await sql`insert into clubs ${sql(club)} on conflict (id) do nothing returning id`;
  if (!made) return;
  await sql`insert into courts ${sql(courts.map((court) => ({ ...court, club_id: club.id })))}`;
}

/** Makes accounts with a membership. `passwordHash` null = nobody signs in as them. Addresses that exist are left alone. */
export async function seedPeople(
  sql: postgres.TransactionSql,
  clubId: string,
  people: SamplePerson[],
  passwordHash: string | null,
): Promise<void> {
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${sql.json(people as never)}) as p (email text, name text, role text, bio text, sports text[])
    ), account as (
      insert into auth.users (email, password_hash, email_confirmed_at, app_metadata, user_metadata)
      select email, ${passwordHash}, now(), '{"provider": "email", "providers": ["email"]}', jsonb_build_object('name', name)
      from wanted on conflict do nothing returning id, email
    ), identity as (
      insert into auth.identities (user_id, provider, provider_id, identity_data)
      select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'email_verified', true) from account
    ), person as (
      insert into users (id, email, full_name)
      select a.id, a.email, w.name from account a join wanted w on w.email = a.email::text returning id, email
    )
    insert into memberships (club_id, user_id, role, bio, sports)
    select ${clubId}, p.id, w.role, coalesce(w.bio, ''), coalesce(w.sports, '{}')
    from person p join wanted w on w.email = p.email::text`;
}
