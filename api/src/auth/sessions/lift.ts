import { randomUUID } from "node:crypto";
import type { Sql } from "../../db/pool.ts";
import { selectIdentities, selectOptionalUser } from "../accounts/queries.ts";
import type { AuthCall } from "../call.ts";
import { deadToken } from "../rejections.ts";
import { type SessionResponse, sessionResponse } from "./open.ts";
import {
  deleteSessionsBelowAal2,
  type SecondFactorMethod,
  type SessionRow,
  selectOptionalLiveSession,
  selectOptionalSessionForUpdate,
  updateSessionLifted,
} from "./queries.ts";
import { insertRefreshToken } from "./refresh-token-queries.ts";

interface Lifting {
  session: SessionRow;
  factorId: string;
  method: SecondFactorMethod;
}

interface Lifted {
  session: SessionRow;
  response: SessionResponse;
  /** The number of other sessions that ended because they had passed no second factor. */
  ended: number;
}

/** The session continues at aal2, under a new id and with new tokens; the account's sessions at aal1 end. */
export async function liftSession(sql: Sql, call: AuthCall, { session, factorId, method }: Lifting): Promise<Lifted> {
  const userId = session.user_id;
  // Locked before its tokens are deleted: a concurrent refresh would add one.
  const locked = await selectOptionalSessionForUpdate(sql, session.id);
  if (!locked) throw deadToken.session_not_found();
  const id = randomUUID();
  const proof = { method, timestamp: Math.floor(Date.now() / 1000) };
  const amr = [proof, ...locked.amr.filter((entry) => entry.method !== method)];
  await updateSessionLifted(sql, session.id, { id, amr, factorId });
  const lifted = await selectOptionalLiveSession(sql, id, userId);
  if (!lifted) throw new Error("the lifted session is gone");
  await insertRefreshToken(sql, call.keys.refreshTokenOf(id, lifted.token_counter), id, lifted.token_counter);
  const ended = await deleteSessionsBelowAal2(sql, userId);
  const user = await selectOptionalUser(sql, userId);
  if (!user) throw new Error("the locked account is gone");
  return {
    session: lifted,
    response: await sessionResponse(call, lifted, user, await selectIdentities(sql, userId)),
    ended,
  };
}
