import type { PersonTx } from "../../club-tx.ts";
import { DomainError, notFound } from "../../errors.ts";
import { notifyClub } from "../../live/notify.ts";
import { type AcceptedRow, acceptInvitation } from "../queries.ts";

const REJECTIONS = {
  not_found: () => notFound("Invitation"),
  expired: () =>
    new DomainError(
      "rejected",
      "invitation_expired",
      "This invitation is no longer valid. Please ask your club to invite you again.",
    ),
  already_in_club: () => new DomainError("conflict", "already_in_club", "You belong to a club already"),
};

/**
 * Makes the caller a member of the club that invited their verified address, with the invitation's role
 * (docs/product/identity.md#invitations). Accepting again gives the same response. Rejected: `invitation_expired`,
 * `already_in_club`.
 */
export async function accept({ sql, origin }: PersonTx, id: string): Promise<AcceptedRow> {
  const accepted = await acceptInvitation(sql, id, origin);
  if (typeof accepted === "string") throw REJECTIONS[accepted]();
  if (accepted.is_new) await notifyClub({ sql, clubId: accepted.club_id }, { topic: "members" });
  return accepted;
}
