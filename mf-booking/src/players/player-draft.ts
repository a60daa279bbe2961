import type { ApiError, Booking, Player, PlayerInput } from "@courtside/contracts/api/client.ts";
import { personNameProblem } from "@courtside/contracts/domain/person-name.ts";

/** A person chosen to play besides the booker. */
export type PlayerDraft =
  | { type: "member"; userId: string; name: string }
  /** `email` is empty if none was given. */
  | { type: "guest"; name: string; email: string };

const folded = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

/** What tells two players apart: a member's account; a guest's email, else the name. */
export const playerKey = (player: PlayerDraft): string =>
  player.type === "member" ? `member ${player.userId}` : `guest ${folded(player.email || player.name)}`;

export const hasPlayer = (players: readonly PlayerDraft[], one: PlayerDraft): boolean =>
  players.some((each) => playerKey(each) === playerKey(one));

/** The players as POST /bookings and PUT /bookings/{id}/players take them. */
export const playerInputs = (players: readonly PlayerDraft[]): PlayerInput[] =>
  players.map((player) =>
    player.type === "member"
      ? { user_id: player.userId }
      : { guest_name: player.name, ...(player.email && { guest_email: player.email }) },
  );

const LONGEST_EMAIL = 254;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a guest's fields, trimmed. */
export function guestProblems({ name, email }: { name: string; email: string }): { name?: string; email?: string } {
  const nameProblem = personNameProblem(name);
  return {
    ...(nameProblem && { name: nameProblem }),
    ...(email &&
      (email.length > LONGEST_EMAIL || !EMAIL.test(email)) && { email: "Please enter a valid email address" }),
  };
}

/** The players of a booking besides its booker. */
export const draftsOf = (players: readonly Player[]): PlayerDraft[] =>
  players
    .filter(({ is_booker }) => !is_booker)
    .map(({ user_id, name, guest_email }) =>
      user_id === null ? { type: "guest", name, email: guest_email ?? "" } : { type: "member", userId: user_id, name },
    );

/** "with Ben Okafor": the others as staff see them, beside the name of the booker or of the walk-in guest; null for none. */
export function withOthers({ players, walk_in: isWalkIn }: Pick<Booking, "players" | "walk_in">): string | null {
  const others = isWalkIn ? players.slice(1) : players.filter(({ is_booker }) => !is_booker);
  return withPlayers(others.map(({ name }) => ({ name, is_me: false })));
}

/** Messages about single players, by `playerKey`. */
export type PlayerProblems = ReadonlyMap<string, string>;

const PLACE = /^players\.(\d+)(\.|$)/;

/** Which of the players that were sent a rejection is about, if it names one: `details.field` is "players.1.user_id". */
export function playerProblems(
  { message, details }: Pick<ApiError, "message" | "details">,
  sent: readonly PlayerDraft[],
): PlayerProblems {
  const place = PLACE.exec(String(details?.field ?? ""))?.[1];
  const player = place === undefined ? undefined : sent[Number(place)];
  return new Map(player ? [[playerKey(player), message]] : []);
}

const LIST = new Intl.ListFormat("en", { type: "conjunction", style: "long" });

/** "with Ada Lindqvist and Ben Okafor": the others as the reader sees them; null if the reader plays alone or sees no names. */
export function withPlayers(players: readonly Pick<Player, "name" | "is_me">[]): string | null {
  const others = players.filter(({ is_me }) => !is_me).map(({ name }) => name);
  return others.length > 0 ? `with ${LIST.format(others)}` : null;
}
