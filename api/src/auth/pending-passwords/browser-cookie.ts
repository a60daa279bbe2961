import type { BrowserCookie } from "../http/browser-cookie.ts";
import { LINK_SECONDS } from "../one-time/purposes.ts";

/** Tells the browser that signed up from any other that shows the mail. As long as the mail's link lives. */
export const SIGN_UP_BROWSER: BrowserCookie = {
  name: "courtside-sign-up",
  maxAgeSeconds: LINK_SECONDS.signup ?? 0,
  sameSite: "Strict",
};
