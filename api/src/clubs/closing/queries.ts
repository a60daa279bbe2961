import type { Sql } from "../../db/pool.ts";

/** Why a club cannot be closed now: demo and QA clubs never, else while it has a second admin or pays on. */
export const CLOSING_OBSTACLES = ["not_possible", "other_admins", "subscription_active"] as const;
export type ClosingObstacle = (typeof CLOSING_OBSTACLES)[number];

export async function selectOptionalObstacle(sql: Sql): Promise<ClosingObstacle | null> {
  const [row] = await sql<{ obstacle: ClosingObstacle | null }[]>`select club_closing_obstacle() as obstacle`;
  return row?.obstacle ?? null;
}

/** Has the transaction's club close in so many days, or with null not at all. What stood against it. */
export async function setClubClosing(sql: Sql, days: number | null): Promise<ClosingObstacle | null> {
  const [row] = await sql<{ obstacle: ClosingObstacle | null }[]>`select set_club_closing(${days}) as obstacle`;
  return row?.obstacle ?? null;
}
