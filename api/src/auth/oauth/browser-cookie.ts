import { FLOW_SECONDS } from "../flows/give-code.ts";
import type { BrowserCookie } from "../http/browser-cookie.ts";

/**
 * Binds a sign-in at a provider to the browser that began it. Lax, because the provider's response is a navigation to our site.
 */
export const OAUTH_BROWSER: BrowserCookie = {
  name: "courtside-oauth",
  maxAgeSeconds: FLOW_SECONDS,
  sameSite: "Lax",
};
