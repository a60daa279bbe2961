import { Hono } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import { bearerOf } from "../http/bearer.ts";
import { callOf } from "../http/caller.ts";
import { readBody } from "../http/read-body.ts";
import { checkChannel } from "../phone/phone-number.ts";
import { adminFactorRoutes } from "./admin-factors.ts";
import { challenge, challengeFields } from "./challenge.ts";
import { enroll, enrollment } from "./enroll.ts";
import { factorId } from "./factor-id.ts";
import { unenroll } from "./unenroll.ts";
import { verification, verify } from "./verify.ts";

/** Two-step verification (docs/product/auth-api.md#second-factors). */
export const mfaRoutes = new Hono<AppEnv>();

mfaRoutes.route("/", adminFactorRoutes);

mfaRoutes.post("/factors", async (c) => {
  const token = await bearerOf(c);
  return c.json(await enroll(callOf(c), token, await readBody(c, enrollment)));
});

mfaRoutes.post("/factors/:id/challenge", async (c) => {
  const token = await bearerOf(c);
  const id = factorId(c.req.param("id"));
  checkChannel((await readBody(c, challengeFields)).channel);
  return c.json(await challenge(callOf(c), token, id));
});

mfaRoutes.post("/factors/:id/verify", async (c) => {
  const token = await bearerOf(c);
  const id = factorId(c.req.param("id"));
  return c.json(await verify(callOf(c), token, id, await readBody(c, verification)));
});

mfaRoutes.delete("/factors/:id", async (c) => {
  const token = await bearerOf(c);
  return c.json(await unenroll(callOf(c), token, factorId(c.req.param("id"))));
});
