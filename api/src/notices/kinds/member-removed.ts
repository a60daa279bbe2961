import { z } from "zod";
import { entriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** The maximum number of listed lines; more would not be read. */
const MOST_LISTED = 30;

export const memberRemoved = noticeKind({
  details: z.object({ canceled: z.array(courtTime) }),
  text: ({ canceled }, club) => ({
    subject: `You are no longer a member of ${club.name}`,
    heading: `You are no longer a member of ${club.name}`,
    paragraphs: [
      `An administrator has ended your membership of ${club.name}.`,
      ...(canceled.length > 0
        ? [canceled.length === 1 ? "This booking of yours was canceled:" : "These bookings of yours were canceled:"]
        : []),
      ...canceled
        .slice(0, MOST_LISTED)
        .map(({ courtName, startsAt, endsAt }) => `${courtName}\n${noticeTime(startsAt, endsAt, club.timeZone)}`),
      ...(canceled.length > MOST_LISTED ? [`And ${canceled.length - MOST_LISTED} more.`] : []),
    ],
    ...entriesOf(canceled, { isCanceled: true, isGuest: true }),
  }),
});
