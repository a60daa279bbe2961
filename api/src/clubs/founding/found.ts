import { timeZoneProblem } from "@courtside/contracts/domain/club-sign-up.ts";
import type { z } from "@hono/zod-openapi";
import { LIMITS } from "../../auth/limits/limits.ts";
import { takeOrReject } from "../../auth/limits/take.ts";
import { requireProven } from "../../auth/own-account/require-proven.ts";
import type { PersonTx } from "../../club-tx.ts";
import { asAuthService } from "../../db/transaction.ts";
import { DomainError, invalid } from "../../errors.ts";
import { insertOwnClub, type NewClub } from "./queries.ts";
import type { ClubFounded } from "./response.ts";

/**
 * Creates a club on trial, and the caller its admin (docs/product/access.md#founding-a-club). Rejected: `already_in_club`,
 * `email_not_confirmed`.
 */
export async function foundClub(
  { sql, origin, person }: PersonTx,
  input: NewClub,
): Promise<z.infer<typeof ClubFounded>> {
  if (input.name === "") throw invalid("club_name", "Please fill in all fields");
  const problem = timeZoneProblem({ time_zone: input.timeZone });
  if (problem) throw invalid(problem.field, problem.message);
  const limited = { limit: LIMITS.clubsByAccount, whose: [person.userId] };
  await asAuthService(sql, async () => {
    await takeOrReject(sql, limited);
    if (!person.clubId) await requireProven(sql, person.userId);
  });
  const id = await insertOwnClub(sql, input, origin);
  if (id === undefined) throw new DomainError("conflict", "already_in_club", "You belong to a club already");
  return { club: { id, name: input.name } };
}
