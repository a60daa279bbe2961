import { Hono } from "hono";
import { functionsStateOf, migrationOf } from "../db/schema-version.ts";
import { requireRoom } from "../db/write-probe.ts";
import { DomainError } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";

/**
 * `/healthz`: the process responds. `/readyz`: the database is reached, has had this release's migrations and functions, and can
 * write; else 503. A database newer than this release is ready: processes are replaced one after the other. So is a process with
 * a stuck job, which is named: requests do not depend on it.
 */
export const health = (stuckJobs: () => string[]) =>
  new Hono<AppEnv>()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      const { db, schema } = c.get("deps");
      const found = await migrationOf(db);
      if (found < schema.migration) {
        const message = `The database is at migration ${found}, this release needs ${schema.migration}`;
        throw new DomainError("unavailable", "migrations_pending", message);
      }
      const functions = await functionsStateOf(db, schema);
      if (functions === "older") {
        const message = "The database never had the functions of this release: run npm run migrate";
        throw new DomainError("unavailable", "migrations_pending", message);
      }
      await requireRoom(db);
      return c.json({ status: "ready", migration: found, functions, stuck_jobs: stuckJobs() });
    });
