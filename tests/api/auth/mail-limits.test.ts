import { describe, expect, it } from "vitest";
import { startOwnDatabase } from "../../support/own-database.ts";
import { freshEmail, newAccount, PASSWORD } from "./accounts.ts";
import { startMailApi } from "./mail-api.ts";

const { sql, env } = await startOwnDatabase();
const wide = await startMailApi(env);
/** The default limits. */
const usual = await startMailApi({ ...env, AUTH_IP_LIMIT_FACTOR: "1", AUTH_MAILS_PER_HOUR: "1000" });
const small = await startMailApi({ ...env, AUTH_MAILS_PER_HOUR: "3" });

const endpoints = [
  ["/otp", (email: string) => ({ email })],
  ["/recover", (email: string) => ({ email })],
  ["/resend", (email: string) => ({ email, type: "signup" })],
  ["/resend", (email: string) => ({ email, type: "email_change" })],
  ["/signup", (email: string) => ({ email, password: PASSWORD })],
] as const;

const elapse = (by: string) => sql`update auth.rate_limits set updated_at = updated_at - ${by}::interval`;
const forget = () => sql`delete from auth.rate_limits`;

describe("mails to one address", () => {
  it.each(endpoints)(
    "O10 %s are 60 seconds apart, for known and unknown addresses, in every spelling",
    async (path, body) => {
      const known = await newAccount({}, sql);
      const [toKnown, toUnknown] = await Promise.all(
        [known.email, freshEmail()].map(async (email) => {
          const ask = (spelling: string) => wide.call("POST", path, { body: body(spelling) });
          const first = await ask(email);
          expect(first.status).toBe(200);
          const second = await ask(` ${email.toUpperCase()}`);
          return { first, second };
        }),
      );
      expect(toKnown?.second).toMatchObject({
        status: 429,
        body: {
          code: "over_email_send_rate_limit",
          message: expect.stringMatching(
            /^For security purposes, you can only request this after ([345]\d|60) seconds\.$/,
          ),
        },
      });
      const shown = [toKnown, toUnknown].map((responses) => responses?.second.body.message.replace(/\d+/, "N"));
      expect(shown[0]).toBe(shown[1]);
      expect(Number(toUnknown?.second.headers.get("retry-after"))).toBeGreaterThan(30);
      if (path !== "/signup") expect(toKnown?.first.body).toEqual({});
      if (path !== "/signup") expect(toUnknown?.first.body).toEqual({});
      const headers = [toKnown, toUnknown].map((responses) => [...(responses?.first.headers.keys() ?? [])]);
      expect(headers[0]).toEqual(headers[1]);
    },
  );

  it("are possible again after 60 seconds, five times an hour", async () => {
    const { email } = await newAccount({}, sql);
    const ask = () => wide.call("POST", "/recover", { body: { email } });
    for (let sent = 0; sent < 5; sent++) {
      expect((await ask()).status).toBe(200);
      // The next request may come late on a slow machine.
      await elapse("40 seconds");
      if (sent === 0) expect((await ask()).status).toBe(429);
      await elapse("21 seconds");
    }
    const sixth = await ask();
    expect(sixth).toMatchObject({
      status: 429,
      body: { code: "over_email_send_rate_limit", message: "email rate limit exceeded" },
    });
    await elapse("12 minutes");
    expect((await ask()).status).toBe(200);
  });

  it("count together, whatever their purpose", async () => {
    const email = freshEmail();
    for (const [path, body] of [...endpoints.slice(0, 3), endpoints[4]] as const) {
      if (path === "/resend") await elapse("61 seconds");
      await wide.call("POST", path, { body: body(email) });
      await elapse("61 seconds");
    }
    await wide.call("POST", "/recover", { body: { email } });
    await elapse("61 seconds");
    await wide.call("POST", "/recover", { body: { email } });
    const last = await wide.call("POST", "/otp", { body: { email } });
    expect(last.body).toMatchObject({ code: "over_email_send_rate_limit", message: "email rate limit exceeded" });
  });
});

describe("from one network address", () => {
  it("at most 20 mails an hour are sent, to any address", async () => {
    await forget();
    const responses = [];
    for (let sent = 0; sent < 22; sent++) {
      responses.push(await usual.call("POST", "/recover", { body: { email: freshEmail() } }));
    }
    expect(responses.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429, 429]);
    expect(responses.at(-1)?.body).toMatchObject({
      code: "over_email_send_rate_limit",
      message: "email rate limit exceeded",
    });
  });

  it.each([
    ["/verify", { type: "magiclink", token_hash: "a".repeat(43) }, 30, 403],
    ["/token?grant_type=pkce", { auth_code: "x", code_verifier: "y" }, 150, 404],
  ])("%s fails %j so often, and then has to wait", async (path, body, times, status) => {
    await forget();
    const responses = [];
    // On a slow machine a few attempts are refilled in the meantime.
    do responses.push(await usual.call("POST", path, { body }));
    while (responses.at(-1)?.status === status && responses.length < 2 * times);
    expect(responses.length).toBeGreaterThan(times);
    expect(responses.at(-1)).toMatchObject({
      status: 429,
      body: { code: "over_request_rate_limit", message: "Request rate limit reached" },
    });
    expect(Number(responses.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
    await elapse("11 seconds");
    expect((await usual.call("POST", path, { body })).status).toBe(status);
  });

  it("C9 an X-Forwarded-For from the caller has no effect", async () => {
    await forget();
    const statuses = new Set<number>();
    for (let sent = 0; sent < 22; sent++) {
      const headers = {
        "x-forwarded-for": `203.0.113.${sent}`,
        "x-real-ip": `203.0.113.${sent}`,
        forwarded: `for=203.0.113.${sent}`,
      };
      const { status } = await usual.call("POST", "/recover", { body: { email: freshEmail() }, headers });
      statuses.add(status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  it("a delayed request is recorded", async () => {
    const rows = await sql`select distinct action, outcome from audit_log where action = 'rate_limited'`;
    expect(rows).toEqual([{ action: "rate_limited", outcome: "refused" }]);
  });
});

describe("the installation", () => {
  it("sends no more than its own number in an hour", async () => {
    await forget();
    const statuses = [];
    for (let sent = 0; sent < 4; sent++) {
      statuses.push((await small.call("POST", "/recover", { body: { email: freshEmail() } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe("a stranger's mails to an address", () => {
  it("use only the stranger's share: the owner's own request is sent", async () => {
    const service = await startMailApi({ ...env, TRUSTED_PROXIES: "127.0.0.1,::1" });
    const { email } = await newAccount({}, sql);
    const ask = (from: string) =>
      service.call("POST", "/recover", { body: { email }, headers: { "x-forwarded-for": from } });
    for (let sent = 0; sent < 5; sent++) {
      expect((await ask("203.0.113.5")).status).toBe(200);
      await elapse("61 seconds");
    }
    expect((await ask("203.0.113.5")).status).toBe(429);
    expect((await ask("198.51.100.9")).status).toBe(200);
    // A stranger's recent mail does not delay the owner either.
    expect((await ask("2001:db8::1")).status).toBe(200);
    expect((await ask("2001:db8::2")).status).toBe(429);
  });

  it("from ever new networks end after three shares", async () => {
    const service = await startMailApi({ ...env, TRUSTED_PROXIES: "127.0.0.1,::1" });
    const { email } = await newAccount({}, sql);
    const statuses: number[] = [];
    for (let count = 0; count < 17; count++) {
      const headers = { "x-forwarded-for": `203.0.113.${count}` };
      statuses.push((await service.call("POST", "/recover", { body: { email }, headers })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
  });
});
