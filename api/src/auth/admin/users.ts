import type { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { type UserAnswer, userAnswer } from "../accounts/answer.ts";
import { createAccount } from "../accounts/create.ts";
import { emailAddress } from "../accounts/email-address.ts";
import { checkNewPassword } from "../accounts/password-rules.ts";
import { selectIdentities, selectOptionalUser } from "../accounts/queries.ts";
import { emailExists, refusingTaken } from "../accounts/taken.ts";
import { audit, auditRefusal } from "../audit.ts";
import { hashPassword } from "../password-hashing/hash.ts";
import { validationFailed } from "../refusals.ts";
import { isUuid, type newUserFields, type pageFields } from "./fields.ts";
import { selectIdentitiesOf, selectUsers, updateByAdmin } from "./queries.ts";
import type { AdminCall } from "./require-admin.ts";

export const userNotFound = () => new DomainError("not_found", "user_not_found", "User not found");

export function checkedId(id: string): string {
  if (!isUuid(id)) throw new DomainError("not_found", "validation_failed", "user_id must be an UUID");
  return id;
}

export interface UserPage {
  users: UserAnswer[];
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
    const answers = users.map((user) => userAnswer(user, ofUser.get(user.id) ?? []));
    return { users: answers, aud: "authenticated", total };
  });
}

export function readUserById(call: AdminCall, id: string): Promise<UserAnswer> {
  return authTransaction(call.db, async (sql) => {
    const user = await selectOptionalUser(sql, checkedId(id));
    if (!user) throw userNotFound();
    return userAnswer(user, await selectIdentities(sql, user.id));
  });
}

/** The hash that was given, or that of the password that was given. */
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

/** Makes an account and its person. No mail is sent; unconfirmed unless told otherwise. */
export async function createUser(call: AdminCall, wish: z.infer<typeof newUserFields>): Promise<UserAnswer> {
  if (!wish.email) throw validationFailed("Cannot create a user without an email");
  const email = emailAddress(wish.email);
  const passwordHash = (await hashOf(wish)) ?? null;
  const detail = { admin: call.admin };
  return auditRefusal(call, { action: "user_signedup", detail }, () =>
    refusingTaken(() =>
      authTransaction(call.db, async (sql) => {
        const account = { email, passwordHash, data: wish.user_metadata ?? {}, isConfirmed: wish.email_confirm };
        const created = await createAccount(sql, { ...account, id: wish.id });
        if (!created) throw emailExists();
        const user = await updateByAdmin(sql, created.id, {
          phone: wish.phone,
          confirmsPhone: wish.phone_confirm && wish.phone !== undefined,
          appMetadata: wish.app_metadata && { ...created.app_metadata, ...wish.app_metadata },
          banSeconds: wish.ban_duration,
        });
        await audit(sql, call.caller, { action: "user_signedup", subjectId: user.id, detail });
        return userAnswer(user, await selectIdentities(sql, user.id));
      }),
    ),
  );
}
