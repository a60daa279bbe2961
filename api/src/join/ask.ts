import { type PersonTx, requirePerson } from "../club-tx.ts";
import { DomainError } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { type JoinRow, joinClubByCode, takeJoinTry } from "./queries.ts";

const alreadyInClub = () => new DomainError("conflict", "already_in_club", "You belong to a club already");

/** Counts a try. Must be committed whatever comes of it, or wrong codes would count for nothing. */
export async function countTry(tx: PersonTx): Promise<void> {
  const { sql, person } = tx;
  await requirePerson(tx);
  if (person.clubId) throw alreadyInClub();
  if (await takeJoinTry(sql)) return;
  throw new DomainError("rate_limited", "join_tries", "Too many codes. Please try again in an hour.", {
    retryAfterSeconds: 3600,
  });
}

/**
 * Asks to join the club whose code this is; a club that admits at once has one more member
 * (docs/product/identity.md#joining-a-club). Asking again answers how it stands. Rejected: `unknown_join_code`.
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
