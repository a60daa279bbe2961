import { randomUUID } from "node:crypto";
import { broadcastDelay, MOST_BROADCASTS_A_DAY } from "@courtside/contracts/domain/broadcasts.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden, invalid, notFound } from "../../errors.ts";
import { cursorOf, readCursor } from "../../http/cursor.ts";
import { framed } from "../../mail/frame.ts";
import { enqueueNotices, withdrawNotices } from "../../notices/enqueue.ts";
import { KINDS } from "../../notices/kinds.ts";
import { selectClub } from "../../tenant/queries.ts";
import {
  type BroadcastFilter,
  countRecent,
  insertBroadcast,
  selectBroadcasts,
  selectRecipients,
  selectWaitingKeys,
  stopSends,
  updateStopped,
} from "./queries.ts";
import { type BroadcastResponse, broadcastResponse } from "./response.ts";

export interface BroadcastInput {
  filter: BroadcastFilter;
  subject: string;
  text: string;
}

/** The number of recipients that a preview names. */
const NAMED = 20;

function requireBroadcasts({ role }: Pick<ClubTx, "role">): void {
  if (!can(role, "club:settings")) throw forbidden();
}

/** Whom a message would reach in which channel, and how its mail looks (docs/product/notifications.md#messages-to-members). */
export async function previewBroadcast(tx: ClubTx, { filter, subject, text }: BroadcastInput) {
  requireBroadcasts(tx);
  const club = await selectClub(tx.sql, tx.clubId);
  const people = await selectRecipients(tx.sql, tx.clubId, filter);
  const {
    subject: title,
    heading,
    paragraphs,
  } = KINDS.broadcast.text(
    { subject, text },
    { name: club.name, timeZone: club.time_zone, contactEmail: club.contact_email },
  );
  return {
    count: people.length,
    by_mail: people.filter(({ by_mail }) => by_mail).length,
    unconfirmed: people.filter(({ is_unconfirmed }) => is_unconfirmed).length,
    by_inbox: people.filter(({ by_inbox }) => by_inbox).length,
    names: people.slice(0, NAMED).map(({ full_name }) => full_name),
    mail: { subject: title, ...framed({ name: club.name, color: club.primary_color }, { heading, paragraphs }) },
  };
}

/** Sends the message to its author alone. */
export async function testBroadcast(tx: ClubTx, { subject, text }: Omit<BroadcastInput, "filter">): Promise<void> {
  requireBroadcasts(tx);
  const dedupeKey = `broadcast_test:${randomUUID()}`;
  const details = { subject, text, isTest: true };
  await enqueueNotices(tx, [{ kind: "broadcast", userId: tx.userId, details, dedupeKey }]);
  await audit(tx, { action: "broadcast.tested" });
}

/** Sends a message to the members whom its filter names, at a fixed pace. Rejected: no recipient, too many messages in a day. */
export async function sendBroadcast(tx: ClubTx, { filter, subject, text }: BroadcastInput): Promise<BroadcastResponse> {
  requireBroadcasts(tx);
  const { sql, clubId, userId } = tx;
  if ((await countRecent(sql, clubId)) >= MOST_BROADCASTS_A_DAY) {
    const message = `A club can send ${MOST_BROADCASTS_A_DAY} messages in 24 hours`;
    throw new DomainError("rejected", "broadcast_limit", message, { n: MOST_BROADCASTS_A_DAY });
  }
  const people = await selectRecipients(sql, clubId, filter);
  if (people.length === 0) throw invalid("filter", "No member fits this filter", "no_recipient");
  const row = { author_id: userId, filter, subject, body: text, recipients: people.length };
  const id = await insertBroadcast(sql, clubId, row);
  await enqueueNotices(
    tx,
    people.map(({ id: person }, nth) => ({
      kind: "broadcast",
      userId: person,
      details: { subject, text, ...(filter.marketing && { isMarketing: true }) },
      dedupeKey: `broadcast:${id}:${person}`,
      afterSeconds: broadcastDelay(nth),
    })),
  );
  const { user_ids, ...rest } = filter;
  // The message keeps who was chosen; the log says that it was so.
  const detail = { recipients: people.length, filter: { ...rest, ...(user_ids && { chosen: user_ids.length }) } };
  await audit(tx, { action: "broadcast.sent", subjectType: "broadcast", subjectId: id, detail });
  return showBroadcast(tx, id);
}

async function showBroadcast({ sql, clubId }: ClubTx, id: string): Promise<BroadcastResponse> {
  const [row] = await selectBroadcasts(sql, clubId, { id, limit: 1 });
  if (!row) throw notFound("Message");
  return broadcastResponse(row);
}

/** The club's messages of at most 90 days with their progress, the newest first. */
export async function listBroadcasts(
  tx: ClubTx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ data: BroadcastResponse[]; next_cursor: string | null }> {
  requireBroadcasts(tx);
  const after = cursor ? readCursor(cursor) : null;
  const rows = await selectBroadcasts(tx.sql, tx.clubId, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(broadcastResponse),
    next_cursor: rows.length > limit && last ? cursorOf(last.created_at, last.id) : null,
  };
}

/** Takes back what has not been sent yet. Twice changes nothing. */
export async function stopBroadcast(tx: ClubTx, id: string): Promise<BroadcastResponse> {
  requireBroadcasts(tx);
  if (await updateStopped(tx.sql, tx.clubId, id)) {
    await withdrawNotices(tx, await selectWaitingKeys(tx.sql, tx.clubId, id));
    await stopSends(tx.sql, id);
    await audit(tx, { action: "broadcast.stopped", subjectType: "broadcast", subjectId: id });
  }
  return showBroadcast(tx, id);
}
