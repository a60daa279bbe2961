import type { AuthInstallationKeysRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

/** The fingerprint of the keys that this database was set up with; undefined before the first start. */
export async function selectFingerprint(sql: Sql): Promise<Buffer | undefined> {
  const [row] = await sql<
    Pick<AuthInstallationKeysRow, "fingerprint">[]
  >`select fingerprint from auth.installation_keys`;
  return row && Buffer.from(row.fingerprint);
}

/** If several processes start at once, one wins. */
export async function insertFingerprint(sql: Sql, fingerprint: Buffer): Promise<void> {
  await sql`insert into auth.installation_keys (fingerprint) values (${fingerprint}) on conflict do nothing`;
}
