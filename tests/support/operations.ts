import { randomUUID } from "node:crypto";
import type { LoadClub } from "./load-club.ts";

/** One change that the api confirmed, as its audit row names it, with the times of its request and response. */
export interface Operation {
  /** "booking.created 1d0f…" */
  name: string;
  asked: number;
  responded: number;
}

/** Members who book, cancel and join the waitlist without a pause, each on a court of their own. */
export interface Doing {
  operations: Operation[];
  /** Resolves once `count` more operations are confirmed. Rejects when a request gets any other response. */
  progress(count: number): Promise<void>;
  /** Ends after the requests under way. Rejects like `progress`. */
  stop(): Promise<void>;
}

const PER_DAY = 20;
/** Rules under which no request is rejected. */
export const DOING_RULES = {
  time_zone: "UTC",
  slot_length_minutes: 15,
  max_bookings_per_day: PER_DAY,
  max_bookings_per_week: 0,
  advance_booking_days: 365,
};

/** The UTC date `days` from now. */
export const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const clock = (quarter: number) =>
  `${String(8 + Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;

/** Calls the api as one of the members. Throws when the response has another status. */
export async function ask(
  url: string,
  token: string,
  method: string,
  path: string,
  body: object | null,
  expected: number,
) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { "content-type": "application/json", "idempotency-key": randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== expected) throw new Error(`${method} ${path} returned ${response.status}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

export function startDoing(club: LoadClub, url: string): Doing {
  const operations: Operation[] = [];
  const waiting: { until: number; resolve: () => void }[] = [];
  let stopping = false;

  async function live({ token }: LoadClub["members"][number], courtId: string): Promise<void> {
    const act = async (action: string, path: string, body: object, expected: number) => {
      const asked = performance.now();
      const { id } = await ask(url, token, "POST", path, body, expected);
      operations.push({ name: `${action} ${id}`, asked, responded: performance.now() });
      for (const each of waiting) if (operations.length >= each.until) each.resolve();
      return String(id);
    };
    for (let n = 0, last = ""; !stopping; n++) {
      const quarter = n % PER_DAY;
      const date = dateIn(1 + Math.floor(n / PER_DAY));
      const input = { court_id: courtId, start_time: `${date}T${clock(quarter)}` };
      const before = last;
      last = await act("booking.created", "/bookings", input, 201);
      if (quarter === 1) {
        const window = { preferred_start_time: clock(quarter), preferred_end_time: clock(quarter + 1) };
        const place = { requested_date: date, sport: "tennis", court_id: courtId, ...window };
        await act("waitlist.joined", "/waitlist-entries", place, 201);
      }
      // The first cancellation frees the slot that a member waits for.
      if (quarter % 5 === 2) await act("booking.canceled", `/bookings/${before}/cancel`, {}, 200);
    }
  }

  // The first failure ends the load and rejects every pending `progress`.
  const work = Promise.all(club.members.map((member, n) => live(member, club.courtIds[n] ?? ""))).then(() => {});
  work.catch(() => {
    stopping = true;
  });

  return {
    operations,
    progress(count) {
      const until = operations.length + count;
      return Promise.race([work, new Promise<void>((resolve) => waiting.push({ until, resolve }))]);
    },
    stop() {
      stopping = true;
      return work;
    },
  };
}
