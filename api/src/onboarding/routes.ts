import { createRoute } from "@hono/zod-openapi";
import { idempotencyKey } from "../http/fields.ts";
import { rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { confirmHours } from "./confirm-hours.ts";
import { dismissOnboarding } from "./dismiss.ts";
import { readOnboarding } from "./read.ts";
import { Onboarding } from "./response.ts";

const tags = ["Onboarding"];
const security = [{ bearer: [] }];

const read = createRoute({
  method: "get",
  path: "/onboarding",
  tags,
  security,
  summary: "The steps of a new club's set-up, for its admin",
  responses: { ...rejections, 200: response(Onboarding, "Which steps are done, and whether to show them") },
});

const dismiss = createRoute({
  method: "post",
  path: "/onboarding/dismiss",
  tags,
  security,
  summary: "Stop showing the steps to the caller",
  request: { headers: idempotencyKey },
  responses: { ...rejections, 200: response(Onboarding, "The steps after the change") },
});

const confirm = createRoute({
  method: "post",
  path: "/onboarding/confirm-hours",
  tags,
  security,
  summary: "Confirm that the club's opening hours and time zone are right",
  request: { headers: idempotencyKey },
  responses: { ...rejections, 200: response(Onboarding, "The steps after the change") },
});

export const onboarding = newRouter()
  .openapi(read, async (c) => c.json(await inClub(c, readOnboarding), 200))
  .openapi(confirm, async (c) => {
    const responded = await onceInClub(c, {}, async (tx) => {
      await confirmHours(tx);
      return readOnboarding(tx);
    });
    return c.json(responded, 200);
  })
  .openapi(dismiss, async (c) => {
    const responded = await onceInClub(c, {}, async (tx) => {
      await dismissOnboarding(tx);
      return readOnboarding(tx);
    });
    return c.json(responded, 200);
  });
