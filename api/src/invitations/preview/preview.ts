import type { FunctionRows } from "../../../db/row-types.ts";
import type { AuthCall } from "../../auth/call.ts";
import { LIMITS } from "../../auth/limits/limits.ts";
import { fromHere, takeOrReject } from "../../auth/limits/take.ts";
import { selectIsLinkOpen } from "../../auth/one-time/queries.ts";
import { linkHash } from "../../auth/one-time/secrets.ts";
import { callForRows } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";

export type InvitationPreview = FunctionRows["auth.invitation_of_link"];

export interface LinkPreview {
  /** Also null for the open link of a first admin, whose club is not founded yet. */
  invitation: InvitationPreview | null;
  is_link_open: boolean;
}

/** What the link of an invitation's mail is for, without using it. Only the holder of the link can call this. */
export function previewInvitation(
  call: AuthCall,
  { token_hash, club_id }: { token_hash: string; club_id?: string | undefined },
): Promise<LinkPreview> {
  return authTransaction(call.db, async (sql) => {
    await takeOrReject(sql, fromHere(call, LIMITS.invitationPreviewByIp));
    const hash = linkHash(token_hash);
    return {
      invitation: await selectOfLink(sql, hash, club_id ?? null),
      is_link_open: await selectIsLinkOpen(sql, hash, "invite"),
    };
  });
}

async function selectOfLink(sql: Sql, hash: Uint8Array, clubId: string | null): Promise<InvitationPreview | null> {
  const [row] = await callForRows(sql, "auth.invitation_of_link", hash, clubId);
  return row ?? null;
}
