import type { Role } from "@courtside/contracts/domain/roles.ts";
import { updateSignedInByProof } from "../auth/accounts/queries.ts";
import { audit, auditRejection } from "../auth/audit.ts";
import type { AuthCall } from "../auth/call.ts";
import { hourly } from "../auth/limits/limits.ts";
import { fromHere, takeOrReject } from "../auth/limits/take.ts";
import { openSession, type SessionResponse } from "../auth/sessions/open.ts";
import { authTransaction } from "../db/transaction.ts";
import { DomainError, notFound } from "../errors.ts";
import { selectOptionalPersona } from "./queries.ts";

export const QA_LIMITS = { sessionsByIp: hourly("qa-session", 600) } as const;

export interface QaSession {
  session: SessionResponse;
  role: Role;
  /** When the server ends the session. */
  expiresAt: Date;
}

/** Signs in as one of the seeded personas (docs/product/access.md#qa-sign-in). The call does not exist while QA_LOGIN is off. */
export async function beginQaSession(call: AuthCall, role: Role): Promise<QaSession> {
  if (!call.config.qaLogin) throw new DomainError("not_found", "not_found", "Not found");
  await auditRejection(call, { action: "login_failed", detail: { method: "qa" } }, () =>
    authTransaction(call.db, (sql) => takeOrReject(sql, fromHere(call, QA_LIMITS.sessionsByIp))),
  );
  return authTransaction(call.db, async (sql) => {
    const persona = await selectOptionalPersona(sql, role);
    if (!persona) throw notFound("QA account");
    const user = await updateSignedInByProof(sql, persona.id);
    const { session, response } = await openSession(sql, call, user, "password");
    if (!session.not_after) throw new Error("a QA account without a session limit");
    const detail = { method: "qa", role };
    await audit(sql, call.caller, { action: "login", userId: user.id, sessionId: session.id, detail });
    return { session: response, role, expiresAt: session.not_after };
  });
}
