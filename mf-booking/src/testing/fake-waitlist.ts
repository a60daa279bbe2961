import type { WaitingMember, WaitlistEntry } from "@courtside/contracts/api/client.ts";
import { fakeBooking } from "./fake-club.ts";
import { fakeEntry } from "./fake-entries.ts";

export interface FakeRefusal {
  status: number;
  body: object;
}

export interface FakeWaitlist {
  /** The caller's own. */
  entries?: WaitlistEntry[];
  /** The club's, as staff see them. */
  waiting?: WaitingMember[];
  /** Answers the next joining, assigning, accepting or removing with this; `never`: it stays under way. */
  refuseWaitlist?: FakeRefusal | "never";
}

const json = (body: object, status = 200): Response => Response.json(body, { status });

/** The waitlist's calls from memory; null for any other call. */
export function fakeWaitlist({ entries = [], waiting = [], refuseWaitlist }: FakeWaitlist) {
  let own = [...entries];
  let all = [...waiting];
  let nextRefusal = refuseWaitlist;

  const list = (query: URLSearchParams): Response => {
    const matching = all.filter(
      (each) =>
        (query.get("requested_date") ?? each.requested_date) === each.requested_date &&
        (query.get("sport") ?? each.sport) === each.sport &&
        (query.get("court_id") ?? each.court_id) === each.court_id,
    );
    const from = Number(query.get("cursor") ?? 0);
    const limit = Number(query.get("limit") ?? 50);
    return json({
      data: matching.slice(from, from + limit),
      next_cursor: from + limit < matching.length ? String(from + limit) : null,
      counts: { waiting: all.length, requested_for_today: Math.min(2, all.length), over_24_hours: all.length >> 1 },
    });
  };

  const refuse = (): Promise<Response> | Response | null => {
    if (!nextRefusal) return null;
    if (nextRefusal === "never") return new Promise<Response>(() => {});
    const { status, body } = nextRefusal;
    nextRefusal = undefined;
    return json(body, status);
  };

  const post = async (path: string, request: Request): Promise<Response> => {
    const [, , id] = path.split("/");
    if (path === "/waitlist-entries") {
      const { requested_date, sport, ...window } = await request.json();
      own = [...own, fakeEntry(own.length, { requested_date, sport, ...window })];
      return json(own.at(-1) ?? {}, 201);
    }
    if (path.endsWith("/assign")) {
      all = all.filter((each) => each.id !== id);
      return json(fakeBooking(0), 201);
    }
    if (path.endsWith("/pass")) {
      own = own.map((each) => (each.offer?.id === id ? { ...each, offer: null } : each));
      return json({ id });
    }
    const offer = own.find((each) => each.offer?.id === id)?.offer;
    own = own.filter((each) => each.offer?.id !== id);
    const { court_name = "", start_time = "", end_time = "" } = offer ?? {};
    return json(fakeBooking(0, { court_name, start_time, end_time }), 201);
  };

  return async (request: Request): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url);
    const at = pathname.indexOf("/waitlist");
    if (at < 0) return null;
    const path = pathname.slice(at);
    const refused = request.method === "GET" || path.endsWith("/pass") ? null : refuse();
    if (refused) return refused;
    if (request.method === "POST") return post(path, request);
    if (request.method === "DELETE") {
      const [, , id] = path.split("/");
      own = own.filter((each) => each.id !== id);
      all = all.filter((each) => each.id !== id);
      return json({ id });
    }
    return path === "/waitlist" ? list(searchParams) : json({ data: own, now: new Date().toISOString() });
  };
}
