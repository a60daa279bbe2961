import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { invalid } from "../../errors.ts";
import { readInstant } from "./instant.ts";

/** The time of a request; without an end it is one slot long. Rejected: an end that is not after the start. */
export function readSlot(
  input: { start_time: string; end_time?: string | undefined },
  rules: Pick<ClubRules, "time_zone" | "slot_length_minutes">,
): Slot {
  const startsAt = readInstant("start_time", input.start_time, rules.time_zone);
  const endsAt =
    input.end_time === undefined
      ? startsAt + rules.slot_length_minutes * 60_000
      : readInstant("end_time", input.end_time, rules.time_zone);
  if (endsAt <= startsAt) throw invalid("end_time", messageOf("end_before_start"), "end_before_start");
  return { startsAt, endsAt };
}
