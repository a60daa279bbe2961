import type { AuthCall } from "../call.ts";
import { pageLink, withQuery } from "../links.ts";
import { purposesOf } from "../one-time/purposes.ts";
import { isLinkToken } from "../one-time/secrets.ts";

/**
 * The redirect of GET /verify: our page, which carries the token and whose button verifies it. Nothing is read or written here,
 * so a mail scanner that follows the link changes nothing (docs/product/auth-api.md#codes-and-links).
 */
export function landingPage(call: AuthCall, { token, type }: { token: string; type: string }): string {
  const [purpose] = purposesOf(type) ?? [];
  if (purpose && isLinkToken(token)) {
    return withQuery(pageLink(call.config, { purpose, linkToken: token, redirectTo: call.redirectTo }), { type });
  }
  const error = new URLSearchParams({
    error: "access_denied",
    error_code: "otp_expired",
    error_description: "Email link is invalid or has expired",
  });
  return `${call.config.siteUrl}/auth#${error}`;
}
