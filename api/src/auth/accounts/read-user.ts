import { authTransaction } from "../../db/transaction.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import type { AuthCall } from "../call.ts";
import { requireSession } from "../sessions/require-session.ts";
import { type UserAnswer, userAnswer } from "./answer.ts";
import { selectIdentities } from "./queries.ts";

/** The account behind a token, while its session lives. */
export function readUser(call: AuthCall, token: VerifiedToken): Promise<UserAnswer> {
  return authTransaction(call.db, async (sql) => {
    const { user } = await requireSession(sql, token);
    return userAnswer(user, await selectIdentities(sql, user.id));
  });
}
