import { randomBytes } from "node:crypto";
import { EVENT_LABELS } from "@courtside/contracts/domain/notifications.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { callFunction } from "../../db/call.ts";
import { authTransaction } from "../../db/transaction.ts";
import { notFound } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { text } from "../../http/fields.ts";
import { rejections } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { readUnsubscribeToken, type Subscription, UNSUBSCRIBE_PURPOSE } from "../../notices/unsubscribe.ts";
import { unsubscribePage } from "./page.ts";

type Ctx = Context<AppEnv>;

const request = { params: z.object({ token: text.max(200) }) };
const page = { description: "A page for people", content: { "text/html": { schema: z.string() } } };

const show = createRoute({
  method: "get",
  path: "/unsubscribe/{token}",
  tags: ["Notifications"],
  summary: "The page that a mail's link opens",
  description: "Changes nothing, because programs that check mails open links too.",
  request,
  responses: { 200: page, 404: rejections[404] },
});

const end = createRoute({
  method: "post",
  path: "/unsubscribe/{token}",
  tags: ["Notifications"],
  summary: "End mails about an event without signing in",
  description: "RFC 8058: mail programs send `List-Unsubscribe=One-Click`. The inbox stays as it is.",
  request,
  responses: { 200: page, 404: rejections[404], 503: rejections[503] },
});

function subscriptionOf(c: Ctx, token: string): Subscription {
  const subscription = readUnsubscribeToken(c.get("deps").keys.secretFor(UNSUBSCRIBE_PURPOSE), token);
  if (!subscription) throw notFound("Subscription");
  return subscription;
}

function respond(c: Ctx, content: Omit<Parameters<typeof unsubscribePage>[0], "nonce">) {
  const nonce = randomBytes(16).toString("base64");
  c.header(
    "content-security-policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header("referrer-policy", "no-referrer");
  return c.html(unsubscribePage({ nonce, ...content }), 200);
}

export const unsubscribe = newRouter()
  .openapi(show, async (c) => {
    const { event } = subscriptionOf(c, c.req.valid("param").token);
    return respond(c, {
      title: "No more mails of this kind?",
      paragraphs: [
        `You will get no more mails about: ${EVENT_LABELS[event]}.`,
        "You can switch them on again in your account, under Notifications.",
      ],
      button: "Unsubscribe",
    });
  })
  .openapi(end, async (c) => {
    const { clubId, userId, event } = subscriptionOf(c, c.req.valid("param").token);
    const club = await authTransaction(
      c.get("deps").db,
      (sql) => callFunction(sql, "switch_mail_off", clubId, userId, event),
      { changesPeople: false },
    );
    if (club === null)
      return respond(c, {
        title: "Nothing was changed",
        paragraphs: [
          "You are no longer a member of the club, or the club does not let its members switch these mails off.",
        ],
      });
    return respond(c, {
      title: "You are unsubscribed",
      paragraphs: [
        `${club} sends you no more mails about: ${EVENT_LABELS[event]}.`,
        "You can switch them on again in your account, under Notifications.",
      ],
    });
  });
