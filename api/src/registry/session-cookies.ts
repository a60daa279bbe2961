import { randomInt } from "node:crypto";
import { type CanarySession, NUMBER_COOKIE, readSession, SESSION_NUMBERS } from "@courtside/contracts/domain/canary.ts";
import type { Canary } from "@courtside/contracts/shell/registry.ts";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "../http/app-env.ts";

/** What the browser's cookies say of its session. */
export const sessionOf = (c: Context<AppEnv>): CanarySession => readSession((name) => getCookie(c, name));

/** The session of a page: one that has no number draws it, if a canary has a share. It ends with the browser's session. */
export function sessionOfPage(c: Context<AppEnv>, canaries: Canary[], siteUrl: string): CanarySession {
  const session = sessionOf(c);
  if (session.number !== undefined || !canaries.some(({ audience }) => audience.share !== undefined)) return session;
  const number = randomInt(SESSION_NUMBERS);
  const secure = siteUrl.startsWith("https:");
  setCookie(c, NUMBER_COOKIE, String(number), { path: "/", httpOnly: true, secure, sameSite: "Lax" });
  return { ...session, number };
}
