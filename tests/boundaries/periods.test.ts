import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  CLOSED_CLUB_DAYS,
  CLOSED_CLUB_RECORDS_DAYS,
  DEMO_MINUTES,
  GRACE_DAYS,
  TRIAL_DAYS,
} from "@courtside/contracts/domain/periods.ts";
import { expect, test } from "vitest";

const functions = resolve(import.meta.dirname, "../../api/db/functions");

// What the sentences of the product say, and what the database does.
test.each([
  ["clubs/auth.found_club.sql", "trialing", `${TRIAL_DAYS} days`],
  ["access/grace_ends_at.sql", "past_due", `${GRACE_DAYS} days`],
  ["demo/demo_ends_at.sql", "visitor_since", `${DEMO_MINUTES} minutes`],
  ["closing/delete_closed_clubs.sql", "select * from clubs where closed_at", `${CLOSED_CLUB_DAYS} days`],
  ["closing/delete_closed_clubs.sql", "then records else content", `${CLOSED_CLUB_RECORDS_DAYS} days`],
])("%s takes the period that people read", (file, what, period) => {
  const lines = readFileSync(resolve(functions, file), "utf8").split("\n");
  const intervals = lines
    .filter((line) => line.includes(what))
    .flatMap((line) => [...line.matchAll(/interval '([^']+)'/g)].map(([, text]) => text));
  expect(intervals).toEqual([period]);
});
