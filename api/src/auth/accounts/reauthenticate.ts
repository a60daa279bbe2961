import { authTransaction } from "../../db/transaction.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { audit, auditRefusal } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { takeMailOrRefuse } from "../limits/mails.ts";
import { prepareTokenMail } from "../one-time/mail-token.ts";
import { emailNotConfirmedYet, validationFailed } from "../refusals.ts";
import { requireSession } from "../sessions/require-session.ts";

/** Mails the signed-in person a code with which they may set a new password in an old session. */
export async function reauthenticate(call: AuthCall, token: VerifiedToken): Promise<Record<string, never>> {
  const who = { userId: token.userId, sessionId: token.sessionId };
  const event = { action: "user_reauthenticate_requested", ...who } as const;
  const { send } = await auditRefusal(call, event, () =>
    authTransaction(call.db, async (sql) => {
      const { user } = await requireSession(sql, token);
      if (!user.email) throw validationFailed("Reauthentication requires the user to have an email or a phone number");
      if (!user.email_confirmed_at) throw emailNotConfirmedYet();
      await takeMailOrRefuse(sql, call, "reauthenticate", user.email);
      await audit(sql, call.caller, event);
      return prepareTokenMail(sql, call, { user, purpose: "reauthentication", to: user.email });
    }),
  );
  send();
  return {};
}
