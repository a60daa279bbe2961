import type { NotificationEvent } from "@courtside/contracts/domain/notifications.ts";
import type { FunctionRows } from "../../../db/row-types.ts";
import { callForRows } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";
import type { SendEnd } from "./outcome.ts";

/** A browser of the notice's reader; the keys are base64. */
export interface Receiver {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

type ClaimedRow = FunctionRows["claim_notice_sends"];

/** `attempts` includes this one. */
export type ClaimedPush = { [Column in keyof ClaimedRow]: NonNullable<ClaimedRow[Column]> } & {
  useful_until: Date | null;
  event: NotificationEvent;
  receivers: Receiver[];
};

/** Claims push messages that are due, up to a maximum. */
export async function claimPushes(sql: Sql, most: number, seconds: number): Promise<ClaimedPush[]> {
  return await callForRows<"claim_notice_sends", ClaimedPush>(sql, "claim_notice_sends", "push", most, seconds);
}

export async function endPush(
  sql: Sql,
  { club_id, notice_id, attempts }: ClaimedPush,
  { state, problem, pauseSeconds }: SendEnd,
): Promise<void> {
  await sql`
    select end_notice_send(${club_id}, ${notice_id}, 'push', ${attempts}, ${state}, ${problem}, make_interval(secs => ${pauseSeconds}))`;
}

/** Subscriptions that their push service has ended. */
export async function deleteGone(sql: Sql, ids: string[]): Promise<void> {
  await sql`delete from auth.push_subscriptions where id = any(${ids}::uuid[])`;
}
