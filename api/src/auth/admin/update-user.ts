import type { z } from "zod";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { emailAddress } from "../accounts/email-address.ts";
import { selectIdentities, selectOptionalUserForUpdate, type UserRow } from "../accounts/queries.ts";
import { type UserResponse, userResponse } from "../accounts/response.ts";
import { rejectingDuplicates } from "../accounts/taken.ts";
import { isSmall, type Metadata } from "../accounts/user-metadata.ts";
import { audit, auditRejection } from "../audit.ts";
import { sendMail } from "../mails/send.ts";
import { forgetPending } from "../one-time/forget-pending.ts";
import { deletePendingPasswords, selectOptionalOnlyPending, updateAdopted } from "../pending-passwords/queries.ts";
import { validationFailed } from "../rejections.ts";
import { deleteSessionsOf } from "../sessions/queries.ts";
import type { userChangeFields } from "./fields.ts";
import { updateAddressOfPerson, updateByAdmin } from "./queries.ts";
import type { AdminCall } from "./require-admin.ts";
import { checkedId, hashOf, userNotFound } from "./users.ts";

type Input = z.infer<typeof userChangeFields>;

/**
 * Sets the fields that an admin can set. A new password or a ban ends all sessions at once; the person is notified of a new
 * password or address.
 */
export async function updateUserById(call: AdminCall, id: string, input: Input): Promise<UserResponse> {
  const email = input.email ? emailAddress(input.email) : undefined;
  const passwordHash = await hashOf(input);
  const fields = Object.entries(input).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [name],
  );
  const event = { action: "user_modified", subjectId: checkedId(id), detail: { admin: call.admin, fields } } as const;
  return auditRejection(call, event, async () => {
    const { before, user, response } = await rejectingDuplicates(() =>
      authTransaction(call.db, async (sql) => {
        const before = await selectOptionalUserForUpdate(sql, id);
        if (!before) throw userNotFound();
        const user = await change(sql, before, input, email, passwordHash);
        await audit(sql, call.caller, event);
        return { before, user, response: userResponse(user, await selectIdentities(sql, user.id)) };
      }),
    );
    notifyOwner(call, before, user, passwordHash !== undefined);
    return response;
  });
}

async function change(
  sql: Sql,
  before: UserRow,
  input: Input,
  email: string | undefined,
  passwordHash: string | undefined,
): Promise<UserRow> {
  const user = await updateByAdmin(sql, before.id, {
    email,
    passwordHash,
    phone: input.phone,
    confirmsEmail: input.email_confirm,
    confirmsPhone: input.phone_confirm,
    userMetadata: merged(before.user_metadata, input.user_metadata),
    appMetadata: merged(before.app_metadata, input.app_metadata),
    banSeconds: input.ban_duration,
  });
  if (email) await updateAddressOfPerson(sql, user.id, email);
  const isConfirmedByAdmin = input.email_confirm && before.email_confirmed_at === null;
  if (isConfirmedByAdmin && passwordHash === undefined) await adoptOnlyPassword(sql, user.id);
  if (isConfirmedByAdmin || passwordHash !== undefined) await deletePendingPasswords(sql, user.id);
  if (email || passwordHash || input.ban_duration) await forgetPending(sql, user.id);
  if (passwordHash || input.ban_duration) await deleteSessionsOf(sql, user.id);
  return user;
}

/** An admin who confirms an address adopts the password of the only pending sign-up; if there are several, none is adopted. */
async function adoptOnlyPassword(sql: Sql, userId: string): Promise<void> {
  const pending = await selectOptionalOnlyPending(sql, userId);
  if (pending) await updateAdopted(sql, userId, pending);
}

function merged(before: Metadata, input: Metadata | undefined): Metadata | undefined {
  if (!input) return undefined;
  const after = Object.fromEntries(Object.entries({ ...before, ...input }).filter(([, value]) => value !== null));
  if (!isSmall(after)) throw validationFailed("metadata is too large together with what is there already");
  return after;
}

function notifyOwner(call: AdminCall, before: UserRow, user: UserRow, isNewPassword: boolean): void {
  const { email: to, id: userId } = before;
  if (!to || !before.email_confirmed_at) return;
  if (isNewPassword) sendMail(call, { kind: "password_changed", to, userId });
  if (user.email && user.email !== to) sendMail(call, { kind: "email_changed", to, userId, otherAddress: user.email });
}
