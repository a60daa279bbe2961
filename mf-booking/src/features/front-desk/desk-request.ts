import type { FoundMember } from "@courtside/contracts/api/client.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";

/** The form's input so far. Times are club-local "HH:MM"; an end may be "24:00". */
export interface DeskRequest {
  member: FoundMember | null;
  courtId: string | null;
  start: string | null;
  end: string | null;
}

export const NO_INPUT: DeskRequest = { member: null, courtId: null, start: null, end: null };

/** In the order of the form. */
export type DeskField = "member" | "courtId" | "start" | "end";
const FIELDS: readonly DeskField[] = ["member", "courtId", "start", "end"];

/** The empty fields, in the order of the form. */
export const missingFields = (input: DeskRequest): DeskField[] => FIELDS.filter((field) => input[field] === null);

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
