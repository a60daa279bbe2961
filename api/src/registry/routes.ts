import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { DomainError } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";

/** `GET /remotes.json`: which remotes the shell loads. Read anew each time: a release swaps the file, and no cache may keep the old one. */
export const registry = new Hono<AppEnv>().get("/remotes.json", async (c) => {
  const text = await readFile(c.get("deps").config.remotesFile, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new DomainError("unavailable", "registry_missing", "The registry of remotes has not been built yet");
  });
  c.header("cache-control", "no-store");
  return c.body(text, 200, { "content-type": "application/json" });
});
