import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { type ListedCourtRow, selectListedCourts } from "./queries.ts";

/** The club's courts by name. Users who manage courts see closed ones too. */
export function listCourts(tx: ClubTx, sport: string | undefined): Promise<ListedCourtRow[]> {
  return selectListedCourts(tx.sql, tx.clubId, sport, !can(tx.role, "courts:manage"));
}
