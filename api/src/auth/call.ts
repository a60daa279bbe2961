import type { Deps } from "../http/app-env.ts";

/** Where a request came from, for limits and the audit log. */
export interface Caller {
  requestId: string;
  /** Empty when unknown. */
  ip: string;
  userAgent: string;
}

/** What every verb of the auth service works with. */
export interface AuthCall extends Pick<Deps, "db" | "keys" | "config" | "mailer" | "log"> {
  caller: Caller;
  /** Where the caller requests to be led in the end, as sent: see redirects.ts. */
  redirectTo: string | undefined;
}
