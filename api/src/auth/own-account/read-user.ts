import { authTransaction } from "../../db/transaction.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { selectIdentities } from "../accounts/queries.ts";
import { type UserResponse, userResponse } from "../accounts/response.ts";
import type { AuthCall } from "../call.ts";
import { requireSession } from "../sessions/require-session.ts";

/** The account of a token whose session is still open. */
export function readUser(call: AuthCall, token: VerifiedToken): Promise<UserResponse> {
  return authTransaction(call.db, async (sql) => {
    const { user } = await requireSession(sql, token);
    return userResponse(user, await selectIdentities(sql, user.id));
  });
}
