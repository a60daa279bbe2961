import { createHmac } from "node:crypto";
import type { Keys } from "../keys/keys.ts";

/** How a member's rotating code is stored: without the installation's key, eight digits would be found by trying. */
export const kioskCodeHash = (keys: Pick<Keys, "secretFor">, code: string): Buffer =>
  createHmac("sha256", keys.secretFor("kiosk code")).update(code).digest();

const QR_PREFIX = "courtside:kiosk:";

/** What the QR code of a rotating code holds. */
export const kioskQrText = (code: string): string => `${QR_PREFIX}${code}`;

/** The eight digits of a code as it was typed, or as a QR code was read; undefined: neither. */
export const readKioskCode = (text: string): string | undefined =>
  /^\d{8}$/.exec(text.replace(QR_PREFIX, "").replace(/\s/g, ""))?.[0];
