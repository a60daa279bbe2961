import { type Context, type Handler, Hono } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import { bearerOf } from "../http/bearer.ts";
import { callOf } from "../http/caller.ts";
import { readBody } from "../http/read-body.ts";
import { codesFields, makeCodes, renewCodes } from "./make.ts";
import { readCodes, removeCodes } from "./manage.ts";
import { recovery, useCode } from "./use.ts";

/**
 * Recovery codes, in the client's protocol: at `/factors/recovery-codes`, where other factors have their id. The pattern is that of
 * the ids, because the router takes no fixed word beside one. Registered before the routes of factors, which get all others.
 */
export const recoveryCodeRoutes = new Hono<AppEnv>();

const forCodes =
  (respond: (c: Context<AppEnv>) => Promise<Response>): Handler<AppEnv> =>
  (c, next) =>
    c.req.param("id") === "recovery-codes" ? respond(c) : next();

recoveryCodeRoutes.get("/factors/recovery-codes", async (c) => c.json(await readCodes(callOf(c), await bearerOf(c))));

recoveryCodeRoutes.post(
  "/factors/:id",
  forCodes(async (c) => {
    const token = await bearerOf(c);
    return c.json(await makeCodes(callOf(c), token, await readBody(c, codesFields)));
  }),
);

recoveryCodeRoutes.post(
  "/factors/:id/verify",
  forCodes(async (c) => {
    const token = await bearerOf(c);
    return c.json(await useCode(callOf(c), token, await readBody(c, recovery)));
  }),
);

recoveryCodeRoutes.post(
  "/factors/:id/regenerate",
  forCodes(async (c) => c.json(await renewCodes(callOf(c), await bearerOf(c)))),
);

recoveryCodeRoutes.delete(
  "/factors/:id",
  forCodes(async (c) => c.json(await removeCodes(callOf(c), await bearerOf(c)))),
);
