import { createRoute, z } from "@hono/zod-openapi";
import { bearerOf } from "../../auth/http/bearer.ts";
import { callOf } from "../../auth/http/caller.ts";
import { hashPassword } from "../../auth/password-hashing/hash.ts";
import { ErrorBody } from "../../http/errors.ts";
import { idempotencyKey, text } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, inClubOfAnyStatus, onceInClub } from "../../http/run-verb.ts";
import { acceptAttempt, beginAttempt, holderOf, returnTry, takeTry, tooManyTries } from "./attempt.ts";
import { checkInput, removePin, savePin } from "./pin.ts";
import { proveBeforePin } from "./prove.ts";

const tags = ["Staff PIN"];
const security = [{ bearer: [] }];
const tooMany = { 429: response(ErrorBody, "Too many tries") };

const pin = z
  .string()
  .regex(/^\d{4,8}$/, { error: "must have 4 to 8 digits" })
  .openapi({ example: "2846" });
const State = z.object({ has_staff_pin: z.boolean() });

const set = createRoute({
  method: "put",
  path: "/me/staff-pin",
  tags,
  security,
  summary: "Set or change the PIN with which staff leave the kiosk",
  description:
    "A session older than a day sends current_password, or as nonce the code of GET /auth/v1/reauthenticate.",
  request: { body: body(z.object({ pin, current_password: text.optional(), nonce: text.optional() })) },
  responses: { ...rejections, 200: response(State, "It is set"), ...tooMany },
});

const remove = createRoute({
  method: "delete",
  path: "/me/staff-pin",
  tags,
  security,
  summary: "Remove the caller's PIN",
  request: { headers: idempotencyKey },
  responses: { ...rejections, 200: response(State, "There is none") },
});

const verify = createRoute({
  method: "post",
  path: "/staff-pin/verify",
  tags,
  security,
  summary: "Find the member of staff with this PIN",
  description: "Also while the club's access has expired: a locked kiosk has no other way out.",
  request: { body: body(z.object({ pin })) },
  responses: {
    ...rejections,
    200: response(
      z.object({ user_id: z.uuid(), name: z.string() }),
      "The PIN is correct; if several staff have it, the caller's own",
    ),
    ...tooMany,
  },
});

export const staffPin = newRouter()
  .openapi(set, async (c) => {
    const { pin, ...proof } = c.req.valid("json");
    await inClub(c, (tx) => checkInput(tx, pin));
    await proveBeforePin(callOf(c), await bearerOf(c), proof);
    const hash = await hashPassword(pin);
    await inClub(c, (tx) => savePin(tx, hash));
    return c.json({ has_staff_pin: true }, 200);
  })
  .openapi(remove, async (c) => {
    await onceInClub(c, {}, removePin);
    return c.json({ has_staff_pin: false }, 200);
  })
  .openapi(verify, async (c) => {
    const { db } = c.get("deps");
    const attempt = await inClubOfAnyStatus(c, beginAttempt);
    const wait = await takeTry(db, attempt);
    const found = wait === null ? await holderOf(c.req.valid("json").pin, attempt) : undefined;
    const holder = await inClubOfAnyStatus(c, (tx) => {
      if (wait !== null) throw tooManyTries(wait);
      return acceptAttempt(tx, found);
    });
    await returnTry(db, attempt);
    return c.json({ user_id: holder.user_id, name: holder.name }, 200);
  });
