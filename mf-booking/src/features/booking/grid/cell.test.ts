import { describe, expect, test } from "vitest";
import { fakeAvailability } from "../../../testing/fake-availability.ts";
import type { Filled } from "../../../testing/fake-day.ts";
import { buildGrid } from "./build-grid.ts";
import { cellLabel, cellName, freeText, segmentsOf } from "./cell.ts";
import type { GridCell } from "./grid.ts";
import { columnWidth } from "./grid-layout.ts";

function cell(row: number, ...filled: Omit<Filled, "court">[]): GridCell {
  const response = fakeAvailability({ courts: 1, filled: filled.map((each) => ({ court: 0, ...each })) });
  const found = buildGrid(response.courts, response.time_zone).columns[0]?.cells[row];
  if (!found) throw new Error("no cell");
  return found;
}

test("a court without a free slot says so, and one whose slots a limit keeps from the caller names that", () => {
  const booked = { from: 0, minutes: 16 * 60, state: "booked" as const };
  const instead = { state: "limit_reached" as const, reason: "Daily limit reached (2 bookings per day)" };
  const textOf = (day: Parameters<typeof fakeAvailability>[0]) => {
    const { courts, time_zone } = fakeAvailability({ courts: 2, ...day });
    return buildGrid(courts, time_zone).columns.map(freeText);
  };
  expect(textOf({})).toEqual(["16 free", "16 free"]);
  expect(textOf({ filled: [{ court: 0, ...booked }] })).toEqual(["None free", "16 free"]);
  expect(textOf({ filled: [{ court: 0, ...booked }], instead })).toEqual(["None free", "Limit Reached"]);
});

test("staff read for whom a slot is held: for somebody on the waitlist, or in place of a canceled booking", () => {
  const offer = { id: "o", expires_at: "2026-03-10T13:35:00Z", is_yours: false, offered_to: "Ana Ruiz" };
  const reasonOf = (is_alternative: boolean) => {
    const filled: Filled = {
      court: 0,
      from: 240,
      minutes: 60,
      state: "offer_held",
      offer: { ...offer, is_alternative },
    };
    const { courts } = fakeAvailability({ role: "front_desk", courts: 1, filled: [filled] });
    return courts[0]?.slots[4]?.reason;
  };
  expect(reasonOf(false)).toBe("This time slot is offered to somebody on the waitlist");
  expect(reasonOf(true)).toBe("This time slot is held for a person whose booking a closure has canceled");
});

describe("a cell's text", () => {
  test("names court, time and state", () => {
    expect(cellName(cell(4))).toBe("Court 1, 10:00–11:00, Available");
    expect(cellName(cell(4, { from: 240, minutes: 60, state: "booked" }))).toBe("Court 1, 10:00–11:00, Booked");
  });

  test("names the booker and a block's reason to staff", () => {
    const booked = cell(4, { from: 240, minutes: 60, state: "booked", booked_by: "Ana Ruiz" });
    expect(cellName(booked)).toBe("Court 1, 10:00–11:00, Booked by: Ana Ruiz");
    expect(cellLabel(booked)).toBe("Ana Ruiz");
    const blocked = cell(4, { from: 240, minutes: 60, state: "blocked", reason: "Resurfacing" });
    expect(cellName(blocked)).toBe("Court 1, 10:00–11:00, Blocked: Resurfacing");
  });

  test("names the member an offer is for, if the caller may know", () => {
    const held = { from: 240, minutes: 60, state: "offer_held" as const };
    const offer = { id: "o", expires_at: "2026-03-10T13:35:00Z", is_yours: false };
    expect(cellName(cell(4, held))).toBe("Court 1, 10:00–11:00, Offer held");
    expect(cellLabel(cell(4, { ...held, offer: { ...offer, is_yours: true } }))).toBe("Offered to you");
    const staffs = cell(4, { ...held, offer: { ...offer, offered_to: "Ana Ruiz" } });
    expect(cellName(staffs)).toBe("Court 1, 10:00–11:00, Offer held for: Ana Ruiz");
    expect(cellLabel(staffs)).toBe("Offer held");
  });

  test("gives the minutes of an occupancy off the slot grid", () =>
    expect(cellName(cell(4, { from: 255, minutes: 90, state: "booked" }))).toBe(
      "Court 1, 10:00–11:00, Booked 10:15–11:45",
    ));
});

describe("a cell's segments", () => {
  test("are none if one occupancy fills the slot, or none does", () => {
    expect(segmentsOf(cell(4))).toBeNull();
    expect(segmentsOf(cell(5, { from: 240, minutes: 180, state: "booked" }))).toBeNull();
  });

  test("show each occupancy at its minutes", () => {
    const found = segmentsOf(
      cell(4, { from: 225, minutes: 30, state: "booked" }, { from: 270, minutes: 30, state: "lesson" }),
    );
    expect(found?.map(({ state, top, bottom }) => [state, top, bottom])).toEqual([
      ["booked", 0, 75],
      ["lesson", 50, 0],
    ]);
  });
});

describe("column width", () => {
  test("is shared if all fit", () => expect(columnWidth(724, 64, 5, 132)).toBeNull());
  test("else leaves a part of the next court visible", () => {
    const width = columnWidth(700, 64, 5, 132) ?? 0;
    expect(width).toBeGreaterThanOrEqual(132);
    expect((700 - 64) % width).toBeGreaterThan(30);
    expect((700 - 64) % width).toBeLessThan(width - 30);
  });
  test("keeps one column at least", () => expect(columnWidth(150, 64, 3, 132)).toBe(42));
});
