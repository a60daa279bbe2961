import { randomUUID } from "node:crypto";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { selectIdentities, selectOptionalUserForUpdate, type UserRow } from "../accounts/queries.ts";
import { type UserResponse, userResponse } from "../accounts/response.ts";
import type { Metadata } from "../accounts/user-metadata.ts";
import { wastedHash } from "../accounts/wasted-hash.ts";
import { afterResponse } from "../after-response.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { LIMITS } from "../limits/limits.ts";
import { fromHere, takeOrReject } from "../limits/take.ts";
import { upsertPendingPassword } from "../pending-passwords/queries.ts";
import { insertOptionalPhoneUser, insertPhoneIdentity, selectOptionalUserByPhone } from "./queries.ts";
import { prepareCodeText, requireGateway, takeTextOrReject } from "./text-message.ts";

export interface PhoneSignUp {
  /** Digits. */
  phone: string;
  passwordHash: string;
  data: Metadata;
  /** The secret of the browser that signs up. */
  browser: string;
}

/**
 * Registers an account that a code sent to its number must confirm; until then its password is pending (docs/decisions/0024). The
 * response for a taken number is the same after the same work. The account becomes a person of a club only with an e-mail
 * address, which notices need.
 */
export async function signUpByPhone(call: AuthCall, signUp: PhoneSignUp): Promise<UserResponse> {
  requireGateway(call, "signups");
  await auditRejection(call, { action: "user_repeated_signup", detail: { phone: true } }, () =>
    authTransaction(call.db, async (sql) => {
      await takeOrReject(sql, fromHere(call, LIMITS.signUpByIp));
      await takeTextOrReject(sql, call, "signup", signUp.phone);
    }),
  );
  const { response, send } = await authTransaction(
    call.db,
    async (sql) => (await register(sql, call, signUp)) ?? (await repeat(sql, call, signUp)),
  );
  send();
  return response;
}

interface Registered {
  response: UserResponse;
  send: () => void;
}

/** Undefined if the number is taken. */
async function register(sql: Sql, call: AuthCall, signUp: PhoneSignUp): Promise<Registered | undefined> {
  const created = await createPhoneAccount(sql, call, signUp);
  if (!created) return undefined;
  await keepPassword(sql, created.id, signUp);
  const { user, send } = await prepareCodeText(sql, call, { user: created, purpose: "phone_signup", to: signUp.phone });
  return { response: userResponse(user, await selectIdentities(sql, user.id)), send };
}

/** The account of a number that is free. */
export async function createPhoneAccount(
  sql: Sql,
  call: AuthCall,
  { phone, data }: Pick<PhoneSignUp, "phone" | "data">,
): Promise<UserRow | undefined> {
  const user = await insertOptionalPhoneUser(sql, phone, data);
  if (!user) return undefined;
  await insertPhoneIdentity(sql, user);
  await audit(sql, call.caller, { action: "user_signedup", userId: user.id, detail: { phone: true } });
  return user;
}

async function repeat(sql: Sql, call: AuthCall, signUp: PhoneSignUp): Promise<Registered> {
  // No real number begins like this, so that the fabricated account matches no real one.
  const stranger = `000${randomUUID()}`;
  const fabricated = await wastedHash(sql, () => register(sql, call, { ...signUp, phone: stranger }));
  if (!fabricated) throw new Error("a random number was taken");
  const send = () =>
    afterResponse(call, { action: "user_repeated_signup" }, async () => {
      const sendLater = await authTransaction(call.db, (later) => prepareForOwner(later, call, signUp));
      sendLater();
    });
  return { response: renamed(fabricated.response, signUp.phone), send };
}

/** An unconfirmed number gets a new code; the owner of a confirmed one has an account and needs none. */
async function prepareForOwner(sql: Sql, call: AuthCall, signUp: PhoneSignUp): Promise<() => void> {
  const found = await selectOptionalUserByPhone(sql, signUp.phone);
  const owner = found && (await selectOptionalUserForUpdate(sql, found.id));
  await audit(sql, call.caller, { action: "user_repeated_signup", userId: owner?.id, outcome: "refused" });
  if (!owner || owner.phone_confirmed_at) return () => {};
  await keepPassword(sql, owner.id, signUp);
  return (await prepareCodeText(sql, call, { user: owner, purpose: "phone_signup", to: signUp.phone })).send;
}

const keepPassword = (sql: Sql, userId: string, { browser, passwordHash, data: metadata }: PhoneSignUp) =>
  upsertPendingPassword(sql, { userId, browser, challenge: undefined, passwordHash, metadata, fullName: "" });

const renamed = (response: UserResponse, phone: string): UserResponse => ({
  ...response,
  phone,
  identities: response.identities.map((each) => ({ ...each, identity_data: { ...each.identity_data, phone } })),
});
