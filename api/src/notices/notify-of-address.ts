import { createHash } from "node:crypto";
import { callForRows } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";
import { enqueueNotices } from "./enqueue.ts";

/**
 * Notifies the admins of a club that an address of it is marked, each once: the notice's key says so for as long as the notice is kept. The
 * key has a digest, because an address would make it too long.
 */
export async function notifyOfAddress(sql: Sql, clubId: string, address: string): Promise<void> {
  const admins = await callForRows(sql, "admins_to_tell_of_address", clubId, address);
  const digest = createHash("sha256").update(address.toLowerCase()).digest("hex").slice(0, 32);
  await enqueueNotices(
    { sql, clubId },
    admins.map(({ user_id: userId, name, is_complaint: isComplaint }) => ({
      kind: "address_marked",
      userId,
      details: { address, name, isComplaint },
      dedupeKey: `address_marked:${digest}:${userId}`,
    })),
  );
}
