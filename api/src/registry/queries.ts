import type { ReleaseHealth } from "@courtside/contracts/domain/canary.ts";
import type { Sql } from "../db/pool.ts";
import type { GivenRelease } from "./read-registry.ts";

/** Adds to what is counted of a release since its remote's canary began. */
export async function countHealth(
  sql: Sql,
  { remote, since, version }: GivenRelease,
  { pages = 0, errors = 0 }: Partial<ReleaseHealth>,
): Promise<void> {
  await sql`
    insert into auth.canary_health as known (remote, since, version, pages, errors)
    values (${remote}, ${since}, ${version}, ${pages}, ${errors})
    on conflict (remote, since, version) do update
    set pages = known.pages + excluded.pages, errors = known.errors + excluded.errors`;
}

/** By version. */
export async function selectHealth(
  sql: Sql,
  { remote, since }: Pick<GivenRelease, "remote" | "since">,
): Promise<Map<string, ReleaseHealth>> {
  const rows = await sql<({ version: string } & ReleaseHealth)[]>`
    select version, pages, errors from auth.canary_health where remote = ${remote} and since = ${since}`;
  return new Map(rows.map(({ version, pages, errors }) => [version, { pages, errors }]));
}
