import { randomBytes } from "node:crypto";
import { DIGEST_EVENTS, EVENT_LABELS, type NotificationEvent } from "@courtside/contracts/domain/notifications.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { callForRows, callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";
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
const AGAIN = "You can switch them on again in your account, under Notifications.";
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

interface Ended {
  club: string;
  events: NotificationEvent[];
}

/** Null: the person has left the club, or the club has locked it. */
async function endEvent(
  sql: Sql,
  { clubId, userId, event }: Subscription & { event: NotificationEvent },
): Promise<Ended | null> {
  const club = await callFunction(sql, "switch_mail_off", clubId, userId, event);
  return club === null ? null : { club, events: [event] };
}

/** Of all that the daily mail collects. */
async function endDigest(sql: Sql, clubId: string, userId: string): Promise<Ended | null> {
  const [row] = await callForRows(sql, "switch_digest_off", clubId, userId, DIGEST_EVENTS);
  if (!row?.club_name) return null;
  return { club: row.club_name, events: DIGEST_EVENTS.filter((event) => row.events?.includes(event)) };
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
    if (event === "digest")
      return respond(c, {
        title: "No more daily mails?",
        paragraphs: ["You will get no more daily mails, nor other mails about what they collect.", AGAIN],
        button: "Unsubscribe",
      });
    return respond(c, {
      title: "No more mails of this kind?",
      paragraphs: [`You will get no more mails about: ${EVENT_LABELS[event]}.`, AGAIN],
      button: "Unsubscribe",
    });
  })
  .openapi(end, async (c) => {
    const { clubId, userId, event } = subscriptionOf(c, c.req.valid("param").token);
    const ended = await authTransaction(
      c.get("deps").db,
      (sql) => (event === "digest" ? endDigest(sql, clubId, userId) : endEvent(sql, { clubId, userId, event })),
      { changesPeople: false },
    );
    if (ended === null)
      return respond(c, {
        title: "Nothing was changed",
        paragraphs: [
          `${event === "digest" ? "You get no daily mails any more, are" : "You are"} no longer a member of the club, or the club does not let its members switch these mails off.`,
        ],
      });
    return respond(c, {
      title: "You are unsubscribed",
      paragraphs: [
        `${ended.club} sends you no more mails about: ${ended.events.map((each) => EVENT_LABELS[each]).join(", ")}.`,
        AGAIN,
      ],
    });
  });
