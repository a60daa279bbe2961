import type { Booking, Player } from "@courtside/contracts/api/client.ts";
import type { MockHandler } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { type ApiResponse, type RuleViolation, rejection } from "@courtside/contracts/mock-api/responses.ts";

export interface FakePlayers {
  /** The people the caller has played with, the last first. */
  lately?: { id: string; name: string }[];
  /** Whom the search finds. */
  partners?: { id: string; name: string }[];
  /** The club has a members' directory: a part of the name finds them too. */
  byPart?: boolean;
  /** Rejects the next change of players, or leaving, with this. */
  rejectPlayers?: RuleViolation;
}

const personId = (at: number): string => `dddddddd-0000-4000-8000-${String(300 + at).padStart(12, "0")}`;
export const person = (at: number, name: string) => ({ id: personId(at), name });

export const ada = person(1, "Ada Lindqvist");
export const ben = person(2, "Ben Okafor");
export const cora = person(3, "Cora Diaz");
export const dan = person(4, "Dan Wu");

/** A player of a booking: a member by default. */
export const fakePlayer = (name: string, change: Partial<Player> = {}): Player => {
  const { id } = [ada, ben, cora, dan].find((each) => each.name === name) ?? person(90 + name.length, name);
  return { id, user_id: id, guest_name: null, guest_email: null, name, is_booker: false, is_me: false, ...change };
};

export const fakeGuest = (name: string, email: string | null = null): Player =>
  fakePlayer(name, { user_id: null, guest_name: name, guest_email: email });

/** Maya, as whom stories are signed in. */
export const maya: Player = {
  ...fakePlayer("Maya Chen", { is_booker: true, is_me: true }),
  id: "dddddddd-0000-4000-8000-000000000001",
  user_id: "dddddddd-0000-4000-8000-000000000001",
};

/** The players' part of the api, on the bookings in memory. */
export function fakePlayers(
  { lately = [], partners = [], byPart = false, rejectPlayers }: FakePlayers,
  bookings: () => Booking[],
): MockHandler[] {
  let nextViolation = rejectPlayers;
  const reject = (): ApiResponse | undefined => {
    const violation = nextViolation;
    nextViolation = undefined;
    return violation && rejection(violation);
  };
  const bookingOf = (id: string) => bookings().find((each) => each.id === id);
  const foundOf = ({ id, name }: { id: string; name: string }) => ({
    user_id: id,
    name,
    last_played_at: lately.some((each) => each.id === id) ? "2026-03-03T15:00:00.000Z" : null,
  });
  return [
    on("get", "/players", ({ query, response }) => {
      const typed = (query.search ?? "").trim().toLowerCase();
      if (typed === "") return response(200, { data: lately.map(foundOf) });
      const data = partners.filter(({ name }) =>
        byPart ? name.toLowerCase().includes(typed) : name.toLowerCase() === typed,
      );
      return response(200, { data: data.map(foundOf) });
    }),
    on("put", "/bookings/{id}/players", reject),
    on("delete", "/bookings/{id}/players/me", reject),
    on("put", "/bookings/{id}/players", ({ path: { id }, body, response, reject: no }) => {
      const booking = bookingOf(id);
      if (!booking) return no({ status: 404, code: "not_found", message: "Booking not found" });
      const wanted = Array.isArray(body) ? body : body.players;
      const known = [...partners, ...lately, ada, ben, cora, dan];
      booking.players = [
        ...booking.players.filter(({ is_booker }) => is_booker),
        ...wanted.map(({ user_id, guest_name, guest_email }) =>
          guest_name
            ? fakeGuest(guest_name, guest_email ?? null)
            : fakePlayer(known.find((each) => each.id === user_id)?.name ?? "Unknown Member"),
        ),
      ];
      return response(200, booking);
    }),
    on("delete", "/bookings/{id}/players/me", ({ path: { id }, response, reject: no }) => {
      const all = bookings();
      const at = all.findIndex((each) => each.id === id);
      const [left] = at < 0 ? [] : all.splice(at, 1);
      if (!left) return no({ status: 404, code: "not_found", message: "Booking not found" });
      return response(200, { ...left, players: [], can_leave: false });
    }),
  ];
}
