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

const anyOf = (words: readonly string[]): string => words[randomInt(words.length)] ?? "";

/** A name for a throwaway visitor, such as "Harper Volley". */
export const visitorName = (): string => `${anyOf(FIRST)} ${anyOf(LAST)}`;
