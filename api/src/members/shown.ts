import type { ClubTx } from "../club-tx.ts";
import { selectMailMarks } from "../mail/marks/queries.ts";
import { type MemberRow, selectShownInPhotos } from "./queries.ts";
import { type MemberResponse, memberResponse } from "./response.ts";

/** Members as admins see them, with what is kept about them elsewhere. */
export async function shownMembers(
  { sql, clubId }: Pick<ClubTx, "sql" | "clubId">,
  rows: readonly MemberRow[],
): Promise<MemberResponse[]> {
  const ids = rows.map(({ user_id }) => user_id);
  const [inPhotos, marks] = await Promise.all([
    selectShownInPhotos(sql, clubId, ids),
    selectMailMarks(
      sql,
      clubId,
      rows.map(({ email }) => email),
    ),
  ]);
  const markOf = new Map(marks.map((mark) => [mark.address.toLowerCase(), mark]));
  return rows.map((row) => memberResponse(row, inPhotos.has(row.user_id), markOf.get(row.email.toLowerCase())));
}

export async function shownMember(tx: Pick<ClubTx, "sql" | "clubId">, row: MemberRow): Promise<MemberResponse> {
  const [member] = await shownMembers(tx, [row]);
  if (!member) throw new Error("one row gives one member");
  return member;
}
