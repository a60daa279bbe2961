import { gunzipSync } from "node:zlib";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { expect, test } from "vitest";
import { builtDay } from "../../api/src/availability/shared-days/built-day.ts";
import { sharedDayOf, type Variant } from "../../api/src/availability/shared-days/shared-day.ts";
import { courtsInUse } from "../../api/src/scheduling/days/courts-in-use.ts";
import { layOutDate } from "../../api/src/scheduling/days/layout.ts";
import type { OccupancyRow } from "../../api/src/scheduling/days/queries.ts";
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

/** Twenty courts on which nine of ten slots are taken, each by an occupancy of a random type; with the players of its bookings if given. */
function fullDay(rules: ClubRules, variant: Variant, party: Partial<OccupancyRow> = {}, is_active = true) {
  const layout = layOutDate(DATE, rules);
  const random = numbers();
  const kinds = ["booking", "booking", "booking", "booking", "lesson", "event", "block", "offer_held"] as const;
  const courts = Array.from({ length: COURTS }, (_, n) => ({
    ...{ id: crypto.randomUUID(), name: `Court ${n + 1}` },
    ...{ surface: "artificial grass" as const, is_indoor: n % 2 === 0, is_active },
  }));
  const occupancies = courts.flatMap(({ id }) =>
    layout.slots.flatMap(({ startsAt, endsAt }) => {
      if (random.next().value > 0.9) return [];
      const kind = kinds[Math.floor(random.next().value * kinds.length)] ?? "booking";
      const times = { starts_at: new Date(startsAt), ends_at: new Date(endsAt) };
      const reason = kind === "block" ? "Resurfacing" : null;
      return [occupancy(0, 1, { court_id: id, kind, reason, ...times, ...(kind === "booking" && party) })];
    }),
  );
  return sharedDayOf(
    { date: DATE, sport: "tennis", layout, ...courtsInUse(courts, occupancies, layout.slots) },
    variant,
  );
}

test.each([
  [16, 60, 3],
  [64, 15, 8],
])("%i slots on twenty courts travel in the size that the design allows", (slots, slot_length_minutes, kib) => {
  const rules = rulesWith({ slot_length_minutes });
  expect(layOutDate(DATE, rules).slots).toHaveLength(slots);
  const day = fullDay(rules, "members");
  const built = builtDay(day, "members", Number.POSITIVE_INFINITY);
  const sizes = (["gzip", "br"] as const).map((encoding) => built.encoded(encoding).byteLength);
  console.log(`20 x ${slots}: ${JSON.stringify(day).length} bytes of JSON, ${sizes[0]} in gzip, ${sizes[1]} in brotli`);
  for (const size of sizes) expect(size).toBeLessThanOrEqual(kib * 1024);
  expect(JSON.parse(gunzipSync(built.encoded("gzip")).toString())).toEqual(JSON.parse(JSON.stringify(day)));
});

test("players make the staff's day larger, and the members' not by a byte", () => {
  const rules = rulesWith({ slot_length_minutes: 60 });
  const party = { players: ["Ada Lindqvist", "Ben Okafor"], guest_fees_due_cents: 1_250, is_unnamed: true };
  const sizeOf = (variant: Variant, given?: Partial<OccupancyRow>) => {
    const day = fullDay(rules, variant, given);
    return { plain: JSON.stringify(day).length, gzip: builtDay(day, variant, 0).encoded("gzip").byteLength };
  };
  expect(sizeOf("members", party).plain).toBe(sizeOf("members").plain);
  const [without, withPlayers] = [sizeOf("staff"), sizeOf("staff", party)];
  console.log(`staff, 20 x 16: ${without.gzip} bytes in gzip, ${withPlayers.gzip} with players`);
  expect(withPlayers.plain).toBeGreaterThan(without.plain);
  expect(withPlayers.gzip).toBeLessThanOrEqual(16 * 1024);
});

test("the blocks on inactive courts make the staff's day hardly larger", () => {
  const rules = rulesWith({ slot_length_minutes: 60 });
  const sizeOf = (isActive: boolean) => {
    const day = fullDay(rules, "staff", { players: ["Ada Lindqvist"] }, isActive);
    expect(day.courts).toHaveLength(COURTS);
    return builtDay(day, "staff", 0).encoded("gzip").byteLength;
  };
  const [active, inactive] = [sizeOf(true), sizeOf(false)];
  console.log(`staff, 20 x 16: ${active} bytes in gzip, ${inactive} if all courts are inactive`);
  expect(inactive).toBeLessThanOrEqual(active + 1024);
});
