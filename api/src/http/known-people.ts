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
  /** The sessions of a club's people, which each of its writes drops. */
  readonly #ofClub = new Map<string, Set<string>>();
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
      if (this.#bySession.size >= MOST_KEPT) this.#clear();
      const until = Math.min(Date.now() + KEPT, endOfAccess(person, tokenExpiresAt));
      this.#keep(credentials.sessionId, { person, until });
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
    this.#forget(sessionId);
  }

  /** Drops the people of a club; null: all. */
  drop(clubId: string | null): void {
    this.#drops += 1;
    if (clubId === null) {
      this.#clear();
      return;
    }
    for (const sessionId of this.#ofClub.get(clubId) ?? []) this.#bySession.delete(sessionId);
    this.#ofClub.delete(clubId);
  }

  #keep(sessionId: string, known: Known): void {
    const { clubId } = known.person;
    // A person who has changed clubs is kept under the new one alone.
    this.#forget(sessionId);
    this.#bySession.set(sessionId, known);
    if (clubId) this.#ofClub.set(clubId, (this.#ofClub.get(clubId) ?? new Set()).add(sessionId));
  }

  #forget(sessionId: string): void {
    const clubId = this.#bySession.get(sessionId)?.person.clubId;
    const ofClub = clubId ? this.#ofClub.get(clubId) : undefined;
    ofClub?.delete(sessionId);
    if (clubId && ofClub?.size === 0) this.#ofClub.delete(clubId);
    this.#bySession.delete(sessionId);
  }

  #clear(): void {
    this.#bySession.clear();
    this.#ofClub.clear();
  }
}
