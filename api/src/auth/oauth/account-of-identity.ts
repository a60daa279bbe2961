import type { Sql } from "../../db/pool.ts";
import { emailAddress } from "../accounts/email-address.ts";
import {
  insertOptionalUser,
  insertPerson,
  selectOptionalUserByEmail,
  selectOptionalUserForUpdate,
  type UserRow,
  updateConfirmed,
  updateProviders,
} from "../accounts/queries.ts";
import { fullNameOf } from "../accounts/user-metadata.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { userBanned } from "../rejections.ts";
import { acceptFirstProof } from "../verify/first-proof.ts";
import type { ProvenIdentity } from "./proven-identity.ts";
import {
  deleteUnconfirmedData,
  insertIdentity,
  lockIdentity,
  selectOptionalOwnerOfIdentity,
  updateIdentity,
  updatePersonName,
} from "./queries.ts";
import { needsVerifiedEmail, signUpDisabled } from "./rejections.ts";

export interface FoundAccount {
  user: UserRow;
  /** The identity is new in an account that its owner had confirmed before: they are notified. */
  isAdded: boolean;
}

/**
 * The account of a person who has signed in at a provider: the one that the identity belongs to, else the one with the address
 * that the provider has verified, else a new one (docs/product/auth-api.md#linking-identities). Locked. Rejected: `user_banned`,
 * `provider_email_needs_verification`, `signup_disabled`.
 */
export async function accountOf(sql: Sql, call: AuthCall, identity: ProvenIdentity): Promise<FoundAccount> {
  const { provider, subject, details, verifiedEmail } = identity;
  await lockIdentity(sql, provider.name, subject);
  const ownerId = await selectOptionalOwnerOfIdentity(sql, provider.name, subject);
  if (ownerId !== undefined) {
    const owner = await selectOptionalUserForUpdate(sql, ownerId);
    if (!owner || owner.is_banned) throw userBanned();
    await updateIdentity(sql, { provider: provider.name, subject, details });
    return { user: owner, isAdded: false };
  }
  if (verifiedEmail === undefined) throw needsVerifiedEmail(provider.label);
  return (await adopt(sql, call, identity, verifiedEmail)) ?? create(sql, call, identity, verifiedEmail);
}

/** Adds the identity to the account that already has its address; undefined if no account has it. */
async function adopt(
  sql: Sql,
  call: AuthCall,
  { provider, subject, details, fullName }: ProvenIdentity,
  email: string,
): Promise<FoundAccount | undefined> {
  const found = await selectOptionalUserByEmail(sql, email);
  const account = found && (await selectOptionalUserForUpdate(sql, found.id));
  if (!account) return undefined;
  if (account.is_banned) throw userBanned();
  const who = { userId: account.id, detail: { provider: provider.name, automatic: true } };
  if (account.email_confirmed_at === null) {
    await acceptFirstProof(sql, { userId: account.id, browser: undefined });
    await deleteUnconfirmedData(sql, account.id);
    await updatePersonName(sql, account.id, fullNameOf({ full_name: fullName }, email));
    await updateConfirmed(sql, account.id);
    if (account.invited_at) await audit(sql, call.caller, { action: "invite_accepted", ...who });
  }
  await insertIdentity(sql, { userId: account.id, provider: provider.name, subject, details });
  await audit(sql, call.caller, { action: "identity_linked", ...who });
  return { user: await updateProviders(sql, account.id), isAdded: account.email_confirmed_at !== null };
}

async function create(
  sql: Sql,
  call: AuthCall,
  identity: ProvenIdentity,
  verifiedEmail: string,
): Promise<FoundAccount> {
  const { provider, subject, details, fullName } = identity;
  if (!call.config.auth.signUp) throw signUpDisabled();
  const email = emailAddress(verifiedEmail);
  const metadata = { ...details, email_verified: true };
  const user = await insertOptionalUser(sql, { email, passwordHash: null, metadata, isConfirmed: true });
  // A concurrent sign-up took the address: now there is an account to find.
  if (!user) return accountOf(sql, call, identity);
  await insertPerson(sql, user.id, email, fullNameOf({ full_name: fullName }, email));
  await insertIdentity(sql, { userId: user.id, provider: provider.name, subject, details });
  await audit(sql, call.caller, { action: "user_signedup", userId: user.id, detail: { provider: provider.name } });
  return { user: await updateProviders(sql, user.id), isAdded: false };
}
