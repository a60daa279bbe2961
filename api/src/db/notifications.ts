import type postgres from "postgres";

type Sql = postgres.ISql;

/** The channel that every api process listens on. */
export const LIVE_CHANNEL = "courtside_live";

/** The most that one statement sends. */
const MOST_AT_ONCE = 500;
/** Postgres takes shorter ones only: bytes, and characters, because ids, dates and words of ours are plain. */
const TOO_LONG = 8_000;

/** What each open transaction will notify of. */
const ofTransaction = new WeakMap<Sql, string[]>();

/** From now on `notifyAfterCommit` adds to `texts` for this transaction. */
export const collectNotifications = (sql: Sql, texts: string[]): unknown => ofTransaction.set(sql, texts);

/**
 * Notifies every process once this transaction has committed, before its result is returned. Not with the commit: Postgres lets one
 * transaction with notifications commit at a time, so that each waits for the disk alone (docs/decisions/0116). In a transaction that
 * the api did not open it is sent with the commit.
 */
export async function notifyAfterCommit(sql: Sql, text: string): Promise<void> {
  if (text.length >= TOO_LONG) throw new Error("this notification is too long");
  const texts = ofTransaction.get(sql);
  if (texts) texts.push(text);
  else await sql`select pg_notify(${LIVE_CHANNEL}, ${text})`;
}

/** Notifies with the commit, also of what the transaction has collected so far: for what must reach every process even if this one is killed. */
export async function notifyWithCommit(sql: Sql, text: string): Promise<void> {
  const texts = [...(ofTransaction.get(sql)?.splice(0) ?? []), text];
  await sql`select pg_notify(${LIVE_CHANNEL}, text) from unnest(${texts}::text[]) as text`;
}

export interface Notifier {
  /** Resolves when they were sent, or when that has failed: then they are sent as soon as the database can be reached. */
  send(texts: readonly string[]): Promise<void>;
  /** Resolves when no statement is under way. */
  idle(): Promise<void>;
}

/**
 * Sends notifications: what comes while a statement is under way goes with the next, each text once. `run` runs a statement on some
 * connection; `pause`: before another attempt, ms.
 */
export function openNotifier(
  run: (statement: (sql: Sql) => Promise<unknown>) => Promise<unknown>,
  pause = 200,
): Notifier {
  let waiting: string[] = [];
  let underWay = Promise.resolve();
  let next: Promise<void> | undefined;

  async function sendWaiting(): Promise<void> {
    next = undefined;
    const all = [...new Set(waiting)];
    const texts = all.slice(0, MOST_AT_ONCE);
    waiting = all.slice(MOST_AT_ONCE);
    if (texts.length === 0) return;
    try {
      await run((sql) => sql`select pg_notify(${LIVE_CHANNEL}, text) from unnest(${texts}::text[]) as text`);
    } catch {
      // The database cannot be reached. Nothing is committed meanwhile, so what waits does not grow.
      waiting = [...texts, ...waiting];
      setTimeout(begin, pause);
      return;
    }
    if (waiting.length > 0) await sendWaiting();
  }

  function begin(): Promise<void> {
    next ??= underWay.then(() => {
      underWay = sendWaiting();
      return underWay;
    });
    return next;
  }

  return {
    async send(texts) {
      if (texts.length === 0) return;
      waiting.push(...texts);
      await begin();
    },
    idle: () => next ?? underWay,
  };
}
