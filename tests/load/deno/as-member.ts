import type { ClubTx } from "../../../api/src/club-tx.ts";
import { personTransaction } from "../../../api/src/db/transaction.ts";
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
  return personTransaction(
    database,
    { ...person, now: undefined },
    (sql, found) => {
      if (!found.clubId || !found.role) throw new Error("not a member");
      const origin = { requestId: crypto.randomUUID(), sessionId: person.sessionId, ip: "127.0.0.1", userAgent: "" };
      const { clubId, role, now } = found;
      return verb({ sql, person: found, origin, clubId, userId: person.userId, role, now });
    },
    { isReadOnly },
  );
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
