import { expect, it } from "vitest";
import { fuzzOauth, OAUTH_ENDPOINTS, startOauthFuzzTarget } from "./fuzz.ts";

const target = await startOauthFuzzTarget();
const RUNS = 30;

it.each(OAUTH_ENDPOINTS)(`B6 %s %s responds to ${RUNS} inputs below 500`, async (method, path) => {
  const statuses = await fuzzOauth(target, [method, path], RUNS);
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(RUNS);
});
