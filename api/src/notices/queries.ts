import type { NoticeClaimedRow, NoticesRow } from "../../db/row-types.ts";
import { callForRows, callFunction } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";
import { wakeJob } from "../live/notify.ts";
import { eventOf } from "./event-of.ts";
import type { MailText } from "./mail-text.ts";
import type { Notice } from "./notice.ts";

/** An existing notice stays unchanged. */
export async function insertNotices(sql: Sql, clubId: string, notices: Notice[]): Promise<void> {
  const rows = notices.map((notice) => ({ ...notice, event: eventOf(notice.kind, notice.details) }));
  // The rules' clock may be moved in tests, the sender's is not: the difference between them is kept.
  await sql`
    insert into notices (club_id, user_id, address, kind, event, details, dedupe_key, useful_until, send_after, inbox_after)
    select ${clubId}, n."userId", n.address, n.kind, n.event, n.details, n."dedupeKey", now() + (n."usefulUntil" - clock_now()),
      due.at, case when n."userId" is not null and n.event is not null then due.at end
    from jsonb_to_recordset(${sql.json(rows as never)}) as n ("userId" uuid, address text, kind text, event text, details jsonb,
        "dedupeKey" text, "usefulUntil" timestamptz, "afterSeconds" int),
      lateral (select now() + make_interval(secs => coalesce(n."afterSeconds", 0)) as at) due
    on conflict do nothing`;
  await wakeJob(sql, "notices");
}

/** The details of a notice that no sender has claimed; null if there is none. */
export async function selectQueuedDetails(sql: Sql, clubId: string, key: string): Promise<unknown> {
  const [row] = await sql<Pick<NoticesRow, "details">[]>`
    select details from notices where club_id = ${clubId} and dedupe_key = ${key} and state = 'queued' and attempts = 0`;
  return row?.details ?? null;
}

export interface SeriesCanceledRow extends Pick<NoticesRow, "dedupe_key" | "user_id" | "address"> {
  details: Extract<Notice, { kind: "series_canceled" }>["details"];
}

/** The notices, sent or not, that a booking was canceled with others of its series; `sequence` is its number since then. */
export function selectSeriesCanceled(sql: Sql, clubId: string, booking: { id: string; sequence: number }) {
  return sql<SeriesCanceledRow[]>`
    select dedupe_key, user_id, address, details from notices
    where club_id = ${clubId} and kind = 'series_canceled' and details->'canceled' @> ${sql.json([{ booking }])}`;
}

/**
 * Deletes those of the club that no sender has claimed; with `onlyUnknown` without those that their reader may know. False: one of them
 * stays.
 */
export async function withdrawNotices(sql: Sql, keys: string[], onlyUnknown: boolean): Promise<boolean> {
  return (await callFunction(sql, "withdraw_notices", keys, onlyUnknown)) === true;
}

/**
 * Ends the club's notices of a kind about a subject that still wait. Returns in how many seconds the one that replaces them should be
 * due, so that there is one in `pause` seconds at most.
 */
export async function replaceNotices(sql: Sql, kind: Notice["kind"], subject: string, pause: number): Promise<number> {
  return Math.ceil((await callFunction(sql, "replace_notices", kind, subject, pause)) ?? 0);
}

export type NoticeKey = Pick<NoticesRow, "club_id" | "id" | "kind">;

/** `attempts` includes this one. */
export type ClaimedNotice = Omit<NoticeClaimedRow, "problem" | "created_at"> & { address: string; created_at: Date };

/** Why a claimed notice ended without being sent, or went back until quiet hours end or its daily mail: see claim_notices. */
export interface SkippedNotice extends NoticeKey {
  problem: string;
}

export const isWaiting = ({ problem }: SkippedNotice): boolean => problem === "quiet hours" || problem === "daily mail";

/** Claims due notices for a sender, up to a maximum, the oldest first. */
export async function claimNotices(
  sql: Sql,
  claim: string,
  most: number,
): Promise<{ claimed: ClaimedNotice[]; skipped: SkippedNotice[] }> {
  const rows = await callForRows(sql, "claim_notices", claim, most);
  return {
    claimed: rows.flatMap(({ problem, address, created_at, ...notice }) =>
      problem === null && address !== null && created_at ? [{ ...notice, address, created_at }] : [],
    ),
    skipped: rows.flatMap(({ club_id, id, kind, problem }) =>
      problem === null ? [] : [{ club_id, id, kind, problem }],
    ),
  };
}

/** The club's own text of its daily mails; null: it has none. */
export async function selectDailyMailText(sql: Sql, clubId: string): Promise<MailText | null> {
  const [own] = await callForRows(sql, "daily_mail_text", clubId);
  return own?.subject && own.body ? { subject: own.subject, text: own.body } : null;
}

/**
 * Ends notices that were withdrawn before they were sent, admits what is within the limits, and postpones the rest
 * (docs/decisions/0011). Whether more may be due.
 */
export async function admitNotices(sql: Sql): Promise<boolean> {
  return (await callFunction(sql, "admit_notices")) === true;
}

/** Of the notices of one mail. False: another sender has claimed one of them, and this transaction must be rolled back. */
export async function beginHandOver(sql: Sql, notices: readonly NoticeKey[], claim: string): Promise<boolean> {
  const [row] = await sql<{ is_ours: boolean }[]>`
    select bool_and(begin_notice_hand_over(n.club_id, n.id, ${claim})) as is_ours
    from jsonb_to_recordset(${sql.json(keysOf(notices))}) as n (club_id uuid, id uuid)`;
  return row?.is_ours === true;
}

const keysOf = (notices: readonly NoticeKey[]) => notices.map(({ club_id, id }) => ({ club_id, id }));

export interface NoticeEnd {
  state: "sent" | "failed" | "in_doubt" | "queued";
  problem: string | null;
  /** The pause before the next attempt, with "queued". */
  pauseSeconds: number;
  /** Whether the mail server has rejected the mail for good. */
  isBounced?: boolean;
}

export async function endNotice(sql: Sql, { club_id, id }: NoticeKey, claim: string, end: NoticeEnd): Promise<void> {
  await sql`
    select end_notice(${club_id}, ${id}, ${claim}, ${end.state}, ${end.problem}, make_interval(secs => ${end.pauseSeconds}),
      ${end.isBounced ?? false})`;
}

/** Puts due notices into inboxes, up to a maximum. Returns whose have changed, and how many were due, by club. */
export async function postToInboxes(sql: Sql, most: number) {
  const rows = await callForRows(sql, "post_to_inboxes", most);
  return rows.flatMap(({ club_id, user_ids, due }) =>
    club_id ? [{ clubId: club_id, people: user_ids ?? [], due: due ?? 0 }] : [],
  );
}

/** Requeues what a dead sender left behind. Returns the notices in doubt. */
export async function recoverNotices(sql: Sql): Promise<NoticeKey[]> {
  return await callForRows(sql, "recover_notices");
}

/** Deletes notices that ended long ago. Returns how many; fewer than `most` means that none are left. */
export async function purgeNotices(sql: Sql, most: number): Promise<number> {
  return (await callFunction(sql, "purge_notices", most)) ?? 0;
}
