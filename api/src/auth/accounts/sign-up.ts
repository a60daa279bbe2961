import { randomUUID } from "node:crypto";
import { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { audit, auditRefusal } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { LIMITS } from "../limits/limits.ts";
import { takeOrRefuse } from "../limits/take.ts";
import { hashPassword } from "../password-hashing/hash.ts";
import { phoneDisabled, validationFailed } from "../refusals.ts";
import { openSession, type SessionAnswer } from "../sessions/grant.ts";
import { type UserAnswer, userAnswer } from "./answer.ts";
import { emailAddress } from "./email-address.ts";
import { checkNewPassword } from "./password-rules.ts";
import { insertEmailIdentity, insertOptionalUser, insertPerson, selectIdentities } from "./queries.ts";
import { fullNameOf, type Metadata, userMetadata } from "./user-metadata.ts";

export const signUpWish = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  data: userMetadata.optional(),
});

/**
 * Makes an account and the person behind it, without a club (decision 3). Answers a session where addresses need no
 * confirmation, else the user alone; then a taken address is answered like a free one (contract 5.6).
 */
export async function signUp(call: AuthCall, wish: z.infer<typeof signUpWish>): Promise<SessionAnswer | UserAnswer> {
  const { email, password, data = {} } = accept(wish);
  const isConfirmed = !call.config.isProduction;
  await auditRefusal(call, { action: "user_repeated_signup" }, () =>
    authTransaction(call.db, (sql) => takeOrRefuse(sql, { limit: LIMITS.signUpByAddress, whose: [call.caller.ip] })),
  );
  const passwordHash = await hashPassword(password);
  const metadata = isConfirmed ? { ...data, email_verified: true } : data;

  return auditRefusal(call, { action: "user_repeated_signup" }, () =>
    authTransaction(call.db, async (sql) => {
      const user = await insertOptionalUser(sql, { email, passwordHash, metadata, isConfirmed });
      if (!user) {
        if (isConfirmed) throw new DomainError("refused", "user_already_exists", "User already registered");
        await audit(sql, call.caller, { action: "user_repeated_signup", outcome: "refused" });
        return fabricated(email, metadata);
      }
      await insertPerson(sql, user.id, email, fullNameOf(data, email));
      await insertEmailIdentity(sql, user);
      await audit(sql, call.caller, { action: "user_signedup", userId: user.id });
      if (!isConfirmed) return userAnswer(user, await selectIdentities(sql, user.id));
      const { session, answer } = await openSession(sql, call, user, "password");
      const detail = { method: "password" };
      await audit(sql, call.caller, { action: "login", userId: user.id, sessionId: session.id, detail });
      return answer;
    }),
  );
}

function accept({ email, phone, password, data }: z.infer<typeof signUpWish>) {
  if (email && phone) throw validationFailed("Only an email address or phone number should be provided on signup.");
  if (phone) throw phoneDisabled("signups");
  if (!email) throw new DomainError("refused", "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  if (!password) throw validationFailed("Signup requires a valid password");
  const address = emailAddress(email);
  checkNewPassword(password);
  return { email: address, password, data };
}

/** What a new account with this address would look like; nothing of it exists. */
function fabricated(email: string, metadata: Metadata): UserAnswer {
  const id = randomUUID();
  const now = new Date();
  const times = { last_sign_in_at: null, created_at: now, updated_at: now };
  const identity_data = { sub: id, email, email_verified: false, phone_verified: false };
  return userAnswer(
    {
      ...times,
      id,
      email,
      phone: null,
      password_hash: null,
      email_confirmed_at: null,
      phone_confirmed_at: null,
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: metadata,
      is_anonymous: false,
      banned_until: null,
      is_banned: false,
    },
    [{ ...times, id: randomUUID(), user_id: id, provider: "email", provider_id: id, identity_data }],
  );
}
