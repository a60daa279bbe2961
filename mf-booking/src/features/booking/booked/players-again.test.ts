import { expect, test } from "vitest";
import { fakeGuest, fakePlayer, maya } from "../../../testing/fake-players.ts";
import { keepPlayers, playersFor } from "./players-again.ts";

const PATH = "/book?sport=tennis&date=2026-03-10&time=18%3A00&court=c1&minutes=60";
const chosen = { time: "18:00", courtId: "c1", minutes: 60 };
const ada = fakePlayer("Ada Lindqvist");

test("the other players are there for their own time alone", () => {
  const players = [maya, ada, fakeGuest("Gus Guest", "gus@example.test")];
  keepPlayers(PATH, { players, walk_in: false });
  expect(playersFor(chosen)).toEqual([
    { type: "member", userId: ada.user_id, name: "Ada Lindqvist" },
    { type: "guest", name: "Gus Guest", email: "gus@example.test" },
  ]);
  expect(playersFor({ ...chosen, time: "19:00" })).toEqual([]);
});

test("of a booking that another member made, its booker is a player, and that one's guests stay away", () => {
  keepPlayers(PATH, {
    players: [{ ...ada, is_booker: true }, { ...maya, is_booker: false }, fakeGuest("Gus Guest")],
    walk_in: false,
  });
  expect(playersFor(chosen)).toEqual([{ type: "member", userId: ada.user_id, name: "Ada Lindqvist" }]);
});

test("a guest whose name is no longer kept is no person to book for", () => {
  const erased = { ...fakeGuest("Former guest"), is_erased: true as const };
  keepPlayers(PATH, { players: [maya, erased, fakeGuest("Gus Guest"), erased], walk_in: false });
  expect(playersFor(chosen)).toEqual([{ type: "guest", name: "Gus Guest", email: "" }]);
});
