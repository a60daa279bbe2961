import { createRoute } from "@hono/zod-openapi";
import { answer, body, refusals } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub } from "../../http/run-verb.ts";
import { AdminClub, adminClubAnswer } from "../../tenant/answer.ts";
import { changeSettings } from "./change.ts";
import { SettingsChange } from "./fields.ts";
import { readSettings } from "./read.ts";
import { renewJoinCode } from "./renew-join-code.ts";

const tags = ["Club settings"];
const security = [{ bearer: [] }];

const read = createRoute({
  method: "get",
  path: "/club",
  tags,
  security,
  summary: "The club's settings and their version",
  responses: { ...refusals, 200: answer(AdminClub, "The club") },
});

const change = createRoute({
  method: "patch",
  path: "/club",
  tags,
  security,
  summary: "Save the settings that change",
  description:
    "409 `settings_changed` where somebody has saved since `version`: read again. 409 `strands_bookings` where standing " +
    "bookings would not fit: `details.count` of them, the first in `details.bookings`; they stay as they are, and the " +
    "same save with `confirm_stranded` set to that count goes through.",
  request: { body: body(SettingsChange) },
  responses: { ...refusals, 200: answer(AdminClub, "The club as it is now") },
});

const renew = createRoute({
  method: "post",
  path: "/club/join-code",
  tags,
  security,
  summary: "Give the club another join code; the old one stops working",
  responses: { ...refusals, 200: answer(AdminClub, "The club with its new `join_code`") },
});

export const clubSettings = newRouter()
  .openapi(read, async (c) => c.json(adminClubAnswer(await inClub(c, readSettings)), 200))
  .openapi(change, async (c) =>
    c.json(adminClubAnswer(await inClub(c, (tx) => changeSettings(tx, c.req.valid("json")))), 200),
  )
  .openapi(renew, async (c) => c.json(adminClubAnswer(await inClub(c, renewJoinCode)), 200));
