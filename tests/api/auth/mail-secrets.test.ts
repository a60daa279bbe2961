import { expect, it } from "vitest";
import { adminClaims } from "../../../api/src/keys/admin-claims.ts";
import { startOwnDatabase } from "../../support/own-database.ts";
import { ownKeys } from "../../support/tokens.ts";
import { freshEmail, PASSWORD } from "./accounts.ts";
import { newChallenge, startMailApi, tokenHashOf } from "./mail-api.ts";

const { sql, env } = await startOwnDatabase();
const { api, mail, call } = await startMailApi({ ...env, LOG_LEVEL: "debug", AUTH_ANONYMOUS: "on" });
const NEW_PASSWORD = "Another-horse-8";

it("B7 every change and rejection has its audit row, and no log holds a password, code, link, token or address", async () => {
  const [email, newEmail, invited] = [freshEmail(), freshEmail(), freshEmail()];
  const secrets = [PASSWORD, NEW_PASSWORD, email, newEmail, invited, "evil.test"];
  const post = async (path: string, body: unknown, token?: string) => {
    const response = await call("POST", path, { body, token });
    for (const name of ["access_token", "refresh_token", "code"]) {
      const value = response.body?.[name];
      if (response.status === 200 && typeof value === "string" && value !== "200") secrets.push(value);
    }
    return response;
  };
  const letter = async (to: string, after: number) => {
    const { code, link } = await mail.next(to, { after });
    // Six digits may be part of any uuid or time; on their own they may not appear.
    return { code: code ?? "", hash: tokenHashOf(link) };
  };
  const codes: string[] = [];
  const take = async (to: string, after = 0) => {
    const found = await letter(to, after);
    if (found.code) codes.push(found.code);
    if (found.hash) secrets.push(found.hash);
    return found;
  };
  const { verifier, fields } = newChallenge();
  secrets.push(verifier);

  await post("/signup?redirect_to=https://evil.test", { email, password: PASSWORD });
  const confirmation = await take(email);
  await post("/verify", { email, token: "000000", type: "signup" });
  await post("/verify", { token_hash: confirmation.hash, type: "signup" });
  await post("/signup", { email: ` ${email}`, password: NEW_PASSWORD });
  await sql`delete from auth.rate_limits`;
  await post("/signup", { email, password: NEW_PASSWORD });
  await take(email, 1);
  await post("/otp", { email, ...fields });
  const magic = await take(email, 2);
  const given = await post("/verify", { token_hash: magic.hash, type: "magiclink", response_type: "code" });
  await post("/token?grant_type=pkce", { auth_code: "x", code_verifier: verifier });
  const exchanged = await post("/token?grant_type=pkce", { auth_code: given.body.code, code_verifier: verifier });
  const token: string = exchanged.body.access_token;
  await post("/recover", { email });
  await take(email, 3);
  await call("GET", "/reauthenticate", { token });
  const nonce = (await take(email, 4)).code;
  await call("PUT", "/user", { token, body: { password: NEW_PASSWORD, nonce } });
  await mail.next(email, { after: 5 });
  await call("PUT", "/user", { token, body: { email: newEmail } });
  const [current, fresh] = [await take(email, 6), await take(newEmail)];
  await post("/verify", { token_hash: current.hash, type: "email_change" });
  await post("/verify", { token_hash: fresh.hash, type: "email_change" });
  await post("/resend", { email: newEmail, type: "signup" });
  await post("/signup", { data: { full_name: "Visitor" } });
  const admin = await ownKeys.sign(adminClaims(api.url, "tests"));
  secrets.push(admin);
  await post("/invite", { email: invited }, admin);
  const invitation = await take(invited);
  await post("/verify", { token_hash: invitation.hash, type: "invite" });
  const generated = await post("/admin/generate_link", { type: "recovery", email: newEmail }, admin);
  secrets.push(generated.body.hashed_token);
  codes.push(generated.body.email_otp);
  await call("PUT", `/admin/users/${generated.body.id}`, { token: admin, body: { password: PASSWORD } });
  await call("DELETE", `/admin/users/${generated.body.id}`, { token: admin, body: {} });
  await post("/invite", { email: invited }, token);
  await api.stop();

  const rows = await sql<{ action: string; outcome: string }[]>`select action, outcome from audit_log`;
  const seen = new Set(rows.map(({ action, outcome }) => `${action} ${outcome}`));
  expect([...seen].toSorted()).toEqual([
    "admin_denied refused",
    "email_change_requested success",
    "invite_accepted success",
    "link_generated success",
    "login success",
    "login_failed refused",
    "magic_link_requested success",
    "mail_sent success",
    "rate_limited refused",
    "redirect_rejected refused",
    "user_confirmation_requested refused",
    "user_deleted success",
    "user_invited success",
    "user_modified success",
    "user_reauthenticate_requested success",
    "user_recovery_requested success",
    "user_repeated_signup refused",
    "user_signedup success",
    "user_updated_password success",
    "verify_failed refused",
  ]);
  const audited = JSON.stringify(await sql`select * from audit_log`);
  const written = api.log();
  expect(written).toContain("/auth/v1/verify");
  for (const secret of new Set(secrets)) {
    expect(written, secret).not.toContain(secret);
    expect(audited, secret).not.toContain(secret);
  }
  for (const code of codes) {
    expect(written).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`));
    expect(audited).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`));
  }
  // What the database keeps of tokens cannot be used as one (docs/product/auth-api.md#audit).
  const kept = JSON.stringify([
    await sql`select * from auth.one_time_tokens`,
    await sql`select * from auth.flow_states`,
    await sql`select * from auth.outbox_mails`,
  ]);
  for (const secret of secrets.filter((each) => !each.includes("@"))) expect(kept).not.toContain(secret);
});
