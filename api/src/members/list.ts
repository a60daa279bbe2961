import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { cursorOf, readCursor } from "../http/cursor.ts";
import { countMembers, type MemberSort, selectMembers } from "./queries.ts";
import type { MemberResponse } from "./response.ts";
import { shownMembers } from "./shown.ts";

export interface MemberQuery {
  q?: string | undefined;
  role?: Role | undefined;
  sort: MemberSort | `-${MemberSort}`;
  cursor?: string | undefined;
  limit: number;
}

export interface MemberPage {
  data: MemberResponse[];
  next_cursor: string | null;
  /** The size of the whole list; only with its first page. */
  total: number | null;
}

/** The club's members, sorted, filtered by a part of name or email. A cursor goes on in the order of its list. */
export async function listMembers(tx: ClubTx, { q, role, sort, cursor, limit }: MemberQuery): Promise<MemberPage> {
  if (!can(tx.role, "members:manage")) throw forbidden();
  const wanted = { search: q || null, role: role ?? null };
  const [rows, total] = await Promise.all([
    selectMembers(tx.sql, { ...wanted, ...orderOf(sort), after: cursor ? readCursor(cursor) : null, limit: limit + 1 }),
    cursor ? null : countMembers(tx.sql, wanted),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: await shownMembers(tx, shown),
    next_cursor: rows.length > limit && last ? cursorOf(last.joined_at, last.user_id) : null,
    total,
  };
}

const orderOf = (sort: MemberQuery["sort"]) => ({
  sort: sort.replace("-", "") as MemberSort,
  descending: sort.startsWith("-"),
});
