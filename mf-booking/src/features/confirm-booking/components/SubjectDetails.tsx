import type { BookingDay } from "../../../day/booking-day.ts";
import type { BookingFailure } from "../api/useCreateBooking.ts";
import type { Subject } from "../useSubject.ts";
import type { ForWhom } from "./BookFor.tsx";
import { BookingDetails } from "./BookingDetails.tsx";
import { RefusedDetails } from "./RefusedDetails.tsx";

export interface Booking extends ForWhom {
  book: () => void;
  busy: boolean;
  failure: BookingFailure | null;
}

interface SubjectDetailsProps {
  day: BookingDay;
  subject: Subject;
  booking: Booking;
}

/** The same content in panel, popover and sheet. */
export function SubjectDetails({ day, subject, booking }: SubjectDetailsProps) {
  if (subject.kind === "refused") return <RefusedDetails day={day} cell={subject.cell} />;
  if (subject.kind === "none") return null;
  const { range, lost } = subject;
  return <BookingDetails day={day} range={range} lost={lost} {...booking} />;
}
