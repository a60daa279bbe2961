import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { type UserRow, updateSentAt } from "../accounts/queries.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { takeMailOrReject } from "../limits/mails.ts";
import { issueToken } from "../one-time/issue.ts";
import { prepareTokenMail } from "../one-time/mail-token.ts";
import { requireGateway, sendText, takeTextOrReject } from "../phone/text-message.ts";
import { emailNotConfirmedYet, phoneNotConfirmed, validationFailed } from "../rejections.ts";
import { requireSession } from "../sessions/require-session.ts";

/** Sends the signed-in person a code with which they can set a new password in an old session. */
export async function reauthenticate(call: AuthCall, token: VerifiedToken): Promise<Record<string, never>> {
  const who = { userId: token.userId, sessionId: token.sessionId };
  const event = { action: "user_reauthenticate_requested", ...who } as const;
  const { send } = await auditRejection(call, event, () =>
    authTransaction(call.db, async (sql) => {
      const { user } = await requireSession(sql, token);
      if (!user.email) return byText(sql, call, user);
      if (!user.email_confirmed_at) throw emailNotConfirmedYet();
      await takeMailOrReject(sql, call, "reauthenticate", user.email);
      await audit(sql, call.caller, event);
      return prepareTokenMail(sql, call, { user, purpose: "reauthentication", to: user.email });
    }),
  );
  send();
  return {};
}

async function byText(sql: Sql, call: AuthCall, user: UserRow): Promise<{ send: () => void }> {
  const { id: userId, phone: to } = user;
  if (!to) throw validationFailed("Reauthentication requires the user to have an email or a phone number");
  if (!user.phone_confirmed_at) throw phoneNotConfirmed();
  requireGateway(call, "logins");
  await takeTextOrReject(sql, call, "reauthenticate", to);
  await audit(sql, call.caller, { action: "user_reauthenticate_requested", userId });
  await updateSentAt(sql, userId, "reauthentication_sent_at");
  const { code } = await issueToken(sql, call.keys, { userId, purpose: "reauthentication", address: to });
  return { send: () => sendText(call, { userId, to, code, kind: "reauthentication" }) };
}
