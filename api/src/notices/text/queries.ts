import type { FunctionRows } from "../../../db/row-types.ts";
import { callForRows, callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";
import type { SendEnd } from "../push/outcome.ts";

type ClaimedRow = FunctionRows["claim_notice_sends"];

/** `attempts` includes this one; the number is digits. */
export type ClaimedText = { [Column in keyof ClaimedRow]: NonNullable<ClaimedRow[Column]> } & {
  useful_until: Date | null;
  receivers: [{ phone: string }];
};

/** Claims text messages that are due, up to a maximum. */
export async function claimTexts(sql: Sql, most: number, seconds: number): Promise<ClaimedText[]> {
  return await callForRows<"claim_notice_sends", ClaimedText>(sql, "claim_notice_sends", "text", most, seconds);
}

export interface TextLimits {
  cost: number;
  mostCost: number;
  mostInHour: number;
}

/** Why the text must not be sent; null: it may, and its cost is counted. */
export function beginTextHandOver(
  sql: Sql,
  { club_id, notice_id, attempts }: ClaimedText,
  { cost, mostCost, mostInHour }: TextLimits,
): Promise<string | null> {
  return callFunction(sql, "begin_text_hand_over", club_id, notice_id, attempts, cost, mostCost, mostInHour);
}

export interface TextEnd extends Omit<SendEnd, "state"> {
  state: SendEnd["state"] | "in_doubt" | "skipped";
}

export async function endText(
  sql: Sql,
  { club_id, notice_id, attempts }: ClaimedText,
  { state, problem, pauseSeconds }: TextEnd,
): Promise<void> {
  await sql`
    select end_notice_send(${club_id}, ${notice_id}, 'text', ${attempts}, ${state}, ${problem}, make_interval(secs => ${pauseSeconds}))`;
}

/** What the owner of a number has replied. Returns the accounts that this changes. */
export async function updateStopped(sql: Sql, phone: string, isStopped: boolean): Promise<string[]> {
  const rows = await sql<{ user_id: string }[]>`
    update auth.text_numbers set stopped_at = ${isStopped ? sql`clock_now()` : null}
    where phone = ${phone} and (stopped_at is null) = ${isStopped} returning user_id`;
  return rows.map(({ user_id }) => user_id);
}
