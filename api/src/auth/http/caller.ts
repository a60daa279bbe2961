import type { Context } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import type { AuthCall } from "../call.ts";

/** What a verb needs of a request. */
export function callOf(c: Context<AppEnv>): AuthCall {
  const { db, keys, config, mailer } = c.get("deps");
  return {
    db,
    keys,
    config,
    mailer,
    log: c.get("log"),
    caller: {
      requestId: c.get("requestId"),
      // Postgres knows no zone ("fe80::1%eth0") in an address.
      ip: c.get("ip").replace(/%.*$/, ""),
      userAgent: (c.req.header("user-agent") ?? "").slice(0, 300),
    },
    redirectTo: c.req.query("redirect_to"),
  };
}
