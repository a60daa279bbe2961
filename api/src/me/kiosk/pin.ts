import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError } from "../../errors.ts";
import { isWeakPin } from "../weak-pin.ts";
import { deleteKioskPin, upsertKioskPin } from "./queries.ts";

/** Rejects a PIN that would be guessed first (`weak_pin`). */
export function checkKioskPin(pin: string): void {
  if (!isWeakPin(pin)) return;
  throw new DomainError("rejected", "weak_pin", "This PIN is too easy to guess. Do not repeat or count digits.", {
    field: "pin",
  });
}

export async function saveKioskPin(tx: ClubTx, hash: string): Promise<void> {
  await upsertKioskPin(tx.sql, tx.clubId, tx.userId, hash);
  await audit(tx, { action: "kiosk_pin.set", subjectType: "person", subjectId: tx.userId });
}

/** Removing a PIN that does not exist changes nothing. */
export async function removeKioskPin(tx: ClubTx): Promise<void> {
  const wasThere = await deleteKioskPin(tx.sql, tx.clubId, tx.userId);
  if (wasThere) await audit(tx, { action: "kiosk_pin.removed", subjectType: "person", subjectId: tx.userId });
}
