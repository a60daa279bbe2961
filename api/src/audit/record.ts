import type { ClubTx, Origin } from "../club-tx.ts";
import type { Database } from "../db/pool.ts";
import { type Credentials, personTransaction } from "../db/transaction.ts";
import type { DomainError } from "../errors.ts";

/** What was done to what. `detail` holds no secret and no name. */
export interface AuditEvent {
  action: string;
  subjectType?: string;
  subjectId?: string;
  detail?: Record<string, unknown>;
}

/** Writes the audit row of a change into the transaction that makes it. */
export async function audit(tx: ClubTx, event: AuditEvent): Promise<void> {
  const { sql, clubId, userId, role, origin } = tx;
  await sql`
    insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent, detail)
    values (${clubId}, ${userId}, ${role}, ${event.action}, ${event.subjectType ?? null}, ${event.subjectId ?? null},
      ${origin.sessionId}, ${origin.requestId}, ${origin.ip || null}, ${origin.userAgent}, ${sql.json((event.detail ?? {}) as never)})`;
}

/**
 * Writes what was refused, in a transaction of its own; the same again within the hour only counts (see record_refusal).
 * A caller whose session has ended leaves no row here: auth logs those.
 */
export async function recordRefusal(
  db: Database,
  who: Credentials,
  origin: Origin,
  action: string,
  error: DomainError,
): Promise<void> {
  if (error.kind === "unauthenticated" || error.kind === "unavailable" || error.kind === "invalid") return;
  await personTransaction(db, who, async (sql, person) => {
    if (!person.clubId) return;
    const role = person.impersonatingRole ?? person.role;
    await sql`
      select record_refusal(null, ${role}, ${action}, null, null, ${origin.sessionId}, ${origin.requestId}, ${origin.ip || null},
        ${origin.userAgent}, ${sql.json({ code: error.code })})`;
  });
}
