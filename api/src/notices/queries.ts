import type { NoticeClaimedRow, NoticesRow } from "../../db/row-types.ts";
import { callForRows, callFunction } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";
import type { Notice } from "./notice.ts";

/** An existing notice stays unchanged. */
export async function insertNotices(sql: Sql, clubId: string, notices: Notice[]): Promise<void> {
  // The rules' clock may be moved in tests, the sender's is not: the difference between them is kept.
  await sql`
    insert into notices (club_id, user_id, address, kind, details, dedupe_key, useful_until, send_after)
    select ${clubId}, n."userId", n.address, n.kind, n.details, n."dedupeKey", now() + (n."usefulUntil" - clock_now()),
      now() + make_interval(secs => coalesce(n."afterSeconds", 0))
    from jsonb_to_recordset(${sql.json(notices as never)})
      as n ("userId" uuid, address text, kind text, details jsonb, "dedupeKey" text, "usefulUntil" timestamptz, "afterSeconds" int)
    on conflict do nothing`;
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

/** Deletes those of the club that no sender has claimed. False: one of them was claimed. */
export async function withdrawNotices(sql: Sql, keys: string[]): Promise<boolean> {
  return (await callFunction(sql, "withdraw_notices", keys)) === true;
}

export type NoticeKey = Pick<NoticesRow, "club_id" | "id" | "kind">;

/** `attempts` includes this one. */
export type ClaimedNotice = Omit<NoticeClaimedRow, "problem"> & { address: string };

/** Why a claimed notice ended without being sent: see claim_notices. */
export interface SkippedNotice extends NoticeKey {
  problem: string;
}

/** Claims due notices for a sender, up to a maximum, the oldest first. */
export async function claimNotices(
  sql: Sql,
  claim: string,
  most: number,
): Promise<{ claimed: ClaimedNotice[]; skipped: SkippedNotice[] }> {
  const rows = await callForRows(sql, "claim_notices", claim, most);
  return {
    claimed: rows.flatMap(({ problem, address, ...notice }) =>
      problem === null && address !== null ? [{ ...notice, address }] : [],
    ),
    skipped: rows.flatMap(({ club_id, id, kind, problem }) =>
      problem === null ? [] : [{ club_id, id, kind, problem }],
    ),
  };
}

/**
 * Ends notices that were withdrawn before they were sent, admits what is within the limits, and postpones the rest
 * (docs/decisions/0011).
 */
export async function admitNotices(sql: Sql): Promise<void> {
  await sql`select admit_notices()`;
}

/** False: another sender has claimed it. */
export async function beginHandOver(sql: Sql, { club_id, id }: NoticeKey, claim: string): Promise<boolean> {
  return (await callFunction(sql, "begin_notice_hand_over", club_id, id, claim)) === true;
}

export interface NoticeEnd {
  state: "sent" | "failed" | "in_doubt" | "queued";
  problem: string | null;
  /** The pause before the next attempt, with "queued". */
  pauseSeconds: number;
}

export async function endNotice(sql: Sql, { club_id, id }: NoticeKey, claim: string, end: NoticeEnd): Promise<void> {
  await sql`
    select end_notice(${club_id}, ${id}, ${claim}, ${end.state}, ${end.problem}, make_interval(secs => ${end.pauseSeconds}))`;
}

/** Requeues what a dead sender left behind. Returns the notices in doubt. */
export async function recoverNotices(sql: Sql): Promise<NoticeKey[]> {
  return await callForRows(sql, "recover_notices");
}

/** Deletes notices that ended long ago. Returns how many; fewer than `most` means that none are left. */
export async function purgeNotices(sql: Sql, most: number): Promise<number> {
  return (await callFunction(sql, "purge_notices", most)) ?? 0;
}
