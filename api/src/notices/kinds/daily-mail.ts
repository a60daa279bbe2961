import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";

/** The mail that holds what waited for a reader's hour. It is composed of other notices, and never enqueued itself. */
export const dailyMail = noticeKind({
  label: "Daily mail",
  details: z.object({ messages: z.int().min(1) }),
  mail: {
    subject: "Your daily mail from {club}: {messages}",
    text: "Everything that came for you since your last daily mail.",
  },
  sample: { messages: 3 },
  parts: ({ messages }) => ({
    heading: "Your daily mail",
    values: { messages: messages === 1 ? "1 message" : `${messages} messages` },
  }),
});
