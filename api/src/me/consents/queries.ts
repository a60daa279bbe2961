import type { ConsentKind } from "@courtside/contracts/domain/consents.ts";
import type { ConsentsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export interface ConsentRow extends Pick<ConsentsRow, "is_given" | "wording" | "decided_at"> {
  kind: ConsentKind;
}

export async function selectConsents(sql: Sql, clubId: string, userId: string): Promise<ConsentRow[]> {
  return await sql<ConsentRow[]>`
    select kind, is_given, wording, decided_at from consents where club_id = ${clubId} and user_id = ${userId}`;
}

export async function upsertConsent(
  sql: Sql,
  clubId: string,
  userId: string,
  { kind, is_given, wording }: Pick<ConsentRow, "kind" | "is_given" | "wording">,
): Promise<void> {
  await sql`
    insert into consents (club_id, user_id, kind, is_given, wording) values (${clubId}, ${userId}, ${kind}, ${is_given}, ${wording})
    on conflict (club_id, user_id, kind) do update
      set is_given = excluded.is_given, wording = excluded.wording, decided_at = clock_now()`;
}
