import type { Context } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import { callerOf, logOf } from "../../http/request.ts";
import type { AuthCall } from "../call.ts";
import { browserSecret } from "./browser-cookie.ts";
import { SIGN_UP_BROWSER } from "./sign-up-browser.ts";

/** What an operation needs to know about a request. */
export function callOf(c: Context<AppEnv>): AuthCall {
  const { db, keys, config, mailer } = c.get("deps");
  return {
    db,
    keys,
    config,
    mailer,
    log: logOf(c),
    caller: {
      requestId: c.get("requestId"),
      ...callerOf(c),
    },
    redirectTo: c.req.query("redirect_to"),
    signUpBrowser: browserSecret(c, SIGN_UP_BROWSER),
  };
}
