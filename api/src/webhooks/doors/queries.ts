import type { DoorCodesRow, DoorGatewaysRow, FunctionRows } from "../../../db/row-types.ts";
import { callForRows, callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

export type GatewayRow = Pick<DoorGatewaysRow, "url" | "created_at" | "problem" | "reached_at">;

export async function selectOptionalGateway(sql: Sql, clubId: string): Promise<GatewayRow | null> {
  const [row] = await sql<GatewayRow[]>`
    select url, created_at, problem, reached_at from door_gateways where club_id = ${clubId}`;
  return row ?? null;
}

/** Replaces the club's gateway: the new one gets every code. */
export async function replaceGateway(sql: Sql, clubId: string, url: string, sealed: Buffer): Promise<GatewayRow> {
  await deleteGateway(sql, clubId);
  const [row] = await sql<GatewayRow[]>`
    insert into door_gateways (club_id, url, secret_sealed) values (${clubId}, ${url}, ${sealed})
    returning url, created_at, problem, reached_at`;
  if (!row) throw new Error("the new gateway is missing");
  return row;
}

export async function deleteGateway(sql: Sql, clubId: string): Promise<boolean> {
  const { count } = await sql`delete from door_gateways where club_id = ${clubId}`;
  return count > 0;
}

export type CodeRow = Pick<DoorCodesRow, "code_sealed" | "valid_from" | "valid_until" | "court_id" | "state">;

export async function selectOptionalCode(sql: Sql, clubId: string, bookingId: string): Promise<CodeRow | null> {
  const [row] = await sql<CodeRow[]>`
    select code_sealed, valid_from, valid_until, court_id, state from door_codes
    where club_id = ${clubId} and booking_id = ${bookingId} and state <> 'removing'`;
  return row ?? null;
}

type ClaimedRow = FunctionRows["claim_door_codes"];
export type ClaimedCode = { [Column in Exclude<keyof ClaimedRow, "code_sealed">]: NonNullable<ClaimedRow[Column]> } & {
  code_sealed: ClaimedRow["code_sealed"];
};

export async function claimCodes(sql: Sql, most: number, seconds: number): Promise<ClaimedCode[]> {
  return await callForRows<"claim_door_codes", ClaimedCode>(sql, "claim_door_codes", most, seconds);
}

export interface AttemptEnd {
  code: Uint8Array | null;
  /** Null: it succeeded. */
  problem: string | null;
  /** Seconds until the next attempt. */
  pause: number;
}

export const endAttempt = (
  sql: Sql,
  { club_id, booking_id, claim, secret_sealed }: ClaimedCode,
  { code, problem, pause }: AttemptEnd,
) =>
  callFunction(
    sql,
    "end_door_attempt",
    club_id,
    booking_id,
    claim,
    code as never,
    problem,
    pause,
    secret_sealed as never,
  );
