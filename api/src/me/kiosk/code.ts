import { randomInt } from "node:crypto";
import { KIOSK_CODE_SECONDS, kioskQrText } from "@courtside/contracts/domain/at-device.ts";
import { kioskCodeHash } from "../../auth/kiosk-code.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError } from "../../errors.ts";
import type { Keys } from "../../keys/keys.ts";
import { insertKioskCode } from "./queries.ts";

interface KioskCode {
  code: string;
  qr: string;
  expires_at: string;
}

/** A new code of the caller's, for one use within 30 seconds at a device of their club. */
export async function makeKioskCode(tx: ClubTx, keys: Pick<Keys, "secretFor">): Promise<KioskCode> {
  const expiresAt = new Date(tx.now + KIOSK_CODE_SECONDS * 1000);
  // Another member may have the same eight digits at the time.
  for (let tries = 0; tries < 3; tries++) {
    const code = String(randomInt(100_000_000)).padStart(8, "0");
    const made = await insertKioskCode(tx.sql, tx.clubId, tx.userId, { hash: kioskCodeHash(keys, code), expiresAt });
    if (made) return { code, qr: kioskQrText(code), expires_at: expiresAt.toISOString() };
  }
  throw new DomainError("unavailable", "no_code", "No code could be made: try again");
}
