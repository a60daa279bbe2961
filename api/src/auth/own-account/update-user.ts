import { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { emailAddress } from "../accounts/email-address.ts";
import { checkNewPassword } from "../accounts/password-rules.ts";
import {
  isProven,
  selectIdentities,
  selectOptionalUserForUpdate,
  type UserRow,
  updateUser,
} from "../accounts/queries.ts";
import { type UserResponse, userResponse } from "../accounts/response.ts";
import { isSmall, type Metadata, userMetadata } from "../accounts/user-metadata.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { beginEmailChange, cancelEmailChange } from "../email-change/begin.ts";
import { acceptChallenge, challengeFields } from "../flows/challenge.ts";
import { deleteKnownBrowsers } from "../known-browsers/queries.ts";
import { LIMITS } from "../limits/limits.ts";
import { takeMailOrReject } from "../limits/mails.ts";
import { takeOrReject } from "../limits/take.ts";
import { sendNotice } from "../mails/send.ts";
import { forgetPending } from "../one-time/forget-pending.ts";
import { deletePendingPasswords, updatePendingOfBrowser } from "../pending-passwords/queries.ts";
import { beginPhoneChange } from "../phone/begin-change.ts";
import { checkChannel, phoneNumber } from "../phone/phone-number.ts";
import { requireGateway, takeTextOrReject } from "../phone/text-message.ts";
import { auditRedirect } from "../redirect-audit.ts";
import { validationFailed } from "../rejections.ts";
import { deleteSessions, updateProven } from "../sessions/queries.ts";
import { requireAal2 } from "../sessions/require-aal2.ts";
import { requireSession } from "../sessions/require-session.ts";
import { hashNewPassword } from "./new-password.ts";
import { proveSelf } from "./prove-self.ts";
import { requireOwnAccount } from "./require-own-account.ts";

export const userChange = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  channel: z.string().optional(),
  password: z.string().optional(),
  current_password: z.string().optional(),
  nonce: z.string().optional(),
  data: userMetadata.optional(),
  ...challengeFields,
});
type UserChange = z.infer<typeof userChange>;

/** The validated changes to write. */
interface Change {
  passwordHash: string | undefined;
  data: Metadata | undefined;
  email: string | undefined;
  /** Whether the caller asked for the address that the account has, which cancels a pending change. */
  keepsEmail: boolean;
  /** Digits. */
  phone: string | undefined;
  challenge: string | undefined;
  /** The proof that the caller sent, if any. */
  proof: "password" | "otp" | undefined;
}

/**
 * Changes the caller's password, address or metadata. A new password ends all their other sessions; a new address waits until it
 * and the old one have confirmed (docs/product/auth-api.md#after-a-change), and the account's own one cancels that. A current
 * password or a mailed code renews the session's proof, even if nothing else changes.
 */
export async function changeUser(call: AuthCall, token: VerifiedToken, change: UserChange): Promise<UserResponse> {
  const newPhone = change.phone ? phoneNumber(change.phone) : undefined;
  checkChannel(change.channel);
  if (newPhone) requireGateway(call, "changes");
  if (change.password !== undefined) checkNewPassword(change.password);
  const requested = change.email ? emailAddress(change.email) : undefined;
  const challenge = acceptChallenge(change);
  const event = { action: "user_modified", userId: token.userId, sessionId: token.sessionId } as const;
  return auditRejection(call, event, async () => {
    const { user, session, email, phone, mustProve } = await authTransaction(call.db, async (sql) => {
      const found = await requireSession(sql, token);
      await takeOrReject(sql, { limit: LIMITS.updateByAccount, whose: [token.userId] });
      if (requested || newPhone || change.password !== undefined) {
        await requireOwnAccount(sql, found.user);
        requireAal2(found.user, found.session, "update email or password");
      }
      const email = requested === found.user.email ? undefined : requested;
      const phone = newPhone === found.user.phone ? undefined : newPhone;
      // What needs no confirmation by the current address. An anonymous account has nothing to prove itself by.
      const decidesAlone = phone !== undefined || (email !== undefined && found.user.email_confirmed_at === null);
      await auditRedirect(sql, call);
      return { ...found, email, phone, mustProve: decidesAlone && !found.user.is_anonymous };
    });
    const proof = proofIn(change);
    const passwordHash = await hashNewPassword(call, change, user, session);
    if ((proof || mustProve) && change.password === undefined) {
      await proveSelf(call, change, { user, session, needed: "Changing how you sign in requires reauthentication" });
    }
    const { response, send } = await save(call, token, user, {
      passwordHash,
      data: change.data,
      email,
      keepsEmail: requested !== undefined && requested === user.email,
      phone,
      challenge,
      proof,
    });
    send();
    return response;
  });
}

function proofIn({ current_password, nonce }: UserChange): Change["proof"] {
  if (current_password !== undefined) return "password";
  return nonce === undefined ? undefined : "otp";
}

function save(call: AuthCall, token: VerifiedToken, seen: UserRow, change: Change) {
  const { passwordHash, data, email, keepsEmail, phone, challenge, proof } = change;
  return authTransaction(call.db, async (sql) => {
    const user = await selectOptionalUserForUpdate(sql, token.userId);
    const { session } = await requireSession(sql, token);
    // A concurrent change may have set another password since the account was read; this change was validated against the old
    // one.
    if (!user || ((passwordHash || proof === "password") && user.password_hash !== seen.password_hash)) {
      throw new DomainError("conflict", "conflict", "The account was changed at the same moment, please try again");
    }
    if (email) await takeMailOrReject(sql, call, "email_change", email);
    if (phone) await takeTextOrReject(sql, call, "phone_change", phone);
    if (passwordHash) await forgetPending(sql, user.id);
    // Before the first proof, which ends all other passwords, the new one waits where that of the sign-up did.
    const waits =
      passwordHash !== undefined &&
      !isProven(user) &&
      (await updatePendingOfBrowser(sql, user.id, call.signUpBrowser, passwordHash));
    const written = { passwordHash: waits ? undefined : passwordHash, metadata: merged(user.user_metadata, data) };
    let changed = await updateUser(sql, user.id, written);
    const who = { userId: user.id, sessionId: session.id };
    const sends: (() => void)[] = [];
    if (proof) {
      await updateProven(sql, session, proof);
      await audit(sql, call.caller, { action: "user_modified", ...who, detail: { fields: ["proof"] } });
    }
    if (data) await audit(sql, call.caller, { action: "user_modified", ...who, detail: { fields: ["data"] } });
    if (passwordHash) {
      const ended = await deleteSessions(sql, user.id, session.id, "others");
      if (isProven(user)) await deletePendingPasswords(sql, user.id);
      await deleteKnownBrowsers(sql, user.id);
      await audit(sql, call.caller, { action: "user_updated_password", ...who, detail: { sessions: ended } });
      sends.push(() => sendNotice(call, { kind: "password_changed", userId: user.id }));
    }
    if (email) {
      const begun = await beginEmailChange(sql, call, { user: changed, email, challenge });
      changed = begun.user;
      sends.push(begun.send);
    } else if (keepsEmail) {
      changed = await cancelEmailChange(sql, call, changed);
    }
    if (phone) {
      const begun = await beginPhoneChange(sql, call, changed, phone);
      changed = begun.user;
      sends.push(begun.send);
    }
    const response = userResponse(changed, await selectIdentities(sql, user.id));
    const send = () => {
      for (const each of sends) each();
    };
    return { response, send };
  });
}

/** Key by key; null removes one. */
function merged(before: Metadata, data: Metadata | undefined): Metadata {
  const after = Object.fromEntries(Object.entries({ ...before, ...data }).filter(([, value]) => value !== null));
  if (!isSmall(after)) throw validationFailed("data: is too large together with what is there already");
  return after;
}
