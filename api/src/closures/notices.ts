import type { ClosureReason } from "@courtside/contracts/domain/closures.ts";
import { CLOSURE_REASON_LABELS } from "@courtside/contracts/domain/closures.ts";
import type { ClubTx } from "../club-tx.ts";
import { enqueueNotices, type Notice, withdrawNotices } from "../notices/enqueue.ts";
import type { ClosedItem } from "../notices/payload.ts";
import type { Holders } from "./alternatives.ts";
import { selectNoticesOf } from "./queries.ts";
import type { Recipient } from "./recipients.ts";

type Tx = Pick<ClubTx, "sql" | "clubId">;

interface Closure {
  id: string;
  extension: number;
  reason: ClosureReason;
  message: string | null;
}

/** One mail to each person with everything of theirs that the closure, or this extension of it, affects. */
export async function notifyOfClosure(
  tx: Tx,
  { id, extension, reason, message }: Closure,
  { recipients, holders, endsAt }: { recipients: Recipient[]; holders: Holders; endsAt: Date },
): Promise<void> {
  const notices = recipients.map(({ userId, address, items }): Notice => {
    const held = userId === null ? undefined : holders.get(userId);
    const alternatives = held && { count: held.count, until: new Date(held.until).toISOString() };
    return {
      kind: "courts_closed",
      userId,
      ...(address !== undefined && { address }),
      details: {
        closureId: id,
        reason: CLOSURE_REASON_LABELS[reason],
        message,
        isGuest: userId === null,
        items: items.toSorted(byStart),
        ...(alternatives && { alternatives }),
      },
      dedupeKey: keyOf(id, extension, { userId, items }),
      usefulUntil: new Date(Math.max(endsAt.getTime(), ...items.map((item) => Date.parse(item.endsAt)))),
    };
  });
  await enqueueNotices(tx, notices);
}

/** A guest is named by the first of their bookings: an address may be longer than a key. */
const keyOf = (id: string, extension: number, { userId, items }: Recipient): string =>
  `courts_closed:${id}:${extension}:${userId ?? `guest:${items[0]?.booking?.id}:${items.length}`}`;

/**
 * Takes back the mails of an undone closure that no sender has claimed; those whose mail has left get one more that says what stands
 * again: `restored` are the items as they are now, by id.
 */
export async function notifyOfUndo(tx: Tx, closureId: string, restored: Map<string, Restored>): Promise<void> {
  const all = await selectNoticesOf(tx.sql, tx.clubId, closureId);
  await withdrawNotices(
    tx,
    all.map(({ dedupe_key }) => dedupe_key),
  );
  const left = await selectNoticesOf(tx.sql, tx.clubId, closureId);
  const byPerson = Map.groupBy(left, ({ user_id, address }) => user_id ?? address ?? "");
  const notices = [...byPerson.values()].flatMap((rows): Notice[] => {
    const before = rows.flatMap(({ details }) => (details as { items: ClosedItem[] }).items);
    const items = before.flatMap((item): ClosedItem[] => {
      const now = restored.get(item.booking?.id ?? item.event?.id ?? "");
      if (!now) return [];
      const { fromCourt: _, ...rest } = item;
      const { sequence } = now;
      return [
        {
          ...rest,
          courtName: now.courtName,
          outcome: "restored",
          ...(item.booking && { booking: { ...item.booking, sequence } }),
          ...(item.event && { event: { ...item.event, sequence } }),
        },
      ];
    });
    const [first] = rows;
    if (!first || items.length === 0) return [];
    const userId = first.user_id;
    return [
      {
        kind: "courts_reopened",
        userId,
        ...(first.address !== null && { address: first.address }),
        details: { isGuest: userId === null, items: items.toSorted(byStart) },
        dedupeKey: `courts_reopened:${closureId}:${userId ?? `guest:${items[0]?.booking?.id}:${items.length}`}`,
        usefulUntil: new Date(Math.max(...items.map((item) => Date.parse(item.endsAt)))),
      },
    ];
  });
  await enqueueNotices(tx, notices);
}

/** Something that stands again, as calendars show it. */
export interface Restored {
  courtName: string;
  sequence: number;
}

const byStart = (a: ClosedItem, b: ClosedItem): number => a.startsAt.localeCompare(b.startsAt);
