import type { Logger } from "pino";
import type { Database, Sql } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import { type RepeatedJob, repeat } from "../jobs/repeat.ts";

/** Longer than an attempt takes; what a dead sender has claimed is due again after that. */
export const CLAIM_SECONDS = 60;
/** The number of messages under way in a process. */
const MOST_UNDER_WAY = 32;
/** Milliseconds, so that a run that never finds the queue empty is not taken for one that hangs. */
const LONGEST_RUN = 60_000;

interface Channel<Claimed extends { notice_id: string }> {
  name: string;
  claim(sql: Sql, most: number): Promise<Claimed[]>;
  /** Sends one and records the outcome, which it returns. */
  deliver(claimed: Claimed): Promise<string>;
}

interface Sender {
  isStopping: boolean;
  /** Ends the wait for room. */
  wake: () => void;
  /** They outlast a run, so that a device that hangs holds up none of the next ones. */
  underWay: Set<Promise<void>>;
  /** What has ended since the last run reported. */
  outcome: Record<string, number>;
}

/**
 * Sends what is due in a channel, in every process: when notified, and every few seconds for further attempts. Each message that ends
 * makes room for another. `stop` resolves when the attempts under way have ended.
 */
export function openChannelSender<Claimed extends { notice_id: string }>(
  channel: Channel<Claimed>,
  to: { db: Database; log: Pick<Logger, "info" | "error"> },
): RepeatedJob {
  const sender: Sender = { isStopping: false, wake: () => {}, underWay: new Set(), outcome: {} };
  const run = async () => {
    const isOver = await sendDue(channel, to, sender);
    if (!isOver) job.again();
    const { outcome } = sender;
    sender.outcome = {};
    return outcome;
  };
  const job = repeat({ name: channel.name, everySeconds: 5, run }, to.log);
  return {
    ...job,
    again() {
      sender.wake();
      job.again();
    },
    async stop() {
      sender.isStopping = true;
      sender.wake();
      await job.stop();
      await Promise.all(sender.underWay);
    },
  };
}

/** False: its time is over, and more is due or under way. */
async function sendDue<Claimed extends { notice_id: string }>(
  { name, claim, deliver }: Channel<Claimed>,
  { db, log }: { db: Database; log: Pick<Logger, "error"> },
  sender: Sender,
): Promise<boolean> {
  const { underWay } = sender;
  const attempt = async (claimed: Claimed) => {
    try {
      const state = await deliver(claimed);
      sender.outcome[state] = (sender.outcome[state] ?? 0) + 1;
    } catch (error) {
      // Its claim ends by itself.
      log.error({ err: error, notice: claimed.notice_id, channel: name }, "attempt at a message not recorded");
    }
  };
  const until = performance.now() + LONGEST_RUN;
  while (!sender.isStopping && performance.now() < until) {
    // Made before the claim, so that a notice that is queued during the claim ends the wait after it.
    const woken = new Promise<void>((resolve) => {
      sender.wake = resolve;
    });
    const room = MOST_UNDER_WAY - underWay.size;
    const claimed = room > 0 ? await authTransaction(db, (sql) => claim(sql, room), { changesPeople: false }) : [];
    for (const each of claimed) {
      const sending = attempt(each).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    if (underWay.size === 0) return true;
    if (claimed.length === 0) await Promise.race([...underWay, woken]);
  }
  return sender.isStopping;
}
