import { describe, expect, it } from "vitest";
import { fakeAvailability } from "../../testing/fake-availability.ts";
import { axisOf, cellAt, cellsOf, freeUntil, instantOf, marksOf } from "./board-day.ts";
import { nextCell } from "./board-keys.ts";
import { cellLabel, initialsOf, nameLines } from "./board-text.ts";

const at = (time: string) => Date.parse(`2026-03-10T${time}:00-04:00`);
const day = fakeAvailability({
  courts: 2,
  slots: 4,
  filled: [{ court: 0, from: 75, minutes: 90, state: "booked", booked_by: "Ana Ruiz" }],
});
const axis = axisOf([day]) ?? { opens: 0, closes: 0, zone: "UTC" };
const [first, second] = day.courts;
if (!first || !second) throw new Error("two courts");
const times = (cells: ReturnType<typeof cellsOf>) =>
  cells.map(({ kind, start, end }) => [kind, (start - axis.opens) / 60_000, (end - axis.opens) / 60_000]);

describe("a court's day on the board", () => {
  it("spans the opening hours", () => {
    expect([axis.opens, axis.closes]).toEqual([at("06:00"), at("10:00")]);
    expect(axisOf([fakeAvailability({ courts: 0 })])).toBeNull();
  });

  it("has what fills it to the minute, and free cells that end at each step", () => {
    expect(times(cellsOf(first, axis, 60, 0))).toEqual([
      ["free", 0, 60],
      ["free", 60, 75],
      ["filled", 75, 165],
      ["free", 165, 180],
      ["free", 180, 240],
    ]);
    expect(cellsOf(second, axis, 15, 0)).toHaveLength(16);
  });

  it("keeps the list while nothing changed, and marks what is over", () => {
    const cells = cellsOf(second, axis, 60, at("07:10"));
    expect(cellsOf(second, axis, 60, at("07:11"))).toBe(cells);
    expect(cells.map((cell) => cell.kind === "free" && cell.past)).toEqual([true, false, false, false]);
  });

  it("cuts off what begins before opening and ends after closing", () => {
    const long = fakeAvailability({
      courts: 1,
      slots: 4,
      filled: [{ court: 0, from: -60, minutes: 600, state: "blocked" }],
    });
    const [court] = long.courts;
    expect(court && times(cellsOf(court, axis, 60, 0))).toEqual([["filled", 0, 240]]);
  });

  it("steps along the club's clock, also if the club opens off the hour", () => {
    const odd = { ...axis, opens: at("06:30") };
    expect(marksOf(odd, 60)).toEqual([at("07:00"), at("08:00"), at("09:00")]);
    expect(cellsOf({ ...second }, odd, 60, 0)[0]).toMatchObject({ start: at("06:30"), end: at("07:00") });
  });

  it("knows how long a court stays free, and the instant of a time", () => {
    expect(freeUntil(first, axis, at("06:30"))).toBe(at("07:15"));
    expect(freeUntil(first, axis, at("09:00"))).toBe(at("10:00"));
    expect(instantOf(axis, "07:15")).toBe(at("07:15"));
    expect(instantOf(axis, "05:00")).toBeNull();
  });
});

describe("the focus on the board", () => {
  const rows = [cellsOf(first, axis, 60, 0), cellsOf(second, axis, 60, 0)];
  const move = (row: number, time: string, key: string, ctrl = false) => {
    const from = cellAt(rows[row] ?? [], at(time));
    if (!from) throw new Error("no cell");
    return nextCell(rows, from, at(time), { key, ctrl });
  };

  it("moves by cell, court, hour and to the ends, and keeps the time between courts", () => {
    expect(move(0, "06:00", "ArrowRight")).toMatchObject({ start: at("07:00") });
    expect(move(0, "06:00", "ArrowLeft")).toMatchObject({ start: at("06:00") });
    expect(move(1, "08:00", "ArrowUp")).toMatchObject({ kind: "filled", start: at("07:15") });
    expect(move(0, "08:00", "ArrowDown")).toMatchObject({ courtId: second.court_id, start: at("08:00") });
    expect(move(1, "06:00", "PageDown")).toMatchObject({ start: at("07:00") });
    expect(move(1, "08:00", "Home")).toMatchObject({ courtId: second.court_id, start: at("06:00") });
    expect(move(0, "08:00", "End", true)).toMatchObject({ courtId: second.court_id, start: at("09:00") });
    expect(move(0, "08:00", "x")).toBeNull();
  });
});

describe("names on the board", () => {
  it("are those of the court, the true times and what fills it", () => {
    const filled = cellAt(cellsOf(first, axis, 60, 0), at("08:00"));
    expect(filled && cellLabel(filled, "Court 1", axis.zone)).toBe("Court 1, 07:15–08:45, Booking: Ana Ruiz");
    const free = cellAt(cellsOf(first, axis, 60, 0), at("09:00"));
    expect(free && cellLabel(free, "Court 1", axis.zone)).toBe("Court 1, 09:00–10:00, Available");
  });

  it("have the last name as their second line, and shorten to initials", () => {
    const [occupancy] = first.occupancies;
    if (!occupancy) throw new Error("a booking");
    const named = (booked_by: string) => nameLines({ ...occupancy, booked_by });
    expect(named("Ana Maria Ruiz")).toEqual(["Ana Maria", "Ruiz"]);
    expect(named("Ana")).toEqual(["Ana"]);
    expect(nameLines({ ...occupancy, state: "blocked", reason: "Nets are torn" })).toEqual(["Nets are torn"]);
    expect(["Ana Maria Ruiz", "Ana", " Chloé  Martin "].map(initialsOf)).toEqual(["AR", "Ana", "CM"]);
  });
});
