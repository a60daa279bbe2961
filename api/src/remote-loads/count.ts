import type { AuthCall } from "../auth/call.ts";
import { hourly } from "../auth/limits/limits.ts";
import { fromHere, takeOrReject } from "../auth/limits/take.ts";
import { authTransaction } from "../db/transaction.ts";
import { currentReleases } from "../registry/current-releases.ts";
import { countLoad, type RemoteLoad } from "./queries.ts";

/** A whole club may share one address, and each page that is closed reports once. */
export const REMOTE_LOADS_BY_IP = hourly("remote-load", 600);

/** Counts load times of releases that browsers get now, which it returns. */
export async function countLoads(
  call: AuthCall,
  remotesFile: string,
  loads: readonly RemoteLoad[],
): Promise<RemoteLoad[]> {
  const counted = loads.filter(await currentReleases(remotesFile));
  await authTransaction(
    call.db,
    async (sql) => {
      await takeOrReject(sql, fromHere(call, REMOTE_LOADS_BY_IP));
      for (const load of counted) await countLoad(sql, load);
    },
    { changesPeople: false },
  );
  return counted;
}
