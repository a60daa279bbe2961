import { Hono } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import { bearerOf } from "../http/bearer.ts";
import { callOf } from "../http/caller.ts";
import { readBody } from "../http/read-body.ts";
import { adminPasskeyRoutes } from "./admin.ts";
import { listPasskeys, passkeyId, passkeyName, removePasskey, renamePasskey } from "./manage.ts";
import { beginRegistration, endRegistration, registration } from "./register.ts";
import { beginSignIn, passkeySignIn, signInWithPasskey } from "./sign-in.ts";

/** Passkeys, in the client's protocol. */
export const passkeyRoutes = new Hono<AppEnv>();

passkeyRoutes.route("/", adminPasskeyRoutes);

passkeyRoutes.get("/passkeys", async (c) => c.json(await listPasskeys(callOf(c), await bearerOf(c))));

passkeyRoutes.post("/passkeys/registration/options", async (c) =>
  c.json(await beginRegistration(callOf(c), await bearerOf(c))),
);

passkeyRoutes.post("/passkeys/registration/verify", async (c) => {
  const token = await bearerOf(c);
  return c.json(await endRegistration(callOf(c), token, await readBody(c, registration)));
});

passkeyRoutes.post("/passkeys/authentication/options", async (c) => c.json(await beginSignIn(callOf(c))));

passkeyRoutes.post("/passkeys/authentication/verify", async (c) =>
  c.json(await signInWithPasskey(callOf(c), await readBody(c, passkeySignIn))),
);

passkeyRoutes.patch("/passkeys/:id", async (c) => {
  const token = await bearerOf(c);
  const id = passkeyId(c.req.param("id"));
  return c.json(await renamePasskey(callOf(c), token, id, await readBody(c, passkeyName)));
});

passkeyRoutes.delete("/passkeys/:id", async (c) => {
  await removePasskey(callOf(c), await bearerOf(c), passkeyId(c.req.param("id")));
  return c.body(null, 204);
});
