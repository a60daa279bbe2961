/** A time in a person's calendar (docs/product/booking.md#calendar). */
export interface CalendarEntry {
  /** Of the booking or the event's date. It never changes, so a calendar finds the entry again after a move. */
  id: string;
  /** Rises with every change. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  title: string;
  place: string;
  description?: string | undefined;
  /** The page about it. */
  url?: string | undefined;
  isCanceled: boolean;
  /** When it was made or changed; the same for the same state, so that an unchanged feed has the same bytes. */
  changedAt: Date;
}

/** "Players: Ana Ruiz, Jo Smith"; nothing where one person plays alone. */
export const playersText = (names: readonly string[]): string | undefined =>
  names.length > 1 ? `Players: ${names.join(", ")}` : undefined;
