import { Hono } from "hono";
import { functionsStateOf, migrationOf } from "../db/schema-version.ts";
import { requireRoom } from "../db/write-probe.ts";
import { DomainError } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { Stopping } from "../http/stopping.ts";

export interface HealthDeps {
  stuckJobs(): string[];
  stopping: Pick<Stopping, "hasBegun">;
}

/**
 * `/healthz`: the process responds. `/readyz`: it is not being stopped, and the database is reachable, has had this release's
 * migrations and functions, and is writable; else 503. A database newer than this release is ready, because processes are replaced one by one. A stuck job is
 * named but does not make the process unready: requests do not depend on it.
 */
export const health = ({ stuckJobs, stopping }: HealthDeps) =>
  new Hono<AppEnv>()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      if (stopping.hasBegun) throw new DomainError("unavailable", "stopping", "The process is being stopped");
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
