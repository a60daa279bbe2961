import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";

/** What an admin writes to members. Its text is written anew each time. */
export const broadcast = noticeKind({
  label: "Message from the club",
  details: z.object({
    subject: z.string(),
    text: z.string(),
    isTest: z.boolean().optional(),
    /** Only for who agrees to advertising, also when it is sent (reader_problem.sql). */
    isMarketing: z.boolean().optional(),
  }),
  mail: { subject: "{title}", text: "{message}" },
  sample: { subject: "News", text: "Text" },
  parts: ({ subject, text, isTest }) => ({
    heading: subject,
    values: { title: isTest ? `Test: ${subject}` : subject, message: text },
  }),
});
