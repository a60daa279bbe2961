import { createRoute, z } from "@hono/zod-openapi";
import { clockReading } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub } from "../../http/run-verb.ts";
import { writeCheckInsOfDesk } from "../check-ins.ts";
import { CheckInOutcomes, countConflicts } from "../response.ts";

const deliver = createRoute({
  method: "post",
  path: "/check-ins",
  tags: ["Devices"],
  security: [{ bearer: [] }],
  summary: "Deliver check-ins that the desk made without network",
  description:
    "For front desk and admins. Each is judged at its own time. Delivering them again changes nothing; conflicts are listed.",
  request: {
    body: body(
      z.object({
        check_ins: z.array(z.object({ booking_id: z.uuid(), at: clockReading }).openapi("DeskCheckIn")).max(200),
      }),
    ),
  },
  responses: { ...rejections, 200: response(CheckInOutcomes, "In the order of the request") },
});

export const deskCheckIns = newRouter().openapi(deliver, async (c) => {
  const { check_ins } = c.req.valid("json");
  return c.json(countConflicts(await inClub(c, (tx) => writeCheckInsOfDesk(tx, check_ins))), 200);
});
