import { describe, expect, it } from "vitest";
import { LIMITS, type Limit } from "../../../api/src/auth/limits/limits.ts";
import { bucketKey } from "../../../api/src/auth/limits/queries.ts";
import { fetchWithCookies } from "../../support/cookie-jar.ts";
import { startOwnDatabase } from "../../support/own-database.ts";
import { freshEmail, newAccount, PASSWORD } from "./accounts.ts";
import { startMailApi } from "./mail-api.ts";

const { sql, env } = await startOwnDatabase();
const { call, url } = await startMailApi({ ...env, AUTH_IP_LIMIT_FACTOR: "1", TRUSTED_PROXIES: "127.0.0.1,::1" });

const attempt = async (email: string, password: string) =>
  (await call("POST", "/token?grant_type=password", { body: { email, password } })).status;
const key = bucketKey(LIMITS.passwordByIp, ["127.0.0.1"]);

/** Leaves so many attempts to this network address, without refill. */
const leave = (tokens: number) => sql`
  insert into auth.rate_limits (key, tokens, updated_at) values (${key}, ${tokens}, now() + interval '1 hour')
  on conflict (key) do update set tokens = excluded.tokens, updated_at = excluded.updated_at`;
const left = async () => Number((await sql`select tokens from auth.rate_limits where key = ${key}`)[0]?.tokens);

describe("C4 passwords tried from one network address", () => {
  it("count over all accounts, existing or not, when they are wrong", async () => {
    const { email } = await newAccount({}, sql);
    for (const address of [freshEmail(), email, freshEmail()]) {
      await leave(50);
      expect(await attempt(address, "Wrong-password-1")).toBe(400);
      expect(await left()).toBe(49);
    }
  });

  it("are free when they are correct", async () => {
    const { email } = await newAccount({}, sql);
    await leave(50);
    expect(await attempt(email, PASSWORD)).toBe(200);
    expect(await left()).toBe(50);
  });

  it("are rejected for any account after too many wrong ones, which is recorded", async () => {
    const { email } = await newAccount({}, sql);
    await leave(0);
    expect(await attempt(freshEmail(), "Wrong-password-1")).toBe(429);
    expect(await attempt(email, PASSWORD)).toBe(429);
    const noted =
      await sql`select from audit_log, generate_series(1, times) where action = 'rate_limited' and outcome = 'refused'`;
    expect(noted).toHaveLength(2);
  });

  it("C3 for one account do not block its owner elsewhere", async () => {
    const { email } = await newAccount({}, sql);
    const strangers = bucketKey(LIMITS.passwordByAccountAndIp, [email, "203.0.113.9"]);
    await sql`insert into auth.rate_limits (key, tokens, updated_at) values (${strangers}, 0, now() + interval '1 hour')`;
    await leave(50);
    expect(await attempt(email, PASSWORD)).toBe(200);
    const own = bucketKey(LIMITS.passwordByAccountAndIp, [email, "127.0.0.1"]);
    await sql`insert into auth.rate_limits (key, tokens, updated_at) values (${own}, 0, now() + interval '1 hour')`;
    expect(await attempt(email, PASSWORD)).toBe(429);
  });
});

describe("sign-ups from one network address", () => {
  const signUp = async (from: string) =>
    (
      await call("POST", "/signup", {
        body: { email: freshEmail(), password: PASSWORD },
        headers: { "x-forwarded-for": from },
      })
    ).status;
  const leftFor = async (from: string) =>
    (
      await sql<{ tokens: number }[]>`
      select tokens from auth.rate_limits where key = ${bucketKey(LIMITS.signUpByIp, [from])}`
    ).map(({ tokens }) => Math.floor(Number(tokens)));

  it("are counted for that address only, and rejected after too many", async () => {
    expect(await leftFor("203.0.113.41")).toEqual([]);
    expect(await signUp("203.0.113.41")).toBe(200);
    expect(await leftFor("203.0.113.41")).toEqual([LIMITS.signUpByIp.burst - 1]);
    await sql`update auth.rate_limits set tokens = 0, updated_at = now() + interval '1 hour'
      where key = ${bucketKey(LIMITS.signUpByIp, ["203.0.113.41"])}`;
    expect(await signUp("203.0.113.41")).toBe(429);
    expect(await leftFor("203.0.113.42")).toEqual([]);
    expect(await signUp("203.0.113.42")).toBe(200);
  });
});

describe("wrong passwords for one account from ever new addresses", () => {
  const guess = (email: string, from: string, password = "Wrong-password-1", send: typeof fetch = fetch) =>
    send(`${url}/token?grant_type=password`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": from },
      body: JSON.stringify({ email, password }),
    }).then(({ status }) => status);

  /** Leaves so many attempts in a bucket, without refill. */
  const leaveIn = (limit: Limit, whose: string[], tokens: number) => sql`
    insert into auth.rate_limits (key, tokens, updated_at)
    values (${bucketKey(limit, whose)}, ${tokens}, now() + interval '1 hour')`;

  it("reach a limit, whether the account exists or not, and the owner still signs in where they have before", async () => {
    const { email } = await newAccount({}, sql);
    const owners = fetchWithCookies();
    expect(await guess(email, "198.51.100.1", PASSWORD, owners)).toBe(200);
    for (const address of [email, freshEmail()]) {
      await sql`delete from auth.rate_limits`;
      await leaveIn(LIMITS.passwordByAccount, [address], 2);
      const statuses = [];
      for (const from of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) statuses.push(await guess(address, from));
      expect(statuses).toEqual([400, 400, 429]);
    }
    await leaveIn(LIMITS.passwordByAccount, [email], 0);
    expect(await guess(email, "198.51.100.77", PASSWORD, owners)).toBe(200);
    expect(await guess(email, "198.51.100.78", PASSWORD)).toBe(429);
    expect(LIMITS.passwordByAccount.burst).toBeLessThan(300);
  });

  it("are counted by the /64 for IPv6", async () => {
    const { email } = await newAccount({}, sql);
    await leaveIn(LIMITS.passwordByAccountAndIp, [email, "2001:db8:7:8::/64"], 1);
    expect(await guess(email, "2001:db8:7:8::1")).toBe(400);
    expect(await guess(email, "2001:db8:7:8:ffff::2")).toBe(429);
    expect(await guess(email, "2001:db8:7:9::1")).toBe(400);
  });
});

describe("sign-ins of one account", () => {
  it("are limited with the right password too, and no session is opened", async () => {
    const [{ id, email }, other] = [await newAccount({}, sql), await newAccount({}, sql)];
    await leave(50);
    const sessions = bucketKey(LIMITS.sessionsByAccount, [id]);
    await sql`insert into auth.rate_limits (key, tokens, updated_at) values (${sessions}, 2, now() + interval '1 hour')`;
    expect(await attempt(email, PASSWORD)).toBe(200);
    expect(await attempt(email, PASSWORD)).toBe(200);
    expect(await attempt(email, PASSWORD)).toBe(429);
    expect(await attempt(other.email, PASSWORD)).toBe(200);
    const [row] = await sql`select count(*)::int as n from auth.sessions where user_id = ${id}`;
    expect(row?.n).toBe(2);
  });
});
