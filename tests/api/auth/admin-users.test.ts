import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashPassword } from "../../../api/src/auth/password-hashing/hash.ts";
import { adminClaims } from "../../../api/src/keys/admin-claims.ts";
import { ownKeys } from "../../support/tokens.ts";
import { makeClub, ownerSql } from "../../support/world.ts";
import { auditedAbout, freshEmail, newAccount, PASSWORD, refreshWith } from "./accounts.ts";
import { startMailApi } from "./mail-api.ts";

const { api, mail, signIn, call, admin } = await startMailApi();
const service = await admin();

describe("accounts", () => {
  it("are made, read, listed, changed and deleted", async () => {
    const email = freshEmail();
    const id = randomUUID();
    const created = await service.createUser({
      id,
      email,
      phone: "+15550100999",
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: "Made" },
      app_metadata: { plan: "x" },
    });
    expect(created.error).toBeNull();
    expect(created.data.user).toMatchObject({
      id,
      email,
      phone: "15550100999",
      app_metadata: { provider: "email", plan: "x" },
      user_metadata: { full_name: "Made", email_verified: true },
    });
    const { session } = await signIn({ id, email });
    expect((await service.getUserById(id)).data.user?.email).toBe(email);
    const listed = await service.listUsers({ page: 1, perPage: 1 });
    expect(listed.error).toBeNull();
    expect(listed.data).toMatchObject({ aud: "authenticated", nextPage: 2 });
    expect(listed.data.users).toHaveLength(1);

    const next = freshEmail();
    const changed = await service.updateUserById(id, {
      email: next,
      password: "Another-horse-8",
      app_metadata: { plan: null },
    });
    expect(changed.data.user).toMatchObject({ email: next, app_metadata: { provider: "email" } });
    expect((await refreshWith(session.refresh_token)).status).toBe(400);
    await signIn({ id, email: next }, "Another-horse-8");
    expect((await mail.next(email, { subject: /address/ })).text).toContain(next);

    expect((await service.deleteUser(id)).error).toBeNull();
    expect((await service.getUserById(id)).error).toMatchObject({ status: 404, code: "user_not_found" });
    await expect(signIn({ id, email: next }, "Another-horse-8")).rejects.toMatchObject({ code: "invalid_credentials" });
    const [row] =
      await ownerSql`select u.email, p.full_name, p.email::text as address from auth.users u join users p using (id) where id = ${id}`;
    expect(row).toEqual({ email: null, full_name: "Former member", address: `${id}@deleted.invalid` });
    expect((await auditedAbout(id)).every(({ detail }) => detail.admin === "tests" || detail.admin === undefined)).toBe(
      true,
    );
  });

  it("all accounts are listed page by page", async () => {
    await Promise.all([newAccount(), newAccount(), newAccount()]);
    const token = await ownKeys.sign(adminClaims(api.url, "t"));
    const list = () => call("GET", "/admin/users?page=&per_page=", { token });
    const all = await list();
    expect(Number(all.headers.get("x-total-count"))).toBeGreaterThanOrEqual(3);
    expect(all.headers.get("link")).toMatch(/<\/admin\/users\?page=\d+&per_page=50>; rel="last"/);
    // Other tests sign people up at the same time, who are listed first: the lists are compared until no account came in between.
    const isSecond = async () => {
      const { data } = await service.listUsers({ page: 2, perPage: 1 });
      return data.users[0]?.id === (await list()).body.users[1].id;
    };
    await expect.poll(isSecond, { timeout: 20_000 }).toBe(true);
    for (const query of ["page=0", "page=x", "per_page=-1", "per_page=100000"]) {
      expect((await call("GET", `/admin/users?${query}`, { token })).status).toBe(400);
    }
  });

  it("are banned at once, for a time", async () => {
    const account = await newAccount();
    const { session } = await signIn(account);
    expect((await service.updateUserById(account.id, { ban_duration: "1h30m" })).data.user?.banned_until).toMatch(/Z$/);
    expect((await call("GET", "/user", { token: session.access_token })).body.code).toBe("user_banned");
    await expect(signIn(account)).rejects.toMatchObject({ code: "user_banned" });
    expect(await ownerSql`select 1 from auth.sessions where user_id = ${account.id}`).toHaveLength(0);
    await service.updateUserById(account.id, { ban_duration: "none" });
    await signIn(account);
  });

  it("accept a password hash only in our own format", async () => {
    const email = freshEmail();
    const { data } = await service.createUser({
      email,
      password_hash: await hashPassword(PASSWORD),
      email_confirm: true,
    });
    await signIn({ id: data.user?.id ?? "", email });
    const salt = "c29tZXNhbHRzb21l";
    for (const password_hash of [
      "$2a$10$abcdefghijklmnopqrstuv",
      `$argon2id$v=19$m=999999,t=2,p=1$${salt}$${salt}${salt}`,
      `$argon2id$v=19$m=19456,t=99,p=1$${salt}$${salt}${salt}`,
      `$argon2i$v=19$m=19456,t=2,p=1$${salt}$${salt}${salt}`,
    ]) {
      const rejected = await service.createUser({ email: freshEmail(), password_hash });
      expect(rejected.error).toMatchObject({ status: 400, code: "validation_failed" });
    }
  });

  it("name a duplicate or invalid field", async () => {
    const { id, email } = await newAccount();
    expect((await service.createUser({ email })).error).toMatchObject({ status: 422, code: "email_exists" });
    expect((await service.createUser({ id, email: freshEmail() })).error).toMatchObject({ status: 422 });
    const other = await newAccount();
    expect((await service.updateUserById(other.id, { email })).error).toMatchObject({
      status: 422,
      code: "email_exists",
    });
    const phone = `1555${Math.floor(Math.random() * 1e7)}0`;
    await service.updateUserById(other.id, { phone });
    expect((await service.updateUserById(id, { phone })).error).toMatchObject({ status: 422, code: "phone_exists" });
    for (const input of [{ ban_duration: "soon" }, { phone: "12" }, { role: "service_role" }, { password: "12345" }]) {
      expect((await service.updateUserById(id, input)).error?.status).toBeGreaterThanOrEqual(400);
    }
    expect((await call("GET", "/admin/users/x", { token: await ownKeys.sign(adminClaims(api.url, "t")) })).status).toBe(
      404,
    );
  });

  it("keep a club's last admin", async () => {
    const club = await makeClub();
    expect((await service.deleteUser(club.admin.id)).error).toMatchObject({ status: 422, code: "last_admin" });
    await club.person("admin");
    expect((await service.deleteUser(club.admin.id)).error).toBeNull();
  });
});
