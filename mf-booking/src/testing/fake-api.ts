import type { Booking, FoundMember, News } from "@courtside/contracts/api/client.ts";
import { type FakeDay, type Filled, fakeAvailability } from "./fake-availability.ts";
import { fakeBooking } from "./fake-club.ts";
import { type FakeRefusal, type FakeWaitlist, fakeWaitlist } from "./fake-waitlist.ts";

export interface FakeApi extends FakeWaitlist {
  day?: FakeDay;
  upcoming?: Booking[];
  past?: Booking[];
  news?: News[];
  members?: FoundMember[];
  /** Answers this in place of everything, for example an error or a promise that never ends. */
  instead?: () => Promise<Response> | Response;
  /** Answers one path in place of the rest: "/availability". */
  failing?: { path: string; answer: () => Promise<Response> | Response };
  /** Answers the next booking with this: a lost race. */
  refuseBooking?: FakeRefusal;
}

const json = (body: object, status = 200): Response => Response.json(body, { status });

export const refusal = (status: number, code: string, message: string, details?: object): Response =>
  json({ code, message, details, requestId: "req_7f3a" }, status);

/** What a request comes to when it reaches nobody. */
export const unreachable = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));

/** The api of one club in memory: what is booked shows as booked, what is canceled is free again. */
export function fakeApi({
  day = {},
  upcoming = [],
  past = [],
  news = [],
  members = [],
  instead,
  failing,
  refuseBooking,
  ...waitlist
}: FakeApi): typeof fetch {
  const waits = fakeWaitlist(waitlist);
  const filled: Filled[] = [...(day.filled ?? [])];
  let nextRefusal = refuseBooking;

  const book = async (request: Request): Promise<Response> => {
    if (nextRefusal) {
      const { status, body } = nextRefusal;
      nextRefusal = undefined;
      return json(body, status);
    }
    const { court_id, start_time, end_time, user_id } = await request.json();
    const member = members.find(({ id }) => id === user_id);
    const opens = Date.parse(fakeAvailability(day).courts[0]?.slots[0]?.start_time ?? "");
    const court = Number(court_id.slice(-12));
    const minutes = (Date.parse(end_time) - Date.parse(start_time)) / 60_000;
    filled.push({
      court,
      from: (Date.parse(start_time) - opens) / 60_000,
      minutes,
      ...(member ? { state: "booked", booked_by: member.name } : { state: "own" }),
    });
    return json(fakeBooking(0, { court_id, court_name: `Court ${court + 1}`, start_time, end_time }), 201);
  };

  const list = (query: URLSearchParams): Response => {
    const data = query.get("when") === "past" ? past : upcoming;
    const from = Number(query.get("cursor") ?? 0);
    const limit = Number(query.get("limit") ?? 50);
    const counts = from === 0 ? { upcoming: upcoming.length, past: past.length } : null;
    return json({
      data: data.slice(from, from + limit),
      next_cursor: from + limit < data.length ? String(from + limit) : null,
      counts,
    });
  };

  return async (input) => {
    if (instead) return instead();
    const request = input instanceof Request ? input : new Request(input);
    const { pathname, searchParams } = new URL(request.url);
    if (failing && pathname.endsWith(failing.path)) return failing.answer();
    const waited = await waits(request);
    if (waited) return waited;
    if (pathname.endsWith("/courts")) {
      const courts = fakeAvailability(day).courts;
      return json({
        data: courts.map(({ court_id, name }) => ({ id: court_id, name, sport: "tennis", is_active: true })),
      });
    }
    if (pathname.endsWith("/availability")) {
      const date = searchParams.get("date") ?? undefined;
      return json(fakeAvailability({ ...day, ...(day.opens ? {} : { date }), filled }));
    }
    if (pathname.endsWith("/members/search")) {
      const typed = (searchParams.get("q") ?? "").toLowerCase();
      return json({ data: members.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(typed)) });
    }
    if (pathname.endsWith("/news")) return json({ data: news, next_cursor: null });
    if (pathname.endsWith("/cancel")) {
      filled.splice(0, filled.length, ...filled.filter((each) => each.state !== "own"));
      return json(fakeBooking(0, { status: "canceled", can_cancel: false }));
    }
    return request.method === "POST" ? book(request) : list(searchParams);
  };
}
