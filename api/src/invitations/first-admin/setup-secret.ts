import { createHash, randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { insertOptionalSecret, selectHasAdmin } from "./queries.ts";

/** A plain hash is safe: 160 random bits cannot be guessed. */
export const secretHash = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/**
 * When a server starts whose installation has no admin yet: prints the secret for inviting the first one
 * (docs/product/identity.md#first-admin). It is printed once; an unused one remains valid over restarts.
 */
export async function printSetupSecret(db: Database, log: Logger): Promise<void> {
  const secret = randomBytes(20).toString("hex");
  const isNew = await authTransaction(
    db,
    async (sql) => !(await selectHasAdmin(sql)) && (await insertOptionalSecret(sql, secretHash(secret))),
  );
  if (!isNew) return;
  // The only secret that is logged, at every log level: it is available nowhere else.
  const infoLog = log.child({}, { level: "info" });
  infoLog.info({ setupSecret: secret }, "no admin yet: invite the first one at /admin/invite with this set-up secret");
}
