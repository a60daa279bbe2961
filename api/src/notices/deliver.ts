import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import type { Delivery, OnceMailer } from "../mail/once.ts";
import { compose, type MailSite, textOf } from "./compose.ts";
import { composeDigest } from "./digest.ts";
import type { MailBatch } from "./mail-batches.ts";
import { notifyOfAddress } from "./notify-of-address.ts";
import { beginHandOver, type ClaimedNotice, endNotice, type NoticeEnd, selectDailyMailText } from "./queries.ts";

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

/** A newer release may have written it; one of its processes will know the kind. */
const UNKNOWN: Delivery = { outcome: "later", problem: "this release does not know such a notice" };

/**
 * Sends the claimed notices of one mail and records its outcome. Returns it; undefined: another sender has claimed them. Notices that this
 * release does not know are left out of it.
 */
export async function deliver(
  to: Delivering,
  batch: MailBatch,
  claim: string,
): Promise<NoticeEnd["state"] | undefined> {
  const [first, ...others] = batch.notices.filter(isKnown);
  const unknown = batch.notices.filter((notice) => !isKnown(notice));
  try {
    const ended = await record(to, unknown, claim, UNKNOWN);
    if (!first) return ended;
    const mailed: MailBatch = { ...batch, notices: [first, ...others] };
    return await record(to, mailed.notices, claim, await attempt(to, mailed, claim));
  } catch (error) {
    // The next run finds them in their state: if they were not handed over they are sent, otherwise they are in doubt.
    if (!(error instanceof ClaimLost)) {
      const why = error instanceof Error ? error.message : "unexpected";
      for (const { id, kind } of batch.notices) to.log.error({ notice: id, kind, why }, "notice left as it is");
    }
    return undefined;
  }
}

function isKnown(notice: ClaimedNotice): boolean {
  try {
    textOf(notice, { name: "", timeZone: notice.time_zone, contactEmail: "" });
    return true;
  } catch {
    return false;
  }
}

async function attempt(to: Delivering, { notices, isDigest }: MailBatch, claim: string): Promise<Delivery> {
  const own = isDigest ? await ownDailyText(to, notices[0]) : null;
  let mail: ReturnType<typeof compose>;
  try {
    mail = isDigest ? composeDigest(notices, to, own) : compose(notices[0], to);
  } catch {
    return UNKNOWN;
  }
  return to.mailer.sendOnce(mail, () =>
    // A lost claim rolls the others of its mail back.
    authTransaction(to.db, async (sql) => {
      if (!(await beginHandOver(sql, notices, claim))) throw new ClaimLost();
    }),
  );
}

const ownDailyText = ({ db }: Delivering, { club_id }: ClaimedNotice) =>
  authTransaction(db, (sql) => selectDailyMailText(sql, club_id), { changesPeople: false });

/** How each notice of a mail ended. Returns that of the first. */
async function record(
  to: Delivering,
  notices: readonly ClaimedNotice[],
  claim: string,
  delivery: Delivery,
): Promise<NoticeEnd["state"] | undefined> {
  const ends = notices.map((notice) => ({ notice, end: endOf(delivery, notice.attempts) }));
  if (ends.length === 0) return undefined;
  await writeDown(() =>
    authTransaction(to.db, async (sql) => {
      for (const { notice, end } of ends) await endNotice(sql, notice, claim, end);
      const bounced = ends.find(({ end }) => end.isBounced);
      if (bounced) await notifyOfAddress(sql, bounced.notice.club_id, bounced.notice.address);
    }),
  );
  for (const { notice, end } of ends)
    if (end.state === "failed" || end.state === "in_doubt")
      to.log.error({ notice: notice.id, kind: notice.kind, state: end.state, problem: end.problem }, "notice not sent");
  return ends[0]?.end.state;
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
