import { LONGEST_RETENTION, RETENTION_NAMES, type RetentionDays } from "@courtside/contracts/domain/retention.ts";
import type { Sql } from "../../db/pool.ts";

export interface ClubRetention extends RetentionDays {
  version: number;
}

const read = (sql: Sql) => sql(["version", ...RETENTION_NAMES]);

/** Version 0: the club has set nothing. */
export async function selectRetention(sql: Sql, clubId: string): Promise<ClubRetention> {
  const [row] = await sql<ClubRetention[]>`select ${read(sql)} from club_retention where club_id = ${clubId}`;
  return row ?? { version: 0, ...LONGEST_RETENTION };
}

/** Null: another admin has saved since that version. The job begins anew with the next run. */
export async function upsertRetention(
  sql: Sql,
  clubId: string,
  { version, ...days }: ClubRetention,
): Promise<ClubRetention | null> {
  const [row] =
    version === 0
      ? await sql<ClubRetention[]>`
          insert into club_retention ${sql({ ...days, club_id: clubId })} on conflict (club_id) do nothing returning ${read(sql)}`
      : await sql<ClubRetention[]>`
          update club_retention set ${sql(days)}, version = version + 1, applied_at = null
          where club_id = ${clubId} and version = ${version} returning ${read(sql)}`;
  return row ?? null;
}
