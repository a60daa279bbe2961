import type { Sql } from "../../db/pool.ts";
import { deleteUnproven, releaseUnprovenClub, updateProviders } from "../accounts/queries.ts";
import { deleteKnownBrowsers } from "../known-browsers/queries.ts";
import { deletePendingPasswords, selectOptionalPendingOfBrowser, updateAdopted } from "../pending-passwords/queries.ts";

export interface FirstProof {
  userId: string;
  /** The secret of the browser that presents the proof. */
  browser: string | undefined;
  /** The PKCE flow that the proof belongs to; its password is adopted when its code is exchanged. */
  flowId?: string | null;
  /** The password hash of a link that an admin's server generated together with a password. */
  passwordHash?: string | null;
  /** What was proven; by default an e-mail address. */
  provenBy?: "email" | "phone";
}

/**
 * Handles the first proof of an address. Everything that was set up before may be a stranger's and ends: sessions, second
 * factors, identities, pending changes, passwords, the membership of a club founded with it. Only the password and the club
 * chosen in the browser that presents the proof stay (docs/decisions/0024, docs/decisions/0025).
 */
export async function acceptFirstProof(sql: Sql, proof: FirstProof): Promise<void> {
  const { userId, browser, flowId = null, passwordHash, provenBy = "email" } = proof;
  const pending = await selectOptionalPendingOfBrowser(sql, userId, browser);
  if (await deleteUnproven(sql, userId, { keepFlow: flowId, provenBy })) await updateProviders(sql, userId);
  await deleteKnownBrowsers(sql, userId);
  await deletePendingPasswords(sql, userId, { keepFlow: pending ? null : flowId });
  if (provenBy === "email") await releaseUnprovenClub(sql, userId, pending?.club_id);
  if (pending) await updateAdopted(sql, userId, pending, provenBy);
  else if (passwordHash) await sql`update auth.users set password_hash = ${passwordHash} where id = ${userId}`;
}
