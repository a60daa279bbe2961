import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { SAMPLE_DAY } from "../court-and-time.ts";
import { noticeKind } from "../notice-kind.ts";

const PATH = "/lesson-requests";

/** To the coach of the request. */
export const lessonRequested = noticeKind({
  label: "Lesson request for a coach",
  details: z.object({
    memberName: z.string(),
    date: z.iso.date(),
    time: z.string(),
    notes: z.string().nullable(),
    /** Its id; absent in notices of a release before. */
    request: z.uuid().optional(),
  }),
  mail: {
    subject: "Lesson request: {member}, {day}",
    text: "{member} asks for a lesson at {club}:\n\n{time}\n\nNotes: {notes}",
  },
  sample: { ...SAMPLE_DAY, memberName: "Maya Stone", notes: "My backhand" },
  parts: ({ memberName, date, time, notes, request }, club) => ({
    heading: "A member would like a lesson with you",
    values: {
      member: memberName,
      day: `${dateLabel(date)}, ${time}`,
      time: `${dateLabel(date)}, ${date.slice(0, 4)}, ${time} (${club.timeZone})`,
      notes: notes ?? "",
    },
    button: { label: "Answer the request", path: PATH },
    ...(request !== undefined && {
      pushActions: [
        { action: "accept", label: "Accept", path: `${PATH}?accept=${request}` },
        { action: "decline", label: "Decline", path: `${PATH}?decline=${request}` },
      ],
    }),
  }),
});
