import type {
  ChannelChoices,
  DigestChoices,
  DigestTime,
  QuietHours,
} from "@courtside/contracts/domain/notifications.ts";
import type { ClubNotificationSettingsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export interface OwnSettings {
  choices: ChannelChoices;
  quiet_hours: QuietHours | null;
  digest: DigestChoices;
  /** What is absent follows the club. */
  digest_time: Partial<DigestTime>;
}

export async function selectOwnSettings(sql: Sql, clubId: string, userId: string): Promise<OwnSettings> {
  const [row] = await sql<OwnSettings[]>`
    select choices, case when quiet_from is not null then jsonb_build_object(
      'from', to_char(quiet_from, 'HH24:MI'), 'until', to_char(quiet_until, 'HH24:MI'), 'time_zone', time_zone) end as quiet_hours,
      digest, jsonb_strip_nulls(jsonb_build_object('at', to_char(digest_at, 'HH24:MI'), 'time_zone', digest_zone)) as digest_time
    from notification_settings where club_id = ${clubId} and user_id = ${userId}`;
  return row ?? { choices: {}, quiet_hours: null, digest: {}, digest_time: {} };
}

export async function upsertOwnSettings(
  sql: Sql,
  clubId: string,
  userId: string,
  { choices, quiet_hours, digest, digest_time }: OwnSettings,
): Promise<void> {
  await sql`
    insert into notification_settings (club_id, user_id, choices, quiet_from, quiet_until, time_zone, digest, digest_at, digest_zone)
    values (${clubId}, ${userId}, ${sql.json(choices)}, ${quiet_hours?.from ?? null}, ${quiet_hours?.until ?? null},
      ${quiet_hours?.time_zone ?? null}, ${sql.json(digest)}, ${digest_time.at ?? null}, ${digest_time.time_zone ?? null})
    on conflict (club_id, user_id) do update set choices = excluded.choices, quiet_from = excluded.quiet_from,
      quiet_until = excluded.quiet_until, time_zone = excluded.time_zone, digest = excluded.digest, digest_at = excluded.digest_at,
      digest_zone = excluded.digest_zone, changed_at = excluded.changed_at`;
}

export interface ClubSettings extends Pick<ClubNotificationSettingsRow, "version"> {
  defaults: ChannelChoices;
  locked: ChannelChoices;
  digest: DigestChoices;
  /** When the daily mail comes, "18:00"; null: at the product's time. */
  digest_at: string | null;
  /** The club's. */
  time_zone: string;
  /** What texts may cost in a month; null: as the installation allows. */
  text_cap: number | null;
  /** What they cost in this one. */
  text_spent: number;
}

/** Version 0: the club has set nothing. */
export async function selectClubSettings(sql: Sql, clubId: string): Promise<ClubSettings> {
  const [row] = await sql<ClubSettings[]>`
    select coalesce(s.defaults, '{}') as defaults, coalesce(s.locked, '{}') as locked, coalesce(s.version, 0) as version,
      coalesce(s.digest, '{}') as digest, to_char(s.digest_at, 'HH24:MI') as digest_at, club.time_zone,
      s.text_cap::float8, c.spent::float8 as text_spent
    from text_costs(${clubId}) c join clubs club on club.id = ${clubId} left join club_notification_settings s on s.club_id = ${clubId}`;
  if (!row) throw new Error("a club has settings");
  return row;
}

/** Null: another admin has saved since that version. */
export async function upsertClubSettings(
  sql: Sql,
  clubId: string,
  { defaults, locked, digest, digest_at, text_cap, version }: Omit<ClubSettings, "text_spent" | "time_zone">,
): Promise<number | null> {
  const [row] = await sql<Pick<ClubNotificationSettingsRow, "version">[]>`
    insert into club_notification_settings as s (club_id, defaults, locked, digest, digest_at, text_cap)
    select ${clubId}, ${sql.json(defaults)}, ${sql.json(locked)}, ${sql.json(digest)}, ${digest_at}::time, ${text_cap}::numeric where ${version} = 0
      or exists (select from club_notification_settings where club_id = ${clubId})
    on conflict (club_id) do update set defaults = excluded.defaults, locked = excluded.locked, digest = excluded.digest,
      digest_at = excluded.digest_at, text_cap = excluded.text_cap, version = s.version + 1
      where s.version = ${version}
    returning version`;
  return row?.version ?? null;
}
