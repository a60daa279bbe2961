import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "../../http/app-env.ts";
import { FLOW_SECONDS } from "../flows/give-code.ts";

const SHAPE = /^[\w-]{43}$/;

/**
 * Over https the name forbids that another host of the domain sets it. Browsers let a page on plain http, which is
 * development only, set no such cookie.
 */
const nameOf = (isHttps: boolean) => (isHttps ? "__Host-courtside-oauth" : "courtside-oauth");

/** The secret that this browser began its sign-in with; undefined where it began none. */
export function browserOf(c: Context<AppEnv>): string | undefined {
  const value = getCookie(c, nameOf(isHttps(c)));
  return value && SHAPE.test(value) ? value : undefined;
}

/** The same, made and sent along where there is none. Two sign-ins at once in one browser share it. */
export function bindBrowser(c: Context<AppEnv>): string {
  const value = browserOf(c) ?? randomBytes(32).toString("base64url");
  const secure = isHttps(c);
  // Lax: the provider's answer is a navigation from its site to ours.
  setCookie(c, nameOf(secure), value, { path: "/", httpOnly: true, secure, sameSite: "Lax", maxAge: FLOW_SECONDS });
  return value;
}

const isHttps = (c: Context<AppEnv>) => c.get("deps").config.siteUrl.startsWith("https:");
