import type { AuthCall } from "../auth/call.ts";
import { hourly } from "../auth/limits/limits.ts";
import { fromHere, takeOrReject } from "../auth/limits/take.ts";
import { authTransaction } from "../db/transaction.ts";
import { parseRegistry, registryText } from "../registry/read-registry.ts";
import { countLoad, type RemoteLoad } from "./queries.ts";

/** A whole club may share one address, and each page that is closed reports once. */
export const REMOTE_LOADS_BY_IP = hourly("remote-load", 600);

/** Counts load times of releases that browsers get now; others, which a stranger could make up, are left out. */
export async function countLoads(call: AuthCall, remotesFile: string, loads: readonly RemoteLoad[]): Promise<void> {
  const text = await registryText(remotesFile);
  const registry = text === null ? null : parseRegistry(text);
  const released = new Set([...(registry?.document.remotes ?? []), ...(registry?.canaries ?? [])].map(keyOf));
  await authTransaction(
    call.db,
    async (sql) => {
      await takeOrReject(sql, fromHere(call, REMOTE_LOADS_BY_IP));
      for (const load of loads.filter((one) => released.has(keyOf(one)))) await countLoad(sql, load);
    },
    { changesPeople: false },
  );
}

/** `version` as the registry and as a report name it. */
function keyOf(entry: unknown): string {
  const { name, remote, version } = Object(entry);
  return `${remote ?? name} ${version}`;
}
