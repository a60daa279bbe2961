import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { Context } from "hono";
import { recordRejection } from "../audit/record.ts";
import { accessExpired, type ClubTx, type Origin, type PersonTx } from "../club-tx.ts";
import type { Sql } from "../db/pool.ts";
import { type Credentials, type Person, personTransaction, type ReadAhead } from "../db/transaction.ts";
import { DomainError, invalid } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";
import { instant } from "./fields.ts";
import { type Keep, once, readKept } from "./idempotency.ts";
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
export function asPerson<T>(c: Ctx, verb: (tx: PersonTx) => Promise<T>): Promise<T> {
  return asPersonReading(c, async () => {}, verb);
}

async function asPersonReading<T, Ahead>(
  c: Ctx,
  readAhead: ReadAhead<Ahead>,
  verb: (tx: PersonTx, ahead: Promise<Ahead>) => Promise<T>,
): Promise<T> {
  const who = credentials(c);
  const origin: Origin = {
    requestId: c.get("requestId"),
    sessionId: who.sessionId,
    ...callerOf(c),
  };
  const isReadOnly = c.req.method === "GET";
  try {
    const work = (sql: Sql, person: Person, ahead: Promise<Ahead>) => {
      if (!isReadOnly) limitWrites(person.userId, { isVisitor: person.isDemo });
      return verb({ sql, person, origin }, ahead);
    };
    return await personTransaction(c.get("deps").db, who, work, { isReadOnly, readAhead });
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
    requireAccess(tx);
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
  requireAccess({ person });
  return member;
}

/** Club and effective role. */
export function clubRoleOf({ clubId, role, impersonatingRole }: Person): { clubId: string; role: Role } {
  if (!clubId || !role) throw new DomainError("forbidden", "no_club", "User is not associated with a club");
  return { clubId, role: impersonatingRole ?? role };
}

function requireAccess({ person }: Pick<PersonTx, "person">): void {
  if (!person.access.has_access) throw accessExpired(person.access);
}

/** The same, but also while the club's access is expired, so that members can always leave. */
export function inClubOfAnyStatus<T>(c: Ctx, verb: (tx: ClubTx) => Promise<T>): Promise<T> {
  return asPerson(c, (tx) => verb(clubTxOf(tx)));
}

function clubTxOf(tx: PersonTx): ClubTx {
  const { person } = tx;
  return { ...tx, ...clubRoleOf(person), userId: person.userId, now: person.now };
}

/**
 * Runs an operation that creates something in the caller's club, once per `Idempotency-Key`: with the next, the only use of keys
 * in a club's routes. `body` is what a retry must repeat.
 */
export function onceInClub<T>(c: Ctx, body: unknown, verb: (tx: ClubTx) => Promise<T>): Promise<T> {
  return inClub(c, (tx) => once(tx, c.req.header("idempotency-key"), routeOf(c), body, () => verb(tx)));
}

/**
 * The same in as few round trips as possible: what the operation reads first is sent together with the transaction's begin, and
 * the operation keeps its response together with its last statement.
 */
export function onceInClubReading<T, Ahead>(
  c: Ctx,
  body: unknown,
  readAhead: ReadAhead<Ahead>,
  verb: (tx: ClubTx, ahead: Ahead, keep: Keep<T>) => Promise<T>,
): Promise<T> {
  const key = c.req.header("idempotency-key");
  const readBoth = (sql: Sql, userId: string) =>
    Promise.all([key === undefined ? undefined : readKept(sql, userId, key), readAhead(sql, userId)]);
  return asPersonReading(c, readBoth, async (tx, both) => {
    const club = clubTxOf(tx);
    requireAccess(tx);
    const [kept, ahead] = await both;
    return once(
      club,
      key,
      routeOf(c),
      body,
      (keep) => verb(club, ahead, keep),
      async () => kept,
    );
  });
}

const routeOf = (c: Ctx): string => `${c.req.method} ${c.req.path.replace(/^\/api\/v1/, "")}`;
