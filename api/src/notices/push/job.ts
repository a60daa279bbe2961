import { authTransaction } from "../../db/transaction.ts";
import { type RepeatedJob, repeat } from "../../jobs/repeat.ts";
import { deliverPush, type Pushing } from "./deliver.ts";
import { type ClaimedPush, claimPushes } from "./queries.ts";

/** The number of push messages under way in a process. */
const MOST_UNDER_WAY = 16;
/** Longer than an attempt takes; a message of a sender that died is sent again after that. */
const CLAIM_SECONDS = 60;
/** Milliseconds, so that a run that never finds the queue empty is not taken for one that hangs. */
const LONGEST_RUN = 60_000;

/** Sends due push messages in every process: when notified, and every few seconds for further attempts. */
export function openPushSender(to: Pushing): RepeatedJob {
  let isStopping = false;
  const job = repeat({ name: "push", everySeconds: 5, run: () => sendDue(to, () => isStopping) }, to.log);
  return {
    ...job,
    stop() {
      isStopping = true;
      return job.stop();
    },
  };
}

async function sendDue(to: Pushing, isStopping: () => boolean): Promise<Record<string, number>> {
  const outcome = { sent: 0, failed: 0, queued: 0 };
  const until = performance.now() + LONGEST_RUN;
  while (!isStopping() && performance.now() < until) {
    const claimed = await authTransaction(to.db, (sql) => claimPushes(sql, MOST_UNDER_WAY, CLAIM_SECONDS), {
      changesPeople: false,
    });
    if (claimed.length === 0) break;
    await Promise.all(claimed.map((push) => attempt(to, push, outcome)));
  }
  return outcome;
}

async function attempt(to: Pushing, push: ClaimedPush, outcome: Record<string, number>): Promise<void> {
  try {
    const state = await deliverPush(to, push);
    outcome[state] = (outcome[state] ?? 0) + 1;
  } catch (error) {
    // Its claim ends by itself, and another attempt follows.
    to.log.error({ err: error, notice: push.notice_id }, "attempt at a push message not recorded");
  }
}
