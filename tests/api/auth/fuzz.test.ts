import { expect, it } from "vitest";
import { ENDPOINTS, fuzz, startFuzzTarget } from "./fuzz.ts";

const target = await startFuzzTarget();
const RUNS = 30;

it.each(ENDPOINTS)(`B6 %s %s responds to ${RUNS} inputs below 500`, async (method, path) => {
  const statuses = await fuzz(target, [method, path], RUNS);
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(RUNS);
});
