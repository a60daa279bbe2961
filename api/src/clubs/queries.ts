import type { SettingChanges } from "@courtside/contracts/domain/club-settings.ts";
import type { Sql } from "../db/pool.ts";
import { type ClubRow, selectClub } from "../tenant/queries.ts";

/** Who changes one of them has looked at them (onboarding). */
const CLOCK_SETTINGS = ["booking_hours_start", "booking_hours_end", "time_zone"] as const;

/** Changes columns of a locked club, of which there must be one, and counts its version up. */
export async function updateClub(
  sql: Sql,
  clubId: string,
  change: SettingChanges | { logo: string | null },
): Promise<ClubRow> {
  const confirmed = CLOCK_SETTINGS.some((name) => name in change) ? sql`clock_now()` : sql`hours_confirmed_at`;
  await sql`
    update clubs set ${sql(change)}, version = version + 1, hours_confirmed_at = ${confirmed} where id = ${clubId}`;
  return selectClub(sql, clubId);
}

/** A new join code; the old one opens nothing from then on. */
export async function updateJoinCode(sql: Sql, clubId: string): Promise<ClubRow> {
  await sql`update clubs set join_code = new_join_code() where id = ${clubId}`;
  return selectClub(sql, clubId);
}
