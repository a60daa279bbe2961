import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";

const PATH = "/my-account?tab=waitlist";

/** A slot is held for the recipient until `until` (docs/product/waitlist.md#offers). */
export const waitlistOffered = noticeKind({
  label: "Waitlist offer",
  details: courtTime.extend({
    until: z.iso.datetime(),
    /** Its id; absent in notices of a release before. */
    offer: z.uuid().optional(),
  }),
  mail: {
    subject: "A court is free for you: {court}, {time}",
    text:
      "You are next on the waitlist of {club}. This slot is held for you until {until}:\n\n{court}\n{time}\n\n" +
      "Accept it before then, or pass it on to the next in line. You stay on the waitlist until you accept.",
  },
  sample: { ...SAMPLE_TIME, until: SAMPLE_TIME.startsAt },
  parts: (details, club) => ({
    heading: "A court is free for you",
    values: { ...courtAndTime(details, club), until: clubTime(details.until, club.timeZone) },
    button: { label: "Accept or pass", path: PATH },
    ...(details.offer !== undefined && {
      pushActions: [{ action: "accept", label: "Accept", path: `${PATH}&accept=${details.offer}` }],
    }),
  }),
});
