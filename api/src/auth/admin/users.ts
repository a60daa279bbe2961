import type { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { createAccount } from "../accounts/create.ts";
import { emailAddress } from "../accounts/email-address.ts";
import { checkNewPassword } from "../accounts/password-rules.ts";
import { selectIdentities, selectOptionalUser } from "../accounts/queries.ts";
import { type UserResponse, userResponse } from "../accounts/response.ts";
import { emailExists, rejectingDuplicates } from "../accounts/taken.ts";
import { audit, auditRejection } from "../audit.ts";
import { hashPassword } from "../password-hashing/hash.ts";
import { validationFailed } from "../rejections.ts";
import { isUuid, type newUserFields, type pageFields } from "./fields.ts";
import { selectIdentitiesOf, selectUsers, updateByAdmin } from "./queries.ts";
import type { AdminCall } from "./require-admin.ts";

export const userNotFound = () => new DomainError("not_found", "user_not_found", "User not found");

export function checkedId(id: string): string {
  if (!isUuid(id)) throw new DomainError("not_found", "validation_failed", "user_id must be an UUID");
  return id;
}

export interface UserPage {
  users: UserResponse[];
  aud: "authenticated";
  total: number;
}

/** One page of all accounts, newest first. */
export function listUsers(call: AdminCall, { page, per_page }: z.infer<typeof pageFields>): Promise<UserPage> {
  return authTransaction(call.db, async (sql) => {
    const { users, total } = await selectUsers(sql, { offset: (page - 1) * per_page, limit: per_page });
    const identities = await selectIdentitiesOf(
      sql,
      users.map((user) => user.id),
    );
    const ofUser = Map.groupBy(identities, (identity) => identity.user_id);
    const responses = users.map((user) => userResponse(user, ofUser.get(user.id) ?? []));
    return { users: responses, aud: "authenticated", total };
  });
}

export function readUserById(call: AdminCall, id: string): Promise<UserResponse> {
  return authTransaction(call.db, async (sql) => {
    const user = await selectOptionalUser(sql, checkedId(id));
    if (!user) throw userNotFound();
    return userResponse(user, await selectIdentities(sql, user.id));
  });
}

/** The given hash, or the hash of the given password. */
export function hashOf({
  password,
  password_hash,
}: {
  password?: string | undefined;
  password_hash?: string | undefined;
}) {
  if (password !== undefined && password_hash !== undefined) {
    throw validationFailed("Only a password or a password hash should be provided, not both");
  }
  if (password !== undefined) checkNewPassword(password);
  return password === undefined ? Promise.resolve(password_hash) : hashPassword(password);
}

/** Creates an account and its person. Sends no mail; unconfirmed by default. */
export async function createUser(call: AdminCall, input: z.infer<typeof newUserFields>): Promise<UserResponse> {
  if (!input.email) throw validationFailed("Cannot create a user without an email");
  const email = emailAddress(input.email);
  const passwordHash = (await hashOf(input)) ?? null;
  const detail = { admin: call.admin };
  return auditRejection(call, { action: "user_signedup", detail }, () =>
    rejectingDuplicates(() =>
      authTransaction(call.db, async (sql) => {
        const account = { email, passwordHash, data: input.user_metadata ?? {}, isConfirmed: input.email_confirm };
        const created = await createAccount(sql, { ...account, id: input.id });
        if (!created) throw emailExists();
        const user = await updateByAdmin(sql, created.id, {
          phone: input.phone,
          confirmsPhone: input.phone_confirm && input.phone !== undefined,
          appMetadata: input.app_metadata && { ...created.app_metadata, ...input.app_metadata },
          banSeconds: input.ban_duration,
        });
        await audit(sql, call.caller, { action: "user_signedup", subjectId: user.id, detail });
        return userResponse(user, await selectIdentities(sql, user.id));
      }),
    ),
  );
}
