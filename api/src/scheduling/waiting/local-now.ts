import { wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { localDate, localMinutes } from "@courtside/contracts/domain/club-time.ts";
import type { LocalNow } from "./queries.ts";

/** The club's current date and time. */
export const localNow = (now: number, zone: string): LocalNow => ({
  today: localDate(now, zone),
  time: wallTime(localMinutes(now, zone)),
});
