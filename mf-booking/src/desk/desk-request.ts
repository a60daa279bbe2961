import type { FoundMember } from "@courtside/contracts/api/client.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { guestProblems, type PlayerDraft } from "../players/player-draft.ts";

/** The form's input so far. Times are club-local "HH:MM"; an end may be "24:00". */
export interface DeskRequest {
  member: FoundMember | null;
  /** Set for a guest without an account, in place of a member; empty texts until they are typed. */
  walkIn: { name: string; email: string } | null;
  /** Who plays besides. */
  players: readonly PlayerDraft[];
  courtId: string | null;
  start: string | null;
  end: string | null;
}

export const NO_INPUT: DeskRequest = { member: null, walkIn: null, players: [], courtId: null, start: null, end: null };

/** In the order of the form. */
export type DeskField = "member" | "walkInName" | "walkInEmail" | "courtId" | "start" | "end";

/** What is wrong with the fields of a guest without an account. */
export const walkInProblems = ({ walkIn }: DeskRequest): ReturnType<typeof guestProblems> =>
  walkIn ? guestProblems({ name: walkIn.name.trim(), email: walkIn.email.trim() }) : {};

/** The fields that are empty or wrong, in the order of the form. */
export function missingFields(input: DeskRequest): DeskField[] {
  const { name, email } = walkInProblems(input);
  const isMissing: Record<DeskField, boolean> = {
    member: input.walkIn === null && input.member === null,
    walkInName: name !== undefined,
    walkInEmail: email !== undefined,
    courtId: input.courtId === null,
    start: input.start === null,
    end: input.end === null,
  };
  return (Object.keys(isMissing) as DeskField[]).filter((field) => isMissing[field]);
}

/** The players as they are sent; the guest of a walk-in booking comes first. */
export const sentPlayers = ({ walkIn, players }: DeskRequest): PlayerDraft[] => [
  ...(walkIn ? [{ type: "guest" as const, name: walkIn.name.trim(), email: walkIn.email.trim() }] : []),
  ...players,
];

/** What is still to be done once a time is chosen: the person, else sending it. */
export function fieldAfterTime(input: DeskRequest): DeskField | "submit" {
  if (input.walkIn) return input.walkIn.name.trim() === "" ? "walkInName" : "submit";
  return input.member ? "submit" : "member";
}

/** Sets another start; an end that is not after it moves to one slot later, at most to closing. */
export function withStart(input: DeskRequest, start: string, slotMinutes: number, closing: string): DeskRequest {
  if (input.end !== null && minutesOfDay(input.end) > minutesOfDay(start)) return { ...input, start };
  const end = Math.min(minutesOfDay(start) + slotMinutes, minutesOfDay(closing));
  return { ...input, start, end: wallTime(end) };
}

/** Moves the focus to a field of the form or to its button. The input of the member search has no name. */
export function focusField(form: HTMLFormElement | null, field: DeskField | "submit"): void {
  const place =
    field === "member" ? "input[role=combobox]" : field === "submit" ? "button[type=submit]" : `[name=${field}]`;
  form?.querySelector<HTMLElement>(place)?.focus();
}
