import type { Booking, Coach, CoachAvailability, LessonRequest, TimeOff } from "@courtside/contracts/api/client.ts";
import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { weekdayOf } from "@courtside/contracts/domain/weekly-availability.ts";
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
  answered?: LessonRequest[];
  lessons?: Booking[];
  past?: Booking[];
  timeOff?: TimeOff[];
  items?: typeof fakeItems;
  /** Answers what would change something with this. */
  refuse?: { status: number; code: string; message: string; details?: Record<string, unknown> };
}

const page = (data: unknown[], part: object = {}) => Response.json({ data, next_cursor: null, ...part });
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

/** A coach's club in memory: what is added, answered or canceled shows as that. */
export function fakeScheduleApi(given: FakeScheduleApi = {}): typeof fetch {
  const { answered = [], past = [], refuse } = given;
  let coaches = given.coaches ?? [fakeCoach()];
  let hours = given.hours ?? fakeHours;
  let requests = given.requests ?? [
    fakeRequest(1, { notes: "Second serve, please." }),
    fakeRequest(2, { sport: null }),
  ];
  let lessons = given.lessons ?? [0, 1, 2].map((number) => fakeLesson(number));
  let items = given.items ?? fakeItems;
  let timeOff = given.timeOff ?? fakeTimeOff;
  const events = fakeEventsApi();

  const read = (pathname: string, query: URLSearchParams): Response | null => {
    if (pathname.endsWith("/lessons/courts")) return page(courts);
    if (pathname.endsWith("/lessons/members")) return page(learners);
    if (pathname.endsWith("/lessons")) return page(query.get("when") === "past" ? past : lessons);
    if (pathname.endsWith("/lesson-requests")) {
      return page(query.get("status") === "decided" ? answered : requests, { pending_count: requests.length });
    }
    if (pathname.endsWith("/availability")) return Response.json(hours);
    if (pathname.endsWith("/time-off")) return page(timeOff);
    if (pathname.endsWith("/schedule")) return Response.json(weekFrom(query.get("from") ?? "2026-03-09"));
    if (pathname.endsWith("/coaches")) return page(coaches, { invited: [] });
    return pathname.includes("/coaches/") ? Response.json(coaches[0]) : null;
  };

  const weekFrom = (from: string) => ({
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

  return async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.includes("/events")) return events(request);
    if (request.method === "GET") return read(pathname, searchParams) ?? new Response(null, { status: 404 });
    if (refuse) return Response.json({ ...refuse, requestId: "req_7f3a" }, { status: refuse.status });
    const text = await request.text();
    const body = text ? JSON.parse(text) : {};
    if (request.method === "PATCH") {
      coaches = coaches.map((coach) => (pathname.endsWith(coach.id) ? { ...coach, ...body } : coach));
      return Response.json(coaches[0]);
    }
    if (pathname.includes("/time-off")) {
      const gone = timeOff.find(({ id }) => pathname.endsWith(id));
      timeOff = gone
        ? timeOff.filter((each) => each !== gone)
        : [...timeOff, { ...NO_TIMES, id: crypto.randomUUID(), ...body }];
      return gone
        ? Response.json({ id: gone.id, status: "deleted" })
        : Response.json({ time_off: timeOff.at(-1), standing: [] }, { status: 201 });
    }
    if (pathname.includes("/availability")) {
      const added = request.method === "POST" ? [...hours.rows, body] : (body.rows ?? []);
      const left = hours.rows.filter(({ id }) => !pathname.endsWith(id));
      const rows = request.method === "DELETE" ? left : added;
      hours = { ...hours, version: hours.version + 1, rows: rows.map(withId) };
      return Response.json(hours);
    }
    const decided = requests.find(({ id }) => pathname.includes(id));
    if (decided) {
      requests = requests.filter((each) => each !== decided);
      return Response.json({
        ...decided,
        status: pathname.endsWith("/accept") ? "accepted" : "declined",
        can_decide: false,
      });
    }
    const canceled = lessons.find(({ id }) => pathname.includes(id));
    lessons = lessons.filter((each) => each !== canceled);
    items = items.filter(({ id }) => !pathname.includes(id));
    return Response.json(canceled ?? fakeLesson(9, body), { status: pathname.endsWith("/lessons") ? 201 : 200 });
  };
}

const NO_TIMES = { start_time: null, end_time: null, note: null };
const withId = (row: object) => ({ id: crypto.randomUUID(), ...row }) as CoachAvailability["rows"][number];

/** New York on summer time, as those weeks are. */
const at = (date: string, time: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 4 * 3_600_000 + minutes(time) * 60_000).toISOString();
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
