import { ACCESS_TYPES, expiredRoute } from "@courtside/contracts/domain/access.ts";
import { expect, test } from "vitest";

test("only an expired club leads to its page, and only while it has no access", () => {
  const led = ACCESS_TYPES.map((access_type) => [access_type, expiredRoute({ has_access: false, access_type })]);
  expect(led.filter(([, route]) => route !== null)).toEqual([
    ["trial_expired", "/trial-ended"],
    ["demo_expired", "/demo-ended"],
  ]);
  for (const access_type of ACCESS_TYPES) expect(expiredRoute({ has_access: true, access_type })).toBeNull();
});
