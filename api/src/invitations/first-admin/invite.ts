import { auditRejection } from "../../auth/audit.ts";
import type { AuthCall } from "../../auth/call.ts";
import { LIMITS } from "../../auth/limits/limits.ts";
import { takeMailOrReject } from "../../auth/limits/mails.ts";
import { fromHere, takeOrReject } from "../../auth/limits/take.ts";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { OWN_BRAND } from "../../mail/frame.ts";
import { acceptInvitee } from "../invite.ts";
import { prepareInvitationMail } from "../mail.ts";
import { selectHasAdmin, useSecret } from "./queries.ts";
import { secretHash } from "./setup-secret.ts";

export interface FirstAdminInput {
  email: string;
  full_name?: string | undefined;
  setup_secret: string;
}

/** The founder of a club becomes its admin: an invitation without a session creates an account without a club. */
const PAGE = "/signup-club";

/**
 * Invites the installation's first admin without a session (docs/product/identity.md#first-admin): while there is no admin, and
 * with the secret of `npm run first-admin`. Anything else is rejected as `setup_closed`, with the message for callers who are not
 * signed in.
 */
export async function inviteFirstAdmin(call: AuthCall, input: FirstAdminInput): Promise<{ email: string }> {
  const { email, fullName } = acceptInvitee(input);
  await authTransaction(call.db, (sql) => takeOrReject(sql, fromHere(call, LIMITS.setUpByIp)));
  const send = await auditRejection(call, { action: "user_invited", detail: { first_admin: true } }, () =>
    authTransaction(call.db, async (sql) => {
      if ((await selectHasAdmin(sql)) || !(await useSecret(sql, secretHash(input.setup_secret)))) {
        throw new DomainError("rejected", "setup_closed", "You must be logged in to send invites");
      }
      await takeMailOrReject(sql, call, "invite", email);
      const landing = new URL(PAGE, call.config.siteUrl);
      return prepareInvitationMail(sql, call, { email, fullName, brand: OWN_BRAND, landing, page: PAGE });
    }),
  );
  send();
  return { email };
}
