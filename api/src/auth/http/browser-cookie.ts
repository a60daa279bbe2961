import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "../../http/app-env.ts";

const SHAPE = /^[\w-]{43}$/;

export interface BrowserCookie {
  name: string;
  maxAgeSeconds: number;
  sameSite: "Lax" | "Strict";
}

/**
 * Over https the cookie's name prefix prevents another host of the domain from setting it. Browsers reject such a cookie on plain
 * http, which is for development only.
 */
const nameOf = ({ name }: BrowserCookie, isHttps: boolean) => (isHttps ? `__Host-${name}` : name);

/** The secret of this browser; undefined if it has none. */
export function browserSecret(c: Context<AppEnv>, cookie: BrowserCookie): string | undefined {
  const value = getCookie(c, nameOf(cookie, isHttps(c)));
  return value && SHAPE.test(value) ? value : undefined;
}

/** Like the above, but creates and sends a secret if there is none. Two concurrent flows in one browser share it. */
export function bindBrowser(c: Context<AppEnv>, cookie: BrowserCookie): string {
  const value = browserSecret(c, cookie) ?? randomBytes(32).toString("base64url");
  const secure = isHttps(c);
  const { sameSite, maxAgeSeconds: maxAge } = cookie;
  setCookie(c, nameOf(cookie, secure), value, { path: "/", httpOnly: true, secure, sameSite, maxAge });
  return value;
}

const isHttps = (c: Context<AppEnv>) => c.get("deps").config.siteUrl.startsWith("https:");
