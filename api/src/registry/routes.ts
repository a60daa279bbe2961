import { Hono } from "hono";
import { DomainError } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { overrideOrigins } from "./override-origins.ts";
import { parseRegistry, registryFor, registryText } from "./read-registry.ts";
import { sessionOf } from "./session-cookies.ts";

/** `GET /remotes.json`: the remotes that the shell loads. Caches must not keep an old one. */
export const registry = new Hono<AppEnv>().get("/remotes.json", async (c) => {
  const { config } = c.get("deps");
  const text = await registryText(config.remotesFile);
  if (text === null)
    throw new DomainError("unavailable", "registry_missing", "The registry of remotes has not been built yet");
  c.header("cache-control", "no-store");
  // An invalid registry is sent unchanged: the shell validates it and reports the problem.
  const found = parseRegistry(text);
  const own = found && registryFor(sessionOf(c), found, overrideOrigins(config));
  return c.body(own ? JSON.stringify(own.json) : text, 200, { "content-type": "application/json" });
});
