import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { deleteOwnFeed, selectOptionalOwnFeed, writeFeed } from "./queries.ts";
import { type OwnFeedResponse, ownFeedResponse } from "./response.ts";
import { hashOf, newSecret } from "./secret.ts";

/** Whether the caller has a feed; never its secret, which the server does not know. */
export async function readOwnFeed({ sql, clubId, userId }: ClubTx): Promise<OwnFeedResponse> {
  return ownFeedResponse(await selectOptionalOwnFeed(sql, clubId, userId));
}

/** Gives the caller's feed a new secret, and returns it: the only time that it can be read. The old one ends. */
export async function renewOwnFeed(tx: ClubTx): Promise<OwnFeedResponse & { secret: string }> {
  const secret = newSecret();
  const row = await writeFeed(tx.sql, tx.clubId, { kind: "person", userId: tx.userId }, hashOf(secret));
  await audit(tx, { action: "calendar_feed.renewed", subjectType: "calendar_feed", subjectId: row.id });
  return { ...ownFeedResponse(row), secret };
}

/** Ends the caller's feed. Ending it twice changes nothing. */
export async function endOwnFeed(tx: ClubTx): Promise<OwnFeedResponse> {
  const before = await selectOptionalOwnFeed(tx.sql, tx.clubId, tx.userId);
  if (before && (await deleteOwnFeed(tx.sql, tx.clubId, tx.userId)))
    await audit(tx, { action: "calendar_feed.ended", subjectType: "calendar_feed", subjectId: before.id });
  return ownFeedResponse(null);
}
