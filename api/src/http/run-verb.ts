import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { Context } from "hono";
import { isRecorded, recordRejection, rejectionOf } from "../audit/record.ts";
import { accessExpired, type ClubTx, type Origin, type PersonTx } from "../club-tx.ts";
import type { Database, Last, Sql } from "../db/pool.ts";
import {
  type Begin,
  type Credentials,
  type Person,
  personTransaction,
  personTransactionFrom,
} from "../db/transaction.ts";
import { DomainError, forbidden, invalid } from "../errors.ts";
import { seal, unseal } from "../keys/seal.ts";
import type { AppEnv } from "./app-env.ts";
import { instant } from "./fields.ts";
import { type Keep, type KeptForm, type KeptResponse, once } from "./idempotency.ts";
import { callerOf } from "./request.ts";
import { limitWrites } from "./write-limit.ts";

type Ctx = Context<AppEnv>;

function credentials(c: Ctx): Credentials {
  const token = c.get("token");
  // A device acts for no person: its own operations run `asDevice`.
  if (c.get("device")) throw forbidden();
  if (!token) {
    throw new DomainError("unauthenticated", "no_authorization", "Not authenticated", { field: "authorization" });
  }
  return { userId: token.userId, sessionId: token.sessionId, now: movedClock(c) };
}

/** The instant that a test's request moves the clock to. */
export function movedClock(c: Ctx): string | undefined {
  const now = c.get("deps").config.testClock ? c.req.header("x-courtside-now") : undefined;
  if (now !== undefined && !instant.safeParse(now).success)
    throw invalid("x-courtside-now", "x-courtside-now: must be an instant");
  return now;
}

/** Rejections that have their row already. */
const recorded = new WeakSet<DomainError>();

/** For the lines of the log about this request. */
function noteClub(c: Ctx, { clubId }: Person): void {
  if (clubId) c.set("clubId", clubId);
}

/** Whose changes are counted: those of a key apart from those of its maker, whose screens would stop otherwise. */
function writerOf(c: Ctx, { userId }: Person): string {
  const token = c.get("token");
  return token?.isApiKey ? token.sessionId : userId;
}

const counted = new WeakSet<Ctx>();

/** Counts a request once, however often its transaction runs. */
function countWrite(c: Ctx, person: Person): void {
  if (counted.has(c)) return;
  counted.add(c);
  limitWrites(writerOf(c, person), { isVisitor: person.isDemo });
}

const actionOf = (c: Ctx): string => `${c.req.method} ${c.req.routePath}`;

/** Runs an operation for a signed-in user, with or without a club. `isReadOnly`: by default that of the method. */
export function asPerson<T>(c: Ctx, verb: (tx: PersonTx) => Promise<T>, isReadOnly?: boolean): Promise<T> {
  const transaction = (db: Database, who: Credentials, origin: Origin, isReadOnly: boolean) => {
    const work = (sql: Sql, person: Person) => {
      noteClub(c, person);
      if (!isReadOnly) countWrite(c, person);
      return verb({ sql, person, origin });
    };
    return personTransaction(db, who, work, { isReadOnly });
  };
  return forPerson(c, transaction, isReadOnly);
}

function originOf(c: Ctx, { sessionId }: Credentials): Origin {
  const isByKey = c.get("token")?.isApiKey === true;
  return { requestId: c.get("requestId"), sessionId: isByKey ? null : sessionId, isByKey, ...callerOf(c) };
}

/** Records a request that is rejected before any operation has run. */
export function recordEarlyRejection(c: Ctx, action: string, error: DomainError): Promise<void> {
  const who = credentials(c);
  return recordRejection(c.get("deps").db, who, originOf(c, who), action, error);
}

/** Runs the caller's transaction, and records a rejection. */
async function forPerson<T>(
  c: Ctx,
  transaction: (db: Database, who: Credentials, origin: Origin, isReadOnly: boolean) => Promise<T>,
  isReadOnly = c.req.method === "GET",
): Promise<T> {
  const { db } = c.get("deps");
  const who = credentials(c);
  const origin = originOf(c, who);
  try {
    return await transaction((isReadOnly && c.get("readsFrom")) || db, who, origin, isReadOnly);
  } catch (error) {
    // The operation's own transaction is rolled back, which would remove the rejection's audit row.
    if (error instanceof DomainError && !isReadOnly && !recorded.has(error)) {
      await recordRejection(db, who, origin, actionOf(c), error);
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

/** The same for a GET that makes what it responds with. */
export function inClubWriting<T>(c: Ctx, verb: (tx: ClubTx) => Promise<T>): Promise<T> {
  const isReadOnly = false;
  return asPerson(
    c,
    (tx) => {
      requireAccess(tx);
      return verb(clubTxOf(tx));
    },
    isReadOnly,
  );
}

/**
 * The caller's club and effective role, at most a few seconds old, for what needs no transaction (docs/decisions/0043). Null if
 * the request moves the clock. Rejected as by `inClub`.
 */
export async function memberOf(c: Ctx): Promise<{ clubId: string; role: Role } | null> {
  const who = credentials(c);
  if (who.now !== undefined) return null;
  const person = await c.get("deps").people.read(who, c.get("token")?.expiresAt ?? 0);
  noteClub(c, person);
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
  if (!person.access.has_access) throw accessExpired(person.access, person.impersonatingRole ?? person.role);
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
 * Runs an operation of the caller's club once per `Idempotency-Key`. `body` is what a retry must repeat. The response is JSON; or
 * nothing, for 204.
 */
export function onceInClub<T>(c: Ctx, body: unknown, verb: (tx: ClubTx) => Promise<T>): Promise<T> {
  return inClub(c, (tx) => once(tx, keyOf(c), routeOf(c), body, () => verb(tx)));
}

/** The same for a response with a secret, which is kept encrypted (docs/decisions/0079). */
export function onceInClubSecretly<T>(c: Ctx, body: unknown, verb: (tx: ClubTx) => Promise<T>): Promise<T> {
  return inClub(c, (tx) => {
    const [secret, place] = [c.get("deps").keys.secretFor("kept responses"), `${tx.userId} ${keyOf(c)}`];
    const form: KeptForm<T> = {
      write: (response) => ({ sealed: seal(secret, JSON.stringify(response), place).toString("base64") }),
      read: (kept) =>
        JSON.parse(unseal(secret, Buffer.from((kept as { sealed: string }).sealed, "base64"), place)) as T,
    };
    return once(tx, keyOf(c), routeOf(c), body, () => verb(tx), undefined, form);
  });
}

/** The same for a person with or without a club, which the operation may change: the key is the person's. */
export function onceAsPerson<T>(c: Ctx, body: unknown, verb: (tx: PersonTx) => Promise<T>): Promise<T> {
  return asPerson(c, (tx) => onceOf(c, tx, body, () => verb(tx)));
}

/** The same within the person's transaction, after what must be checked again for a retry. */
export function onceOf<T>(c: Ctx, { sql, person }: PersonTx, body: unknown, verb: () => Promise<T>): Promise<T> {
  return once({ sql, userId: person.userId, clubId: null }, keyOf(c), routeOf(c), body, verb);
}

/** {@link onceInClub}, but also while the club's access is expired. */
export function onceInClubOfAnyStatus<T>(c: Ctx, body: unknown, verb: (tx: ClubTx) => Promise<T>): Promise<T> {
  return inClubOfAnyStatus(c, (tx) => once(tx, keyOf(c), routeOf(c), body, () => verb(tx)));
}

/** The body of an operation whose result is of the caller's session, or of the club that it is in: another session repeats nothing of it. */
export const ofSession = <T extends object>(c: Ctx, body: T) => ({ ...body, session: c.get("token")?.sessionId });

const keyOf = (c: Ctx): string | undefined => c.req.header("idempotency-key");

/** An operation in two parts, for {@link onceInClubJudged}. */
interface JudgedOperation<T, Ahead, Judged> {
  /** The transaction's first statement: the caller, what the key has kept for them, and what the operation reads first. */
  begin(key: string | undefined): Begin<{ kept: KeptResponse | undefined; read: Ahead }>;
  /** Reads and rejects, and writes nothing. */
  judge(tx: ClubTx, read: Ahead): Promise<Judged>;
  /** Keeps its response together with its last statement, which may be sent by `last`. */
  write(tx: ClubTx, judged: Judged, keep: Keep<T>, last: Last): Promise<T>;
}

/**
 * The same in two round trips (docs/decisions/0044): what the operation reads first is the transaction's first statement, its last
 * one is sent with the commit, and so is the audit row of a rejection before anything was written.
 */
export function onceInClubJudged<T, Ahead, Judged>(
  c: Ctx,
  body: unknown,
  { begin, judge, write }: JudgedOperation<T, Ahead, Judged>,
): Promise<T> {
  const key = keyOf(c);
  return forPerson(c, (db, who, origin) =>
    personTransactionFrom(db, who, begin(key), async (sql, person, last, { kept, read }) => {
      noteClub(c, person);
      countWrite(c, person);
      const tx = { sql, person, origin };
      const club = clubTxOf(tx);
      let mayHaveWritten = false;
      const verb = async (keep: Keep<T>) => {
        const judged = await judge(club, read);
        mayHaveWritten = true;
        return write(club, judged, keep, last);
      };
      try {
        requireAccess(tx);
        return await once(club, key, routeOf(c), body, verb, async () => kept);
      } catch (error) {
        if (error instanceof DomainError && !mayHaveWritten && isRecorded(error)) {
          await last(rejectionOf(tx, actionOf(c), error));
          recorded.add(error);
        }
        throw error;
      }
    }),
  );
}

const routeOf = (c: Ctx): string => `${c.req.method} ${c.req.path.replace(/^\/api\/v1/, "")}`;
