import type { LessonRequest } from "@courtside/contracts/api/client.ts";
import { dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";

/** "Tue, Mar 10, 18:00": the time that a request asks for, by the club's clock. */
export const requestedTime = (
  { preferred_date, preferred_time }: Pick<LessonRequest, "preferred_date" | "preferred_time">,
  zone: string,
): string => `${dateYearLabel(preferred_date, zone)}, ${preferred_time}`;
