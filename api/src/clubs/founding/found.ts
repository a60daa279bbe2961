import { timeZoneProblem } from "@courtside/contracts/domain/club-sign-up.ts";
import type { z } from "@hono/zod-openapi";
import type { PersonTx } from "../../club-tx.ts";
import { DomainError, forbidden, invalid } from "../../errors.ts";
import type { ClubFounded } from "./answer.ts";
import { insertOwnClub, type NewClub, selectIsPerson } from "./queries.ts";

/** Refuses whoever can found no club: an anonymous account is nobody in the product yet. */
export async function requirePerson({ sql, person }: PersonTx): Promise<void> {
  if (!(await selectIsPerson(sql, person.userId))) throw forbidden("Please add an email address to your account first");
}

/** Makes a club on trial, and the caller its admin (decision 14). Refused: `already_in_club`. */
export async function foundClub({ sql, origin }: PersonTx, wish: NewClub): Promise<z.infer<typeof ClubFounded>> {
  if (wish.name === "") throw invalid("club_name", "Please fill in all fields");
  const problem = timeZoneProblem({ time_zone: wish.timeZone });
  if (problem) throw invalid(problem.field, problem.message);
  const id = await insertOwnClub(sql, wish, origin);
  if (id === undefined) throw new DomainError("conflict", "already_in_club", "You belong to a club already");
  return { club: { id, name: wish.name } };
}
