import type { Context } from "hono";
import type { PersonTx } from "../club-tx.ts";
import { callFunction } from "../db/call.ts";
import { DomainError, forbidden } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { asPerson, onceOf } from "../http/run-verb.ts";

type Ctx = Context<AppEnv>;

/** The transaction of an operator of the installation, and the session whose rights every function checks again. */
export interface OperatorTx extends PersonTx {
  sessionId: string | null;
}

/** Rejects all but an operator whose session has passed a second factor (docs/decisions/0082). */
async function demandOperator(tx: PersonTx): Promise<OperatorTx> {
  const { sessionId } = tx.origin;
  const problem = sessionId === null ? "not_operator" : await callFunction(tx.sql, "operator_problem", sessionId);
  if (problem === "no_second_factor")
    throw new DomainError("forbidden", "second_factor_required", "Turn on two-factor authentication to open this page");
  if (problem !== null) throw forbidden("Access Denied. This page is for the operator of this installation.");
  return { ...tx, sessionId };
}

/** Runs an operation of the operator, who may belong to any club or to none. `isReadOnly`: by default that of the method. */
export const asOperator = <T>(c: Ctx, verb: (tx: OperatorTx) => Promise<T>, isReadOnly?: boolean): Promise<T> =>
  asPerson(c, async (tx) => verb(await demandOperator(tx)), isReadOnly);

/** The same once per `Idempotency-Key`: a retry must still be an operator's. */
export const onceAsOperator = <T>(c: Ctx, body: unknown, verb: (tx: OperatorTx) => Promise<T>): Promise<T> =>
  asOperator(c, (tx) => onceOf(c, tx, body, () => verb(tx)));
