import { createRoute, z } from "@hono/zod-openapi";
import { answer, refusals } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub } from "../http/transaction.ts";
import { selectCoaches } from "./queries.ts";

const Coach = z
  .object({ id: z.uuid(), name: z.string(), bio: z.string(), sports: z.array(z.string()) })
  .openapi("Coach");

const list = createRoute({
  method: "get",
  path: "/coaches",
  tags: ["Coaches"],
  security: [{ bearer: [] }],
  summary: "The club's coaches",
  responses: { ...refusals, 200: answer(z.object({ data: z.array(Coach) }), "Coaches by name") },
});

export const coaches = newRouter().openapi(list, async (c) => {
  const data = await inClub(c, (tx) => selectCoaches(tx.sql, tx.clubId));
  return c.json({ data }, 200);
});
