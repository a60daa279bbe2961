import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** Several bookings of a series have another court or time. */
export const seriesMoved = noticeKind({
  details: z.object({ moved: z.array(z.object({ from: courtTime, to: courtTime })).min(1), byStaff: z.boolean() }),
  text: ({ moved, byStaff }, club) => ({
    subject: `Changed: ${moved.length} bookings of your series`,
    heading: "Your series has changed",
    paragraphs: [
      byStaff
        ? `${club.name} has changed your bookings. They are now:`
        : "You have changed your bookings. They are now:",
      ...moved.map(
        ({ from, to }) =>
          `${to.courtName}, ${noticeTime(to.startsAt, to.endsAt, club.timeZone)}\n` +
          `Before: ${from.courtName}, ${noticeTime(from.startsAt, from.endsAt, club.timeZone)}`,
      ),
    ],
    button: { label: "See my bookings", path: "/my-bookings" },
  }),
});
