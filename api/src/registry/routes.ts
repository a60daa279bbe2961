import { Hono } from "hono";
import { DomainError } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { overrideOrigins } from "./override-origins.ts";
import { parseRegistry, registryText } from "./read-registry.ts";

/** `GET /remotes.json`: which remotes the shell loads. No cache may keep an old one. */
export const registry = new Hono<AppEnv>().get("/remotes.json", async (c) => {
  const { config } = c.get("deps");
  const text = await registryText(config.remotesFile);
  if (text === null)
    throw new DomainError("unavailable", "registry_missing", "The registry of remotes has not been built yet");
  c.header("cache-control", "no-store");
  // What is no registry goes out as it stands: the shell judges it, and tells.
  const found = parseRegistry(text, overrideOrigins(config));
  return c.body(found ? JSON.stringify(found.json) : text, 200, { "content-type": "application/json" });
});
