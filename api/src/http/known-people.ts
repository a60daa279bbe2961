import type { Database } from "../db/pool.ts";
import { type Credentials, type Person, personTransaction } from "../db/transaction.ts";
import { endOfAccess } from "./end-of-access.ts";

/** How long a person's rights are used without asking the database again, in milliseconds. */
const KEPT = 5_000;
const MOST_KEPT = 20_000;

interface Known {
  person: Person;
  /** Epoch milliseconds. */
  until: number;
}

/**
 * The people whose rights this process has just read, by session (docs/decisions/0043). Whatever may change them drops them: every
 * write of this process at its commit, and the notifications of others.
 */
export class KnownPeople {
  readonly #db: Database;
  readonly #isHearing: () => boolean;
  readonly #bySession = new Map<string, Known>();
  /** Grows with everything that is dropped, so that what was read before is not kept after. */
  #drops = 0;

  constructor(db: Database, isHearing: () => boolean) {
    this.#db = db;
    this.#isHearing = isHearing;
  }

  /** The person of the session, at most a few seconds old. Throws `unauthenticated` if the session has ended. */
  async read(credentials: Credentials, tokenExpiresAt: number): Promise<Person> {
    const known = this.peek(credentials);
    if (known) return known;
    const drops = this.#drops;
    const person = await personTransaction(this.#db, credentials, async (_sql, person) => person, { isReadOnly: true });
    if (drops === this.#drops && this.#isHearing()) {
      if (this.#bySession.size >= MOST_KEPT) this.#bySession.clear();
      const until = Math.min(Date.now() + KEPT, endOfAccess(person, tokenExpiresAt));
      this.#bySession.set(credentials.sessionId, { person, until });
    }
    return person;
  }

  /** The person if they are kept. */
  peek({ sessionId, userId }: Pick<Credentials, "sessionId" | "userId">): Person | undefined {
    const known = this.#bySession.get(sessionId);
    if (!known || known.person.userId !== userId || Date.now() >= known.until || !this.#isHearing()) return undefined;
    return known.person;
  }

  dropSession(sessionId: string): void {
    this.#drops += 1;
    this.#bySession.delete(sessionId);
  }

  /** Drops the people of a club; null: all. */
  drop(clubId: string | null): void {
    this.#drops += 1;
    for (const [sessionId, { person }] of this.#bySession) {
      if (clubId === null || person.clubId === clubId) this.#bySession.delete(sessionId);
    }
  }
}
