import { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import { accountToInvite } from "../accounts/account-to-invite.ts";
import { emailAddress } from "../accounts/email-address.ts";
import { selectIdentities } from "../accounts/queries.ts";
import { type UserResponse, userResponse } from "../accounts/response.ts";
import { emailExists } from "../accounts/taken.ts";
import { userMetadata } from "../accounts/user-metadata.ts";
import { audit, auditRejection } from "../audit.ts";
import { prepareTokenMail } from "../one-time/mail-token.ts";
import { auditRedirect } from "../redirect-audit.ts";
import { validationFailed } from "../rejections.ts";
import type { AdminCall } from "./require-admin.ts";

export const invitation = z.object({ email: z.string().optional(), data: userMetadata.optional() });

/**
 * Creates an account without a password and mails the invitation to it. Inviting again sends a new link in place of the old one;
 * a confirmed address is rejected as `email_exists`, which reveals nothing else about the account.
 */
export async function invite(call: AdminCall, input: z.infer<typeof invitation>): Promise<UserResponse> {
  if (!input.email) throw validationFailed("An email address is required");
  const email = emailAddress(input.email);
  const detail = { admin: call.admin };
  const { response, send } = await auditRejection(call, { action: "user_invited", detail }, () =>
    authTransaction(call.db, async (sql) => {
      await auditRedirect(sql, call);
      const owner = await accountToInvite(sql, email, input.data ?? {});
      if (owner.email_confirmed_at) throw emailExists();
      const { user, send } = await prepareTokenMail(sql, call, { user: owner, purpose: "invite", to: email });
      await audit(sql, call.caller, { action: "user_invited", subjectId: user.id, detail });
      return { response: userResponse(user, await selectIdentities(sql, user.id)), send };
    }),
  );
  send();
  return response;
}
