import { z } from "zod";

/** What a calendar needs to find a booking again. */
const changedBooking = z.object({ id: z.uuid(), sequence: z.int().min(0) });

/** The details of most notices about a time on a court. Instants are ISO 8601. */
export const courtTime = z.object({
  courtName: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Of a booking or lesson; absent in notices of a release before. */
  booking: changedBooking.optional(),
});

export type CourtTime = z.infer<typeof courtTime>;

/** An event's dates for the reader's calendar; absent in notices of a release before. */
export const eventDates = z.object({
  dates: z.array(z.object({ id: z.uuid(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })),
  sequence: z.int().min(0),
});

/** What a notice about a person's place in an event says besides: whether they took it or gave it up themselves. */
export const eventPlace = z.object({
  title: z.string(),
  isSeries: z.boolean(),
  byReader: z.boolean().optional(),
  calendar: eventDates,
});

/** An event that goes on without the reader; the time is that of its next date. */
export const leftEvent = courtTime.omit({ booking: true }).extend({
  title: z.string(),
  isSeries: z.boolean(),
  calendar: eventDates,
});

export type LeftEvent = z.infer<typeof leftEvent>;

/** What a player's notice says besides: who booked, null for a walk-in, and whether the player is a guest without an account. */
export const playing = z.object({ bookerName: z.string().nullable(), isGuest: z.boolean() });

/** Something of the reader's that a closure has changed. The court is the one that it has now, or had. */
export const closedItem = courtTime.extend({
  outcome: z.enum(["canceled", "moved", "withdrawn", "restored"]),
  /** Of what was moved. */
  fromCourt: z.string().optional(),
  /** The other person of a lesson. */
  lessonWith: z.string().optional(),
  /** To a player: who booked. */
  bookedBy: z.string().optional(),
  /** The date of an event. */
  event: changedBooking.extend({ title: z.string() }).optional(),
});

export type ClosedItem = z.infer<typeof closedItem>;

/** The details of a row's time. */
export const courtTimeOf = (courtName: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): CourtTime => ({
  courtName,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

interface BookingTime {
  id: string;
  /** How often it has changed. */
  sequence: number;
  court_name: string;
  starts_at: Date;
  ends_at: Date;
}

/** The same of a booking or lesson, which the mail brings into the reader's calendar. */
export const bookingTimeOf = ({ id, sequence, court_name, starts_at, ends_at }: BookingTime): CourtTime => ({
  ...courtTimeOf(court_name, { startsAt: starts_at, endsAt: ends_at }),
  booking: { id, sequence },
});

/** Of a booking that is canceled in this transaction, read before. */
export const canceledTimeOf = (row: BookingTime): CourtTime => bookingTimeOf({ ...row, sequence: row.sequence + 1 });
