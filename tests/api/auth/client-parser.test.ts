import { randomUUID } from "node:crypto";
import { isAuthRetryableFetchError } from "@supabase/auth-js";
import { expect, it } from "vitest";
import { freshEmail, newAccount, PASSWORD, signIn } from "./accounts.ts";
import { startMailApi } from "./mail-api.ts";

const service = await startMailApi({ AUTH_ANONYMOUS: "on", AUTH_RESEND_SECONDS: "1" });
const admin = await service.admin();
const account = await newAccount();
const { client, session } = await signIn(account, undefined, service.url);
const stranger = service.client();
const other = await newAccount();
const factorId = randomUUID();
const redirect = { skipBrowserRedirect: true };

// Each call of the client that reaches the service, the right ones first and the signing out last (contract 6.2).
const calls: [string, () => Promise<{ error: Error | null }>][] = [
  ["signUp", () => stranger.signUp({ email: freshEmail(), password: PASSWORD })],
  ["signUp, weak", () => stranger.signUp({ email: freshEmail(), password: "1" })],
  ["signUp by phone", () => stranger.signUp({ phone: "+15550100123", password: PASSWORD })],
  ["signInAnonymously", () => service.client().signInAnonymously()],
  ["signInWithPassword, wrong", () => stranger.signInWithPassword({ email: account.email, password: "wrong-one" })],
  ["signInWithOtp", () => stranger.signInWithOtp({ email: freshEmail() })],
  ["verifyOtp, wrong", () => stranger.verifyOtp({ email: account.email, token: "000000", type: "email" })],
  ["verifyOtp by hash, wrong", () => stranger.verifyOtp({ token_hash: "x".repeat(43), type: "recovery" })],
  ["resend", () => stranger.resend({ email: freshEmail(), type: "signup" })],
  ["resetPasswordForEmail", () => stranger.resetPasswordForEmail(freshEmail())],
  ["signInWithIdToken", () => stranger.signInWithIdToken({ provider: "google", token: "a.b.c" })],
  ["signInWithSSO", () => stranger.signInWithSSO({ domain: "club.test", options: redirect })],
  ["refreshSession, wrong", () => stranger.refreshSession({ refresh_token: "x".repeat(43) })],
  ["refreshSession", () => client.refreshSession()],
  ["getUser", () => client.getUser()],
  ["getClaims", () => client.getClaims()],
  ["updateUser", () => client.updateUser({ data: { a: 1 } })],
  ["updateUser, refused", () => client.updateUser({ password: PASSWORD })],
  ["reauthenticate", () => client.reauthenticate()],
  ["getUserIdentities", () => client.getUserIdentities()],
  ["linkIdentity", () => client.linkIdentity({ provider: "google", options: redirect })],
  [
    "unlinkIdentity",
    async () => client.unlinkIdentity((await client.getUserIdentities()).data?.identities[0] as never),
  ],
  ["mfa.enroll", () => client.mfa.enroll({ factorType: "totp" })],
  ["mfa.challenge, no factor", () => client.mfa.challenge({ factorId })],
  ["mfa.verify, no factor", () => client.mfa.verify({ factorId, challengeId: randomUUID(), code: "123456" })],
  ["mfa.unenroll, no factor", () => client.mfa.unenroll({ factorId })],
  ["mfa.listFactors", () => client.mfa.listFactors()],
  ["admin.inviteUserByEmail", () => admin.inviteUserByEmail(freshEmail())],
  ["admin.createUser", () => admin.createUser({ email: freshEmail(), email_confirm: true })],
  ["admin.listUsers", () => admin.listUsers()],
  ["admin.getUserById", () => admin.getUserById(other.id)],
  ["admin.updateUserById", () => admin.updateUserById(other.id, { user_metadata: { a: 1 } })],
  ["admin.generateLink", () => admin.generateLink({ type: "recovery", email: other.email })],
  ["admin.mfa.listFactors", () => admin.mfa.listFactors({ userId: other.id })],
  ["admin.mfa.deleteFactor, no factor", () => admin.mfa.deleteFactor({ userId: other.id, id: factorId })],
  ["admin.deleteUser", () => admin.deleteUser(other.id)],
  ["admin.getUserById, gone", () => admin.getUserById(other.id)],
  ["signOut others", () => client.signOut({ scope: "others" })],
  ["admin.signOut", () => admin.signOut(session.access_token, "local")],
  ["signOut", () => client.signOut()],
];

it("the client understands each answer: success, or a refusal with its code", { timeout: 60_000 }, async () => {
  for (const [name, ask] of calls) {
    const { error } = await ask();
    if (!error) continue;
    expect(isAuthRetryableFetchError(error), `${name}: ${error.message}`).toBe(false);
    expect(error.name, `${name}: ${error.message}`).not.toBe("AuthUnknownError");
    if (error.name !== "AuthSessionMissingError") expect(error, name).toMatchObject({ code: expect.any(String) });
  }
});
