import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** The club has canceled several bookings of a series; a booker who cancels gets no mail about it. */
export const seriesCanceled = noticeKind({
  details: z.object({ canceled: z.array(courtTime).min(1), reason: z.string().nullable() }),
  text: ({ canceled, reason }, club) => ({
    subject: `Canceled: ${canceled.length} bookings of your series`,
    heading: "Bookings of your series were canceled",
    paragraphs: [
      `${club.name} has canceled these bookings of yours:`,
      canceled
        .map(({ courtName, startsAt, endsAt }) => `${courtName}, ${noticeTime(startsAt, endsAt, club.timeZone)}`)
        .join("\n"),
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    button: { label: "Book another time", path: "/book" },
  }),
});
