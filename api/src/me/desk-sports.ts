import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import type { Sql } from "../db/pool.ts";
import { selectSportsInUse } from "../scheduling/courts/queries.ts";
import type { ClubRow } from "../tenant/queries.ts";

/** The club's sports, then those that it has taken off its list while courts of theirs are in use; undefined for all but staff. */
export async function deskSports(sql: Sql, club: ClubRow, role: Role | null): Promise<string[] | undefined> {
  if (!role || !can(role, "bookings:see-names")) return undefined;
  const inUse = await selectSportsInUse(sql, club.id);
  return [...new Set([...club.sports, ...inUse])];
}
