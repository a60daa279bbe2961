import type { Database } from "../db/pool.ts";
import { authTransaction } from "../db/transaction.ts";
import { KeyFileError, keyFilePath } from "./key-file.ts";
import { type KeySources, type Keys, openKeys } from "./keys.ts";
import { insertFingerprint, selectFingerprint } from "./queries.ts";

const RESTORE =
  "Put the ones of this database back, as DATA_DIR/keys.json or in COURTSIDE_KEYS: a file is in every backup. " +
  "If they are lost for good, npm run new-keys says what that costs (docs/backups.md).";

/**
 * The keys that the database was set up with; the first start accepts any, and the database records them. Throws {@link
 * KeyFileError} if they are missing or differ; then no new ones were created.
 */
export async function openInstallationKeys(
  config: KeySources,
  db: Database,
  onProblem: (error: unknown) => void,
): Promise<Keys> {
  const known = await authTransaction(db, selectFingerprint);
  const keys = await openKeys(config, onProblem, { mayCreate: known === undefined }).catch((error: unknown) => {
    if (error instanceof KeyFileError && error.isMissing) throw new KeyFileError(`${error.message} ${RESTORE}`);
    throw error;
  });
  const own = keys.secretFor("fingerprint of the installation");
  const claimed = known ?? (await claim(db, own));
  if (claimed?.equals(own)) return keys;
  const source = config.keys === undefined ? keyFilePath(config.dataDir) : "COURTSIDE_KEYS";
  throw new KeyFileError(`${source} holds other keys than this database was set up with. ${RESTORE}`);
}

const claim = (db: Database, fingerprint: Buffer): Promise<Buffer | undefined> =>
  authTransaction(db, async (sql) => {
    await insertFingerprint(sql, fingerprint);
    return selectFingerprint(sql);
  });
