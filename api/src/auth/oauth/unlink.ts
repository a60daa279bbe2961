import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { selectIdentities, selectOptionalUserForUpdate, updateProviders } from "../accounts/queries.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { sendNotice } from "../mails/send.ts";
import { requireOwnAccount } from "../own-account/require-own-account.ts";
import { requireAal2 } from "../sessions/require-aal2.ts";
import { requireSession } from "../sessions/require-session.ts";
import { deleteIdentity, deleteNumber, deletePassword } from "./queries.ts";
import { manualLinkingDisabled } from "./rejections.ts";

/**
 * Removes a way to sign in; the last one cannot be removed. Without its e-mail identity an account has no password, and no number
 * without the number's, which can be removed wherever it can be added.
 */
export async function unlink(call: AuthCall, token: VerifiedToken, identityId: string): Promise<void> {
  const event = { action: "identity_unlinked", userId: token.userId, sessionId: token.sessionId } as const;
  await auditRejection(call, event, () =>
    authTransaction(call.db, async (sql) => {
      await selectOptionalUserForUpdate(sql, token.userId);
      const { user, session } = await requireSession(sql, token);
      await requireOwnAccount(sql, user);
      requireAal2(user, session, "unlink an identity");
      const identities = await selectIdentities(sql, user.id);
      const identity = identities.find(({ id }) => id === identityId);
      if (!call.config.auth.manualLinking && identity?.provider !== "phone") throw manualLinkingDisabled();
      if (identities.length <= 1) {
        const message = "User must have at least 1 identity after unlinking";
        throw new DomainError("rejected", "single_identity_not_deletable", message);
      }
      if (!identity) throw new DomainError("rejected", "identity_not_found", "Identity doesn't exist");
      await deleteIdentity(sql, identity.id, user.id);
      if (identity.provider === "email") await deletePassword(sql, user.id);
      if (identity.provider === "phone") await deleteNumber(sql, user.id);
      await updateProviders(sql, user.id);
      await audit(sql, call.caller, { ...event, detail: { provider: identity.provider } });
    }),
  );
  sendNotice(call, { kind: "sign_in_method_removed", userId: token.userId });
}
