import { expect, test } from "vitest";
import { courtAt, type Entry, entryText, isFreeLater, isFreeNow, nextText, nowText } from "./court-line.ts";

const at = (time: string) => `2026-07-15T${time}:00.000Z`;
const entry = (from: string, until: string, given: Partial<Entry> = {}): Entry => ({
  kind: "booked",
  start_time: at(from),
  end_time: at(until),
  label: null,
  ...given,
});
const court = { entries: [entry("14:00", "15:00"), entry("15:00", "16:00", { kind: "event", label: "Ladder" })] };
const zone = "UTC";
const hours = { opens_at: "06:00", closes_at: "22:00", time_zone: zone };

test("a court in use says until when, and what comes next", () => {
  const now = Date.parse(at("14:30"));
  expect(nowText(court, now, hours)).toBe("Booked, until 15:00");
  expect(nextText(court, now, zone)).toBe("15:00 - 16:00 Ladder");
});

test("an old board goes on by the clock", () => {
  expect(nowText(court, Date.parse(at("15:00")), hours)).toBe("Ladder, until 16:00");
  expect(nowText(court, Date.parse(at("13:00")), hours)).toBe("Free until 14:00");
  expect(nowText(court, Date.parse(at("16:00")), hours)).toBe("Free until 22:00");
  expect(courtAt(court, Date.parse(at("16:00"))).next).toBeNull();
});

test("no court is free while the club is closed", () => {
  for (const time of ["22:00", "05:59"]) {
    const now = Date.parse(at(time));
    expect([nowText(court, now, hours), isFreeNow(court, now, hours)]).toEqual(["Closed until 06:00", false]);
  }
  expect(isFreeNow(court, Date.parse(at("06:00")), hours)).toBe(true);
  const tomorrow = {
    entries: [
      entry("14:00", "15:00", { start_time: "2026-07-16T07:00:00.000Z", end_time: "2026-07-16T08:00:00.000Z" }),
    ],
  };
  expect(nowText(tomorrow, Date.parse(at("21:30")), { ...hours, closes_at: "24:00" })).toBe("Free until 24:00");
});

test("labels are names, titles or reasons", () => {
  expect(entryText(entry("14:00", "15:00", { label: "Ada L." }))).toBe("Booked: Ada L.");
  expect(entryText(entry("14:00", "15:00", { kind: "closed", label: "Nets" }))).toBe("Closed: Nets");
  expect(entryText(entry("14:00", "15:00", { kind: "held" }))).toBe("Held for a member");
});

test("a slot that has not begun is free later if one of the sport's courts has nothing in it", () => {
  const shown = { id: "1", name: "Court 1", sport: "tennis", now: null, next: null, ...court };
  const slots = ["14:00", "15:00", "16:00"].map((from, hour) => ({
    start_time: at(from),
    end_time: at(`${15 + hour}:00`),
  }));
  const isFree = (given: object, sport = "tennis", now = "14:30") =>
    isFreeLater({ courts: [shown], slots, ...given }, sport, Date.parse(at(now)));
  expect(isFree({})).toBe(true);
  expect(isFree({ slots: slots.slice(0, 2) })).toBe(false);
  expect(isFree({}, "padel")).toBe(false);
  expect(isFree({}, "tennis", "16:00")).toBe(false);
});
