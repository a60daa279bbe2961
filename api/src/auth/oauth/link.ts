import type { Sql } from "../../db/pool.ts";
import { selectOptionalUserForUpdate, updateProviders } from "../accounts/queries.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { requireOwnAccount } from "../own-account/require-own-account.ts";
import { deadToken } from "../rejections.ts";
import type { FoundAccount } from "./account-of-identity.ts";
import type { ProvenIdentity } from "./proven-identity.ts";
import { insertIdentity, lockIdentity, selectOptionalOwnerOfIdentity } from "./queries.ts";
import { alreadyLinked } from "./rejections.ts";

/** Adds an identity to an account. Rejected: `identity_already_exists`, `no_authorization`. */
export async function link(
  sql: Sql,
  call: AuthCall,
  { provider, subject, details }: ProvenIdentity,
  userId: string,
): Promise<FoundAccount> {
  await lockIdentity(sql, provider.name, subject);
  const user = await selectOptionalUserForUpdate(sql, userId);
  if (!user) throw deadToken.user_not_found();
  if (user.is_banned) throw deadToken.user_banned();
  await requireOwnAccount(sql, user);
  const ownerId = await selectOptionalOwnerOfIdentity(sql, provider.name, subject);
  if (ownerId !== undefined) throw alreadyLinked(ownerId === userId ? "" : "to another user");
  await insertIdentity(sql, { userId, provider: provider.name, subject, details });
  await audit(sql, call.caller, { action: "identity_linked", userId, detail: { provider: provider.name } });
  return { user: await updateProviders(sql, userId), isAdded: true };
}
