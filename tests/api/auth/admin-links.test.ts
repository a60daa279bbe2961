import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { adminClaims } from "../../../api/src/keys/admin-claims.ts";
import { ownKeys } from "../../support/tokens.ts";
import { ownerSql } from "../../support/world.ts";
import { auditedAbout, freshEmail, newAccount, PASSWORD } from "./accounts.ts";
import { pendingTokens, startMailApi, tokenHashOf } from "./mail-api.ts";

const { api, mail, client, signIn, call, admin } = await startMailApi();
const service = await admin();

describe("generateLink", () => {
  it.each(["signup", "invite", "magiclink", "recovery"] as const)("%s: its hash and its code verify", async (type) => {
    for (const way of ["hash", "code"] as const) {
      const email = type === "recovery" ? (await newAccount()).email : freshEmail();
      const input = { type, email, options: { redirectTo: `${api.url}/book` } };
      const { data, error } = await service.generateLink(
        type === "signup" ? { ...input, type, password: PASSWORD } : { ...input, type: type as "invite" },
      );
      expect(error).toBeNull();
      expect(data.properties).toMatchObject({ verification_type: type, redirect_to: `${api.url}/book` });
      expect(data.user).toMatchObject({ email, aud: "authenticated" });
      const { hashed_token = "", email_otp = "", action_link = "" } = data.properties ?? {};
      const link = new URL(action_link);
      expect([link.pathname, link.searchParams.get("token")]).toEqual(["/auth/v1/verify", hashed_token]);
      const proof = way === "hash" ? { token_hash: hashed_token, type } : { email, token: email_otp, type };
      const verified = await client().verifyOtp(proof);
      expect(verified.error).toBeNull();
      expect(verified.data.user?.id).toBe(data.user?.id);
      expect(mail.count(email)).toBe(0);
    }
  });

  it("its action_link leads to our page and changes nothing", async () => {
    const { data } = await service.generateLink({ type: "invite", email: freshEmail() });
    expect(new URL(data.properties?.action_link ?? "").searchParams.get("redirect_to")).toBe(api.url);
    const before = await pendingTokens(data.user?.id ?? "");
    const opened = await fetch(data.properties?.action_link ?? "", { redirect: "manual" });
    expect(opened.status).toBe(303);
    const page = new URL(opened.headers.get("location") ?? "");
    expect([page.pathname, page.searchParams.get("token_hash")]).toEqual([
      "/club-invite",
      data.properties?.hashed_token,
    ]);
    expect(await pendingTokens(data.user?.id ?? "")).toEqual(before);
  });

  it("creates both links of an email change", async () => {
    const { email } = await newAccount();
    const newEmail = freshEmail();
    const current = await service.generateLink({ type: "email_change_current", email, newEmail });
    const fresh = await service.generateLink({ type: "email_change_new", email, newEmail });
    expect([current.data.user?.new_email, fresh.data.user?.new_email]).toEqual([newEmail, newEmail]);
    const accept = (token_hash = "") => client().verifyOtp({ token_hash, type: "email_change" });
    expect((await accept(current.data.properties?.hashed_token)).data.session).toBeNull();
    expect((await accept(fresh.data.properties?.hashed_token)).data.user?.email).toBe(newEmail);
  });

  it("rejects invalid requests", async () => {
    const { email } = await newAccount();
    const taken = await service.generateLink({ type: "signup", email, password: PASSWORD });
    expect(taken.error).toMatchObject({ status: 422, code: "email_exists" });
    const unknown = await service.generateLink({ type: "recovery", email: freshEmail() });
    expect(unknown.error).toMatchObject({ status: 404, code: "user_not_found" });
  });
});

describe("invitation", () => {
  it("leads from the mail to our page, a session, and a new password", async () => {
    const email = freshEmail();
    const { data, error } = await service.inviteUserByEmail(email, {
      data: { full_name: "Invited", role: "admin", club_id: randomUUID() },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, invited_at: expect.stringMatching(/Z$/) });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const id = data.user?.id ?? "";
    const letter = await mail.next(email);
    expect(letter.link?.pathname).toBe("/club-invite");
    expect(letter.code).toBeUndefined();
    const person = client();
    const verified = await person.verifyOtp({ token_hash: tokenHashOf(letter.link), type: "invite" });
    expect(verified.error).toBeNull();
    expect((await person.updateUser({ password: PASSWORD })).error).toBeNull();
    await signIn({ id, email });
    // I8: role and club in the invitation's data have no effect.
    expect(await ownerSql`select 1 from memberships where user_id = ${id}`).toHaveLength(0);
    expect((await auditedAbout(id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(["user_invited", "invite_accepted"]),
    );
  });

  it("I1 I2 I6 is valid once, survives a mail scanner, and ends when another is sent", async () => {
    const email = freshEmail();
    await service.inviteUserByEmail(email);
    const first = await mail.next(email);
    await fetch(first.link ?? "", { redirect: "manual" });
    await service.inviteUserByEmail(email);
    const second = await mail.next(email, { after: 1 });
    const accept = (link: URL | undefined) => client().verifyOtp({ token_hash: tokenHashOf(link), type: "invite" });
    expect((await accept(first.link)).error).toMatchObject({ code: "otp_expired" });
    expect((await accept(second.link)).error).toBeNull();
    expect((await accept(second.link)).error).toMatchObject({ code: "otp_expired" });
  });

  it("I1 expires after three days, and ends with its account", async () => {
    for (const end of ["age", "delete"] as const) {
      const email = freshEmail();
      const { data } = await service.inviteUserByEmail(email);
      const id = data.user?.id ?? "";
      const { link } = await mail.next(email);
      if (end === "age") {
        await ownerSql`update auth.one_time_tokens set link_expires_at = link_expires_at - interval '72 hours 1 second'
          where user_id = ${id}`;
      } else await service.deleteUser(id);
      const late = await client().verifyOtp({ token_hash: tokenHashOf(link), type: "invite" });
      expect(late.error).toMatchObject({ code: "otp_expired" });
    }
  });

  it("I7 for a confirmed address contains no account data", async () => {
    const { email } = await newAccount();
    const response = await call("POST", "/invite", {
      body: { email },
      token: await ownKeys.sign(adminClaims(api.url, "tests")),
    });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body).toSorted()).toEqual(["code", "error_code", "message", "msg"]);
    expect(response.body.code).toBe("email_exists");
    expect(mail.count(email)).toBe(0);
  });
});
