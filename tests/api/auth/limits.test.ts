import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../../api/src/auth/limits/limits.ts";
import { bucketKey, refillBucket, returnToken, takeToken } from "../../../api/src/auth/limits/queries.ts";
import { ownerSql } from "../../support/world.ts";

const limit = LIMITS.signUpByIp;
const take = (whose: string[]) => ownerSql.begin((sql) => takeToken(sql, limit, whose));

describe("a token bucket", () => {
  it("allows its burst and no more, however many requests come at once", async () => {
    const whose = [randomUUID()];
    const taken = await Promise.all(Array.from({ length: limit.burst + 10 }, () => take(whose)));
    expect(taken.filter(Boolean)).toHaveLength(limit.burst);
    expect(await take([randomUUID()])).toBe(true);
  });

  it("refills evenly, up to its burst", async () => {
    const whose = [randomUUID()];
    const ask = async (secondsLater: number, left: number) => {
      await ownerSql`update auth.rate_limits set tokens = ${left}, updated_at = now() - make_interval(secs => ${secondsLater})
        where key = ${bucketKey(limit, whose)}`;
      return take(whose);
    };
    await take(whose);
    expect(await ask(0, 0)).toBe(false);
    const seconds = 300 / limit.perFiveMinutes;
    // It refills while it is asked as well.
    expect(await ask(seconds / 2, 0)).toBe(false);
    expect(await ask(seconds, 0)).toBe(true);
  });

  it("returns what was taken", async () => {
    const whose = [randomUUID()];
    for (let taken = 0; taken < limit.burst; taken++) await take(whose);
    expect(await take(whose)).toBe(false);
    await ownerSql.begin((sql) => returnToken(sql, limit, whose));
    expect([await take(whose), await take(whose)]).toEqual([true, false]);
    await ownerSql.begin((sql) => refillBucket(sql, limit, whose));
    expect(await take(whose)).toBe(true);
  });
});
