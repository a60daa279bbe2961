/** The member that a request is for. */
export interface Person {
  userId: string;
  sessionId: string;
}

export type StraightRequest =
  | { verb: "availability"; person: Person; date: string; sport: string }
  /** Each member books on a court of their own from `start` on, an instant in ISO 8601. */
  | { verb: "bookings"; people: (Person & { courtId: string })[]; start: string }
  /** The same, with nothing but the rows. */
  | { verb: "floor"; clubId: string; people: (Person & { courtId: string })[]; start: string };

/** The program's input, one JSON line each; it prints one line for each: `{}`, and a sample. */
export type StraightOrder =
  | { prepare: string; request: StraightRequest }
  | { run: string; clients: number; milliseconds: number };
