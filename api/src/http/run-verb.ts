import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { Context } from "hono";
import { recordRejection } from "../audit/record.ts";
import { accessExpired, type ClubTx, type Origin, type PersonTx } from "../club-tx.ts";
import type { Sql } from "../db/pool.ts";
import { type Credentials, type Person, personTransaction } from "../db/transaction.ts";
import { DomainError, invalid } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";
import { instant } from "./fields.ts";
import { once } from "./idempotency.ts";
import { callerOf } from "./request.ts";
import { limitWrites } from "./write-limit.ts";

type Ctx = Context<AppEnv>;

function credentials(c: Ctx): Credentials {
  const token = c.get("token");
  if (!token) {
    throw new DomainError("unauthenticated", "no_authorization", "Not authenticated", { field: "authorization" });
  }
  const { config } = c.get("deps");
  const now = config.testClock ? c.req.header("x-courtside-now") : undefined;
  if (now !== undefined && !instant.safeParse(now).success)
    throw invalid("x-courtside-now", "x-courtside-now: must be an instant");
  return { userId: token.userId, sessionId: token.sessionId, now };
}

/** Runs an operation for a signed-in user, with or without a club. */
export async function asPerson<T>(c: Ctx, verb: (tx: PersonTx) => Promise<T>): Promise<T> {
  const who = credentials(c);
  const origin: Origin = {
    requestId: c.get("requestId"),
    sessionId: who.sessionId,
    ...callerOf(c),
  };
  const isReadOnly = c.req.method === "GET";
  try {
    const work = (sql: Sql, person: Person) => {
      if (!isReadOnly) limitWrites(person.userId, { isVisitor: person.isDemo });
      return verb({ sql, person, origin });
    };
    return await personTransaction(c.get("deps").db, who, work, { isReadOnly });
  } catch (error) {
    // The operation's own transaction is rolled back, which would remove the rejection's audit row.
    if (error instanceof DomainError && !isReadOnly) {
      const action = `${c.req.method} ${c.req.routePath}`;
      await recordRejection(c.get("deps").db, who, origin, action, error);
    }
    throw error;
  }
}

/** Runs an operation in the caller's club. 402 if the club's access has expired (docs/product/access.md#when-access-ends). */
export function inClub<T>(c: Ctx, verb: (tx: ClubTx) => Promise<T>): Promise<T> {
  return inClubOfAnyStatus(c, (tx) => {
    if (!tx.person.access.has_access) throw accessExpired(tx.person.access);
    return verb(tx);
  });
}

/**
 * The caller's club and effective role, at most a few seconds old, for what needs no transaction (docs/decisions/0043). Null if
 * the request moves the clock. Rejected as by `inClub`.
 */
export async function memberOf(c: Ctx): Promise<{ clubId: string; role: Role } | null> {
  const who = credentials(c);
  if (who.now !== undefined) return null;
  const person = await c.get("deps").people.read(who, c.get("token")?.expiresAt ?? 0);
  const member = clubRoleOf(person);
  if (!person.access.has_access) throw accessExpired(person.access);
  return member;
}

function clubRoleOf({ clubId, role, impersonatingRole }: Person): { clubId: string; role: Role } {
  if (!clubId || !role) throw new DomainError("forbidden", "no_club", "User is not associated with a club");
  return { clubId, role: impersonatingRole ?? role };
}

/** The same, but also while the club's access is expired, so that members can always leave. */
export function inClubOfAnyStatus<T>(c: Ctx, verb: (tx: ClubTx) => Promise<T>): Promise<T> {
  return asPerson(c, (tx) => {
    const { person } = tx;
    return verb({ ...tx, ...clubRoleOf(person), userId: person.userId, now: person.now });
  });
}

/**
 * Runs an operation that creates something in the caller's club, once per `Idempotency-Key`: the only use of keys in a club's
 * routes. `body` is what a retry must repeat.
 */
export function onceInClub<T>(c: Ctx, body: unknown, verb: (tx: ClubTx) => Promise<T>): Promise<T> {
  const route = `${c.req.method} ${c.req.path.replace(/^\/api\/v1/, "")}`;
  return inClub(c, (tx) => once(tx, c.req.header("idempotency-key"), route, body, () => verb(tx)));
}
