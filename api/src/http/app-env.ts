import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "../db/pool.ts";
import type { SchemaVersion } from "../db/schema-version.ts";
import type { Keys } from "../keys/keys.ts";
import type { Mailer } from "../mail/mail.ts";
import type { KnownPeople } from "./known-people.ts";
import type { Metrics } from "./metrics.ts";
import type { RequestLog } from "./request-log.ts";
import type { VerifiedDevice, VerifiedToken } from "./verified-token.ts";

/** Counts the pages that begin with a canary or beside it (registry/canary-pages.ts). */
interface CanaryPages {
  count(given: { remote: string; version: string; since: string }[]): void;
  flush(): Promise<void>;
}

/** The dependencies of a process that every request may use. */
export interface Deps {
  config: Config;
  db: Database;
  /** Serves reports: a read replica, or `db` itself. */
  reportsDb: Database;
  keys: Keys;
  mailer: Mailer;
  people: KnownPeople;
  canaryPages: CanaryPages;
  /** The schema that this release brings. */
  schema: SchemaVersion;
  log: Logger;
  /** Undefined if the log is to have no such lines. */
  requestLog: RequestLog | undefined;
  /** Undefined without METRICS_PORT. */
  metrics: Metrics | undefined;
}

/** Hono's typed context of this api. */
export interface AppEnv {
  Variables: {
    deps: Deps;
    requestId: string;
    /** The id of the trace that the request belongs to, for the log. */
    trace: string | undefined;
    /** Where the request reads instead of `deps.db`. */
    readsFrom: Database | undefined;
    token: VerifiedToken | undefined;
    /** Instead of a token, if a device calls. */
    device: VerifiedDevice | undefined;
    /** The caller's club, once the database has said who they are; for the log. */
    clubId: string | undefined;
    /** Code of the error response, for the request's log line. */
    rejection: string | undefined;
    /** The response was made with every header, so that no middleware adds one. */
    hasAllHeaders: boolean | undefined;
  };
}
