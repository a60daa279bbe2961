import { Hono } from "hono";
import { migrationOf } from "../db/schema-version.ts";
import { requireRoom } from "../db/write-probe.ts";
import { DomainError } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";

/**
 * `/healthz`: the process answers. `/readyz`: the database is reached, its migrations are current, and it can write; else 503.
 * A database newer than this release is ready: processes are replaced one after the other.
 */
export const health = new Hono<AppEnv>()
  .get("/healthz", (c) => c.json({ status: "ok" }))
  .get("/readyz", async (c) => {
    const { db, schemaVersion } = c.get("deps");
    const found = await migrationOf(db);
    if (found < schemaVersion) {
      const message = `The database is at migration ${found}, this release needs ${schemaVersion}`;
      throw new DomainError("unavailable", "migrations_pending", message);
    }
    await requireRoom(db);
    return c.json({ status: "ready", migration: found });
  });
