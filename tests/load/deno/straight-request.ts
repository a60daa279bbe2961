/** Who a request is for. */
export interface Person {
  userId: string;
  sessionId: string;
}

export type StraightRequest =
  | { verb: "availability"; person: Person; date: string; sport: string }
  /** Everyone books on a court of their own from `start` on, instants in ISO 8601. */
  | { verb: "bookings"; people: (Person & { courtId: string })[]; start: string };

/** What the program reads, one JSON line each; it answers each with one: `{}`, and a sample. */
export type StraightOrder =
  | { prepare: string; request: StraightRequest }
  | { run: string; clients: number; milliseconds: number };
