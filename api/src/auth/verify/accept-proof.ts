import type { Sql } from "../../db/pool.ts";
import { selectOptionalUserForUpdate, updateConfirmed } from "../accounts/queries.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { acceptLeg, FIRST_LEG } from "../email-change/accept-leg.ts";
import { type CodeResponse, giveCode } from "../flows/give-code.ts";
import { deleteFlow } from "../flows/queries.ts";
import type { Consumed } from "../one-time/consume.ts";
import { deleteTokensOf } from "../one-time/queries.ts";
import { deadToken, validationFailed } from "../rejections.ts";
import { openSession, type SessionResponse } from "../sessions/open.ts";
import { acceptFirstProof } from "./first-proof.ts";

export interface Verified {
  response: SessionResponse | CodeResponse | typeof FIRST_LEG;
  /** Must be called after the transaction has committed. */
  afterwards: () => void;
}

export interface ProofResponse {
  /** Whether the flow's code is requested in place of a session. */
  wantsCode: boolean;
}

/** Applies the purpose of a used-up token, and opens the session, or gives the flow its code. */
export async function acceptProof(
  sql: Sql,
  call: AuthCall,
  { token, user: owner }: Consumed,
  { wantsCode }: ProofResponse,
): Promise<Verified> {
  if (owner.is_banned) throw deadToken.user_banned();
  if (wantsCode && !token.flow_id) throw validationFailed("This token belongs to no PKCE flow");
  const leg = await acceptLeg(sql, call, token, owner);
  if (leg === "first") return { response: FIRST_LEG, afterwards: () => {} };

  if (owner.email_confirmed_at === null) {
    const flowId = wantsCode ? token.flow_id : null;
    const { signUpBrowser: browser } = call;
    await acceptFirstProof(sql, { userId: owner.id, browser, flowId, passwordHash: token.password_hash });
  }
  const user = leg ? await selectOptionalUserForUpdate(sql, owner.id) : await updateConfirmed(sql, owner.id);
  if (!user) throw new Error("the locked account is gone");
  await deleteTokensOf(sql, user.id);
  const who = { userId: user.id, detail: { method: "otp", type: token.purpose } };
  if (token.purpose === "invite") await audit(sql, call.caller, { action: "invite_accepted", userId: user.id });
  const afterwards = leg?.afterwards ?? (() => {});
  if (wantsCode && token.flow_id) {
    return { response: await giveCode(sql, call, token.flow_id, user.id), afterwards };
  }
  if (token.flow_id) await deleteFlow(sql, token.flow_id);
  const { session, response } = await openSession(sql, call, user, "otp");
  await audit(sql, call.caller, { action: "login", ...who, sessionId: session.id });
  return { response, afterwards };
}
