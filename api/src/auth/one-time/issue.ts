import type { Sql } from "../../db/pool.ts";
import type { Keys } from "../../keys/keys.ts";
import { codeSecondsOf, LINK_SECONDS, type Purpose } from "./purposes.ts";
import { upsertToken } from "./queries.ts";
import { codeMac, linkHash, newCode, newLinkToken } from "./secrets.ts";

export interface TokenInput {
  userId: string;
  purpose: Purpose;
  /** Normalised. */
  address: string;
  /** The PKCE flow that it may complete. */
  flowId?: string | undefined;
  /** The password hash that the link carries; only for links of an admin's server. */
  passwordHash?: string | undefined;
}

/** The secrets that the mail contains; only their hashes are stored. */
export interface IssuedToken {
  linkToken: string;
  code: string;
}

/** Creates a link and code for one purpose, in place of those sent before. */
export async function issueToken(sql: Sql, keys: Keys, input: TokenInput): Promise<IssuedToken> {
  const issued = { linkToken: newLinkToken(input.flowId !== undefined), code: newCode() };
  const linkSeconds = LINK_SECONDS[input.purpose];
  await upsertToken(sql, {
    ...input,
    flowId: input.flowId,
    passwordHash: input.passwordHash,
    linkHash: linkSeconds === undefined ? undefined : linkHash(issued.linkToken),
    linkSeconds,
    codeMac: codeMac(keys, input, issued.code),
    codeSeconds: codeSecondsOf(input.purpose),
  });
  return issued;
}
