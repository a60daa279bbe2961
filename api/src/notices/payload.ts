import { z } from "zod";

/** The details of most notices about a time on a court. Instants are ISO 8601. */
export const courtTime = z.object({
  courtName: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

export type CourtTime = z.infer<typeof courtTime>;

/** What a player's notice says besides: who booked, null for a walk-in, and whether the player is a guest without an account. */
export const playing = z.object({ bookerName: z.string().nullable(), isGuest: z.boolean() });

/** Guests have no account to see it in. */
export const bookingsButton = ({ isGuest }: { isGuest: boolean }) =>
  isGuest ? {} : { button: { label: "See my bookings", path: "/my-bookings" } };

/** The details of a row's time. */
export const courtTimeOf = (courtName: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): CourtTime => ({
  courtName,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
