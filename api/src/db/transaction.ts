import { setTimeout as pause } from "node:timers/promises";
import type { AccessStatus } from "@courtside/contracts/domain/access.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { ConcurrentChange, DomainError } from "../errors.ts";
import { databaseUnavailable, isDeadlock, isReadOnlyDatabase, translateDatabaseError } from "./errors.ts";
import type { Database, Last, Sql, WorkOptions } from "./pool.ts";

/** The claims of a verified token. `now` moves the clock, and is only set while TEST_CLOCK is on. */
export interface Credentials {
  userId: string;
  sessionId: string;
  now: string | undefined;
}

/** The person of a request, in the database's current state. */
export interface Person {
  userId: string;
  email: string;
  fullName: string;
  isDemo: boolean;
  createdAt: string;
  clubId: string | null;
  role: Role | null;
  impersonatingRole: Role | null;
  bio: string;
  sports: string[];
  access: AccessStatus;
  /** When the session ends even if refreshed, UTC ISO 8601; null: it has no such end. */
  sessionExpiresAt: string | null;
  /** The persona of a QA session (docs/product/access.md#qa-sign-in). */
  qaRole: Role | null;
  /** The clock of the rules, epoch milliseconds. */
  now: number;
}

/** The columns of request_context, as JSON. */
export interface ContextRow {
  problem: keyof typeof PROBLEMS | null;
  user_id: string;
  email: string;
  full_name: string | null;
  is_demo: boolean;
  created_at: string;
  club_id: string | null;
  role: Role | null;
  impersonating_role: Role | null;
  bio: string | null;
  sports: string[] | null;
  access: AccessStatus;
  session_expires_at: string | null;
  qa_role: Role | null;
  now: string;
}

const PROBLEMS = {
  user_not_found: "User from sub claim in JWT does not exist",
  user_banned: "User is banned",
  session_not_found: "Session from session_id claim in JWT does not exist",
  insufficient_aal: "This account needs its second factor: enter a code first",
} as const;

/** The part of the database that a transaction needs. */
export type Transactions = Pick<Database, "begin">;

/** Who the caller is, and what else was read in the same statement. */
export interface Beginning<Ahead> {
  context: ContextRow;
  ahead: Ahead;
}

/** The first statement of a transaction, which calls begin_request. */
export type Begin<Ahead> = (sql: Sql, credentials: Credentials) => Promise<Beginning<Ahead>>;

async function beginRequest(sql: Sql, { userId, sessionId }: Credentials): Promise<Beginning<undefined>> {
  const [row] = await sql<{ context: ContextRow }[]>`
    select to_jsonb(context) as context from begin_request(${userId}, ${sessionId}) as context`;
  if (!row) throw new Error("begin_request gave no row");
  return { context: row.context, ahead: undefined };
}

/**
 * One request, one transaction, bound to the caller's club by row-level security (docs/product/roles.md#tenant-isolation). Throws
 * `unauthenticated` if the session has ended.
 */
export function personTransaction<T>(
  db: Transactions,
  credentials: Credentials,
  work: (sql: Sql, person: Person, last: Last) => Promise<T>,
  { isReadOnly = false }: { isReadOnly?: boolean } = {},
): Promise<T> {
  return personTransactionFrom(db, credentials, beginRequest, work, { isReadOnly });
}

/**
 * The same with another first statement: what it reads besides the caller saves a round trip. A transaction runs again if it ends with
 * a {@link ConcurrentChange}; or if a deadlock rolled it back, after the one that it was in the way of: operations lock in one order, but
 * who erases an account touches rows of every table. So `work` keeps nothing outside of it.
 */
export function personTransactionFrom<T, Ahead>(
  db: Transactions,
  credentials: Credentials,
  begin: Begin<Ahead>,
  work: (sql: Sql, person: Person, last: Last, ahead: Ahead) => Promise<T>,
  { isReadOnly = false }: { isReadOnly?: boolean } = {},
): Promise<T> {
  let clubId: string | null = null;
  const options = { role: "courtside_tenant", isReadOnly, written: () => ({ clubId }) } as const;
  const whole = async (sql: Sql, last: Last) => {
    const { now } = credentials;
    if (now !== undefined) await sql`select set_config('courtside.now', ${now}, true)`;
    const { context, ahead } = await begin(sql, credentials);
    const { problem } = context;
    if (problem) throw new DomainError("unauthenticated", problem, PROBLEMS[problem], { field: "authorization" });
    clubId = context.club_id;
    return work(sql, toPerson(context), last, ahead);
  };
  return translated(options, () => withReruns(() => db.begin(options, whole)));
}

/** Before another try, in milliseconds: the other transaction has to get what this one has released before it is taken again. */
const PAUSES_AFTER_DEADLOCK = [100, 400];

async function withReruns<T>(transaction: () => Promise<T>): Promise<T> {
  for (const wait of PAUSES_AFTER_DEADLOCK) {
    try {
      return await transaction();
    } catch (error) {
      if (isDeadlock(error)) await pause(wait);
      else if (!(error instanceof ConcurrentChange)) throw error;
    }
  }
  return transaction();
}

/**
 * A transaction of the auth service: its own tables, and no club's. `changesPeople` is false for work that ends no session and
 * changes no account or membership, so that what is kept of them stays valid.
 */
export function authTransaction<T>(
  db: Database,
  work: (sql: Sql) => Promise<T>,
  { changesPeople = true } = {},
): Promise<T> {
  return run(db, { role: "courtside_auth", written: () => (changesPeople ? { clubId: null } : null) }, work);
}

/**
 * A part of a person's transaction that runs with the rights of the auth service instead of the club's, for what must be
 * committed with the change around it.
 */
export async function asAuthService<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  await sql`set local role courtside_auth`;
  const result = await work();
  await sql`set local role courtside_tenant`;
  return result;
}

/** The reverse, for a job: the rest of the transaction runs inside a club, which a narrow function has chosen. */
export async function asTenant<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  await sql`set local role courtside_tenant`;
  return work();
}

/** A transaction without a person, for public data. */
export function publicTransaction<T>(db: Database, work: (sql: Sql) => Promise<T>): Promise<T> {
  return run(db, { role: "courtside_tenant", isReadOnly: true }, work);
}

/** A transaction bound to a club without a person, for what is the same for all of its members (docs/decisions/0043). */
export function clubTransaction<T>(db: Database, clubId: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  return run(db, { role: "courtside_auth", isReadOnly: true }, async (sql) => {
    const begun = Promise.all([sql`select begin_shared_day(${clubId})`, sql`set local role courtside_tenant`]);
    const [result] = await Promise.all([work(sql), begun]);
    return result;
  });
}

const run = <T>(db: Transactions, options: WorkOptions, work: (sql: Sql, last: Last) => Promise<T>): Promise<T> =>
  translated(options, () => db.begin(options, work));

async function translated<T>(options: WorkOptions, transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    // A standby accepts no writes. In a transaction that requested none, the error would be a bug.
    if (!options.isReadOnly && isReadOnlyDatabase(error)) throw databaseUnavailable();
    throw translateDatabaseError(error);
  }
}

function toPerson(row: ContextRow): Person {
  return {
    userId: row.user_id,
    email: row.email,
    fullName: row.full_name ?? "",
    isDemo: row.is_demo,
    createdAt: new Date(row.created_at).toISOString(),
    clubId: row.club_id,
    role: row.role,
    impersonatingRole: row.impersonating_role,
    bio: row.bio ?? "",
    sports: row.sports ?? [],
    access: utcTimes(row.access),
    sessionExpiresAt: utc(row.session_expires_at),
    qaRole: row.qa_role,
    now: Date.parse(row.now),
  };
}

const utc = (instant: string | null): string | null => (instant === null ? null : new Date(instant).toISOString());

function utcTimes(access: AccessStatus): AccessStatus {
  return { ...access, demo_expires_at: utc(access.demo_expires_at), trial_expires_at: utc(access.trial_expires_at) };
}
