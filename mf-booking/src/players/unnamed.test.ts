import type { Player } from "@courtside/contracts/api/client.ts";
import { expect, test } from "vitest";
import { namesDueAt } from "./unnamed.ts";

const booker: Player = {
  id: "u1",
  user_id: "u1",
  guest_name: null,
  guest_email: null,
  name: "Maya Chen",
  is_booker: true,
  is_me: true,
};
const booking = {
  kind: "booking",
  status: "confirmed",
  walk_in: false,
  max_players: 4,
  players: [booker],
  start_time: "2026-03-10T14:00:00Z",
} as const;

test("names are due the club's hours before the start, for a booking of its booker alone", () => {
  expect(namesDueAt({ ...booking, players: [booker] }, { names_required_hours: 24 })).toBe(
    Date.parse("2026-03-09T14:00:00Z"),
  );
});

test.each([
  ["the club requires none", {}, 0],
  ["somebody is named", { players: [booker, { ...booker, id: "u2", is_booker: false }] }, 24],
  ["the booker plays alone", { max_players: 1 }, 24],
  ["a lesson", { kind: "lesson" }, 24],
  ["a canceled booking", { status: "canceled" }, 24],
  ["a walk-in", { walk_in: true }, 24],
  ["a reader who sees no names", { players: [] }, 24],
] as const)("nothing is due: %s", (_, change, hours) => {
  const changed = { ...booking, players: [booker], ...change };
  expect(namesDueAt({ ...changed, players: [...changed.players] }, { names_required_hours: hours })).toBeNull();
});
