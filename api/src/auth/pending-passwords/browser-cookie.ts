import type { BrowserCookie } from "../http/browser-cookie.ts";
import { LINK_SECONDS } from "../one-time/purposes.ts";

/** Distinguishes the browser that signed up from any other that opens the mail's link. Valid as long as the link. */
export const SIGN_UP_BROWSER: BrowserCookie = {
  name: "courtside-sign-up",
  maxAgeSeconds: LINK_SECONDS.signup ?? 0,
  sameSite: "Strict",
};
