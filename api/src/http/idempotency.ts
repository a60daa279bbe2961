import { createHash } from "node:crypto";
import type { IdempotencyKeysRow } from "../../db/row-types.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError } from "../errors.ts";

const KEPT = "24 hours";

type KeptResponse = Pick<IdempotencyKeysRow, "route" | "body_hash" | "response">;

/** `clubId` is the club of the call; null if the call founds a club. */
interface KeyedTx extends Pick<ClubTx, "sql" | "userId"> {
  clubId: string | null;
}

/**
 * Runs a create operation once per `Idempotency-Key` (docs/product/booking.md#repeated-requests): a retry gets the first
 * response, another body 422 `idempotency_key_reused`. The key is written in the operation's transaction, so a rejection is not
 * stored, and a concurrent request with the same key waits.
 */
export async function once<T>(
  tx: KeyedTx,
  key: string | undefined,
  route: string,
  body: unknown,
  verb: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return verb();
  const { sql, userId, clubId } = tx;
  // Includes the club, so that a person who changes clubs never gets a response of the old one.
  const bodyHash = createHash("sha256")
    .update(JSON.stringify([clubId, body]))
    .digest("hex");
  await sql`
    delete from idempotency_keys where user_id = ${userId} and key = ${key} and created_at < now() - ${KEPT}::interval`;
  const [inserted] = await sql`
    insert into idempotency_keys (user_id, key, route, body_hash) values (${userId}, ${key}, ${route}, ${bodyHash})
    on conflict do nothing returning key`;
  if (!inserted) return keptResponse(tx, key, route, bodyHash) as Promise<T>;
  const response = await verb();
  await sql`update idempotency_keys set response = ${sql.json(response as never)} where user_id = ${userId} and key = ${key}`;
  return response;
}

async function keptResponse(tx: KeyedTx, key: string, route: string, bodyHash: string): Promise<unknown> {
  const [kept] = await tx.sql<KeptResponse[]>`
    select route, body_hash, response from idempotency_keys where user_id = ${tx.userId} and key = ${key}`;
  if (!kept) throw new DomainError("unavailable", "busy", "The service is busy, please try again");
  if (kept.route !== route || kept.body_hash !== bodyHash) {
    throw new DomainError("rejected", "idempotency_key_reused", "This Idempotency-Key was used for another request", {
      field: "Idempotency-Key",
    });
  }
  return kept.response;
}
