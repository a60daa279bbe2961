import type { Availability } from "@courtside/contracts/api/client.ts";

export type CourtDay = Availability["courts"][number];
export type Occupancy = CourtDay["occupancies"][number];

/** A slot that the server offers instead of the one that was taken. */
export interface Alternative {
  court_id: string;
  court_name: string;
  start_time: string;
  end_time: string;
}

/** A booking to be canceled, with what names it. */
export interface CancelTarget {
  bookingId: string;
  courtName: string;
  start: string;
  end: string;
  /** The booker, if it is another person: staff then give a reason. */
  othersName?: string;
  /** The series of which it is a date. */
  seriesId?: string | null;
}

const isAlternative = (value: unknown): value is Alternative =>
  typeof value === "object" && value !== null && "court_id" in value && "start_time" in value && "end_time" in value;

const listed = (list: unknown): Alternative[] => (Array.isArray(list) ? list.filter(isAlternative) : []);

/** `details.alternatives` of a 409 `slot_conflict`; empty for any other error. */
export const alternativesOf = (details: Record<string, unknown> | undefined): Alternative[] =>
  listed(details?.alternatives);

/** `details.slots` of a 409 `slots_free`: what can be booked without waiting; empty for any other error. */
export const freeSlotsOf = (details: Record<string, unknown> | undefined): Alternative[] => listed(details?.slots);
