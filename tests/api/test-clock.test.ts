import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type ApiProcess, startApi } from "../support/api-process.ts";
import { apiUrl, dateFromNow, makeClub } from "../support/world.ts";

let api: ApiProcess;

beforeAll(async () => {
  const env = { DATABASE_URL: inject("apiDatabaseUrl"), DATA_DIR: inject("dataDir"), SITE_URL: apiUrl };
  api = await startApi({ ...env, TEST_CLOCK: "off", SEND_NOTICES: "off" });
});
afterAll(() => api.stop());

test("a server without the tests' clock uses its own", async () => {
  const { member } = await makeClub();
  const grid = `${api.url}/api/v1/availability?date=${dateFromNow(1)}&sport=tennis`;
  for (const now of ["2030-01-01T00:00:00Z", "not even an instant"]) {
    const headers = { authorization: `Bearer ${member.token}`, "x-courtside-now": now };
    const response = await fetch(grid, { headers });
    expect(response.status).toBe(200);
    const { now: serverTime } = (await response.json()) as { now: string };
    expect(Math.abs(Date.parse(serverTime) - Date.now())).toBeLessThan(60_000);
  }
});
