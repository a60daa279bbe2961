import { describe, expect, it } from "vitest";
import { adminClaims } from "../../../api/src/keys/admin-claims.ts";
import { ownKeys } from "../../support/tokens.ts";
import { apiUrl } from "../../support/world.ts";
import { authUrl, call, freshEmail, newAccount, PASSWORD, signIn } from "./accounts.ts";

const MEBIBYTE = 1024 * 1024;
const { session } = await signIn(await newAccount());
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

const withBody = [
  ["POST", "/signup"],
  ["POST", "/token?grant_type=password"],
  ["POST", "/token?grant_type=refresh_token"],
  ["POST", "/token?grant_type=pkce"],
  ["POST", "/otp"],
  ["POST", "/verify"],
  ["POST", "/resend"],
  ["POST", "/recover"],
  ["PUT", "/user"],
  ["POST", "/invite"],
  ["POST", "/admin/generate_link"],
  ["POST", "/admin/users"],
  ["PUT", `/admin/users/${UNKNOWN_ID}`],
] as const;
const everywhere = [
  ...withBody,
  ["GET", "/user"],
  ["GET", "/reauthenticate"],
  ["GET", "/admin/users"],
  ["DELETE", `/admin/users/${UNKNOWN_ID}`],
  ["POST", "/logout"],
  ["GET", "/nowhere"],
] as const;
/** The caller: a person, or for the admin calls a server. */
const bearerFor = async (path: string) =>
  /invite|admin/.test(path) ? ownKeys.sign(adminClaims(apiUrl, "tests")) : session.access_token;

describe("transport", () => {
  it.each(withBody)("%s %s accepts an empty body, nulls and unknown keys without an error", async (method, path) => {
    const token = await bearerFor(path);
    const nothing = { email: null, password: null, refresh_token: null, type: null, token_hash: null, data: null };
    for (const body of ["", "{}", nothing, { unknown: { a: [1] } }]) {
      const { status, body: response } = await call(method, path, { body, token });
      if (path === "/user") expect(status).toBe(200);
      else expect(path.endsWith(UNKNOWN_ID) ? [404] : [400, 422], JSON.stringify(response)).toContain(status);
    }
  });

  it.each(withBody)("%s %s returns 400 to a body that is not a JSON object", async (method, path) => {
    const token = await bearerFor(path);
    for (const body of ["{", "[]", "null", "5", '"text"', "\0"]) {
      expect(await call(method, path, { body, token })).toMatchObject({ status: 400, body: { code: "bad_json" } });
    }
  });

  it.each(withBody)("%s %s returns 400 to values of a wrong type", async (method, path) => {
    const token = await bearerFor(path);
    for (const wrong of [5, true, [], {}, ["a"]]) {
      const body = {
        email: wrong,
        password: wrong,
        refresh_token: wrong,
        auth_code: wrong,
        type: wrong,
        data: "text",
        current_password: wrong,
      };
      expect(await call(method, path, { body, token })).toMatchObject({
        status: 400,
        body: { code: "validation_failed" },
      });
    }
  });

  it.each(withBody)("%s %s rejects what a form of another site could send", async (method, path) => {
    const token = await bearerFor(path);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const response = await call(method, path, { body: '{"data":{"a":1}}', token, headers: { "content-type": type } });
      expect(response).toMatchObject({ status: 400, body: { code: "bad_json" } });
    }
  });

  it.each(withBody)("%s %s accepts 1 MiB and not a byte more", async (method, path) => {
    const token = await bearerFor(path);
    const padded = (size: number) => `{"unknown":"${"x".repeat(size - 14)}"}`;
    expect((await call(method, path, { body: padded(MEBIBYTE), token })).status).not.toBe(413);
    const over = padded(MEBIBYTE + 1);
    expect(await call(method, path, { body: over, token })).toMatchObject({
      status: 413,
      body: { code: "request_entity_too_large" },
    });
    const streamed = await fetch(`${authUrl}${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: new Blob([over]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  it.each(everywhere)("%s %s: an error has its code in body and header, and is not cached", async (method, path) => {
    const { status, body, headers } = await call(method, path, { token: "x" });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toEqual({
      code: headers.get("x-sb-error-code"),
      error_code: headers.get("x-sb-error-code"),
      message: expect.any(String),
      msg: body.message,
    });
    expect(headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(headers.get("x-request-id")).toMatch(/\S/);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("ignores a bearer token that is not required", async () => {
    const account = await newAccount();
    const body = { email: account.email, password: PASSWORD };
    const response = await call("POST", "/token?grant_type=password", { body, token: "an-api-key" });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await call("GET", "/.well-known/jwks.json", { token: "x" })).status).toBe(200);
  });

  it.each([
    ["nonsense", 400, "invalid_credentials", "unsupported_grant_type"],
    ["__proto__", 400, "invalid_credentials", "unsupported_grant_type"],
    ["", 400, "invalid_credentials", "unsupported_grant_type"],
    ["web3", 422, "web3_provider_disabled", "Web3 provider is disabled"],
  ])("grant type %j", async (grant, status, code, message) => {
    const response = await call("POST", `/token?grant_type=${grant}`, { body: {} });
    expect(response).toMatchObject({ status, body: { code, message } });
  });

  it("allows no other site to read a response", async () => {
    const body = { email: freshEmail(), password: PASSWORD };
    const headers = { origin: "https://evil.test" };
    const response = await call("POST", "/token?grant_type=password", { body, headers });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    const preflight = await fetch(`${apiUrl}/auth/v1/token`, {
      method: "OPTIONS",
      headers: { ...headers, "access-control-request-method": "POST" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
  });
});
