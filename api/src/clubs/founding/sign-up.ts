import { createHash } from "node:crypto";
import { NEW_CLUB_SETTINGS } from "@courtside/contracts/domain/club-rules.ts";
import { type ClubSignUp, clubSignUpProblem } from "@courtside/contracts/domain/club-sign-up.ts";
import type { z } from "@hono/zod-openapi";
import { createAccount } from "../../auth/accounts/create.ts";
import { optionalEmailAddress } from "../../auth/accounts/email-address.ts";
import { isTooCommon, isTooLong, TOO_COMMON } from "../../auth/accounts/password-rules.ts";
import type { UserRow } from "../../auth/accounts/queries.ts";
import { auditRejection } from "../../auth/audit.ts";
import type { AuthCall } from "../../auth/call.ts";
import { LIMITS } from "../../auth/limits/limits.ts";
import { takeMailOrReject } from "../../auth/limits/mails.ts";
import { fromHere, takeOrReject } from "../../auth/limits/take.ts";
import { prepareTokenMail } from "../../auth/one-time/mail-token.ts";
import { hashPassword } from "../../auth/password-hashing/hash.ts";
import { upsertPendingPassword } from "../../auth/pending-passwords/queries.ts";
import { signUpDisabled } from "../../auth/rejections.ts";
import { sessionOnly } from "../../auth/sessions/response.ts";
import { signInNewAccount } from "../../auth/sign-up/sign-in-new.ts";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError, invalid } from "../../errors.ts";
import { insertClubOf, insertKeptSignUp, markUnprovenClub } from "./queries.ts";
import { repeatSignUp, type ValidatedSignUp } from "./repeat-sign-up.ts";
import type { ClubSignedUp } from "./response.ts";

type ApiResponse = z.infer<typeof ClubSignedUp>;

/**
 * Creates an account, a club on trial with its courts and sample coach, and a session, all or nothing
 * (docs/product/access.md#founding-a-club). If addresses need confirmation, it is requested by mail and the session does not wait
 * for it. A retry with the same key and password gets the same club. Rejected: `email_taken`.
 */
export function signUpClub(
  call: AuthCall,
  input: ClubSignUp,
  { key, browser }: { key: string | undefined; browser: string },
): Promise<ApiResponse> {
  if (!call.config.auth.signUp) throw signUpDisabled();
  const sound = accept(input, key);
  return auditRejection(call, { action: "user_repeated_signup", detail: { club: true } }, async () => {
    await authTransaction(call.db, (sql) =>
      takeOrReject(sql, fromHere(call, LIMITS.clubSignUpByIp), {
        limit: LIMITS.clubSignUpByEmail,
        whose: [sound.email],
      }),
    );
    const known = await repeatSignUp(call, sound);
    if (known) return known;
    const passwordHash = await hashPassword(sound.password);
    const made = await authTransaction(call.db, (sql) => make(sql, call, sound, { passwordHash, browser }));
    if (made) {
      made.send();
      return made.response;
    }
    const repeated = await repeatSignUp(call, sound);
    if (repeated) return repeated;
    throw new DomainError(
      "conflict",
      "email_taken",
      "This email address is already registered. Please sign in instead.",
      {
        field: "email",
      },
    );
  });
}

function accept(input: ClubSignUp, key: string | undefined): ValidatedSignUp {
  const problem = clubSignUpProblem(input);
  if (problem) throw invalid(problem.field, problem.message);
  const email = optionalEmailAddress(input.email);
  if (email === undefined) throw invalid("email", "Please enter a valid email address");
  if (isTooLong(input.password)) throw invalid("password", "Password is too long");
  if (isTooCommon(input.password)) throw invalid("password", TOO_COMMON);
  const {
    club_name: clubName,
    location = "",
    time_zone: timeZone = NEW_CLUB_SETTINGS.time_zone,
    admin_name: adminName,
    password,
  } = input;
  const bodyHash = createHash("sha256")
    .update(JSON.stringify([clubName, location, timeZone, adminName, email]))
    .digest("hex");
  return { clubName, location, timeZone, adminName, email, password, key, bodyHash };
}

/** Undefined if the address is taken, also by a concurrent sign-up. */
async function make(
  sql: Sql,
  call: AuthCall,
  sound: ValidatedSignUp,
  { passwordHash, browser }: { passwordHash: string; browser: string },
): Promise<{ response: ApiResponse; send: () => void } | undefined> {
  const { email, adminName, key, bodyHash } = sound;
  const isConfirmed = !call.config.auth.confirmEmail;
  const data = { name: adminName, full_name: adminName };
  const created = await createAccount(sql, {
    email,
    passwordHash: isConfirmed ? passwordHash : null,
    data,
    isConfirmed,
  });
  if (!created) return undefined;
  const send = isConfirmed ? () => {} : await askToConfirm(sql, call, created, email);
  const session = await signInNewAccount(sql, call, created.id);
  const origin = { ...call.caller, sessionId: null };
  const id = await insertClubOf(
    sql,
    created.id,
    { name: sound.clubName, location: sound.location, timeZone: sound.timeZone },
    origin,
  );
  const club = { id, name: sound.clubName };
  if (!isConfirmed) {
    await markUnprovenClub(sql, id, created.id);
    const pending = { userId: created.id, browser, challenge: undefined, passwordHash };
    await upsertPendingPassword(sql, { ...pending, metadata: data, fullName: adminName, clubId: id });
  }
  if (key !== undefined) await insertKeptSignUp(sql, key, { user_id: created.id, body_hash: bodyHash, club });
  return { response: { session: sessionOnly(session), club }, send };
}

/** The mail for confirming the address; counted here, so that exceeding the limit leaves no account behind. */
async function askToConfirm(sql: Sql, call: AuthCall, user: UserRow, email: string): Promise<() => void> {
  await takeMailOrReject(sql, call, "signup", email);
  return (await prepareTokenMail(sql, call, { user, purpose: "signup", to: email })).send;
}
