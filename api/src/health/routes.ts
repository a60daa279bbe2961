import { Hono } from "hono";
import { DomainError } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";

/** `/healthz`: the process answers. `/readyz`: the database is reached and its migrations are current, else 503. */
export const health = new Hono<AppEnv>()
  .get("/healthz", (c) => c.json({ status: "ok" }))
  .get("/readyz", async (c) => {
    const { db, schemaVersion } = c.get("deps");
    const [row] = await db<{ version: number }[]>`select coalesce(max(version), 0)::int as version from schema_version`;
    const found = row?.version ?? 0;
    if (found < schemaVersion) {
      const message = `The database is at migration ${found}, this release needs ${schemaVersion}`;
      throw new DomainError("unavailable", "migrations_pending", message);
    }
    return c.json({ status: "ready", migration: found });
  });
