import type { Booking, Court } from "@courtside/contracts/api/client.ts";
import { fakeCourts } from "./fake-club.ts";

const booking = (court: Court, name: string, at: number): Booking => ({
  id: `bbbbbbbb-0000-4000-8000-00000000000${at}`,
  club_id: court.club_id,
  court_id: court.id,
  court_name: court.name,
  sport: court.sport,
  user_id: `dddddddd-0000-4000-8000-00000000010${at}`,
  user_name: name,
  user_email: `${name.toLowerCase().replace(" ", ".")}@riverside.test`,
  kind: "booking",
  coach_id: null,
  coach_name: null,
  start_time: `2026-03-1${at}T14:00:00Z`,
  end_time: `2026-03-1${at}T15:00:00Z`,
  status: "confirmed",
  in_progress: false,
  can_cancel: true,
  cancel_reason: null,
  created_at: "2026-03-01T15:00:00Z",
});

interface FakeCourtsApi {
  courts?: Court[];
  /** How many bookings stand on each court. */
  stranded?: number;
  /** How many dates of an event. */
  events?: number;
  refuse?: { status: number; code: string; message: string };
}

/** A club's courts in memory: what is added, renamed or switched shows as that. */
export function fakeCourtsApi({
  courts = fakeCourts,
  stranded = 0,
  events = 0,
  refuse,
}: FakeCourtsApi = {}): typeof fetch {
  let kept = [...courts];
  return async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const { pathname } = new URL(request.url);
    const court = kept.find(({ id }) => pathname.includes(id));
    if (court && pathname.endsWith("/stranded-bookings")) {
      const names = ["Maya Chen", "Tom Ferreira", "Priya Raman"].slice(0, stranded);
      const dates = Array.from({ length: events }, (_, at) => ({
        id: `dadadada-0000-4000-8000-00000000000${at}`,
        event_id: "eeeeeeee-0000-4000-8000-000000000001",
        title: "Ladder Night",
        start_time: `2026-03-2${at}T22:00:00Z`,
        end_time: `2026-03-2${at}T23:00:00Z`,
      }));
      return Response.json({
        data: names.map((name, at) => booking(court, name, at + 1)),
        total: stranded,
        events: dates,
        events_total: events,
      });
    }
    if (request.method === "GET") return Response.json({ data: kept });
    if (refuse) return Response.json({ ...refuse, requestId: "req_7f3a" }, { status: refuse.status });
    const wish = await request.json();
    if (request.method === "POST") {
      const made: Court = { ...wish, id: "cccccccc-0000-4000-8000-000000000009", club_id: "", is_active: true };
      kept = [...kept, made];
      return Response.json(made, { status: 201 });
    }
    const changed = { ...court, ...wish };
    kept = kept.map((each) => (each === court ? changed : each));
    return Response.json(changed);
  };
}
