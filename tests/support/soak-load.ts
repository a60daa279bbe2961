import { randomUUID } from "node:crypto";
import { isTransient, NO_RESPONSE } from "./booking-load.ts";
import { type ApiResponse, call } from "./call.ts";
import type { LoadClub } from "./load-club.ts";

/** One request that got its response, for the statistics of a soak. */
export interface Served {
  /** `performance.now()` when it was sent. */
  sentAt: number;
  /** Until the whole response was read, in milliseconds. */
  took: number;
}

/**
 * Members who book, look at the day and cancel the booking of a day before, without an end: those of a court take turns, so that none
 * of them meets the limit of changes (docs/decisions/0027).
 */
export interface SoakLoad {
  served: Served[];
  /** The bookings that were acknowledged and not canceled. */
  standing: ReadonlySet<string>;
  /** How often each transient failure was seen. */
  setbacks: Record<string, number>;
  /** Cycles a second of all members together from now on; Infinity as fast as they get responses. */
  setPace(cycles: number): void;
  /** Rejects as soon as a request got any other response than it should, which ends the load. */
  failed: Promise<never>;
  /** Ends after the cycles under way. Rejects as `failed` does. */
  stop(): Promise<void>;
}

const DAY = 86_400_000;
const HOURS = 12;
/** The clock of the requests goes this many days ahead and then back at once, again and again. */
const DAYS_AHEAD = 300;
const RETRY_MS = 20;

interface Booked {
  id: string;
  /** Of the member who booked. */
  token: string;
  now: string;
}

/** The rules under which this load is never rejected. */
export const SOAK_RULES = { max_bookings_per_day: HOURS, max_bookings_per_week: 7 * HOURS, advance_booking_days: 7 };

/** Starts the load, as fast as it gets responses. `urlOf` says which api process the n-th attempt goes to. */
export function startSoakLoad(club: LoadClub, urlOf: (attempt: number) => string): SoakLoad {
  const served: Served[] = [];
  const standing = new Set<string>();
  const setbacks: Record<string, number> = {};
  const began = Date.now();
  let [stopping, attempts, cyclePause] = [false, 0, 0];

  /** Sends a request until it gets a response, under one key. */
  async function persist(
    method: string,
    path: string,
    token: string,
    now: string,
    body?: object,
  ): Promise<ApiResponse> {
    const headers = { "idempotency-key": randomUUID() };
    for (;;) {
      const sentAt = performance.now();
      const response = await call(path, { url: urlOf(attempts++), method, token, now, headers, body }).catch(brokenOff);
      const outcome = response === null ? NO_RESPONSE : `${response.status} ${response.rejection.code}`;
      if (response !== null && !isTransient(outcome)) {
        served.push({ sentAt, took: performance.now() - sentAt });
        return response;
      }
      setbacks[outcome] = (setbacks[outcome] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  const expectStatus = ({ status, text }: ApiResponse, expected: number) => {
    if (status !== expected) throw new Error(`expected ${expected}, got ${status}: ${text}`);
  };

  /** `n` counts a court's cycles: a slot of every hour of a day, and then the day after. */
  async function cycle(token: string, court_id: string, kept: Booked[], n: number): Promise<void> {
    const day = Math.floor(n / HOURS) % DAYS_AHEAD;
    const now = new Date(began + day * DAY).toISOString();
    const date = new Date(began + (day + 2) * DAY).toISOString().slice(0, 10);
    const start_time = `${date}T${String(8 + (n % HOURS)).padStart(2, "0")}:00`;
    const booked = await persist("POST", "/bookings", token, now, { court_id, start_time });
    expectStatus(booked, 201);
    const id = String(booked.body.id);
    standing.add(id);
    kept.push({ id, token, now });
    expectStatus(await persist("GET", `/days/${date}?sport=tennis`, token, now), 200);
    const oldest = kept.length > HOURS ? kept.shift() : undefined;
    if (!oldest) return;
    expectStatus(await persist("POST", `/bookings/${oldest.id}/cancel`, oldest.token, oldest.now, {}), 200);
    standing.delete(oldest.id);
  }

  const { courtIds, members } = club;
  const workers = courtIds.map(async (courtId, number) => {
    const players = members.filter((_, at) => at % courtIds.length === number);
    const kept: Booked[] = [];
    for (let n = 0; !stopping; n++) {
      const due = performance.now() + cyclePause;
      await cycle(players[n % players.length]?.token ?? "", courtId, kept, n);
      const rest = due - performance.now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
  });
  const work = Promise.all(workers).then(() => {});
  // The first failure ends the load; stop() reports it.
  const failed = new Promise<never>((_, reject) => {
    work.catch((error: unknown) => {
      stopping = true;
      reject(error);
    });
  });
  // Without a listener it would end the process; stop() rejects all the same.
  failed.catch(() => {});

  return {
    served,
    standing,
    setbacks,
    failed,
    setPace(cycles) {
      cyclePause = (1_000 * courtIds.length) / cycles;
    },
    stop() {
      stopping = true;
      return work;
    },
  };
}

function brokenOff(error: unknown): null {
  if (error instanceof TypeError) return null;
  throw error;
}
