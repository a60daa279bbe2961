import { setTimeout } from "node:timers";
import type { Logger } from "pino";
import type { Database } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import { countHealth } from "./queries.ts";
import type { GivenRelease } from "./read-registry.ts";

/** Pages are counted together, so that no page waits for the database, and a full house costs it one row a second. */
const FLUSH_MS = 1_000;

/** Counts the pages that begin with a canary, and those that begin with the live release beside it. */
export class CanaryPages {
  readonly #db: Database;
  readonly #log: Logger;
  #counted = new Map<string, { given: GivenRelease; pages: number }>();
  #timer: NodeJS.Timeout | undefined;
  #written: Promise<void> = Promise.resolve();

  constructor(db: Database, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  count(given: GivenRelease[]): void {
    for (const one of given) {
      const key = JSON.stringify(one);
      const pages = (this.#counted.get(key)?.pages ?? 0) + 1;
      this.#counted.set(key, { given: one, pages });
    }
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
  }

  /** Resolves when all that was counted before is written, also by a write that is under way. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#written = this.#written.then(() => this.#write());
    return this.#written;
  }

  /** A failure is logged: lost pages make a canary look worse, never better. */
  async #write(): Promise<void> {
    const counted = [...this.#counted.values()];
    this.#counted = new Map();
    if (counted.length === 0) return;
    try {
      await authTransaction(
        this.#db,
        async (sql) => {
          for (const { given, pages } of counted) await countHealth(sql, given, { pages });
        },
        { changesPeople: false },
      );
    } catch (error) {
      this.#log.error({ err: error }, "the pages of canaries could not be counted");
    }
  }
}
