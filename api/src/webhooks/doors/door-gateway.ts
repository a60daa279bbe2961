/** A code for the door of a court, as a lock has to know it. */
export interface DoorCode {
  bookingId: string;
  courtId: string;
  /** Six digits. */
  code: string;
  validFrom: Date;
  validUntil: Date;
}

/**
 * A club's lock system. Both calls may be repeated: a code that is set again replaces the one of the same booking, and removing an unknown
 * one succeeds. They resolve with what went wrong, in a sentence for the club's admins, or with null.
 */
export interface DoorGateway {
  set(code: DoorCode): Promise<string | null>;
  remove(bookingId: string): Promise<string | null>;
}
