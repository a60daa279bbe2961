import type { SettingChanges } from "@courtside/contracts/domain/club-settings.ts";
import type { Sql } from "../db/pool.ts";
import { type ClubRow, selectClub } from "../tenant/queries.ts";

/** An admin who changes one of these columns has reviewed them (onboarding). */
const CLOCK_SETTINGS = ["booking_hours_start", "booking_hours_end", "time_zone"] as const;

/** Changes columns of a locked club, which must exist, and increments its version. */
export async function updateClub(
  sql: Sql,
  clubId: string,
  change: SettingChanges | { logo: string | null },
): Promise<ClubRow> {
  const confirmed = CLOCK_SETTINGS.some((name) => name in change) ? sql`clock_now()` : sql`hours_confirmed_at`;
  const { max_players, ...columns } = change as SettingChanges;
  const changed = { ...columns, ...(max_players && { max_players: sql.json(max_players) }) };
  await sql`
    update clubs set ${sql(changed)}, version = version + 1, hours_confirmed_at = ${confirmed} where id = ${clubId}`;
  return selectClub(sql, clubId);
}

/** Sets a new join code; the old one is invalid from then on. */
export async function updateJoinCode(sql: Sql, clubId: string): Promise<ClubRow> {
  await sql`update clubs set join_code = new_join_code() where id = ${clubId}`;
  return selectClub(sql, clubId);
}
