import type {
  ClubEvent,
  Coach,
  CoachAvailability,
  InvitedCoach,
  LessonRequest,
} from "@courtside/contracts/api/client.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { type MockFetch, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { type RuleViolation, rejectChanges } from "@courtside/contracts/mock-api/responses.ts";
import { fakeClub } from "@courtside/contracts/shell/fake-me.ts";
import { fakeCoaches, fakeFreeTimes, fakeHours, fakeId, fakeRequest, fakeRequests } from "./fake-coaches.ts";

interface FakeCoachesApi {
  coaches?: Coach[];
  invited?: InvitedCoach[];
  requests?: LessonRequest[];
  events?: ClubEvent[];
  hours?: CoachAvailability;
  hasHours?: boolean;
  /** Rejects every change with this. */
  reject?: RuleViolation;
}

/** A club's coaches, their hours and the caller's lesson requests in memory: added, changed and withdrawn ones are shown so. */
export function fakeCoachesApi(options: FakeCoachesApi = {}): MockFetch {
  const { coaches = fakeCoaches, invited = [], requests = fakeRequests, events = [], hasHours = true } = options;
  const { hours = fakeHours, reject } = options;
  const kept = { coaches, invited, requests, hours };
  const missing = { status: 404, code: "not_found", message: "Coach not found" };
  const coachOf = (id: string) => kept.coaches.find((each) => each.id === id);

  return mockApi(
    rejectChanges(reject),
    on("get", "/coaches", ({ response }) => response(200, { data: kept.coaches, invited: kept.invited })),
    on("post", "/coaches", ({ body: { bio = "", ...input }, response }) => {
      const sent_at = new Date().toISOString();
      const made: InvitedCoach = { ...input, bio, invitation_id: fakeId("f", 9), status: "pending", sent_at };
      kept.invited = [...kept.invited, made];
      return response(201, made);
    }),
    on("get", "/coaches/{id}", ({ path, response, reject }) => {
      const coach = coachOf(path.id);
      return coach ? response(200, coach) : reject(missing);
    }),
    on("patch", "/coaches/{id}", ({ path, body, response, reject }) => {
      kept.coaches = kept.coaches.map((each) => (each.id === path.id ? { ...each, ...body } : each));
      const changed = coachOf(path.id);
      return changed ? response(200, changed) : reject(missing);
    }),
    on("get", "/coaches/{id}/availability", ({ response }) => response(200, kept.hours)),
    on("put", "/coaches/{id}/availability", ({ body, response }) => {
      const rows = body.rows.map((row, at) => ({ ...row, id: fakeId("a", at) }));
      kept.hours = { ...kept.hours, rows, version: kept.hours.version + 1 };
      return response(200, kept.hours);
    }),
    on("get", "/coaches/{id}/free", ({ path, query, response }) => {
      const free = fakeFreeTimes(path.id, query.from ?? clubDate(Date.now(), fakeClub.time_zone));
      const without = { has_hours: false, days: free.days.map(({ date }) => ({ date, times: [] })) };
      return response(200, hasHours ? free : { ...free, ...without });
    }),
    on("get", "/events", ({ response }) => response(200, { data: events, next_cursor: null, total: events.length })),
    on("get", "/lesson-requests", ({ response }) => {
      const pending_count = kept.requests.filter(({ status }) => status === "pending").length;
      return response(200, { data: kept.requests, next_cursor: null, pending_count, total: kept.requests.length });
    }),
    on("post", "/lesson-requests", ({ body, response }) => {
      const made = fakeRequest(9, body);
      kept.requests = [made, ...kept.requests];
      return response(201, made);
    }),
    on("post", "/lesson-requests/{id}/withdraw", ({ path, response }) => {
      const part = { status: "withdrawn", can_withdraw: false } as const;
      kept.requests = kept.requests.map((each) => (each.id === path.id ? { ...each, ...part } : each));
      const withdrawn = kept.requests.find(({ id }) => id === path.id);
      return withdrawn && response(200, withdrawn);
    }),
  );
}
