import { createHash } from "node:crypto";
import type { ClosureReason } from "@courtside/contracts/domain/closures.ts";
import { CLOSURE_REASON_LABELS } from "@courtside/contracts/domain/closures.ts";
import type { ClubTx } from "../club-tx.ts";
import { enqueueNotices, type Notice, withdrawUnknown } from "../notices/enqueue.ts";
import type { ClosedItem } from "../notices/payload.ts";
import type { Holders } from "./alternatives.ts";
import { type ClosureNoticeRow, type ClosureRow, type HolderRow, selectHolders, selectNoticesOf } from "./queries.ts";
import type { Recipient } from "./recipients.ts";

type Tx = Pick<ClubTx, "sql" | "clubId">;

interface Closure {
  reason: ClosureReason;
  message: string | null;
  notice: { id: string; extension: number };
}

/** One mail to each person with everything of theirs that the closure, or this extension of it, affects. */
export async function notifyOfClosure(
  tx: Tx,
  { reason, message, notice: { id, extension } }: Closure,
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
      dedupeKey: `courts_closed:${id}:${extension}:${nameInKey(userId, address)}`,
      usefulUntil: new Date(Math.max(endsAt.getTime(), ...items.map((item) => Date.parse(item.endsAt)))),
    };
  });
  await enqueueNotices(tx, notices);
}

type NoticeDetails = Extract<Notice, { kind: "courts_closed" }>["details"];

/** An address may be longer than a key. */
const nameInKey = (userId: string | null, address: string | null = ""): string =>
  userId ?? `guest:${createHash("sha256").update(String(address).toLowerCase()).digest("hex")}`;

interface Undone {
  /** The closures that are undone. */
  closures: Pick<ClosureRow, "id" | "starts_at" | "ends_at">[];
  /** Those of their series: one mail is about all of its dates. */
  series: string[];
}

/**
 * Takes back the notices of undone closures that no sender has claimed and no reader may know: what they say of other dates of the
 * series is sent again. The other readers get one more that says what stands again: `restored` are the items as they are now, by id.
 */
export async function notifyOfUndo(
  tx: Tx,
  { closures, series }: Undone,
  restored: Map<string, Restored>,
): Promise<void> {
  const ids = [...new Set([...closures.map(({ id }) => id), ...series])];
  const isUndone = (item: ClosedItem): boolean =>
    closures.some(
      ({ starts_at, ends_at }) =>
        Date.parse(item.startsAt) < ends_at.getTime() && Date.parse(item.endsAt) > starts_at.getTime(),
    );
  const about = (await selectNoticesOf(tx.sql, tx.clubId, ids)).filter((row) => itemsOf(row).some(isUndone));
  const keys = about.map(({ dedupe_key }) => dedupe_key);
  await withdrawUnknown(tx, keys);
  const sent = (await selectNoticesOf(tx.sql, tx.clubId, ids)).filter(({ dedupe_key }) => keys.includes(dedupe_key));
  const withdrawn = about.filter(({ dedupe_key }) => sent.every((row) => row.dedupe_key !== dedupe_key));
  const held = new Map((await selectHolders(tx.sql, tx.clubId, ids)).map((row) => [row.user_id, row]));
  await enqueueNotices(
    tx,
    withdrawn.flatMap((row) => withoutUndone(row, isUndone, held.get(row.user_id ?? ""))),
  );
  const [first] = closures;
  const byPerson = Map.groupBy(sent, ({ user_id, address }) => user_id ?? address ?? "");
  const notices = [...byPerson.values()].flatMap((rows): Notice[] => {
    const items = rows.flatMap(itemsOf).flatMap((item): ClosedItem[] => {
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
    const [row] = rows;
    if (!row || !first || items.length === 0) return [];
    const userId = row.user_id;
    return [
      {
        kind: "courts_reopened",
        userId,
        ...(row.address !== null && { address: row.address }),
        details: { isGuest: userId === null, items: items.toSorted(byStart) },
        dedupeKey: `courts_reopened:${first.id}:${nameInKey(userId, row.address)}`,
        usefulUntil: lastEndOf(items),
      },
    ];
  });
  await enqueueNotices(tx, notices);
}

const itemsOf = ({ details }: ClosureNoticeRow): ClosedItem[] => (details as { items: ClosedItem[] }).items;
const lastEndOf = (items: ClosedItem[]): Date => new Date(Math.max(...items.map((item) => Date.parse(item.endsAt))));

/** A mail that was taken back, with what it says of dates that stay closed. */
function withoutUndone(
  row: ClosureNoticeRow,
  isUndone: (item: ClosedItem) => boolean,
  held: HolderRow | undefined,
): Notice[] {
  const items = itemsOf(row).filter((item) => !isUndone(item));
  if (items.length === 0) return [];
  const { alternatives: _, ...details } = row.details as NoticeDetails;
  return [
    {
      kind: "courts_closed",
      userId: row.user_id,
      ...(row.address !== null && { address: row.address }),
      details: {
        ...details,
        items,
        ...(held && { alternatives: { count: held.count, until: held.until.toISOString() } }),
      },
      dedupeKey: row.dedupe_key,
      usefulUntil: lastEndOf(items),
    },
  ];
}

/** Something that stands again, as calendars show it. */
export interface Restored {
  courtName: string;
  sequence: number;
}

const byStart = (a: ClosedItem, b: ClosedItem): number => a.startsAt.localeCompare(b.startsAt);
