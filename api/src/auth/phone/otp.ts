import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { selectOptionalUserForUpdate, type UserRow } from "../accounts/queries.ts";
import type { Metadata } from "../accounts/user-metadata.ts";
import { afterResponse } from "../after-response.ts";
import { type AuthAction, audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { LIMITS, type Limit } from "../limits/limits.ts";
import { fromHere, takeOrReject } from "../limits/take.ts";
import { beginPhoneChange } from "./begin-change.ts";
import { selectOptionalUserByPhone } from "./queries.ts";
import { createPhoneAccount } from "./sign-up.ts";
import {
  type PreparedText,
  prepareCodeText,
  requireGateway,
  type TextOccasion,
  takeTextOrReject,
} from "./text-message.ts";

interface TextRequest {
  /** Digits. */
  phone: string;
  action: AuthAction;
  occasion: TextOccasion;
  limit: Limit;
}

/** Finds the account, and prepares the text message to send, if any. */
type Work = (sql: Sql) => Promise<PreparedText | undefined>;

/** Responds with `{}` to each request for a text message, number known or not; the work runs after the response. */
async function respondAlike(
  call: AuthCall,
  { phone, action, occasion, limit }: TextRequest,
  work: Work,
): Promise<Record<string, never>> {
  requireGateway(call, "logins");
  await auditRejection(call, { action }, () =>
    authTransaction(call.db, async (sql) => {
      await takeOrReject(sql, fromHere(call, limit));
      await takeTextOrReject(sql, call, occasion, phone);
    }),
  );
  afterResponse(call, { action }, async () => {
    const prepared = await authTransaction(call.db, async (sql) => {
      const text = await work(sql);
      await audit(sql, call.caller, { action, userId: text?.user.id, outcome: text ? "success" : "refused" });
      return text;
    });
    prepared?.send();
  });
  return {};
}

/** Texts a sign-in code. Creates an account for an unknown number, unless the caller opted out or sign-up is disabled. */
export function sendOtpByPhone(
  call: AuthCall,
  { phone, data, mayCreate }: { phone: string; data: Metadata; mayCreate: boolean },
): Promise<Record<string, never>> {
  const request = { phone, action: "text_code_requested", occasion: "otp", limit: LIMITS.otpByIp } as const;
  return respondAlike(call, request, async (sql) => {
    const known = await lockOptionalOwner(sql, phone);
    const user =
      known ??
      (mayCreate && call.config.auth.signUp ? await createPhoneAccount(sql, call, { phone, data }) : undefined);
    if (!user || user.is_banned) return undefined;
    return prepareCodeText(sql, call, { user, purpose: "sms", to: phone });
  });
}

/**
 * Texts a pending code again, in place of the earlier one. The response is `{}` whether something is pending, confirmed already
 * or unknown.
 */
export function resendByPhone(
  call: AuthCall,
  { phone, type }: { phone: string; type: "sms" | "phone_change" },
): Promise<Record<string, never>> {
  const occasion = type === "sms" ? "signup" : "phone_change";
  const request = { phone, action: "user_confirmation_requested", occasion, limit: LIMITS.resendByIp } as const;
  return respondAlike(call, request, async (sql) => {
    if (type === "phone_change") {
      const user = await lockOptionalPendingOwner(sql, phone);
      return user && !user.is_banned ? beginPhoneChange(sql, call, user, phone) : undefined;
    }
    const user = await lockOptionalOwner(sql, phone);
    if (!user || user.is_banned || user.phone_confirmed_at) return undefined;
    return prepareCodeText(sql, call, { user, purpose: "phone_signup", to: phone });
  });
}

async function lockOptionalOwner(sql: Sql, phone: string): Promise<UserRow | undefined> {
  const found = await selectOptionalUserByPhone(sql, phone);
  return found && selectOptionalUserForUpdate(sql, found.id);
}

/** The account that last requested a change to this number. */
async function lockOptionalPendingOwner(sql: Sql, phone: string): Promise<UserRow | undefined> {
  const [row] = await sql<Pick<UserRow, "id">[]>`
    select id from auth.users where new_phone = ${phone} and deleted_at is null
    order by phone_change_sent_at desc nulls last limit 1`;
  return row && selectOptionalUserForUpdate(sql, row.id);
}
