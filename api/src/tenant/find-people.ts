import { callForRows } from "../db/call.ts";
import { containing } from "../db/containing.ts";
import type { Sql } from "../db/pool.ts";

/** The most that one search compares: of more it has any of them. */
export const MOST_COMPARED = 200;

/** Members of the transaction's club whose name or email contains `search`, by name; at most `MOST_COMPARED`. */
export const selectMembersWith = (sql: Sql, search: string, most: number) =>
  callForRows(sql, "find_members", containing(search), most);

/** The same for a coach: people with the role of a member, by name only. */
export const selectLearnersWith = (sql: Sql, search: string, most: number) =>
  callForRows(sql, "find_learners", containing(search), most);
