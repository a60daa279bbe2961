import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { invalid } from "../../errors.ts";
import { readMoment } from "./moment.ts";

/** When a wish is for; without an end it is one slot long. Refused: an end that is not after the start. */
export function readSlot(
  wish: { start_time: string; end_time?: string | undefined },
  rules: Pick<ClubRules, "time_zone" | "slot_length_minutes">,
): Slot {
  const startsAt = readMoment("start_time", wish.start_time, rules.time_zone);
  const endsAt =
    wish.end_time === undefined
      ? startsAt + rules.slot_length_minutes * 60_000
      : readMoment("end_time", wish.end_time, rules.time_zone);
  if (endsAt <= startsAt) throw invalid("end_time", messageOf("end_before_start"), "end_before_start");
  return { startsAt, endsAt };
}
