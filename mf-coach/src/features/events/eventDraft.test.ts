import { expect, test } from "vitest";
import { fakeEvent } from "../../testing/fake-events-api.ts";
import { placesText } from "./eventDates.ts";
import {
  addressedDraft,
  changesOf,
  draftOf,
  type EventDraft,
  emptyDraft,
  errorsOf,
  inputOf,
  rebased,
  timesOf,
  withStartTime,
} from "./eventDraft.ts";

const good: EventDraft = {
  ...emptyDraft("2026-03-10"),
  title: " Ladder night ",
  courtId: "c",
  startTime: "18:00",
  endTime: "20:00",
};

test("a new event has ten places", () => {
  expect(inputOf(good)).toEqual({
    title: "Ladder night",
    description: null,
    court_id: "c",
    start_time: "2026-03-10T18:00",
    end_time: "2026-03-10T20:00",
    max_attendees: 10,
    recurrence_rule: null,
  });
  expect(errorsOf(good)).toEqual({});
});

test("a new event takes court and times of the address, and nothing that is over or no time", () => {
  const of = (address: string) => addressedDraft(new URLSearchParams(address), "2026-03-10");
  const at = "court=c&start=2026-03-12T18:00";
  expect(of(`${at}&end=2026-03-12T20:00`)).toMatchObject({
    courtId: "c",
    date: "2026-03-12",
    startTime: "18:00",
    endTime: "20:00",
  });
  expect(of(`${at}&end=2026-03-13T00:00`).endTime).toBe("24:00");
  expect(of(`${at}&end=2026-03-12T18:00`).endTime).toBeNull();
  expect(of(at).endTime).toBeNull();
  expect(of("court=c&start=2026-03-09T18:00&end=2026-03-09T20:00")).toEqual({
    ...emptyDraft("2026-03-10"),
    courtId: "c",
  });
  expect(of("start=soon")).toEqual(emptyDraft("2026-03-10"));
});

test("an end that is no longer after the start must be chosen again", () => {
  expect(withStartTime(good, "19:30")).toMatchObject({ startTime: "19:30", endTime: "20:00" });
  expect(withStartTime(good, "20:00")).toMatchObject({ startTime: "20:00", endTime: null });
});

test("one place is singular", () => {
  expect(placesText({ places_left: 0, max_attendees: 1 })).toBe("The only place is taken");
  expect(placesText({ places_left: 0, max_attendees: 8 })).toBe("All 8 places taken");
});

test("an event until 24:00 ends with its day", () => {
  expect(inputOf({ ...good, endTime: "24:00" }).end_time).toBe("2026-03-11T00:00");
});

test("an edit changes the first date that has not begun, and sends only changed fields", () => {
  const date = (id: string, start_time: string, end_time: string, canceled = false) => ({
    ...{ id, start_time, end_time, canceled, is_instance: true, cancel_reason: null },
  });
  const dates = [
    date("1", "2026-03-10T22:00:00Z", "2026-03-11T00:00:00Z"),
    date("2", "2026-03-17T22:00:00Z", "2026-03-18T00:00:00Z", true),
    date("3", "2026-03-24T22:00:00Z", "2026-03-25T00:00:00Z"),
  ];
  // The first date is still shown while it is running.
  const opened = draftOf(fakeEvent(1, { dates }), "America/New_York", Date.parse("2026-03-10T22:30:00Z"));
  const { draft } = opened;
  expect(opened.dateId).toBe("3");
  expect(draft).toMatchObject({ date: "2026-03-24", startTime: "18:00", endTime: "20:00" });
  expect(changesOf(opened, { ...draft, title: "Ladder Finals" })).toEqual({ title: "Ladder Finals" });
  const late = { start_time: "2026-03-25T02:00:00Z", end_time: "2026-03-25T04:00:00Z" };
  expect(timesOf(late, "America/New_York")).toEqual({ date: "2026-03-24", startTime: "22:00", endTime: "24:00" });
  const later = { start_time: "2026-03-24T18:00", end_time: "2026-03-24T21:00" };
  expect(changesOf(opened, { ...draft, endTime: "21:00" })).toEqual({ ...later, date_id: "3" });
  expect(changesOf(opened, { ...draft, courtId: "c2" })).toEqual({ court_id: "c2", date_id: "3" });

  // That date has begun: the changes are for the one after it, as many days later.
  const next = { id: "4", start_time: "2026-03-31T21:00:00Z", end_time: "2026-03-31T23:00:00Z" };
  const zone = "America/New_York";
  const input = { ...draft, date: "2026-03-25", endTime: "21:00" };
  const anew = rebased(draft, input, next, zone);
  expect(anew.opened).toEqual({
    draft: { ...draft, date: "2026-03-31", startTime: "17:00", endTime: "19:00" },
    dateId: "4",
  });
  expect(anew.times).toEqual({ date: "2026-04-01", startTime: "17:00", endTime: "21:00" });
  const untouched = rebased(draft, { ...draft, title: "Ladder Finals" }, next, zone);
  expect(untouched.times).toEqual({ date: "2026-03-31", startTime: "17:00", endTime: "19:00" });
});

test.each<[Partial<EventDraft>, Record<string, string>]>([
  [{ title: "  " }, { title: "Title is required" }],
  [{ courtId: null }, { court_id: "Court is required" }],
  [{ startTime: null }, { start_time: "Start time is required" }],
  [{ endTime: null }, { end_time: "End time is required" }],
  [{ endTime: "18:00" }, { end_time: "End time must be after start time" }],
  [{ attendees: null }, { max_attendees: "Max attendees is required" }],
  [{ attendees: 0 }, { max_attendees: "Must allow at least 1 attendee" }],
  [{ attendees: 1001 }, { max_attendees: "Max attendees must be a whole number, at most 1000" }],
  [{ attendees: 2.5 }, { max_attendees: "Max attendees must be a whole number, at most 1000" }],
])("%j is rejected in the field's own message", (part, failures) => {
  expect(errorsOf({ ...good, ...part })).toEqual(failures);
});
