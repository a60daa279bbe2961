import { createRoute } from "@hono/zod-openapi";
import { callOf } from "../../auth/http/caller.ts";
import { rejections } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { takeMailReport } from "./take.ts";

const take = createRoute({
  method: "post",
  path: "/mail-provider/reports",
  tags: ["Notifications"],
  summary: "Receives what the mail provider reports: bounces and complaints",
  description:
    "Mailgun's webhook with its signature in the body; otherwise JSON `{type: bounce | complaint, address, code?}`, signed as Standard Webhooks are. " +
    "409 `report_repeated`: it was taken before.",
  responses: {
    204: { description: "Taken, or not relevant" },
    400: rejections[400],
    403: rejections[403],
    404: rejections[404],
    409: rejections[409],
  },
});

export const mailReports = newRouter().openapi(take, async (c) => {
  await takeMailReport(callOf(c), { body: await c.req.text(), header: (name) => c.req.header(name) });
  return c.body(null, 204);
});
