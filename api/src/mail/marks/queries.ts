import type { BouncedAddressesRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export type MailMarkRow = Pick<BouncedAddressesRow, "address" | "is_complaint" | "bounced_at">;

/** The marks of these addresses in the club, complaints first. */
export const selectMailMarks = (sql: Sql, clubId: string, addresses: readonly string[]): Promise<MailMarkRow[]> =>
  sql<MailMarkRow[]>`
    select address::text as address, is_complaint, bounced_at from bounced_addresses
    where club_id = ${clubId} and address = any(${[...addresses]}::citext[])
    order by is_complaint desc, bounced_at`;

/** Returns what was deleted. */
export const deleteMailMarks = (
  sql: Sql,
  clubId: string,
  addresses: readonly string[],
): Promise<Pick<MailMarkRow, "is_complaint">[]> =>
  sql<Pick<MailMarkRow, "is_complaint">[]>`
    delete from bounced_addresses where club_id = ${clubId} and address = any(${[...addresses]}::citext[])
    returning is_complaint`;
