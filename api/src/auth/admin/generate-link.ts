import { z } from "zod";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { createAccount } from "../accounts/create.ts";
import { emailAddress } from "../accounts/email-address.ts";
import { checkNewPassword } from "../accounts/password-rules.ts";
import {
  selectIdentities,
  selectOptionalUserByEmail,
  selectOptionalUserForUpdate,
  type UserRow,
  updateUnconfirmed,
} from "../accounts/queries.ts";
import { type UserResponse, userResponse } from "../accounts/response.ts";
import { emailExists } from "../accounts/taken.ts";
import { fullNameOf, userMetadata } from "../accounts/user-metadata.ts";
import { audit, auditRejection } from "../audit.ts";
import { updatePendingEmail } from "../email-change/queries.ts";
import { serviceLink } from "../links.ts";
import { issueToken } from "../one-time/issue.ts";
import type { Purpose } from "../one-time/purposes.ts";
import { hashPassword } from "../password-hashing/hash.ts";
import { auditRedirect } from "../redirect-audit.ts";
import { safeRedirect } from "../redirects.ts";
import { validationFailed } from "../rejections.ts";
import type { AdminCall } from "./require-admin.ts";
import { userNotFound } from "./users.ts";

const TYPES = ["signup", "invite", "magiclink", "recovery", "email_change_current", "email_change_new"] as const;

export const linkInput = z.object({
  type: z.enum(TYPES),
  email: z.string(),
  new_email: z.string().optional(),
  password: z.string().optional(),
  data: userMetadata.optional(),
});
type LinkInput = z.infer<typeof linkInput>;

export type LinkResponse = UserResponse & {
  action_link: string;
  email_otp: string;
  hashed_token: string;
  verification_type: string;
  redirect_to: string;
};

/** A link and code for a mail that another system sends. They replace those sent before. */
export async function generateLink(call: AdminCall, input: LinkInput): Promise<LinkResponse> {
  const email = emailAddress(input.email);
  const newEmail = input.new_email ? emailAddress(input.new_email) : undefined;
  const detail = { admin: call.admin, type: input.type };
  const passwordHash = await hashFor(input);
  return auditRejection(call, { action: "link_generated", detail }, () =>
    authTransaction(call.db, async (sql) => {
      await auditRedirect(sql, call);
      const purpose: Purpose = input.type;
      const account = await accountFor(sql, input, email);
      const user = purpose.startsWith("email_change") ? await pending(sql, account, newEmail) : account;
      const address = purpose === "email_change_new" ? (user.new_email ?? "") : email;
      const { linkToken, code } = await issueToken(sql, call.keys, { userId: user.id, purpose, address, passwordHash });
      await audit(sql, call.caller, { action: "link_generated", subjectId: user.id, detail });
      return {
        ...userResponse(user, await selectIdentities(sql, user.id)),
        action_link: serviceLink(call.config, { purpose, linkToken, redirectTo: call.redirectTo }),
        email_otp: code,
        hashed_token: linkToken,
        verification_type: input.type,
        redirect_to: safeRedirect(call.redirectTo, call.config),
      };
    }),
  );
}

async function hashFor({ type, password }: LinkInput): Promise<string | undefined> {
  if (type !== "signup") return undefined;
  if (!password) throw validationFailed("Signup requires a valid password");
  checkNewPassword(password);
  return hashPassword(password);
}

/** The account of the link; sign-up, invitation and magic link create one for an unknown address. */
async function accountFor(sql: Sql, input: LinkInput, email: string): Promise<UserRow> {
  const mayCreate = input.type === "signup" || input.type === "invite" || input.type === "magiclink";
  const account = { email, passwordHash: null, data: input.data ?? {}, isConfirmed: false };
  const created = mayCreate ? await createAccount(sql, account) : undefined;
  if (created) return created;
  const found = await selectOptionalUserByEmail(sql, email);
  const user = found && (await selectOptionalUserForUpdate(sql, found.id));
  if (!user) throw userNotFound();
  const isForNewUser = input.type === "signup" || input.type === "invite";
  if (isForNewUser && user.email_confirmed_at) throw emailExists();
  if (input.type === "signup") {
    await updateUnconfirmed(sql, user.id, { metadata: account.data, fullName: fullNameOf(account.data, email) });
  }
  return user;
}

/** Stores the new address unless it is the pending one already, so that the link for the other leg stays valid. */
async function pending(sql: Sql, user: UserRow, newEmail: string | undefined): Promise<UserRow> {
  if (!newEmail) throw validationFailed("new_email: is required to change an address");
  return user.new_email === newEmail ? user : updatePendingEmail(sql, user.id, newEmail);
}
