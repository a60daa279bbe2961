import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { selectOptionalUserByEmail, selectOptionalUserForUpdate, type UserRow } from "../accounts/queries.ts";
import { afterResponse } from "../after-response.ts";
import { type AuthAction, audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import type { Limit } from "../limits/limits.ts";
import { type MailOccasion, takeMailOrReject } from "../limits/mails.ts";
import { fromHere, takeOrReject } from "../limits/take.ts";
import { auditRedirect } from "../redirect-audit.ts";

export interface MailRequest {
  /** Normalised. */
  address: string;
  action: AuthAction;
  occasion: MailOccasion;
  limit: Limit;
}

/** Looks up the address and prepares the mail to send, if any. */
type Work = (sql: Sql, owner: UserRow | undefined) => Promise<{ user: UserRow; send: () => void } | undefined>;

/**
 * Responds with `{}` to each request for a mail to an address, known or not: the limits count what was submitted, and the work
 * runs after the response (docs/product/auth-api.md#no-account-enumeration).
 */
export async function respondAlike(
  call: AuthCall,
  { address, action, occasion, limit }: MailRequest,
  work: Work,
): Promise<Record<string, never>> {
  await auditRejection(call, { action }, () =>
    authTransaction(call.db, async (sql) => {
      await takeOrReject(sql, fromHere(call, limit));
      await takeMailOrReject(sql, call, occasion, address);
      await auditRedirect(sql, call);
    }),
  );
  afterResponse(call, { action }, async () => {
    const prepared = await authTransaction(call.db, async (sql) => {
      const found = await selectOptionalUserByEmail(sql, address);
      const owner = found && (await selectOptionalUserForUpdate(sql, found.id));
      const prepared = owner?.is_banned ? undefined : await work(sql, owner);
      const userId = prepared?.user.id ?? owner?.id;
      await audit(sql, call.caller, { action, userId, outcome: prepared ? "success" : "refused" });
      return prepared;
    });
    prepared?.send();
  });
  return {};
}
