import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import type { Database } from "../db/pool.ts";
import { asTenant, authTransaction } from "../db/transaction.ts";
import { DomainError, type ErrorType } from "../errors.ts";
import { whyEnded } from "../import-files/why-ended.ts";
import type { Job } from "../jobs/repeat.ts";
import { bookImported } from "../scheduling/imported/book.ts";
import { beginWork, type DueLine, endWithoutBooking, failLine, updateLanded } from "./queries.ts";

const RETRY_SECONDS = 5;
/** What another attempt may not meet again, as a lock that was not free in time. */
const PASSING = new Set<ErrorType>(["unavailable", "timeout", "rate_limited"]);
/** A bound for one run; the next continues. */
const MOST_STEPS = 5_000;
const COURT_GONE = "The court was deleted meanwhile";

/** Books the lines of imports that are due, one transaction a line, in turn; concurrent processes share the imports. */
export const bookingImportsJob = ({ db }: { db: Database }): Job => ({
  name: "booking-imports",
  everySeconds: 5,
  async run(isStopping = () => false) {
    let lines = 0;
    while (lines < MOST_STEPS && !isStopping() && (await bookNext(db))) lines++;
    return { lines };
  },
});

/** Books a line with its end: a process that dies leaves each line either booked or waiting. False: nothing is due. */
async function bookNext(db: Database): Promise<boolean> {
  let begun: DueLine | null = null;
  try {
    await authTransaction(
      db,
      async (sql) => {
        begun = await beginWork(sql);
        if (!begun) return;
        const due = begun;
        await asTenant(sql, () => bookLine(sql, due));
      },
      { changesPeople: false },
    );
    return begun !== null;
  } catch (error) {
    const due = begun as DueLine | null;
    if (!due) throw error;
    const why = error instanceof DomainError && !PASSING.has(error.kind) ? error.message : null;
    await authTransaction(db, (sql) => failLine(sql, due, why, RETRY_SECONDS), { changesPeople: false });
    if (why === null) throw error;
    return true;
  }
}

async function bookLine(sql: ClubTx["sql"], due: DueLine): Promise<void> {
  const { import_club: clubId, import: importId, role, work, court_id: courtId } = due;
  if (role === null || !can(role, "members:manage")) {
    return endWithoutBooking(sql, due, await whyEnded(sql, clubId));
  }
  if (courtId === null) throw new DomainError("conflict", "court_gone", COURT_GONE);
  const tx: ClubTx = { ...work, sql, clubId, userId: due.sender, role, now: due.now.getTime() };
  const { user_id: userId, walk_in: walkIn, starts_at: startsAt, ends_at: endsAt } = due;
  if (userId === null && walkIn === null) throw new DomainError("conflict", "member_gone", "Is no longer a member");
  await updateLanded(sql, due, await bookImported(tx, { importId, courtId, startsAt, endsAt, userId, walkIn }));
}
