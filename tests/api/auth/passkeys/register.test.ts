import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { adminClaims } from "../../../../api/src/keys/admin-claims.ts";
import { ownKeys } from "../../../support/tokens.ts";
import { apiUrl, ownerSql } from "../../../support/world.ts";
import { ageSessions, auditedActions, call, newAccount, PASSWORD, signIn } from "../accounts.ts";
import { newProtected, sessionOf, verify } from "../mfa/authenticator.ts";
import { newWithPasskey, register, signInBy } from "./passkeys.ts";
import { type Bent, SoftwareKey } from "./software-key.ts";

const passkeysOf = (userId: string) => ownerSql`select * from auth.webauthn_credentials where user_id = ${userId}`;

describe("registering a passkey", () => {
  it("requires one that stores its user, verifies the person, and is not registered yet", async () => {
    const { account, client, key } = await newWithPasskey();
    const { data } = await client.passkey.startRegistration();
    expect(data?.options).toMatchObject({
      rp: { id: "localhost", name: "Courtside" },
      user: { id: Buffer.from(account.id).toString("base64url"), name: account.email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
      excludeCredentials: [{ id: key.id.toString("base64url"), transports: ["internal", "hybrid"] }],
    });
  });

  it("returns a name and a time, lists it without its key, and records it", async () => {
    const { account, client, passkeyId } = await newWithPasskey();
    const { data } = await client.passkey.list();
    expect(data).toEqual([{ id: passkeyId, friendly_name: "Passkey", created_at: expect.any(String) }]);
    expect(await auditedActions(account.id)).toContainEqual({ action: "passkey_added", outcome: "success" });
  });

  const bends: [string, Bent][] = [
    ["from another origin", { origin: "https://evil.example" }],
    ["for another site", { rpId: "evil.example" }],
    ["to another challenge", { challenge: Buffer.alloc(32).toString("base64url") }],
    ["made at a sign-in", { type: "webauthn.get" }],
    ["without the person being verified", { userVerified: false }],
    ["without the person being there", { userPresent: false }],
    ["with another key's attestation", { attestation: { fmt: "apple", attStmt: new Map() } }],
    ["with certificates", { attestation: { fmt: "packed", attStmt: new Map([["x5c", Buffer.alloc(4)]]) } }],
    [
      "with a wrong signature of its own",
      {
        attestation: {
          fmt: "packed",
          attStmt: new Map<string, unknown>([
            ["alg", -7],
            ["sig", Buffer.alloc(70)],
          ]),
        },
      },
    ],
    ["in a format that does not exist", { attestation: { fmt: "x", attStmt: new Map() } }],
  ];

  it.each(["inter\0nal", "inter nal", ""])("is rejected with the transport %j", async (transport) => {
    const account = await newAccount();
    const { client } = await signIn(account);
    const { data: begun } = await client.passkey.startRegistration();
    if (!begun) throw new Error("no registration began");
    const credential = new SoftwareKey(apiUrl).create(begun.options);
    const { response } = credential;
    const sent = { ...credential, response: { ...response, transports: [transport] } } as typeof credential;
    const { error } = await client.passkey.verifyRegistration({ challengeId: begun.challenge_id, credential: sent });
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
    expect(await passkeysOf(account.id)).toHaveLength(0);
  });

  it.each(bends)("is rejected %s", async (_, bent) => {
    const account = await newAccount();
    const { client } = await signIn(account);
    const rejected = register(client, undefined, bent);
    await expect(rejected).rejects.toMatchObject({ status: 400, code: "webauthn_verification_failed" });
    expect(await passkeysOf(account.id)).toHaveLength(0);
  });

  it("is rejected with a challenge of another session, of another account, used or unknown", async () => {
    const account = await newAccount();
    const { client } = await signIn(account);
    const { client: elsewhere } = await signIn(account);
    const { client: stranger } = await signIn(await newAccount());
    const { data: begun } = await client.passkey.startRegistration();
    if (!begun) throw new Error("no challenge");
    const credential = new SoftwareKey(apiUrl).create(begun.options);
    const end = (by: typeof client, challengeId = begun.challenge_id) =>
      by.passkey.verifyRegistration({ challengeId, credential });
    for (const other of [elsewhere, stranger]) {
      expect((await end(other)).error).toMatchObject({ code: "webauthn_verification_failed" });
    }
    expect((await end(client, randomUUID())).error).toMatchObject({ status: 400 });
    expect((await end(client)).error).toBeNull();
    expect((await end(client)).error).toMatchObject({ status: 400, code: "webauthn_challenge_not_found" });
    expect(await passkeysOf(account.id)).toHaveLength(1);
  });

  it("is rejected for a key that is already registered, to any account", async () => {
    const { key } = await newWithPasskey();
    const { client } = await signIn(await newAccount());
    await expect(register(client, key)).rejects.toMatchObject({ status: 422, code: "webauthn_credential_exists" });
  });

  it("ends at ten, even if two are registered at once", async () => {
    const account = await newAccount();
    const { client } = await signIn(account);
    for (let i = 0; i < 9; i++) await register(client);
    const both = await Promise.allSettled([register(client), register(client)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(register(client)).rejects.toMatchObject({ status: 422, code: "too_many_passkeys" });
    expect(await passkeysOf(account.id)).toHaveLength(10);
  });

  it("requires the second factor if there is one, as renaming and removing do", async () => {
    const { account, client } = await newProtected();
    const { passkey } = await register(client);
    const { client: halfway } = await signIn(account);
    const rejection = { status: 401, code: "insufficient_aal" };
    const passkeyId = passkey.id;
    expect((await halfway.passkey.startRegistration()).error).toMatchObject(rejection);
    expect((await halfway.passkey.update({ passkeyId, friendlyName: "Mine" })).error).toMatchObject(rejection);
    expect((await halfway.passkey.delete({ passkeyId })).error).toMatchObject(rejection);
    expect((await halfway.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" })).error).toMatchObject({
      status: 403,
      code: "insufficient_aal",
    });
    expect(await passkeysOf(account.id)).toMatchObject([{ friendly_name: "Passkey" }]);
  });

  it("requires a recent proof in a session older than a day: the password, a mailed code or the second factor", async () => {
    const account = await newAccount();
    const { client } = await signIn(account);
    await ageSessions(account.id);
    await expect(register(client)).rejects.toMatchObject({
      status: 400,
      code: "reauthentication_needed",
      message: "Adding a passkey requires reauthentication",
    });
    for (const factor of [{ factorType: "webauthn" }, { factorType: "totp" }] as const) {
      const { error } = await client.mfa.enroll({ ...factor, friendlyName: "Mine" });
      expect(error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    }
    expect((await client.updateUser({ current_password: PASSWORD })).error).toBeNull();
    await register(client);
    expect(await passkeysOf(account.id)).toHaveLength(1);

    const { account: careful, client: protectedClient, factor } = await newProtected();
    await ageSessions(careful.id);
    await expect(register(protectedClient)).rejects.toMatchObject({ code: "reauthentication_needed" });
    await verify(protectedClient, factor);
    await register(protectedClient);
  });

  it.each([
    ["of the demo", async (id: string) => ownerSql`update users set is_demo = true where id = ${id}`],
    ["of visitors", async (id: string) => ownerSql`update auth.users set is_anonymous = true where id = ${id}`],
  ])("is rejected for accounts %s", async (_, makeShared) => {
    const account = await newAccount();
    const { client } = await signIn(account);
    await makeShared(account.id);
    const rejection = { status: 403, code: "no_authorization" };
    const { error } = await client.passkey.startRegistration();
    expect(error).toMatchObject(rejection);
    for (const factorType of ["webauthn", "totp"] as const) {
      const { error: factor } = await client.mfa.enroll({ factorType, friendlyName: "Key" });
      expect(factor).toMatchObject(rejection);
    }
  });
});

describe("managing passkeys", () => {
  it("renames", async () => {
    const { account, client, passkeyId } = await newWithPasskey();
    const { data } = await client.passkey.update({ passkeyId, friendlyName: "  Work laptop " });
    expect(data).toMatchObject({ id: passkeyId, friendly_name: "Work laptop" });
    for (const friendlyName of ["", "   ", "x".repeat(121), "line\nbreak", "bidi\u202Eover"]) {
      const { error } = await client.passkey.update({ passkeyId, friendlyName });
      expect(error).toMatchObject({
        status: 400,
        code: "validation_failed",
        message: expect.stringMatching(/^friendly_name/),
      });
    }
    expect((await client.passkey.list()).data).toMatchObject([{ friendly_name: "Work laptop" }]);
    expect(await auditedActions(account.id)).toContainEqual({ action: "passkey_renamed", outcome: "success" });
  });

  it("does not find another account's passkey, nor a second factor's key", async () => {
    const { client, passkeyId, key } = await newWithPasskey();
    const { client: stranger } = await signIn(await newAccount());
    const unknown = { status: 404, code: "webauthn_credential_not_found" };
    expect((await stranger.passkey.update({ passkeyId, friendlyName: "Mine" })).error).toMatchObject(unknown);
    expect((await stranger.passkey.delete({ passkeyId })).error).toMatchObject(unknown);
    expect((await stranger.passkey.list()).data).toEqual([]);
    expect((await client.passkey.delete({ passkeyId: randomUUID() })).error).toMatchObject(unknown);
    expect((await signInBy(key)).error).toBeNull();
    const { access_token: token } = await sessionOf(client);
    expect((await call("DELETE", "/passkeys/x", { token })).status).toBe(404);
  });

  it("is open to our own servers only", async () => {
    const { account, client, passkeyId } = await newWithPasskey();
    const { access_token: own } = await sessionOf(client);
    const token = await ownKeys.sign(adminClaims(apiUrl, "test"));
    const path = `/admin/users/${account.id}/passkeys`;
    expect(await call("GET", path, { token: own })).toMatchObject({ status: 403, body: { code: "not_admin" } });
    expect((await call("DELETE", `${path}/${passkeyId}`, { token: own })).status).toBe(403);
    expect(await call("GET", path, { token })).toMatchObject({ status: 200, body: [{ id: passkeyId }] });
    expect((await call("DELETE", `${path}/${passkeyId}`, { token })).status).toBe(204);
    expect((await call("DELETE", `${path}/${passkeyId}`, { token })).status).toBe(404);
    expect((await call("GET", `/admin/users/${randomUUID()}/passkeys`, { token })).status).toBe(404);
  });

  it("ends with the account, whether its row is kept or not", async () => {
    const token = await ownKeys.sign(adminClaims(apiUrl, "test"));
    for (const should_soft_delete of [true, false]) {
      const { account, key } = await newWithPasskey();
      await call("DELETE", `/admin/users/${account.id}`, { token, body: { should_soft_delete } });
      expect(await passkeysOf(account.id)).toHaveLength(0);
      expect((await signInBy(key)).error).toMatchObject({ code: "webauthn_verification_failed" });
    }
  });
});
