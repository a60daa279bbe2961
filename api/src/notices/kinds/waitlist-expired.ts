import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";

export const waitlistExpired = noticeKind({
  label: "Waitlist offer expired",
  details: courtTime,
  mail: {
    subject: "Your offer has expired: {court}, {time}",
    text:
      "The slot that {club} held for you is offered to the next in line:\n\n{court}\n{time}\n\n" +
      "You are still on the waitlist, and hear from us when another slot becomes free.",
  },
  sample: SAMPLE_TIME,
  parts: (details, club) => ({
    heading: "Your offer has expired",
    values: courtAndTime(details, club),
    button: { label: "See my waitlist", path: "/my-account?tab=waitlist" },
  }),
});
