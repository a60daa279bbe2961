import type {
  Booking,
  Coach,
  CoachAvailability,
  CoachSchedule,
  LessonRequest,
  TimeOff,
} from "@courtside/contracts/api/client.ts";
import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { weekdayOf } from "@courtside/contracts/domain/weekly-availability.ts";
import { type MockFetch, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { type RuleViolation, rejectChanges } from "@courtside/contracts/mock-api/responses.ts";
import { fakeEventsApi } from "./fake-events-api.ts";
import {
  COACH_ID,
  FAKE_NOW,
  fakeCoach,
  fakeHours,
  fakeItems,
  fakeLesson,
  fakeRequest,
  fakeTimeOff,
} from "./fake-schedule.ts";

interface FakeScheduleApi {
  coaches?: Coach[];
  hours?: CoachAvailability;
  requests?: LessonRequest[];
  responded?: LessonRequest[];
  lessons?: Booking[];
  past?: Booking[];
  timeOff?: TimeOff[];
  items?: typeof fakeItems;
  /** Rejects every change with this. */
  reject?: RuleViolation;
}

const courts = ["Tennis 1", "Tennis 2", "Squash 1"].map((name, at) => ({
  id: `cccccccc-0000-4000-8000-00000000000${at + 1}`,
  name,
  sport: name.startsWith("Squash") ? "squash" : "tennis",
  is_free: at !== 0,
}));
const learners = ["Ana Ruiz", "Andre Silva"].map((name, at) => ({
  id: `dddddddd-0000-4000-8000-00000000004${at}`,
  name,
  email: null,
}));

/** A coach's club in memory: added, decided and canceled items are shown so. */
export function fakeScheduleApi(given: FakeScheduleApi = {}): MockFetch {
  const { responded = [], past = [], reject } = given;
  let coaches = given.coaches ?? [fakeCoach()];
  let hours = given.hours ?? fakeHours;
  let requests = given.requests ?? [
    fakeRequest(1, { notes: "Second serve, please." }),
    fakeRequest(2, { sport: null }),
  ];
  let lessons = given.lessons ?? [0, 1, 2].map((number) => fakeLesson(number));
  let items = given.items ?? fakeItems;
  let timeOff = given.timeOff ?? fakeTimeOff;

  const weekFrom = (from: string): CoachSchedule => ({
    coach_id: COACH_ID,
    time_zone: "America/New_York",
    now: FAKE_NOW,
    days: Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead)).map((date) => ({
      date,
      hours: hours.rows
        .filter(({ day_of_week }) => day_of_week === weekdayOf(date))
        .map(({ start_time, end_time }) => ({ start_time: at(date, start_time), end_time: at(date, end_time) })),
    })),
    items: items.filter(
      ({ start_time }) => start_time >= at(from, "00:00") && start_time < at(addDays(from, 7), "00:00"),
    ),
    time_off: timeOff
      .filter(({ starts_on, ends_on }) => ends_on >= from && starts_on < addDays(from, 7))
      .map((entry) => ({
        ...entry,
        starts_at: at(entry.starts_on, entry.start_time ?? "00:00"),
        ends_at: entry.end_time ? at(entry.ends_on, entry.end_time) : at(addDays(entry.ends_on, 1), "00:00"),
      })),
  });

  const keepHours = (rows: Hours[]): CoachAvailability => {
    hours = { ...hours, version: hours.version + 1, rows: rows.map(withId) };
    return hours;
  };
  /** Removes a request from the pending ones. */
  const decide = (id: string, status: LessonRequest["status"]): LessonRequest => {
    const decided = requests.find((each) => each.id === id) ?? fakeRequest(9);
    requests = requests.filter((each) => each !== decided);
    return { ...decided, status, can_decide: false };
  };

  return mockApi(
    ...fakeEventsApi().handlers,
    rejectChanges(reject),
    on("get", "/coaches", ({ response }) => response(200, { data: coaches, invited: [] })),
    on("get", "/coaches/{id}", ({ response }) => (coaches[0] ? response(200, coaches[0]) : undefined)),
    on("patch", "/coaches/{id}", ({ path, body, response }) => {
      coaches = coaches.map((coach) => (coach.id === path.id ? { ...coach, ...body } : coach));
      return coaches[0] && response(200, coaches[0]);
    }),
    on("get", "/coaches/{id}/schedule", ({ query, response }) => response(200, weekFrom(query.from ?? "2026-03-09"))),
    on("get", "/coaches/{id}/availability", ({ response }) => response(200, hours)),
    on("put", "/coaches/{id}/availability", ({ body, response }) => response(200, keepHours(body.rows))),
    on("post", "/coaches/{id}/availability", ({ body, response }) => response(201, keepHours([...hours.rows, body]))),
    on("delete", "/coaches/{id}/availability/{hours_id}", ({ path, response }) =>
      response(200, keepHours(hours.rows.filter(({ id }) => id !== path.hours_id))),
    ),
    on("get", "/coaches/{id}/time-off", ({ response }) => response(200, { data: timeOff })),
    on("post", "/coaches/{id}/time-off", ({ body, response }) => {
      const made = { ...NO_TIMES, id: crypto.randomUUID(), ends_on: body.starts_on, ...body };
      timeOff = [...timeOff, made];
      return response(201, { time_off: made, standing: [] });
    }),
    on("delete", "/coaches/{id}/time-off/{time_off_id}", ({ path: { time_off_id }, response }) => {
      timeOff = timeOff.filter(({ id }) => id !== time_off_id);
      return response(200, { id: time_off_id, status: "deleted" });
    }),
    on("get", "/lesson-requests", ({ query: { status }, response }) => {
      const data = status === "decided" ? responded : requests;
      return response(200, { data, next_cursor: null, pending_count: requests.length, total: data.length });
    }),
    on("post", "/lesson-requests/{id}/accept", ({ path, response }) => response(200, decide(path.id, "accepted"))),
    on("post", "/lesson-requests/{id}/decline", ({ path, response }) => response(200, decide(path.id, "declined"))),
    on("get", "/lessons/courts", ({ response }) => response(200, { data: courts })),
    on("get", "/lessons/members", ({ response }) => response(200, { data: learners })),
    on("get", "/lessons", ({ query, response }) =>
      response(200, { data: query.when === "past" ? past : lessons, next_cursor: null }),
    ),
    on("post", "/lessons", ({ response }) => response(201, fakeLesson(9))),
    on("post", "/bookings/{id}/cancel", ({ path, response }) => {
      const canceled = lessons.find(({ id }) => id === path.id);
      lessons = lessons.filter((each) => each !== canceled);
      items = items.filter(({ id }) => id !== path.id);
      return response(200, { ...(canceled ?? fakeLesson(9)), status: "canceled" });
    }),
  );
}

type Hours = Omit<CoachAvailability["rows"][number], "id">;
const NO_TIMES = { start_time: null, end_time: null, note: null };
const withId = (row: Hours): CoachAvailability["rows"][number] => ({ id: crypto.randomUUID(), ...row });

/** New York on summer time, as in those weeks. */
const at = (date: string, time: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 4 * 3_600_000 + minutes(time) * 60_000).toISOString();
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
