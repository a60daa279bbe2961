import type { MockHandler } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { lostResponse } from "@courtside/contracts/mock-api/responses.ts";

export interface FakeFeed {
  created_at: string;
  read_at: string | null;
  /** The first response to a renewal is lost. */
  losesRenewal?: boolean;
}

/** One's own calendar feed in memory, and the file of a booking. */
export function fakeCalendar(given: FakeFeed | undefined): MockHandler[] {
  let feed = given;
  let made = 0;
  const state = () => ({
    exists: feed !== undefined,
    created_at: feed?.created_at ?? null,
    read_at: feed?.read_at ?? null,
  });
  return [
    on("get", "/me/calendar-feed", ({ response }) => response(200, state())),
    on("post", "/me/calendar-feed", ({ response }) => {
      made += 1;
      feed = { created_at: "2026-03-09T15:00:00.000Z", read_at: null };
      if (given?.losesRenewal && made === 1) return lostResponse();
      const secret = String(made).padStart(43, "q");
      return response(201, { ...state(), url: `https://club.test/api/v1/calendar/${secret}.ics` });
    }),
    on("delete", "/me/calendar-feed", ({ response }) => {
      feed = undefined;
      return response(200, state());
    }),
  ];
}
