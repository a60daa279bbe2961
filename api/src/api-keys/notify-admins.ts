import type { ClubTx } from "../club-tx.ts";
import { enqueueNotices } from "../notices/enqueue.ts";
import { type KeyRow, selectAdmins } from "./queries.ts";

/** Notifies every admin of a new key, the one who made it too: their session may be in other hands. */
export async function notifyAdmins(tx: ClubTx, { id, name, scopes, expires_at }: KeyRow): Promise<void> {
  const details = { name, scopes, madeBy: tx.person.fullName, expiresAt: expires_at.toISOString() };
  const admins = await selectAdmins(tx.sql, tx.clubId);
  await enqueueNotices(
    tx,
    admins.map((userId) => ({ kind: "api_key_made", userId, details, dedupeKey: `api_key_made:${id}:${userId}` })),
  );
}
