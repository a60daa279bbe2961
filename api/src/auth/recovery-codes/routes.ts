import { Hono } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import { bearerOf } from "../http/bearer.ts";
import { callOf } from "../http/caller.ts";
import { readBody } from "../http/read-body.ts";
import { codesFields, makeCodes, renewCodes } from "./make.ts";
import { readCodes, removeCodes } from "./manage.ts";
import { recovery, useCode } from "./use.ts";

/**
 * Recovery codes, in the client's protocol. Registered before the routes of factors, whose ids have the same place in the path.
 */
export const recoveryCodeRoutes = new Hono<AppEnv>();

recoveryCodeRoutes.get("/factors/recovery-codes", async (c) => c.json(await readCodes(callOf(c), await bearerOf(c))));

recoveryCodeRoutes.post("/factors/recovery-codes", async (c) => {
  const token = await bearerOf(c);
  return c.json(await makeCodes(callOf(c), token, await readBody(c, codesFields)));
});

recoveryCodeRoutes.post("/factors/recovery-codes/verify", async (c) => {
  const token = await bearerOf(c);
  return c.json(await useCode(callOf(c), token, await readBody(c, recovery)));
});

recoveryCodeRoutes.post("/factors/recovery-codes/regenerate", async (c) =>
  c.json(await renewCodes(callOf(c), await bearerOf(c))),
);

recoveryCodeRoutes.delete("/factors/recovery-codes", async (c) =>
  c.json(await removeCodes(callOf(c), await bearerOf(c))),
);
