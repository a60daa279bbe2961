import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { callOf } from "../../auth/http/caller.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { idempotencyKey } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { asPerson, onceAsPerson } from "../../http/run-verb.ts";
import type { GatewayRequest } from "../../texts/gateway.ts";
import { readTexts, saveTexts } from "./agree.ts";
import { takeTextReceipt, takeTextReply } from "./report.ts";

const tags = ["Notifications"];
const security = [{ bearer: [] }];
const path = "/me/text-messages";

const TextMessages = z
  .object({
    is_available: z.boolean().openapi({ description: "Whether this installation sends text messages" }),
    number: z.string().nullable().openapi({ description: "The account's proved number; null: it has none" }),
    is_on: z.boolean().openapi({ description: "Whether notices may go to this number" }),
    is_stopped: z.boolean().openapi({ description: "Its owner has replied STOP; START ends that" }),
  })
  .openapi("TextMessages");

const show = createRoute({
  method: "get",
  path,
  tags,
  security,
  summary: "Whether the caller gets notices by text message",
  responses: { ...rejections, 200: response(TextMessages, "The number, and whether its owner has agreed") },
});

const save = createRoute({
  method: "put",
  path,
  tags,
  security,
  summary: "Agree to notices by text message at one's own number, or take that back",
  description: "422 `text_number_missing`, `text_number_stopped` (reply START first) or `texts_off`.",
  request: { headers: idempotencyKey, body: body(z.object({ is_on: z.boolean() })) },
  responses: { ...rejections, 200: response(TextMessages, "As it is now") },
});

const receipt = createRoute({
  method: "post",
  path: "/text-gateway/receipts",
  tags,
  summary: "Receives what the gateway of text messages reports about one",
  description:
    "Form-encoded and signed by Twilio; otherwise JSON `{reference, status: delivered | failed, problem?}` with the gateway's token as X-Gateway-Token. Safe to repeat.",
  responses: { 204: { description: "Taken, or not relevant" }, 403: rejections[403], 404: rejections[404] },
});

const reply = createRoute({
  method: "post",
  path: "/text-gateway/replies",
  tags,
  summary: "Receives what people reply to text messages: STOP and START",
  description:
    "Form-encoded and signed by Twilio; otherwise JSON `{from, text}` with the gateway's token as X-Gateway-Token. Safe to repeat.",
  responses: { 204: { description: "Taken, or not relevant" }, 403: rejections[403], 404: rejections[404] },
});

/** The gateway knows us by SITE_URL, whatever stands between. */
async function requestOf(c: Context<AppEnv>): Promise<GatewayRequest> {
  const { pathname, search } = new URL(c.req.url);
  const { siteUrl } = c.get("deps").config;
  return { url: `${siteUrl}${pathname}${search}`, body: await c.req.text(), header: (name) => c.req.header(name) };
}

export const texts = newRouter()
  .openapi(show, async (c) => c.json(await asPerson(c, (tx) => readTexts(tx, callOf(c))), 200))
  .openapi(save, async (c) => {
    const { is_on } = c.req.valid("json");
    return c.json(await onceAsPerson(c, { is_on }, (tx) => saveTexts(tx, callOf(c), is_on)), 200);
  })
  .openapi(receipt, async (c) => {
    await takeTextReceipt(callOf(c), await requestOf(c));
    return c.body(null, 204);
  })
  .openapi(reply, async (c) => {
    await takeTextReply(callOf(c), await requestOf(c));
    return c.body(null, 204);
  });
