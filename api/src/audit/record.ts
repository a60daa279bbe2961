import type { ClubTx, Origin } from "../club-tx.ts";
import type { Database, Sql } from "../db/pool.ts";
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
  await insert(tx.sql, tx.clubId, tx.userId, tx.role, tx.origin, event, "success");
}

/** Writes what was refused, in a transaction of its own. A caller whose session has ended leaves no row here: auth logs those. */
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
    const event = { action, detail: { code: error.code } };
    await insert(sql, person.clubId, person.userId, person.impersonatingRole ?? person.role, origin, event, "refused");
  });
}

async function insert(
  sql: Sql,
  clubId: string,
  actorId: string,
  role: string | null,
  origin: Origin,
  event: AuditEvent,
  outcome: "success" | "refused",
): Promise<void> {
  await sql`
    insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent, outcome, detail)
    values (${clubId}, ${actorId}, ${role}, ${event.action}, ${event.subjectType ?? null}, ${event.subjectId ?? null},
      ${origin.sessionId}, ${origin.requestId}, ${origin.ip || null}, ${origin.userAgent}, ${outcome},
      ${sql.json((event.detail ?? {}) as never)})`;
}
