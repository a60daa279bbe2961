import postgres from "postgres";
import { DomainError } from "../errors.ts";
import type { ArrayTypes } from "./array-types.ts";

/** What a transaction says to the database: tagged templates, as the driver takes them. */
export type Sql = postgres.ISql;

/** What a transaction may do: see the grants in the migrations. */
export type GroupRole = "courtside_tenant" | "courtside_auth";

/**
 * One connection. The role is courtside_api, which can do nothing until a transaction chooses a group role.
 * Statements end after 8 s, below the request's own limit, so that a slow query is cancelled and not merely abandoned.
 */
export interface Session {
  sql: postgres.Sql;
  /** Not connected yet. */
  isFresh: boolean;
  /** Its connection broke. It is then thrown away: one that broke under a transaction the driver cannot mend. */
  isLost: boolean;
  /** Follows each `begin`. */
  limits: string;
}

interface SessionOptions {
  isPooled?: boolean;
  /** As a session before this one found them. */
  arrayTypes?: ArrayTypes | undefined;
}

const LIMITS = { statement_timeout: 8_000, lock_timeout: 5_000 };

/**
 * `isPooled`: behind a pooler that gives each transaction another connection to Postgres. Nothing may be set or prepared for
 * longer than a transaction then, and poolers reject settings that come with the connection.
 */
export function openSession(url: string, { isPooled = false, arrayTypes }: SessionOptions = {}): Session {
  const session: Session = {
    isFresh: true,
    isLost: false,
    limits: isPooled
      ? Object.entries(LIMITS)
          .map(([name, value]) => `; set local ${name} = ${value}`)
          .join("")
      : "",
    sql: postgres(url, {
      prepare: !isPooled,
      fetch_types: arrayTypes === undefined,
      max: 1,
      idle_timeout: 60,
      // The driver would end an old connection between two statements of a transaction that it knows nothing of.
      max_lifetime: null,
      connect_timeout: 5,
      onnotice: () => {},
      onclose: () => {
        session.isLost = true;
      },
      connection: { application_name: "courtside-api", ...(!isPooled && LIMITS) },
      types: {
        ...arrayTypes,
        // Wall-clock dates stay the text they are; a JavaScript Date would add a zone.
        date: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (value: string) => value },
      },
    }),
  };
  return session;
}

export interface TransactionOptions {
  role: GroupRole;
  /** Nothing may be changed, so nobody needs to wait for the commit. */
  isReadOnly?: boolean | undefined;
}

/** Runs `work` between begin and commit, or rollback when it throws. Nothing it started says a word after that. */
export async function transact<T>(
  session: Session,
  { role, isReadOnly = false }: TransactionOptions,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const { sql } = session;
  let isOver = false;
  const guarded: Sql = new Proxy(sql, {
    apply(query, self, text) {
      if (isOver) throw new Error("this transaction is over");
      return Reflect.apply(query, self, text);
    },
  });
  try {
    const begun = sql
      .unsafe(`begin${isReadOnly ? " read only" : ""}; set local role ${role}${session.limits}`)
      .execute();
    // On an open connection the first statements travel together with the begin, which saves a round trip.
    if (session.isFresh) await begun;
    session.isFresh = false;
    const [, result] = await Promise.all([begun, work(guarded)]);
    isOver = true;
    if (isReadOnly) endUnattended(session, sql`commit`);
    else await commit(sql);
    return result;
  } catch (error) {
    isOver = true;
    if (leavesConnectionWhole(error)) endUnattended(session, sql`rollback`);
    else session.isLost = true;
    throw error;
  }
}

async function commit(sql: Sql): Promise<void> {
  const { command } = await sql`commit`;
  if (command !== "COMMIT") throw new Error(`the transaction ended with ${command}`);
}

const leavesConnectionWhole = (error: unknown): boolean =>
  error instanceof DomainError ||
  (error instanceof postgres.PostgresError && error.severity !== "FATAL" && error.severity !== "PANIC");

/** Whoever gets the session next queues behind its last word, so nobody waits for that. */
function endUnattended(session: Session, lastWord: postgres.PendingQuery<postgres.Row[]>): void {
  lastWord.catch(() => {
    session.isLost = true;
  });
}
