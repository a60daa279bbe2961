import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { AuthCall } from "../../auth/call.ts";
import { LIMITS } from "../../auth/limits/limits.ts";
import { fromHere, takeOrRefuse } from "../../auth/limits/take.ts";
import { linkHash } from "../../auth/one-time/secrets.ts";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";

export interface InvitationPreview {
  club_name: string;
  invited_by: string;
  full_name: string;
  role: Role;
}

/** What an invitation's unused link is for, without using it; null where it is none, or over. The link's holder alone can ask. */
export function previewInvitation(
  call: AuthCall,
  { token_hash, club_id }: { token_hash: string; club_id?: string | undefined },
): Promise<InvitationPreview | null> {
  return authTransaction(call.db, async (sql) => {
    await takeOrRefuse(sql, fromHere(call, LIMITS.invitationPreviewByIp));
    return selectOfLink(sql, linkHash(token_hash), club_id ?? null);
  });
}

async function selectOfLink(sql: Sql, hash: Uint8Array, clubId: string | null): Promise<InvitationPreview | null> {
  const [row] = await sql<InvitationPreview[]>`select * from auth.invitation_of_link(${hash}, ${clubId})`;
  return row ?? null;
}
