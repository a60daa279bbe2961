import { createHash, randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { insertOptionalSecret, selectHasAdmin } from "./queries.ts";

/** A plain hash will do: nobody guesses 160 random bits. */
export const secretHash = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/**
 * At the start of a server whose installation has no admin yet: prints the secret with which the first one is invited
 * (docs/product/identity.md#first-admin). Once only; an unused one stays good over restarts, and is not told again.
 */
export async function printSetupSecret(db: Database, log: Logger): Promise<void> {
  const secret = randomBytes(20).toString("hex");
  const isNew = await authTransaction(
    db,
    async (sql) => !(await selectHasAdmin(sql)) && (await insertOptionalSecret(sql, secretHash(secret))),
  );
  if (!isNew) return;
  // The one secret that is logged, whatever the log's level: it is nowhere else to be read.
  const notified = log.child({}, { level: "info" });
  notified.info({ setupSecret: secret }, "no admin yet: invite the first one at /admin/invite with this set-up secret");
}
