import { randomUUID } from "node:crypto";
import { ownerSql } from "./world.ts";

export interface EventRows {
  clubId: string;
  courtId: string | undefined;
  createdBy: string;
  /** The registered members. */
  memberIds?: string[];
  startsAt: Date;
  title?: string;
}

/** An event of one hour, inserted as rows only: no court is occupied. */
export async function insertEvent({
  clubId,
  courtId,
  createdBy,
  memberIds = [],
  startsAt,
  title = "Social",
}: EventRows) {
  const ids = { eventId: randomUUID(), dateId: randomUUID() };
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  await ownerSql`
    with event as (
      insert into events (club_id, id, title, court_id, created_by)
      values (${clubId}, ${ids.eventId}, ${title}, ${courtId ?? null}, ${createdBy})
    ), date as (
      insert into event_dates (club_id, id, event_id, number, court_id, starts_at, ends_at)
      values (${clubId}, ${ids.dateId}, ${ids.eventId}, 0, ${courtId ?? null}, ${startsAt}, ${endsAt})
    )
    insert into event_registrations (club_id, event_id, user_id)
    select ${clubId}, ${ids.eventId}, id from unnest(${memberIds}::uuid[]) as id`;
  return ids;
}
