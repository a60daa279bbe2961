import { PENDING_DAYS } from "../pending-passwords/queries.ts";
import type { BrowserCookie } from "./browser-cookie.ts";

/** Distinguishes the browser that signed up from any other that opens the mail's link. Valid as long as its password waits. */
export const SIGN_UP_BROWSER: BrowserCookie = {
  name: "courtside-sign-up",
  maxAgeSeconds: PENDING_DAYS * 86_400,
  sameSite: "Strict",
};
