import type { ClubTx } from "../../club-tx.ts";
import { judgeBooking, slotConflict, writeBooking } from "../book-court.ts";
import { readBooking } from "../bookings/reading.ts";

export interface ImportedBooking {
  importId: string;
  courtId: string;
  startsAt: Date;
  endsAt: Date;
  /** The member, or the name of a guest. */
  userId: string | null;
  walkIn: string | null;
}

/**
 * Books one line of an import as staff would, without a mail to its booker. Rejected as every booking is; a time that the waitlist
 * offers, also to its booker, is taken. Returns the booking's id.
 */
export async function bookImported(tx: ClubTx, booking: ImportedBooking): Promise<string> {
  const { importId, courtId, startsAt, endsAt, userId, walkIn } = booking;
  const input = {
    court_id: courtId,
    start_time: startsAt.toISOString(),
    end_time: endsAt.toISOString(),
    import_id: importId,
    ...(userId === null ? { walk_in: true, players: [{ guest_name: walkIn ?? "" }] } : { user_id: userId }),
  };
  const read = await readBooking(tx.sql, userId ?? tx.userId, input);
  const judged = await judgeBooking(tx, input, read);
  if (judged.held || judged.isTaken) throw slotConflict([]);
  const { id } = await writeBooking(tx, judged, input);
  return id;
}
