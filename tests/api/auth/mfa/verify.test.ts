import { randomBytes } from "node:crypto";
import { decodeJwt } from "jose";
import { describe, expect, it, vi } from "vitest";
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
  signedInTwice,
  verify,
} from "./authenticator.ts";

const claimsOf = (token: string) => decodeJwt<{ session_id: string; aal: string; amr: { method: string }[] }>(token);

describe("the first code", () => {
  it("activates the factor and lifts the session, with new tokens", async () => {
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

  it("drops other unfinished enrolments", async () => {
    const { client } = await signIn(await newAccount());
    const [kept] = [await enroll(client, "one"), await enroll(client, "two")];
    await verify(client, kept);
    expect((await client.mfa.listFactors()).data?.all).toMatchObject([{ id: kept.id }]);
  });

  it("M9: ends the account's sessions that have verified no code", async () => {
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

  it("R8, F1: no token from before the code reaches aal2, even in a race", async () => {
    const { account, factor } = await newProtected();
    const { client, session } = await signIn(account);
    const { data: challenge } = await client.mfa.challenge({ factorId: factor.id });
    const { data } = await client.refreshSession();
    const active = data.session;
    const response = { challenge_id: challenge?.id, code: codeNow(factor.secret) };
    const [verified, raced] = await Promise.all([
      call("POST", `/factors/${factor.id}/verify`, { token: active?.access_token, body: response }),
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

const WAITS = { timeout: 30_000 };

/** Until so many statements that name a table wait for a lock. */
const untilWaiting = (table: string, count: number) =>
  vi.waitUntil(async () => {
    const waiting = await ownerSql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like ${`%${table}%`}`;
    return waiting.length >= count;
  }, WAITS);

it("R8: a refresh that holds the session while the code arrives leaves no token behind", async () => {
  const { account, factor } = await newProtected();
  const { client, session } = await signIn(account);
  const { data } = await client.mfa.challenge({ factorId: factor.id });
  const body = { challenge_id: data?.id, code: codeNow(factor.secret) };
  const id = claimsOf(session.access_token).session_id;
  const { verified } = await ownerSql.begin(async (sql) => {
    await sql`update auth.sessions set token_counter = token_counter + 1 where id = ${id}`;
    const started = call("POST", `/factors/${factor.id}/verify`, { token: session.access_token, body });
    await untilWaiting("auth.sessions", 1);
    await sql`update auth.refresh_tokens set used_at = now() where session_id = ${id}`;
    await sql`insert into auth.refresh_tokens (token_hash, session_id, counter) values (${randomBytes(32)}, ${id}, 1)`;
    return { verified: started };
  });
  const { status, body: lifted } = await verified;
  expect(status).toBe(200);
  expect(await ownerSql`select 1 from auth.refresh_tokens where session_id = ${id}`).toHaveLength(0);
  expect((await refreshWith(lifted.refresh_token)).status).toBe(200);
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
    const responses = await Promise.all(
      challenges.map(({ data }) =>
        call("POST", `/factors/${factor.id}/verify`, { token, body: { challenge_id: data?.id, code } }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const { client: later } = await signIn(account);
    await expect(verify(later, factor, code)).rejects.toMatchObject({ code: "mfa_verification_failed" });
    const older = codeOfStep(factor.secret, currentStep() - 1);
    await expect(verify(later, factor, older)).rejects.toMatchObject({ code: "mfa_verification_failed" });
  });

  it("M1: nor in two sessions at once", async () => {
    const { account, factor, client } = await newProtected();
    const { client: second } = await signIn(account);
    await verify(second, factor);
    await forgetLastCode(factor);
    const code = codeNow(factor.secret);
    const { responses } = await ownerSql.begin(async (sql) => {
      // Delayed until both wait for the factor, so that it is a race on any machine.
      const challenges = await Promise.all([client, second].map((one) => one.mfa.challenge({ factorId: factor.id })));
      await sql`select 1 from auth.mfa_factors where id = ${factor.id} for update`;
      const started = [client, second].map((one, at) =>
        one.mfa.verify({ factorId: factor.id, challengeId: challenges[at]?.data?.id ?? "", code }),
      );
      await untilWaiting("auth.mfa_factors", 2);
      return { responses: started };
    });
    const errors = (await Promise.all(responses)).map(({ error }) => error?.code);
    expect(errors.toSorted()).toEqual(["mfa_verification_failed", undefined]);
  });

  it("M2: the code of the enrolment is not valid for the next sign-in", async () => {
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
