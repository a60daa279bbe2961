import { z } from "zod";
import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { entriesOf, pathOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";

/** To the member who asked: the lesson is booked. */
export const lessonAccepted = noticeKind({
  label: "Lesson request accepted",
  details: courtTime.extend({ coachName: z.string() }),
  mail: {
    subject: "Lesson booked: {coach}, {time}",
    text: "{coach} has accepted. Your lesson at {club} is booked:\n\n{court}\n{time}",
  },
  sample: { ...SAMPLE_TIME, coachName: "Ana Ruiz" },
  parts: (details, club) => ({
    heading: "Your lesson request was accepted",
    values: { coach: details.coachName, ...courtAndTime(details, club) },
    button: { label: "See the lesson", path: pathOf(details) },
    ...entriesOf([details], { isCanceled: false, withName: details.coachName }),
  }),
});
