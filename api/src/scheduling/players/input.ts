import { type MessageCode, messageOf } from "@courtside/contracts/domain/messages.ts";
import { guestIdentity, roomViolation } from "@courtside/contracts/domain/players.ts";
import { DomainError } from "../../errors.ts";
import type { PlayerInput } from "./fields.ts";

/** `place`: in the request's list. */
export interface NamedMember {
  place: number;
  id: string;
}

export interface NamedGuest {
  place: number;
  name: string;
  email: string | null;
}

export interface NamedPlayers {
  members: NamedMember[];
  guests: NamedGuest[];
}

export const rejectedPlayer = (
  code: MessageCode,
  field: string,
  values: Record<string, string | number> = {},
  kind: "rejected" | "conflict" = "rejected",
) =>
  new DomainError(kind, code, messageOf(code, values), {
    field,
    ...(typeof values.name === "string" && { person: values.name }),
  });

/** The members and guests of a request; the booker and who is named twice count once. Rejected: two guests who cannot be distinguished. */
export function readPlayers(input: readonly PlayerInput[], bookerId: string | null): NamedPlayers {
  const members: NamedMember[] = [];
  const guests: NamedGuest[] = [];
  for (const [place, { user_id, guest_name, guest_email }] of input.entries()) {
    if (user_id !== undefined) {
      if (user_id !== bookerId && members.every(({ id }) => id !== user_id)) members.push({ place, id: user_id });
    } else if (guest_name !== undefined) {
      const guest = { place, name: guest_name.replace(/\s+/g, " "), email: guest_email?.toLowerCase() || null };
      if (guests.some((other) => identityOf(other) === identityOf(guest)))
        throw rejectedPlayer("guest_named_twice", `players.${place}.guest_name`, { name: guest.name });
      guests.push(guest);
    }
  }
  return { members, guests };
}

export const identityOf = ({ name, email }: Pick<NamedGuest, "name" | "email">): string => guestIdentity(name, email);

/** Rejects more players than the court has room for. */
export function checkRoom({ members, guests }: NamedPlayers, most: number, isWalkIn: boolean): void {
  if (roomViolation(members.length + guests.length + (isWalkIn ? 0 : 1), most))
    throw rejectedPlayer("too_many_players", "players", { n: most });
}
