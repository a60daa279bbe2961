import type { Attendee, ClubEvent, Court, EventDate } from "@courtside/contracts/api/client.ts";
import { type MockFetch, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { type RuleViolation, rejectChanges } from "@courtside/contracts/mock-api/responses.ts";

/** Tuesday, March 10, 2026, 18:00 in New York, and this many weeks later. */
const at = (weeks: number, hours = 0) =>
  new Date(Date.parse("2026-03-10T22:00:00Z") + weeks * 7 * 86_400_000 + hours * 3_600_000);
const id = (kind: string, number: number) => `${kind}-0000-4000-8000-${String(number).padStart(12, "0")}`;

const dates = (event: number, count: number, first = 0): EventDate[] =>
  Array.from({ length: count }, (_, week) => ({
    id: id("dadadada", event * 100 + week),
    start_time: at(week).toISOString(),
    end_time: at(week, 2).toISOString(),
    is_instance: week + first > 0,
    canceled: false,
    cancel_reason: null,
  }));

export function fakeEvent(number: number, part: Partial<ClubEvent> = {}): ClubEvent {
  const max_attendees = part.max_attendees ?? 10;
  const registered_count = part.registered_count ?? 3;
  const places_left = max_attendees - registered_count;
  return {
    id: id("eeeeeeee", number),
    title: "Ladder Night",
    description: "All levels. Bring water and a friend.",
    court_id: id("cccccccc", 1),
    court_name: "Tennis 1",
    sport: "tennis",
    start_time: at(0).toISOString(),
    end_time: at(0, 2).toISOString(),
    dates: dates(number, 1),
    is_recurring: false,
    recurrence_rule: null,
    max_attendees,
    registered_count,
    places_left,
    coach_id: id("dddddddd", 2),
    coach_name: "Maya Okafor",
    state: places_left > 0 ? "open" : "full",
    cancel_reason: null,
    is_registered: false,
    can_register: places_left > 0,
    can_unregister: false,
    can_edit: false,
    can_see_roster: false,
    can_register_others: false,
    version: 1,
    ...part,
  };
}

const series = dates(2, 12, 1);
/** One open, a running series, a full one, and one for which the viewer is registered. */
export const fakeEvents: ClubEvent[] = [
  fakeEvent(1),
  fakeEvent(2, {
    title: "Thursday Pickleball Mixer",
    description: null,
    court_name: "Pickleball 1",
    sport: "pickleball",
    coach_id: null,
    coach_name: null,
    is_recurring: true,
    recurrence_rule: "weekly",
    registered_count: 9,
    dates: series.map((date, week) =>
      week === 2 ? { ...date, canceled: true, cancel_reason: "Court blocked: Resurfacing" } : date,
    ),
  }),
  fakeEvent(3, { title: "Squash: Short Games Workshop", max_attendees: 4, registered_count: 4 }),
  fakeEvent(4, {
    title: "Spring Open, a title that is long enough to need two lines on a phone",
    is_registered: true,
    can_register: false,
    can_unregister: true,
  }),
];

const fakeCourts: Court[] = [1, 2].map((number) => ({
  id: id("cccccccc", number),
  club_id: id("aaaaaaaa", 1),
  name: `Tennis ${number}`,
  sport: "tennis",
  is_active: number === 1 || number === 2,
  surface: null,
  is_indoor: null,
  max_players: null,
}));

interface FakeEventsApi {
  events?: ClubEvent[];
  past?: ClubEvent[];
  /** Rejects every change with this. */
  reject?: RuleViolation;
}

const fakeMembers = ["Grace Hall", "Omar Haddad"].map((name, index) => ({
  id: id("dddddddd", 20 + index),
  name,
  email: `${name.toLowerCase().replace(" ", ".")}@riverside.test`,
}));

const fakeRoster: Attendee[] = ["Maya Chen", "Tom Ferreira", "Priya Raman"].map((name, index) => ({
  user_id: id("dddddddd", 10 + index),
  name,
  email: `${name.toLowerCase().replace(" ", ".")}@riverside.test`,
  registered_at: "2026-03-02T15:00:00Z",
}));

/** A request is in the club's time, New York on summer time; an event has instants. */
const inInstants = <T extends { start_time?: string; end_time?: string }>(input: T): T => {
  const fields = Object.entries(input).map(([field, value]) => [
    field,
    /_time$/.test(field) ? `${value}:00-04:00` : value,
  ]);
  return Object.fromEntries(fields) as T;
};

/** A club's events in memory: registrations, created and canceled events are shown so. */
export function fakeEventsApi({ events = fakeEvents, past = [], reject }: FakeEventsApi = {}): MockFetch {
  let kept = [...events];
  let roster = [...fakeRoster];
  const change = (id: string, part: (event: ClubEvent) => Partial<ClubEvent>): ClubEvent => {
    kept = kept.map((each) => (each.id === id ? { ...each, ...part(each) } : each));
    return kept.find((each) => each.id === id) ?? fakeEvent(9);
  };
  const register = (enters: boolean) => (event: ClubEvent) => {
    const registered_count = event.registered_count + (enters ? 1 : -1);
    const own = { is_registered: enters, can_register: !enters, can_unregister: enters };
    return { ...own, registered_count, places_left: event.max_attendees - registered_count };
  };
  const registerOther =
    (added: 1 | -1) =>
    ({ registered_count: before, max_attendees }: ClubEvent): Partial<ClubEvent> => {
      const registered_count = before + added;
      const places_left = max_attendees - registered_count;
      return { registered_count, places_left, state: places_left > 0 ? "open" : "full" };
    };
  return mockApi(
    rejectChanges(reject),
    on("get", "/courts", ({ response }) => response(200, { data: fakeCourts })),
    on("get", "/events/{id}/roster", ({ response }) => response(200, { data: roster })),
    on("post", "/events/{id}/roster", ({ path, body, response }) => {
      const { id: user_id = "", name = "", email = "" } = fakeMembers.find((each) => each.id === body.user_id) ?? {};
      roster = [...roster, { user_id, name, email, registered_at: "2026-03-09T15:00:00Z" }];
      return response(201, change(path.id, registerOther(1)));
    }),
    on("delete", "/events/{id}/roster/{user_id}", ({ path, response }) => {
      roster = roster.filter(({ user_id }) => user_id !== path.user_id);
      return response(200, change(path.id, registerOther(-1)));
    }),
    on("get", "/members/search", ({ query, response }) =>
      response(200, {
        data: fakeMembers.filter(({ name }) => name.toLowerCase().includes(query.q.toLowerCase())),
        has_more: false,
      }),
    ),
    on("get", "/events", ({ query, response }) => {
      const all = query.when === "past" ? past : kept.filter(({ state }) => state !== "canceled");
      const data = query.scope === "registered" ? all.filter(({ is_registered }) => is_registered) : all;
      return response(200, { data, next_cursor: null, total: data.length });
    }),
    on("post", "/events", ({ body, response }) => {
      const made = fakeEvent(9, { ...inInstants(body), can_edit: true, can_see_roster: true });
      kept = [made, ...kept];
      return response(201, made);
    }),
    on("patch", "/events/{id}", ({ path, body, response }) =>
      response(
        200,
        change(path.id, () => body),
      ),
    ),
    on("post", "/events/{id}/cancel", ({ path, response }) =>
      response(
        200,
        change(path.id, () => ({ state: "canceled" })),
      ),
    ),
    on("post", "/events/{id}/registration", ({ path, response }) => response(201, change(path.id, register(true)))),
    on("delete", "/events/{id}/registration", ({ path, response }) => response(200, change(path.id, register(false)))),
  );
}
