import { insertAccountRow, insertRejection } from "../audit/queries.ts";
import type { Sql } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import { DomainError } from "../errors.ts";
import type { AuthCall, Caller } from "./call.ts";

/** The actions that the auth service records (docs/product/auth-api.md#audit). */
export type AuthAction =
  | "user_signedup"
  | "user_repeated_signup"
  | "user_invited"
  | "invite_accepted"
  | "user_modified"
  | "user_updated_password"
  | "user_deleted"
  | "data_export_requested"
  | "user_confirmation_requested"
  | "user_recovery_requested"
  | "user_reauthenticate_requested"
  | "magic_link_requested"
  | "email_change_requested"
  | "email_change_canceled"
  | "link_generated"
  | "login"
  | "demo_started"
  | "login_failed"
  | "captcha_failed"
  | "verify_failed"
  | "logout"
  | "factor_in_progress"
  | "challenge_created"
  | "verification_attempted"
  | "factor_unenrolled"
  | "factor_deleted"
  | "passkey_added"
  | "passkey_renamed"
  | "passkey_removed"
  | "authenticator_copied"
  | "recovery_codes_made"
  | "recovery_codes_removed"
  | "recovery_code_used"
  | "identity_linked"
  | "identity_unlinked"
  | "token_refreshed"
  | "refresh_reuse_detected"
  | "rate_limited"
  | "redirect_rejected"
  | "admin_denied"
  | "phone_change_requested"
  | "text_code_requested"
  | "push_subscribed"
  | "push_unsubscribed"
  | "texts_agreed"
  | "texts_ended"
  | "texts_stopped"
  | "texts_restarted"
  | "text_sent"
  | "mail_sent";

export interface AuthEvent {
  action: AuthAction;
  /** The account that acts; absent if it is unknown. */
  userId?: string | undefined;
  /** The account that is acted on, if it is another. */
  subjectId?: string | undefined;
  sessionId?: string | undefined;
  outcome?: "success" | "refused";
  /** Never a secret, an address or a name. */
  detail?: Record<string, unknown>;
}

/**
 * Writes the audit row of a change in the transaction that makes the change. A repeated rejection within the hour only increments
 * its count.
 */
export async function audit(sql: Sql, caller: Caller, event: AuthEvent): Promise<void> {
  const { action, userId = null, subjectId = userId, sessionId = null, outcome = "success", detail = {} } = event;
  const subject = { subjectType: subjectId && "user", subjectId };
  const row = { ...caller, ...subject, actorId: userId, actorRole: null, action, sessionId, detail };
  await (outcome === "refused" ? insertRejection(sql, row) : insertAccountRow(sql, row));
}

/** Runs an operation; if it is rejected, records that in a transaction of its own, because the operation's is rolled back. */
export async function auditRejection<T>(call: AuthCall, event: AuthEvent, verb: () => Promise<T>): Promise<T> {
  try {
    return await verb();
  } catch (error) {
    if (error instanceof DomainError && error.kind !== "unavailable") {
      const action = error.kind === "rate_limited" ? "rate_limited" : event.action;
      const detail = { ...event.detail, code: error.code };
      await authTransaction(call.db, (sql) =>
        audit(sql, call.caller, { ...event, action, outcome: "refused", detail }),
      );
    }
    throw error;
  }
}
