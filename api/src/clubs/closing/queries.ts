import type { FunctionValues } from "../../../db/row-types.ts";
import { callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

/** Why a club cannot be closed now: demo and QA clubs never, else while it has a second admin or pays on. */
export type ClosingObstacle = NonNullable<FunctionValues["club_closing_obstacle"]>;
export const CLOSING_OBSTACLES = [
  "not_possible",
  "other_admins",
  "subscription_active",
] as const satisfies ClosingObstacle[];

export const selectOptionalObstacle = (sql: Sql): Promise<ClosingObstacle | null> =>
  callFunction(sql, "club_closing_obstacle");

/** Has the transaction's club close in so many days, or with null not at all. What stood against it. */
export const setClubClosing = (sql: Sql, days: number | null): Promise<ClosingObstacle | null> =>
  callFunction(sql, "set_club_closing", days);
