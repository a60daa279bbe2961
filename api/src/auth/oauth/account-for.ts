import type { Sql } from "../../db/pool.ts";
import type { AuthCall } from "../call.ts";
import { sendNotice } from "../mails/send.ts";
import { accountOf, type FoundAccount } from "./account-of-identity.ts";
import { link } from "./link.ts";
import type { ProvenIdentity } from "./proven-identity.ts";

/** The account that an identity signs in to; with `linkUserId` the account that gets the identity. */
export const accountFor = (
  sql: Sql,
  call: AuthCall,
  identity: ProvenIdentity,
  linkUserId: string | undefined,
): Promise<FoundAccount> =>
  linkUserId === undefined ? accountOf(sql, call, identity) : link(sql, call, identity, linkUserId);

/** Notifies the owner by mail that their account has one more provider to sign in with. Must be called after the commit. */
export function notifyOwner(call: AuthCall, { user, isAdded }: FoundAccount): void {
  if (isAdded) sendNotice(call, { kind: "sign_in_method_added", userId: user.id });
}
