import { DomainError } from "../errors.ts";
import { inTransactionSpan } from "../tracing/transaction-span.ts";
import { type ArrayTypes, arrayTypesOf } from "./array-types.ts";
import { type Listening, listen } from "./listener.ts";
import { openNotifier } from "./notifications.ts";
import { type Last, openSession, type Session, type Sql, type TransactionOptions, transact } from "./session.ts";

export type { Last, Sql, TransactionOptions } from "./session.ts";

/** The process's connections to Postgres. */
export interface Database {
  /** One statement without a transaction, as a role with minimal read rights. */
  <Rows extends readonly object[]>(text: TemplateStringsArray, ...values: string[]): Promise<Rows>;
  /** One transaction under a group role: committed when `work` resolves, rolled back when it throws. */
  begin<T>(options: WorkOptions, work: (sql: Sql, last: Last) => Promise<T>): Promise<T>;
  /** Listens to a channel on a connection of its own, and again after that was lost; `onListening` is called each time. */
  listen(channel: string, onMessage: (payload: string) => void, onListening: () => void): Promise<Listening>;
  /**
   * Calls back at the end of each transaction that may have changed something, also after an error: the commit may have succeeded
   * although its response was lost. Before its notifications are sent, which may wait for a connection.
   */
  onWrite(listener: (write: Write) => void): void;
  /** How many connections work and wait for work, and how many requests wait for one. */
  connections(): Record<"busy" | "idle" | "waiting", number>;
  /** Closes every connection; those in use as soon as their transaction has ended, or after `timeout` seconds. */
  end(options?: { timeout?: number }): Promise<void>;
}

export interface WorkOptions extends TransactionOptions {
  /** What it may have changed, asked at its end; null or not there: nothing that this process keeps. */
  written?: () => Write | null;
}

/** What a transaction of this process may have changed. */
export interface Write {
  /** The club of the person who made it; null: it may concern people of any club. */
  clubId: string | null;
}

/** A caller that has waited longer in the queue gets an error and may retry: later it would exceed its own time limit. */
const LONGEST_WAIT = 8_000;

export interface PoolOptions {
  max?: number;
  listenUrl?: string | undefined;
}

interface Waiter {
  since: number;
  resolve: (session: Session) => void;
  reject: (error: DomainError) => void;
}

/**
 * At most `max` concurrent transactions; the others wait in order of arrival. Connections are opened when needed. A separate
 * `listenUrl` means that `url` points to a transaction pooler, which does not support listening.
 */
export function openPool(url: string, { max = 10, listenUrl }: PoolOptions = {}): Database {
  const sessions = new Set<Session>();
  const idle: Session[] = [];
  const waiting: Waiter[] = [];
  const isPooled = listenUrl !== undefined;
  const writeListeners: ((write: Write) => void)[] = [];
  let arrayTypes: ArrayTypes | undefined;

  function open(): Session {
    const session = openSession(url, { isPooled, arrayTypes });
    sessions.add(session);
    return session;
  }

  function discard(session: Session): void {
    sessions.delete(session);
    void session.sql.end({ timeout: 0 });
  }

  /** `isFirst`: before those who already wait. */
  function take(isFirst: boolean): Promise<Session> {
    for (let session = idle.pop(); session; session = idle.pop()) {
      if (!session.isLost) return Promise.resolve(session);
      discard(session);
    }
    if (sessions.size < max) return Promise.resolve(open());
    return new Promise((resolve, reject) => {
      const waiter = { since: performance.now(), resolve, reject };
      if (isFirst) waiting.unshift(waiter);
      else waiting.push(waiter);
    });
  }

  function give(session: Session): void {
    if (!session.isLost) arrayTypes ??= arrayTypesOf(session.sql);
    if (session.isLost) discard(session);
    const next = nextInTime(waiting);
    if (next) next.resolve(session.isLost ? open() : session);
    else if (!session.isLost) idle.push(session);
  }

  async function use<T>(work: (session: Session) => Promise<T>, isFirst = false): Promise<T> {
    const session = await take(isFirst);
    try {
      return await work(session);
    } finally {
      give(session);
    }
  }

  const notifier = openNotifier((statement) => use((session) => whole(session, statement(session.sql)), true));

  async function begin<T>(options: WorkOptions, work: (sql: Sql, last: Last) => Promise<T>): Promise<T> {
    const notifications: string[] = [];
    try {
      return await inTransactionSpan(options.isReadOnly ? "read" : "write", () =>
        use((session) => transact(session, options, work, notifications)),
      );
    } finally {
      const write = options.isReadOnly ? null : options.written?.();
      if (write) for (const listener of writeListeners) listener(write);
      await notifier.send(notifications);
    }
  }

  return Object.assign(
    <Rows extends readonly object[]>(text: TemplateStringsArray, ...values: string[]) =>
      use((session) => whole(session, session.sql<Rows & object[]>(text, ...values))),
    {
      begin,
      listen: listen.bind(undefined, listenUrl ?? url),
      onWrite: (listener: (write: Write) => void) => void writeListeners.push(listener),
      connections: () => ({ busy: sessions.size - idle.length, idle: idle.length, waiting: waiting.length }),
      async end(options?: { timeout?: number }) {
        await notifier.idle();
        await Promise.all([...sessions].map(({ sql }) => sql.end(options)));
      },
    },
  );
}

/** A connection whose statement failed is not used again. */
async function whole<T>(session: Session, statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    session.isLost = true;
    throw error;
  }
}

/** The first in the queue who has not waited too long; those who have are rejected. */
function nextInTime(waiting: Waiter[]): Waiter | undefined {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (performance.now() - next.since < LONGEST_WAIT) return next;
    next.reject(new DomainError("unavailable", "busy", "The service is busy, please try again"));
  }
  return undefined;
}
