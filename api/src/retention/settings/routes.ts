import { RETENTION_NAMES, RETENTION_RANGES, type RetentionName } from "@courtside/contracts/domain/retention.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub } from "../../http/run-verb.ts";
import { readRetention, saveRetention } from "./save.ts";

const days = Object.fromEntries(
  RETENTION_NAMES.map((name) => [name, z.int().min(RETENTION_RANGES[name].min).max(RETENTION_RANGES[name].max)]),
) as Record<RetentionName, z.ZodInt>;

const version = z.int().min(0).max(2_147_483_647).openapi({ description: "0 before the first save" });

const ClubRetention = z.object({ version, ...days }).openapi("ClubRetention", { description: "In days" });
const ClubRetentionInput = z.strictObject({ version, ...days }).openapi("ClubRetentionInput");

const tags = ["Club settings"];
const security = [{ bearer: [] }];

const read = createRoute({
  method: "get",
  path: "/club/retention",
  tags,
  security,
  summary: "How long the club keeps its data",
  description: "For admins.",
  responses: { ...rejections, 200: response(ClubRetention, "Days, by type of data") },
});

const save = createRoute({
  method: "put",
  path: "/club/retention",
  tags,
  security,
  summary: "Set how long the club keeps its data",
  description:
    "For admins. What is older is deleted within a day, and cannot be restored. 409 `settings_changed` if another admin has saved " +
    "since `version`.",
  request: { headers: idempotencyKey, body: body(ClubRetentionInput) },
  responses: { ...rejections, 200: response(ClubRetention, "Days, as they are now") },
});

export const clubRetention = newRouter()
  .openapi(read, async (c) => c.json(await inClub(c, readRetention), 200))
  .openapi(save, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => saveRetention(tx, input)), 200);
  });
