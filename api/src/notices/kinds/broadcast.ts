import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";

/** What an admin writes to members. */
export const broadcast = noticeKind({
  details: z.object({ subject: z.string(), text: z.string(), isTest: z.boolean().optional() }),
  text: ({ subject, text, isTest }) => ({
    subject: isTest ? `Test: ${subject}` : subject,
    heading: subject,
    paragraphs: text
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ""),
  }),
});
