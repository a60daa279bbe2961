import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** A slot is held for the recipient until `until` (docs/product/waitlist.md#offers). */
export const waitlistOffered = noticeKind({
  details: courtTime.extend({ until: z.iso.datetime() }),
  text: ({ courtName, startsAt, endsAt, until }, club) => {
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `A court is free for you: ${courtName}, ${when}`,
      heading: "A court is free for you",
      paragraphs: [
        `You are next on the waitlist of ${club.name}. This slot is held for you until ${clubTime(until, club.timeZone)}:`,
        `${courtName}\n${when}`,
        "Accept it before then, or pass it on to the next in line. You stay on the waitlist until you accept.",
      ],
      button: { label: "Accept or pass", path: "/my-account?tab=waitlist" },
    };
  },
});
