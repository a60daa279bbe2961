import type { ClubTx } from "../../../api/src/club-tx.ts";
import type { Sql } from "../../../api/src/db/pool.ts";
import { type Person as FoundPerson, personTransaction } from "../../../api/src/db/transaction.ts";
import { openRecorder, type Recording } from "./recording.ts";
import type { Person } from "./straight-request.ts";

type Recorder = ReturnType<typeof openRecorder>;

/** Runs an operation in the transaction that the api would open for this person. */
export function asMember<T>(
  { database }: Recorder,
  person: Person,
  isReadOnly: boolean,
  verb: (tx: ClubTx) => Promise<T>,
): Promise<T> {
  const work = (sql: Sql, found: FoundPerson) => verb(clubTxOf(sql, found, person.sessionId));
  return personTransaction(database, { ...person, now: undefined }, work, { isReadOnly });
}

export function clubTxOf(sql: Sql, person: FoundPerson, sessionId: string): ClubTx {
  const { clubId, role, now, userId } = person;
  if (!clubId || !role) throw new Error("not a member");
  const origin = { requestId: crypto.randomUUID(), sessionId, ip: "127.0.0.1", userAgent: "" };
  return { sql, person, origin, clubId, userId, role, now };
}

/** Runs it three times, so that every statement is prepared, and returns the last result. */
export async function record(
  url: string,
  run: (recorder: Recorder, n: number) => Promise<unknown>,
): Promise<Recording> {
  const recorder = openRecorder(url);
  let last: Recording = [];
  for (let n = 0; n < RUNS; n++) {
    await run(recorder, n);
    last = await recorder.take();
  }
  await recorder.end();
  return last;
}

export const RUNS = 3;
