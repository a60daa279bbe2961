import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, oneLine, text } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub } from "../../http/run-verb.ts";
import { ClubMailText, MailKindParam, MailPreview, MOST_SUBJECT, MOST_TEXT } from "./response.ts";
import { listMailTexts, previewMailText, resetMailText, saveMailText } from "./save.ts";

const tags = ["Notifications"];
const security = [{ bearer: [] }];

const Template = z.strictObject({
  subject: oneLine.trim().min(1).max(MOST_SUBJECT).openapi({ example: "Booked: {court}, {time}" }),
  text: text
    .trim()
    .min(1)
    .max(MOST_TEXT)
    .transform((lines) => lines.replaceAll("\r\n", "\n"))
    .openapi({ example: "See you on {court}, {time}.\n\nBring clean shoes." }),
});

const list = createRoute({
  method: "get",
  path: "/club/mail-texts",
  tags,
  security,
  summary: "Subject and text of each kind of mail, with their placeholders",
  description: "For admins.",
  responses: { ...rejections, 200: response(z.object({ data: z.array(ClubMailText) }), "All kinds") },
});

const save = createRoute({
  method: "put",
  path: "/club/mail-texts/{kind}",
  tags,
  security,
  summary: "Write a mail's subject and text",
  description:
    "For admins. 400 names an unknown placeholder. 409 `settings_changed` if another admin has saved since `version`.",
  request: {
    headers: idempotencyKey,
    params: MailKindParam,
    body: body(Template.extend({ version: z.int().min(0).max(2_147_483_647) }).openapi("ClubMailTextInput")),
  },
  responses: { ...rejections, 200: response(ClubMailText, "The text that counts now") },
});

const reset = createRoute({
  method: "delete",
  path: "/club/mail-texts/{kind}",
  tags,
  security,
  summary: "Go back to the product's text",
  description: "For admins.",
  request: { headers: idempotencyKey, params: MailKindParam },
  responses: { ...rejections, 200: response(ClubMailText, "The text that counts now") },
});

const preview = createRoute({
  method: "post",
  path: "/club/mail-texts/{kind}/preview",
  tags,
  security,
  summary: "How a mail with such a text looks",
  description: "For admins. Changes nothing.",
  request: { params: MailKindParam, body: body(Template.openapi("ClubMailTextDraft")) },
  responses: { ...rejections, 200: response(MailPreview, "The mail with an example's values") },
});

export const mailTexts = newRouter()
  .openapi(list, async (c) => c.json({ data: await inClub(c, listMailTexts) }, 200))
  .openapi(save, async (c) => {
    const { kind } = c.req.valid("param");
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => saveMailText(tx, kind, input)), 200);
  })
  .openapi(reset, async (c) => {
    const { kind } = c.req.valid("param");
    return c.json(await onceInClub(c, {}, (tx) => resetMailText(tx, kind)), 200);
  })
  .openapi(preview, async (c) => {
    const { kind } = c.req.valid("param");
    return c.json(await inClub(c, (tx) => previewMailText(tx, kind, c.req.valid("json"))), 200);
  });
