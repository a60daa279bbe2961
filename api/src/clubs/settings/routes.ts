import { createRoute, type z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import { idempotencyKey } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub } from "../../http/run-verb.ts";
import { AdminClub, adminClubResponse } from "../../tenant/response.ts";
import { changeSettings } from "./change.ts";
import { RulesChange, SettingsChange } from "./fields.ts";
import { previewRules } from "./preview.ts";
import { readSettings } from "./read.ts";
import { renewJoinCode } from "./renew-join-code.ts";
import { RulesPreview } from "./response.ts";

const tags = ["Club settings"];
const security = [{ bearer: [] }];

const read = createRoute({
  method: "get",
  path: "/club",
  tags,
  security,
  summary: "The club's settings and their version",
  responses: { ...rejections, 200: response(AdminClub, "The club") },
});

const change = createRoute({
  method: "patch",
  path: "/club",
  tags,
  security,
  summary: "Save the settings that change",
  description:
    "409 `settings_changed` if they were saved since `version`: read them again. 409 `strands_bookings` if existing " +
    "bookings would not fit: `details.count` is their number, `details.bookings` the first of them, `details.dropped_sports` as in the " +
    "preview; they stay unchanged, and the " +
    "same save with `confirm_stranded` set to that count is accepted.",
  request: { headers: idempotencyKey, body: body(SettingsChange) },
  responses: { ...rejections, 200: response(AdminClub, "The club as it is now") },
});

const preview = createRoute({
  method: "post",
  path: "/club/rules/preview",
  tags,
  security,
  summary: "What changed rules would mean for existing bookings; changes nothing",
  request: { body: body(RulesChange) },
  responses: { ...rejections, 200: response(RulesPreview, "The bookings that the new rules would not allow") },
});

const renew = createRoute({
  method: "post",
  path: "/club/join-code",
  tags,
  security,
  summary: "Replace the club's join code; the old one stops working",
  request: { headers: idempotencyKey },
  responses: { ...rejections, 200: response(AdminClub, "The club with its new `join_code`") },
});

/** The join code gives access to people, which no scope opens (docs/product/integrations.md#scopes); nor does a session's kept response. */
const shownTo = (c: Context<AppEnv>, club: z.infer<typeof AdminClub>): z.infer<typeof AdminClub> =>
  c.get("token")?.isApiKey ? { ...club, join_code: "" } : club;

export const clubSettings = newRouter()
  .openapi(read, async (c) => c.json(shownTo(c, adminClubResponse(await inClub(c, readSettings))), 200))
  .openapi(change, async (c) => {
    const input = c.req.valid("json");
    const club = await onceInClub(c, input, async (tx) => adminClubResponse(await changeSettings(tx, input)));
    return c.json(shownTo(c, club), 200);
  })
  .openapi(preview, async (c) => c.json(await inClub(c, (tx) => previewRules(tx, c.req.valid("json"))), 200))
  .openapi(renew, async (c) =>
    c.json(await onceInClub(c, {}, async (tx) => adminClubResponse(await renewJoinCode(tx))), 200),
  );
