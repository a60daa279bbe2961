import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, text } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub, onceInClubSecretly } from "../../http/run-verb.ts";
import { readGateway, removeGateway, setGateway } from "./manage.ts";
import { Code, Gateway } from "./response.ts";
import { showCode } from "./show-code.ts";

const tags = ["Door codes"];
const security = [{ bearer: [] }];

const read = createRoute({
  method: "get",
  path: "/door-gateway",
  tags,
  security,
  summary: "The club's lock gateway",
  description: "For admins.",
  responses: {
    ...rejections,
    200: response(z.object({ gateway: z.union([Gateway, z.null()]) }), "Null: there is none"),
  },
});

const set = createRoute({
  method: "put",
  path: "/door-gateway",
  tags,
  security,
  summary: "Set the lock gateway, which gets a code for each booking",
  description: "For admins. Messages are signed by the Standard Webhooks scheme. Setting it again makes a new secret.",
  request: { headers: idempotencyKey, body: body(z.object({ url: text.trim().max(2000) })) },
  responses: {
    ...rejections,
    200: response(Gateway.extend({ secret: z.string() }), "The gateway with its secret, shown this once"),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/door-gateway",
  tags,
  security,
  summary: "Send no more codes to the gateway",
  description: "For admins. Codes that it has end by themselves.",
  request: { headers: idempotencyKey },
  responses: { ...rejections, 204: { description: "It gets nothing any more" } },
});

const code = createRoute({
  method: "get",
  path: "/bookings/{id}/door-code",
  tags,
  security,
  summary: "The code that opens the court's door for a booking",
  description: "For the booking's people and staff, from two days before the start.",
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    ...rejections,
    200: response(z.object({ door_code: z.union([Code, z.null()]) }), "Null: there is none, not yet or not any more"),
  },
});

export const doors = newRouter()
  .openapi(read, async (c) => c.json({ gateway: await inClub(c, readGateway) }, 200))
  .openapi(set, async (c) => {
    const { keys, config } = c.get("deps");
    const receivers = { keys, toPrivate: config.webhooksToPrivate };
    const { url } = c.req.valid("json");
    return c.json(await onceInClubSecretly(c, { url }, (tx) => setGateway(tx, url, receivers)), 200);
  })
  .openapi(remove, async (c) => {
    await onceInClub(c, {}, removeGateway);
    return c.body(null, 204);
  })
  .openapi(code, async (c) => {
    const door_code = await inClub(c, (tx) => showCode(tx, c.req.valid("param").id, c.get("deps").keys));
    return c.json({ door_code }, 200);
  });
