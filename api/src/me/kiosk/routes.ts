import { createRoute, z } from "@hono/zod-openapi";
import { bearerOf } from "../../auth/http/bearer.ts";
import { callOf } from "../../auth/http/caller.ts";
import { LIMITS } from "../../auth/limits/limits.ts";
import { takeOrReject } from "../../auth/limits/take.ts";
import { hashPassword } from "../../auth/password-hashing/hash.ts";
import { asAuthService } from "../../db/transaction.ts";
import { ErrorBody } from "../../http/errors.ts";
import { idempotencyKey, text } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, inClubWriting, onceInClub } from "../../http/run-verb.ts";
import { proveBeforePin } from "../staff-pin/prove.ts";
import { makeKioskCode } from "./code.ts";
import { checkKioskPin, removeKioskPin, saveKioskPin } from "./pin.ts";
import { hasKioskPin } from "./queries.ts";

const tags = ["Devices"];
const security = [{ bearer: [] }];
const State = z.object({ has_kiosk_pin: z.boolean() });
const tooMany = { 429: response(ErrorBody, "Too many") };

const code = createRoute({
  method: "get",
  path: "/me/kiosk-code",
  tags,
  security,
  summary: "A code with which the caller identifies at a device of their club",
  description: "A new one for each call: for one use, within 30 seconds. It is shown as digits and as a QR code.",
  responses: {
    ...rejections,
    200: response(
      z.object({
        code: z.string().openapi({ description: "Eight digits", example: "40718853" }),
        qr: z.string().openapi({ description: "The text of the QR code", example: "courtside:kiosk:40718853" }),
        expires_at: z.iso.datetime(),
      }),
      "The code",
    ),
    ...tooMany,
  },
});

const readPin = createRoute({
  method: "get",
  path: "/me/kiosk-pin",
  tags,
  security,
  summary: "Whether the caller has a PIN for devices",
  responses: { ...rejections, 200: response(State, "Whether there is one") },
});

const setPin = createRoute({
  method: "put",
  path: "/me/kiosk-pin",
  tags,
  security,
  summary: "Set or change the PIN with which the caller identifies at devices that accept one",
  description:
    "A session older than a day sends current_password, or as nonce the code of GET /auth/v1/reauthenticate. A new PIN is not blocked.",
  request: {
    body: body(
      z.object({
        pin: z
          .string()
          .regex(/^\d{6}$/, { error: "must have 6 digits" })
          .openapi({ example: "284671" }),
        current_password: text.optional(),
        nonce: text.optional(),
      }),
    ),
  },
  responses: { ...rejections, 200: response(State, "It is set"), ...tooMany },
});

const deletePin = createRoute({
  method: "delete",
  path: "/me/kiosk-pin",
  tags,
  security,
  summary: "Remove the caller's PIN for devices",
  request: { headers: idempotencyKey },
  responses: { ...rejections, 200: response(State, "There is none") },
});

export const kiosk = newRouter()
  .openapi(code, async (c) => {
    const { keys } = c.get("deps");
    const made = await inClubWriting(c, async (tx) => {
      await asAuthService(tx.sql, () => takeOrReject(tx.sql, { limit: LIMITS.kioskCode, whose: [tx.userId] }));
      return makeKioskCode(tx, keys);
    });
    return c.json(made, 200);
  })
  .openapi(readPin, async (c) => {
    const has_kiosk_pin = await inClub(c, (tx) => hasKioskPin(tx.sql, tx.clubId, tx.userId));
    return c.json({ has_kiosk_pin }, 200);
  })
  .openapi(setPin, async (c) => {
    const { pin, ...proof } = c.req.valid("json");
    await inClub(c, async () => checkKioskPin(pin));
    await proveBeforePin(callOf(c), await bearerOf(c), proof, "kiosk_pin");
    const hash = await hashPassword(pin);
    await inClub(c, (tx) => saveKioskPin(tx, hash));
    return c.json({ has_kiosk_pin: true }, 200);
  })
  .openapi(deletePin, async (c) => {
    await onceInClub(c, {}, removeKioskPin);
    return c.json({ has_kiosk_pin: false }, 200);
  });
