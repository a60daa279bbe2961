import { createRoute } from "@hono/zod-openapi";
import { idempotencyKey } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub } from "../../http/run-verb.ts";
import { ClubNotifications, ClubNotificationsInput, NotificationChoices, NotificationSettings } from "./response.ts";
import { readClubSettings, readSettings, saveClubSettings, saveSettings } from "./save.ts";

const tags = ["Notifications"];
const security = [{ bearer: [] }];

const read = createRoute({
  method: "get",
  path: "/me/notification-settings",
  tags,
  security,
  summary: "What the caller is notified of in this club, in which channel",
  responses: {
    ...rejections,
    200: response(NotificationSettings, "What counts: locks, own choices, the club's defaults"),
  },
});

const save = createRoute({
  method: "put",
  path: "/me/notification-settings",
  tags,
  security,
  summary: "Choose what one is notified of, and quiet hours",
  description: "What is absent stays as it is. `quiet_hours: null` ends them.",
  request: { headers: idempotencyKey, body: body(NotificationChoices) },
  responses: { ...rejections, 200: response(NotificationSettings, "The settings as they are now") },
});

const readClub = createRoute({
  method: "get",
  path: "/club/notification-settings",
  tags,
  security,
  summary: "The club's defaults, and what people cannot switch off",
  description: "For admins.",
  responses: { ...rejections, 200: response(ClubNotifications, "The club's settings") },
});

const saveClub = createRoute({
  method: "put",
  path: "/club/notification-settings",
  tags,
  security,
  summary: "Set the club's defaults, and what people cannot switch off",
  description: "For admins. 409 `settings_changed` if another admin has saved since `version`.",
  request: { headers: idempotencyKey, body: body(ClubNotificationsInput) },
  responses: { ...rejections, 200: response(ClubNotifications, "The club's settings as they are now") },
});

export const notificationSettings = newRouter()
  .openapi(read, async (c) => c.json(await inClub(c, (tx) => readSettings(tx, c.get("deps").config)), 200))
  .openapi(save, async (c) => {
    const { locked: _locked, channels: _channels, ...input } = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => saveSettings(tx, input, c.get("deps").config)), 200);
  })
  .openapi(readClub, async (c) => c.json(await inClub(c, (tx) => readClubSettings(tx, c.get("deps").config)), 200))
  .openapi(saveClub, async (c) => {
    const { config } = c.get("deps");
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => saveClubSettings(tx, input, config)), 200);
  });
