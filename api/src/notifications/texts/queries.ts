import { callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

export interface OwnNumberRow {
  /** Digits; null: the account has no proved number. */
  phone: string | null;
  agreed_at: Date | null;
  stopped_at: Date | null;
}

export async function selectOwnNumber(sql: Sql, userId: string): Promise<OwnNumberRow> {
  const [row] = await sql<OwnNumberRow[]>`
    select a.phone, t.agreed_at, t.stopped_at
    from auth.users a left join auth.text_numbers t on t.user_id = a.id and t.phone = a.phone
    where a.id = ${userId} and a.phone_confirmed_at is not null and a.deleted_at is null`;
  return row ?? { phone: null, agreed_at: null, stopped_at: null };
}

/** False: it was so before. */
export async function insertNumber(sql: Sql, userId: string, phone: string): Promise<boolean> {
  const { count } = await sql`
    insert into auth.text_numbers (user_id, phone) values (${userId}, ${phone}) on conflict do nothing`;
  return count > 0;
}

/** A number that has replied STOP is kept, so that it is not texted again by a click. False: there was none. */
export async function deleteNumber(sql: Sql, userId: string): Promise<boolean> {
  const { count } = await sql`delete from auth.text_numbers where user_id = ${userId} and stopped_at is null`;
  return count > 0;
}

/** False: there is no such text. */
export async function takeReceipt(
  sql: Sql,
  { clubId, noticeId }: { clubId: string; noticeId: string },
  { isDelivered, problem }: { isDelivered: boolean; problem: string | null },
): Promise<boolean> {
  return (await callFunction(sql, "take_text_receipt", clubId, noticeId, isDelivered, problem)) === true;
}
