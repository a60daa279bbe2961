import type {
  Booking,
  CheckInConflict,
  ClosureAlternatives,
  Court,
  DayNote,
  FoundMember,
  News,
} from "@courtside/contracts/api/client.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { type MockFetch, type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import type { RuleViolation } from "@courtside/contracts/mock-api/responses.ts";
import { FAKE_CLUB_ID } from "@courtside/contracts/shell/fake-me.ts";
import { type FakeFeed, fakeCalendar } from "./fake-calendar.ts";
import { fakeBooker, fakeBooking, fakeCoaches, fakeHistory } from "./fake-club.ts";
import { type FakeDay, type Filled, fakeDay } from "./fake-day.ts";
import { fakeEvents } from "./fake-events.ts";
import { type FakePlayers, fakePlayer, fakePlayers, maya } from "./fake-players.ts";
import { type FakeSeries, fakeSeries, SERIES_ID } from "./fake-series.ts";
import { type FakeWaitlist, fakeWaitlist } from "./fake-waitlist.ts";
import { pageOf } from "./page-of.ts";

export interface FakeApi extends FakeWaitlist, FakePlayers, FakeSeries {
  day?: FakeDay;
  /** Days of other sports; a sport that is not listed has `day`. */
  days?: Record<string, FakeDay>;
  upcoming?: Booking[];
  /** By how much the server's clock is ahead of the browser's where a booking is read, ms. */
  clockAhead?: number;
  past?: Booking[];
  news?: News[];
  members?: FoundMember[];
  /** The staff's note of every day. */
  note?: Omit<DayNote, "date">;
  /** Slots held for the caller after a closure. */
  alternatives?: ClosureAlternatives[];
  /** One's own calendar feed, once it exists. */
  feed?: FakeFeed;
  /** Check-ins of a device without network that the club could not take. */
  untaken?: CheckInConflict[];
  /** Handles calls before the others. */
  instead?: MockHandler;
  /** Rejects the next booking with this, as if another booker had been faster. */
  rejectBooking?: RuleViolation;
}

/** A request may be in the club's time, New York on summer time; a booking has instants. */
const instant = (time: string): string => new Date(/Z$/.test(time) ? time : `${time}:00-04:00`).toISOString();

/** The api of one club in memory: a booked slot is shown as booked, a canceled one is free again. */
export function fakeApi(given: FakeApi, role: Role = "member"): MockFetch {
  const { day = {}, past = [], news = [], members = [], instead } = given;
  const upcoming = (given.upcoming ?? []).map((each) => ({ ...each }));
  const filled: Filled[] = (day.filled ?? []).map((each) => ({ ...each }));
  const gone: Filled[] = [];
  let note = given.note ?? { body: "", version: 0, author_name: null, written_at: null };
  let untaken = given.untaken ?? [];
  let nextViolation = given.rejectBooking;
  const dayOf = (date: string, sport: string) => {
    const other = given.days?.[sport];
    if (other) return fakeDay({ role, ...other, date });
    const { shared, own } = fakeDay({ role, ...day, ...(day.opens ? {} : { date }), filled });
    return { shared: { ...shared, version: JSON.stringify(filled) }, own };
  };
  const bookingOf = (id: string): Booking | undefined => {
    const bar = id.startsWith("bbbbbbbb-0000-4000-8000-") ? filled[Number(id.slice(-12))] : undefined;
    if (!bar) return undefined;
    const opens = Date.parse(day.opens ?? `${day.date ?? "2026-03-10"}T10:00:00Z`);
    const at = (minutes: number) => new Date(opens + minutes * 60_000).toISOString();
    return fakeBooking(0, {
      id,
      court_id: `cccccccc-0000-4000-8000-${String(bar.court).padStart(12, "0")}`,
      court_name: `Court ${bar.court + 1}`,
      start_time: at(bar.from),
      end_time: at(bar.from + bar.minutes),
      ...(bar.series && { series_id: SERIES_ID, series_label: bar.series.label }),
      ...(bar.is_booker === false && {
        players: [fakePlayer("Ada Lindqvist", { is_booker: true }), { ...maya, is_booker: false }],
        can_cancel: false,
        can_change_players: false,
        can_leave: true,
      }),
    });
  };
  const nameOf = (id: string | undefined) => members.find((each) => each.id === id)?.name ?? "Unknown";
  const courts = (): Court[] =>
    fakeDay(day).shared.courts.map(({ id, name }) => ({
      id,
      club_id: FAKE_CLUB_ID,
      name,
      sport: "tennis",
      is_active: true,
      surface: null,
      is_indoor: null,
      max_players: null,
    }));

  return mockApi(
    ...(instead ? [instead] : []),
    ...fakeWaitlist(given),
    ...fakeSeries(given),
    ...fakeEvents(filled, members),
    on("delete", "/bookings/{id}/players/me", ({ path: { id }, response }) => {
      const left = bookingOf(id);
      const at = Number(id.slice(-12));
      const bar = filled[at];
      if (!left || !bar) return undefined;
      filled[at] = { court: bar.court, from: bar.from, minutes: bar.minutes, state: "booked" };
      return response(200, { ...left, players: [], can_leave: false });
    }),
    ...fakePlayers({ ...given, partners: given.partners ?? members }, () => upcoming),
    on("get", "/closures/alternatives", ({ response }) =>
      response(200, { data: given.alternatives ?? [], now: new Date().toISOString() }),
    ),
    on("get", "/courts", ({ response }) => response(200, { data: courts() })),
    on("get", "/days/{date}", ({ path: { date }, query: { sport }, response }) =>
      response(200, { ...dayOf(date, sport).shared, sport }),
    ),
    on("get", "/me/days/{date}", ({ path: { date }, query: { sport }, response }) =>
      response(200, { ...dayOf(date, sport).own, sport }),
    ),
    on("get", "/members/search", ({ query, response }) => {
      const typed = query.q.toLowerCase();
      const found = members.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(typed));
      return response(200, { data: found.slice(0, 10), has_more: found.length > 10 });
    }),
    on("get", "/news", ({ response }) => response(200, { data: news, next_cursor: null, total: news.length })),
    on("get", "/check-in-conflicts", ({ response }) => response(200, { data: untaken })),
    on("delete", "/check-in-conflicts/{id}", ({ path: { id }, response }) => {
      untaken = untaken.filter((each) => each.id !== id);
      return response(204, undefined);
    }),
    on("get", "/day-notes/{date}", ({ path: { date }, response }) => response(200, { date, ...note })),
    on("put", "/day-notes/{date}", ({ path: { date }, body: { body }, response }) => {
      note = { body, version: note.version + 1, author_name: "Demo Front Desk", written_at: new Date().toISOString() };
      return response(200, { date, ...note });
    }),
    on("get", "/bookings", ({ query, response }) => {
      const counts = query.cursor ? null : { upcoming: upcoming.length, past: past.length };
      const found = (query.when === "past" ? past : upcoming).filter(
        ({ status, kind, user_name }) =>
          (query.status ?? status) === status &&
          (query.kind ?? kind) === kind &&
          user_name.toLowerCase().includes((query.q ?? "").toLowerCase()),
      );
      return response(200, { ...pageOf(found, query), counts, total: query.cursor ? null : found.length });
    }),
    on("get", "/bookings/{id}/door-code", ({ response }) => response(200, { door_code: null })),
    on("get", "/bookings/{id}", ({ path: { id }, response, reject }) => {
      const booking = [...upcoming, ...past].find((each) => each.id === id) ?? bookingOf(id);
      if (!booking) return reject({ status: 404, code: "not_found", message: "Booking not found" });
      const now = new Date(Date.now() + (given.clockAhead ?? 0)).toISOString();
      return response(200, { ...booking, booker: fakeBooker, history: fakeHistory, now });
    }),
    on("patch", "/bookings/{id}", ({ path: { id }, body: { court_id, start_time, end_time }, response, reject }) => {
      const violation = nextViolation;
      nextViolation = undefined;
      if (violation) return reject(violation);
      const bar = filled[Number(id.slice(-12))];
      const opens = Date.parse(day.opens ?? `${day.date ?? (end_time ?? start_time)?.slice(0, 10)}T10:00:00Z`);
      const minutesAt = (instant: string) => (Date.parse(instant) - opens) / 60_000;
      if (bar && court_id) bar.court = Number(court_id.slice(-12));
      if (bar && start_time) bar.from = minutesAt(start_time);
      if (bar && end_time) bar.minutes = minutesAt(end_time) - bar.from;
      return response(200, bookingOf(id) ?? fakeBooking(0, { id }));
    }),
    ...fakeCalendar(given.feed),
    on("get", "/coaches", ({ response }) => response(200, { data: fakeCoaches, invited: [] })),
    on("get", "/lessons/members", ({ query, response }) => {
      const typed = query.q.toLowerCase();
      return response(200, { data: members.filter(({ name }) => name.toLowerCase().includes(typed)) });
    }),
    on("post", "/lessons", ({ body, response }) => {
      const start_time = instant(body.start_time ?? "");
      const end_time = instant(body.end_time ?? "");
      const opens = Date.parse(day.opens ?? `${start_time.slice(0, 10)}T10:00:00Z`);
      const court = Number(body.court_id?.slice(-12));
      const from = (Date.parse(start_time) - opens) / 60_000;
      const minutes = (Date.parse(end_time) - Date.parse(start_time)) / 60_000;
      filled.push({ court, from, minutes, state: "lesson", booked_by: nameOf(body.member_id) });
      return response(201, fakeBooking(0, { court_id: body.court_id ?? "", start_time, end_time, kind: "lesson" }));
    }),
    on("post", "/bookings", ({ body: { court_id, user_id, walk_in, players, ...input }, response, reject }) => {
      const violation = nextViolation;
      nextViolation = undefined;
      if (violation) return reject(violation);
      const guest = walk_in ? players?.find(({ guest_name }) => guest_name)?.guest_name : undefined;
      const bookedBy = guest ?? members.find(({ id }) => id === user_id)?.name;
      const court = Number(court_id.slice(-12));
      const start_time = instant(input.start_time);
      const opens = Date.parse(day.opens ?? `${start_time.slice(0, 10)}T10:00:00Z`);
      const end_time = instant(input.end_time ?? input.start_time);
      filled.push({
        court,
        from: (Date.parse(start_time) - opens) / 60_000,
        minutes: (Date.parse(end_time) - Date.parse(start_time)) / 60_000,
        ...(bookedBy ? { state: "booked", booked_by: bookedBy } : { state: "own" }),
      });
      return response(201, fakeBooking(0, { court_id, court_name: `Court ${court + 1}`, start_time, end_time }));
    }),
    on("post", "/bookings/{id}/cancel", ({ path: { id }, response }) => {
      gone.push(...filled.filter((each) => each.state === "own"));
      filled.splice(0, filled.length, ...filled.filter((each) => each.state !== "own"));
      return response(200, fakeBooking(0, { id, status: "canceled", can_cancel: false }));
    }),
    on("post", "/bookings/{id}/restore", ({ path: { id }, response }) => {
      filled.push(...gone.splice(0));
      return response(200, fakeBooking(0, { id }));
    }),
  );
}
