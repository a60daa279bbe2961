import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ownerSql } from "../../../support/world.ts";
import { auditedActions, call, newAccount, signIn } from "../accounts.ts";
import { enroll, newProtected, sessionOf, verify } from "./authenticator.ts";

const bearer = async (account?: Parameters<typeof newAccount>[0]) => {
  const created = await newAccount(account);
  const { client, session } = await signIn(created);
  return { account: created, client, token: session.access_token };
};

describe("enrolling an authenticator app", () => {
  it("returns what the client needs to draw the QR code, and an unverified factor", async () => {
    const { client, account } = await bearer();
    const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Phone", issuer: "Club" });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: "totp", friendly_name: "Phone", totp: { secret: expect.any(String) } });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(data?.totp.uri).toContain(encodeURIComponent(account.email));
    const { data: factors } = await client.mfa.listFactors();
    expect(factors?.totp).toEqual([]);
    expect(factors?.all).toEqual([
      {
        id: data?.id,
        friendly_name: "Phone",
        factor_type: "totp",
        status: "unverified",
        phone: "",
        created_at: expect.any(String),
        updated_at: expect.any(String),
        last_challenged_at: null,
      },
    ]);
    expect(await auditedActions(account.id)).toContainEqual({ action: "factor_in_progress", outcome: "success" });
  });

  it("M12: returns the secret once, and the database holds it encrypted under a key stored elsewhere", async () => {
    const { client, factor } = await newProtected();
    const responses = [
      await client.getUser(),
      await client.mfa.listFactors(),
      await client.refreshSession(),
      await client.mfa.challenge({ factorId: factor.id }),
    ];
    expect(JSON.stringify(responses)).not.toContain(factor.secret);
    expect(JSON.stringify(responses)).not.toMatch(/sealed|secret|last_used_step/);
    const [row] = await ownerSql<{ kept: string; sealed_secret: Uint8Array }[]>`
      select to_jsonb(f)::text as kept, sealed_secret from auth.mfa_factors f where id = ${factor.id}`;
    expect(row?.kept).not.toContain(factor.secret);
    expect(Buffer.from(row?.sealed_secret ?? []).includes(factor.secret)).toBe(false);
  });

  it("M12: an encrypted secret is useless in another row", async () => {
    const victim = await newProtected();
    const thief = await newProtected();
    await ownerSql`update auth.mfa_factors set sealed_secret =
      (select sealed_secret from auth.mfa_factors where id = ${thief.factor.id}) where id = ${victim.factor.id}`;
    const { client } = await signIn(victim.account);
    await expect(verify(client, { ...victim.factor, secret: thief.factor.secret })).rejects.toMatchObject({
      name: "AuthRetryableFetchError",
      status: 500,
    });
  });

  it("drops one that is not verified within five minutes", async () => {
    const { client } = await bearer();
    const factor = await enroll(client);
    await ownerSql`update auth.mfa_factors set created_at = now() - interval '301 seconds' where id = ${factor.id}`;
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    await expect(verify(client, factor)).rejects.toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    await enroll(client);
    expect(await ownerSql`select 1 from auth.mfa_factors where id = ${factor.id}`).toHaveLength(0);
  });

  it("rejects a second one of the same name, an empty name included", async () => {
    const { client } = await bearer();
    await enroll(client);
    await expect(enroll(client)).rejects.toMatchObject({ status: 422, code: "mfa_factor_name_conflict" });
    await enroll(client, "Phone");
    await expect(enroll(client, "Phone")).rejects.toMatchObject({ status: 422, code: "mfa_factor_name_conflict" });
  });

  it("allows ten at most, however many requests come at once", async () => {
    const { token } = await bearer();
    const ask = () => call("POST", "/factors", { token, body: { factor_type: "totp", friendly_name: randomUUID() } });
    const responses = await Promise.all(Array.from({ length: 14 }, ask));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    const rejected = responses.filter(({ status }) => status !== 200);
    expect(rejected.map(({ body }) => body.code)).toEqual(Array(4).fill("too_many_enrolled_mfa_factors"));
  });

  it("M8: at aal1 an account with a factor gets no second one", async () => {
    const { account, client } = await newProtected();
    const { client: other } = await signIn(account);
    await expect(enroll(other, "Mine")).rejects.toMatchObject({
      status: 403,
      code: "insufficient_aal",
      message: "AAL2 required to enroll a new factor",
    });
    expect(await enroll(client, "Second")).toMatchObject({ id: expect.any(String) });
  });

  it("does not allow anonymous visitors to enroll, by phone", async () => {
    const anonymous = await bearer({ is_anonymous: true });
    const ask = (token: string, body: unknown) => call("POST", "/factors", { token, body });
    expect(await ask(anonymous.token, { factor_type: "totp" })).toMatchObject({
      status: 403,
      body: { code: "no_authorization" },
    });
    const { token } = await bearer();
    expect(await ask(token, { factor_type: "phone", phone: "+4912345678" })).toMatchObject({
      status: 422,
      body: { code: "mfa_phone_enroll_not_enabled", message: "MFA enroll is disabled for Phone" },
    });
    expect(await ask(token, { factor_type: "webauthn" })).toMatchObject({ status: 200, body: { type: "webauthn" } });
  });

  it.each([
    [{}],
    [{ factor_type: "sms" }],
    [{ factor_type: 5 }],
    [{ factor_type: "totp", friendly_name: "x".repeat(101) }],
    [{ factor_type: "totp", friendly_name: "a\0b" }],
    [{ factor_type: "totp", friendly_name: ["a"] }],
    [{ factor_type: "totp", issuer: "\ud800" }],
    [{ factor_type: "totp", issuer: "a\r\nb" }],
  ])("rejects %j", async (body) => {
    const { token } = await bearer();
    expect(await call("POST", "/factors", { token, body })).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
  });

  it("requires a valid session, like every call about factors", async () => {
    const id = randomUUID();
    const calls = [
      ["POST", "/factors"],
      ["POST", `/factors/${id}/challenge`],
      ["POST", `/factors/${id}/verify`],
      ["DELETE", `/factors/${id}`],
    ] as const;
    const { client } = await newProtected();
    const { access_token: token } = await sessionOf(client);
    await client.signOut();
    const body = { factor_type: "totp", challenge_id: id, code: "123456" };
    for (const [method, path] of calls) {
      expect(await call(method, path, { body })).toMatchObject({ status: 401, body: { code: "no_authorization" } });
      expect(await call(method, path, { body, token })).toMatchObject({
        status: 403,
        body: { code: "session_not_found" },
      });
    }
  });
});
