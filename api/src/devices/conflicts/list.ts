import { CHECK_IN_MINUTES } from "@courtside/contracts/domain/check-in.ts";
import { DEVICE_MESSAGES } from "@courtside/contracts/domain/device-messages.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import { forbidden } from "../../errors.ts";
import { selectOpenConflicts } from "./queries.ts";
import type { ConflictResponse } from "./response.ts";

const TEXTS: Record<string, string> = {
  check_in_canceled: messageOf("check_in_canceled"),
  check_in_early: messageOf("check_in_early", { n: CHECK_IN_MINUTES }),
  check_in_late: messageOf("check_in_late"),
  not_a_player: DEVICE_MESSAGES.not_a_player,
  in_future: DEVICE_MESSAGES.in_future,
  not_at_this_device: DEVICE_MESSAGES.not_at_this_device,
};

/** The check-ins of devices without network that the club could not take, for staff. */
export async function listConflicts({ sql, clubId, role }: ClubTx): Promise<ConflictResponse[]> {
  if (!can(role, "bookings:see-names")) throw forbidden();
  const rows = await selectOpenConflicts(sql, clubId);
  return rows.map(({ made_at, starts_at, ends_at, code, ...row }) => ({
    ...row,
    made_at: made_at.toISOString(),
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
    code,
    message: TEXTS[code] ?? code,
  }));
}
