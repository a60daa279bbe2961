import { createHash } from "node:crypto";
import type { FunctionRows } from "../../db/row-types.ts";
import type { ClubTx } from "../club-tx.ts";
import { callForRows } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";
import { DomainError } from "../errors.ts";

export type KeptResponse = FunctionRows["kept_response"];

/** `clubId` is the club of the call; null if the call founds a club. */
interface KeyedTx extends Pick<ClubTx, "sql" | "userId"> {
  clubId: string | null;
}

/** A response to keep, for SQL that writes it together with the operation's own rows. */
export interface ResponseToKeep {
  key: string;
  route: string;
  bodyHash: string;
  response: unknown;
}

/** Gives an operation its response to keep, which it then writes itself. */
export type Keep<T> = (response: T) => ResponseToKeep | null;

/** The response that the person's key has had; concurrent requests with the key wait for this transaction. */
async function readKept(sql: Sql, userId: string, key: string): Promise<KeptResponse | undefined> {
  const [kept] = await callForRows(sql, "kept_response", userId, key);
  return kept;
}

/** How a response is written for keeping: one with a secret is encrypted. */
export interface KeptForm<T> {
  write(response: T): unknown;
  read(kept: unknown): T;
}

/**
 * Runs an operation once per `Idempotency-Key` (docs/product/booking.md#repeated-requests): a retry gets the first
 * response, another body 422 `idempotency_key_reused`. The response is written in the operation's transaction, so a rejection is
 * not stored, and a concurrent request with the same key waits. `read` is for callers that have read the kept one before.
 */
export async function once<T>(
  tx: KeyedTx,
  key: string | undefined,
  route: string,
  body: unknown,
  verb: (keep: Keep<T>) => Promise<T>,
  read: (key: string) => Promise<KeptResponse | undefined> = (key) => readKept(tx.sql, tx.userId, key),
  form: KeptForm<T> = { write: (response) => response ?? null, read: (kept) => kept as T },
): Promise<T> {
  if (key === undefined) return verb(() => null);
  const { sql, userId, clubId } = tx;
  // Includes the club, so that a person who changes clubs never gets a response of the old one.
  const bodyHash = createHash("sha256")
    .update(JSON.stringify([clubId, body]))
    .digest("hex");
  const kept = await read(key);
  if (kept) {
    if (kept.route === route && kept.body_hash === bodyHash) return form.read(kept.response);
    throw new DomainError("rejected", "idempotency_key_reused", "This Idempotency-Key was used for another request", {
      field: "Idempotency-Key",
    });
  }
  let isKept = false;
  const response = await verb((response) => {
    isKept = true;
    return { key, route, bodyHash, response };
  });
  if (!isKept) {
    await sql`
      insert into idempotency_keys (user_id, key, route, body_hash, response)
      values (${userId}, ${key}, ${route}, ${bodyHash}, ${sql.json(form.write(response) as never)})`;
  }
  return response;
}
