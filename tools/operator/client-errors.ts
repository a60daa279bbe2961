import type { OperatorSql } from "./as-operator.ts";

export interface CountedErrors {
  remote: string;
  version: string;
  type: string;
  screen: string;
  times: number;
  last: Date;
}

/** What browsers reported of failing remotes within so many days, by release, the most frequent first. They name no club. */
export const clientErrors = async (sql: OperatorSql, days: number): Promise<CountedErrors[]> => [
  ...(await sql<CountedErrors[]>`
    select remote, version, kind as type, screen, sum(times)::int as times, max(hour) as last from auth.client_errors
    where hour > now() - make_interval(days => ${days})
    group by remote, version, kind, screen order by times desc, last desc, remote, version, kind, screen limit 200`),
];
