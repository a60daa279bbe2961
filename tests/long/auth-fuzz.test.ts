import { expect, it } from "vitest";
import { ENDPOINTS, fuzz, startFuzzTarget } from "../api/auth/fuzz.ts";
import { fuzzOauth, OAUTH_ENDPOINTS, startOauthFuzzTarget } from "../api/auth/oauth/fuzz.ts";

const target = await startFuzzTarget();
const oauthTarget = await startOauthFuzzTarget();
const RUNS = Number(process.env.FUZZ_RUNS ?? 10_000);
const HALF_AN_HOUR = 1_800_000;

function report(name: string, statuses: Map<number, number>): void {
  console.log(`${name}: ${JSON.stringify(Object.fromEntries([...statuses].toSorted()))}`);
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(RUNS);
}

it.each(ENDPOINTS)(`B6 %s %s responds to ${RUNS} inputs below 500`, { timeout: HALF_AN_HOUR }, async (method, path) => {
  report(`${method} ${path}`, await fuzz(target, [method, path], RUNS));
});

it.each(OAUTH_ENDPOINTS)(
  `B6 %s %s responds to ${RUNS} inputs below 500`,
  { timeout: HALF_AN_HOUR },
  async (method, path) => {
    report(`${method} ${path}`, await fuzzOauth(oauthTarget, [method, path], RUNS));
  },
);
