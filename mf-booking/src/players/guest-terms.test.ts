import { DEFAULT_PLAYER_RULES } from "@courtside/contracts/domain/players.ts";
import { expect, test } from "vitest";
import { guestTerms } from "./guest-terms.ts";

const all = {
  guest_fee_cents: 1_500,
  guests_per_member_month: 1,
  guests_per_member_year: 20,
  visits_per_guest_year: 6,
};

test.each([
  [{}, ""],
  [{ guest_fee_cents: 1_250 }, "Guest fee: $12.50 a visit."],
  [{ guests_per_member_month: 4 }, "Up to 4 guests a month."],
  [{ visits_per_guest_year: 1 }, "Each guest up to 1 visit a year."],
  [all, "Guest fee: $15.00 a visit. Up to 1 guest a month, 20 guests a year. Each guest up to 6 visits a year."],
])("what members read before they bring a guest: %j", (rules, text) => {
  expect(guestTerms({ ...DEFAULT_PLAYER_RULES, ...rules }, { isStaff: false })).toBe(text);
});

test("staff read the fee alone: the quotas do not bind them", () => {
  expect(guestTerms(all, { isStaff: true })).toBe("Guest fee: $15.00 a visit.");
});
