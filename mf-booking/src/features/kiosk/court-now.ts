import type { Slot } from "@courtside/contracts/api/client.ts";

/** What the board shows of a court: free until, free again at, or full today. Instants are ISO. */
export type CourtNow = { kind: "free"; until: string } | { kind: "next"; at: string } | { kind: "full" };

/** Slots that can still be booked; one that has ended since the last response is past, also without a connection. */
export const openSlots = (slots: readonly Slot[], now: number): Slot[] =>
  slots.filter(({ state, end_time }) => state === "available" && Date.parse(end_time) > now);

/** @param now epoch ms of the server */
export function courtNow(slots: readonly Slot[], now: number): CourtNow {
  const [first, ...later] = openSlots(slots, now);
  if (!first) return { kind: "full" };
  if (Date.parse(first.start_time) > now) return { kind: "next", at: first.start_time };
  let until = first.end_time;
  for (const { start_time, end_time } of later) {
    if (Date.parse(start_time) !== Date.parse(until)) break;
    until = end_time;
  }
  return { kind: "free", until };
}
