import type { Deps } from "../http/app-env.ts";

/** The origin of a request, for limits and the audit log. */
export interface Caller {
  requestId: string;
  /** Empty when unknown. */
  ip: string;
  userAgent: string;
}

/** The dependencies of every operation of the auth service. */
export interface AuthCall extends Pick<Deps, "db" | "keys" | "config" | "mailer" | "log"> {
  caller: Caller;
  /** The final redirect that the caller requested, as sent: see redirects.ts. */
  redirectTo: string | undefined;
  /** The secret of the browser, if somebody signed up in it of late (docs/decisions/0024). */
  signUpBrowser?: string | undefined;
}
