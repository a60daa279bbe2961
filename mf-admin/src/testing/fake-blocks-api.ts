import type { BlockHit, CourtBlock, CourtRefusal } from "@courtside/contracts/api/client.ts";
import { fakeCourts } from "./fake-club.ts";

const block = (at: number, start_time: string, end_time: string, reason: string | null): CourtBlock => {
  const court = fakeCourts[at % fakeCourts.length];
  return {
    id: `abababab-0000-4000-8000-00000000000${at}`,
    court_id: court?.id ?? "",
    court_name: court?.name ?? "",
    sport: court?.sport ?? "",
    start_time,
    end_time,
    reason,
    created_by_name: "Ada Okafor",
    created_at: "2026-03-01T15:00:00Z",
  };
};

export const fakeBlocks: CourtBlock[] = [
  block(0, "2026-03-10T13:00:00Z", "2026-03-10T21:00:00Z", "Resurfacing"),
  block(1, "2026-03-12T14:00:00Z", "2026-03-15T04:00:00Z", "Regional youth championship, all day"),
  block(2, "2026-03-20T22:00:00Z", "2026-03-21T02:00:00Z", null),
];

export const fakeHits: BlockHit[] = ["Maya Chen", "Tom Ferreira", "Priya Raman"].map((user_name, at) => ({
  id: `bbbbbbbb-0000-4000-8000-00000000000${at}`,
  court_id: fakeCourts[0]?.id ?? "",
  court_name: "Tennis 1",
  user_name,
  kind: at === 2 ? "lesson" : "booking",
  title: null,
  start_time: `2026-03-10T${14 + at}:00:00Z`,
  end_time: `2026-03-10T${15 + at}:00:00Z`,
}));

interface FakeBlocks {
  blocks?: CourtBlock[];
  past?: CourtBlock[];
  hits?: BlockHit[];
  refused?: CourtRefusal[];
  /** What is in the way by the time the block is confirmed. */
  hitsLater?: BlockHit[];
  /** Answers what is created or deleted with this. */
  refuse?: { status: number; code: string; message: string };
}

/** A club's blocks in memory: what is created is listed, what is deleted is gone. */
export function fakeBlocksApi({ blocks = fakeBlocks, past = [], hits = [], refused = [], ...rest }: FakeBlocks = {}) {
  let kept = [...blocks];
  let { hitsLater } = rest;
  const refusal = (status: number, body: object) => Response.json({ ...body, requestId: "req_7f3a" }, { status });
  const create = async (request: Request): Promise<Response> => {
    const { court_ids, start_time, end_time, reason, cancel } = await request.json();
    if (hitsLater) {
      const bookings = hitsLater;
      hitsLater = undefined;
      const message = "The bookings in the way have changed: please look at the list again";
      return refusal(409, { code: "block_hits_bookings", message, details: { bookings } });
    }
    const made = court_ids.map((id: string) =>
      block(
        fakeCourts.findIndex((court) => court.id === id),
        `${start_time}:00Z`,
        `${end_time}:00Z`,
        reason ?? null,
      ),
    );
    kept = [...kept, ...made.map((each: CourtBlock, at: number) => ({ ...each, id: `${each.id}${at}` }))];
    return Response.json({ data: made, refused, canceled_bookings: cancel.booking_ids.length }, { status: 201 });
  };
  return async (input: RequestInfo | URL): Promise<Response> => {
    const request = input instanceof Request ? input : new Request(input);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/courts")) return Response.json({ data: fakeCourts });
    if (pathname.endsWith("/preview")) return Response.json({ bookings: hits, refused });
    if (request.method === "GET") {
      return Response.json({ data: searchParams.get("when") === "past" ? past : kept, next_cursor: null });
    }
    if (rest.refuse) return refusal(rest.refuse.status, rest.refuse);
    if (request.method === "POST") return create(request);
    const gone = kept.find(({ id }) => pathname.endsWith(id));
    kept = kept.filter((each) => each !== gone);
    return Response.json(gone);
  };
}
