import type { ClosurePreview } from "@courtside/contracts/api/client.ts";

/** "3 canceled", "1 moved": what a closure does, without what it does not do. */
export const countsOf = ({ cancel, move, keep, withdraw }: ClosurePreview["counts"]): string[] => [
  ...(cancel > 0 ? [`${cancel} canceled`] : []),
  ...(move > 0 ? [`${move} moved`] : []),
  ...(keep > 0 ? [`${keep} kept`] : []),
  ...(withdraw > 0 ? [`${withdraw} ${withdraw === 1 ? "offer" : "offers"} withdrawn`] : []),
];

/** "3 canceled, 1 moved. 4 people are notified." */
export function summaryOf({ counts, people, occurrences }: ClosurePreview): string {
  const parts = countsOf(counts);
  if (parts.length === 0)
    return occurrences.length > 1 ? "Nothing is booked at these times." : "Nothing is booked at this time.";
  const notified = people === 1 ? "1 person is notified" : `${people} people are notified`;
  return `${parts.join(", ")}. ${notified}.`;
}
