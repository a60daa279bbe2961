import { gunzipSync } from "node:zlib";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { expect, test } from "vitest";
import { builtDay } from "../../api/src/availability/shared-days/built-day.ts";
import { sharedDayOf } from "../../api/src/availability/shared-days/shared-day.ts";
import { layOutDate } from "../../api/src/scheduling/days/layout.ts";
import { DATE, occupancy } from "../support/person-day.ts";
import { rulesWith } from "../support/rules.ts";

const COURTS = 20;

/** A number of 0 to 1 that looks random and is the same in every run. */
function* numbers(): Generator<number, never> {
  for (let state = 7; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

/** Twenty courts on which nine of ten slots are taken, each by an occupancy of a random type. */
function fullDay(rules: ClubRules) {
  const layout = layOutDate(DATE, rules);
  const random = numbers();
  const kinds = ["booking", "booking", "booking", "booking", "lesson", "event", "block", "offer_held"] as const;
  const courts = Array.from({ length: COURTS }, (_, n) => ({ id: crypto.randomUUID(), name: `Court ${n + 1}` }));
  const occupancies = courts.flatMap(({ id }) =>
    layout.slots.flatMap(({ startsAt, endsAt }) => {
      if (random.next().value > 0.9) return [];
      const kind = kinds[Math.floor(random.next().value * kinds.length)] ?? "booking";
      const times = { starts_at: new Date(startsAt), ends_at: new Date(endsAt) };
      return [occupancy(0, 1, { court_id: id, kind, reason: kind === "block" ? "Resurfacing" : null, ...times })];
    }),
  );
  return sharedDayOf({ date: DATE, sport: "tennis", layout, courts, occupancies }, "members");
}

test.each([
  [16, 60, 3],
  [64, 15, 8],
])("%i slots on twenty courts travel in the size that the design allows", (slots, slot_length_minutes, kib) => {
  const rules = rulesWith({ slot_length_minutes });
  expect(layOutDate(DATE, rules).slots).toHaveLength(slots);
  const day = fullDay(rules);
  const built = builtDay(day, "members", Number.POSITIVE_INFINITY);
  const sizes = ["gzip", "br"].map((encoding) => built.inEncoding(encoding).bytes.byteLength);
  console.log(`20 x ${slots}: ${JSON.stringify(day).length} bytes of JSON, ${sizes[0]} in gzip, ${sizes[1]} in brotli`);
  for (const size of sizes) expect(size).toBeLessThanOrEqual(kib * 1024);
  expect(JSON.parse(gunzipSync(built.inEncoding("gzip").bytes).toString())).toEqual(JSON.parse(JSON.stringify(day)));
  // Kept, not compressed again.
  expect(built.inEncoding("br").bytes).toBe(built.inEncoding("br, gzip").bytes);
});
