import { expect, test } from "vitest";
import { courtAt, type Entry, entryText, isFreeLater, nextText, nowText } from "./court-line.ts";

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

test("a court in use says until when, and what comes next", () => {
  const now = Date.parse(at("14:30"));
  expect(nowText(court, now, zone)).toBe("Booked, until 15:00");
  expect(nextText(court, now, zone)).toBe("15:00 - 16:00 Ladder");
});

test("an old board goes on by the clock", () => {
  expect(nowText(court, Date.parse(at("15:00")), zone)).toBe("Ladder, until 16:00");
  expect(nowText(court, Date.parse(at("13:00")), zone)).toBe("Free until 14:00");
  expect(nowText(court, Date.parse(at("16:00")), zone)).toBe("Free");
  expect(courtAt(court, Date.parse(at("16:00"))).next).toBeNull();
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
