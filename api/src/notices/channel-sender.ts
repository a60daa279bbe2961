import type { Logger } from "pino";
import type { Database, Sql } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import { type RepeatedJob, repeat } from "../jobs/repeat.ts";

/** Longer than an attempt takes; what a dead sender has claimed is due again after that. */
export const CLAIM_SECONDS = 60;
/** The number of messages under way in a process. */
const MOST_UNDER_WAY = 16;
/** Milliseconds, so that a run that never finds the queue empty is not taken for one that hangs. */
const LONGEST_RUN = 60_000;

interface Channel<Claimed extends { notice_id: string }> {
  name: string;
  claim(sql: Sql, most: number): Promise<Claimed[]>;
  /** Sends one and records the outcome, which it returns. */
  deliver(claimed: Claimed): Promise<string>;
}

/** Sends what is due in a channel, in every process: when notified, and every few seconds for further attempts. */
export function openChannelSender<Claimed extends { notice_id: string }>(
  channel: Channel<Claimed>,
  to: { db: Database; log: Pick<Logger, "info" | "error"> },
): RepeatedJob {
  let isStopping = false;
  const run = () => sendDue(channel, to, () => isStopping);
  const job = repeat({ name: channel.name, everySeconds: 5, run }, to.log);
  return {
    ...job,
    stop() {
      isStopping = true;
      return job.stop();
    },
  };
}

async function sendDue<Claimed extends { notice_id: string }>(
  { name, claim, deliver }: Channel<Claimed>,
  { db, log }: { db: Database; log: Pick<Logger, "error"> },
  isStopping: () => boolean,
): Promise<Record<string, number>> {
  const outcome: Record<string, number> = { sent: 0, failed: 0, queued: 0 };
  const until = performance.now() + LONGEST_RUN;
  const attempt = async (claimed: Claimed) => {
    try {
      const state = await deliver(claimed);
      outcome[state] = (outcome[state] ?? 0) + 1;
    } catch (error) {
      // Its claim ends by itself.
      log.error({ err: error, notice: claimed.notice_id, channel: name }, "attempt at a message not recorded");
    }
  };
  while (!isStopping() && performance.now() < until) {
    const claimed = await authTransaction(db, (sql) => claim(sql, MOST_UNDER_WAY), { changesPeople: false });
    if (claimed.length === 0) break;
    await Promise.all(claimed.map(attempt));
  }
  return outcome;
}
