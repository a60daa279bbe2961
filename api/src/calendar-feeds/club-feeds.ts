import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, invalid, notFound, unknownId } from "../errors.ts";
import { selectOptionalCourt } from "../scheduling/courts/queries.ts";
import { selectOptionalCoach } from "../scheduling/people/queries.ts";
import { deleteClubFeed, type FeedOwner, selectClubFeeds, writeFeed } from "./queries.ts";
import { type ClubFeedResponse, clubFeedResponse } from "./response.ts";
import { hashOf, newSecret } from "./secret.ts";

const requireStaff = ({ role }: Pick<ClubTx, "role">): void => {
  if (!can(role, "calendar-feeds:manage")) throw forbidden();
};

/** The feeds of courts and coaches, without their secrets. */
export async function listClubFeeds(tx: ClubTx): Promise<ClubFeedResponse[]> {
  requireStaff(tx);
  return (await selectClubFeeds(tx.sql, tx.clubId)).map(clubFeedResponse);
}

export interface ClubFeedInput {
  court_id?: string | undefined;
  coach_id?: string | undefined;
}

/** Makes the feed of a court or a coach, or gives it a new secret: the old one ends. */
export async function renewClubFeed(tx: ClubTx, input: ClubFeedInput): Promise<ClubFeedResponse & { secret: string }> {
  requireStaff(tx);
  const secret = newSecret();
  const { id } = await writeFeed(tx.sql, tx.clubId, await readOwner(tx, input), hashOf(secret));
  await audit(tx, { action: "calendar_feed.renewed", subjectType: "calendar_feed", subjectId: id });
  const row = (await selectClubFeeds(tx.sql, tx.clubId)).find((each) => each.id === id);
  if (!row) throw notFound("Calendar");
  return { ...clubFeedResponse(row), secret };
}

async function readOwner(tx: ClubTx, { court_id, coach_id }: ClubFeedInput): Promise<FeedOwner> {
  if (court_id !== undefined && coach_id !== undefined) throw invalid("coach_id", "coach_id: name a court or a coach");
  if (court_id !== undefined) {
    if (!(await selectOptionalCourt(tx.sql, tx.clubId, court_id))) throw unknownId("court_id", "Court");
    return { kind: "court", courtId: court_id };
  }
  if (coach_id === undefined) throw invalid("court_id", "court_id: name a court or a coach");
  if (!(await selectOptionalCoach(tx.sql, tx.clubId, coach_id, null))) throw unknownId("coach_id", "Coach");
  return { kind: "coach", userId: coach_id };
}

/** Ends the feed of a court or a coach. */
export async function endClubFeed(tx: ClubTx, id: string): Promise<void> {
  requireStaff(tx);
  if (!(await deleteClubFeed(tx.sql, tx.clubId, id))) throw notFound("Calendar");
  await audit(tx, { action: "calendar_feed.ended", subjectType: "calendar_feed", subjectId: id });
}
