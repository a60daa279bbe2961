/** One or more touching slots of one court: what a person is about to book. Instants are ISO 8601, UTC. */
export interface SlotRange {
  courtId: string;
  start: string;
  end: string;
  /** Start of each of its slots, in order; the first is `start`. */
  starts: readonly string[];
}

/** Names a slot of the day for good: a refetch gives new objects, never new keys. */
export const slotKey = (courtId: string, start: string): string => `${courtId} ${start}`;

export const rangeKeys = (range: SlotRange): string[] => range.starts.map((start) => slotKey(range.courtId, start));

/** Length in minutes of real time. */
export const rangeMinutes = (range: Pick<SlotRange, "start" | "end">): number =>
  (Date.parse(range.end) - Date.parse(range.start)) / 60_000;
