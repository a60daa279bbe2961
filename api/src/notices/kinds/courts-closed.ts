import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { describeItem, entriesOfItems } from "../closed-items.ts";
import { SAMPLE_TIME } from "../court-and-time.ts";
import { noticeKind } from "../notice-kind.ts";
import { type ClosedItem, closedItem } from "../payload.ts";

const HEADS = {
  canceled: "This does not take place:",
  moved: "This takes place on another court:",
  withdrawn: "These times are no longer held for you. Who is on the waitlist keeps their place:",
  restored: "",
} as const;

/** Courts were closed: one mail to each person with everything of theirs that it affects (docs/product/closures.md#notices). */
export const courtsClosed = noticeKind({
  label: "Courts closed",
  details: z.object({
    /** Read by the release before only. */
    closureId: z.uuid(),
    /** "Rain". */
    reason: z.string(),
    /** The club's text. */
    message: z.string().nullable(),
    isGuest: z.boolean(),
    items: z.array(closedItem).min(1),
    /** Slots that are held for the reader. */
    alternatives: z.object({ count: z.int().min(1), until: z.iso.datetime() }).optional(),
  }),
  mail: {
    subject: "{change}: {reason}",
    text: "{club} had to close courts: {reason}.\n\n{message}\n\n{changes}\n\n{alternatives}",
  },
  sample: {
    closureId: "00000000-0000-4000-8000-000000000000",
    reason: "Rain",
    message: "We are sorry. The courts dry by tomorrow.",
    isGuest: false,
    items: [{ ...SAMPLE_TIME, outcome: "canceled" }],
    alternatives: { count: 3, until: SAMPLE_TIME.startsAt },
  },
  parts: ({ reason, message, isGuest, items, alternatives }, club) => {
    const part = (outcome: ClosedItem["outcome"]): string[] => {
      const of = items.filter((item) => item.outcome === outcome);
      return of.length === 0 ? [] : [HEADS[outcome], of.map((item) => describeItem(item, club.timeZone)).join("\n")];
    };
    const isOnlyMoved = items.every(({ outcome }) => outcome === "moved");
    return {
      heading: isOnlyMoved ? "You play on another court" : "The club has closed courts",
      values: {
        change: isOnlyMoved ? "Another court" : "Courts closed",
        reason,
        message: message ?? "",
        changes: [...part("canceled"), ...part("moved"), ...part("withdrawn")].join("\n\n"),
        alternatives: alternatives
          ? `${alternatives.count === 1 ? "One other time is" : `${alternatives.count} other times are`} held for you until ${clubTime(alternatives.until, club.timeZone)}: take one with a tap.`
          : "",
      },
      ...(!isGuest && {
        button: alternatives
          ? { label: "See the times held for you", path: "/my-bookings" }
          : { label: "Book another time", path: "/book" },
      }),
      ...entriesOfItems(items, isGuest),
    };
  },
});
