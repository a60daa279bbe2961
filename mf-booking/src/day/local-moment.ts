import { addDays } from "@courtside/contracts/domain/club-clock.ts";

/** A club-local date-time as the api takes it; "24:00" is the next day's midnight. */
export const localMoment = (date: string, time: string): string =>
  time === "24:00" ? `${addDays(date, 1)}T00:00` : `${date}T${time}`;
