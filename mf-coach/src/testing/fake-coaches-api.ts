import type {
  ClubEvent,
  Coach,
  CoachAvailability,
  InvitedCoach,
  LessonRequest,
} from "@courtside/contracts/api/client.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { fakeClub } from "@courtside/contracts/shell/fake-me.ts";
import { fakeCoaches, fakeFreeTimes, fakeHours, fakeId, fakeRequest, fakeRequests } from "./fake-coaches.ts";

interface FakeCoachesApi {
  coaches?: Coach[];
  invited?: InvitedCoach[];
  requests?: LessonRequest[];
  events?: ClubEvent[];
  hours?: CoachAvailability;
  hasHours?: boolean;
  /** Answers what would change something with this. */
  refuse?: { status: number; code: string; message: string; details?: Record<string, unknown> };
}

const refusal = (status: number, code: string, message: string, details?: object) =>
  Response.json({ code, message, details, requestId: "req_7f3a" }, { status });

/** A club's coaches, their hours and one's lesson requests in memory: what is added, changed or withdrawn shows as that. */
export function fakeCoachesApi(options: FakeCoachesApi = {}): typeof fetch {
  const { coaches = fakeCoaches, invited = [], requests = fakeRequests, events = [], hasHours = true } = options;
  const { hours = fakeHours, refuse } = options;
  const kept = { coaches, invited, requests, hours };

  const read = (path: string, query: URLSearchParams): Response => {
    const coach = kept.coaches.find(({ id }) => path.includes(id));
    if (path === "/coaches") return Response.json({ data: kept.coaches, invited: kept.invited });
    if (path === "/events") return Response.json({ data: events, next_cursor: null });
    if (path === "/lesson-requests") {
      const pending_count = kept.requests.filter(({ status }) => status === "pending").length;
      return Response.json({ data: kept.requests, next_cursor: null, pending_count });
    }
    if (!coach) return refusal(404, "not_found", "Coach not found");
    if (path.endsWith("/availability")) return Response.json(kept.hours);
    if (path.endsWith("/free")) {
      const free = fakeFreeTimes(coach.id, query.get("from") ?? clubDate(Date.now(), fakeClub.time_zone));
      const without = { has_hours: false, days: free.days.map(({ date }) => ({ date, times: [] })) };
      return Response.json(hasHours ? free : { ...free, ...without });
    }
    return Response.json(coach);
  };

  const change = (method: string, path: string, wish: Record<string, unknown>): Response => {
    if (path === "/coaches") {
      const made = { ...wish, invitation_id: fakeId("f", 9), status: "pending", sent_at: new Date().toISOString() };
      kept.invited = [...kept.invited, made as InvitedCoach];
      return Response.json(made, { status: 201 });
    }
    if (path === "/lesson-requests") {
      const made = fakeRequest(9, wish);
      kept.requests = [made, ...kept.requests];
      return Response.json(made, { status: 201 });
    }
    if (path.endsWith("/withdraw")) {
      const part = { status: "withdrawn", can_withdraw: false } as const;
      kept.requests = kept.requests.map((each) => (path.includes(each.id) ? { ...each, ...part } : each));
      return Response.json(kept.requests.find(({ id }) => path.includes(id)));
    }
    if (method === "PUT") {
      const rows = (wish.rows as CoachAvailability["rows"]).map((row, at) => ({ ...row, id: fakeId("a", at) }));
      kept.hours = { ...kept.hours, rows, version: kept.hours.version + 1 };
      return Response.json(kept.hours);
    }
    kept.coaches = kept.coaches.map((each) => (path.includes(each.id) ? { ...each, ...wish } : each));
    return Response.json(kept.coaches.find(({ id }) => path.includes(id)));
  };

  return async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace("/api/v1", "");
    if (request.method === "GET") return read(path, searchParams);
    if (refuse) return refusal(refuse.status, refuse.code, refuse.message, refuse.details);
    const body = await request.text();
    return change(request.method, path, body === "" ? {} : JSON.parse(body));
  };
}
