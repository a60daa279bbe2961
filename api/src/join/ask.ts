import { requireProven } from "../auth/own-account/require-proven.ts";
import { type PersonTx, requirePerson } from "../club-tx.ts";
import { asAuthService } from "../db/transaction.ts";
import { DomainError } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { type JoinRow, joinClubByCode, takeJoinTry } from "./queries.ts";

const alreadyInClub = () => new DomainError("conflict", "already_in_club", "You belong to a club already");

/** Counts a try of who could join. Must be committed whatever the outcome, or wrong codes would not count. */
export async function countTry(tx: PersonTx): Promise<void> {
  await requirePerson(tx);
  await asAuthService(tx.sql, () => requireProven(tx.sql, tx.person.userId));
  if (await takeJoinTry(tx.sql)) return;
  throw new DomainError("rate_limited", "join_tries", "Too many codes. Please try again in an hour.", {
    retryAfterSeconds: 3600,
  });
}

/**
 * Requests membership of the club with this code; if the club admits automatically, the caller becomes a member
 * (docs/product/identity.md#joining-a-club). Repeating it returns the current state. Rejected: `unknown_join_code`.
 */
export async function askToJoin({ sql, person, origin }: PersonTx, code: string): Promise<JoinRow> {
  if (person.clubId) throw alreadyInClub();
  const row = await joinClubByCode(sql, code, origin);
  if (row) {
    await notifyClub({ sql, clubId: row.club_id }, { topic: "members" });
    return row;
  }
  throw new DomainError("rejected", "unknown_join_code", "No club has this code. Please check it with your club.", {
    field: "join_code",
  });
}
