import { randomUUID } from "node:crypto";
import { isAuthRetryableFetchError } from "@supabase/auth-js";
import { expect, it, vi } from "vitest";
import { authRoutes } from "../../../api/src/auth/routes.ts";
import { freshEmail, newAccount, PASSWORD, signIn } from "./accounts.ts";
import { startMailApi } from "./mail-api.ts";
import { newProtected } from "./mfa/authenticator.ts";
import { signInBy } from "./passkeys/passkeys.ts";
import { SoftwareKey } from "./passkeys/software-key.ts";

/** "POST /signup" for each request of this file. */
const made: string[] = [];
const send = globalThis.fetch;
vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  made.push(`${init?.method ?? "GET"} ${pathname.replace("/auth/v1", "")}`);
  return send(input, init);
});
const service = await startMailApi({ AUTH_ANONYMOUS: "on", AUTH_RESEND_SECONDS: "1" });
const admin = await service.admin();
const account = await newAccount();
const { client, session } = await signIn(account, undefined, service.url);
const stranger = service.client();
const other = await newAccount();
const factorId = randomUUID();
const redirect = { skipBrowserRedirect: true };

const rpId = "localhost";
const notACredential = { id: "a", toJSON: () => ({ id: "a" }) } as never;
const guarded = await newProtected();
const passkey = new SoftwareKey(service.api.url);

async function keyFactor(): Promise<string> {
  const { data } = await client.mfa.listFactors();
  return data?.all.find(({ factor_type }) => factor_type === "webauthn")?.id ?? "";
}

async function firstPasskey(): Promise<string> {
  const { data } = await client.passkey.list();
  return data?.[0]?.id ?? "";
}

async function addPasskey() {
  const { data: begun, error } = await client.passkey.startRegistration();
  if (error) return { error };
  const credential = passkey.create(begun.options);
  return client.passkey.verifyRegistration({ challengeId: begun.challenge_id, credential });
}

async function useRecoveryCode() {
  const { data, error } = await guarded.client.mfa.recoveryCodes.regenerate();
  if (error) return { error };
  const { client: halfway } = await signIn(guarded.account);
  return halfway.mfa.recoveryCodes.verify({ code: data.codes[0] ?? "" });
}

// Each call of the client that reaches the service, successful ones first and signing out last
// (docs/product/auth-api.md#sign-up-and-sign-in).
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
  ["updateUser, rejected", () => client.updateUser({ password: PASSWORD })],
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
  ["mfa.enroll, security key", () => client.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" })],
  [
    "mfa.challenge, security key",
    async () => client.mfa.challenge({ factorId: await keyFactor(), webauthn: { rpId } }),
  ],
  [
    "mfa.verify, wrong key",
    async () =>
      client.mfa.verify({
        factorId: await keyFactor(),
        challengeId: randomUUID(),
        webauthn: { type: "create", rpId, credential_response: notACredential },
      }),
  ],
  ["mfa.recoveryCodes.getStatus, none", () => client.mfa.recoveryCodes.getStatus()],
  ["mfa.recoveryCodes.generate, aal1", () => client.mfa.recoveryCodes.generate()],
  ["mfa.recoveryCodes.regenerate, aal1", () => client.mfa.recoveryCodes.regenerate()],
  ["mfa.recoveryCodes.verify, wrong", () => client.mfa.recoveryCodes.verify({ code: "aaaa-bbbb-cccc-dddd" })],
  ["mfa.recoveryCodes.unenroll, aal1", () => client.mfa.recoveryCodes.unenroll()],
  ["mfa.recoveryCodes.generate", () => guarded.client.mfa.recoveryCodes.generate()],
  ["mfa.recoveryCodes.regenerate", () => guarded.client.mfa.recoveryCodes.regenerate()],
  ["mfa.recoveryCodes.getStatus", () => guarded.client.mfa.recoveryCodes.getStatus()],
  ["mfa.recoveryCodes.verify", useRecoveryCode],
  ["mfa.recoveryCodes.unenroll", () => guarded.client.mfa.recoveryCodes.unenroll()],
  ["passkey.startRegistration", () => client.passkey.startRegistration()],
  ["passkey.verifyRegistration", addPasskey],
  ["passkey.startAuthentication", () => stranger.passkey.startAuthentication()],
  ["passkey.verifyAuthentication", () => signInBy(passkey, {}, service.client())],
  ["passkey.verifyAuthentication, wrong", () => signInBy(passkey, { rpId: "x.test" }, service.client())],
  ["passkey.list", () => client.passkey.list()],
  ["passkey.update", async () => client.passkey.update({ passkeyId: await firstPasskey(), friendlyName: "Mine" })],
  ["admin.passkey.listPasskeys", () => admin.passkey.listPasskeys({ userId: account.id })],
  [
    "admin.passkey.deletePasskey, none",
    () => admin.passkey.deletePasskey({ userId: account.id, passkeyId: randomUUID() }),
  ],
  ["passkey.delete", async () => client.passkey.delete({ passkeyId: await firstPasskey() })],
  ["passkey.delete, gone", () => client.passkey.delete({ passkeyId: randomUUID() })],
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

it("the client understands each response: success, or a rejection with its code", { timeout: 60_000 }, async () => {
  for (const [name, ask] of calls) {
    const { error } = await ask();
    if (name.startsWith("passkey") || name.startsWith("mfa.recovery")) {
      const isRight = !/,/.test(name);
      expect(error === null, `${name}: ${error?.message}`).toBe(isRight);
    }
    if (!error) continue;
    expect(isAuthRetryableFetchError(error), `${name}: ${error.message}`).toBe(false);
    expect(error.name, `${name}: ${error.message}`).not.toBe("AuthUnknownError");
    if (error.name !== "AuthSessionMissingError") expect(error, name).toMatchObject({ code: expect.any(String) });
  }
});

/** Calls that are not the client's: pages for browsers (oauth, mail-flows) and the sign-in page's settings (captcha). */
const OPENED_BY_BROWSERS = ["GET /authorize", "GET /callback", "GET /settings", "GET /verify"];

it("every call of the service is covered above or by a browser test", () => {
  const { routes } = authRoutes(async () => {});
  const calls = new Set(routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`));
  const isMade = (call: string) => {
    const pattern = new RegExp(`^${call.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`);
    return made.some((each) => pattern.test(each));
  };
  expect(calls.size).toBeGreaterThan(40);
  expect([...calls].filter((call) => !isMade(call)).toSorted()).toEqual(OPENED_BY_BROWSERS);
});
