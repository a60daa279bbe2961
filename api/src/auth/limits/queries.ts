import { createHash } from "node:crypto";
import type { Sql } from "../../db/pool.ts";
import type { Limit } from "./limits.ts";

/** A hash, so that the table contains no address and no account. */
export const bucketKey = (limit: Limit, whose: string[]) =>
  createHash("sha256")
    .update(JSON.stringify([limit.name, whose]))
    .digest();

/** Takes one token from a bucket. False if it is empty; a rejected attempt costs nothing. */
export async function takeToken(sql: Sql, limit: Limit, whose: string[]): Promise<boolean> {
  const perSecond = limit.perFiveMinutes / 300;
  const taken = await sql`
    insert into auth.rate_limits as bucket (key, tokens, updated_at)
    values (${bucketKey(limit, whose)}, ${limit.burst - 1}, clock_timestamp())
    on conflict (key) do update set
      updated_at = clock_timestamp(),
      tokens = least(${limit.burst}, bucket.tokens
        + ${perSecond} * greatest(0, extract(epoch from clock_timestamp() - bucket.updated_at))) - 1
    where bucket.tokens + ${perSecond} * greatest(0, extract(epoch from clock_timestamp() - bucket.updated_at)) >= 1
    returning 1`;
  return taken.length === 1;
}

/** Seconds until an empty bucket holds its next token; whole, at least one. */
export async function secondsToNextToken(sql: Sql, limit: Limit, whose: string[]): Promise<number> {
  const perSecond = limit.perFiveMinutes / 300;
  const [row] = await sql<{ wait: number }[]>`
    select greatest(1, ceil((1 - tokens) / ${perSecond}::float8
      - extract(epoch from clock_timestamp() - updated_at)))::int as wait
    from auth.rate_limits where key = ${bucketKey(limit, whose)}`;
  return row?.wait ?? 1;
}

export async function returnToken(sql: Sql, limit: Limit, whose: string[]): Promise<void> {
  await sql`
    update auth.rate_limits set tokens = least(${limit.burst}, tokens + 1) where key = ${bucketKey(limit, whose)}`;
}

/** Resets the bucket: it is full again. */
export async function refillBucket(sql: Sql, limit: Limit, whose: string[]): Promise<void> {
  await sql`delete from auth.rate_limits where key = ${bucketKey(limit, whose)}`;
}
