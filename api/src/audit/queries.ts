import type { Sql } from "../db/pool.ts";

/** A row of the audit log. The caller's values are cut to the columns' lengths first. */
export interface AuditRow {
  clubId: string | null;
  actorId: string | null;
  actorRole: string | null;
  action: string;
  subjectType: string | null;
  subjectId: string | null;
  sessionId: string | null;
  requestId: string;
  ip: string;
  userAgent: string;
  detail: Record<string, unknown>;
}

export async function insertAuditRow(sql: Sql, row: AuditRow): Promise<void> {
  await sql`
    insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent, detail)
    values (${row.clubId}, ${row.actorId}, ${row.actorRole}, ${row.action}, ${row.subjectType}, ${row.subjectId},
      ${row.sessionId}, ${row.requestId}, ${row.ip || null}, ${row.userAgent}, ${sql.json(row.detail as never)})`;
}

/** The same for an account, in the log of its club if it has one. New tokens of a session are too many for that: they stand in none. */
export async function insertAccountRow(sql: Sql, row: Omit<AuditRow, "clubId">): Promise<void> {
  await sql`
    insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent, detail)
    values (case when ${row.action} <> 'token_refreshed' then auth.audited_club(${row.actorId ?? row.subjectId}) end, ${row.actorId},
      ${row.actorRole}, ${row.action}, ${row.subjectType}, ${row.subjectId}, ${row.sessionId}, ${row.requestId}, ${row.ip || null},
      ${row.userAgent}, ${sql.json(row.detail as never)})`;
}

/**
 * Records a rejection; a repetition within the hour only increments its count. The database knows the club of a tenant's
 * transaction.
 */
export function insertRejection(sql: Sql, row: Omit<AuditRow, "clubId">) {
  return sql<object[]>`
    select record_rejection(${row.actorId}, ${row.actorRole}, ${row.action}, ${row.subjectType}, ${row.subjectId},
      ${row.sessionId}, ${row.requestId}, ${row.ip || null}, ${row.userAgent}, ${sql.json(row.detail as never)})`;
}
