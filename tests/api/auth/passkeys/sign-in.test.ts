import { createHmac, randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { newChallengeId } from "../../../../api/src/auth/webauthn/challenge.ts";
import { ownKeys } from "../../../support/tokens.ts";
import { apiUrl, ownerSql } from "../../../support/world.ts";
import { auditedActions, call, newAccount, newClient, refreshWith, signIn } from "../accounts.ts";
import { newProtected } from "../mfa/authenticator.ts";
import { newWithPasskey, register, signInBy } from "./passkeys.ts";
import { type Bent, SoftwareKey } from "./software-key.ts";

const notVerified = { status: 400, code: "webauthn_verification_failed" };

describe("signing in with a passkey", () => {
  it("opens a session of the account, without its address or password", async () => {
    const { account, key, passkeyId } = await newWithPasskey();
    const { data, error, client } = await signInBy(key);
    expect(error).toBeNull();
    expect(data?.user).toMatchObject({ id: account.id, email: account.email });
    expect(decodeJwt(data?.session?.access_token ?? "")).toMatchObject({
      sub: account.id,
      aal: "aal1",
      amr: [{ method: "passkey", timestamp: expect.any(Number) }],
    });
    expect((await client.getUser()).data.user?.id).toBe(account.id);
    expect((await refreshWith(data?.session?.refresh_token ?? "")).status).toBe(200);
    const { data: listed } = await client.passkey.list();
    expect(listed).toMatchObject([{ id: passkeyId, last_used_at: expect.any(String) }]);
    expect(await auditedActions(account.id)).toContainEqual({ action: "login", outcome: "success" });
  });

  it("requires the person to be verified, and names no account and no key", async () => {
    const { data } = await newClient().passkey.startAuthentication();
    expect(data).toMatchObject({
      challenge_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      options: { rpId: "localhost", userVerification: "required" },
    });
    expect(data?.options.allowCredentials ?? []).toEqual([]);
    const left = (data?.expires_at ?? 0) - Date.now() / 1000;
    expect(left).toBeGreaterThan(290);
    expect(left).toBeLessThanOrEqual(301);
  });

  it("stores nothing for a request without a response", async () => {
    const count = () => ownerSql`select count(*)::int as used from auth.used_webauthn_challenges`;
    const [before] = await count();
    const asked = await Promise.all(
      Array.from({ length: 100 }, () => call("POST", "/passkeys/authentication/options", { body: {} })),
    );
    expect(new Set(asked.map(({ body }) => body.options.challenge)).size).toBe(100);
    const [after] = await count();
    expect(after?.used).toBeLessThan(before?.used + 100);
  });

  it("checks the authenticator's counter, and accepts an authenticator without one", async () => {
    const { key, passkeyId } = await newWithPasskey();
    expect((await signInBy(key)).error).toBeNull();
    expect((await signInBy(key)).error).toBeNull();
    const [row] = await ownerSql`select sign_count from auth.webauthn_credentials where id = ${passkeyId}`;
    expect(Number(row?.sign_count)).toBe(2);
    const { client } = await signIn(await newAccount());
    const silent = new SoftwareKey(apiUrl);
    silent.counts = false;
    await register(client, silent);
    for (let i = 0; i < 2; i++) expect((await signInBy(silent)).error).toBeNull();
  });
});

describe("a passkey's response is rejected", () => {
  const bends: [string, Bent][] = [
    ["from another origin", { origin: "https://evil.example" }],
    ["from another port of the host", { origin: "http://localhost:1" }],
    ["for another site", { rpId: "evil.example" }],
    ["to another challenge", { challenge: Buffer.alloc(32).toString("base64url") }],
    ["made at a registration", { type: "webauthn.create" }],
    ["without the person being verified", { userVerified: false }],
    ["without the person being there", { userPresent: false, userVerified: true }],
    ["in the name of another account", { userHandle: Buffer.from(randomUUID()).toString("base64url") }],
    ["in the name of none", { userHandle: "" }],
    ["in a name that is no id", { userHandle: Buffer.from("'; drop table users").toString("base64url") }],
  ];

  it.each(bends)("%s", async (_, bent) => {
    const { account, key } = await newWithPasskey();
    expect((await signInBy(key, bent)).error).toMatchObject(notVerified);
    expect(await ownerSql`select 1 from auth.sessions where user_id = ${account.id}`).toHaveLength(1);
    expect((await signInBy(key)).error).toBeNull();
  });

  it("signed by another key, or of an unregistered key", async () => {
    const { key } = await newWithPasskey();
    const foreign = new SoftwareKey(apiUrl);
    const { data: begun } = await newClient().passkey.startAuthentication();
    if (!begun) throw new Error("no challenge");
    const mine = key.get(begun.options);
    foreign.create({ challenge: "", rp: { id: "localhost" }, user: { id: mine.response.userHandle } });
    const theirs = foreign.get(begun.options);
    const forged = { ...mine, response: { ...mine.response, signature: theirs.response.signature } };
    for (const credential of [forged, theirs]) {
      const { data } = await newClient().passkey.startAuthentication();
      const body = { challenge_id: data?.challenge_id, credential };
      expect(await call("POST", "/passkeys/authentication/verify", { body })).toMatchObject({
        status: 400,
        body: { code: notVerified.code },
      });
    }
  });

  it("a second time, even if both are sent at once", async () => {
    const { account, key } = await newWithPasskey();
    key.counts = false;
    const { challengeId, credential } = await signInBy(key);
    const body = { challenge_id: challengeId, credential };
    const again = await call("POST", "/passkeys/authentication/verify", { body });
    expect(again).toMatchObject({ status: 400, body: { code: "webauthn_challenge_not_found" } });

    const { data: begun } = await newClient().passkey.startAuthentication();
    if (!begun) throw new Error("no challenge");
    const fresh = { challenge_id: begun.challenge_id, credential: key.get(begun.options) };
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => call("POST", "/passkeys/authentication/verify", { body: fresh })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    expect(await ownerSql`select 1 from auth.sessions where user_id = ${account.id}`).toHaveLength(3);
  });

  it("to a challenge that has expired, is from the future, or was made for another purpose", async () => {
    const { key } = await newWithPasskey();
    const challengeOf = (id: string) =>
      createHmac("sha256", ownKeys.secretFor("webauthn challenges"))
        .update(`passkey sign-in ${id}`)
        .digest("base64url");
    const present = (id: string, challenge = challengeOf(id)) =>
      call("POST", "/passkeys/authentication/verify", {
        body: { challenge_id: id, credential: key.get({ challenge, rpId: "localhost" }) },
      });
    expect((await present(newChallengeId(Date.now() - 290_000))).status).toBe(200);
    expect(await present(newChallengeId(Date.now() - 301_000))).toMatchObject({
      status: 400,
      body: { code: "webauthn_challenge_expired" },
    });
    expect(await present(newChallengeId(Date.now() + 120_000))).toMatchObject({
      status: 400,
      body: { code: "webauthn_challenge_not_found" },
    });
    const { client } = await signIn(await newAccount());
    const { data: other } = await client.passkey.startRegistration();
    expect(await present(other?.challenge_id ?? "", other?.options.challenge)).toMatchObject({
      status: 400,
      body: { code: "webauthn_verification_failed" },
    });
  });

  it("when the authenticator's counter goes backwards, which is recorded as a copied key", async () => {
    const { account, key, passkeyId } = await newWithPasskey();
    await signInBy(key, { counter: 7 });
    for (const counter of [7, 3, 0]) expect((await signInBy(key, { counter })).error).toMatchObject(notVerified);
    expect(await auditedActions(account.id)).toContainEqual({ action: "authenticator_copied", outcome: "refused" });
    const [row] = await ownerSql`select sign_count from auth.webauthn_credentials where id = ${passkeyId}`;
    expect(Number(row?.sign_count)).toBe(7);
    expect((await signInBy(key, { counter: 8 })).error).toBeNull();
  });

  it("of an account that is banned, not confirmed or deleted", async () => {
    const { account, key } = await newWithPasskey();
    await ownerSql`update auth.users set banned_until = now() + interval '1 hour' where id = ${account.id}`;
    expect((await signInBy(key)).error).toMatchObject({ status: 400, code: "user_banned" });
    await ownerSql`update auth.users set banned_until = null, email_confirmed_at = null where id = ${account.id}`;
    expect((await signInBy(key)).error).toMatchObject({ status: 400, code: "email_not_confirmed" });
    await ownerSql`update auth.users set email_confirmed_at = now(), deleted_at = now() where id = ${account.id}`;
    expect((await signInBy(key)).error).toMatchObject(notVerified);
  });

  it("once the passkey is removed", async () => {
    const { key, client, passkeyId } = await newWithPasskey();
    expect((await client.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await signInBy(key)).error).toMatchObject(notVerified);
  });
});

describe("an account with a second factor", () => {
  it("requires it after its passkey too", async () => {
    const { client } = await newProtected();
    const { key } = await register(client);
    const { data } = await signInBy(key);
    const headers = { authorization: `Bearer ${data?.session?.access_token}` };
    const me = await fetch(`${apiUrl}/api/v1/me`, { headers });
    expect(me.status).toBe(401);
    expect(await me.json()).toMatchObject({ code: "insufficient_aal" });
  });
});
