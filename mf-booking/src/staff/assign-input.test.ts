import { expect, test } from "vitest";
import { fakeAvailability } from "../testing/fake-availability.ts";
import { freeSlotsFor, inputFor, withStart } from "./assign-input.ts";

const NONE = { courtId: "c", start: null, end: null };
const ZONE = "America/New_York";

test("an end is one slot after its start, at most at closing", () => {
  expect(withStart({ ...NONE, end: "09:00" }, "18:15", 90, "22:00")).toEqual({
    courtId: "c",
    start: "18:15",
    end: "19:45",
  });
  expect(withStart(NONE, "23:30", 60, "24:00").end).toBe("24:00");
});

test("if no slot matches the entry, the nearest come first", () => {
  const filled = [0, 1].map((court) => ({ court, from: 12 * 60, minutes: 120, state: "booked" as const }));
  const day = fakeAvailability({ courts: 2, slots: 16, filled });
  const entry = { court_id: day.courts[1]?.court_id ?? "", preferred_start_time: "18:00", preferred_end_time: "20:00" };
  const { wanted, others } = freeSlotsFor(entry, day);
  expect(wanted).toEqual([]);
  expect(others.slice(0, 6).map((slot) => `${slot.court_name} ${inputFor(slot, ZONE).start}`)).toEqual([
    "Court 2 17:00",
    "Court 2 20:00",
    "Court 1 17:00",
    "Court 1 20:00",
    "Court 2 16:00",
    "Court 2 21:00",
  ]);
});

test("slots that match the entry come first, by time", () => {
  const filled = [{ court: 0, from: 0, minutes: 120, state: "booked" as const }];
  const day = fakeAvailability({ courts: 2, slots: 4, filled });
  const times = (slots: ReturnType<typeof freeSlotsFor>["wanted"]) =>
    slots.map((slot) => `${slot.court_name} ${inputFor(slot, ZONE).start}`);
  const anything = { court_id: null, preferred_start_time: null, preferred_end_time: null };
  expect(times(freeSlotsFor(anything, day).wanted)).toEqual([
    "Court 2 06:00",
    "Court 2 07:00",
    "Court 1 08:00",
    "Court 2 08:00",
    "Court 1 09:00",
    "Court 2 09:00",
  ]);
  const late = freeSlotsFor({ ...anything, preferred_start_time: "07:00", preferred_end_time: "09:00" }, day);
  expect(times(late.wanted)).toEqual(["Court 2 07:00", "Court 1 08:00", "Court 2 08:00"]);
  expect(times(late.others)).toEqual(["Court 2 06:00", "Court 1 09:00", "Court 2 09:00"]);
  const court = freeSlotsFor({ ...anything, court_id: day.courts[0]?.court_id ?? "" }, day);
  expect(times(court.wanted)).toEqual(["Court 1 08:00", "Court 1 09:00"]);
});
