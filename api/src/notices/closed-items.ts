import { lessonTitle } from "@courtside/contracts/domain/calendar.ts";
import { entriesOf, eventEntriesOf } from "./invitation.ts";
import type { NoticeEntry } from "./notice-kind.ts";
import type { ClosedItem } from "./payload.ts";
import { noticeTime } from "./when.ts";

/** "Court 2, Saturday, …", with what it is and where a moved one was. */
export function describeItem(item: ClosedItem, zone: string): string {
  const { event, lessonWith, bookedBy, fromCourt, courtName, startsAt, endsAt } = item;
  const what = event?.title ?? (lessonWith === undefined ? undefined : lessonTitle(lessonWith));
  const where = fromCourt === undefined ? courtName : `${courtName} (before: ${fromCourt})`;
  const by = bookedBy ? [`booked by ${bookedBy}`] : [];
  return [...(what ? [what] : []), where, noticeTime(startsAt, endsAt, zone), ...by].join(", ");
}

/** What the items bring into the reader's calendar. */
export function entriesOfItems(items: readonly ClosedItem[], isGuest: boolean): { entries?: NoticeEntry[] } {
  const entries = items.flatMap((item): NoticeEntry[] => {
    const isCanceled = item.outcome === "canceled";
    const { event, lessonWith, courtName, startsAt, endsAt } = item;
    if (event) {
      const calendar = { dates: [{ id: event.id, startsAt, endsAt }], sequence: event.sequence };
      return eventEntriesOf({ title: event.title, courtName, calendar }, isCanceled).entries ?? [];
    }
    return (
      entriesOf([item], { isCanceled, isGuest, ...(lessonWith !== undefined && { withName: lessonWith }) }).entries ??
      []
    );
  });
  return entries.length > 0 ? { entries } : {};
}
