import type { Player } from "@courtside/contracts/api/client.ts";
import { expect, test } from "vitest";
import {
  draftsOf,
  guestProblems,
  hasPlayer,
  type PlayerDraft,
  playerInputs,
  playerKey,
  playerProblems,
  withOthers,
  withPlayers,
} from "./player-draft.ts";

const ada: PlayerDraft = { type: "member", userId: "u1", name: "Ada Lindqvist" };
const ben: PlayerDraft = { type: "guest", name: "Ben Okafor", email: "" };
const player = (change: Partial<Player>): Player => ({
  id: "p1",
  user_id: null,
  guest_name: null,
  guest_email: null,
  name: "Ada Lindqvist",
  is_booker: false,
  is_me: false,
  ...change,
});

test("members are the same by account, guests by email, else by name in any case and spacing", () => {
  expect(hasPlayer([ada], { ...ada, name: "A. Lindqvist" })).toBe(true);
  expect(hasPlayer([ben], { type: "guest", name: " ben  OKAFOR ", email: "" })).toBe(true);
  expect(hasPlayer([ben], { ...ben, email: "ben@example.test" })).toBe(false);
  expect(hasPlayer([ada], { type: "guest", name: "Ada Lindqvist", email: "" })).toBe(false);
});

test("players are sent by id, guests by name and email if there is one", () => {
  expect(playerInputs([ada, ben, { ...ben, email: "ben@example.test" }])).toEqual([
    { user_id: "u1" },
    { guest_name: "Ben Okafor" },
    { guest_name: "Ben Okafor", guest_email: "ben@example.test" },
  ]);
});

test("staff read the others beside the booker, or beside the guest of a walk-in booking", () => {
  const booker = player({ user_id: "me", name: "Maya Chen", is_booker: true });
  const guest = player({ guest_name: "Gus Guest", name: "Gus Guest" });
  expect(withOthers({ players: [booker], walk_in: false })).toBeNull();
  expect(withOthers({ players: [booker, player({ user_id: "u1", is_me: true })], walk_in: false })).toBe(
    "with Ada Lindqvist",
  );
  expect(withOthers({ players: [guest, player({ user_id: "u1" })], walk_in: true })).toBe("with Ada Lindqvist");
});

test("a booking's players can be edited without its booker", () => {
  const players = [
    player({ user_id: "me", name: "Maya Chen", is_booker: true, is_me: true }),
    player({ user_id: "u1" }),
    player({ guest_name: "Ben Okafor", name: "Ben Okafor", guest_email: "ben@example.test" }),
  ];
  expect(draftsOf(players)).toEqual([ada, { ...ben, email: "ben@example.test" }]);
});

test("a rejection that names a player stands with them; any other with none", () => {
  const rejection = (field: string) => ({
    message: "Ada Lindqvist already has a booking at this time",
    details: { field },
  });
  expect([...playerProblems(rejection("players.1.user_id"), [ben, ada])]).toEqual([
    [playerKey(ada), "Ada Lindqvist already has a booking at this time"],
  ]);
  for (const field of ["players", "players.7.user_id", "start_time"])
    expect(playerProblems(rejection(field), [ben, ada]).size, field).toBe(0);
});

test("a guest needs a name, and an email that is none is named", () => {
  expect(guestProblems({ name: "", email: "" })).toEqual({ name: "Name is required" });
  expect(guestProblems({ name: "Ben", email: "ben" })).toEqual({ email: "Please enter a valid email address" });
  expect(guestProblems({ name: "Ben", email: "ben@example.test" })).toEqual({});
});

test("the reader sees with whom they play", () => {
  const me = player({ name: "Maya Chen", is_me: true });
  expect(withPlayers([me])).toBeNull();
  expect(withPlayers([me, player({})])).toBe("with Ada Lindqvist");
  expect(withPlayers([player({}), me, player({ name: "Ben Okafor" }), player({ name: "Cora Diaz" })])).toBe(
    "with Ada Lindqvist, Ben Okafor, and Cora Diaz",
  );
});
