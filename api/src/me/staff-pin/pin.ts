import { isStaff } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden } from "../../errors.ts";
import { isWeakPin } from "../weak-pin.ts";
import { deleteStaffPin, upsertStaffPin } from "./queries.ts";

export async function requireStaff({ role }: ClubTx): Promise<void> {
  if (!isStaff(role)) throw forbidden();
}

/** Rejects callers who are not staff, and a PIN that would be guessed first (`weak_pin`). */
export async function checkInput(tx: ClubTx, pin: string): Promise<void> {
  await requireStaff(tx);
  if (!isWeakPin(pin)) return;
  throw new DomainError("rejected", "weak_pin", "This PIN is too easy to guess. Do not repeat or count digits.", {
    field: "pin",
  });
}

export async function savePin(tx: ClubTx, hash: string): Promise<void> {
  await requireStaff(tx);
  await upsertStaffPin(tx.sql, tx.clubId, tx.userId, hash);
  await audit(tx, { action: "staff_pin.set", subjectType: "person", subjectId: tx.userId });
}

/** Removing a PIN that does not exist changes nothing. In every role: it ends a right. */
export async function removePin(tx: ClubTx): Promise<void> {
  const wasThere = await deleteStaffPin(tx.sql, tx.clubId, tx.userId);
  if (wasThere) await audit(tx, { action: "staff_pin.removed", subjectType: "person", subjectId: tx.userId });
}
