import { authTransaction } from "../../db/transaction.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { selectOptionalUserForUpdate } from "../accounts/queries.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { forgetPending } from "../one-time/forget-pending.ts";
import { validationFailed } from "../rejections.ts";
import { deleteSessions, type SignOutScope } from "../sessions/queries.ts";
import { requireSession } from "../sessions/require-session.ts";

const SCOPES: readonly string[] = ["global", "local", "others"] satisfies SignOutScope[];
const isScope = (scope: string): scope is SignOutScope => SCOPES.includes(scope);

/**
 * Ends the caller's sessions: all of them (`global`), this one (`local`), or all but this one (`others`). The first also
 * invalidates everything that was mailed and not used (docs/product/auth-api.md#codes-and-links).
 */
export async function signOut(call: AuthCall, token: VerifiedToken, scope: string): Promise<void> {
  if (!isScope(scope)) throw validationFailed(`Unsupported logout scope, expected one of: ${SCOPES.join(", ")}`);
  await authTransaction(call.db, async (sql) => {
    if (scope === "global") await selectOptionalUserForUpdate(sql, token.userId);
    const { user, session } = await requireSession(sql, token);
    const ended = await deleteSessions(sql, user.id, session.id, scope);
    if (scope === "global") await forgetPending(sql, user.id);
    const detail = { scope, sessions: ended };
    await audit(sql, call.caller, { action: "logout", userId: user.id, sessionId: session.id, detail });
  });
}
