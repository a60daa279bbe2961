import type { NoticeClaimedRow, NoticesRow } from "../../db/row-types.ts";
import { callForRows, callFunction } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";
import type { Notice } from "./notice.ts";

/** A notice that was there before stays as it is. */
export async function insertNotices(sql: Sql, clubId: string, notices: Notice[]): Promise<void> {
  // The rules' clock may be moved in tests, the sender's is not: how long it is of use counts.
  await sql`
    insert into notices (club_id, user_id, kind, details, dedupe_key, useful_until, send_after)
    select ${clubId}, n."userId", n.kind, n.details, n."dedupeKey", now() + (n."usefulUntil" - clock_now()),
      now() + make_interval(secs => coalesce(n."afterSeconds", 0))
    from jsonb_to_recordset(${sql.json(notices as never)})
      as n ("userId" uuid, kind text, details jsonb, "dedupeKey" text, "usefulUntil" timestamptz, "afterSeconds" int)
    on conflict do nothing`;
}

/** Deletes those of the club that no sender has taken. False: one of them was taken. */
export async function withdrawNotices(sql: Sql, keys: string[]): Promise<boolean> {
  return (await callFunction(sql, "withdraw_notices", keys)) === true;
}

export type NoticeKey = Pick<NoticesRow, "club_id" | "id" | "kind">;

/** `attempts` counts this one. */
export type ClaimedNotice = Omit<NoticeClaimedRow, "problem"> & { address: string };

/** Why a claimed notice ended without being sent: see claim_notices. */
export interface SkippedNotice extends NoticeKey {
  problem: string;
}

/** Takes what is due for a sender, at most so many, the oldest first. */
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

/** Ends what was taken back before it was sent, admits what is within the limits, and puts off the rest (docs/decisions/0011). */
export async function admitNotices(sql: Sql): Promise<void> {
  await sql`select admit_notices()`;
}

/** False: it is somebody else's by now. */
export async function beginHandOver(sql: Sql, { club_id, id }: NoticeKey, claim: string): Promise<boolean> {
  return (await callFunction(sql, "begin_notice_hand_over", club_id, id, claim)) === true;
}

export interface NoticeEnd {
  state: "sent" | "failed" | "in_doubt" | "queued";
  problem: string | null;
  /** Until the next attempt, with "queued". */
  pauseSeconds: number;
}

export async function endNotice(sql: Sql, { club_id, id }: NoticeKey, claim: string, end: NoticeEnd): Promise<void> {
  await sql`
    select end_notice(${club_id}, ${id}, ${claim}, ${end.state}, ${end.problem}, make_interval(secs => ${end.pauseSeconds}))`;
}

/** Puts back what a sender that is gone left behind. Returns what is in doubt. */
export async function recoverNotices(sql: Sql): Promise<NoticeKey[]> {
  return await callForRows(sql, "recover_notices");
}

/** Deletes what ended long ago. Returns how many; fewer than `most`: that was all. */
export async function purgeNotices(sql: Sql, most: number): Promise<number> {
  return (await callFunction(sql, "purge_notices", most)) ?? 0;
}
