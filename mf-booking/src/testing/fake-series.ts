import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { lostResponse } from "@courtside/contracts/mock-api/responses.ts";
import { FAKE_CLUB_ID } from "@courtside/contracts/shell/fake-me.ts";
import { fakeBooking } from "./fake-club.ts";

const id = (kind: string, number: number) => `${kind}-0000-4000-8000-${String(number).padStart(12, "0")}`;
export const SERIES_ID = id("eeeeeeee", 1);
const court = { court_id: id("cccccccc", 2), court_name: "Court 3" };
const rule = {
  ...court,
  ...{
    starts_on: "2026-03-10",
    start_time: "14:00",
    end_time: "15:00",
    every_weeks: 1,
    weekdays: ["tuesday" as const],
  },
};
const TAKEN = { code: "slot_conflict", message: "This time slot conflicts with an existing booking" };
const BUSY = { code: "player_busy", message: "Ada Lindqvist already has a booking at this time" };
const HOLIDAY = { code: "holiday", message: "The courts are closed all day: Spring holiday" };
const BLOCKED = { code: "court_blocked", message: "The court is blocked at this time" };
const FREE = { code: null, message: null };
const dates = (count: number) => Array.from({ length: count }, (_, week) => addDays("2026-03-10", 7 * week));
const timesOn = (date: string) => ({ start_time: `${date}T18:00:00.000Z`, end_time: `${date}T19:00:00.000Z` });

/** A series as it is booked: the second date is left out. */
const seriesOf = (count: number, booked: number, state: "running" | "done" | "stopped") => ({
  ...rule,
  ...{ id: SERIES_ID, club_id: FAKE_CLUB_ID, sport: "tennis", user_id: id("dddddddd", 1), user_name: "Maya Chen" },
  ...{ label: null, state, created_at: "2026-03-01T00:00:00.000Z", can_stop: state === "running" },
  progress: { done: booked, total: count - 1 },
  dates: dates(count).map((date, at) => ({
    ...{ ...court, date, ...timesOn(date) },
    ...(at === 1
      ? { ...TAKEN, outcome: "skipped" as const, booking_id: null }
      : at <= booked
        ? { ...FREE, outcome: "booked" as const, booking_id: fakeBooking(at).id }
        : { ...FREE, outcome: state === "running" ? ("planned" as const) : ("missed" as const), booking_id: null }),
  })),
});

export interface FakeSeries {
  /** Which date of a previewed series is a holiday, from 0 on. */
  holiday?: number;
  /** Which date is blocked. */
  blocked?: number;
  /** The first response to a series is lost. */
  losesSeries?: boolean;
}

/** An api whose second date is taken, and whose third is one on which a player is elsewhere; a series of more than 30 dates is booked a third at a time, until it is stopped. */
export function fakeSeries({ holiday, blocked, losesSeries = false }: FakeSeries = {}) {
  let lost: string | null = null;
  let count = 4;
  let booked = 3;
  let state: "running" | "done" | "stopped" = "done";
  return [
    on("post", "/booking-series/preview", ({ body, response }) => {
      const planned = dates(body.count ?? 4).map((date, at) => ({
        ...{ ...court, date, ...timesOn(date) },
        ...(at === 1
          ? { ...TAKEN, fate: "taken" as const }
          : at === 2 && body.players?.length
            ? { ...BUSY, fate: "player_busy" as const }
            : at === holiday
              ? { ...HOLIDAY, fate: "holiday" as const }
              : at === blocked
                ? { ...BLOCKED, fate: "blocked" as const }
                : { ...FREE, fate: "free" as const }),
        reason: at === holiday ? "Spring holiday" : at === blocked ? "Resurfacing" : null,
        alternatives: at === 1 ? [{ court_id: id("cccccccc", 1), court_name: "Court 2", ...timesOn(date) }] : [],
      }));
      const who = { user_id: id("dddddddd", 1), user_name: "Maya Chen" };
      return response(200, {
        ...rule,
        ...who,
        bookable: planned.filter(({ fate }) => fate === "free").length,
        dates: planned,
      });
    }),
    on("post", "/booking-series", ({ body, idempotencyKey, response, reject }) => {
      if (!body.choices)
        return reject({ status: 409, code: "slot_conflict", message: "Not every date can be booked: Tue, Mar 17" });
      if (losesSeries && lost === null) {
        lost = idempotencyKey;
        return lostResponse();
      }
      // It is there: any other request is for dates that are taken.
      if (lost !== null && lost !== idempotencyKey) return reject({ status: 409, ...TAKEN });
      count = body.count ?? 4;
      state = count > 30 ? "running" : "done";
      booked = state === "running" ? 0 : count - 1;
      return response(201, seriesOf(count, booked, state));
    }),
    on("get", "/booking-series/{id}", ({ response }) => {
      if (state === "running") booked = Math.min(booked + 6, count - 2);
      return response(200, seriesOf(count, booked, state));
    }),
    on("patch", "/booking-series/{id}", ({ response }) => {
      if (state === "running") state = "stopped";
      return response(200, seriesOf(count, booked, state));
    }),
  ];
}
