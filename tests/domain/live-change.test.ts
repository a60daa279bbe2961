import { isTouchedBy, type LiveChange } from "@courtside/contracts/api/live.ts";
import { expect, test } from "vitest";

const availability = (date: string) => ["get", "/availability", { params: { query: { date, sport: "tennis" } } }];
const booked: LiveChange = { topic: "bookings", dates: ["2026-03-11"], court_id: "c" };

test("a booking touches its date and the count week around it, not other weeks", () => {
  expect(isTouchedBy(booked, availability("2026-03-11"))).toBe(true);
  expect(isTouchedBy(booked, availability("2026-03-14"))).toBe(true);
  expect(isTouchedBy(booked, availability("2026-03-25"))).toBe(false);
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
      "/availability",
      "/bookings",
      "/coaches",
      "/plans",
      "/onboarding",
      "/news",
      "/members",
      "/court-blocks",
      "/lessons/courts",
      "/coaches/{id}/free",
    ].filter((path) => isTouchedBy({ topic }, ["get", path]));
  const lessonPlaces = ["/lessons/courts", "/coaches/{id}/free"];
  expect(touched("courts")).toEqual(["/courts", "/availability", "/onboarding", ...lessonPlaces]);
  expect(touched("club")).toEqual(["/me", "/club", "/availability", "/onboarding", ...lessonPlaces]);
  expect(touched("members")).toEqual(["/me", "/coaches", "/onboarding", "/members"]);
  expect(touched("blocks")).toEqual(["/court-blocks"]);
  expect(touched("news")).toEqual(["/news"]);
  expect(touched("bookings")).toEqual(["/availability", "/bookings", "/onboarding", ...lessonPlaces]);
});

test("a query that is not the api's is never touched", () => {
  expect(isTouchedBy({ topic: "courts" }, ["theme", 1])).toBe(false);
  expect(isTouchedBy({ topic: "courts" }, [])).toBe(false);
});
