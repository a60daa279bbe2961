import { SPORTS } from "@courtside/contracts/domain/sports.ts";
import { expect, test } from "vitest";
import { sportOptions } from "./sportOptions.ts";

test("a club's own sports are offered, capitalised", () => {
  expect(sportOptions(["padel", "table tennis"])).toEqual([
    { value: "padel", label: "Padel" },
    { value: "table tennis", label: "Table tennis" },
  ]);
});

test("a club without sports of its own is offered the catalogue", () => {
  expect(sportOptions([]).map(({ value }) => value)).toEqual([...SPORTS]);
  expect(SPORTS).toEqual([
    "tennis",
    "pickleball",
    "squash",
    "badminton",
    "racquetball",
    "basketball",
    "volleyball",
    "padel",
  ]);
});
