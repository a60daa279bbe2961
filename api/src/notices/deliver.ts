import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import type { Delivery, OnceMailer } from "../mail/once.ts";
import { compose, type MailSite } from "./compose.ts";
import { beginHandOver, type ClaimedNotice, endNotice, type NoticeEnd } from "./queries.ts";
import { tellOfAddress } from "./tell-of-address.ts";

export interface Delivering extends MailSite {
  db: Database;
  mailer: OnceMailer;
  log: Pick<Logger, "info" | "error">;
}

/** Seconds between the attempts at a mail that is not accepted for now. It has failed after one more attempt than these. */
const PAUSES = [5, 30, 120, 600, 1_800, 7_200, 21_600];

/** Milliseconds between attempts to record how a mail ended, while the database is unreachable. */
const TIMEOUT = [100, 400, 1_600, 3_200];

class ClaimLost extends Error {}

/** Sends a claimed notice and records its outcome. Returns it; undefined: another sender has claimed the notice. */
export async function deliver(
  to: Delivering,
  notice: ClaimedNotice,
  claim: string,
): Promise<NoticeEnd["state"] | undefined> {
  try {
    const end = endOf(await attempt(to, notice, claim), notice.attempts);
    await writeDown(() =>
      authTransaction(to.db, async (sql) => {
        await endNotice(sql, notice, claim, end);
        if (end.isBounced) await tellOfAddress(sql, notice.club_id, notice.address);
      }),
    );
    if (end.state === "failed" || end.state === "in_doubt") {
      to.log.error({ notice: notice.id, kind: notice.kind, state: end.state, problem: end.problem }, "notice not sent");
    }
    return end.state;
  } catch (error) {
    // The next run finds it in its state: if it was not handed over it is sent, otherwise it is in doubt.
    if (!(error instanceof ClaimLost)) {
      const why = error instanceof Error ? error.message : "unexpected";
      to.log.error({ notice: notice.id, kind: notice.kind, why }, "notice left as it is");
    }
    return undefined;
  }
}

async function attempt(to: Delivering, notice: ClaimedNotice, claim: string): Promise<Delivery> {
  const { db, mailer } = to;
  let mail: ReturnType<typeof compose>;
  try {
    mail = compose(notice, to);
  } catch {
    // A newer release may have written it; one of its processes will know the kind.
    return { outcome: "later", problem: "this release does not know such a notice" };
  }
  return mailer.sendOnce(mail, async () => {
    const isOurs = await authTransaction(db, (sql) => beginHandOver(sql, notice, claim));
    if (!isOurs) throw new ClaimLost();
  });
}

function endOf(delivery: Delivery, attempts: number): NoticeEnd {
  if (delivery.outcome === "sent") return { state: "sent", problem: null, pauseSeconds: 0 };
  const { outcome, problem } = delivery;
  if (outcome === "in_doubt") return { state: "in_doubt", problem, pauseSeconds: 0 };
  const pauseSeconds = PAUSES[attempts - 1];
  return outcome === "rejected" || pauseSeconds === undefined
    ? { state: "failed", problem, pauseSeconds: 0, isBounced: outcome === "rejected" && delivery.isBounced === true }
    : { state: "queued", problem, pauseSeconds };
}

async function writeDown(write: () => Promise<void>): Promise<void> {
  for (const wait of TIMEOUT) {
    try {
      return await write();
    } catch {
      await pause(wait);
    }
  }
  return write();
}
