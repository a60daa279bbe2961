import type { ApiKeysRow, AuditLogRow, UsersRow } from "../../db/row-types.ts";
import { containing } from "../db/containing.ts";
import type { Sql } from "../db/pool.ts";

export interface AuditEntryRow
  extends Pick<
    AuditLogRow,
    | "at"
    | "actor_id"
    | "actor_role"
    | "action"
    | "subject_type"
    | "subject_id"
    | "request_id"
    | "user_agent"
    | "api_key_id"
    | "device"
    | "found_by"
    | "outcome"
    | "times"
    | "last_at"
  > {
  id: string;
  /** Microseconds since 1970: the log's order is finer than a Date. */
  at_us: string;
  actor_name: UsersRow["full_name"] | null;
  found_by_name: UsersRow["full_name"] | null;
  api_key_name: ApiKeysRow["name"] | null;
  subject_name: UsersRow["full_name"] | null;
  for_id: string | null;
  for_name: UsersRow["full_name"] | null;
  ip: string | null;
  detail: Record<string, unknown>;
}

export interface AuditFilter {
  /** What an entry is about, or for whom. */
  subject?: string | undefined;
  actor?: string | undefined;
  action?: string | undefined;
  outcome?: "success" | "refused" | undefined;
  from: Date | null;
  until: Date | null;
  after: { atUs: string; id: string } | null;
  limit: number;
}

/** The club's entries, the latest first. Names are those of today: the log keeps ids alone. */
export function selectEntries(sql: Sql, clubId: string, { subject, actor, action, outcome, ...page }: AuditFilter) {
  const { from, until, after, limit } = page;
  return sql<AuditEntryRow[]>`
    select a.id::text as id, a.at, (extract(epoch from a.at) * 1000000)::bigint::text as at_us, a.actor_id, who.full_name as actor_name,
      a.actor_role, a.action, a.subject_type, a.subject_id, about.full_name as subject_name, person.id as for_id,
      person.full_name as for_name, a.request_id, host(a.ip) as ip, a.user_agent, a.device, a.found_by,
      finder.full_name as found_by_name, a.api_key_id,
      k.name as api_key_name, a.outcome, a.times, a.last_at, a.detail
    from audit_log a
    left join users who on who.id = a.actor_id
    left join users about on about.id = a.subject_id and a.subject_type in ('person', 'user')
    left join api_keys k on k.club_id = a.club_id and k.id = a.api_key_id
    left join users finder on finder.id = a.found_by
    left join users person on person.id::text = a.detail->>'for'
    where a.club_id = ${clubId}
      ${subject ? sql`and (a.subject_id = ${subject} or a.detail->>'for' = ${subject})` : sql``}
      ${actor ? sql`and a.actor_id = ${actor}` : sql``}
      ${action ? sql`and a.action = ${action}` : sql``}
      ${outcome ? sql`and a.outcome = ${outcome}` : sql``}
      ${from ? sql`and a.at >= ${from}` : sql``}
      ${until ? sql`and a.at < ${until}` : sql``}
      ${
        after
          ? sql`and (a.at, a.id) < ('epoch'::timestamptz + ${after.atUs}::bigint * interval '1 microsecond', ${after.id}::bigint)`
          : sql``
      }
    order by a.at desc, a.id desc limit ${limit}`;
}

const MOST_PEOPLE = 10;

/** Who is or was a member, by a part of the name or by id: members first, then by name. */
export async function selectPeople(
  sql: Sql,
  clubId: string,
  { q, user_id }: { q?: string | undefined; user_id?: string | undefined },
) {
  return await sql<{ id: string; full_name: string; is_former: boolean }[]>`
    select u.id, u.full_name, m.left_at is not null as is_former
    from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId}
      ${q ? sql`and u.full_name ilike ${containing(q)}` : sql``}
      ${user_id ? sql`and u.id = ${user_id}` : sql``}
    order by is_former, u.full_name, u.id limit ${MOST_PEOPLE}`;
}
