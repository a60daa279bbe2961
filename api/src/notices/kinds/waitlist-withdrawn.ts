import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";

/** The club has withdrawn the offer because it needed the slot. */
export const waitlistWithdrawn = noticeKind({
  label: "Waitlist offer withdrawn",
  details: courtTime,
  mail: {
    subject: "Your offer was withdrawn: {court}, {time}",
    text:
      "{club} can no longer give you this slot:\n\n{court}\n{time}\n\n" +
      "You are still on the waitlist, at the same place, and hear from us when another slot becomes free.",
  },
  sample: SAMPLE_TIME,
  parts: (details, club) => ({
    heading: "Your offer was withdrawn",
    values: courtAndTime(details, club),
    button: { label: "See my waitlist", path: "/my-account?tab=waitlist" },
  }),
});
