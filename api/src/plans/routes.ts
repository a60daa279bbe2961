import { createRoute, z } from "@hono/zod-openapi";
import { publicTransaction } from "../db/transaction.ts";
import { rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { selectActivePlans } from "./queries.ts";

const Plan = z
  .object({
    id: z.string(),
    name: z.string(),
    price_monthly: z.number().int().openapi({ description: "US cents" }),
    price_yearly: z.number().int().openapi({ description: "US cents" }),
    max_courts: z.number().int().nullable().openapi({ description: "null = unlimited" }),
    max_members: z.number().int().nullable().openapi({ description: "null = unlimited" }),
    features: z.array(z.string()),
  })
  .openapi("Plan");

const list = createRoute({
  method: "get",
  path: "/plans",
  tags: ["Billing"],
  summary: "The plans on sale, cheapest first",
  responses: { 200: response(z.object({ data: z.array(Plan) }), "Active plans"), 503: rejections[503] },
});

export const plans = newRouter().openapi(list, async (c) => {
  const data = await publicTransaction(c.get("deps").db, selectActivePlans);
  return c.json({ data }, 200);
});
