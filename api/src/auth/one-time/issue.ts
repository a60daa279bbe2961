import type { Sql } from "../../db/pool.ts";
import type { Keys } from "../../keys/keys.ts";
import { codeSecondsOf, LINK_SECONDS, type Purpose } from "./purposes.ts";
import { upsertToken } from "./queries.ts";
import { codeMac, linkHash, newCode, newLinkToken } from "./secrets.ts";

export interface TokenWish {
  userId: string;
  purpose: Purpose;
  /** Normalised. */
  address: string;
  /** The PKCE flow that it may end in. */
  flowId?: string | undefined;
  /** That the link brings along; only of an admin's server. */
  passwordHash?: string | undefined;
}

/** What the mail carries; nothing but hashes of it is kept. */
export interface IssuedToken {
  linkToken: string;
  code: string;
}

/** A fresh link and code for one purpose, in place of those sent before. */
export async function issueToken(sql: Sql, keys: Keys, wish: TokenWish): Promise<IssuedToken> {
  const issued = { linkToken: newLinkToken(wish.flowId !== undefined), code: newCode() };
  const linkSeconds = LINK_SECONDS[wish.purpose];
  await upsertToken(sql, {
    ...wish,
    flowId: wish.flowId,
    passwordHash: wish.passwordHash,
    linkHash: linkSeconds === undefined ? undefined : linkHash(issued.linkToken),
    linkSeconds,
    codeMac: codeMac(keys, wish, issued.code),
    codeSeconds: codeSecondsOf(wish.purpose),
  });
  return issued;
}
