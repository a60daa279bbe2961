import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { call } from "../support/call.ts";
import { claimsOf, foreignKeys, ownKeys, tokenFor, unsignedToken } from "../support/tokens.ts";
import { makeClub, ownerSql, type TestPerson } from "../support/world.ts";

let member: TestPerson;

beforeAll(async () => {
  ({ member } = await makeClub());
});

/** The response to every request without a valid session: 401, without any data of the club. */
async function rejected(authorization: string | undefined, path = "/me") {
  const response = await call(path, { ...(authorization !== undefined && { headers: { authorization } }) });
  expect(response.status, authorization).toBe(401);
  expect(response.rejection.details?.field).toBe("authorization");
  expect(response.rejection.requestId).toBe(response.headers.get("x-request-id"));
  return response.rejection.code;
}

test("no token: 401", async () => {
  expect((await call("/me")).rejection.message).toBe("Not authenticated");
  expect(await rejected(undefined)).toBe("no_authorization");
  expect(await rejected(undefined, "/availability?date=2026-03-08&sport=tennis")).toBe("no_authorization");
});

test("a malformed Authorization header: 401, even where no session is needed", async () => {
  for (const header of [
    "",
    "Bearer",
    "Bearer ",
    "Basic dXNlcjpwYXNz",
    "Bearer a b",
    "Token x",
    member.token,
    "Bearer \u00e9",
  ]) {
    expect(await rejected(header), header).toBe("bad_jwt");
    expect(await rejected(header, "/plans")).toBe("bad_jwt");
  }
});

test("text that is not a token: 401", async () => {
  for (const token of ["x", "a.b.c", "..", "null", "%00", "' or 1=1 --", "e30.e30.e30", "x".repeat(7000)]) {
    expect(await rejected(`Bearer ${token.replaceAll(" ", "+")}`)).toBe("bad_jwt");
  }
});

test("a token signed by another key, unsigned, or changed after signing: 401", async () => {
  const forged = await (await foreignKeys()).sign(claimsOf(member));
  const [header, payload, signature] = member.token.split(".");
  const promoted = Buffer.from(JSON.stringify(claimsOf(member, { sub: randomUUID() }))).toString("base64url");
  const tokens = [
    forged,
    unsignedToken(member),
    `${header}.${promoted}.${signature}`,
    `${header}.${payload}.${signature?.slice(0, -2)}AA`,
    `${forged.split(".")[0]}.${payload}.${signature}`,
  ];
  for (const token of tokens) expect(await rejected(`Bearer ${token}`)).toBe("bad_jwt");
});

test("an expired token: 401", async () => {
  expect(await rejected(`Bearer ${await tokenFor(member, -1)}`)).toBe("bad_jwt");
});

test("a genuine token with foreign claims: 401", async () => {
  const wrong: Record<string, unknown>[] = [
    { iss: "https://elsewhere.example/auth/v1" },
    { aud: "anon" },
    { sub: undefined },
    { sub: "admin" },
    { sub: "' or true --" },
    { session_id: undefined },
    { session_id: 7 },
    { exp: undefined },
    { exp: "never" },
    { nbf: Math.floor(Date.now() / 1000) + 3600 },
  ];
  for (const claims of wrong) {
    const token = await ownKeys.sign(claimsOf(member, claims));
    expect(await rejected(`Bearer ${token}`), JSON.stringify(claims)).toBe("bad_jwt");
  }
});

test("a genuine token of an unknown account, of an ended session, of another's session, of a banned account: 401", async () => {
  const { coach, front_desk } = await makeClub();
  const unknown = await ownKeys.sign(claimsOf(member, { sub: randomUUID() }));
  expect(await rejected(`Bearer ${unknown}`)).toBe("user_not_found");
  const acquired = await ownKeys.sign(claimsOf(member, { session_id: coach.sessionId }));
  expect(await rejected(`Bearer ${acquired}`)).toBe("session_not_found");
  await ownerSql`delete from auth.sessions where id = ${coach.sessionId}`;
  expect(await rejected(`Bearer ${coach.token}`)).toBe("session_not_found");
  await ownerSql`update auth.users set banned_until = now() + interval '1 day' where id = ${front_desk.id}`;
  expect(await rejected(`Bearer ${front_desk.token}`)).toBe("user_banned");
});
