import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ownerSql } from "../../../support/world.ts";
import { call, freshEmail } from "../accounts.ts";
import { openPage, passProvider, startOauthApi, startOf } from "./oauth-api.ts";

const world = await startOauthApi();
const { url, api, provider } = world;
const person = () => provider.person({ email: freshEmail(), email_verified: true });

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** A sign-in up to the provider's response, which is not delivered yet. */
async function responded() {
  const { browser, client } = openPage(world);
  const start = await startOf(client, "google", { redirectTo: `${api.url}/auth` });
  const subject = await person();
  let callback = "";
  const { fetch } = browser;
  const held = Object.assign(browser, {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const to = String(input);
      if (!to.startsWith(`${url}/callback`)) return fetch(input, init);
      callback = to;
      return new Response(null, { status: 302, headers: { location: "https://held.test/" } });
    },
  });
  await passProvider(world, held, start, subject);
  Object.assign(browser, { fetch });
  return { browser, client, callback };
}

async function endOf(browser: { fetch: typeof fetch }, callback: string) {
  const response = await browser.fetch(callback);
  expect(response.status).toBe(302);
  const location = new URL(response.headers.get("location") ?? "");
  expect(location.origin).toBe(api.url);
  return Object.fromEntries(location.searchParams);
}

describe("the provider's response", () => {
  it("is valid in the browser that started the sign-in", async () => {
    const { browser, client, callback } = await responded();
    const { code } = await endOf(browser, callback);
    expect((await client.exchangeCodeForSession(code ?? "")).error).toBeNull();
  });

  it("P8: is valid once", async () => {
    const { browser, callback } = await responded();
    const ends = await Promise.all([1, 2, 3, 4].map(() => endOf(browser, callback)));
    expect(ends.filter(({ code }) => code)).toHaveLength(1);
    expect(ends.filter(({ error_code }) => error_code === "bad_oauth_state")).toHaveLength(3);
    expect(await endOf(browser, callback)).toMatchObject({ error: "invalid_request", error_code: "bad_oauth_state" });
  });

  it("P8: is invalid in another browser, and afterwards in the original one too", async () => {
    const { browser, callback } = await responded();
    const other = openPage(world).browser;
    expect(await endOf(other, callback)).toMatchObject({ error_code: "bad_oauth_state" });
    expect(await endOf(browser, callback)).toMatchObject({ error_code: "bad_oauth_state" });
  });

  it("P8: of one browser's sign-in is invalid in another with a sign-in of its own", async () => {
    const { callback } = await responded();
    const other = await responded();
    expect(await endOf(other.browser, callback)).toMatchObject({ error_code: "bad_oauth_state" });
    expect(await endOf(other.browser, other.callback)).toMatchObject({ code: expect.any(String) });
  });

  it("P8: is invalid after five minutes", async () => {
    const { browser, callback } = await responded();
    const state = new URL(callback).searchParams.get("state") ?? "";
    await ownerSql`update auth.flow_states set expires_at = now() - interval '1 second'
      where id = (select flow_id from auth.oauth_states where state_hash = ${sha256(state)})`;
    const end = await browser.fetch(callback);
    // On the page from which it began, which says why; not on the public one, which says nothing.
    const { pathname, searchParams } = new URL(end.headers.get("location") ?? "");
    expect([end.status, pathname, searchParams.get("error_code")]).toEqual([302, "/auth", "bad_oauth_state"]);
  });

  it.each([
    ["", "bad_oauth_callback"],
    ["?code=abc", "bad_oauth_callback"],
    ["?state=", "bad_oauth_callback"],
    ["?code=abc&state=unknown", "bad_oauth_state"],
    [`?code=abc&state=${"x".repeat(501)}`, "bad_oauth_callback"],
    ["?error=access_denied", "bad_oauth_callback"],
    ["?state=%00", "bad_oauth_state"],
  ])("P9: is invalid without a state of ours: %s", async (query, error_code) => {
    const { browser } = openPage(world);
    expect(await endOf(browser, `${url}/callback${query}`)).toMatchObject({ error: "invalid_request", error_code });
  });

  it("P6: with the code of another sign-in is rejected", async () => {
    const [one, two] = [await responded(), await responded()];
    const mixed = new URL(one.callback);
    mixed.searchParams.set("code", new URL(two.callback).searchParams.get("code") ?? "");
    expect(await endOf(one.browser, mixed.href)).toEqual({
      error: "invalid_request",
      error_code: "bad_oauth_callback",
      error_description: "The response of Google could not be verified",
    });
  });

  it.each([
    ["made up", (query: URLSearchParams) => query.set("code", "made-up")],
    ["missing", (query: URLSearchParams) => query.delete("code")],
    ["doubled", (query: URLSearchParams) => query.append("code", "made-up")],
    ["of another issuer", (query: URLSearchParams) => query.set("iss", "https://evil.test")],
  ])("with a code that is %s is rejected", async (_, change) => {
    const { browser, callback } = await responded();
    const changed = new URL(callback);
    change(changed.searchParams);
    expect(await endOf(browser, changed.href)).toMatchObject({ error_code: "bad_oauth_callback" });
  });

  it("is checked against a nonce and a verifier that cannot be read from the database", async () => {
    const { callback } = await responded();
    const state = new URL(callback).searchParams.get("state") ?? "";
    const rows = await ownerSql<{ row: string }[]>`
      select to_jsonb(s)::text as row from auth.oauth_states s where state_hash = ${sha256(state)}`;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(state);
    expect(rows[0]?.row).not.toContain(Buffer.from(state).toString("hex"));
    expect(rows[0]?.row).not.toMatch(/nonce|verifier/);
  });

  it("leaves no secret in the log", async () => {
    const { browser, callback } = await responded();
    const { code = "none" } = await endOf(browser, callback);
    const query = new URL(callback).searchParams;
    const cookies = [...browser.cookies(api.url).values()];
    for (const secret of [query.get("state"), query.get("code"), code, ...cookies]) {
      expect(api.log()).not.toContain(secret);
    }
    expect(api.log()).not.toContain("the-secret-of-courtside");
  });

  it("P2: its code is valid once, even for five requests at once; P3: not after five minutes", async () => {
    const { browser, callback } = await responded();
    const { code } = await endOf(browser, callback);
    const body = { auth_code: code, code_verifier: "v".repeat(43) };
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map(() => call("POST", "/token?grant_type=pkce", { url, body })),
    );
    expect(responses.map((response) => response.body.code).toSorted()).toEqual([
      "bad_code_verifier",
      ...Array(4).fill("flow_state_not_found"),
    ]);
    const late = await responded();
    const { code: lateCode } = await endOf(late.browser, late.callback);
    await ownerSql`update auth.flow_states set expires_at = now() - interval '1 second'
      where code_hash = ${sha256(lateCode ?? "")}`;
    expect((await late.client.exchangeCodeForSession(lateCode ?? "")).error).toMatchObject({
      code: "flow_state_expired",
    });
  });
});
