import { isAuthWeakPasswordError } from "@supabase/auth-js";
import { describe, expect, it } from "vitest";
import { ownerSql } from "../../support/world.ts";
import { auditedActions, call, freshEmail, newAccount, newClient, PASSWORD } from "./accounts.ts";

describe("sign-up", () => {
  it("returns a session and makes account, identity and person", async () => {
    const email = freshEmail();
    const { data, error } = await newClient().signUp({
      email: `  ${email.toUpperCase()} `,
      password: PASSWORD,
      options: { data: { full_name: "Ada Lovelace", role: "admin", club_id: crypto.randomUUID() } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
    expect(data.user).toMatchObject({
      email,
      phone: "",
      aud: "authenticated",
      role: "authenticated",
      is_anonymous: false,
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { full_name: "Ada Lovelace", email_verified: true },
    });
    const id = data.user?.id ?? "";
    expect(data.user?.identities).toMatchObject([{ id, user_id: id, provider: "email", email }]);
    expect(await ownerSql`select email, full_name, is_demo from users where id = ${id}`).toMatchObject([
      { email, full_name: "Ada Lovelace", is_demo: false },
    ]);
    // Role and club in the metadata have no effect (docs/product/identity.md#what-the-server-decides).
    expect(await ownerSql`select 1 from memberships where user_id = ${id}`).toHaveLength(0);
    const [{ password_hash } = { password_hash: "" }] = await ownerSql<{ password_hash: string }[]>`
      select password_hash from auth.users where id = ${id}`;
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await auditedActions(id)).toEqual([
      { action: "user_signedup", outcome: "success" },
      { action: "login", outcome: "success" },
    ]);
  });

  it("names a person without a name after the address", async () => {
    const email = freshEmail();
    const { data } = await newClient().signUp({ email, password: PASSWORD, options: { data: { full_name: 7 } } });
    const [person] = await ownerSql`select full_name from users where id = ${data.user?.id ?? ""}`;
    expect(person).toEqual({ full_name: email.split("@")[0] });
  });

  it("rejects a registered address, in any spelling", async () => {
    const { email } = await newAccount();
    const wideA = email.replace("@auth", "@\uff41ut\u210d");
    for (const spelling of [email, email.toUpperCase(), ` ${email}`, wideA]) {
      const { data, error } = await newClient().signUp({ email: spelling, password: PASSWORD });
      expect(error).toMatchObject({ status: 422, code: "user_already_exists", message: "User already registered" });
      expect(data.session).toBeNull();
    }
  });

  it("makes one account in a race", async () => {
    const email = freshEmail();
    const racers = await Promise.all(
      Array.from({ length: 6 }, () => newClient().signUp({ email, password: PASSWORD })),
    );
    expect(racers.filter(({ data }) => data.session)).toHaveLength(1);
    const rejections = racers.flatMap(({ error }) => error ?? []);
    expect(rejections.map(({ code }) => code)).toEqual(Array(5).fill("user_already_exists"));
    expect(await ownerSql`select 1 from auth.users where email = ${email}`).toHaveLength(1);
    expect(await ownerSql`select 1 from users where email = ${email}`).toHaveLength(1);
  });

  it("rejects a short password with the client's own message", async () => {
    const { error } = await newClient().signUp({ email: freshEmail(), password: "12345" });
    expect(error).toMatchObject({ status: 422, message: "Password should be at least 6 characters." });
    expect(isAuthWeakPasswordError(error) && error.reasons).toEqual(["length"]);
  });

  it.each([
    [{ email: "no-at-sign", password: PASSWORD }, 400, "validation_failed", /validate email address: invalid format/],
    [{ email: "a@b", password: PASSWORD }, 400, "validation_failed", /invalid format/],
    [{ email: "two words@x.test", password: PASSWORD }, 400, "validation_failed", /invalid format/],
    [{ email: "nul\0@x.test", password: PASSWORD }, 400, "validation_failed", /invalid format/],
    [{ email: `${"a".repeat(65)}@x.test`, password: PASSWORD }, 400, "validation_failed", /invalid format/],
    [{ email: "a@x.test" }, 400, "validation_failed", /Signup requires a valid password/],
    [{ email: "a@x.test", password: "x".repeat(257) }, 400, "validation_failed", /longer than 256/],
    [{ email: 5, password: PASSWORD }, 400, "validation_failed", /^email: /],
    [{ email: "a@x.test", password: PASSWORD, data: [] }, 400, "validation_failed", /^data: /],
    [{ email: "a@x.test", password: PASSWORD, data: { a: "\0" } }, 400, "validation_failed", /^data: /],
    [{ email: "a@x.test", password: PASSWORD, data: { a: "\ud800" } }, 400, "validation_failed", /^data: /],
    [{ email: "a@x.test", password: PASSWORD, data: { a: "x".repeat(5000) } }, 400, "validation_failed", /^data: /],
    [{ phone: "+15550100", password: PASSWORD }, 400, "phone_provider_disabled", /Phone signups are disabled/],
    [{ data: {} }, 422, "anonymous_provider_disabled", /Anonymous sign-ins are disabled/],
  ])("rejects %j", async (body, status, code, message) => {
    const response = await call("POST", "/signup", { body });
    expect(response).toMatchObject({ status, body: { code, message: expect.stringMatching(message) } });
  });

  it("rejects metadata that is nested without limit", async () => {
    const data = `{"a":${"[".repeat(2000)}${"]".repeat(2000)}}`;
    const body = `{"email":"a@x.test","password":"${PASSWORD}","data":${data}}`;
    expect(await call("POST", "/signup", { body })).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });
});
