import type { KnownAddress, RowProblem } from "@courtside/contracts/domain/member-import.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { FunctionRows, MemberImportLinesRow, MemberImportsRow } from "../../../db/row-types.ts";
import type { Origin } from "../../club-tx.ts";
import { callForRows } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";
import type { JudgedRow } from "./judged-row.ts";

interface Known extends KnownAddress {
  userId: string | null;
  invitationId: string | null;
}

/** An invitation that has expired, or whose mail an import that has ended did not send: importing its person again invites them anew. */
const isUnsent = (sql: Sql) => sql`(i.expires_at <= clock_now() or exists (
  select from member_import_lines u join member_imports m on m.club_id = u.club_id and m.id = u.import_id
  where u.club_id = i.club_id and u.invitation_id = i.id and u.mail in ('waiting', 'failed') and m.ended_at is not null
    and i.sent_at::timestamptz(3) <= coalesce(m.landed_at, m.ended_at)))`;

/** What the club knows of normalised addresses, each once. */
export async function selectKnownAddresses(
  sql: Sql,
  clubId: string,
  emails: readonly string[],
): Promise<Map<string, Known>> {
  const rows = await sql<
    {
      email: string;
      user_id: string | null;
      name: string;
      role: Role;
      invitation_id: string | null;
      invited_name: string;
      invited_as: Role;
    }[]
  >`
    select a.email, m.user_id, u.full_name as name, m.role, i.id as invitation_id, i.full_name as invited_name, i.role as invited_as
    from unnest(${emails}::text[]) as a (email)
    left join users u on u.email = a.email::citext
    left join memberships m on m.club_id = ${clubId} and m.user_id = u.id and m.left_at is null
    left join invitations i on i.club_id = ${clubId} and i.email = a.email::citext and i.accepted_at is null and i.revoked_at is null
      and not ${isUnsent(sql)}`;
  return new Map(
    rows.map(({ email, user_id, name, role, invitation_id, invited_name, invited_as }) => [
      email,
      {
        userId: user_id,
        member: user_id === null ? null : { name, role },
        invitationId: user_id === null ? invitation_id : null,
        invited: invitation_id === null ? null : { name: invited_name, role: invited_as },
      },
    ]),
  );
}

/** The id; undefined if an import of the club is being written. */
export async function insertOptionalImport(
  sql: Sql,
  { clubId, senderId, origin }: { clubId: string; senderId: string; origin: Origin },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into member_imports (club_id, sender_id, origin)
    values (${clubId}, ${senderId}, ${sql.json(origin as never)}) on conflict do nothing returning id`;
  return row?.id;
}

export async function insertLines(
  sql: Sql,
  clubId: string,
  importId: string,
  rows: readonly JudgedRow[],
): Promise<void> {
  await sql`
    insert into member_import_lines (club_id, import_id, line, email, full_name, role, outcome, problems, state, user_id, invitation_id)
    select ${clubId}, ${importId}, r.line, r.email, r."fullName", r.role, r.outcome, r.problems,
      case when r.outcome in ('new', 'changed') then 'waiting' else 'left' end, r."userId", r."invitationId"
    from jsonb_to_recordset(${sql.json(rows as never)}) as r (line int, email text, "fullName" text, role text, outcome text,
      problems jsonb, "userId" uuid, "invitationId" uuid)`;
}

export type ImportCounts = Record<
  | "new"
  | "changed"
  | "unchanged"
  | "wrong"
  | "landed"
  | "failed"
  | "waiting"
  | "mails_sent"
  | "mails_waiting"
  | "mails_failed"
  | "joined"
  | "invitations_ended",
  number
>;

export interface ImportRow
  extends Pick<
    MemberImportsRow,
    "id" | "created_at" | "next_at" | "landed_at" | "stopped_at" | "undone_at" | "ended_at"
  > {
  undo_until: Date;
  is_undo_over: boolean;
  /** Whether its next mail must wait. */
  is_postponed: boolean;
  sender_name: string;
  counts: ImportCounts;
}

const importRows = (sql: Sql, undoHours: number) => sql`
  select i.id, i.created_at, i.next_at, i.landed_at, i.stopped_at, i.undone_at, i.ended_at, u.full_name as sender_name,
    i.created_at + make_interval(hours => ${undoHours}) as undo_until,
    i.created_at + make_interval(hours => ${undoHours}) <= clock_now() as is_undo_over, i.next_at > clock_now() as is_postponed,
    (select jsonb_build_object(
       'new', count(*) filter (where l.outcome = 'new'), 'changed', count(*) filter (where l.outcome = 'changed'),
       'unchanged', count(*) filter (where l.outcome = 'unchanged'), 'wrong', count(*) filter (where l.outcome = 'wrong'),
       'landed', count(*) filter (where l.state = 'landed'), 'failed', count(*) filter (where l.state = 'failed'),
       'waiting', count(*) filter (where l.state = 'waiting'),
       'mails_sent', count(*) filter (where l.mail = 'sent'), 'mails_waiting', count(*) filter (where l.mail = 'waiting'),
       'mails_failed', count(*) filter (where l.mail = 'failed'),
       'joined', count(*) filter (where v.accepted_at is not null),
       -- One transaction revokes them and undoes the import; what was revoked before has an earlier time.
       'invitations_ended', count(*) filter (where l.outcome = 'new' and v.revoked_at::timestamptz(3) = i.undone_at))
     from member_import_lines l
     left join invitations v on v.club_id = l.club_id and v.id = l.invitation_id and l.state = 'landed'
     where l.club_id = i.club_id and l.import_id = i.id) as counts
  from member_imports i join users u on u.id = i.sender_id`;

/** The club's newest import, or one by its id. */
export async function selectOptionalImport(
  sql: Sql,
  clubId: string,
  undoHours: number,
  id: string | null = null,
): Promise<ImportRow | null> {
  const [row] = await sql<ImportRow[]>`
    ${importRows(sql, undoHours)}
    where i.club_id = ${clubId} and (${id}::uuid is null or i.id = ${id})
    order by i.created_at desc limit 1`;
  return row ?? null;
}

/** Imports beside the newest that still send mails, or can be undone or were, the newest first. */
export function selectEarlierImports(
  sql: Sql,
  { clubId, newestId, undoHours, most }: { clubId: string; newestId: string; undoHours: number; most: number },
) {
  return sql<ImportRow[]>`
    ${importRows(sql, undoHours)}
    where i.club_id = ${clubId} and i.id <> ${newestId} and (
      i.ended_at is null or i.created_at + make_interval(hours => ${undoHours}) > clock_now()
        and exists (select from member_import_lines l where l.club_id = i.club_id and l.import_id = i.id and l.state = 'landed'))
    order by i.created_at desc limit ${most}`;
}

export interface ReportedLine
  extends Pick<MemberImportLinesRow, "line" | "email" | "full_name" | "role" | "outcome" | "why"> {
  problems: RowProblem[];
}

/** The lines of an import that were not imported, in their order. */
export function selectLines(sql: Sql, clubId: string, importId: string) {
  return sql<ReportedLine[]>`
    select line, email, full_name, role, outcome, problems, why from member_import_lines
    where club_id = ${clubId} and import_id = ${importId} and (outcome = 'wrong' or state = 'failed') order by line`;
}

/** Locks an import against its job; undefined: there is none. */
export async function lockOptionalImport(sql: Sql, clubId: string, id: string): Promise<{ id: string } | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from member_imports where club_id = ${clubId} and id = ${id} for update`;
  return row;
}

/** Leaves what is not written or mailed yet. */
export async function updateStopped(sql: Sql, clubId: string, id: string): Promise<void> {
  await sql`
    update member_imports set stopped_at = clock_now(), ended_at = clock_now()
    where club_id = ${clubId} and id = ${id} and ended_at is null`;
}

/** Revokes the invitations of the import that are not accepted yet, nor taken over by a later import. Returns their addresses. */
export async function revokeImported(sql: Sql, clubId: string, importId: string, by: string): Promise<string[]> {
  const rows = await sql<{ email: string }[]>`
    update invitations i set revoked_at = clock_now(), revoked_by = ${by}
    from member_import_lines l join member_imports m on m.club_id = l.club_id and m.id = l.import_id
    where l.club_id = ${clubId} and l.import_id = ${importId} and l.state = 'landed' and l.outcome = 'new'
      and i.club_id = ${clubId} and i.id = l.invitation_id and i.accepted_at is null and i.revoked_at is null
      and not exists (
        select from member_import_lines t join member_imports later on later.club_id = t.club_id and later.id = t.import_id
        where t.club_id = l.club_id and t.invitation_id = l.invitation_id and t.state = 'landed' and t.outcome = 'new'
          and later.created_at > m.created_at)
    returning i.email::text`;
  return rows.map(({ email }) => email);
}

/** Gives invitations and names back what stood there, unless they were changed since. Returns the people renamed. */
export async function restoreChanged(sql: Sql, clubId: string, importId: string): Promise<string[]> {
  await sql`
    update invitations i set full_name = l.before->>'full_name', role = l.before->>'role',
      invited_by = coalesce((l.before->>'invited_by')::uuid, i.invited_by)
    from member_import_lines l
    where l.club_id = ${clubId} and l.import_id = ${importId} and l.state = 'landed' and l.outcome = 'changed'
      and i.club_id = ${clubId} and i.id = l.invitation_id and i.accepted_at is null and i.revoked_at is null
      and i.full_name = coalesce(nullif(l.full_name, ''), l.before->>'full_name') and i.role = coalesce(l.role, l.before->>'role')`;
  const rows = await sql<{ user_id: string }[]>`
    select l.user_id, rename_member(l.user_id, l.before->>'full_name')
    from member_import_lines l
    join memberships m on m.club_id = l.club_id and m.user_id = l.user_id and m.left_at is null
    join users u on u.id = l.user_id and u.full_name = l.full_name
    where l.club_id = ${clubId} and l.import_id = ${importId} and l.state = 'landed' and l.outcome = 'changed' and l.invitation_id is null`;
  return rows.map(({ user_id }) => user_id);
}

export async function updateUndone(sql: Sql, clubId: string, id: string): Promise<void> {
  await sql`
    update member_imports set undone_at = clock_now(), ended_at = coalesce(ended_at, clock_now())
    where club_id = ${clubId} and id = ${id}`;
  await sql`
    update member_import_lines set mail = null where club_id = ${clubId} and import_id = ${id} and mail = 'waiting'`;
}

/** Ends the links of addresses that no other club has invited. Runs as the auth service. */
export async function deleteLinksOf(sql: Sql, emails: readonly string[]): Promise<void> {
  await sql`
    delete from auth.one_time_tokens t using auth.users u
    where u.id = t.user_id and t.purpose = 'invite' and u.email = any(${emails}::citext[]) and not auth.is_invited(u.email)`;
}

type DueRow = FunctionRows["begin_import_work"] & { origin: Origin };

export interface DueImport {
  clubId: string;
  id: string;
  senderId: string;
  mayImport: boolean;
  isLanded: boolean;
  origin: Origin;
}

/** Locks a due import and binds the transaction to its club and sender. For the auth service's role. */
export async function beginWork(sql: Sql): Promise<DueImport | null> {
  const [row] = await callForRows<"begin_import_work", DueRow>(sql, "begin_import_work");
  const { import_club: clubId, import: id, sender: senderId, may_import, is_landed, origin } = row ?? {};
  if (!clubId || !id || !senderId || !origin) return null;
  return { clubId, id, senderId, mayImport: may_import === true, isLanded: is_landed === true, origin };
}

/** Postpones an import after an unexpected failure. For the auth service's role. */
export async function putOff(sql: Sql, clubId: string, id: string, seconds: number): Promise<void> {
  await sql`select put_off_import(${clubId}, ${id}, ${seconds})`;
}

export type DueLine = Pick<
  MemberImportLinesRow,
  "line" | "email" | "full_name" | "role" | "outcome" | "user_id" | "invitation_id"
>;

/** The next lines that wait to be written. */
export function selectWaiting(sql: Sql, clubId: string, importId: string, most: number) {
  return sql<DueLine[]>`
    select line, email, full_name, role, outcome, user_id, invitation_id from member_import_lines
    where club_id = ${clubId} and import_id = ${importId} and state = 'waiting' order by line limit ${most}`;
}

interface LandedInvitations {
  clubId: string;
  importId: string;
  lines: number[];
  invitedBy: string;
  /** Seconds from now until the mail renews them. */
  lasts: number;
}

/**
 * Writes the pending invitations of new lines; one that is unsent is taken over. A line whose person has become a member meanwhile, or has been invited, is left as
 * it is.
 */
export async function landNew(
  sql: Sql,
  { clubId, importId, lines, invitedBy, lasts }: LandedInvitations,
): Promise<void> {
  await sql`
    with due as (
      select l.* from member_import_lines l
      where l.club_id = ${clubId} and l.import_id = ${importId} and l.line = any(${lines}::int[])
    ), made as (
      insert into invitations as i (club_id, email, full_name, role, invited_by, expires_at)
      select ${clubId}, d.email, coalesce(nullif(d.full_name, ''), left(split_part(d.email, '@', 1), 120)), coalesce(d.role, 'member'),
        ${invitedBy}, clock_now() + make_interval(secs => ${lasts})
      from due d
      where not exists (
        select from memberships m join users u on u.id = m.user_id
        where m.club_id = ${clubId} and u.email = d.email::citext and m.left_at is null)
      on conflict (club_id, email) where accepted_at is null and revoked_at is null do update set
        full_name = coalesce((select nullif(d.full_name, '') from due d where d.email::citext = i.email), i.full_name),
        role = coalesce((select d.role from due d where d.email::citext = i.email), i.role),
        invited_by = excluded.invited_by, expires_at = excluded.expires_at
      where ${isUnsent(sql)}
      returning id, email
    )
    update member_import_lines l set state = case when made.id is null then 'failed' else 'landed' end,
      why = case when made.id is null then 'Is a member or invited meanwhile' end,
      invitation_id = made.id, mail = case when made.id is not null then 'waiting' end
    from due left join made on made.email = due.email::citext
    where l.club_id = due.club_id and l.import_id = due.import_id and l.line = due.line`;
}

/** Gives a pending invitation the line's name and role. */
export async function landChangedInvitations(
  sql: Sql,
  clubId: string,
  importId: string,
  lines: number[],
): Promise<void> {
  await sql`
    with old as (
      select l.line, i.id, i.full_name, i.role, i.invited_by from member_import_lines l
      join invitations i on i.club_id = ${clubId} and i.id = l.invitation_id and i.accepted_at is null and i.revoked_at is null
      where l.club_id = ${clubId} and l.import_id = ${importId} and l.line = any(${lines}::int[])
      order by i.id for update of i
    ), changed as (
      update invitations i set full_name = coalesce(nullif(l.full_name, ''), i.full_name), role = coalesce(l.role, i.role),
        -- Who gives another role stands for it.
        invited_by = case when l.role <> i.role then m.sender_id else i.invited_by end
      from old join member_import_lines l on l.club_id = ${clubId} and l.import_id = ${importId} and l.line = old.line
      join member_imports m on m.club_id = l.club_id and m.id = l.import_id
      where i.id = old.id
    )
    update member_import_lines l set state = case when old.id is null then 'failed' else 'landed' end,
      why = case when old.id is null then 'The invitation has ended meanwhile' end,
      before = case when old.id is not null then jsonb_build_object('full_name', old.full_name, 'role', old.role, 'invited_by', old.invited_by) end
    from unnest(${lines}::int[]) as due (line) left join old on old.line = due.line
    where l.club_id = ${clubId} and l.import_id = ${importId} and l.line = due.line`;
}

/** Corrects the names of members. Returns who was renamed. */
export async function landNames(sql: Sql, clubId: string, importId: string, lines: number[]): Promise<string[]> {
  await sql`
    with old as (
      select l.line, u.full_name from member_import_lines l
      join memberships m on m.club_id = l.club_id and m.user_id = l.user_id and m.left_at is null
      join users u on u.id = l.user_id
      where l.club_id = ${clubId} and l.import_id = ${importId} and l.line = any(${lines}::int[])
      order by m.user_id for update of m
    )
    update member_import_lines l set state = case when old.line is null then 'failed' else 'landed' end,
      why = case when old.line is null then 'Is no longer a member' end,
      before = case when old.line is not null then jsonb_build_object('full_name', old.full_name) end
    from unnest(${lines}::int[]) as due (line) left join old on old.line = due.line
    where l.club_id = ${clubId} and l.import_id = ${importId} and l.line = due.line`;
  const rows = await sql<{ user_id: string }[]>`
    select l.user_id, rename_member(l.user_id, l.full_name) from member_import_lines l
    where l.club_id = ${clubId} and l.import_id = ${importId} and l.line = any(${lines}::int[]) and l.state = 'landed'`;
  return rows.map(({ user_id }) => user_id);
}

/** Ends an import that may not continue, and says why in each line that is left. */
export async function endWithoutWriting(sql: Sql, clubId: string, importId: string, why: string): Promise<void> {
  await sql`
    update member_import_lines set state = 'failed', why = ${why}
    where club_id = ${clubId} and import_id = ${importId} and state = 'waiting'`;
  await sql`
    update member_import_lines set mail = 'failed'
    where club_id = ${clubId} and import_id = ${importId} and mail = 'waiting'`;
  await endImport(sql, clubId, importId);
}

export async function endImport(sql: Sql, clubId: string, importId: string): Promise<void> {
  await sql`
    update member_imports set landed_at = coalesce(landed_at, clock_now()), ended_at = clock_now()
    where club_id = ${clubId} and id = ${importId}`;
}

export async function updateLanded(sql: Sql, clubId: string, importId: string): Promise<void> {
  await sql`update member_imports set landed_at = clock_now() where club_id = ${clubId} and id = ${importId}`;
}

export interface DueMail extends Pick<MemberImportLinesRow, "line"> {
  email: string;
  full_name: string;
  role: Role;
  /** Whether the invitation still waits for its person. */
  is_pending: boolean;
}

/** The next invitation to mail, as it is now. */
export async function selectOptionalDueMail(sql: Sql, clubId: string, importId: string): Promise<DueMail | undefined> {
  const [row] = await sql<DueMail[]>`
    select l.line, i.email::text, i.full_name, i.role, i.accepted_at is null and i.revoked_at is null as is_pending
    from member_import_lines l join invitations i on i.club_id = l.club_id and i.id = l.invitation_id
    where l.club_id = ${clubId} and l.import_id = ${importId} and l.mail = 'waiting' order by l.line limit 1`;
  return row;
}

export async function endMail(
  sql: Sql,
  { clubId, importId, line }: { clubId: string; importId: string; line: number },
  state: "sent" | "failed" | null,
): Promise<void> {
  await sql`
    update member_import_lines set mail = ${state}
    where club_id = ${clubId} and import_id = ${importId} and line = ${line}`;
  await postpone(sql, clubId, importId, 0);
}

/** Also the turn of the imports: the one that was served last comes last. */
export async function postpone(sql: Sql, clubId: string, importId: string, seconds: number): Promise<void> {
  await sql`
    update member_imports set next_at = clock_now() + make_interval(secs => ${seconds})
    where club_id = ${clubId} and id = ${importId}`;
}
