import type { AuthPersonExportsRow } from "../../db/row-types.ts";
import { callFunction } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";

/** Seconds: after that an export can no longer be downloaded, and is deleted. */
const LASTS = 7 * 86_400;

/** An export without its content. */
export interface ExportRow extends Pick<AuthPersonExportsRow, "id" | "requested_at" | "made_at" | "expires_at"> {
  is_expired: boolean;
}

const columns = (sql: Sql) => sql`
  id, requested_at, made_at, expires_at, coalesce(expires_at <= clock_now(), false) as is_expired`;

/** The person's exports, the newest first. */
export async function selectExports(sql: Sql, userId: string): Promise<ExportRow[]> {
  return await sql<ExportRow[]>`
    select ${columns(sql)} from auth.person_exports where user_id = ${userId} order by requested_at desc limit 20`;
}

/** The one that is not made yet, locked. */
export async function selectOptionalUnderWay(sql: Sql, userId: string): Promise<ExportRow | undefined> {
  const [row] = await sql<ExportRow[]>`
    select ${columns(sql)} from auth.person_exports where user_id = ${userId} and content is null`;
  return row;
}

/** How many the person has requested within a day. */
export async function countRecent(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from auth.person_exports
    where user_id = ${userId} and requested_at > clock_now() - interval '1 day'`;
  return row?.count ?? 0;
}

export interface ExportCaller {
  requestId: string;
  ip: string;
  userAgent: string;
}

export async function insertExport(sql: Sql, userId: string, caller: ExportCaller): Promise<ExportRow> {
  const [row] = await sql<ExportRow[]>`
    insert into auth.person_exports (user_id, caller) values (${userId}, ${sql.json({ ...caller })})
    returning ${columns(sql)}`;
  if (!row) throw new Error("insert returned no export");
  return row;
}

/** What the person may download; undefined: not theirs, not made, or expired. */
export async function selectOptionalContent(sql: Sql, userId: string, id: string): Promise<PersonData | undefined> {
  const [row] = await sql<{ content: PersonData }[]>`
    select content from auth.person_exports
    where user_id = ${userId} and id = ${id} and content is not null and expires_at > clock_now()`;
  return row?.content;
}

/** The rows of one table about a person. */
export type PersonRows = Record<string, unknown>[];

/** Everything about a person: their account, and the rows about them by table. */
export interface PersonData {
  exported_at: string;
  account: Record<string, unknown> | null;
  sign_in: Record<
    "identities" | "sessions" | "second_factors" | "passkeys" | "push_subscriptions" | "text_numbers",
    PersonRows | null
  >;
  records: Record<string, PersonRows>;
  /** Tables of which `records` has the newest rows alone; exports of an earlier release do not say. */
  truncated?: string[];
}

export interface DueExport {
  id: string;
  user_id: string;
  caller: ExportCaller;
}

/** Locks the export that is due the longest; other processes take the next. */
export async function lockDueExport(sql: Sql): Promise<DueExport | undefined> {
  const [row] = await sql<DueExport[]>`
    select e.id, e.user_id, e.caller from auth.person_exports e
    where e.content is null and e.next_at <= clock_now()
    order by e.next_at limit 1 for update of e skip locked`;
  return row;
}

/** Never a secret: no hash, no key. */
export async function readPerson(sql: Sql, userId: string): Promise<PersonData> {
  const [row] = await sql<Pick<PersonData, "account" | "sign_in">[]>`
    select
      (select jsonb_build_object('id', u.id, 'email', u.email, 'phone', u.phone, 'full_name', p.full_name,
         'email_confirmed_at', u.email_confirmed_at, 'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at,
         'details', u.user_metadata)
       from auth.users u left join users p on p.id = u.id where u.id = ${userId}) as account,
      jsonb_build_object(
        'identities', (select jsonb_agg(jsonb_build_object('provider', provider, 'data', identity_data, 'created_at', created_at,
           'last_sign_in_at', last_sign_in_at)) from auth.identities where user_id = ${userId}),
        'sessions', (select jsonb_agg(jsonb_build_object('created_at', created_at, 'refreshed_at', refreshed_at, 'ip', ip,
           'user_agent', user_agent)) from auth.sessions where user_id = ${userId}),
        'second_factors', (select jsonb_agg(jsonb_build_object('type', factor_type, 'name', friendly_name, 'status', status,
           'phone', phone, 'created_at', created_at)) from auth.mfa_factors where user_id = ${userId}),
        'passkeys', (select jsonb_agg(jsonb_build_object('name', friendly_name, 'created_at', created_at,
           'last_used_at', last_used_at)) from auth.webauthn_credentials where user_id = ${userId}),
        'push_subscriptions', (select jsonb_agg(jsonb_build_object('push_service', split_part(endpoint, '/', 3), 'created_at', created_at))
           from auth.push_subscriptions where user_id = ${userId}),
        'text_numbers', (select jsonb_agg(jsonb_build_object('phone', phone, 'agreed_at', agreed_at, 'stopped_at', stopped_at))
           from auth.text_numbers where user_id = ${userId})
      ) as sign_in`;
  if (!row) throw new Error("select returned no person");
  const found = (await callFunction(sql, "export_person", userId)) as { truncated?: string[] } | null;
  const { truncated = [], ...records } = found ?? {};
  return { exported_at: new Date().toISOString(), ...row, records, truncated };
}

export async function updateMade(sql: Sql, id: string, content: PersonData): Promise<void> {
  await sql`
    update auth.person_exports set content = ${sql.json(content as never)}, made_at = clock_now(),
      expires_at = clock_now() + make_interval(secs => ${LASTS})
    where id = ${id}`;
}

/** Postpones an export after an unexpected failure. */
export async function putOff(sql: Sql, id: string, seconds: number): Promise<void> {
  await sql`update auth.person_exports set next_at = clock_now() + make_interval(secs => ${seconds}) where id = ${id}`;
}
