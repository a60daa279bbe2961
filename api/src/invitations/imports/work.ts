import { audit } from "../../audit/record.ts";
import type { AuthCall } from "../../auth/call.ts";
import type { Actor } from "../../club-tx.ts";
import type { Sql } from "../../db/pool.ts";
import { asTenant, authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { whyEnded } from "../../import-files/why-ended.ts";
import type { Job } from "../../jobs/repeat.ts";
import { notifyClub, notifyOfName } from "../../live/notify.ts";
import { inviteOrReject, sharedLimitSeconds } from "../invite-for-sender.ts";
import { notifyMembers } from "../notify-members.ts";
import {
  beginWork,
  type DueImport,
  endMail,
  endWithoutWriting,
  landChangedInvitations,
  landNames,
  landNew,
  postpone,
  putOff,
  selectOptionalDueMail,
  selectWaiting,
  updateLanded,
} from "./queries.ts";

type Dependencies = Pick<AuthCall, "db" | "keys" | "config" | "mailer" | "log">;

/** Lines of one transaction, which holds their rows. */
const CHUNK = 200;
/** A bound for a stop of the process, which waits for the run. */
const MOST_STEPS = 200;
const RETRY_SECONDS = 60;
/** How long an invitation waits for its mail, which gives it the time of any invitation. */
const UNSENT_LASTS = 30 * 86_400;

/** Writes and mails the imports of members that are due, one transaction a step, in turn; concurrent processes share them. */
export const importsJob = (to: Dependencies): Job => ({
  name: "imports",
  everySeconds: 5,
  async run() {
    let steps = 0;
    const mailedIn = new Set<string>();
    try {
      while (steps < MOST_STEPS && (await takeStep(to, mailedIn))) steps++;
    } finally {
      await notifyMembers(to.db, mailedIn);
    }
    return { steps };
  },
});

/**
 * Writes some lines with their end, or one mail's invitation with the end of its line: a process that dies leaves each line either
 * written or waiting. Adds the club of a mail to `mailedIn`. False: nothing is due.
 */
async function takeStep(to: Dependencies, mailedIn: Set<string>): Promise<boolean> {
  let begun: DueImport | null = null;
  let send: (() => void) | undefined;
  try {
    await authTransaction(to.db, async (sql) => {
      begun = await beginWork(sql);
      if (!begun) return;
      const due = begun;
      await asTenant(sql, async () => {
        if (!due.mayImport) await endWithoutWriting(sql, due.clubId, due.id, await whyEnded(sql, due.clubId));
        else if (!due.isLanded) await landLines(sql, due);
        else send = await mailNext(to, sql, due);
      });
    });
    if (send && begun) mailedIn.add((begun as DueImport).clubId);
    send?.();
    return begun !== null;
  } catch (error) {
    const { clubId, id } = (begun as DueImport | null) ?? {};
    if (!clubId || !id) throw error;
    await authTransaction(to.db, (sql) => putOff(sql, clubId, id, RETRY_SECONDS));
    throw error;
  }
}

const senderOf = (sql: Sql, { clubId, senderId, origin }: DueImport): Actor => ({
  ...{ sql, clubId, userId: senderId, role: "admin", origin },
});

async function landLines(sql: Sql, due: DueImport): Promise<void> {
  const { clubId, id: importId, senderId } = due;
  const lines = await selectWaiting(sql, clubId, importId, CHUNK);
  const of = (wanted: (line: (typeof lines)[number]) => boolean) => lines.filter(wanted).map(({ line }) => line);
  const added = of(({ outcome }) => outcome === "new");
  await landNew(sql, { clubId, importId, lines: added, invitedBy: senderId, lasts: UNSENT_LASTS });
  const invited = of(({ outcome, invitation_id }) => outcome === "changed" && invitation_id !== null);
  await landChangedInvitations(sql, clubId, importId, invited);
  const named = of(({ outcome, invitation_id }) => outcome === "changed" && invitation_id === null);
  const sender = senderOf(sql, due);
  const renamed = await landNames(sql, clubId, importId, named);
  for (const userId of renamed) {
    await audit(sender, { action: "member.renamed", subjectType: "person", subjectId: userId });
  }
  if (lines.length < CHUNK) await updateLanded(sql, clubId, importId);
  await postpone(sql, clubId, importId, 0);
  await (renamed.length > 0 ? notifyOfName(sender) : notifyClub(sender, { topic: "members" }));
}

/** Renews the next invitation with its mail. Returns what sends it. */
async function mailNext(to: Dependencies, sql: Sql, due: DueImport): Promise<(() => void) | undefined> {
  const { clubId, id: importId } = due;
  const mail = await selectOptionalDueMail(sql, clubId, importId);
  if (!mail) throw new Error("an import was begun without a waiting mail");
  const { line, email, full_name, role, is_pending } = mail;
  const sent = is_pending ? await inviteOrReject(senderOf(sql, due), to, { email, full_name, role }) : undefined;
  if (sent instanceof DomainError) {
    const seconds = sharedLimitSeconds(sent);
    if (seconds !== null) {
      await postpone(sql, clubId, importId, seconds);
      return undefined;
    }
  }
  const isSent = sent !== undefined && !(sent instanceof DomainError);
  // Who has accepted, or whose invitation was revoked, needs none.
  const state = !is_pending ? null : isSent ? "sent" : "failed";
  await endMail(sql, { clubId, importId, line }, state);
  return isSent ? sent.send : undefined;
}
