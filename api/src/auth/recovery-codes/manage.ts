import { authTransaction } from "../../db/transaction.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { selectOptionalUserForUpdate } from "../accounts/queries.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { deleteOptionalFactor, selectFactors } from "../factors/queries.ts";
import { needsAal2 } from "../rejections.ts";
import { requireSession } from "../sessions/require-session.ts";
import { codesOf } from "./make.ts";
import { selectCodeCount } from "./queries.ts";
import { noCodes } from "./rejections.ts";

export interface CodesStatus {
  id: string;
  type: "recovery_code";
  total: number;
  remaining: number;
}

/** The number of codes and of unused ones; never the codes. */
export function readCodes(call: AuthCall, token: VerifiedToken): Promise<CodesStatus> {
  return authTransaction(call.db, async (sql) => {
    const { user } = await requireSession(sql, token);
    const factor = codesOf(await selectFactors(sql, user.id));
    if (!factor) throw noCodes();
    return { id: factor.id, type: "recovery_code", ...(await selectCodeCount(sql, factor.id)) };
  });
}

/** Removes the set. A session at aal2 through one of the codes is at aal1 from now on. */
export function removeCodes(call: AuthCall, token: VerifiedToken): Promise<{ id: string }> {
  const { userId, sessionId } = token;
  const event = { action: "recovery_codes_removed", userId, sessionId } as const;
  return auditRejection(call, event, () =>
    authTransaction(call.db, async (sql) => {
      await selectOptionalUserForUpdate(sql, userId);
      const { session } = await requireSession(sql, token);
      if (session.aal !== "aal2") throw needsAal2("forbidden", "required to delete recovery codes");
      const factor = codesOf(await selectFactors(sql, userId));
      if (!factor) throw noCodes();
      await deleteOptionalFactor(sql, factor.id, userId);
      await audit(sql, call.caller, { ...event, detail: { factorId: factor.id } });
      return { id: factor.id };
    }),
  );
}
