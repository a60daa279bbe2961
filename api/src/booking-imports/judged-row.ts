import type { BookingOutcome, BookingProblem } from "@courtside/contracts/domain/booking-import.ts";

/** A row as the import treats it. */
export interface JudgedRow {
  line: number;
  /** As in the file. */
  court: string;
  /** Name or address, as in the file. */
  person: string;
  startsAt: Date | null;
  endsAt: Date | null;
  outcome: BookingOutcome;
  problems: BookingProblem[];
  courtId: string | null;
  /** The member who is booked for; or the name of the guest. */
  userId: string | null;
  walkIn: string | null;
}
