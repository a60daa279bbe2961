import type { Sql } from "../db/pool.ts";

/** A failure of a remote, as a browser reports it. */
export interface ClientError {
  remote: string;
  version: string;
  kind: string;
  screen?: string | undefined;
  club?: string | undefined;
}

export async function countError(sql: Sql, { remote, version, kind, screen = "" }: ClientError): Promise<void> {
  await sql`
    insert into auth.client_errors as known (hour, remote, version, kind, screen)
    values (date_trunc('hour', clock_now(), 'UTC'), ${remote}, ${version}, ${kind}, ${screen})
    on conflict (hour, remote, version, kind, screen) do update set times = known.times + 1`;
}

/** Which clubs a release fails in: a table of its own, because most failures are those of all clubs. */
export async function countErrorOfClub(
  sql: Sql,
  { remote, version, club }: Pick<ClientError, "remote" | "version"> & { club: string },
): Promise<void> {
  await sql`
    insert into auth.client_errors_of_clubs as known (hour, remote, version, club)
    values (date_trunc('hour', clock_now(), 'UTC'), ${remote}, ${version}, ${club})
    on conflict (hour, remote, version, club) do update set times = known.times + 1`;
}

/** In a transaction that is bound to the club: whether there is one. */
export async function isClub(sql: Sql, club: string): Promise<boolean> {
  const [row] = await sql`select 1 from clubs where id = ${club}`;
  return row !== undefined;
}
