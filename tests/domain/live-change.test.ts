import { isTouchedBy, touchedBy } from "@courtside/contracts/api/live.ts";
import { isReadOf, queryKey } from "@courtside/contracts/api/query-keys.ts";
import type { LiveChange } from "@courtside/contracts/domain/live-change.ts";
import { expect, test } from "vitest";

const day = (path: "/days/{date}" | "/me/days/{date}", date: string) =>
  queryKey(path, { path: { date }, query: { sport: "tennis" } });
const booked: LiveChange = { topic: "bookings", dates: ["2026-03-11"], court_id: "c" };

test("a booking touches the shared day of its date, unless it brings the piece that changed", () => {
  expect(isTouchedBy(booked, day("/days/{date}", "2026-03-11"))).toBe(true);
  expect(isTouchedBy(booked, day("/days/{date}", "2026-03-12"))).toBe(false);
  const piece = { date: "2026-03-11", sport: "tennis", from: "1", version: "2", courts: [] };
  expect(isTouchedBy({ ...booked, days: [piece] }, day("/days/{date}", "2026-03-11"))).toBe(false);
  expect(isTouchedBy({ ...booked, days: [{ ...piece, sport: "padel" }] }, day("/days/{date}", "2026-03-11"))).toBe(
    true,
  );
});

test("one's own booking touches one's own part of the count week around it, those of others do not", () => {
  const mine: LiveChange = { ...booked, mine: true };
  const others: LiveChange = { ...booked, mine: false };
  expect(isTouchedBy(mine, day("/me/days/{date}", "2026-03-11"))).toBe(true);
  expect(isTouchedBy(mine, day("/me/days/{date}", "2026-03-14"))).toBe(true);
  expect(isTouchedBy(mine, day("/me/days/{date}", "2026-03-25"))).toBe(false);
  expect(isTouchedBy(others, day("/me/days/{date}", "2026-03-11"))).toBe(false);
  expect(isTouchedBy(booked, day("/me/days/{date}", "2026-03-11"))).toBe(true);
  expect(isTouchedBy({ topic: "club" }, day("/me/days/{date}", "2026-03-11"))).toBe(true);
});

test("changes that concern others alone leave one's own bookings and waitlist entries as they are", () => {
  const list = (scope: "mine" | "club") => queryKey("/bookings", { query: { scope } });
  const touched = (change: LiveChange) =>
    [list("mine"), list("club"), queryKey("/waitlist-entries"), queryKey("/waitlist")].map((key) =>
      isTouchedBy(change, key),
    );
  expect(touched({ ...booked, mine: false })).toEqual([false, true, false, false]);
  expect(touched({ ...booked, mine: true })).toEqual([true, true, false, false]);
  expect(touched({ topic: "waitlist", mine: false })).toEqual([false, false, false, true]);
  expect(touched({ topic: "waitlist", mine: true })).toEqual([false, false, true, true]);
  expect(touched({ topic: "waitlist" })).toEqual([false, false, true, true]);
});

test("who begins or ends to wait has their own part of that day read again, and other people have not", () => {
  const waits: LiveChange = { topic: "waitlist", dates: ["2026-03-11"], mine: true };
  const touched = (change: LiveChange) =>
    ["2026-03-11", "2026-03-12"].map((date) => isTouchedBy(change, day("/me/days/{date}", date)));
  expect(touched(waits)).toEqual([true, false]);
  expect(touched({ ...waits, mine: false })).toEqual([false, false]);
  expect(touched({ topic: "waitlist", mine: true })).toEqual([true, true]);
  expect(isTouchedBy(waits, day("/days/{date}", "2026-03-11"))).toBe(false);
});

test("a list without a date is touched by every booking", () => {
  expect(isTouchedBy(booked, ["get", "/bookings", { params: { query: { scope: "mine" } } }])).toBe(true);
  expect(isTouchedBy(booked, ["get", "/bookings"])).toBe(true);
});

test("each topic touches what it shows", () => {
  const touched = (topic: LiveChange["topic"]) =>
    [
      "/me",
      "/club",
      "/courts",
      "/days/{date}",
      "/me/days/{date}",
      "/bookings",
      "/coaches",
      "/plans",
      "/onboarding",
      "/news",
      "/day-notes/{date}",
      "/members",
      "/court-blocks",
      "/closures",
      "/lessons/courts",
      "/coaches/{id}/free",
    ].filter((path) => isTouchedBy({ topic }, ["get", path]));
  const days = ["/days/{date}", "/me/days/{date}"];
  const lessonPlaces = ["/lessons/courts", "/coaches/{id}/free"];
  expect(touched("courts")).toEqual(["/courts", ...days, "/onboarding", ...lessonPlaces]);
  expect(touched("club")).toEqual(["/me", "/club", ...days, "/onboarding", ...lessonPlaces]);
  expect(touched("members")).toEqual(["/me", "/coaches", "/onboarding", "/members"]);
  expect(touched("blocks")).toEqual(["/court-blocks", "/closures"]);
  expect(touched("day-notes")).toEqual(["/day-notes/{date}"]);
  expect(touched("news")).toEqual(["/news"]);
  expect(touched("bookings")).toEqual([...days, "/bookings", "/onboarding", ...lessonPlaces]);
});

test("a query of another service is never touched", () => {
  expect(isTouchedBy({ topic: "courts" }, ["theme", 1])).toBe(false);
  expect(isTouchedBy({ topic: "courts" }, [])).toBe(false);
});

test("the filter of several topics matches what any of them touches", () => {
  const { predicate } = touchedBy("waitlist", "news");
  const matched = (["/waitlist", "/news", "/courts"] as const).filter((path) =>
    predicate({ queryKey: queryKey(path) }),
  );
  expect(matched).toEqual(["/waitlist", "/news"]);
});

test("a key is type-checked against the api's paths and parameters", () => {
  expect(queryKey("/me")).toEqual(["get", "/me"]);
  const key = queryKey("/coaches/{id}", { path: { id: "c" } });
  expect(key).toEqual(["get", "/coaches/{id}", { params: { path: { id: "c" } } }]);
  expect(isReadOf(key, ["/coaches", "/coaches/{id}"])).toBe(true);
  expect(isReadOf(["post", "/bookings"], ["/bookings"])).toBe(false);
  // @ts-expect-error no such route
  queryKey("/availabilities");
  // @ts-expect-error a route that is never read
  queryKey("/bookings/{id}/restore");
  // @ts-expect-error no such parameter
  queryKey("/coaches/{id}", { path: { coach: "c" } });
});
