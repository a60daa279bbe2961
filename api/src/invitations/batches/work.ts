import type { AuthCall } from "../../auth/call.ts";
import type { Sql } from "../../db/pool.ts";
import { asTenant, authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import type { Job } from "../../jobs/repeat.ts";
import { inviteOrReject, resendOrReject, sharedLimitSeconds } from "../invite-for-sender.ts";
import { notifyMembers } from "../notify-members.ts";
import { beginLine, endLine, endWithoutSending, postpone, putOff, selectDueLine } from "./queries.ts";

type Dependencies = Pick<AuthCall, "db" | "keys" | "config" | "mailer" | "log">;

/** More than a club's limit allows at once, and a bound for a stop of the process, which waits for the run. */
const MOST_LINES = 200;
/** A line whose processing fails is tried again after so many seconds. */
const RETRY_SECONDS = 60;
const MAY_NOT = "The sender may no longer invite";

interface Sent extends Record<string, number> {
  sent: number;
  failed: number;
}

/** Sends the lines of all batches that are due, one transaction each, in turn; concurrent processes share the batches. */
export const invitationsJob = (to: Dependencies): Job => ({
  name: "invitations",
  everySeconds: 5,
  async run() {
    const total: Sent = { sent: 0, failed: 0 };
    const clubs = new Set<string>();
    try {
      for (let line = 0; line < MOST_LINES; line++) {
        const end = await processNext(to, clubs);
        if (end === "nothing due") break;
        if (end !== "postponed") total[end] = (total[end] ?? 0) + 1;
      }
    } finally {
      await notifyMembers(to.db, clubs);
    }
    return total;
  },
});

type LineOutcome = "sent" | "failed" | "postponed";

/**
 * Writes one invitation and the end of its line together, and mails after the commit: a process that dies in between leaves a line
 * that counts as sent, and no address gets two mails. Adds its club to `sentIn`.
 */
async function processNext(to: Dependencies, sentIn: Set<string>): Promise<LineOutcome | "nothing due"> {
  let begun: Awaited<ReturnType<typeof beginLine>> = null;
  let send: (() => void) | undefined;
  try {
    const outcome = await authTransaction(to.db, async (sql) => {
      begun = await beginLine(sql);
      if (!begun) return "nothing due";
      const { clubId, batchId, hasAccess } = begun;
      return asTenant(sql, async () => {
        const line = await selectDueLine(sql, clubId, batchId);
        if (!hasAccess || line.sender_role === null) {
          await endWithoutSending(sql, clubId, batchId, MAY_NOT);
          return "failed";
        }
        const { origin, sender_id: userId, sender_role: role, email, full_name } = line;
        const sender = { sql, clubId, userId, role, origin };
        const input = { email, role: line.role, ...(full_name !== null && { full_name }) };
        const sent = await (line.renews ? resendOrReject(sender, to, email) : inviteOrReject(sender, to, input));
        if (sent instanceof DomainError) return endRejected(sql, clubId, batchId, line.place, sent);
        send = sent.send;
        const belongsElsewhere = sent.invitation.belongs_elsewhere;
        await endLine(sql, clubId, batchId, line.place, { state: "sent", belongsElsewhere });
        return "sent";
      });
    });
    if (outcome === "sent" && begun) sentIn.add((begun as { clubId: string }).clubId);
    send?.();
    return outcome;
  } catch (error) {
    const { clubId, batchId } = (begun as Awaited<ReturnType<typeof beginLine>>) ?? {};
    if (!clubId || !batchId) throw error;
    await authTransaction(to.db, (sql) => putOff(sql, clubId, batchId, RETRY_SECONDS));
    throw error;
  }
}

async function endRejected(
  sql: Sql,
  clubId: string,
  batchId: string,
  place: number,
  error: DomainError,
): Promise<LineOutcome> {
  const seconds = sharedLimitSeconds(error);
  if (seconds !== null) {
    await postpone(sql, clubId, batchId, seconds);
    return "postponed";
  }
  await endLine(sql, clubId, batchId, place, { state: "failed", why: error.message });
  return "failed";
}
