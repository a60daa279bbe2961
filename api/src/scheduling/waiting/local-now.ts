import { wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { localDate, localMinutes } from "@courtside/contracts/domain/club-time.ts";
import type { LocalNow } from "./queries.ts";

/** What the club's calendar and clock show. */
export const localNow = (now: number, zone: string): LocalNow => ({
  today: localDate(now, zone),
  time: wallTime(localMinutes(now, zone)),
});
