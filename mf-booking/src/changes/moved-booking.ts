/** A booking that has just moved: its move can be undone. */
export interface MovedBooking {
  id: string;
  /** "Court 3, 12:00 - 13:00". */
  label: string;
  /** Where it was. */
  before: { court_id: string; start_time: string; end_time: string };
  /** Epoch ms of the browser's clock. */
  until: number;
}
