import { expect, test } from "vitest";
import { fieldAfterTime, missingFields, NO_INPUT, sentPlayers, withStart } from "./desk-request.ts";

test("an end that is not after a new start moves to one slot later", () => {
  expect(withStart(NO_INPUT, "10:00", 60, "22:00")).toMatchObject({ start: "10:00", end: "11:00" });
  expect(withStart({ ...NO_INPUT, end: "12:30" }, "11:15", 60, "22:00")).toMatchObject({
    start: "11:15",
    end: "12:30",
  });
  expect(withStart({ ...NO_INPUT, end: "11:00" }, "11:00", 90, "22:00")).toMatchObject({
    start: "11:00",
    end: "12:30",
  });
  expect(withStart(NO_INPUT, "23:30", 60, "24:00")).toMatchObject({ start: "23:30", end: "24:00" });
});

test("a guest without an account needs a name, and comes first of the players", () => {
  const walkIn = { ...NO_INPUT, courtId: "c", start: "10:00", end: "11:00", walkIn: { name: " ", email: "gus" } };
  expect(missingFields(walkIn)).toEqual(["walkInName", "walkInEmail"]);
  expect(fieldAfterTime(walkIn)).toBe("walkInName");
  const named = { ...walkIn, walkIn: { name: " Gus Guest ", email: "" } };
  expect(missingFields(named)).toEqual([]);
  expect(fieldAfterTime(named)).toBe("submit");
  const ada = { type: "member" as const, userId: "u1", name: "Ada Lindqvist" };
  expect(sentPlayers({ ...named, players: [ada] })).toEqual([{ type: "guest", name: "Gus Guest", email: "" }, ada]);
  expect(sentPlayers({ ...NO_INPUT, players: [ada] })).toEqual([ada]);
});

test("empty fields are in the order of the form", () => {
  expect(missingFields({ ...NO_INPUT, courtId: "c" })).toEqual(["member", "start", "end"]);
});
