import type { BrowserCookie } from "../http/browser-cookie.ts";

/** Distinguishes a browser that has signed in to an account from one that only guesses (docs/decisions/0026). */
export const KNOWN_BROWSER: BrowserCookie = {
  name: "courtside-browser",
  maxAgeSeconds: 180 * 86_400,
  sameSite: "Strict",
};
