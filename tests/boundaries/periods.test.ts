import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { DEMO_MINUTES, GRACE_DAYS, TRIAL_DAYS } from "@courtside/contracts/domain/periods.ts";
import { expect, test } from "vitest";

const functions = resolve(import.meta.dirname, "../../api/db/functions");

// What the sentences of the product say, and what the database does.
test.each([
  ["clubs/auth.found_club.sql", "trialing", `${TRIAL_DAYS} days`],
  ["access/grace_ends_at.sql", "past_due", `${GRACE_DAYS} days`],
  ["demo/demo_ends_at.sql", "visitor_since", `${DEMO_MINUTES} minutes`],
])("%s takes the period that people read", (file, what, period) => {
  const lines = readFileSync(resolve(functions, file), "utf8").split("\n");
  const intervals = lines
    .filter((line) => line.includes(what))
    .flatMap((line) => [...line.matchAll(/interval '([^']+)'/g)].map(([, text]) => text));
  expect(intervals).toEqual([period]);
});
