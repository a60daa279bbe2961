import { randomInt } from "node:crypto";

const FIRST = ["Alex", "Casey", "Drew", "Emery", "Finley", "Harper", "Jamie", "Jordan", "Kai", "Lee", "Morgan", "Noa"];
const LAST = [
  "Ace",
  "Backhand",
  "Court",
  "Dropshot",
  "Lob",
  "Net",
  "Rally",
  "Serve",
  "Slice",
  "Smash",
  "Topspin",
  "Volley",
];

const anyOf = (text: readonly string[]): string => text[randomInt(text.length)] ?? "";

/** A name for a throwaway visitor, such as "Harper Volley". */
export const visitorName = (): string => `${anyOf(FIRST)} ${anyOf(LAST)}`;
