import type { Sql } from "../../db/pool.ts";
import type { Keys } from "../../keys/keys.ts";
import { selectOptionalUserForUpdate, type UserRow } from "../accounts/queries.ts";
import { MOST_WRONG_CODES, type Purpose } from "./purposes.ts";
import {
  deleteOptionalLink,
  deleteToken,
  type OneTimeTokenRow,
  selectCodes,
  selectOptionalOwnerOfLink,
  selectOwnersOfCodes,
  updateWrongCode,
} from "./queries.ts";
import { codeMac, isSameMac, linkHash } from "./secrets.ts";

/** A used-up token and the account, locked. The account is locked first, as everywhere, to prevent deadlocks. */
export interface Consumed {
  token: OneTimeTokenRow;
  user: UserRow;
}

/** Uses a link up. Of several concurrent attempts one succeeds. */
export async function consumeLink(sql: Sql, linkToken: string, purposes: Purpose[]): Promise<Consumed | undefined> {
  const hash = linkHash(linkToken);
  const owner = await selectOptionalOwnerOfLink(sql, hash);
  const user = owner === undefined ? undefined : await selectOptionalUserForUpdate(sql, owner);
  const token = user && (await deleteOptionalLink(sql, hash, purposes));
  return user && token && { token, user };
}

/** The entered code's token, or the account that a wrong code was counted for; the latter must be committed. */
export type CodeOutcome = Consumed | { wrongFor: string | undefined };

/** Uses up a code that was sent to an address. A wrong one counts against every code that it could have been. */
export async function consumeCode(
  sql: Sql,
  keys: Keys,
  { address, code, purposes }: { address: string; code: string; purposes: Purpose[] },
): Promise<CodeOutcome> {
  const users = new Map<string, UserRow>();
  for (const id of await selectOwnersOfCodes(sql, address, purposes)) {
    const user = await selectOptionalUserForUpdate(sql, id);
    if (user) users.set(id, user);
  }
  const candidates = await selectCodes(sql, address, purposes, [...users.keys()]);
  const living = candidates.filter((token) => !token.code_is_over && token.wrong_codes < MOST_WRONG_CODES);
  for (const token of living) {
    const user = users.get(token.user_id);
    const { purpose, user_id: userId, address } = token;
    if (!user || !isSameMac(token.code_mac, codeMac(keys, { purpose, userId, address }, code))) continue;
    await deleteToken(sql, token.id);
    return { token, user };
  }
  for (const { id } of living) await updateWrongCode(sql, id);
  return { wrongFor: candidates[0]?.user_id };
}
