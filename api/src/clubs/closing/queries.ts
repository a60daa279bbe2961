import type { FunctionValues } from "../../../db/row-types.ts";
import { callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

/**
 * Why a club cannot be closed now: demo and QA clubs never; others not while they have a second admin or a renewing subscription.
 */
export type ClosingObstacle = NonNullable<FunctionValues["club_closing_obstacle"]>;
export const CLOSING_OBSTACLES = [
  "not_possible",
  "other_admins",
  "subscription_active",
] as const satisfies ClosingObstacle[];

export const selectOptionalObstacle = (sql: Sql): Promise<ClosingObstacle | null> =>
  callFunction(sql, "club_closing_obstacle");

/** Schedules the closing of the transaction's club in so many days, or cancels it with null. Returns the obstacle, if any. */
export const setClubClosing = (sql: Sql, days: number | null): Promise<ClosingObstacle | null> =>
  callFunction(sql, "set_club_closing", days);
