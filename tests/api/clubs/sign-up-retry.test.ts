import { createHash, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { ApiProcess } from "../../support/api-process.ts";
import { call } from "../../support/call.ts";
import { ownerSql } from "../../support/world.ts";
import { clubInput, clubsOf, PASSWORD, signUpClub, startSignUpApi } from "./signing-up.ts";

let api: ApiProcess;

beforeAll(async () => {
  api = await startSignUpApi();
  return api.stop;
});

const signUp = (input: unknown, key?: string) => signUpClub(api.url, input, key);

describe("a retry with the same Idempotency-Key", () => {
  test("returns the same club and a new session, even if both are under way at once", async () => {
    const input = clubInput();
    const key = randomUUID();
    const responses = await Promise.all([signUp(input, key), signUp(input, key), signUp(input, key)]);
    responses.push(await signUp(input, key));
    for (const { status, body } of responses) {
      expect([status, body.club]).toEqual([201, responses[0]?.body.club]);
      expect((await call("/me", { token: body.session.access_token })).body.role).toBe("admin");
    }
    expect(new Set(responses.map(({ body }) => body.session.refresh_token)).size).toBe(4);
    expect(await clubsOf(input.email)).toHaveLength(1);
  });

  test("but another password, another key or another body returns nothing", async () => {
    const input = clubInput();
    const key = randomUUID();
    await signUp(input, key);
    expect((await signUp({ ...input, password: `${PASSWORD}!` }, key)).rejection.code).toBe("email_taken");
    expect((await signUp(input, randomUUID())).rejection.code).toBe("email_taken");
    expect((await signUp(input)).rejection.code).toBe("email_taken");
    const other = await signUp({ ...input, club_name: "Another" }, key);
    expect([other.status, other.rejection.code]).toEqual([422, "idempotency_key_reused"]);
  });

  test("and a day later the key has expired", async () => {
    const input = clubInput();
    const key = randomUUID();
    await signUp(input, key);
    await ownerSql`update idempotency_keys set created_at = created_at - interval '24 hours 1 second' where key = ${key}`;
    expect((await signUp(input, key)).rejection.code).toBe("email_taken");
  });

  test("password and session are not stored", async () => {
    const input = clubInput();
    const key = randomUUID();
    const { body } = await signUp(input, key);
    const [kept] =
      await ownerSql`select to_jsonb(k)::text as row, body_hash from idempotency_keys k where key = ${key}`;
    for (const secret of [PASSWORD, body.session.access_token, body.session.refresh_token]) {
      expect(kept?.row).not.toContain(secret);
    }
    // A fast hash of the password would allow a reader of the table to guess passwords.
    const { password: _password, club_name, location, admin_name, email } = input;
    const expected = createHash("sha256")
      .update(JSON.stringify([club_name, location, "America/New_York", admin_name, email]))
      .digest("hex");
    expect(kept?.body_hash).toBe(expected);
  });
});
