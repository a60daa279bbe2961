import type { Sql } from "../db/pool.ts";
import { selectHasAccess } from "../tenant/queries.ts";

/** Why the lines that are left of an import are not written: its sender may not act in the club, or the club has no access. */
export const whyEnded = async (sql: Sql, clubId: string): Promise<string> =>
  (await selectHasAccess(sql, clubId))
    ? "The sender may no longer import"
    : "The club's access has ended: import the rows again once it has access";
