import { Hono } from "hono";
import { DomainError } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { registryText } from "./read-registry.ts";

/** `GET /remotes.json`: which remotes the shell loads. No cache may keep an old one. */
export const registry = new Hono<AppEnv>().get("/remotes.json", async (c) => {
  const text = await registryText(c.get("deps").config.remotesFile);
  if (text === null)
    throw new DomainError("unavailable", "registry_missing", "The registry of remotes has not been built yet");
  c.header("cache-control", "no-store");
  return c.body(text, 200, { "content-type": "application/json" });
});
