import type { GoTrueClient } from "@supabase/auth-js";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { apiUrl, ownerSql } from "../../../support/world.ts";
import { auditedActions, call, newAccount, signIn } from "../accounts.ts";
import { register } from "../passkeys/passkeys.ts";
import { type Bent, SoftwareKey } from "../passkeys/software-key.ts";
import { codeNow, enroll, sessionOf, verify } from "./authenticator.ts";

interface KeyFactor {
  id: string;
  key: SoftwareKey;
}

/** A raw challenge: in the browser the client converts its options to buffers. */
async function challenge(client: GoTrueClient, factorId: string) {
  const { access_token: token } = await sessionOf(client);
  const asked = { factorId, webauthn: { rpId: "evil.example", rpOrigins: ["https://evil.example"] } };
  return call("POST", `/factors/${factorId}/challenge`, { token, body: asked });
}

async function result(
  client: GoTrueClient,
  factorId: string,
  challengeId: string,
  credential: object,
  type = "request",
) {
  const { access_token: token } = await sessionOf(client);
  const webauthn = { type, rpId: "evil.example", credential_response: credential };
  const body = { challenge_id: challengeId, webauthn };
  const responded = await call("POST", `/factors/${factorId}/verify`, { token, body });
  if (responded.status === 200) {
    const { access_token, refresh_token } = responded.body;
    await client.setSession({ access_token, refresh_token });
  }
  return responded;
}

async function addKey(client: GoTrueClient, friendlyName = "Blue key", bent: Bent = {}) {
  const { data, error } = await client.mfa.enroll({ factorType: "webauthn", friendlyName });
  if (error) throw error;
  const key = new SoftwareKey(apiUrl);
  const { body } = await challenge(client, data.id);
  const credential = key.create(body.webauthn.credential_options.publicKey, bent);
  return {
    responded: await result(client, data.id, body.id, credential, "create"),
    factor: { id: data.id, key },
    body,
  };
}

async function useKey(client: GoTrueClient, { id, key }: KeyFactor, bent: Bent = {}) {
  const { body } = await challenge(client, id);
  const credential = key.get(body.webauthn.credential_options.publicKey, bent);
  return { responded: await result(client, id, body.id, credential), challengeId: body.id, credential };
}

async function newWithKey() {
  const account = await newAccount();
  const { client } = await signIn(account);
  const { factor } = await addKey(client, "Blue key", { userVerified: false });
  return { account, client, factor };
}

describe("a security key as second factor", () => {
  it("is set up with options of this site, whatever site the caller names", async () => {
    const account = await newAccount();
    const { client } = await signIn(account);
    const { responded, body, factor } = await addKey(client);
    expect(body).toMatchObject({
      type: "webauthn",
      expires_at: expect.any(Number),
      webauthn: {
        type: "create",
        credential_options: {
          publicKey: {
            rp: { id: "localhost" },
            user: { name: account.email },
            authenticatorSelection: { residentKey: "discouraged", userVerification: "discouraged" },
          },
        },
      },
    });
    expect(responded.status).toBe(200);
    expect(responded.body.user.factors).toMatchObject([
      { id: factor.id, factor_type: "webauthn", status: "verified", friendly_name: "Blue key" },
    ]);
    expect(JSON.stringify(responded.body.user)).not.toMatch(/public_key|credential/);
    expect((await client.mfa.listFactors()).data?.webauthn).toHaveLength(1);
  });

  it("is required after the password, and lifts the session to aal2", async () => {
    const { account, factor } = await newWithKey();
    const { client, session } = await signIn(account);
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect((await fetch(`${apiUrl}/api/v1/me`, { headers })).status).toBe(401);
    const { responded } = await useKey(client, factor, { userVerified: false });
    expect(responded.status).toBe(200);
    expect(decodeJwt(responded.body.access_token)).toMatchObject({
      aal: "aal2",
      amr: [{ method: "mfa/webauthn" }, { method: "password" }],
    });
    const lifted = { authorization: `Bearer ${responded.body.access_token}` };
    expect((await fetch(`${apiUrl}/api/v1/me`, { headers: lifted })).status).toBe(200);
    expect(await auditedActions(account.id)).toContainEqual({ action: "verification_attempted", outcome: "success" });
  });

  const bends: [string, Bent][] = [
    ["from another origin", { origin: "https://evil.example" }],
    ["for another site", { rpId: "evil.example" }],
    ["to another challenge", { challenge: Buffer.alloc(32).toString("base64url") }],
    ["of a registration", { type: "webauthn.create" }],
    ["untouched", { userPresent: false }],
  ];

  it.each(bends)("is rejected %s", async (_, bent) => {
    const { account, factor } = await newWithKey();
    const { client } = await signIn(account);
    const { responded } = await useKey(client, factor, bent);
    expect(responded).toMatchObject({ status: 422, body: { code: "mfa_verification_failed" } });
    expect(decodeJwt((await sessionOf(client)).access_token)).toMatchObject({ aal: "aal1" });
    expect((await useKey(client, factor)).responded.status).toBe(200);
  });

  it("is rejected with another key, another session's challenge, a used one, and an app's code", async () => {
    const { account, factor } = await newWithKey();
    const { client } = await signIn(account);
    const { client: second } = await signIn(account);
    const foreign = new SoftwareKey(apiUrl);
    foreign.create({ challenge: "", rp: { id: "localhost" }, user: { id: "" } });
    expect((await useKey(client, { ...factor, key: foreign })).responded.status).toBe(422);
    const { body } = await challenge(second, factor.id);
    const credential = factor.key.get(body.webauthn.credential_options.publicKey);
    expect(await result(client, factor.id, body.id, credential)).toMatchObject({ status: 422 });
    const { access_token: token } = await sessionOf(client);
    const coded = { challenge_id: (await challenge(client, factor.id)).body.id, code: "123456" };
    expect(await call("POST", `/factors/${factor.id}/verify`, { token, body: coded })).toMatchObject({ status: 400 });
    factor.key.counts = false;
    const used = await useKey(client, factor, { counter: 9 });
    expect(used.responded.status).toBe(200);
    expect(await result(client, factor.id, used.challengeId, used.credential)).toMatchObject({ status: 422 });
  });

  it("is rejected when its counter goes backwards, which is recorded", async () => {
    const { account, factor } = await newWithKey();
    const { client } = await signIn(account);
    expect((await useKey(client, factor, { counter: 5 })).responded.status).toBe(200);
    const { client: again } = await signIn(account);
    expect((await useKey(again, factor, { counter: 5 })).responded).toMatchObject({ status: 422 });
    expect(await auditedActions(account.id)).toContainEqual({ action: "authenticator_copied", outcome: "refused" });
  });

  it("is limited to five wrong responses", async () => {
    const { account, factor } = await newWithKey();
    const { client } = await signIn(account);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      statuses.push((await useKey(client, factor, { rpId: "evil.example" })).responded.status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it("can be used beside an app, and removed on its own", async () => {
    const { account, client, factor } = await newWithKey();
    const app = await enroll(client, "My phone");
    await verify(client, app, codeNow(app.secret));
    const { client: byKey } = await signIn(account);
    expect((await useKey(byKey, factor)).responded.status).toBe(200);
    expect((await byKey.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    expect((await byKey.refreshSession()).data.user?.factors).toMatchObject([{ id: app.id }]);
    expect(decodeJwt((await sessionOf(byKey)).access_token)).toMatchObject({ aal: "aal1" });
    expect(await ownerSql`select 1 from auth.webauthn_credentials where user_id = ${account.id}`).toHaveLength(0);
  });

  it("cannot also be a passkey of the account, nor can a passkey become a second factor", async () => {
    const { client, factor } = await newWithKey();
    const { data } = await client.passkey.startRegistration();
    expect(data?.options.excludeCredentials).toMatchObject([{ id: factor.key.id.toString("base64url") }]);
    await expect(register(client, factor.key)).rejects.toMatchObject({ code: "webauthn_credential_exists" });
    expect((await client.passkey.list()).data).toEqual([]);
  });

  it.each([
    [undefined, "webauthn.credential_response"],
    [{}, "webauthn.credential_response.id"],
    [
      { id: "a", rawId: "a", type: "public-key", response: { clientDataJSON: "?" } },
      "webauthn.credential_response.response",
    ],
    [{ id: "a".repeat(2000), rawId: "a", type: "public-key", response: {} }, "webauthn.credential_response.id"],
  ])("names the wrong field of %j", async (credential, field) => {
    const { account, factor } = await newWithKey();
    const { client } = await signIn(account);
    const { body } = await challenge(client, factor.id);
    const responded = await result(client, factor.id, body.id, credential as object);
    expect(responded).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(responded.body.message).toContain(field);
  });
});
