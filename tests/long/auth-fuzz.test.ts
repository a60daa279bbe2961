import { expect, it } from "vitest";
import { ENDPOINTS, fuzz, startFuzzTarget } from "../api/auth/fuzz.ts";

const target = await startFuzzTarget();
const RUNS = 10_000;

it.each(ENDPOINTS)(`B6 %s %s answers ${RUNS} inputs below 500`, { timeout: 1_800_000 }, async (method, path) => {
  const statuses = await fuzz(target, [method, path], RUNS);
  console.log(`${method} ${path}: ${JSON.stringify(Object.fromEntries([...statuses].toSorted()))}`);
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(RUNS);
});
