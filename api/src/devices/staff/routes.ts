import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { forbidden } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { ErrorBody } from "../../http/errors.ts";
import { text } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { asDevice } from "../../http/run-device.ts";
import { inClub } from "../../http/run-verb.ts";
import { unlock as unlockForStaff } from "../identify.ts";
import { MemberSession, StaffSession } from "../response.ts";
import { openForMember } from "./act-for.ts";
import { findMembers } from "./find.ts";

const tags = ["Devices"];
const security = [{ bearer: [] }];
const tooMany = { 429: response(ErrorBody, "Too many tries") };
const OF_STAFF = "With the token of a staff user's session at the device.";

const unlock = createRoute({
  method: "post",
  path: "/devices/unlock",
  tags,
  security,
  summary: "Open a staff user's session of 60 seconds at the device, to find a member by name",
  description:
    "With the token of a paired device. Either `code`, the eight digits or the QR code's text of the staff user's phone, or `email` and " +
    "`pin`, a staff PIN of at least six digits. The session finds one member and opens that member's session, and reaches nothing else. " +
    "403 at a device that has not the right. 422 `wrong_kiosk_code`, `not_staff`, `wrong_desk_pin`, `kiosk_code_required`, " +
    "`kiosk_pin_not_enough`; 429 `desk_pin_blocked` after five wrong PINs of one staff user.",
  request: {
    body: body(
      z.object({
        code: text.max(60).optional(),
        email: text.trim().min(1).max(320).optional(),
        pin: z
          .string()
          .regex(/^\d{6,8}$/, { error: "must have 6 to 8 digits at a device" })
          .optional(),
      }),
    ),
  },
  responses: { ...rejections, ...tooMany, 200: response(StaffSession, "The staff user's session") },
});

const find = createRoute({
  method: "get",
  path: "/devices/members",
  tags,
  security,
  summary: "Find a member by a part of their name or address",
  description: `${OF_STAFF} First names and initials; of members who share one only that in \`alike\`, until more is typed.`,
  request: { query: z.object({ search: text.trim().min(2).max(100) }) },
  responses: {
    ...rejections,
    200: response(
      z.object({
        data: z.array(z.object({ id: z.uuid(), name: z.string().openapi({ example: "Ada L." }) })),
        alike: z
          .array(z.string())
          .openapi({ description: "At most 12 short names that several of those who fit share" }),
        has_more: z.boolean().openapi({ description: "More fit than are listed" }),
      }),
      "At most 12, by name",
    ),
  },
});

const open = createRoute({
  method: "post",
  path: "/devices/member-sessions",
  tags,
  security,
  summary: "Open the session of a member who was found, of 60 seconds at the device",
  description: `${OF_STAFF} It uses up that session. The member's acts as that member under their own limits, and is audited as at this device and by this staff user.`,
  request: { body: body(z.object({ member_id: z.uuid() })) },
  responses: { ...rejections, 200: response(MemberSession, "The member's session") },
});

const tokenOf = (c: Context<AppEnv>) => {
  const token = c.get("token");
  if (!token) throw forbidden();
  return token;
};

export const staffAtDevice = newRouter()
  .openapi(unlock, async (c) => {
    const { code, email: who, pin } = c.req.valid("json");
    return c.json(await unlockForStaff((verb) => asDevice(c, verb), c.get("deps"), { code, who, pin }), 200);
  })
  .openapi(find, async (c) => {
    const { search } = c.req.valid("query");
    return c.json(await inClub(c, (tx) => findMembers(tx, tokenOf(c), search)), 200);
  })
  .openapi(open, async (c) => {
    const { member_id } = c.req.valid("json");
    return c.json(await inClub(c, (tx) => openForMember(tx, tokenOf(c), c.get("deps"), member_id)), 200);
  });
