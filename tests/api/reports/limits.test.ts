import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { makeClub, type TestClub } from "../../support/world.ts";

const span = { from: "2026-07-01", to: "2026-07-02" };
const read = ({ admin }: TestClub, report: string) => call(`/reports/${report}`, { token: admin.token, query: span });

test("a club's reports are limited together, and another club's are its own", async () => {
  const [club, other] = await Promise.all([makeClub(), makeClub()]);
  const statuses = new Map<number, number>();
  // Apart from what comes back in the meantime.
  for (let round = 0; round < 14; round++)
    for (const { status } of await Promise.all(Array.from({ length: 10 }, () => read(club, "utilisation"))))
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
  expect([...statuses.keys()].toSorted()).toEqual([200, 429]);
  expect(statuses.get(200)).toBeGreaterThanOrEqual(120);
  const rejected = await read(club, "activity");
  expect([rejected.status, rejected.rejection.code]).toEqual([429, "over_request_rate_limit"]);
  for (const report of ["utilisation", "activity"]) expect((await read(other, report)).status).toBe(200);
});
