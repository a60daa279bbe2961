import type { Sql } from "../db/pool.ts";

/** How long the code of a remote took to load in a browser. */
export interface RemoteLoad {
  remote: string;
  version: string;
  ms: number;
}

/** The last one is above every time limit of the shell. */
const UPPER_LIMITS_MS = [100, 250, 500, 1_000, 2_000, 4_000, 10_000, 60_000] as const;

/** Hourly, by the upper limit of the time: few rows, and no single visit can be recognised. */
export async function countLoad(sql: Sql, { remote, version, ms }: RemoteLoad): Promise<void> {
  const upTo = UPPER_LIMITS_MS.find((limit) => ms <= limit) ?? 60_000;
  await sql`
    insert into auth.remote_loads as known (hour, remote, version, up_to_ms)
    values (date_trunc('hour', clock_now(), 'UTC'), ${remote}, ${version}, ${upTo})
    on conflict (hour, remote, version, up_to_ms) do update set times = known.times + 1`;
}
