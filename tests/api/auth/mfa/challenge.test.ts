import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ownerSql } from "../../../support/world.ts";
import { auditedActions, call, newAccount, signIn } from "../accounts.ts";
import {
  codeNow,
  enroll,
  forgetLastCode,
  newProtected,
  sessionOf,
  signedInTwice,
  verify,
  wrongCode,
} from "./authenticator.ts";

describe("a challenge", () => {
  it("M5: cannot be requested or completed for another account's factor", async () => {
    const victim = await newProtected();
    const attacker = await newProtected();
    const { access_token: token } = await sessionOf(attacker.client);
    const path = `/factors/${victim.factor.id}`;
    const rejection = { status: 404, body: { code: "mfa_factor_not_found" } };
    expect(await call("POST", `${path}/challenge`, { token })).toMatchObject(rejection);
    const { data } = await victim.client.mfa.challenge({ factorId: victim.factor.id });
    const body = { challenge_id: data?.id, code: codeNow(victim.factor.secret) };
    expect(await call("POST", `${path}/verify`, { token, body })).toMatchObject(rejection);
    expect(await call("DELETE", path, { token })).toMatchObject(rejection);
  });

  it("M6: of another factor or of another session is not found", async () => {
    const { factor, client, one, two } = await signedInTwice();
    const other = await enroll(client, "Second");
    const rejection = { status: 422, code: "mfa_factor_not_found" };
    const { data: ofOther } = await client.mfa.challenge({ factorId: other.id });
    const wrong = { factorId: factor.id, challengeId: ofOther?.id ?? "", code: codeNow(factor.secret) };
    expect((await client.mfa.verify(wrong)).error).toMatchObject(rejection);
    const { data: ofOne } = await one.mfa.challenge({ factorId: factor.id });
    expect((await two.mfa.verify({ ...wrong, challengeId: ofOne?.id ?? "" })).error).toMatchObject(rejection);
    expect((await two.mfa.verify({ ...wrong, challengeId: randomUUID() })).error).toMatchObject(rejection);
  });

  it("M6: is used up by a valid code, and stays open after a wrong one", async () => {
    const { account, factor } = await newProtected();
    const { client } = await signIn(account);
    const { data } = await client.mfa.challenge({ factorId: factor.id });
    const response = { factorId: factor.id, challengeId: data?.id ?? "" };
    const wrong = await client.mfa.verify({ ...response, code: wrongCode(factor.secret) });
    expect(wrong.error).toMatchObject({ code: "mfa_verification_failed" });
    expect((await client.mfa.verify({ ...response, code: codeNow(factor.secret) })).error).toBeNull();
    await forgetLastCode(factor);
    const again = await client.mfa.verify({ ...response, code: codeNow(factor.secret) });
    expect(again.error).toMatchObject({ status: 422, code: "mfa_ip_address_mismatch" });
  });

  it("M6: ends after five minutes", async () => {
    const { account, factor } = await newProtected();
    const { client } = await signIn(account);
    const { data } = await client.mfa.challenge({ factorId: factor.id });
    expect(Math.abs(Number(data?.expires_at) - Date.now() / 1000 - 300)).toBeLessThan(5);
    await ownerSql`update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = ${data?.id ?? ""}`;
    const response = { factorId: factor.id, challengeId: data?.id ?? "", code: codeNow(factor.secret) };
    expect((await client.mfa.verify(response)).error).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
  });

  it("M6: has to be completed from the network address that requested it", async () => {
    const { account, factor } = await newProtected();
    const { client } = await signIn(account);
    const { data } = await client.mfa.challenge({ factorId: factor.id });
    await ownerSql`update auth.mfa_challenges set ip = '192.0.2.7' where id = ${data?.id ?? ""}`;
    const response = { factorId: factor.id, challengeId: data?.id ?? "", code: codeNow(factor.secret) };
    expect((await client.mfa.verify(response)).error).toMatchObject({ status: 422, code: "mfa_ip_address_mismatch" });
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
  ] as const)("%s %s with %j is rejected", async (method, path, body, status, code) => {
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

  it("M7: even if they are sent at once", async () => {
    const { factor, one } = await signedInTwice();
    const { data } = await one.mfa.challenge({ factorId: factor.id });
    const { access_token: token } = await sessionOf(one);
    const body = { challenge_id: data?.id, code: wrongCode(factor.secret) };
    const guess = () => call("POST", `/factors/${factor.id}/verify`, { token, body });
    const responses = await Promise.all(Array.from({ length: 12 }, guess));
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it("M7: a valid code clears the wrong ones before it", async () => {
    const { factor, one } = await signedInTwice();
    for (const _ of [1, 2, 3, 4]) await verify(one, factor, wrongCode(factor.secret)).catch(() => {});
    await verify(one, factor);
    await forgetLastCode(factor);
    for (const _ of [1, 2, 3]) await verify(one, factor, wrongCode(factor.secret)).catch(() => {});
    await verify(one, factor);
  });
});
