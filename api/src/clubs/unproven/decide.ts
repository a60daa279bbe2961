import type { PersonTx } from "../../club-tx.ts";
import { DomainError, notFound } from "../../errors.ts";
import { notifyClub } from "../../live/notify.ts";
import { selectOptionalUnproven, updateUnproven } from "./queries.ts";

const MESSAGES = {
  already_in_club: "You belong to a club already",
  subscription_active:
    "The club has a running subscription, so it stays open. To close it, keep it and cancel the subscription under Upgrade.",
};

export interface UnprovenClub {
  id: string;
  name: string;
  location: string;
  created_at: string;
  closes_at: string;
  has_subscription: boolean;
}

/** The club that was founded with the caller's address before it was proven, while it waits for their decision. */
export async function readUnprovenClub({ sql }: PersonTx): Promise<UnprovenClub | null> {
  const row = await selectOptionalUnproven(sql);
  if (!row) return null;
  return { ...row, created_at: row.created_at.toISOString(), closes_at: row.closes_at.toISOString() };
}

/**
 * Makes the caller the admin of that club, or closes it: docs/product/identity.md#clubs-founded-before-the-address-was-proven. A
 * repeated decision changes nothing. Rejected: `not_found`, `already_in_club`, and `subscription_active` for closing a club that is
 * paid for.
 */
export async function decideUnprovenClub(
  { sql, origin }: PersonTx,
  { club_id: clubId, keep }: { club_id: string; keep: boolean },
): Promise<void> {
  const problem = await updateUnproven(sql, clubId, keep, origin);
  if (problem === "not_found") throw notFound("Club");
  if (problem) throw new DomainError("conflict", problem, MESSAGES[problem]);
  await notifyClub({ sql, clubId }, { topic: "club" });
}
