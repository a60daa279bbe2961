import postgres from "postgres";
import { type Session, transact } from "../../../api/src/db/session.ts";
import type { Transactions } from "../../../api/src/db/transaction.ts";

/** One statement as the driver sent it. */
interface Statement {
  text: string;
  values: unknown[];
  /** Type oids of the values; 0 where the driver infers. */
  types: number[];
}

/** The statements of one request: groups that are sent together, each after the results of the previous one. */
export type Recording = Statement[][];

/** A pool of one connection that records its statements. */
export function openRecorder(url: string) {
  let recording: Recording = [];
  let isGroupOpen = false;
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    debug: (_connection, text, values, types) => {
      if (!isGroupOpen) {
        isGroupOpen = true;
        recording.push([]);
        // The driver sends the statements collected so far at the next immediate.
        setImmediate(() => {
          isGroupOpen = false;
        });
      }
      recording.at(-1)?.push({ text, values: [...values], types: [...types] });
    },
  });
  const session: Session = { sql, isFresh: true, isLost: false, limits: "" };
  const database: Transactions = {
    begin: (options, work) => transact(session, options, work),
  };
  return {
    database,
    /** The statements since the last call. */
    async take(): Promise<Recording> {
      // The end of a transaction that changed nothing is not awaited.
      await new Promise((resolve) => setImmediate(resolve));
      const taken = recording;
      recording = [];
      return taken;
    },
    end: () => sql.end(),
  };
}

/** Replays a recording directly through the driver. `adapt` replaces recorded values with those of this request. */
export async function replay(
  sql: postgres.Sql,
  recording: Recording,
  adapt: (value: unknown) => unknown = (value) => value,
): Promise<void> {
  const isReadOnly = recording[0]?.[0]?.text.startsWith("begin read only");
  for (const group of recording) {
    const said = Promise.all(
      group.map(({ text, values, types }) => {
        if (text.startsWith("begin")) return sql.unsafe(text);
        const typed = values.map((value, n) => {
          const type = types[n];
          return type ? sql.typed(adapt(value) as never, type) : adapt(value);
        });
        return sql.unsafe(text, typed as never, { prepare: true, simple: false } as never);
      }),
    );
    // Like the api, does not wait for the commit of a read-only transaction.
    if (!isReadOnly || group !== recording.at(-1)) await said;
  }
}
