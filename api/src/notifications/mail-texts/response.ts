import { z } from "@hono/zod-openapi";
import { labelOf, MAIL_KINDS, type MailKind, productText, sampleValues } from "../../notices/mail-kinds.ts";
import { mailTextProblem } from "../../notices/mail-text.ts";
import type { NoticeClub } from "../../notices/notice-kind.ts";
import { type PlaceholderName, placeholder } from "../../notices/placeholders.ts";
import type { OwnText } from "./queries.ts";

export const MOST_SUBJECT = 200;
export const MOST_TEXT = 5_000;

const Template = z.object({ subject: z.string(), text: z.string() });

export const ClubMailText = z
  .object({
    kind: z.string().openapi({ example: "booking_made" }),
    label: z.string().openapi({ example: "Booking made" }),
    ...Template.shape,
    version: z.int().min(0).openapi({ description: "0: the club has no text of its own" }),
    product: Template.openapi({ description: "What counts without a text of the club's own" }),
    problem: z
      .string()
      .nullable()
      .openapi({ description: "Why the club's own text is not sent any more, but the product's" }),
    placeholders: z.array(
      z.object({
        name: z.string().openapi({ example: "court" }),
        description: z.string(),
        example: z.string(),
        is_required: z.boolean().openapi({ description: "The text must contain it" }),
      }),
    ),
  })
  .openapi("ClubMailText");

export const MailPreview = z
  .object({
    subject: z.string(),
    heading: z.string(),
    paragraphs: z.array(z.string()).openapi({ description: "Plain text" }),
    button: z.string().nullable(),
    text: z.string(),
    html: z.string(),
  })
  .openapi("ClubMailPreview", { description: "The mail with an example's values, as HTML and as plain text" });

export type ClubMailTextResponse = z.infer<typeof ClubMailText>;

export function mailTextResponse(
  kind: MailKind,
  own: OwnText | undefined,
  club: NoticeClub,
): z.infer<typeof ClubMailText> {
  const values = sampleValues(kind, club);
  const names = Object.keys(values) as PlaceholderName[];
  const product = productText(kind);
  const { subject, text } = own ?? product;
  return {
    kind,
    label: labelOf(kind),
    subject,
    text,
    version: own?.version ?? 0,
    product,
    problem: mailTextProblem({ subject, text }, names)?.message ?? null,
    placeholders: names.map((name) => {
      const { description, isRequired = false } = placeholder(name);
      return { name, description, example: values[name] ?? "", is_required: isRequired };
    }),
  };
}

export const MailKindParam = z.object({
  kind: z.enum(MAIL_KINDS as [MailKind, ...MailKind[]]).openapi({ param: { name: "kind", in: "path" } }),
});
