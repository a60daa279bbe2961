import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { authTransaction } from "../db/transaction.ts";
import type { Metrics } from "../http/metrics.ts";
import { alone } from "../jobs/alone.ts";
import { type RepeatedJob, repeat } from "../jobs/repeat.ts";
import { MAX_IN_FLIGHT } from "../mail/once.ts";
import { type Delivering, deliver } from "./deliver.ts";
import { type MailBatch, mailBatches } from "./mail-batches.ts";
import { admitNotices, claimNotices, isWaiting, recoverNotices } from "./queries.ts";

/** Milliseconds. After that another process may take over, and a run that lost its lock notices it. */
const LONGEST_RUN = 60_000;
/** The number of mails claimed together: bounded, because claimed notices wait for this process. */
const BATCH = 25;

interface Outcome extends Record<string, number> {
  sent: number;
  queued: number;
  failed: number;
  in_doubt: number;
  skipped: number;
}

/**
 * Sends the due notices in one process at a time, each at most once (docs/decisions/0011): when notified, and every few seconds
 * for second attempts. `stop` resolves when the mail server has responded to the mails being sent.
 */
export function openNoticeSender(
  to: Delivering & { log: Logger; metrics: Pick<Metrics, "mails"> | undefined },
): RepeatedJob {
  let isStopping = false;
  const run = async () => {
    const outcome = await sendDue(to, () => isStopping);
    if (outcome) to.metrics?.mails("notice", outcome);
    return outcome;
  };
  const job = repeat({ name: "notices", everySeconds: 5, run }, to.log);
  return {
    ...job,
    stop() {
      isStopping = true;
      return job.stop();
    },
  };
}

/** Undefined if another process is sending. */
export async function sendDue(to: Delivering, isStopping: () => boolean): Promise<Outcome | undefined> {
  return alone(to.db, "notices", async () => {
    const outcome: Outcome = { sent: 0, queued: 0, failed: 0, in_doubt: await recover(to), skipped: 0 };
    const claim = randomUUID();
    const underWay = new Set<Promise<void>>();
    const begin = (batch: MailBatch) => {
      const sending = deliver(to, batch, claim)
        .then((end) => {
          if (end) outcome[end] = (outcome[end] ?? 0) + 1;
        })
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    };
    const until = performance.now() + LONGEST_RUN;
    let next: MailBatch[] = [];
    try {
      while (!isStopping() && performance.now() < until) {
        if (next.length === 0) {
          const { claimed, skipped, isMoreDue } = await authTransaction(to.db, async (sql) => {
            const isMoreDue = await admitNotices(sql);
            return { ...(await claimNotices(sql, claim, BATCH)), isMoreDue };
          });
          outcome.skipped += skipped.filter((notice) => !isWaiting(notice)).length;
          next = mailBatches(claimed);
          if (isMoreDue && claimed.length === 0) continue;
          if (claimed.length + skipped.length + underWay.size === 0) break;
          if (claimed.length === 0 && underWay.size > 0) await Promise.race(underWay);
        }
        next.splice(0, MAX_IN_FLIGHT - underWay.size).forEach(begin);
        if (underWay.size === MAX_IN_FLIGHT) await Promise.race(underWay);
      }
    } finally {
      // After any error, no other process takes over while a mail of this process is still being sent.
      await Promise.all(underWay);
    }
    // The next sender finds the notices that a stop left unsent in the queue.
    if (next.length > 0) await recover(to);
    return outcome;
  });
}

/** The previous sender is gone, because its lock is. Notices that it had handed over are not sent again. */
async function recover({ db, log }: Delivering): Promise<number> {
  const inDoubt = await authTransaction(db, recoverNotices);
  for (const { id, kind } of inDoubt) log.error({ notice: id, kind, state: "in_doubt" }, "notice not sent for certain");
  return inDoubt.length;
}
