import { cutText } from "@courtside/contracts/domain/cut-text.ts";
import type { Logger } from "pino";
import type { ClubTx } from "../club-tx.ts";
import type { Database } from "../db/pool.ts";
import { asTenant, authTransaction } from "../db/transaction.ts";
import { DomainError, type ErrorType, forbidden } from "../errors.ts";
import type { Job } from "../jobs/repeat.ts";
import { carryOut } from "./close.ts";
import type { ClosedEvents } from "./closed-events.ts";
import { carryOutExtension } from "./extend.ts";
import { beginClosureWork, type DueClosure, failClosureWork, noteClosureWork } from "./queries.ts";
import { carryOutUndo } from "./undo.ts";

const RETRY_SECONDS = 5;
/** What another attempt may not meet again, as a lock that was not free in time. */
const PASSING = new Set<ErrorType>(["unavailable", "timeout", "rate_limited"]);
/** A bound for a stop of the process, which waits for the run. */
const MOST_STEPS = 20;

interface Closing {
  db: Database;
  events: ClosedEvents;
  log: Pick<Logger, "error">;
}

/** Carries out closures, extensions and undos that are too big for a request, each in one transaction: a process that dies leaves nothing half done. */
export const closuresJob = (to: Closing): Job => ({
  name: "closures",
  everySeconds: 5,
  async run() {
    let closed = 0;
    while (closed < MOST_STEPS && (await closeNext(to))) closed++;
    return { closed };
  },
});

/** False: nothing is due. */
async function closeNext({ db, events, log }: Closing): Promise<boolean> {
  let due: DueClosure | null = null;
  try {
    await authTransaction(db, async (sql) => {
      due = await beginClosureWork(sql);
      if (!due) return;
      const begun = due;
      const tx = closerOf(begun, sql);
      const { closure, work } = begun;
      const onProgress = progressOf(db, begun);
      await asTenant(sql, () =>
        "extend" in work
          ? carryOutExtension(tx, closure, work, events, onProgress)
          : "undo" in work
            ? carryOutUndo(tx, closure, work, events, onProgress)
            : carryOut(tx, closure, work, events, onProgress),
      );
    });
    return due !== null;
  } catch (error) {
    const { closure_club: clubId, closure: id } = (due as DueClosure | null) ?? {};
    if (!clubId || !id) throw error;
    const problem = error instanceof DomainError && !PASSING.has(error.kind) ? cutText(error.message, 400) : null;
    if (problem === null) log.error({ err: error, closure: id }, "a closure was not carried out");
    await authTransaction(db, (sql) => failClosureWork(sql, clubId, id, problem, RETRY_SECONDS), {
      changesPeople: false,
    });
    return true;
  }
}

/** The transaction of who closes, as in a request of theirs. */
function closerOf({ closure_club, closer, role, work, now }: DueClosure, sql: ClubTx["sql"]): ClubTx {
  if (role === null) throw forbidden("Who closed the courts may not do that any more");
  const { origin, person } = work;
  return { sql, person, origin, clubId: closure_club, userId: closer, role, now: now.getTime() };
}

/** Writes the progress from outside the transaction, which nobody sees into. One write at a time; a failed one does no harm. */
function progressOf(db: Database, { closure_club: clubId, closure: id }: DueClosure) {
  let isWriting = false;
  return (done: number): void => {
    if (isWriting) return;
    isWriting = true;
    authTransaction(db, (sql) => noteClosureWork(sql, clubId, id, done), { changesPeople: false })
      .catch(() => {})
      .finally(() => {
        isWriting = false;
      });
  };
}
