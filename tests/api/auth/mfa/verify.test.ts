import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { ownerSql } from "../../../support/world.ts";
import { auditedActions, call, newAccount, refreshWith, signIn } from "../accounts.ts";
import {
  codeNow,
  codeOfStep,
  currentStep,
  enroll,
  forgetLastCode,
  newProtected,
  sessionOf,
  verify,
  wrongCode,
} from "./authenticator.ts";

const claimsOf = (token: string) => decodeJwt<{ session_id: string; aal: string; amr: { method: string }[] }>(token);

async function signedInTwice() {
  const shared = await newProtected();
  const [one, two] = [await signIn(shared.account), await signIn(shared.account)];
  return { ...shared, one: one.client, two: two.client };
}

describe("the first code", () => {
  it("makes the factor count and lifts the session, with everything new", async () => {
    const account = await newAccount();
    const { client, session } = await signIn(account);
    const factor = await enroll(client, "Phone");
    expect(await client.mfa.getAuthenticatorAssuranceLevel()).toMatchObject({
      data: { currentLevel: "aal1", nextLevel: "aal1" },
    });
    const lifted = await verify(client, factor);
    expect(lifted.user.factors).toMatchObject([{ id: factor.id, status: "verified", friendly_name: "Phone" }]);
    expect(lifted.refresh_token).not.toBe(session.refresh_token);
    const [before, after] = [claimsOf(session.access_token), claimsOf(lifted.access_token)];
    expect(after).toMatchObject({ aal: "aal2", amr: [{ method: "totp" }, { method: "password" }] });
    expect(after.session_id).not.toBe(before.session_id);
    expect(await client.mfa.getAuthenticatorAssuranceLevel()).toMatchObject({
      data: { currentLevel: "aal2", nextLevel: "aal2" },
    });
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor.id }]);
    expect((await client.getUser()).data.user?.factors).toMatchObject([{ id: factor.id }]);
    expect(await auditedActions(account.id)).toContainEqual({ action: "verification_attempted", outcome: "success" });
  });

  it("forgets enrolments that were begun beside it", async () => {
    const { client } = await signIn(await newAccount());
    const [kept] = [await enroll(client, "one"), await enroll(client, "two")];
    await verify(client, kept);
    expect((await client.mfa.listFactors()).data?.all).toMatchObject([{ id: kept.id }]);
  });

  it("M9: ends the account's sessions that have shown no code", async () => {
    const account = await newAccount();
    const { client } = await signIn(account);
    const { client: elsewhere } = await signIn(account);
    await verify(client, await enroll(client));
    expect((await elsewhere.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    expect((await client.getUser()).error).toBeNull();
  });
});

describe("signing in with two factors", () => {
  it("begins at aal1, and the client knows from the session that a code is missing", async () => {
    const { account, factor } = await newProtected();
    const { client, session } = await signIn(account);
    expect(session.user.factors).toMatchObject([{ id: factor.id, status: "verified" }]);
    expect(await client.mfa.getAuthenticatorAssuranceLevel()).toMatchObject({
      data: { currentLevel: "aal1", nextLevel: "aal2" },
    });
    await verify(client, factor);
    expect(claimsOf((await sessionOf(client)).access_token).aal).toBe("aal2");
  });

  it("M10: aal2 survives refreshing, and other sessions at aal2 stay", async () => {
    const { account, factor, client } = await newProtected();
    const { client: second } = await signIn(account);
    await verify(second, factor);
    for (const one of [client, second]) {
      const { data, error } = await one.refreshSession();
      expect(error).toBeNull();
      expect(claimsOf(data.session?.access_token ?? "")).toMatchObject({
        aal: "aal2",
        amr: [{ method: "totp" }, { method: "password" }],
      });
      expect(data.user?.factors).toMatchObject([{ id: factor.id }]);
    }
  });

  it("R8, F1: no token from before the code reaches aal2, not even raced", async () => {
    const { account, factor } = await newProtected();
    const { client, session } = await signIn(account);
    const { data: challenge } = await client.mfa.challenge({ factorId: factor.id });
    const { data } = await client.refreshSession();
    const active = data.session;
    const answer = { challenge_id: challenge?.id, code: codeNow(factor.secret) };
    const [verified, raced] = await Promise.all([
      call("POST", `/factors/${factor.id}/verify`, { token: active?.access_token, body: answer }),
      refreshWith(active?.refresh_token ?? ""),
    ]);
    expect(verified.status).toBe(200);
    const old = [session.refresh_token, active?.refresh_token ?? "", raced.body.refresh_token ?? ""];
    for (const token of old) {
      const { status, body } = await refreshWith(token);
      expect(status).toBe(400);
      expect(body.access_token).toBeUndefined();
    }
    if (raced.status === 200) expect(claimsOf(raced.body.access_token).aal).toBe("aal1");
    for (const token of [session.access_token, active?.access_token]) {
      expect(await call("GET", "/user", { token })).toMatchObject({ status: 403, body: { code: "session_not_found" } });
    }
    expect((await refreshWith(verified.body.refresh_token)).status).toBe(200);
  });
});

describe("a code works once", () => {
  it("M1: not again by another challenge of the same session", async () => {
    const { account, factor } = await newProtected();
    const { client } = await signIn(account);
    const code = codeNow(factor.secret);
    await verify(client, factor, code);
    await expect(verify(client, factor, code)).rejects.toMatchObject({ status: 422, code: "mfa_verification_failed" });
  });

  it("M1: not again in another session, nor of ten at once", async () => {
    const { account, factor, one } = await signedInTwice();
    const code = codeNow(factor.secret);
    const { data: challenges } = {
      data: await Promise.all(Array.from({ length: 5 }, () => one.mfa.challenge({ factorId: factor.id }))),
    };
    const { access_token: token } = await sessionOf(one);
    const answers = await Promise.all(
      challenges.map(({ data }) =>
        call("POST", `/factors/${factor.id}/verify`, { token, body: { challenge_id: data?.id, code } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { client: later } = await signIn(account);
    await expect(verify(later, factor, code)).rejects.toMatchObject({ code: "mfa_verification_failed" });
    const older = codeOfStep(factor.secret, currentStep() - 1);
    await expect(verify(later, factor, older)).rejects.toMatchObject({ code: "mfa_verification_failed" });
  });

  it("M2: the code of the enrolment is not good for the next sign-in", async () => {
    const account = await newAccount();
    const { client } = await signIn(account);
    const factor = await enroll(client);
    const code = codeNow(factor.secret);
    await verify(client, factor, code);
    const { client: next } = await signIn(account);
    await expect(verify(next, factor, code)).rejects.toMatchObject({ code: "mfa_verification_failed" });
    await verify(next, factor, codeNow(factor.secret, 1));
  });

  it("M4: not two steps too early or too late", async () => {
    const { account, factor } = await newProtected();
    const { client } = await signIn(account);
    for (const steps of [-2, 3]) {
      await expect(verify(client, factor, codeNow(factor.secret, steps))).rejects.toMatchObject({
        status: 422,
        code: "mfa_verification_failed",
        message: "Invalid TOTP code entered",
      });
    }
  });
});

describe("a challenge", () => {
  it("M5: cannot be asked of someone else's factor, nor answered for it", async () => {
    const victim = await newProtected();
    const attacker = await newProtected();
    const { access_token: token } = await sessionOf(attacker.client);
    const path = `/factors/${victim.factor.id}`;
    const refusal = { status: 404, body: { code: "mfa_factor_not_found" } };
    expect(await call("POST", `${path}/challenge`, { token })).toMatchObject(refusal);
    const { data } = await victim.client.mfa.challenge({ factorId: victim.factor.id });
    const body = { challenge_id: data?.id, code: codeNow(victim.factor.secret) };
    expect(await call("POST", `${path}/verify`, { token, body })).toMatchObject(refusal);
    expect(await call("DELETE", path, { token })).toMatchObject(refusal);
  });

  it("M6: of another factor or of another session is none", async () => {
    const { factor, client, one, two } = await signedInTwice();
    const other = await enroll(client, "Second");
    const refusal = { status: 422, code: "mfa_factor_not_found" };
    const { data: ofOther } = await client.mfa.challenge({ factorId: other.id });
    const wrong = { factorId: factor.id, challengeId: ofOther?.id ?? "", code: codeNow(factor.secret) };
    expect((await client.mfa.verify(wrong)).error).toMatchObject(refusal);
    const { data: ofOne } = await one.mfa.challenge({ factorId: factor.id });
    expect((await two.mfa.verify({ ...wrong, challengeId: ofOne?.id ?? "" })).error).toMatchObject(refusal);
    expect((await two.mfa.verify({ ...wrong, challengeId: randomUUID() })).error).toMatchObject(refusal);
  });

  it("M6: is used up by a right code, and stays open after a wrong one", async () => {
    const { account, factor } = await newProtected();
    const { client } = await signIn(account);
    const { data } = await client.mfa.challenge({ factorId: factor.id });
    const answer = { factorId: factor.id, challengeId: data?.id ?? "" };
    const wrong = await client.mfa.verify({ ...answer, code: wrongCode(factor.secret) });
    expect(wrong.error).toMatchObject({ code: "mfa_verification_failed" });
    expect((await client.mfa.verify({ ...answer, code: codeNow(factor.secret) })).error).toBeNull();
    await forgetLastCode(factor);
    const again = await client.mfa.verify({ ...answer, code: codeNow(factor.secret) });
    expect(again.error).toMatchObject({ status: 422, code: "mfa_ip_address_mismatch" });
  });

  it("M6: ends after five minutes", async () => {
    const { account, factor } = await newProtected();
    const { client } = await signIn(account);
    const { data } = await client.mfa.challenge({ factorId: factor.id });
    expect(Math.abs(Number(data?.expires_at) - Date.now() / 1000 - 300)).toBeLessThan(5);
    await ownerSql`update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = ${data?.id ?? ""}`;
    const answer = { factorId: factor.id, challengeId: data?.id ?? "", code: codeNow(factor.secret) };
    expect((await client.mfa.verify(answer)).error).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
  });

  it("M6: is answered from where it was asked", async () => {
    const { account, factor } = await newProtected();
    const { client } = await signIn(account);
    const { data } = await client.mfa.challenge({ factorId: factor.id });
    await ownerSql`update auth.mfa_challenges set ip = '192.0.2.7' where id = ${data?.id ?? ""}`;
    const answer = { factorId: factor.id, challengeId: data?.id ?? "", code: codeNow(factor.secret) };
    expect((await client.mfa.verify(answer)).error).toMatchObject({ status: 422, code: "mfa_ip_address_mismatch" });
  });

  it.each([
    ["POST", "/factors/x/challenge", {}, 404, "validation_failed"],
    ["POST", "/factors/x/verify", { challenge_id: randomUUID(), code: "1" }, 404, "validation_failed"],
    ["DELETE", "/factors/%00", undefined, 404, "validation_failed"],
    ["POST", `/factors/${randomUUID()}/verify`, { challenge_id: randomUUID() }, 400, "validation_failed"],
    ["POST", `/factors/${randomUUID()}/verify`, { code: "123456" }, 400, "validation_failed"],
    ["POST", `/factors/${randomUUID()}/verify`, { challenge_id: "x", code: "123456" }, 400, "validation_failed"],
    ["POST", `/factors/${randomUUID()}/verify`, { challenge_id: randomUUID(), code: 123456 }, 400, "validation_failed"],
    ["POST", `/factors/${randomUUID()}/challenge`, undefined, 404, "mfa_factor_not_found"],
  ] as const)("%s %s with %j is refused", async (method, path, body, status, code) => {
    const { session } = await signIn(await newAccount());
    expect(await call(method, path, { token: session.access_token, body })).toMatchObject({ status, body: { code } });
  });
});

describe("guessing", () => {
  it("M7: ends after five wrong codes for a factor, whatever session and challenge they come with", async () => {
    const { account, factor, one, two } = await signedInTwice();
    for (const client of [one, two, one, two, one]) {
      await expect(verify(client, factor, wrongCode(factor.secret))).rejects.toMatchObject({
        code: "mfa_verification_failed",
      });
    }
    for (const client of [one, two]) {
      await expect(verify(client, factor)).rejects.toMatchObject({ status: 429, code: "over_request_rate_limit" });
    }
    const actions = await auditedActions(account.id);
    expect(actions.filter(({ action }) => action === "verify_failed")).toHaveLength(5);
    expect(actions).toContainEqual({ action: "rate_limited", outcome: "refused" });
  });

  it("M7: not even all at once", async () => {
    const { factor, one } = await signedInTwice();
    const { data } = await one.mfa.challenge({ factorId: factor.id });
    const { access_token: token } = await sessionOf(one);
    const body = { challenge_id: data?.id, code: wrongCode(factor.secret) };
    const guess = () => call("POST", `/factors/${factor.id}/verify`, { token, body });
    const answers = await Promise.all(Array.from({ length: 12 }, guess));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it("M7: a right code forgives the wrong ones before it", async () => {
    const { factor, one } = await signedInTwice();
    for (const _ of [1, 2, 3, 4]) await verify(one, factor, wrongCode(factor.secret)).catch(() => {});
    await verify(one, factor);
    await forgetLastCode(factor);
    for (const _ of [1, 2, 3]) await verify(one, factor, wrongCode(factor.secret)).catch(() => {});
    await verify(one, factor);
  });
});
