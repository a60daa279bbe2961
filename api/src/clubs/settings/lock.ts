import type { ClubTx } from "../../club-tx.ts";
import { DomainError } from "../../errors.ts";
import { type ClubRow, lockClub } from "../../tenant/queries.ts";
import { requireSettings } from "./read.ts";

/**
 * Locks the club for a change by an admin who read it at `version`; concurrent saves wait. Throws `forbidden`, and
 * `settings_changed` if it was saved since: nothing is overwritten (docs/product/booking.md#saving-settings).
 */
export async function lockSettings(tx: ClubTx, version: number): Promise<ClubRow> {
  requireSettings(tx);
  const club = await lockClub(tx.sql, tx.clubId);
  if (club.version === version) return club;
  throw new DomainError(
    "conflict",
    "settings_changed",
    "Somebody else has changed the settings meanwhile. Nothing was saved.",
    { field: "version", version: club.version },
  );
}
