import { selectOptionalUserForUpdate } from "../auth/accounts/queries.ts";
import { requireNoClub } from "../auth/accounts/require-no-club.ts";
import { audit } from "../auth/audit.ts";
import type { AuthCall } from "../auth/call.ts";
import { eraseAccount } from "../auth/own-account/erase-account.ts";
import type { PersonTx } from "../club-tx.ts";
import { asAuthService } from "../db/transaction.ts";
import { DomainError, forbidden } from "../errors.ts";

/** Ends the caller's membership, with their future bookings. */
export type LeaveClub = (tx: PersonTx, clubId: string) => Promise<{ canceled_bookings: number }>;

export interface ErasedPerson {
  id: string;
  canceled_bookings: number;
}

/**
 * Erases the caller's account: they leave their club as by `POST /me/leave-club`, and their identity is removed from every table;
 * what happened stays without it (docs/product/privacy.md#erasing-an-account). Rejected: `last_admin`, `preview`, demo visitors
 * and QA accounts.
 */
export async function eraseOneself(tx: PersonTx, { caller }: AuthCall, leaveClub: LeaveClub): Promise<ErasedPerson> {
  const { sql, person, origin } = tx;
  const { userId, clubId } = person;
  if (person.isDemo || person.qaRole) throw forbidden("This account cannot be erased");
  if (person.impersonatingRole) {
    throw new DomainError("conflict", "preview", "Please end the preview of another role first.");
  }
  const { canceled_bookings } = clubId ? await leaveClub(tx, clubId) : { canceled_bookings: 0 };
  await asAuthService(sql, async () => {
    await selectOptionalUserForUpdate(sql, userId);
    await requireNoClub(sql, userId);
    const detail = { self: true, ...(await eraseAccount(sql, userId)) };
    await audit(sql, caller, { action: "user_deleted", userId, sessionId: origin.sessionId ?? undefined, detail });
  });
  return { id: userId, canceled_bookings };
}
