import type { z } from "@hono/zod-openapi";
import type { OperatorTx } from "../as-operator.ts";
import { type ClubFilter, selectClubs } from "./queries.ts";
import type { PlatformClub } from "./response.ts";

/** A page that one can look through; more are found by their name. */
const LIMIT = 100;

interface Listed {
  data: z.infer<typeof PlatformClub>[];
  total: number;
}

/** Clubs of the installation by name, and how many there are beyond the list. */
export async function listClubs({ sql, sessionId }: OperatorTx, filter: ClubFilter): Promise<Listed> {
  const rows = await selectClubs(sql, sessionId, filter, LIMIT);
  return {
    data: rows.map(({ founded, total: _, ...club }) => ({ ...club, founded_at: founded.toISOString() })),
    total: rows[0]?.total ?? 0,
  };
}
