import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { call } from "../accounts.ts";
import { startOauthApi } from "./oauth-api.ts";

// A tenth of every limit by network address, and a public address of its own.
const world = await startOauthApi({ AUTH_IP_LIMIT_FACTOR: "0.1", SITE_URL: "https://courtside.test" });
const url = `${world.api.url}/auth/v1`;
const challenge = `code_challenge=${"a".repeat(43)}&code_challenge_method=s256`;

/** Of a response, or of the page that it redirects a person to. */
function codeOf({ body, headers }: Awaited<ReturnType<typeof call>>): string | undefined {
  const page = headers.get("location");
  return body?.code ?? (page ? new URL(page).searchParams.get("error_code") : null) ?? undefined;
}

/** How many of so many calls are accepted before the limit; the limit rejects the others. */
async function letThrough(count: number, ask: () => ReturnType<typeof call>): Promise<number> {
  const codes: (string | undefined)[] = [];
  for (let at = 0; at < count; at++) codes.push(codeOf(await ask()));
  const rejected = codes.indexOf("over_request_rate_limit");
  expect(rejected).toBeGreaterThan(0);
  return rejected;
}

it("over https the cookie is bound to this exact host", async () => {
  const response = await call("GET", `/authorize?provider=google&${challenge}`, { url });
  expect(response.status).toBe(302);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-courtside-oauth=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  const location = new URL(response.headers.get("location") ?? "");
  expect(location.searchParams.get("redirect_uri")).toBe("https://courtside.test/auth/v1/callback");
});

it("the number of started sign-ins is limited for each network address", async () => {
  expect(await letThrough(30, () => call("GET", `/authorize?provider=absent&${challenge}`, { url }))).toBeLessThan(25);
  const body = { domain: "club.test", code_challenge: "a".repeat(43), code_challenge_method: "s256" };
  expect(await letThrough(6, () => call("POST", "/sso", { url, body }))).toBeLessThan(6);
  const idToken = () => call("POST", "/token?grant_type=id_token", { url, body: { provider: randomUUID() } });
  expect(await letThrough(8, idToken)).toBeLessThan(8);
});

it("a person beyond the limit is led to the page they came from, which says so", async () => {
  const begin = () =>
    call("GET", `/authorize?provider=absent&${challenge}&redirect_to=https://courtside.test/auth`, { url });
  for (let at = 0; at < 30; at++) await begin();
  const { status, headers } = await begin();
  const page = new URL(headers.get("location") ?? "");
  expect([status, page.origin + page.pathname]).toEqual([302, "https://courtside.test/auth"]);
  expect(page.searchParams.get("error_code")).toBe("over_request_rate_limit");
  expect(await letThrough(30, () => call("GET", "/callback?state=unknown", { url }))).toBeLessThan(25);
});
