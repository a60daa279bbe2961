import { expect, test } from "vitest";
import { breakLines } from "./ink.ts";

const within = (most: number) => (line: string) => line.length <= most;

test("a text is broken between words, into as few lines as fit", () => {
  expect(breakLines("Riverside Racquet and Paddle Club", within(40))).toEqual(["Riverside Racquet and Paddle Club"]);
  expect(breakLines("Riverside Racquet and Paddle Club", within(18))).toEqual(["Riverside Racquet", "and Paddle Club"]);
});

test("a word that fits no line stays whole", () => {
  expect(breakLines("The Llanfairpwllgwyngyll Club", within(10))).toEqual(["The", "Llanfairpwllgwyngyll", "Club"]);
});
