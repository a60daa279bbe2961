import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** The club has withdrawn the offer because it needed the slot. */
export const waitlistWithdrawn = noticeKind({
  details: courtTime,
  text: ({ courtName, startsAt, endsAt }, club) => {
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Your offer was withdrawn: ${courtName}, ${when}`,
      heading: "Your offer was withdrawn",
      paragraphs: [
        `${club.name} can no longer give you this slot:`,
        `${courtName}\n${when}`,
        "You are still on the waitlist, at the same place, and hear from us when another slot becomes free.",
      ],
      button: { label: "See my waitlist", path: "/my-account?tab=waitlist" },
    };
  },
});
