import { timeZoneProblem } from "@courtside/contracts/domain/club-sign-up.ts";
import type { z } from "@hono/zod-openapi";
import type { PersonTx } from "../../club-tx.ts";
import { DomainError, invalid } from "../../errors.ts";
import type { ClubFounded } from "./answer.ts";
import { insertOwnClub, type NewClub } from "./queries.ts";

/** Makes a club on trial, and the caller its admin (decision 14). Refused: `already_in_club`. */
export async function foundClub({ sql, origin }: PersonTx, wish: NewClub): Promise<z.infer<typeof ClubFounded>> {
  if (wish.name === "") throw invalid("club_name", "Please fill in all fields");
  const problem = timeZoneProblem({ time_zone: wish.timeZone });
  if (problem) throw invalid(problem.field, problem.message);
  const id = await insertOwnClub(sql, wish, origin);
  if (id === undefined) throw new DomainError("conflict", "already_in_club", "You belong to a club already");
  return { club: { id, name: wish.name } };
}
