import { expect, it } from "vitest";
import { attentionAfter } from "./attention.ts";

it("is here for 40 seconds, asks for 20, and is gone after 60", () => {
  expect(attentionAfter(0)).toEqual({ kind: "here", nextMs: 40_000 });
  expect(attentionAfter(39_999)).toEqual({ kind: "here", nextMs: 1 });
  expect(attentionAfter(40_000)).toEqual({ kind: "asking", secondsLeft: 20, nextMs: 1000 });
  expect(attentionAfter(40_001)).toEqual({ kind: "asking", secondsLeft: 20, nextMs: 999 });
  expect(attentionAfter(59_999)).toEqual({ kind: "asking", secondsLeft: 1, nextMs: 1 });
  expect(attentionAfter(60_000)).toEqual({ kind: "gone" });
  expect(attentionAfter(8 * 3_600_000)).toEqual({ kind: "gone" });
});

it("counts each second down once when it looks as often as it says", () => {
  const shown: number[] = [];
  for (let quiet = 40_000; ; ) {
    const attention = attentionAfter(quiet);
    if (attention.kind !== "asking") break;
    shown.push(attention.secondsLeft);
    quiet += attention.nextMs;
  }
  expect(shown).toEqual(Array.from({ length: 20 }, (_, at) => 20 - at));
});
