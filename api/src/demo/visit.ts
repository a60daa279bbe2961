import { randomUUID } from "node:crypto";
import { insertOptionalUser, insertPerson, updateSignedInByProof } from "../auth/accounts/queries.ts";
import { audit, auditRejection } from "../auth/audit.ts";
import type { AuthCall } from "../auth/call.ts";
import { hourly } from "../auth/limits/limits.ts";
import { fromHere, takeOrReject } from "../auth/limits/take.ts";
import { openSession, type SessionResponse } from "../auth/sessions/open.ts";
import { authTransaction } from "../db/transaction.ts";
import { DomainError } from "../errors.ts";
import { admitVisitor } from "./queries.ts";
import { visitorName } from "./visitor-name.ts";

export const DEMO_LIMITS = { visitsByIp: hourly("demo-visit", 1000) } as const;

export interface DemoVisit {
  session: SessionResponse;
  /**
   * When the club's access ends, by check_club_access. The session remains valid a little longer, so that the end can be
   * reported.
   */
  expiresAt: Date;
}

/**
 * Creates a throwaway member of the demo club, with a session and without a password (docs/product/access.md#demo). Mail to the
 * address is undeliverable: RFC 2606 reserves .invalid. Rejected: `over_request_rate_limit`, `demo_unavailable`.
 */
export async function beginDemoVisit(call: AuthCall): Promise<DemoVisit> {
  await auditRejection(call, { action: "demo_started" }, () =>
    authTransaction(call.db, (sql) => takeOrReject(sql, fromHere(call, DEMO_LIMITS.visitsByIp))),
  );
  return authTransaction(call.db, async (sql) => {
    const name = visitorName();
    const email = `visitor-${randomUUID()}@demo.courtside.invalid`;
    const account = { email, passwordHash: null, metadata: { name }, isConfirmed: false };
    const created = await insertOptionalUser(sql, account);
    if (!created) throw new Error("a random address is taken");
    await insertPerson(sql, created.id, email, name);
    const expiresAt = await admitVisitor(sql, created.id);
    if (!expiresAt) throw new DomainError("unavailable", "demo_unavailable", "The demo is not ready yet");
    const user = await updateSignedInByProof(sql, created.id);
    const { session, response } = await openSession(sql, call, user, "anonymous");
    await audit(sql, call.caller, { action: "demo_started", userId: user.id, sessionId: session.id });
    return { session: response, expiresAt };
  });
}
