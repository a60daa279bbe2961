import { expect, test } from "vitest";
import { playText } from "./describe-booking.ts";

test("a lesson is named for the other of its two people", () => {
  const lesson = {
    kind: "lesson",
    sport: "tennis",
    user_name: "Ana Ruiz",
    coach_id: "c",
    coach_name: "Maya Okafor",
  } as const;
  expect(playText(lesson, "m")).toBe("Lesson with Maya Okafor (Tennis)");
  expect(playText(lesson, "c")).toBe("Lesson with Ana Ruiz (Tennis)");
  expect(playText({ ...lesson, coach_name: null }, "m")).toBe("Tennis lesson");
  expect(playText({ ...lesson, kind: "booking", coach_id: null, coach_name: null }, "m")).toBe("Tennis");
});
