import { authTransaction } from "../../db/transaction.ts";
import { type RepeatedJob, repeat } from "../../jobs/repeat.ts";
import { type Delivering, deliver } from "./deliver.ts";
import { type ClaimedDelivery, claimDeliveries } from "./queries.ts";

/** The number of deliveries under way in a process. */
const MOST_UNDER_WAY = 32;
/** Longer than an attempt takes; a delivery of a sender that died is sent again after that. */
const CLAIM_SECONDS = 60;
/** Milliseconds, so that a run that never finds the queue empty is not taken for one that hangs. */
const LONGEST_RUN = 60_000;

/**
 * Sends due deliveries in every process, each at least once: when notified, and every few seconds for further attempts. `stop`
 * resolves when the attempts under way have ended.
 */
export function openWebhookSender(to: Delivering): RepeatedJob {
  const sender = { isStopping: false, wake: () => {} };
  const job = repeat({ name: "webhooks", everySeconds: 5, run: () => sendDue(to, sender) }, to.log);
  return {
    ...job,
    again() {
      sender.wake();
      job.again();
    },
    stop() {
      sender.isStopping = true;
      return job.stop();
    },
  };
}

async function sendDue(to: Delivering, sender: { isStopping: boolean; wake: () => void }) {
  const outcome = { delivered: 0, failed: 0 };
  const underWay = new Set<Promise<void>>();
  const begin = (delivery: ClaimedDelivery) => {
    const attempt = deliver(to, delivery).then(
      (isDelivered) => {
        outcome[isDelivered ? "delivered" : "failed"] += 1;
        underWay.delete(attempt);
      },
      (error: unknown) => {
        // Its claim ends by itself, and another attempt follows.
        to.log.error({ err: error, delivery: delivery.id }, "attempt at a webhook not recorded");
        underWay.delete(attempt);
      },
    );
    underWay.add(attempt);
  };
  const until = performance.now() + LONGEST_RUN;
  try {
    while (!sender.isStopping && performance.now() < until) {
      // Made before the claim, so that an event that is queued during the claim ends the wait after it.
      const woken = new Promise<void>((resolve) => {
        sender.wake = resolve;
      });
      const room = MOST_UNDER_WAY - underWay.size;
      const claim = () =>
        authTransaction(to.db, (sql) => claimDeliveries(sql, room, CLAIM_SECONDS), { changesPeople: false });
      const claimed = room > 0 ? await claim() : [];
      claimed.forEach(begin);
      if (underWay.size === 0) break;
      if (claimed.length === 0) await Promise.race([...underWay, ...(room > 0 ? [woken] : [])]);
    }
  } finally {
    await Promise.all(underWay);
  }
  return outcome;
}
