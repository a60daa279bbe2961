import { z } from "zod";
import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import type { MailText } from "../mail-text.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";

const STILL_WAITING = "You are still on the waitlist, and hear from us when another slot becomes free.";

const passedOn = noticeKind({
  label: "Waitlist offer expired",
  details: courtTime.extend({
    /** The offer ended with the slot's start; absent in notices of a release before. */
    hasBegun: z.boolean().optional(),
  }),
  mail: {
    subject: "Your offer has expired: {court}, {time}",
    text: `The slot that {club} held for you is offered to the next in line:\n\n{court}\n{time}\n\n${STILL_WAITING}`,
  },
  sample: SAMPLE_TIME,
  parts: (details, club) => ({
    heading: "Your offer has expired",
    values: courtAndTime(details, club),
    button: { label: "See my waitlist", path: "/my-account?tab=waitlist" },
  }),
});

/** A slot that has begun is offered to no other member. */
const BEGUN: MailText = {
  ...passedOn.mail,
  text: `The slot that {club} held for you has begun, and is no longer held:\n\n{court}\n{time}\n\n${STILL_WAITING}`,
};

/** An offer has ended without a response. A club's own text counts in both cases. */
export const waitlistExpired: typeof passedOn = {
  ...passedOn,
  text: (details, club, own = details.hasBegun ? BEGUN : undefined) => passedOn.text(details, club, own),
};
