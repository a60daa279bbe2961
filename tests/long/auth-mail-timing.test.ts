import { expect, it } from "vitest";
import { freshEmail, newAccount, PASSWORD } from "../api/auth/accounts.ts";
import { startMailApi } from "../api/auth/mail-api.ts";
import { startOwnDatabase } from "../support/own-database.ts";
import { expectSameTimes } from "./statistics.ts";

const TRIES = 200;
const { sql, env } = await startOwnDatabase();
const limits = { AUTH_MAILS_PER_IP: "1000000", AUTH_IP_LIMIT_FACTOR: "10000" };
const { call } = await startMailApi({ ...env, ...limits });

/** Milliseconds of one request. */
async function time(path: string, body: unknown): Promise<number> {
  const start = performance.now();
  const { status } = await call("POST", path, { body });
  const taken = performance.now() - start;
  expect(status).toBe(200);
  return taken;
}

it.each([
  ["/otp", (email: string) => ({ email, create_user: false })],
  ["/recover", (email: string) => ({ email })],
  ["/resend", (email: string) => ({ email, type: "signup" })],
  ["/signup", (email: string) => ({ email, password: PASSWORD, data: { full_name: "Ada" } })],
] as const)("%s takes as long for a known address as for an unknown one", { timeout: 600_000 }, async (path, body) => {
  const unconfirmed = path === "/resend" ? { email_confirmed_at: null } : {};
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = -10; round < TRIES; round++) {
    const known = (await newAccount(unconfirmed, sql)).email;
    // Alternates the order of each pair, so that other load on the machine affects both alike.
    const order = round % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of order) {
      const taken = await time(path, body(kind === "known" ? known : freshEmail()));
      if (round >= 0) times[kind].push(taken);
      // Work that continues after the response must not overlap the next measurement.
      await sql`select pg_sleep(0.03)`;
    }
  }
  expectSameTimes(path, times.known, times.unknown);
});
