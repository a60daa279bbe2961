import type { ClubTx } from "../../club-tx.ts";
import { unknownId } from "../../errors.ts";
import { cursorOf, readCursor } from "../../http/cursor.ts";
import { notifyClub } from "../../live/notify.ts";
import { textOf } from "../../notices/compose.ts";
import { selectClub } from "../../tenant/queries.ts";
import { countItems, countUnread, type InboxRow, selectInbox, updateRead } from "./queries.ts";
import type { InboxItem } from "./response.ts";

/** The caller's inbox, the newest first (docs/product/notifications.md#inbox). */
export async function readInbox(tx: ClubTx, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const { sql, clubId, userId } = tx;
  const rows = await selectInbox(sql, clubId, userId, {
    after: cursor ? readCursor(cursor) : null,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const club = shown.length > 0 ? await selectClub(sql, clubId) : undefined;
  return {
    data: club
      ? shown.flatMap((row) =>
          itemOf(row, { name: club.name, timeZone: club.time_zone, contactEmail: club.contact_email }),
        )
      : [],
    unread_count: await countUnread(sql, clubId, userId),
    next_cursor: rows.length > limit && last ? cursorOf(last.inbox_at, last.id) : null,
  };
}

/** None for a notice that a newer release has written. */
function itemOf(row: InboxRow, club: Parameters<typeof textOf>[1]): InboxItem[] {
  let text: ReturnType<typeof textOf>;
  try {
    text = textOf(row, club);
  } catch {
    return [];
  }
  const { subject, heading, paragraphs, button } = text;
  return [
    {
      id: row.id,
      event: row.event as InboxItem["event"],
      title: heading,
      subject,
      paragraphs,
      link: button ?? null,
      created_at: row.inbox_at.toISOString(),
      read_at: row.read_at?.toISOString() ?? null,
    },
  ];
}

/** Marks items of the caller's inbox as read, on every device of theirs; without ids all of them. */
export async function markRead(tx: ClubTx, ids: string[] | undefined): Promise<{ unread_count: number }> {
  const { sql, clubId, userId } = tx;
  if (ids && (await countItems(sql, clubId, userId, ids)) < new Set(ids).size) throw unknownId("ids", "Notification");
  const changed = await updateRead(sql, clubId, userId, ids);
  if (changed > 0) await notifyClub(tx, { topic: "inbox", people: [userId] });
  return { unread_count: await countUnread(sql, clubId, userId) };
}
