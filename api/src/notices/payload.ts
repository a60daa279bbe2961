import { z } from "zod";

/** The details of most notices about a time on a court. Instants are ISO 8601. */
export const courtTime = z.object({
  courtName: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

export type CourtTime = z.infer<typeof courtTime>;

/** The details of a row's time. */
export const courtTimeOf = (courtName: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): CourtTime => ({
  courtName,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
