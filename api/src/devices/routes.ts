import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { asAuthService } from "../db/transaction.ts";
import type { AppEnv } from "../http/app-env.ts";
import { ErrorBody } from "../http/errors.ts";
import { clockReading, idempotencyKey, oneLine, text } from "../http/fields.ts";
import { callerOf } from "../http/request.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { asDevice } from "../http/run-device.ts";
import { inClub, movedClock, onceInClub, onceInClubSecretly } from "../http/run-verb.ts";
import { readBoard, readDaySheet } from "./board/read.ts";
import { BoardResponse, DaySheetResponse } from "./board/response.ts";
import { changeDevice } from "./change.ts";
import { writeCheckInsOfDevice } from "./check-ins.ts";
import { identify as identifyMember } from "./identify.ts";
import { deleteDeviceSession } from "./identify-queries.ts";
import { addDevice, listDevices, removeDevice, renewDeviceCode } from "./manage.ts";
import { pairDevice } from "./pairing.ts";
import { CheckInOutcomes, countConflicts, Device, MemberSession } from "./response.ts";
import { challengeFor, grantDeviceToken, type SignedChallenge } from "./token.ts";

const tags = ["Devices"];
const security = [{ bearer: [] }];
const tooMany = { 429: response(ErrorBody, "Too many tries") };
const OF_DEVICE = "With the token of a paired device.";

const DeviceWithCode = Device.extend({
  pairing_code: z.string().openapi({ example: "K7QM2XRA" }),
  pairing_url: z.string().openapi({ description: "The device's page with the code in its fragment, for a QR code" }),
});

/** What a device is called, shows and allows. */
const settings = {
  name: oneLine.trim().min(1).max(60),
  place: oneLine.trim().max(120),
  sports: z.array(oneLine.trim().toLowerCase().min(1).max(40)).max(50),
  court_ids: z.array(z.uuid()).max(500),
  may_book: z.boolean(),
  accepts_pin: z.boolean(),
  shows_names: z.boolean(),
  finds_members: z.boolean(),
};

const list = createRoute({
  method: "get",
  path: "/devices",
  tags,
  security,
  summary: "The club's devices",
  description: "For admins.",
  responses: { ...rejections, 200: response(z.object({ data: z.array(Device) }), "By name") },
});

const add = createRoute({
  method: "post",
  path: "/devices",
  tags,
  security,
  summary: "Add a device, and make the code with which it pairs",
  description: "For admins. The code is shown this once, for one use within 15 minutes. At most 50 devices.",
  request: {
    headers: idempotencyKey,
    body: body(
      z.object({
        name: settings.name,
        place: settings.place.default(""),
        sports: settings.sports.default([]),
        court_ids: settings.court_ids.default([]),
        may_book: settings.may_book.default(true),
        accepts_pin: settings.accepts_pin.default(true),
        shows_names: settings.shows_names.default(false),
        finds_members: settings.finds_members.default(true),
      }),
    ),
  },
  responses: {
    ...rejections,
    201: response(DeviceWithCode, "The device with its code"),
  },
});

const renew = createRoute({
  method: "post",
  path: "/devices/pairing-codes",
  tags,
  security,
  summary: "Make a new code for a device that has not paired",
  description: "For admins. The code before it is void. 422 `already_paired` for a device that is paired.",
  request: { headers: idempotencyKey, body: body(z.object({ device_id: z.uuid() })) },
  responses: { ...rejections, 200: response(DeviceWithCode, "The device with its new code") },
});

const change = createRoute({
  method: "patch",
  path: "/devices/{id}",
  tags,
  security,
  summary: "Change what a device is called, shows and allows",
  description:
    "For admins. Absent fields stay. The device keeps its key and follows with its next call; the sessions of members at it end if they " +
    "may not book at it any more.",
  request: {
    headers: idempotencyKey,
    params: z.object({ id: z.uuid() }),
    body: body(
      z
        .object(settings)
        .partial()
        .refine((input) => Object.values(input).some((value) => value !== undefined), { error: "names no change" }),
    ),
  },
  responses: { ...rejections, 200: response(Device, "The device as it is now") },
});

const remove = createRoute({
  method: "delete",
  path: "/devices/{id}",
  tags,
  security,
  summary: "Remove a device",
  description: "For admins. Its key, its streams and the members' sessions at it end at once.",
  request: { headers: idempotencyKey, params: z.object({ id: z.uuid() }) },
  responses: { ...rejections, 204: { description: "It is removed" } },
});

const coordinate = z.string().regex(/^[\w-]{43}$/, { error: "must be 32 bytes, base64url" });

const pair = createRoute({
  method: "post",
  path: "/devices/pair",
  tags,
  summary: "Pair a device by the code that an admin has made",
  description:
    "Without a session. The same key may use its code again until that expires. 422 `wrong_pairing_code` for a code that is unknown, expired or used with another key; tries are limited by network.",
  request: {
    body: body(
      z.object({
        code: text.trim().toUpperCase().min(1).max(40),
        public_key: z
          .object({ kty: z.literal("EC"), crv: z.literal("P-256"), x: coordinate, y: coordinate })
          .openapi("DeviceKey", {
            description: "The public part of an ES256 key as a JWK; the private one stays on the device",
          }),
      }),
    ),
  },
  responses: {
    400: rejections[400],
    422: rejections[422],
    503: rejections[503],
    ...tooMany,
    200: response(z.object({ device_id: z.uuid(), name: z.string(), club_name: z.string() }), "The device is paired"),
  },
});

const token = createRoute({
  method: "post",
  path: "/devices/token",
  tags,
  summary: "Get a challenge, or for the signed challenge a token of the device",
  description:
    "`{device_id}` alone responds with a challenge. With it and its signature (ES256 over its characters: r and s, 64 bytes, base64url) " +
    "responds with a bearer token of five minutes. A challenge lives 60 seconds and is accepted once. 401 `device_revoked` after the " +
    "device was removed.",
  request: {
    body: body(
      z
        .object({
          device_id: z.uuid(),
          challenge: z.string().max(200).optional(),
          signature: z
            .string()
            .regex(/^[\w-]{86}$/, { error: "must be 64 bytes, base64url" })
            .optional(),
          version: oneLine.max(60).optional().openapi({ description: "Of the screen that the device runs" }),
          battery: z.int().min(0).max(100).optional(),
        })
        .refine(({ challenge, signature }) => (challenge === undefined) === (signature === undefined), {
          path: ["signature"],
          error: "goes together with the challenge",
        }),
    ),
  },
  responses: {
    400: rejections[400],
    401: rejections[401],
    503: rejections[503],
    ...tooMany,
    200: response(
      z.object({
        challenge: z.string().optional(),
        expires_at: z.union([z.iso.datetime(), z.int()]).openapi({ description: "Of a token, Unix seconds" }),
        access_token: z.string().optional(),
        token_type: z.literal("bearer").optional(),
        expires_in: z.int().optional(),
      }),
      "The challenge, or the token",
    ),
  },
});

const board = createRoute({
  method: "get",
  path: "/devices/board",
  tags,
  security,
  summary: "What a device shows: now and next of each court, events and closures",
  description: `${OF_DEVICE} No contact data; short names only where the device shows names.`,
  responses: { ...rejections, 200: response(BoardResponse, "The board of the club's today") },
});

const daySheet = createRoute({
  method: "get",
  path: "/devices/day-sheet",
  tags,
  security,
  summary: "Today and tomorrow of the device's courts, for when the network is gone",
  description: OF_DEVICE,
  responses: { ...rejections, 200: response(DaySheetResponse, "Two days") },
});

const identify = createRoute({
  method: "post",
  path: "/devices/identify",
  tags,
  security,
  summary: "Open a member's session of 60 seconds at the device",
  description:
    `${OF_DEVICE} Either \`code\`, the eight digits or the QR code's text of the member's phone, or \`member\` (id or email address) and \`pin\`. ` +
    "The session acts as that member under their own limits, reaches what a member does at a device and nothing else, and is audited as at " +
    "this device. 422 `wrong_kiosk_code`, `wrong_kiosk_pin`, `kiosk_code_required`, `kiosk_pin_not_enough`; 429 `kiosk_pin_blocked` after " +
    "five wrong PINs of one member. 403 at a device at which members only look.",
  request: {
    body: body(
      z.object({
        code: text.max(60).optional(),
        member: text.trim().min(1).max(320).optional(),
        pin: z
          .string()
          .regex(/^\d{6}$/, { error: "must have 6 digits" })
          .optional(),
      }),
    ),
  },
  responses: {
    ...rejections,
    ...tooMany,
    200: response(MemberSession, "The member's session"),
  },
});

const done = createRoute({
  method: "delete",
  path: "/me/device-session",
  tags,
  security,
  summary: "End the caller's session at the device",
  description: "With the token of that session.",
  responses: { ...rejections, 204: { description: "It has ended" } },
});

const checkIns = createRoute({
  method: "post",
  path: "/devices/check-ins",
  tags,
  security,
  summary: "Deliver check-ins that were made without network",
  description: `${OF_DEVICE} Each is judged at its own time: \`not_at_this_device\` is one made after the device lost the right to book. Delivering them again changes nothing; conflicts are listed.`,
  request: {
    body: body(
      z.object({
        check_ins: z
          .array(
            z
              .object({ booking_id: z.uuid(), at: clockReading, user_id: z.uuid().optional() })
              .openapi("OfflineCheckIn"),
          )
          .max(200),
      }),
    ),
  },
  responses: {
    ...rejections,
    200: response(CheckInOutcomes, "In the order of the request"),
  },
});

const caller = (c: Context<AppEnv>) => ({ ip: callerOf(c).ip, now: movedClock(c) });

/** The fragment reaches no server and no log. */
const pairingUrl = (c: Context<AppEnv>, { pairing_code }: { pairing_code: string }): string =>
  `${c.get("deps").config.siteUrl}/device#${pairing_code}`;

export const devices = newRouter()
  .openapi(list, async (c) => c.json({ data: await inClub(c, listDevices) }, 200))
  .openapi(add, async (c) => {
    const input = c.req.valid("json");
    const added = await onceInClubSecretly(c, input, (tx) => addDevice(tx, input));
    return c.json({ ...added, pairing_url: pairingUrl(c, added) }, 201);
  })
  .openapi(change, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => changeDevice(tx, c.req.valid("param").id, input)), 200);
  })
  .openapi(remove, async (c) => {
    await onceInClub(c, {}, (tx) => removeDevice(tx, c.req.valid("param").id));
    return c.body(null, 204);
  })
  .openapi(pair, async (c) => {
    const { code, public_key: key } = c.req.valid("json");
    return c.json(await pairDevice(c.get("deps"), { code, key }, caller(c)), 200);
  })
  .openapi(token, async (c) => {
    const { device_id, challenge, signature, version, battery } = c.req.valid("json");
    if (challenge === undefined || signature === undefined) return c.json(challengeFor(c.get("deps"), device_id), 200);
    const signed: SignedChallenge = { device_id, challenge, signature, version, battery };
    return c.json(await grantDeviceToken(c.get("deps"), signed, caller(c)), 200);
  })
  .openapi(board, async (c) => c.json(await asDevice(c, (tx) => readBoard(tx, c.get("deps").config.siteUrl)), 200))
  .openapi(daySheet, async (c) => c.json(await asDevice(c, readDaySheet), 200))
  .openapi(identify, async (c) => {
    const { code, member: who, pin } = c.req.valid("json");
    return c.json(await identifyMember((verb) => asDevice(c, verb), c.get("deps"), { code, who, pin }), 200);
  })
  .openapi(done, async (c) => {
    await inClub(c, async ({ sql, origin }) => asAuthService(sql, () => deleteDeviceSession(sql, origin.sessionId)));
    return c.body(null, 204);
  })
  .openapi(checkIns, async (c) => {
    const data = await asDevice(c, (tx) => writeCheckInsOfDevice(tx, c.req.valid("json").check_ins));
    return c.json(countConflicts(data), 200);
  })
  .openapi(renew, async (c) => {
    const input = c.req.valid("json");
    const renewed = await onceInClubSecretly(c, input, (tx) => renewDeviceCode(tx, input.device_id));
    return c.json({ ...renewed, pairing_url: pairingUrl(c, renewed) }, 200);
  });
