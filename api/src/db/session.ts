import postgres from "postgres";
import { DomainError } from "../errors.ts";
import { statementSpans } from "../tracing/transaction-span.ts";
import type { ArrayTypes } from "./array-types.ts";
import { collectNotifications } from "./notifications.ts";

/** The statements of a transaction: tagged templates, as the driver takes them. */
export type Sql = postgres.ISql;

/** The rights of a transaction: see the grants in the migrations. */
export type GroupRole = "courtside_tenant" | "courtside_auth";

/**
 * One connection. The role is courtside_api, which can do nothing until a transaction chooses a group role.
 * Statements end after 8 s, below the request's own limit, so that a slow query is cancelled and not merely abandoned.
 */
export interface Session {
  sql: postgres.Sql;
  /** Not connected yet. */
  isFresh: boolean;
  /** Its connection broke. It is then discarded, because the driver cannot recover a connection that broke in a transaction. */
  isLost: boolean;
  /** Sent after each `begin`. */
  limits: string;
}

interface SessionOptions {
  isPooled?: boolean;
  /** The array types that an earlier session found. */
  arrayTypes?: ArrayTypes | undefined;
}

const LIMITS = { statement_timeout: 8_000, lock_timeout: 5_000 };

/**
 * `isPooled`: behind a pooler that gives each transaction another connection to Postgres. Then nothing may be set or prepared for
 * longer than a transaction, and poolers reject settings that come with the connection.
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
      // The driver would end an old connection between two statements of a transaction that it does not know about.
      max_lifetime: null,
      connect_timeout: 5,
      onnotice: () => {},
      onclose: () => {
        session.isLost = true;
      },
      connection: { application_name: "courtside-api", ...(!isPooled && LIMITS) },
      types: {
        ...arrayTypes,
        // Wall-clock dates stay text; a JavaScript Date would add a time zone.
        date: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (value: string) => value },
      },
    }),
  };
  return session;
}

export interface TransactionOptions {
  role: GroupRole;
  /** Read-only, so that the commit need not be awaited. */
  isReadOnly?: boolean | undefined;
}

/** Sends a transaction's last statement together with the commit, which saves a round trip; its rows, once both have succeeded. */
export type Last = <Rows extends readonly postgres.MaybeRow[]>(
  statement: postgres.PendingQuery<Rows>,
) => Promise<postgres.RowList<Rows>>;

/**
 * Runs `work` between begin and commit, or rollback if it throws, unless it has ended the transaction by `last`. Work that it left
 * running sends no statements after that. `notifications`: gets what `notifyAfterCommit` was given, and is empty after a rollback.
 */
export async function transact<T>(
  session: Session,
  { role, isReadOnly = false }: TransactionOptions,
  work: (sql: Sql, last: Last) => Promise<T>,
  notifications: string[] = [],
): Promise<T> {
  const { sql } = session;
  let isOver = false;
  let ending: "sent" | "done" | undefined;
  const last: Last = async (statement) => {
    if (isOver) throw new Error("this transaction is over");
    isOver = true;
    ending = "sent";
    // If the statement fails, so does the commit, and its error, which says less, comes second.
    const [rows] = await Promise.all([statement.execute(), commit(sql)]);
    ending = "done";
    return rows;
  };
  const traced = statementSpans();
  const guarded: Sql = new Proxy(sql, {
    apply(query, self, text) {
      if (isOver) throw new Error("this transaction is over");
      const statement = Reflect.apply(query, self, text);
      // Other arguments make a part of a statement, such as a list of values.
      if (traced && Array.isArray(text[0]?.raw)) traced(text[0], statement);
      return statement;
    },
  });
  collectNotifications(guarded, notifications);
  try {
    const begun = sql
      .unsafe(`begin${isReadOnly ? " read only" : ""}; set local role ${role}${session.limits}`)
      .execute();
    // On an open connection the first statements are sent together with the begin, which saves a round trip.
    if (session.isFresh) await begun;
    session.isFresh = false;
    const [, result] = await Promise.all([begun, work(guarded, last)]);
    isOver = true;
    if (ending) return result;
    ending = "sent";
    if (isReadOnly) endInBackground(session, sql`commit`);
    else await commit(sql);
    ending = "done";
    return result;
  } catch (error) {
    isOver = true;
    if (ending === "done") throw error;
    // A commit whose response was lost may have succeeded.
    if (!ending || leavesConnectionWhole(error) || error instanceof RolledBack) notifications.length = 0;
    if (!leavesConnectionWhole(error)) session.isLost = true;
    else if (!ending) endInBackground(session, sql`rollback`);
    throw error;
  }
}

class RolledBack extends Error {}

async function commit(sql: Sql): Promise<void> {
  const { command } = await sql`commit`.execute();
  if (command !== "COMMIT") throw new RolledBack(`the transaction ended with ${command}`);
}

const leavesConnectionWhole = (error: unknown): boolean =>
  error instanceof DomainError ||
  (error instanceof postgres.PostgresError && error.severity !== "FATAL" && error.severity !== "PANIC");

/** The next transaction on the session queues behind this statement, so it is not awaited. */
function endInBackground(session: Session, statement: postgres.PendingQuery<postgres.Row[]>): void {
  statement.catch(() => {
    session.isLost = true;
  });
}
