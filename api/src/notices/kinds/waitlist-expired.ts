import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

export const waitlistExpired = noticeKind({
  details: courtTime,
  text: ({ courtName, startsAt, endsAt }, club) => {
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Your offer has expired: ${courtName}, ${when}`,
      heading: "Your offer has expired",
      paragraphs: [
        `The slot that ${club.name} held for you is offered to the next in line:`,
        `${courtName}\n${when}`,
        "You are still on the waitlist, and hear from us when another slot becomes free.",
      ],
      button: { label: "See my waitlist", path: "/my-account?tab=waitlist" },
    };
  },
});
