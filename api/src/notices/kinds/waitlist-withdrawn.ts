import { z } from "zod";
import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import type { MailText } from "../mail-text.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";

const ofWaitlist = noticeKind({
  label: "Waitlist offer withdrawn",
  details: courtTime.extend({
    /** It was held in place of a booking that a closure has canceled; absent in notices of a release before. */
    isAlternative: z.boolean().optional(),
  }),
  mail: {
    subject: "Your offer was withdrawn: {court}, {time}",
    text:
      "{club} can no longer give you this slot:\n\n{court}\n{time}\n\n" +
      "You are still on the waitlist, at the same place, and hear from us when another slot becomes free.",
  },
  sample: SAMPLE_TIME,
  parts: (details, club) => ({
    values: courtAndTime(details, club),
    ...(details.isAlternative
      ? { heading: "A time is no longer held for you", button: { label: "My Bookings", path: "/my-bookings" } }
      : {
          heading: "Your offer was withdrawn",
          button: { label: "See my waitlist", path: "/my-account?tab=waitlist" },
        }),
  }),
});

/** A club's own text is about the waitlist, on which the holder of an alternative is not. */
const ALTERNATIVE: MailText = {
  subject: "No longer held for you: {court}, {time}",
  text:
    "{club} can no longer hold this time for you in place of your canceled booking:\n\n{court}\n{time}\n\n" +
    "Other times that are still held for you are in My Bookings.",
};

/** The club has withdrawn the offer because it needed the slot. */
export const waitlistWithdrawn: typeof ofWaitlist = {
  ...ofWaitlist,
  text: (details, club, own) => ofWaitlist.text(details, club, details.isAlternative ? ALTERNATIVE : own),
};
