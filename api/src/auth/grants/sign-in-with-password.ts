import { z } from "zod";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { networkOf } from "../../http/network-of.ts";
import { normalizeEmail } from "../accounts/email-address.ts";
import { isTooLong } from "../accounts/password-rules.ts";
import {
  selectOptionalUserByEmail,
  type UserRow,
  updateIdentitySignedIn,
  updateSignedIn,
} from "../accounts/queries.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { selectIsKnownBrowser, upsertKnownBrowser } from "../known-browsers/queries.ts";
import { byIp, LIMITS, type Limit } from "../limits/limits.ts";
import { refillBucket, returnToken } from "../limits/queries.ts";
import { takeOrReject } from "../limits/take.ts";
import { verifyPassword } from "../password-hashing/hash.ts";
import { selectOptionalNewestPendingHash } from "../pending-passwords/queries.ts";
import { phoneNumber } from "../phone/phone-number.ts";
import { selectOptionalUserByPhone } from "../phone/queries.ts";
import { requireGateway } from "../phone/text-message.ts";
import {
  emailNotConfirmed,
  invalidCredentials,
  phoneNotConfirmed,
  userBanned,
  validationFailed,
} from "../rejections.ts";
import { openSession, type SessionResponse } from "../sessions/open.ts";

export const passwordGrant = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
});

/**
 * Signs in by e-mail address or telephone number, and password. Unknown account, wrong password and an account without one get
 * the same response after the same time (docs/product/auth-api.md#no-account-enumeration); only the correct password reveals a
 * ban or a missing confirmation.
 */
export async function signInWithPassword(
  call: AuthCall,
  { email, phone, password }: z.infer<typeof passwordGrant>,
  browser: string,
): Promise<SessionResponse> {
  if (!email && !phone) throw validationFailed("missing email or phone");
  const number = !email && phone ? phoneNumber(phone) : undefined;
  if (number) requireGateway(call, "logins");
  const address = number ?? normalizeEmail(email ?? "");
  if (!password || isTooLong(password) || address.length > 320) throw invalidCredentials();
  const attempt = { address, isPhone: number !== undefined, network: networkOf(call.caller.ip), browser };

  const notConfirmed = attempt.isPhone ? phoneNotConfirmed : emailNotConfirmed;

  const account = await auditRejection(call, { action: "login_failed" }, () => beginAttempt(call, attempt));
  const isRight = await verifyPassword(password, account?.password_hash ?? account?.pendingHash);
  const event = { action: "login_failed", userId: account?.id } as const;
  return auditRejection(call, event, async () => {
    if (!isRight || !account) throw invalidCredentials();
    const { id, password_hash } = account;
    if (!password_hash) throw account.is_banned ? userBanned() : notConfirmed();
    return authTransaction(call.db, async (sql) => {
      const user = await updateSignedIn(sql, id, password_hash);
      if (!user) throw invalidCredentials();
      if (user.is_banned) throw userBanned();
      if (!(attempt.isPhone ? user.phone_confirmed_at : user.email_confirmed_at)) throw notConfirmed();
      await updateIdentitySignedIn(sql, id, attempt.isPhone ? "phone" : "email");
      const { session, response } = await openSession(sql, call, user, "password");
      const detail = { method: "password" };
      await audit(sql, call.caller, { action: "login", userId: id, sessionId: session.id, detail });
      await resetAttempts(sql, call, attempt);
      await upsertKnownBrowser(sql, id, browser);
      return response;
    });
  });
}

interface Attempt {
  /** An e-mail address, normalised, or the digits of a telephone number. */
  address: string;
  isPhone: boolean;
  network: string;
  /** The secret of the browser that signs in. */
  browser: string;
}

/** An account without its first proof has no password yet; a matching pending one gets `email_not_confirmed`. */
type KnownAccount = UserRow & { pendingHash: string | undefined };

function beginAttempt(call: AuthCall, attempt: Attempt): Promise<KnownAccount | undefined> {
  const { address, isPhone, network } = attempt;
  const selectOptionalUserBy = isPhone ? selectOptionalUserByPhone : selectOptionalUserByEmail;
  return authTransaction(call.db, async (sql) => {
    await takeOrReject(
      sql,
      { limit: byIp(LIMITS.passwordByAccountAndIp, call.config), whose: [address, network] },
      { limit: byIp(LIMITS.passwordByIp, call.config), whose: [network] },
      await accountBucket(sql, attempt),
    );
    // A Postgres text cannot contain NUL, so no stored address does.
    const user = address.includes("\0") ? undefined : await selectOptionalUserBy(sql, address);
    const waits =
      user?.password_hash === null && (isPhone ? user.phone_confirmed_at : user.email_confirmed_at) === null;
    return user && { ...user, pendingHash: waits ? await selectOptionalNewestPendingHash(sql, user.id) : undefined };
  });
}

/**
 * Wrong passwords for one account over all networks. Browsers that have signed in to it before are counted separately, so that a
 * stranger who uses up the account's attempts does not lock its owner out (docs/decisions/0026).
 */
async function accountBucket(sql: Sql, { address, browser }: Attempt): Promise<{ limit: Limit; whose: string[] }> {
  const isKnown = !address.includes("\0") && (await selectIsKnownBrowser(sql, address, browser));
  return { limit: LIMITS.passwordByAccount, whose: isKnown ? [address, browser] : [address] };
}

async function resetAttempts(sql: Sql, { config }: AuthCall, attempt: Attempt): Promise<void> {
  const { address, network } = attempt;
  await refillBucket(sql, LIMITS.passwordByAccountAndIp, [address, network]);
  await returnToken(sql, byIp(LIMITS.passwordByIp, config), [network]);
  const bucket = await accountBucket(sql, attempt);
  await returnToken(sql, bucket.limit, bucket.whose);
}
