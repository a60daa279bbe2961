import type { Sql } from "../../db/pool.ts";
import { deleteKnownBrowsers } from "../known-browsers/queries.ts";
import { updateProviders } from "../oauth/queries.ts";
import { deletePendingPasswords, selectOptionalPendingOfBrowser, updateAdopted } from "../pending-passwords/queries.ts";
import { deleteUnproven, releaseUnprovenClub } from "./queries.ts";

export interface FirstProof {
  userId: string;
  /** The secret of the browser that shows the proof. */
  browser: string | undefined;
  /** The PKCE flow that the proof ends in; its password is adopted when its code is exchanged. */
  flowId?: string | null;
  /** Of a link that an admin's server generated along with the password. */
  passwordHash?: string | null;
  /** What was proven; an e-mail address unless said otherwise. */
  provenBy?: "email" | "phone";
}

/**
 * The address proves itself for the first time. Whatever was set up before may be a stranger's and ends: sessions, second
 * factors, identities, pending changes, passwords, the membership of a club founded with it. The one password, and the one
 * club, that stay were chosen in the browser that shows the proof (docs/decisions/0024, docs/decisions/0025).
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
