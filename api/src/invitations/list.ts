import type { ClubTx } from "../club-tx.ts";
import { cursorOf, readCursor } from "../http/cursor.ts";
import { invitableRoles } from "./may-invite.ts";
import { countInvitations, selectInvitations } from "./queries.ts";
import { type InvitationResponse, invitationResponse } from "./response.ts";

/** One page of the club's pending invitations, the newest first; the front desk sees those of coaches. */
export async function listInvitations(
  { sql, clubId, role }: ClubTx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ data: InvitationResponse[]; next_cursor: string | null; total: number | null }> {
  const roles = invitableRoles(role);
  const after = cursor ? readCursor(cursor) : null;
  const [rows, total] = await Promise.all([
    selectInvitations(sql, clubId, { roles, after, limit: limit + 1 }),
    after ? null : countInvitations(sql, clubId, roles),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(invitationResponse),
    next_cursor: rows.length > limit && last ? cursorOf(last.created_at, last.id) : null,
    total,
  };
}
