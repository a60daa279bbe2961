import type { Sql } from "../../db/pool.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { selectOptionalUser, type UserRow } from "../accounts/queries.ts";
import { deadToken } from "../rejections.ts";
import { type SessionRow, selectOptionalLiveSession } from "./queries.ts";

/** The current account and session of a verified token: signing out, banning and deleting take effect at once. */
export async function requireSession(sql: Sql, token: VerifiedToken): Promise<{ user: UserRow; session: SessionRow }> {
  const [user, session] = await Promise.all([
    selectOptionalUser(sql, token.userId),
    selectOptionalLiveSession(sql, token.sessionId, token.userId),
  ]);
  if (!user) throw deadToken.user_not_found();
  if (user.is_banned) throw deadToken.user_banned();
  if (!session) throw deadToken.session_not_found();
  return { user, session };
}
