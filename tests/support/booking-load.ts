import { randomUUID } from "node:crypto";
import { type BookingInput, book } from "./book.ts";
import type { LoadClub } from "./load-club.ts";
import { dateFromNow } from "./world.ts";

/** A booking that was acknowledged with 201, by the idempotency key of its request. */
export interface Acknowledged {
  key: string;
  id: string;
  userId: string;
  /** `performance.now()` when the response had come. */
  at: number;
}

/** Members who book slot after slot, each on a court of their own. A request without a response is sent again under its key. */
export interface BookingLoad {
  acknowledged: Acknowledged[];
  /** How often each transient failure was seen: "503 <code>", or "no response" where the connection broke. */
  setbacks: Record<string, number>;
  /** Resolves once `count` more bookings are acknowledged. Rejects when a request gets any other response. */
  progress(count: number): Promise<void>;
  /** Ends after the requests under way are acknowledged. Rejects like `progress`. */
  stop(): Promise<void>;
}

const perDay = 20;
const retryPause = 20;

export interface LoadOptions {
  /** A member's pause after each booking. */
  restMs?: number;
  /** Outcomes that are worth another attempt too, as "504 request_timeout". */
  alsoTransient?: string[];
}

/** Starts the load. `urlOf` says which api process the n-th attempt goes to. */
export function startBookingLoad(
  club: LoadClub,
  urlOf: (attempt: number) => string,
  { restMs = 0, alsoTransient = [] }: LoadOptions = {},
): BookingLoad {
  const acknowledged: Acknowledged[] = [];
  const setbacks: Record<string, number> = {};
  const waiting: { until: number; resolve: () => void }[] = [];
  let stopping = false;
  let attempts = 0;

  async function persist(member: LoadClub["members"][number], input: BookingInput): Promise<void> {
    for (const key = randomUUID(); ; ) {
      const outcome = await attempt(member.token, input, key);
      if (typeof outcome === "object") {
        acknowledged.push({ key, id: outcome.id, userId: member.id, at: performance.now() });
        for (const each of waiting) if (acknowledged.length >= each.until) each.resolve();
        return;
      }
      if (!isTransient(outcome) && !alsoTransient.includes(outcome))
        throw new Error(`a booking got the response ${outcome}`);
      setbacks[outcome] = (setbacks[outcome] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, retryPause));
    }
  }

  async function attempt(token: string, input: BookingInput, key: string): Promise<string | { id: string }> {
    try {
      const { status, booking, error } = await book(urlOf(attempts++), token, input, key);
      return booking ?? `${status} ${error?.code}`;
    } catch (error) {
      if (error instanceof TypeError) return NO_RESPONSE;
      throw error;
    }
  }

  const workers = club.members.map(async (member, number) => {
    for (let n = 0; !stopping; n++) {
      const quarter = n % perDay;
      const time = `${String(8 + Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;
      const input = {
        court_id: club.courtIds[number] ?? "",
        start_time: `${dateFromNow(1 + Math.floor(n / perDay))}T${time}`,
      };
      await persist(member, input);
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    }
  });

  // The first failure ends the load and rejects every pending `progress`; stop() reports a failure that no caller awaited.
  const work = Promise.all(workers).then(() => {});
  work.catch(() => {
    stopping = true;
  });

  return {
    acknowledged,
    setbacks,
    progress(count) {
      const until = acknowledged.length + count;
      return Promise.race([work, new Promise<void>((resolve) => waiting.push({ until, resolve }))]);
    },
    stop() {
      stopping = true;
      return work;
    },
  };
}

/** What an attempt has that got no response: the connection broke. */
export const NO_RESPONSE = "no response";
/** Worth another attempt under the same key. */
export const isTransient = (outcome: string) => outcome === NO_RESPONSE || outcome.startsWith("503 ");

/** The rules under which this load is never rejected. */
export const LOAD_RULES = { slot_length_minutes: 15, max_bookings_per_day: perDay, advance_booking_days: 365 };
