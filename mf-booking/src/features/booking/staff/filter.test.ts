import { expect, test } from "vitest";
import { type BookingListFilter, bookingQuery } from "./filter.ts";

const today = "2026-03-10";
const none: BookingListFilter = {
  date: null,
  period: null,
  courtId: null,
  sport: null,
  kinds: [],
  statuses: [],
  search: "",
  order: "asc",
};

test("the list starts today; a day wins over a period; past periods end yesterday", () => {
  expect(bookingQuery(none, today)).toEqual({ scope: "club", order: "asc", from: today });
  expect(bookingQuery({ ...none, period: "week" }, today)).toMatchObject({ from: "2026-03-03", to: "2026-03-09" });
  expect(bookingQuery({ ...none, period: "month" }, today)).toMatchObject({ from: "2026-02-08", to: "2026-03-09" });
  expect(bookingQuery({ ...none, period: "all" }, today)).toEqual({ scope: "club", order: "asc" });
  const ofADay = bookingQuery({ ...none, date: "2026-03-03", period: "week" }, today);
  expect(ofADay).toEqual({ scope: "club", order: "asc", date: "2026-03-03" });
});

test("one of two statuses or kinds is asked for; both are none", () => {
  expect(bookingQuery({ ...none, statuses: ["canceled"], kinds: ["lesson"] }, today)).toMatchObject({
    status: "canceled",
    kind: "lesson",
  });
  expect(bookingQuery({ ...none, statuses: ["confirmed", "canceled"] }, today)).not.toHaveProperty("status");
});
