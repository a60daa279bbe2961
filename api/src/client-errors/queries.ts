import type { Sql } from "../db/pool.ts";

/** A failure of a remote, as a browser reports it. */
export interface ClientError {
  remote: string;
  version: string;
  kind: string;
  screen?: string | undefined;
}

export async function countError(sql: Sql, { remote, version, kind, screen = "" }: ClientError): Promise<void> {
  await sql`
    insert into auth.client_errors as known (hour, remote, version, kind, screen)
    values (date_trunc('hour', clock_now(), 'UTC'), ${remote}, ${version}, ${kind}, ${screen})
    on conflict (hour, remote, version, kind, screen) do update set times = known.times + 1`;
}
