import { expect, test } from "vitest";
import { changedSports } from "./changedSports.ts";

const coach = { sports: ["tennis"], inactive_sports: ["squash"] };

test.each([
  [{ what: "add", sport: "padel" } as const, ["tennis", "squash", "padel"]],
  [{ what: "add", sport: "tennis" } as const, null],
  [{ what: "remove", sport: "tennis" } as const, ["squash"]],
  [{ what: "remove", sport: "padel" } as const, null],
])("%o", (change, sports) => {
  expect(changedSports(coach, change)).toEqual(sports);
});
