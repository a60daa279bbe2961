import { z } from "zod";
import { emailAddress } from "../accounts/email-address.ts";
import type { AuthCall } from "../call.ts";
import { acceptChallenge, challengeFields } from "../flows/challenge.ts";
import { LIMITS } from "../limits/limits.ts";
import { prepareTokenMail } from "../one-time/mail-token.ts";
import { validationFailed } from "../refusals.ts";
import { answerAlike } from "./answer-alike.ts";

export const recoverWish = z.object({ email: z.string().optional(), ...challengeFields });

/** Mails a link and code with which a forgotten password can be replaced. */
export async function recover(call: AuthCall, wish: z.infer<typeof recoverWish>): Promise<Record<string, never>> {
  if (!wish.email) throw validationFailed("Password recovery requires an email");
  const address = emailAddress(wish.email);
  const challenge = acceptChallenge(wish);
  const request = {
    address,
    action: "user_recovery_requested",
    occasion: "recover",
    limit: LIMITS.recoverByIp,
  } as const;
  return answerAlike(
    call,
    request,
    async (sql, user) => user && prepareTokenMail(sql, call, { user, purpose: "recovery", to: address, challenge }),
  );
}
