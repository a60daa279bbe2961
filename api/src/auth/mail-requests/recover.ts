import { z } from "zod";
import { emailAddress } from "../accounts/email-address.ts";
import type { AuthCall } from "../call.ts";
import { acceptChallenge, challengeFields } from "../flows/challenge.ts";
import { LIMITS } from "../limits/limits.ts";
import { prepareTokenMail } from "../one-time/mail-token.ts";
import { validationFailed } from "../rejections.ts";
import { respondAlike } from "./respond-alike.ts";

export const recoverInput = z.object({ email: z.string().optional(), ...challengeFields });

/** Mails a link and code for replacing a forgotten password. */
export async function recover(call: AuthCall, input: z.infer<typeof recoverInput>): Promise<Record<string, never>> {
  if (!input.email) throw validationFailed("Password recovery requires an email");
  const address = emailAddress(input.email);
  const challenge = acceptChallenge(input);
  const request = {
    address,
    action: "user_recovery_requested",
    occasion: "recover",
    limit: LIMITS.recoverByIp,
  } as const;
  return respondAlike(
    call,
    request,
    async (sql, user) => user && prepareTokenMail(sql, call, { user, purpose: "recovery", to: address, challenge }),
  );
}
