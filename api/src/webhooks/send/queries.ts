import type { FunctionRows } from "../../../db/row-types.ts";
import { callForRows, callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

type ClaimedRow = FunctionRows["claim_webhooks"];
export type ClaimedDelivery = { [Column in keyof ClaimedRow]: NonNullable<ClaimedRow[Column]> };

export async function claimDeliveries(sql: Sql, most: number, seconds: number): Promise<ClaimedDelivery[]> {
  return await callForRows<"claim_webhooks", ClaimedDelivery>(sql, "claim_webhooks", most, seconds);
}

export interface AttemptEnd {
  isDelivered: boolean;
  /** The receiver says that it is gone for good. */
  isGone: boolean;
  /** Seconds until the next attempt; null: there is none. */
  pause: number | null;
  entry: { at: string; status: number | null; problem: string | null; milliseconds: number };
}

/** Why the webhook is paused now, if it is because of this attempt. */
export const endAttempt = (
  sql: Sql,
  { club_id, id, attempts }: ClaimedDelivery,
  { isDelivered, isGone, pause, entry }: AttemptEnd,
): Promise<string | null> =>
  callFunction(sql, "end_webhook_attempt", club_id, id, attempts, isDelivered, isGone, pause, sql.json(entry as never));
